//! Every ruling of refereed Squaryd, one test or more each.

use crate::at::{ALONE, At, DARK, FREE, LIGHT, REFEREED, TABLE, THREATS_OF_THE_PAWNLESS, drawn, played, set};
use siliam_core::{Notation, Outcome, Stage};
use siliam_squaryd::Cell;

#[test]
fn q1_the_defence_is_automatic_and_comes_first() {
    let threatened = played(REFEREED, "a1 g7 a3 g6 c3");
    assert_eq!(threatened.text(), "6o/6o/7/3#3/x1x4/7/x6 l", "the position is before the defence");
    assert_eq!(threatened.position.due(), set("c1"));
    let after = threatened.play("g5");
    assert_eq!(after.text(), "6o/6o/6o/3#3/x1x4/7/x1O4 d");
    assert_eq!(after.position.pawns(LIGHT), 24 - 3 - 2);
}

#[test]
fn q1_one_double_parries_all_squares_that_share_a_vertex() {
    let game = drawn(
        'l',
        "
        . . . . . . .
        . . o . . . .
        x . . . . o x
        . o . # . . .
        . . . . o . .
        x . . x . . x
        . . . . . . .
        ",
    );
    assert_eq!((game.position.due(), game.position.pawns(LIGHT)), (set("d5"), 20));
    assert_eq!(game.play("c2").position.pawns(LIGHT), 20 - 2 - 1);
}

#[test]
fn q1_the_forced_double_on_d1_is_the_fourth_and_loses() {
    let game = drawn(
        'd',
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . # O . .
        . . O x . x .
        . . . . . O .
        . . . . . . .
        ",
    );
    let after = game.play("f1");
    assert_eq!(after.outcome(), Some(Outcome::Win(DARK)));
    assert_eq!(after.moves(), Vec::<String>::new());
    assert_eq!(after.text(), "7/7/7/3#O2/2Ox1x1/5O1/5x1 l", "decided before the defence");
    let reason = after.rules.reason(&after.position, None).expect("an end has its reason");
    assert_eq!(reason.code, "squaryd-reason-forced-doubles");
    let cells: Vec<String> = reason.cells.iter().map(ToString::to_string).collect();
    assert_eq!(cells, ["c3", "d1", "e4", "f2"]);
}

#[test]
fn q1_a_due_vertex_gets_its_double_even_where_a_single_would_close_an_own_square() {
    let game = drawn(
        'l',
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . # . . .
        x . x . . . .
        . . o o . . .
        x . . o . . .
        ",
    );
    assert_eq!(game.refusal("c1"), (Some("Q1"), "squaryd-move-due"));
    assert_eq!(game.play("g7").text(), "6o/7/7/3#3/x1x4/2oo3/x1Oo3 d");
}

#[test]
fn q1_the_long_form_writes_the_due_doubles_and_is_checked() {
    let game = drawn(
        'l',
        "
        . . . . . x x
        . . . . . . x
        . . . . . . .
        . . . # . . .
        x . x . . . .
        . . . . . . .
        x . . . . . .
        ",
    );
    let At { rules, position } = game;
    let mv = rules.read_move(&position, "=c1=f6d1").expect("the due doubles");
    assert_eq!(rules.read_move(&position, "d1"), Ok(mv));
    assert_eq!(rules.write_move(&position, mv), "d1");
    assert_eq!(rules.write_move_long(&position, mv), "=c1=f6d1");
    for wrong in ["=c1d1", "=c1=f6=a7d1", "=c1=a7d1", "=c1=c1d1", "=f6d1"] {
        assert_eq!(game.refusal(wrong), (Some("Q1"), "squaryd-move-not-the-due"), "{wrong}");
    }
    assert_eq!(game.refusal("=c1=f6"), (Some("Q4"), "squaryd-move-no-single"));
    assert_eq!(game.refusal("=c1=f6c1"), (Some("Q1"), "squaryd-move-due"));
    assert_eq!(played(REFEREED, "a1").refusal("=c3d5"), (Some("Q1"), "squaryd-move-none-due"));
    assert_eq!(played(REFEREED, "a1").refusal("=c3"), (Some("Q1"), "squaryd-move-none-due"));
}

#[test]
fn q2_to_an_opponent_without_pawns_no_parry_is_due() {
    let game = drawn('l', THREATS_OF_THE_PAWNLESS);
    assert_eq!(
        (game.position.pawns(DARK), game.position.threats(DARK), game.position.due()),
        (0, set("b2 c1"), set(""))
    );
    assert_eq!(game.play("g1").position.doubles(LIGHT), set(""));
    assert_eq!(game.refusal("=b2=c1g1"), (Some("Q1"), "squaryd-move-none-due"));
}

#[test]
fn q2_a_single_may_not_go_there_unless_it_closes_a_square_of_ones_own() {
    let game = drawn('l', THREATS_OF_THE_PAWNLESS);
    assert_eq!(game.refused_by("b2"), Some("Q2"));
    assert_eq!(game.play("c1").outcome(), Some(Outcome::Win(LIGHT)));
}

#[test]
fn q3_whoever_cannot_pay_for_the_defence_loses_at_once() {
    let game = drawn(
        'l',
        "
        . . . x X . .
        x x . . . . .
        o . X x . . .
        x X . # . x .
        o X o . . x o
        x o o X . . .
        X X o . . . .
        ",
    );
    let after = game.play("c7");
    assert_eq!((after.position.due(), after.position.pawns(DARK)), (set("e5 g7"), 2));
    assert_eq!(after.outcome(), Some(Outcome::Win(LIGHT)));
    assert_eq!(after.moves(), Vec::<String>::new());
    let reason = after.rules.reason(&after.position, None).expect("an end has its reason");
    assert_eq!(reason.code, "squaryd-reason-unpaid");
    let vertices = reason.args.iter().find(|(name, _)| *name == "vertices");
    assert_eq!(vertices.map(|(_, arg)| arg.clone()), Some(siliam_core::Arg::Text("e5, g7".to_owned())));
    let named = |cell: &str| reason.cells.iter().any(|coord| coord.to_string() == cell);
    assert!(["e5", "g7", "c7"].into_iter().all(named), "vertices and squares: {:?}", reason.cells);
    assert!(reason.figures.len() >= 2, "a square for each vertex: {:?}", reason.figures);
    for square in &reason.figures {
        let open =
            square.cells.iter().filter(|cell| ["e5", "g7"].contains(&cell.to_string().as_str())).count();
        assert_eq!((square.cells.len(), open), (4, 1), "each threatened square by itself: {square:?}");
    }
}

#[test]
fn q3_is_read_from_a_text_and_gives_its_result() {
    let game = At::read(REFEREED, "2oxX2/xx5/o1Xx3/xX1#1x1/oXo2xo/xooX3/XXo4 d");
    assert_eq!(game.outcome(), Some(Outcome::Win(LIGHT)));
}

/// Light has two pawns left, and dark threatens c1.
const LAST_TWO_PAWNS: &str = "
    . . . o O O .
    . . . O . . o
    . . O O . O .
    O . . # x . o
    x . x . . x .
    O . . X . o .
    x O . X . . .
";

#[test]
fn q4_when_the_defence_takes_the_last_pawns_there_is_only_pass() {
    let game = drawn('l', LAST_TWO_PAWNS);
    assert_eq!((game.position.pawns(LIGHT), game.position.due()), (2, set("c1")));
    assert_eq!(game.moves(), ["pass"]);
    let At { rules, position } = game;
    let pass = rules.read_move(&position, "=c1pass").expect("the long form");
    assert_eq!(rules.write_move_long(&position, pass), "=c1pass");
    assert_eq!(game.refused_by("a7"), Some("Q4"));
    let after = game.play("pass");
    assert_eq!(
        (after.position.pawns(LIGHT), after.position.doubles(LIGHT).has(Cell::read("c1").unwrap())),
        (0, true)
    );
}

#[test]
fn q4_a_single_goes_on_any_empty_cell_and_nowhere_else() {
    let game = played(REFEREED, "a1 g7");
    assert_eq!(game.moves().len(), 46);
    assert_eq!(game.refused_by("a1"), Some("Q4"));
    assert_eq!(game.refused_by("g7"), Some("Q4"));
    for (text, code) in [("d4", "move-no-cell"), ("h1", "move-no-cell"), ("a8", "move-no-cell")] {
        assert_eq!(game.refusal(text), (None, code));
    }
    for text in
        ["", "a", "A3", "a3 ", " a3", "a3b", "a3b4", "=", "=a", "==a3", "é1", "=é1a3", "claim", "Swap"]
    {
        assert_eq!(game.refusal(text), (None, "squaryd-move-malformed"), "{text}");
    }
}

#[test]
fn q5_the_fourth_single_of_a_square_wins_whatever_its_slant() {
    let straight = drawn(
        'd',
        "
        . . . . . . .
        . x . o . . .
        . . . . . . .
        . . . # . o .
        . . . . o . .
        . x . . . x .
        . . . . . . .
        ",
    );
    let slanted = drawn(
        'd',
        "
        . . . . . . .
        . . . . . x .
        . x . . . . .
        . . . # o . .
        . . o . . . .
        . . . . . . x
        . . . . . . .
        ",
    );
    for (game, mv) in [(straight, "f6"), (slanted, "c1")] {
        let after = game.play(mv);
        assert_eq!(after.outcome(), Some(Outcome::Win(DARK)));
        assert_eq!((after.moves().len(), after.reason()), (0, "squaryd-reason-singles"));
        assert!(after.text().ends_with(" l"), "the turn is over");
        assert!(after.rules.read_position(&after.text()).is_err(), "a decided board is no position");
    }
}

#[test]
fn q5_singles_and_doubles_never_mix() {
    let game = drawn(
        'd',
        "
        . . . . . . .
        . X . . . . .
        . . . . . . .
        . . . # . . .
        . . . . . . .
        . x . . . x .
        . . . . . . .
        ",
    );
    assert_eq!(game.position.threats(DARK), set(""));
    let after = game.play("f6");
    assert_eq!((after.outcome(), after.position.due()), (None, set("")));
}

#[test]
fn q6_without_pawns_one_passes_and_the_other_plays_on_alone() {
    let game = drawn('d', ALONE);
    let after = game.play("f5");
    assert_eq!((after.outcome(), after.moves()), (None, vec!["pass".to_owned()]));
    assert_eq!(after.refused_by("a7"), Some("Q4"));
    assert_eq!(after.play("pass").text().split(' ').nth(1), Some("d"));
}

#[test]
fn q6_a_player_alone_needs_one_threat_and_a_pawn_to_carry_it_out() {
    let after = drawn('d', ALONE).play("c3");
    assert_eq!(after.outcome(), Some(Outcome::Win(DARK)), "light cannot parry c1");
    assert_eq!(after.reason(), "squaryd-reason-unpaid");
}

#[test]
fn q6_the_last_pawn_ends_the_game_as_a_draw() {
    let game = drawn(
        'd',
        "
        x X X x O x .
        X o O O o X X
        . x x . O o O
        . . X # . O .
        . . . X . . X
        O . O . . x O
        . o . o o . x
        ",
    );
    assert_eq!((game.position.pawns(DARK), game.position.pawns(LIGHT)), (1, 0));
    for mv in game.moves() {
        assert_eq!(game.play(&mv).outcome(), Some(Outcome::Draw), "{mv}: a threat comes to nothing");
    }
}

#[test]
fn free_doubles_go_on_any_empty_cell_before_the_single() {
    let game = played(FREE, "=b2");
    assert_eq!(game.text(), "7/7/7/3#3/7/1X5/7 d");
    assert_eq!(game.play("=b3 c3").text(), "7/7/7/3#3/1Xx4/1X5/7 l");
    assert_eq!(game.refused_by("=b2"), Some("Q1"), "occupied");
    assert_eq!(played(FREE, "").moves().len(), 96);
    assert_eq!(played(&["table", "free-doubles"], "").moves().len(), 96);
    assert_eq!(played(REFEREED, "").refused_by("=b2"), Some("Q1"));
    assert_eq!(played(TABLE, "").refused_by("=b2"), Some("T1"));
}

#[test]
fn free_doubles_come_after_the_due_ones() {
    let game = played(FREE, "a1 g7 a3 g6 c3");
    assert_eq!(game.refusal("=c1"), (Some("Q1"), "squaryd-move-due"));
    let At { rules, position } = game;
    let mv = rules.read_move(&position, "=b2").expect("a double of one's choice");
    assert_eq!(rules.write_move_long(&position, mv), "=c1=b2");
    assert_eq!(rules.read_move(&position, "=c1=b2"), Ok(mv));
    assert_eq!(game.refused_by("=b2=c1"), Some("Q1"), "the due one is no choice");
    assert_eq!(game.play("=b2").text(), "6o/6o/7/3#3/x1x4/1O5/x1O4 l");
}

#[test]
fn free_doubles_need_two_pawns_after_the_due_ones() {
    let game = At::drawn(FREE, "l", LAST_TWO_PAWNS);
    assert_eq!(game.moves(), ["pass"]);
    assert_eq!(game.refusal("=a7"), (Some("Q1"), "squaryd-move-no-two-pawns"));
}

#[test]
fn free_doubles_may_stop_the_pawnless_where_no_single_may() {
    let game = At::drawn(FREE, "l", THREATS_OF_THE_PAWNLESS);
    assert_eq!(game.refused_by("b2"), Some("Q2"));
    assert!(game.legal("=b2"));
}

/// A double on d1 would be light's fourth in a square.
const THREE_DOUBLES: &str = "
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . # O . .
    . . O . . . .
    . . . . . O .
    . . . . . . .
";

#[test]
fn free_doubles_lose_with_the_fourth_in_a_square() {
    let after = At::drawn(FREE, "l", THREE_DOUBLES).play("=d1");
    assert_eq!((after.outcome(), after.reason()), (Some(Outcome::Win(DARK)), "squaryd-reason-doubles"));
    assert_eq!(after.text(), "7/7/7/3#O2/2O4/5O1/3O3 l", "the same side, in the middle of the turn");
    assert_eq!(after.moves(), Vec::<String>::new());
}

#[test]
fn free_doubles_at_the_table_lose_only_when_the_square_is_seen() {
    let table = At::drawn(&["table", "free-doubles"], "l - - -", THREE_DOUBLES);
    assert_eq!(table.play("=d1").outcome(), None);
    assert_eq!(table.play("=d1 g7 claim-c3d1e4f2").outcome(), Some(Outcome::Win(DARK)));
}
