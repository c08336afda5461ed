//! Every ruling of Squaryd as people play it, one test or more each.

mod at;

use at::{
    ALONE, DARK, Game, LIGHT, REFEREED, TABLE, drawn_for, legal, moves, outcome, play, played, read, reason,
    refusal, refused_by, set, text,
};
use siliam_core::Outcome;

#[test]
fn t1_a_double_goes_only_where_the_opponents_last_single_made_a_threat() {
    let game = played(TABLE, "a1 g7 a3 g6 c3");
    let doubles = |game: &Game| moves(game).into_iter().filter(|mv| mv.starts_with('=')).collect::<Vec<_>>();
    assert_eq!(doubles(&game), ["=c1"]);
    assert_eq!(refusal(&game, "=c2"), (Some("T1"), "squaryd-move-no-threat"));
    assert_eq!(refused_by(&game, "=a1"), Some("T1"), "occupied");
    assert_eq!(refused_by(&game, "=c1g5"), Some("T1"), "two actions are two moves");
    assert_eq!(refused_by(&played(TABLE, ""), "=c1"), Some("T1"));
}

#[test]
fn t1_a_forgotten_parry_cannot_be_made_up_for() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5 d7");
    assert_eq!(game.1.threats(DARK), set("c1"), "the threat is still there");
    assert_eq!(refused_by(&game, "=c1"), Some("T1"));
    assert!(legal(&play(game, "b7"), "c1!"));
}

#[test]
fn t1_a_double_takes_two_pawns() {
    let game = drawn_for(
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
    assert_eq!((game.1.pawns(LIGHT), game.1.threats(DARK)), (2, set("c1")));
    assert!(legal(&game, "=c1"));
    let poorer = read(TABLE, &text(&game).replace("xo1O3", "xO1O3").replace("b1 c3", "a2 c3"));
    assert_eq!(poorer.1.pawns(LIGHT), 1);
    assert_eq!(refusal(&poorer, "=c1"), (Some("T1"), "squaryd-move-no-two-pawns"));
}

#[test]
fn t2_the_single_goes_anywhere_and_ends_the_turn() {
    let game = played(TABLE, "a1 g7 a3 g6 c3");
    assert_eq!(
        text(&play(game, "c1")),
        "6o/6o/7/3#3/x1x4/7/x1o4 d c3 c1 -",
        "also onto the threatened vertex"
    );
    let unseen = play(game, "g5 c1");
    assert_eq!(outcome(&unseen), None, "also as the fourth of an own square");
    assert_eq!(refused_by(&game, "a3"), Some("T2"));
}

#[test]
fn t2_a_square_may_be_claimed_in_the_same_breath() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5");
    let after = play(game, "c1!");
    assert_eq!(outcome(&after), Some(Outcome::Win(DARK)));
    assert_eq!(text(&after), "6o/6o/6o/3#3/x1x4/7/x1x4 l g5 c1 -");
    assert_eq!(refusal(&game, "c2!"), (Some("T2"), "squaryd-move-closes-nothing"));
    assert_eq!(refused_by(&game, "a1!"), Some("T2"), "occupied");
    assert_eq!(refused_by(&played(REFEREED, "a1"), "a3!"), Some("T2"), "only at the table");
}

#[test]
fn t2_one_passes_exactly_without_a_pawn() {
    assert_eq!(refused_by(&played(TABLE, "a1"), "pass"), Some("T2"));
    let out_of_pawns = drawn_for(TABLE, "l d7 a1 -", ALONE);
    assert!(moves(&out_of_pawns).contains(&"pass".to_owned()));
    assert_eq!(refused_by(&out_of_pawns, "a7"), Some("T2"));
}

#[test]
fn t3_four_own_singles_are_claimed_whenever_they_arose() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5 c1 g4 b7 f7");
    for claim in ["claim-a1a3c1c3", "claim-c3a1c1a3"] {
        let after = play(game, claim);
        assert_eq!((outcome(&after), text(&after)), (Some(Outcome::Win(DARK)), text(&game)));
    }
    assert!(moves(&game).contains(&"claim-a1a3c1c3".to_owned()));
    assert_eq!(refused_by(&played(REFEREED, "a1"), "claim-a1a3c1c3"), Some("T3"), "only at the table");
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
    let dark = drawn_for(TABLE, "d f1 g6 -", board);
    assert_eq!(outcome(&play(dark, "claim-c3d1e4f2")), Some(Outcome::Win(DARK)));
    let light = drawn_for(TABLE, "l g6 f1 -", board);
    assert_eq!(refusal(&light, "claim-c3d1e4f2"), (Some("T3"), "squaryd-move-wrong-claim"));
}

#[test]
fn t3_a_wrong_claim_is_refused_with_the_reason() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5 c1");
    assert_eq!(refusal(&game, "claim-a1a3c1c3"), (Some("T3"), "squaryd-move-wrong-claim"), "the opponent's");
    for (claim, code) in [
        ("claim-g5g6g7", "squaryd-move-not-four-cells"),
        ("claim-", "squaryd-move-not-four-cells"),
        ("claim-g5g6g7g7", "squaryd-move-not-four-cells"),
        ("claim-g5g6g7f5f6", "squaryd-move-not-four-cells"),
        ("claim-g5g6g7f7", "squaryd-move-no-square"),
        ("claim-e5e7g5g7", "squaryd-move-wrong-claim"),
    ] {
        assert_eq!(refusal(&game, claim), (Some("T3"), code), "{claim}");
    }
    assert_eq!(refusal(&game, "claim-d4d5e4e5"), (None, "move-no-cell"));
    assert_eq!(refusal(&game, "claim-a1a3c1c"), (None, "squaryd-move-malformed"));
}

#[test]
fn t3_a_single_on_the_vertex_of_a_fresh_threat_is_denounced() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 c1");
    assert!(moves(&game).contains(&"denounce-c1".to_owned()));
    assert_eq!(outcome(&play(game, "denounce-c1")), Some(Outcome::Win(DARK)));
    assert_eq!(refusal(&game, "denounce-g6"), (Some("T3"), "squaryd-move-not-just-put"));
    assert_eq!(refused_by(&played(REFEREED, "a1"), "denounce-a1"), Some("T3"), "only at the table");
}

#[test]
fn t3_only_a_threat_of_ones_last_single_is_denounced() {
    let game = played(TABLE, "a1 g7 a3 g6 c3 g5 e7 c1");
    assert_eq!(refusal(&game, "denounce-c1"), (Some("T3"), "squaryd-move-no-error"));
}

#[test]
fn t3_after_a_double_it_is_too_late_to_denounce() {
    // Light answers on the threatened c1, and makes a threat on d1 with the same single.
    let game = drawn_for(
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
    assert!(legal(&game, "denounce-c1"));
    assert_eq!(refusal(&play(game, "=d1"), "denounce-c1"), (Some("T3"), "squaryd-move-too-late"));
}

#[test]
fn t3_a_single_that_closes_a_square_is_no_error() {
    let game = drawn_for(
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
    assert_eq!(refusal(&game, "denounce-c1"), (Some("T3"), "squaryd-move-closed-square"));
    assert!(legal(&play(game, "g7"), "claim-c1c2d1d2"));
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
    let game = drawn_for(TABLE, "l d1 c3 -", LAST_PAWN_THREATENS);
    assert_eq!((game.1.pawns(DARK), game.1.threats(DARK)), (0, set("c1")));
    assert!(legal(&game, "=c1"), "it may");
    let elsewhere = play(game, "g1");
    assert_eq!(moves(&elsewhere), ["pass"], "nothing can come of it");
    assert_eq!(outcome(&play(game, "c1 denounce-c1")), Some(Outcome::Win(DARK)));
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
    let game = drawn_for(TABLE, "d d2 a1 -", OUT_OF_PAWNS);
    assert_eq!((outcome(&game), moves(&game)), (None, vec!["pass".to_owned()]), "no draw by G2");
    let passed = play(game, "pass");
    assert!(text(&passed).ends_with(" l a1 d2 p"));
    let drawn = play(passed, "pass");
    assert_eq!((outcome(&drawn), reason(&drawn)), (Some(Outcome::Draw), "squaryd-reason-passes"));
    assert_eq!(
        outcome(&play(passed, "claim-a1a3c1c3")),
        Some(Outcome::Win(LIGHT)),
        "until then one may claim"
    );
    assert_eq!(refusal(&passed, "denounce-d2"), (Some("T3"), "squaryd-move-not-just-put"));
}

#[test]
fn t5_a_single_between_two_passes_starts_again() {
    let game = drawn_for(TABLE, "l d7 a1 -", ALONE);
    let after = play(game, "pass f5 pass");
    assert_eq!(outcome(&after), None);
    assert!(text(&after).ends_with(" d f5 d7 p"));
}
