//! Every ruling of Sam Liam on labels and announcements, one test or more each.

use crate::at::{ALL_PLACED, FORK, GREEN, RED, Seven, board, drawn};
use siliam_conform::refused_text;
use siliam_core::{Game, Notation, Player, Stage, Viewer};
use siliam_samliam::{MoveError, SamLiam7};

#[test]
fn l11_sam_is_a_new_closing_cell() {
    let at = Seven::start(&[]).play("a1sw d4ne a2nw d5ne");
    assert_eq!((at.labels("b2ne").as_str(), at.label_cells("b2ne", "sam").as_str()), ("sam", "b1"));
    assert_eq!(at.labels("g7ne"), "");
    let again = at.play("b2ne g1ne");
    assert_eq!(again.labels("g7ne"), "", "an old closing cell is no news");
}

/// Red has fork cells around b2 and is about to prepare others around d4 with d6nw.
const SECOND_SONG: &str = "b2sw g7ne b3nw g6ne a1sw g5ne a3nw+song g4ne e5sw g3ne e6nw g2ne d4sw g1ne";

#[test]
fn l11_song_is_a_fork_cell_that_was_none_before() {
    let at = Seven::read(&[], FORK);
    assert_eq!(at.labels("f6ne"), "song");
    assert!(at.label_cells("f6ne", "song").contains("d4"));
    let again = at.play("f6ne a1ne");
    assert!(!again.labels("g1ne").contains("song"), "an old fork cell is no news");
    // Old fork cells do not silence new ones, and are not among the cells of the label.
    let at = Seven::start(&["announce"]).play(SECOND_SONG);
    let (old, new) = (at.rules.fork_cells(&at.position, Player::First), at.label_cells("d6nw", "song"));
    assert!(!old.is_empty() && !new.is_empty());
    assert!(old.into_iter().all(|cell| !new.contains(&cell.to_string())), "{old:?} and {new}");
    assert!(at.labels("d6nw").contains("song") && at.legal("d6nw+song"));
}

#[test]
fn l11_labels_look_at_the_board_alone() {
    let at = Seven::read(&["announce"], &format!("{FORK} -")).play("f6ne+song a1ne");
    assert_eq!(at.labels("d4sw"), "sam win");
    let board = at.text().trim_end_matches(" -").to_owned();
    // Neither what is remembered of anybody nor what was forbidden or is a duty changes what a move brings.
    for notes in ["rsam=d4", "gsong=e4,passed", "gsam=a2,g!song=a2", "g!sam=g1", "rsong=g7,r!song=g7"] {
        let noted = Seven::read(&["announce"], &format!("{board} {notes}"));
        assert_eq!(noted.labels("d4sw"), "sam win", "{notes}");
    }
}

#[test]
fn l11_win_is_what_no_reply_can_stop() {
    let at = Seven::read(&[], FORK).play("f6ne a1ne");
    assert_eq!(at.labels("d4sw"), "sam win");
    assert_eq!(at.label_cells("d4sw", "win"), "e4 f4");
    // Green can complete a square first.
    let green = "7/3,rnw,3/3,rnw,rne,2/7/gnw,gne,5/gsw,6/7 r 0";
    assert_eq!(Seven::read(&[], green).play("f6ne g1ne").labels("d4sw"), "sam");
}

#[test]
fn l11_a_single_closing_cell_wins_too_where_every_corner_is_missing() {
    // d4 would complete a square by showing any direction, so no triangle on it can block.
    let at = drawn::<SamLiam7>(
        "
        . . .      .      .      . .
        . . .      .      .      . .
        . . rse    rnersw rne    . .
        . . rnwrse .      rnwrse . .
        . . rsw    rnersw .      . .
        . . .      .      .      . .
        . . .      .      .      . .
        ",
        "r 0",
    );
    assert_eq!((at.labels("e3nw").as_str(), at.label_cells("e3nw", "win").as_str()), ("win", "d4"));
    for corner in ["ne", "se", "sw", "nw"] {
        let blocked = Seven::read(&[], &at.text()).play(&format!("e3nw d4{corner}"));
        assert_eq!(blocked.rules.closing_cells(&blocked.position, Player::First).len(), 1);
    }
}

#[test]
fn l12_a_call_must_be_true_and_the_refusal_says_what_is() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne");
    assert!(["b2ne", "b2ne+sam"].iter().all(|mv| at.legal(mv)));
    assert_eq!(at.refused("b2ne+song"), MoveError::Untrue(vec!["sam"]));
    assert_eq!(
        at.refused("b2ne+sam+song"),
        MoveError::Untrue(vec!["sam"]),
        "an untrue part refuses the whole"
    );
    assert_eq!(at.refused("b2ne+win"), MoveError::Untrue(vec!["sam"]));
    assert_eq!(at.refused("g1ne+sam"), MoveError::NothingTrue);
    assert_eq!(at.refused_by("b2ne+sam+sam"), None, "no such call");
    let closing = at.play("b2ne+sam g7ne");
    assert_eq!(closing.refused("b1se+sam"), MoveError::FigureCalled);
    assert_eq!(Seven::start(&[]).refused_by("a1sw+sam"), Some("L12"), "only with the option");
}

#[test]
fn l12_what_was_called_cannot_be_forbidden() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne b2ne+sam");
    assert!(at.text().ends_with("g 0 -"), "{}", at.text());
    assert_eq!(at.play("g7ne b1se").outcome(), RED);
}

#[test]
fn l12_what_was_not_called_is_remembered_for_one_turn() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne b2ne");
    assert!(at.text().ends_with("g 0 rsam=b1"), "{}", at.text());
    let next = at.play("g7ne g1ne");
    assert!(next.text().ends_with("g 0 -"), "over with red's next turn: {}", next.text());
    assert_eq!(next.play("g6ne b1se").outcome(), RED, "and nobody can forbid any more");
}

#[test]
fn l12_a_placement_on_a_remembered_cell_is_pending_until_it_is_accepted() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne b2ne g7ne b1se");
    assert!(at.text().ends_with("/rnw,rne,5/rsw,rse,5 g 0 rsam=b1,try=b1se"), "{}", at.text());
    assert_eq!((at.outcome(), at.moves()), (None, vec!["forbid".to_owned(), "accept".to_owned()]));
    assert_eq!(at.refused("c1ne"), MoveError::Pending);
    assert_eq!(Seven::read(&["announce"], &at.text()).play("accept").outcome(), RED);
    assert_eq!(at.play("accept").outcome(), RED, "the square counts only now");
}

#[test]
fn l12_forbidding_takes_the_move_back_and_bars_the_cell_for_this_turn() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne b2ne g7ne b1se forbid");
    assert!(at.text().ends_with("/rnw,rne,5/rsw,6 r 0 rsam=b1,r!sam=b1"), "{}", at.text());
    for corner in ["ne", "se", "sw", "nw"] {
        assert_eq!(at.refused_by(&format!("b1{corner}")), Some("L12"));
    }
    assert!(
        !at.rules.choices(&at.position, Viewer::Player(Player::First)).iter().any(|c| c.mv.starts_with("b1"))
    );
    assert!(at.legal("b3ne"));
}

#[test]
fn l12_the_forbidder_must_block_or_win_on_the_next_turn() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne b2ne g7ne b1se forbid g1ne");
    assert!(at.text().ends_with("g 0 r!sam=b1"), "{}", at.text());
    assert!(matches!(at.refused("a7ne"), MoveError::Forbidder(_)));
    assert_eq!(at.refused_by("b1nw"), Some("L12"), "which leaves red the other half");
    assert!(["b1ne", "b1se", "b1sw"].iter().all(|mv| at.legal(mv)));
    assert!(at.play("b1sw").text().ends_with("r 0 -"));
    // With a square to complete, green need not block.
    let text = "7/3,gnw,gne,2/3,gsw,3/7/7/rnw,rne,5/rsw,5,rne g 0 r!sam=b1";
    let at = Seven::read(&["announce"], text);
    assert!(at.legal("b1sw") && !at.legal("a7ne"));
    assert_eq!(at.play("e5se").outcome(), GREEN);
}

#[test]
fn l12_nothing_can_be_answered_where_nothing_is_pending() {
    for answer in ["forbid", "accept"] {
        assert_eq!(Seven::start(&["announce"]).refused(answer), MoveError::NothingPending);
        assert_eq!(Seven::start(&[]).refused(answer), MoveError::NothingPending);
    }
}

#[test]
fn l12_an_uncalled_song_is_remembered_by_its_fork_cells() {
    let at = Seven::read(&["announce"], &format!("{FORK} -")).play("f6ne");
    let notes = at.text().split(' ').next_back().map(str::to_owned).unwrap_or_default();
    assert!(notes.starts_with("rsong=") && notes.contains("d4"), "{notes}");
    let forbidden = at.play("a1ne d4sw forbid a2ne");
    assert!(forbidden.text().ends_with("g 0 r!song=d4"), "{}", forbidden.text());
    // Green must see to it that d4 is no fork cell any more.
    assert!(matches!(forbidden.refused("g7ne"), MoveError::Forbidder(_)));
    assert!(["d4nw", "d4se", "d4sw"].iter().all(|mv| forbidden.legal(mv)));
    assert_eq!(forbidden.refused_by("d4ne"), Some("L12"), "which leaves red the half that forks");
    let called = Seven::read(&["announce"], &format!("{FORK} -")).play("f6ne+song");
    assert!(called.text().ends_with("g 0 -"), "{}", called.text());
}

#[test]
fn l12_an_uncalled_song_is_remembered_by_its_new_fork_cells() {
    let at = Seven::start(&["announce"]).play(SECOND_SONG);
    let new = at.label_cells("d6nw", "song").replace(' ', "");
    let silent = at.play("d6nw");
    assert!(silent.text().contains(&format!("rsong={new}")), "{} has not {new}", silent.text());
}

#[test]
fn l12_the_forbidder_may_truly_call_win_instead() {
    // Red has forks, green a fork that wins.
    let board = "7/3,gnw,1,gne,1/3,gnw,gne,2/7/rnw,rnw,5/1,rsw,5/rsw,6 g 0";
    let free = Seven::read(&["announce"], &format!("{board} -"));
    let forks = free.rules.fork_cells(&free.position, Player::First);
    let cell = forks.first().expect("red has a fork");
    let at = Seven::read(&["announce"], &format!("{board} r!song={cell}"));
    assert_eq!(at.refused_by("d4sw"), Some("L12"), "uncalled it only leaves {cell} to red");
    assert_eq!(at.refused_by("d4sw+sam"), Some("L12"));
    assert_eq!(at.play("d4sw+win").outcome(), GREEN);
}

#[test]
fn l12_the_field_is_a_dash_when_there_is_nothing() {
    let text = "7/7/7/3,rne,3/7/7/7 g 0 -";
    assert_eq!(Seven::read(&["announce"], text).text(), text);
    assert_eq!(Seven::start(&["announce"]).play("d4ne").text(), text);
}

#[test]
fn l12_a_called_win_ends_the_game() {
    let at = Seven::read(&["announce"], &format!("{FORK} -")).play("f6ne+song a1ne");
    assert_eq!(at.refused("g1ne+win"), MoveError::NothingTrue);
    let won = at.play("d4sw+win");
    assert_eq!(won.outcome(), RED);
    assert_eq!(
        won.rules.reason(&won.position, None).map(|reason| reason.code),
        Some("samliam-reason-called")
    );
    // On a cell that can be forbidden the call counts only once the placement is accepted.
    let pending = Seven::read(&["announce"], &format!("{FORK} -")).play("f6ne a1ne d4sw+win");
    assert_eq!(pending.outcome(), None);
    assert_eq!(Seven::read(&["announce"], &pending.text()).play("accept").outcome(), RED);
    assert_eq!(pending.play("forbid").outcome(), None);
}

#[test]
fn l12_a_lift_is_taken_back_too_and_counts_no_turn() {
    let text = format!("{} r 7 rsam=f2", board(ALL_PLACED));
    let at = Seven::read(&["announce"], &text).play("d4ne>f2se");
    assert!(at.text().contains(" g 7 rsam=f2,try=d4ne>f2se"), "{}", at.text());
    let forbidden = at.play("forbid");
    assert_eq!(forbidden.text(), format!("{},r!sam=f2", Seven::read(&["announce"], &text).text()));
    assert_eq!(forbidden.refused_by("a1ne>f2se"), Some("L12"), "whatever is lifted");
    assert!(forbidden.legal("a1ne>c5se"));
}

#[test]
fn l12_the_field_of_announce_is_refused_when_it_cannot_be_so() {
    let refused = |text: &str, code: &str| refused_text::<SamLiam7>(&["announce"], text, code);
    refused("7/7/7/7/7/7/7 r 0", "text-fields");
    for notes in [
        "x",
        "rsam",
        "rsam=",
        "rsam=b",
        "rsam=b9",
        "rsam=b1b1",
        "rsam=b2b1",
        "gsam=b1,rsam=b1",
        "ksam=b1",
        "rsom=b1",
        "-,-",
        "passed,passed",
        "try=b1se",
        "r!sam=b1",
        "rsam=b1,r!song=b1",
        "try=pass",
        "try=b1sq",
        "rsam=a1,try=a1ne",
    ] {
        refused(&format!("7/7/7/7/7/7/7 r 0 {notes}"), "samliam-position-notes");
    }
    // Pending where the placement is on the board, remembered and true.
    let pending = |notes: &str| format!("7/7/7/7/7/rnw,rne,5/rsw,rse,5 g 0 {notes}");
    assert!(SamLiam7::with_options(&["announce"]).read_position(&pending("rsam=b1,try=b1se")).is_ok());
    refused(&pending("-"), "samliam-position-complete");
    for notes in
        ["try=b1se", "rsam=b1,try=b1ne", "rsam=b1,try=b1se+sam", "rsam=b1,try=a3ne>b1se", "gsam=b1,try=b1se"]
    {
        refused(&pending(notes), "samliam-position-notes");
    }
}

#[test]
fn l12_nothing_is_betrayed_to_players() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne b2ne");
    let marks = |viewer| at.rules.scene(&at.position, viewer).marks;
    for player in [Player::First, Player::Second] {
        assert!(marks(Viewer::Player(player)).is_empty());
    }
    let kinds: Vec<&str> = marks(Viewer::Spectator).iter().map(|mark| mark.kind).collect();
    assert_eq!(kinds, ["open-figure", "closing", "uncalled"]);
    // Every placement can be tried with every call, true or not.
    let choices = at.rules.choices(&at.position, Viewer::Player(Player::Second));
    let calls = choices.iter().filter(|choice| choice.mv.starts_with("g7ne")).count();
    assert_eq!((calls, choices.len() % 5), (5, 0));
}
