//! Games that come in and go out, as the browser asks for it.

use serde_json::{Value, json};
use siliam_wasm::{Export, import};

fn found(text: &str, game: Option<&str>) -> Value {
    serde_json::from_str(&import(text, game.map(str::to_owned))).expect("JSON")
}

fn export(name: &str, words: &str) -> Export {
    Export::new(name, None, words.split_whitespace().map(str::to_owned).collect()).expect("a game")
}

/// The only game of a text.
fn game(text: &str) -> Value {
    let found = found(text, None);
    assert_eq!((&found["faults"], &found["asks"]), (&json!([]), &json!([])), "{text}");
    assert_eq!(found["games"].as_array().expect("a list").len(), 1, "{text}");
    found["games"][0].clone()
}

#[test]
fn a_game_comes_back_from_its_record_and_from_its_link() {
    let mut export = export("samliam-3p", "e5ne resigned-r+ e5sw a1ne b2ne flagged-g");
    export.name_player(0, "Léna");
    export.name_player(2, "Siliam 3");
    export.date(2026, 11, 16);
    let text = export.text();
    let link = export.link().expect("short enough");
    let read = game(&text);
    assert_eq!(read["moves"], json!(["e5ne", "e5sw", "a1ne", "b2ne"]));
    assert_eq!(read["left"], json!([{ "player": 0, "how": "resigned", "plies": 1 }]));
    assert_eq!(read["settled"], json!({ "left": { "player": 1, "how": "flagged" } }));
    assert_eq!(read["players"], json!(["Léna", "", "Siliam 3"]));
    assert_eq!((&read["date"], &read["record"]), (&json!("2026.11.16"), &json!(text)));
    for way in [link.clone(), format!("regarde : https://example.org/#/p/{link}, c'était beau")] {
        assert_eq!(game(&way), read);
    }
}

#[test]
fn every_game_of_a_file_is_found_and_what_is_wrong_has_its_place() {
    let text = "[Game \"siam\"]\n\n1. @c1n @c5s *\n\n[Game \"siam\"]\n\n1. @c3n *\n\n[Game \"squaryd\"]\n\n1. c3 *\n";
    let found = found(text, None);
    let names: Vec<&Value> =
        found["games"].as_array().expect("a list").iter().map(|game| &game["name"]).collect();
    assert_eq!(names, ["siam", "squaryd"]);
    assert_eq!(found["faults"][0]["place"], json!([7, 4]));
    assert_eq!(found["faults"][0]["said"]["ruling"], "S1");
}

#[test]
fn more_games_than_a_browser_keeps_are_left_out() {
    let found = found(&"[Game \"siam\"]\n\n1. @c1n *\n\n".repeat(120), None);
    assert_eq!(found["games"].as_array().expect("a list").len(), 100);
    assert_eq!(found["more"], true);
    for hostile in ["#/p/x ".repeat(100_000), "siam z9\n".repeat(100_000)] {
        assert_eq!(self::found(&hostile, None)["faults"].as_array().expect("a list").len(), 200);
    }
    let long = self::found(&"c3 ".repeat(100_000), None);
    assert_eq!((&long["fits"], long["asks"].as_array().expect("a list").len()), (&json!(false), 7));
}

#[test]
fn links_of_one_text_are_read_in_bounded_time() {
    let mut table = siliam_catalog::sit_down("samliam-4p:endless", None).expect("a game");
    for _ in 0..400 {
        let moves = table.moves();
        let goes_on = |mv: &String| {
            table.play(mv).expect("a legal move");
            table.ending().is_none() || !table.undo()
        };
        assert!(moves.iter().any(goes_on), "the game can go on");
    }
    let link = export("samliam-4p:endless", &table.played().join(" ")).link().expect("short enough");
    let mut listed = 0;
    assert!(siliam_record::short::read_counting(&link, &mut listed).is_ok());
    let bound = 1 + siliam_record::short::MOST_LISTED / listed;
    assert!(bound < 100, "{listed} listed moves are too few to tell");
    let found = found(&format!("#/p/{link} ").repeat(100), None);
    assert_eq!((found["games"].as_array().expect("a list").len(), &found["more"]), (bound, &json!(true)));
}

#[test]
fn games_in_lines_of_json_are_read() {
    assert_eq!(game("{\"game\":\"siam\",\"moves\":[\"@c1n\"]}")["moves"], json!(["@c1n"]));
    let lines = "{ \"game\": \"siam\", \"players\": [\"Léna\"], \"moves\": [] }\n\n{\"game\":\"siam\",\"moves\":[\"@c3n\"]}";
    let found = found(lines, None);
    assert_eq!(found["games"][0]["players"], json!(["Léna", ""]));
    assert_eq!(found["faults"][0]["place"], json!([3, 25]));
    assert_eq!(self::found("{\"game\":\"siam\"", None)["faults"][0]["said"]["code"], "record-json");
    let nothing = self::found("{thé} *", None);
    assert_eq!(nothing["fits"], false, "a text without moves is of no game");
}

#[test]
fn a_position_is_of_the_only_game_that_has_such_a_board() {
    assert_eq!(game("5/5/1###1/2N2/5\n  r 1 00")["start"], "5/5/1###1/2N2/5 r 1 00");
    assert_eq!(game("7/7/7/3#3/7/7/7 d - - -")["name"], "squaryd:table");
    let nine = found("9/9/9/9/4,rne,4/9/9/9/9 g 0", None);
    assert_eq!(nine["asks"], json!(["samliam", "samliam-3p", "samliam-4p"]));
    assert_eq!(nine["fits"], true);
    let three = found("9/9/9/9/4,rne,4/9/9/9/9 g 0", Some("samliam-3p"));
    assert_eq!(three["games"][0]["name"], "samliam-3p");
    let bad = found("5/5/1###1/5/6 e 0 00", Some("siam"));
    assert_eq!((bad["games"].clone(), bad["faults"][0]["place"].clone()), (json!([]), json!(null)));
    assert_eq!(bad["faults"].as_array().expect("a list").len(), 1);
}

#[test]
fn moves_are_read_with_or_without_the_name_of_their_game() {
    assert_eq!(game("siam:ban @a1n @e5s")["moves"], json!(["@a1n", "@e5s"]));
    assert_eq!(game("1. @c1n @c5s 2. c1c2n")["name"], "siam");
    assert_eq!(game("siam 5/5/1###1/2N2/5 r 1 00")["start"], "5/5/1###1/2N2/5 r 1 00");
    let later = game("siam [2s2/5/1###1/2N2/5 r 3 00] @a5e");
    assert_eq!((&later["start"], &later["moves"]), (&json!("2s2/5/1###1/2N2/5 r 3 00"), &json!(["@a5e"])));
    for (wrong, column) in
        [("siam [5/5 e 0 00] @c1n", 7), ("siam [2s2/5/1###1/2N2/5 r 3 00] @a5e zz", 38), ("chess [x] e4", 1)]
    {
        assert_eq!(
            found(&format!("siam\n{wrong}"), None)["faults"][0]["place"],
            json!([2, column]),
            "{wrong}"
        );
    }
    let either = found("e5ne e5sw", None);
    assert_eq!(either["fits"], true);
    let chosen = found("1. e5ne e5sw\n2. e5se", Some("samliam-7"));
    assert_eq!(chosen["faults"][0]["place"], json!([2, 4]));
    let second = found("siam @c1n @c5s\nsiam @c1n @c3n", None);
    assert_eq!(
        (second["games"].as_array().expect("a list").len(), &second["faults"][0]["place"]),
        (1, &json!([2, 11]))
    );
    let nonsense = found("bonjour à tous", None);
    assert_eq!((&nonsense["fits"], nonsense["asks"].as_array().expect("a list").len()), (&json!(false), 7));
    assert_eq!(found(" \n", None)["asks"], json!([]));
}

#[test]
fn a_damaged_link_says_so() {
    let link = export("siam", "@c1n @c5s c1c2n c5c4s").link().expect("short enough");
    let code = |text: &str| found(text, None)["faults"][0]["said"]["code"].clone();
    let mut damaged = link.clone();
    damaged.replace_range(9..10, if &link[9..10] == "A" { "B" } else { "A" });
    assert_eq!(code(&format!("https://example.org/#/p/{damaged}")), "short-checksum");
    assert_eq!(code(&format!("https://example.org/#/p/{}", &link[..link.len() - 3])), "short-malformed");
    assert_eq!(code("https://example.org/#/p/"), "short-malformed");
    assert_eq!(code("zzzzzzzzzzzzzzzzzzzz"), "short-version");
    // Whatever stands behind a link is no part of it.
    for behind in ["==", "?x=1", ".", ")"] {
        assert_eq!(game(&format!("{link}{behind}"))["moves"], game(&link)["moves"], "{behind}");
    }
}

#[test]
fn what_a_record_holds_beside_the_moves_goes_out_again() {
    let came = "[Game \"siam\"]\n[Player1 \"Léna\"]\n[Event \"thé\"]\n\n1. @c1n {bien} @c5s (1... @a5e {ou là} 2. c1c2n) 2. c1c2n *\n";
    let read = game(came);
    assert_eq!((&read["branches"], &read["notes"]), (&json!(2), &json!(1)));
    let mut gone_on = export("siam", "@c1n @c5s c1c2n c5c4s resigned-r");
    gone_on.keep(came);
    let text = gone_on.text();
    for part in [
        "[Player1 \"Léna\"]",
        "[Event \"thé\"]",
        "[Result \"1-0\"]",
        "{bien}",
        "(1... @a5e {ou là} 2. c1c2n)",
        "c5c4s resigned-r",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    // Another game is no part of it.
    let mut other = export("siam:ban", "@a1n");
    other.keep(came);
    assert!(!other.text().contains("Léna"));
}

#[test]
fn a_result_without_a_word_stays_until_the_game_goes_on() {
    let told = "[Game \"siam\"]\n\n1. @c1n @c5s 1-0\n";
    assert_eq!(game(told)["result"], "1-0");
    let again = |words: &str| {
        let mut export = export("siam", words);
        export.keep(told);
        game(&export.text())["result"].clone()
    };
    assert_eq!(again("@c1n @c5s"), "1-0");
    assert_eq!(again("@c1n @c5s c1c2n"), json!(null));
    assert_eq!(again("@c1n @c5s resigned-e"), "0-1");
}

#[test]
fn a_resignation_that_was_taken_back_is_not_written_again() {
    let resigned = "[Game \"siam\"]\n\n1. @c1n {bien} @c5s resigned-e 0-1\n";
    let mut running = export("siam", "@c1n @c5s");
    running.keep(resigned);
    assert!(!running.text().contains("resigned"), "{}", running.text());
    let mut gone_on = export("siam", "@c1n @c5s c1c2n");
    gone_on.keep(resigned);
    let text = gone_on.text();
    assert!(
        text.contains("{bien}") && !text.contains("resigned") && text.contains("[Result \"*\"]"),
        "{text}"
    );
}

#[test]
fn l12_nothing_that_nobody_called_leaves_a_running_game() {
    let running = export("samliam-7:announce", "a1sw d4ne a2nw d5ne b2ne");
    assert!(!running.text().contains("labels"));
    let read = game(&running.link().expect("short enough"));
    assert!(!read["record"].as_str().expect("a text").contains("labels"));
    assert!(export("samliam-7:announce", "a1sw d4ne a2nw d5ne b2ne agreed").text().contains("[%labels sam]"));
}

#[test]
fn whatever_is_refused_is_refused_in_words() {
    assert!(Export::new("chess", None, vec![]).is_err());
    let refused = Export::new("siam", None, vec!["@c3n".to_owned()]).err().expect("no such move");
    assert_eq!(serde_json::from_str::<Value>(&refused).expect("JSON")["ruling"], "S1");
}
