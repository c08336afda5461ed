//! What a screen is told of Squaryd.

use siliam_core::{Choice, Mark, MoveStack, Notation, Place, Player, Refusal, Rules, Stage, Touch, Viewer};
use siliam_squaryd::{MoveError, Position, Square, Squaryd};
use std::collections::HashSet;

const REFEREED: Squaryd = Squaryd { table: false, free_doubles: false, swap: false };
const TABLE: Squaryd = Squaryd { table: true, free_doubles: false, swap: false };

const DARK: Viewer = Viewer::Player(Player::First);
const LIGHT: Viewer = Viewer::Player(Player::Second);

fn played(rules: Squaryd, moves: &str) -> Position {
    let play = |position, mv| {
        let mv = rules.read_move(&position, mv).unwrap_or_else(|error| panic!("`{mv}`: {error}"));
        rules.play_unchecked(&position, mv)
    };
    moves.split_whitespace().fold(rules.start(), play)
}

fn names(mark: &Mark) -> Vec<String> {
    mark.cells.iter().map(ToString::to_string).collect()
}

/// The labels of the last of these moves.
fn labels(moves: &str) -> Vec<String> {
    let (before, last) = moves.rsplit_once(' ').expect("several moves");
    let position = played(TABLE, before);
    let mv = TABLE.read_move(&position, last).unwrap_or_else(|error| panic!("`{last}`: {error}"));
    let told = |label: siliam_core::Label| {
        let cells: String = label.cells.iter().map(ToString::to_string).collect();
        format!("{} {cells}", label.code)
    };
    TABLE.labels(&position, mv).into_iter().map(told).collect()
}

#[test]
fn a_refereed_threat_is_marked_for_everybody() {
    let position = played(REFEREED, "a1 g7 a3 g6 c3");
    for viewer in [DARK, LIGHT, Viewer::Spectator] {
        let marks = REFEREED.scene(&position, viewer).marks;
        let told: Vec<_> = marks.iter().map(|mark| (mark.kind, mark.player, names(mark).join(" "))).collect();
        let dark = Some(Player::First);
        assert_eq!(told, [("threat", dark, "a1 a3 c1 c3".to_owned()), ("vertex", dark, "c1".to_owned())]);
    }
}

#[test]
fn at_the_table_only_a_spectator_sees_threats_and_squares() {
    let position = played(TABLE, "a1 g7 a3 g6 c3 g5 c1");
    assert!(TABLE.scene(&position, DARK).marks.is_empty() && TABLE.scene(&position, LIGHT).marks.is_empty());
    let marks = TABLE.scene(&position, Viewer::Spectator).marks;
    assert!(marks.iter().any(|mark| mark.kind == "square" && names(mark) == ["a1", "a3", "c1", "c3"]));
}

#[test]
fn choices_at_the_table_follow_from_what_everybody_sees() {
    let list = |moves: &str, viewer| {
        let choices = TABLE.choices(&played(TABLE, moves), viewer);
        choices.into_iter().map(|choice| choice.mv).collect::<HashSet<String>>()
    };
    // The same cells are filled by the same sides, with and without threats, unseen squares and errors.
    assert_eq!(list("a1 g7 a3 g6 c3 c1", DARK), list("a3 g7 c3 g6 a1 c1", DARK));
    let quiet = list("a1 g7 b1 g6 c1", LIGHT);
    let threatened = list("a1 g7 a3 g6 c3", LIGHT);
    assert_eq!(quiet.len(), threatened.len());
    assert_eq!(quiet.len(), 3 * (48 - 5) + Square::all().count() + 1);
    let wrong = ["=d1", "f3!", "claim-a1a3c1c3", "denounce-c3"];
    assert!(wrong.iter().all(|&mv| threatened.contains(mv)), "what is wrong may be tried");
}

#[test]
fn a_claim_is_touched_vertex_by_vertex_after_its_button() {
    let choices = TABLE.choices(&played(TABLE, "a1"), LIGHT);
    let path = |mv: &str| {
        let of = |choice: &&Choice| choice.mv == mv;
        let path = &choices.iter().find(of).expect("offered").path;
        path.iter().map(Touch::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(path("claim-a1a3c1c3"), "action:claim cell:a1 cell:a3 cell:c1 cell:c3");
    assert_eq!(path("denounce-a1"), "action:denounce");
    assert_eq!(path("c3"), "cell:c3");
    assert_eq!(path("c3!"), "action:close cell:c3");
    assert_eq!(path("=c3"), "action:double cell:c3");
}

#[test]
fn doubles_drop_one_after_the_other_before_the_single() {
    let position = REFEREED.read_position("5xx/6x/7/3#3/x1x4/7/x6 l").expect("two threats");
    let motions = REFEREED.motions(&position, REFEREED.read_move(&position, "d1").expect("legal"));
    let told: Vec<_> = motions
        .iter()
        .map(|motion| (motion.step, motion.piece.kind, motion.piece.cell.to_string()))
        .collect();
    let expected = [(0, "double", "c1"), (1, "double", "f6"), (2, "single", "d1")];
    assert_eq!(told, expected.map(|(step, kind, cell)| (step, kind, cell.to_owned())));
    assert!(motions.iter().all(|motion| motion.from == Place::Reserve(Player::Second)));
}

#[test]
fn labels_tell_what_a_move_at_the_table_lets_slip() {
    assert_eq!(labels("a1 g7"), Vec::<String>::new());
    assert_eq!(labels("a1 g7 a3 g6 c3 g5"), ["missed-parry c1"]);
    assert_eq!(labels("a1 g7 a3 g6 c3 =c1"), Vec::<String>::new());
    assert_eq!(labels("a1 g7 a3 g6 c3 =c1 g5"), Vec::<String>::new());
    assert_eq!(labels("a1 g7 a3 g6 c3 c1"), ["error c1"]);
    assert_eq!(labels("a1 g7 a3 g6 c3 c1 d7"), ["missed-denounce c1"]);
    assert_eq!(labels("a1 g7 a3 g6 c3 c1 denounce-c1"), Vec::<String>::new());
    assert_eq!(labels("a1 g7 a3 g6 c3 g5 d7"), ["missed-square c1"]);
    assert_eq!(labels("a1 g7 a3 g6 c3 g5 c1"), ["missed-claim a1a3c1c3"]);
    assert_eq!(labels("a1 g7 a3 g6 c3 g5 c1!"), Vec::<String>::new());
    assert_eq!(labels("a1 g7 a3 g6 c3 g5 c1 g4 d7"), ["missed-claim a1a3c1c3"]);
}

#[test]
fn the_referee_overlooks_nothing_and_labels_nothing() {
    let position = played(REFEREED, "a1 g7 a3 g6 c3");
    let mv = REFEREED.read_move(&position, "g5").expect("legal");
    assert!(REFEREED.labels(&position, mv).is_empty());
}

#[test]
fn reasons_at_the_table_say_what_was_claimed() {
    let reason = |moves: &str| {
        let (before, last) = moves.rsplit_once(' ').expect("several moves");
        let before = played(TABLE, before);
        let mv = TABLE.read_move(&before, last).expect("legal");
        let reason = TABLE.reason(&TABLE.play_unchecked(&before, mv), Some((&before, mv))).expect("over");
        let cells: String = reason.cells.iter().map(ToString::to_string).collect();
        format!("{} {cells}", reason.code)
    };
    assert_eq!(reason("a1 g7 a3 g6 c3 g5 c1!"), "squaryd-reason-closed a1a3c1c3");
    assert_eq!(reason("a1 g7 a3 g6 c3 g5 c1 g4 claim-a1a3c1c3"), "squaryd-reason-claimed-singles a1a3c1c3");
    assert_eq!(reason("a1 g7 a3 g6 c3 c1 denounce-c1"), "squaryd-reason-denounced c1");
}

#[test]
fn refusals_read_as_one_line_with_their_ruling() {
    let position = played(REFEREED, "a1 g7 a3 g6 c3");
    let error = REFEREED.read_move(&position, "c1").expect_err("a double is due there");
    assert!(matches!(error, MoveError::Due(_)));
    assert_eq!(error.to_string(), "the double due on c1 puts itself (Q1)");
    assert_eq!((error.code(), error.ruling()), ("squaryd-move-due", Some("Q1")));
    let mut moves = MoveStack::new();
    REFEREED.moves(&position, &mut moves);
    assert_eq!(moves.len(), 42);
}
