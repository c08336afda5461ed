//! Every ruling of Squaryd as people play it, one test or more each.

use crate::at::{ALONE, At, DARK, LIGHT, REFEREED, TABLE, played, set};
use siliam_core::Outcome;

#[test]
fn t1_a_double_goes_only_where_the_opponents_last_single_made_a_threat() {
    let game = played(TABLE, "a1 g7 a3 g6 c3");
    let doubles = |game: &At| game.moves().into_iter().filter(|mv| mv.starts_with('=')).collect::<Vec<_>>();
    assert_eq!(doubles(&game), ["=c1"]);
    assert_eq!(game.refusal("=c2"), (Some("T1"), "squaryd-move-no-threat"));
    assert_eq!(game.refused_by("=a1"), Some("T1"), "occupied");
    assert_eq!(game.refused_by("=c1g5"), Some("T1"), "two actions are two moves");
    assert_eq!(played(TABLE, "").refused_by("=c1"), Some("T1"));
}

#[test]
fn t1_a_forgotten_parry_cannot_be_made_up_for() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5 d7");
    assert_eq!(game.position.threats(DARK), set("c1"), "the threat is still there");
    assert_eq!(game.refused_by("=c1"), Some("T1"));
    assert!(game.play("b7").legal("c1!"));
}

#[test]
fn t1_a_double_takes_two_pawns() {
    let game = At::drawn(
        TABLE,
        "l b1 c3 -",
        "
        . . . X O O .
        . . . O . . X
        . . O O . o .
        O . . # x O o
        x . x . . x .
        o . . O . x .
        x o . O . . .
        ",
    );
    assert_eq!((game.position.pawns(LIGHT), game.position.threats(DARK)), (2, set("c1")));
    assert!(game.legal("=c1"));
    let poorer = At::read(TABLE, &game.text().replace("xo1O3", "xO1O3").replace("b1 c3", "a2 c3"));
    assert_eq!(poorer.position.pawns(LIGHT), 1);
    assert_eq!(poorer.refusal("=c1"), (Some("T1"), "squaryd-move-no-two-pawns"));
}

#[test]
fn t2_the_single_goes_anywhere_and_ends_the_turn() {
    let game = played(TABLE, "a1 g7 a3 g6 c3");
    assert_eq!(
        game.play("c1").text(),
        "6o/6o/7/3#3/x1x4/7/x1o4 d c3 c1 -",
        "also onto the threatened vertex"
    );
    let unseen = game.play("g5 c1");
    assert_eq!(unseen.outcome(), None, "also as the fourth of an own square");
    assert_eq!(game.refused_by("a3"), Some("T2"));
}

#[test]
fn t2_a_square_may_be_claimed_in_the_same_breath() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5");
    let after = game.play("c1!");
    assert_eq!(after.outcome(), Some(Outcome::Win(DARK)));
    assert_eq!(after.text(), "6o/6o/6o/3#3/x1x4/7/x1x4 l g5 c1 -");
    assert_eq!(game.refusal("c2!"), (Some("T2"), "squaryd-move-closes-nothing"));
    assert_eq!(game.refused_by("a1!"), Some("T2"), "occupied");
    assert_eq!(played(REFEREED, "a1").refused_by("a3!"), Some("T2"), "only at the table");
}

#[test]
fn t2_one_passes_exactly_without_a_pawn() {
    assert_eq!(played(TABLE, "a1").refused_by("pass"), Some("T2"));
    let out_of_pawns = At::drawn(TABLE, "l d7 a1 -", ALONE);
    assert!(out_of_pawns.moves().contains(&"pass".to_owned()));
    assert_eq!(out_of_pawns.refused_by("a7"), Some("T2"));
}

#[test]
fn t3_four_own_singles_are_claimed_whenever_they_arose() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5 c1 g4 b7 f7");
    for claim in ["claim-a1a3c1c3", "claim-c3a1c1a3"] {
        let after = game.play(claim);
        assert_eq!((after.outcome(), after.text()), (Some(Outcome::Win(DARK)), game.text()));
    }
    assert!(game.moves().contains(&"claim-a1a3c1c3".to_owned()));
    assert_eq!(played(REFEREED, "a1").refused_by("claim-a1a3c1c3"), Some("T3"), "only at the table");
}

#[test]
fn t3_four_doubles_of_the_opponent_are_claimed_but_not_ones_own() {
    let board = "
        . . . . . . .
        . . . . . . o
        . . . . . . .
        . . . # O . .
        . . O x . x .
        . . . . . O .
        . . . O . x .
    ";
    let dark = At::drawn(TABLE, "d f1 g6 -", board);
    assert_eq!(dark.play("claim-c3d1e4f2").outcome(), Some(Outcome::Win(DARK)));
    let light = At::drawn(TABLE, "l g6 f1 -", board);
    assert_eq!(light.refusal("claim-c3d1e4f2"), (Some("T3"), "squaryd-move-wrong-claim"));
}

#[test]
fn t3_a_wrong_claim_is_refused_with_the_reason() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5 c1");
    assert_eq!(game.refusal("claim-a1a3c1c3"), (Some("T3"), "squaryd-move-wrong-claim"), "the opponent's");
    for (claim, code) in [
        ("claim-g5g6g7", "squaryd-move-not-four-cells"),
        ("claim-", "squaryd-move-not-four-cells"),
        ("claim-g5g6g7g7", "squaryd-move-not-four-cells"),
        ("claim-g5g6g7f5f6", "squaryd-move-not-four-cells"),
        ("claim-g5g6g7f7", "squaryd-move-no-square"),
        ("claim-e5e7g5g7", "squaryd-move-wrong-claim"),
    ] {
        assert_eq!(game.refusal(claim), (Some("T3"), code), "{claim}");
    }
    assert_eq!(game.refusal("claim-d4d5e4e5"), (None, "move-no-cell"));
    assert_eq!(game.refusal("claim-a1a3c1c"), (None, "squaryd-move-malformed"));
}

#[test]
fn t3_a_single_on_the_vertex_of_a_fresh_threat_is_denounced() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 c1");
    assert!(game.moves().contains(&"denounce-c1".to_owned()));
    assert_eq!(game.play("denounce-c1").outcome(), Some(Outcome::Win(DARK)));
    assert_eq!(game.refusal("denounce-g6"), (Some("T3"), "squaryd-move-not-just-put"));
    assert_eq!(played(REFEREED, "a1").refused_by("denounce-a1"), Some("T3"), "only at the table");
}

#[test]
fn t3_only_a_threat_of_ones_last_single_is_denounced() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5 e7 c1");
    assert_eq!(game.refusal("denounce-c1"), (Some("T3"), "squaryd-move-no-error"));
}

#[test]
fn t3_after_a_double_it_is_too_late_to_denounce() {
    // Light answers on the threatened c1, and makes a threat on d1 with the same single.
    let game = At::drawn(
        TABLE,
        "d c3 c1 -",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . # . . .
        x . x . . . .
        . . o o . . .
        x . o . . . .
        ",
    );
    assert!(game.legal("denounce-c1"));
    assert_eq!(game.play("=d1").refusal("denounce-c1"), (Some("T3"), "squaryd-move-too-late"));
}

#[test]
fn t3_a_single_that_closes_a_square_is_no_error() {
    let game = At::drawn(
        TABLE,
        "d c3 c1 -",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . # . . .
        x . x . . . .
        . . o o . . .
        x . o o . . .
        ",
    );
    assert_eq!(game.refusal("denounce-c1"), (Some("T3"), "squaryd-move-closed-square"));
    assert!(game.play("g7").legal("claim-c1c2d1d2"));
}

/// Dark has made a threat on c1 with the last pawn, on c3.
const LAST_PAWN_THREATENS: &str = "
    . . . X X X .
    . . . X . . X
    O . o o . X .
    X . . # x O X
    x . x . . x .
    X . . o . x .
    x o . o . . .
";

#[test]
fn t4_a_threat_made_with_the_last_pawn_need_not_be_parried_but_a_single_there_is_an_error() {
    let game = At::drawn(TABLE, "l d1 c3 -", LAST_PAWN_THREATENS);
    assert_eq!((game.position.pawns(DARK), game.position.threats(DARK)), (0, set("c1")));
    assert!(game.legal("=c1"), "it may");
    let elsewhere = game.play("g1");
    assert_eq!(elsewhere.moves(), ["pass"], "nothing can come of it");
    assert_eq!(game.play("c1 denounce-c1").outcome(), Some(Outcome::Win(DARK)));
}

/// Nobody has a pawn left, and light has not yet seen a square of theirs.
const OUT_OF_PAWNS: &str = "
    . . o O O x .
    O O O . . . .
    . . . X . X .
    O X X # . O X
    o O o . . X o
    X X x x . . .
    o X o x O x x
";

#[test]
fn t5_two_passes_in_a_row_are_a_draw() {
    let game = At::drawn(TABLE, "d d2 a1 -", OUT_OF_PAWNS);
    assert_eq!((game.outcome(), game.moves()), (None, vec!["pass".to_owned()]), "no draw by G2");
    let passed = game.play("pass");
    assert!(passed.text().ends_with(" l a1 d2 p"));
    let drawn = passed.play("pass");
    assert_eq!((drawn.outcome(), drawn.reason()), (Some(Outcome::Draw), "squaryd-reason-passes"));
    assert_eq!(
        passed.play("claim-a1a3c1c3").outcome(),
        Some(Outcome::Win(LIGHT)),
        "until then one may claim"
    );
    assert_eq!(passed.refusal("denounce-d2"), (Some("T3"), "squaryd-move-not-just-put"));
}

#[test]
fn t5_a_single_between_two_passes_starts_again() {
    let game = At::drawn(TABLE, "l d7 a1 -", ALONE);
    let after = game.play("pass f5 pass");
    assert_eq!(after.outcome(), None);
    assert!(after.text().ends_with(" d f5 d7 p"));
}
