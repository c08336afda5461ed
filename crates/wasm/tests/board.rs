//! What the browser is told, asked natively.

use serde_json::{Value, json};
use siliam_wasm::{Board, Reviewer, Thinker, games, level_move, messages, rules};

fn view(board: &Board, place: Option<u8>) -> Value {
    serde_json::from_str(&board.view(place)).expect("a view is JSON")
}

#[test]
fn every_game_is_listed_with_its_texts() {
    let games: Value = serde_json::from_str(&games()).expect("the list is JSON");
    let games = games.as_array().expect("a list");
    assert!(!games.is_empty());
    for game in games {
        let id = game["id"].as_str().expect("an id");
        for lang in ["fr", "en"] {
            assert!(rules(id, lang).expect("a rules page").starts_with("# "), "{id}");
            assert!(messages(lang).len() >= 2);
        }
        let players = game["players"].as_array().expect("players").len();
        assert_eq!(game["letters"].as_array().expect("letters").len(), players);
        assert_eq!(game["inks"].as_array().expect("inks").len(), players);
    }
    assert_eq!(rules("chess", "fr"), None);
}

#[test]
fn a_move_is_seen_told_and_taken_back() {
    let mut board = Board::new("siam", None).expect("siam is there");
    let start = view(&board, Some(0));
    assert_eq!(start["actor"], 0);
    let choices: Value = serde_json::from_str(&board.choices(Some(0))).expect("choices are JSON");
    let north = json!({ "mv": "@c1n", "path": ["reserve:0:elephant", "cell:c1", "facing:n"] });
    assert!(choices.as_array().expect("a list").contains(&north));
    assert_eq!(board.choices(Some(1)), "[]");
    assert_eq!(board.play("@c1n"), None);
    let after = view(&board, Some(1));
    assert_eq!(after["actor"], 1);
    assert_eq!(after["played"][0], "@c1n");
    assert_eq!(after["motions"][0]["from"], "reserve:0");
    assert_eq!(after["motions"][0]["to"], "cell:c1");
    assert!(board.undo());
    assert_eq!(view(&board, Some(0)), start);
    assert!(board.redo());
    assert!(!board.redo());
}

#[test]
fn refusals_come_with_their_ruling() {
    let mut board = Board::new("siam", None).expect("siam is there");
    let refusal: Value = serde_json::from_str(&board.play("@c3n").expect("refused")).expect("JSON");
    assert_eq!(refusal["ruling"], "S1");
    assert_eq!(refusal["args"]["cell"]["text"], "c3");
    let nothing: Value = serde_json::from_str(&board.settle("resigned-z").expect("refused")).expect("JSON");
    assert_eq!(nothing["code"], "table-settlement");
    assert_eq!(nothing["args"]["found"]["text"], "resigned-z");
    assert_eq!(board.settle("resigned-r"), None);
    let ending = view(&board, None)["ending"].clone();
    assert_eq!(ending["winner"], 0);
    assert_eq!(ending["reason"]["code"], "table-resigned");
    assert!(Board::new("chess", None).is_err());
    assert!(Board::new("siam", Some("nonsense".to_owned())).is_err());
}

#[test]
fn the_position_text_betrays_nothing_while_the_game_runs() {
    let mut board = Board::new("samliam-7:announce", None).expect("a game");
    for mv in ["a1sw", "d4ne", "a2nw", "d5ne", "b2ne"] {
        assert_eq!(board.play(mv), None);
    }
    let notes = |place| {
        let view = view(&board, place);
        let position = view["position"].as_str().expect("a text").to_owned();
        position.rsplit_once(' ').expect("fields").1.to_owned()
    };
    assert_eq!((notes(None), notes(Some(0)), notes(Some(1))), ("rsam=b1".into(), "-".into(), "-".into()));
    assert_eq!(board.settle("agreed"), None);
    let over = view(&board, Some(0))["position"].as_str().expect("a text").to_owned();
    assert!(over.ends_with(" rsam=b1"), "{over}");
}

#[test]
fn a_thinker_takes_a_win_and_says_so() {
    let mut thinker = Thinker::at("siam", "2#2/2N2/5/5/#3# e 6 00", vec![]).expect("the game runs");
    for _ in 0..20 {
        thinker.think();
    }
    let opinion: Value = serde_json::from_str(&thinker.opinion()).expect("JSON");
    assert_eq!(opinion["mv"], "c4^");
    assert_eq!(opinion["verdict"]["win"], 1);
    assert!(Thinker::at("siam", "nonsense", vec![]).is_none());
}

#[test]
fn a_level_plays_the_same_for_the_same_seed_in_every_game() {
    let games: Value = serde_json::from_str(&games()).expect("the list is JSON");
    for game in games.as_array().expect("a list") {
        let id = game["id"].as_str().expect("an id");
        let start = view(&Board::new(id, None).expect("a game"), None)["start"].clone();
        let start = start.as_str().expect("a position");
        let play = |level| level_move(id, start, vec![], level, 7);
        assert!(play(1).is_some(), "{id}");
        assert_eq!(play(1), play(1), "{id}");
        assert_eq!(play(11), None, "{id}");
    }
}

#[test]
fn a_review_names_the_win_that_was_not_seen() {
    // Elephants could push a rock off at once, and step aside.
    let start = "2#2/2N2/5/5/#3# e 6 00";
    let mut reviewer = Reviewer::at("siam", start, vec!["c4d4n".to_owned()]).expect("a game");
    assert!(reviewer.progress() < 1e-9);
    while reviewer.step() {}
    assert!((reviewer.progress() - 1.0).abs() < 1e-9);
    let moments: Value = serde_json::from_str(&reviewer.moments()).expect("JSON");
    assert_eq!(moments[0]["failing"], "missed");
    assert_eq!(moments[0]["better"], "c4^");
    assert_eq!(moments[0]["plies"], 1);
    assert!(Reviewer::at("siam", start, vec!["nonsense".to_owned()]).is_none());
}
