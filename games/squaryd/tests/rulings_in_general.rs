//! The squares of Squaryd and the rulings that all games share, one test or more each.

use crate::at::{At, FREE, REFEREED, TABLE, played};
use siliam_conform::refused_text;
use siliam_core::{Outcome, Rules};
use siliam_squaryd::{Cell, CellSet, Square, Squaryd};
use std::collections::HashSet;

#[test]
fn there_are_172_squares_of_every_orientation_found_here_from_their_diagonals() {
    let on_board = |column: i32, row: i32| {
        let inside = (0..14).contains(&column) && (0..14).contains(&row);
        let cell = Cell::at((column / 2) as u8, (row / 2) as u8).filter(|_| inside);
        cell.filter(|cell| column % 2 == 0 && row % 2 == 0 && cell.to_string() != "d4")
    };
    let mut found = HashSet::new();
    for one in Cell::all() {
        for other in Cell::all().filter(|&other| other != one) {
            // Twice the coordinates, so that the middle and half of the diagonal are whole.
            let at = |cell: Cell| (2 * i32::from(cell.column()), 2 * i32::from(cell.row()));
            let ((left, low), (right, high)) = (at(one), at(other));
            let (middle_column, middle_row) = (left.midpoint(right), low.midpoint(high));
            let (columns, rows) = ((right - left) / 2, (high - low) / 2);
            let vertices = [
                on_board(left, low),
                on_board(right, high),
                on_board(middle_column - rows, middle_row + columns),
                on_board(middle_column + rows, middle_row - columns),
            ];
            if let [Some(first), Some(second), Some(third), Some(fourth)] = vertices {
                found.insert([first, second, third, fourth].into_iter().collect::<CellSet>());
            }
        }
    }
    let generated: HashSet<CellSet> = Square::all().map(Square::vertices).collect();
    assert_eq!((found.len(), Square::all().count()), (172, 172));
    assert_eq!(found, generated);
}

#[test]
fn g1_compares_board_and_side_and_what_the_table_remembers() {
    let key = |options: &[&str], text: &str| {
        let at = At::read(options, text);
        at.rules.repetition_key(&at.position)
    };
    let board = "7/7/7/3#3/x1x4/7/o1o4";
    assert_ne!(key(REFEREED, &format!("{board} d")), key(REFEREED, &format!("{board} l")));
    let texts = ["d a3 a1 -", "d c3 a1 -", "d a3 c1 -", "l a1 a3 -"];
    let keys: HashSet<u64> = texts.iter().map(|fields| key(TABLE, &format!("{board} {fields}"))).collect();
    assert_eq!(keys.len(), texts.len());
    let board = "7/7/7/3#3/X6/7/o6";
    assert_ne!(key(TABLE, &format!("{board} d - a1 -")), key(TABLE, &format!("{board} d - a1 *")));
}

#[test]
fn g2_whoever_can_put_a_single_does_not_pass() {
    assert_eq!(played(REFEREED, "").refused_by("pass"), Some("G2"));
    assert_eq!(played(FREE, "=a1").refused_by("pass"), Some("G2"));
}

/// Dark has two pawns, light none and a threat on every empty cell.
const ALL_BARRED: &str = "
    X x . o x O X
    . o . X o . x
    o o x X o o x
    o . . # o . X
    . . o . O x x
    O o o X . o O
    o . o . x o X
";

#[test]
fn g2_the_game_is_drawn_at_once_when_nobody_can_put_a_single_any_more() {
    for options in [REFEREED, FREE] {
        for side in ["d", "l"] {
            let game = At::drawn(options, side, ALL_BARRED);
            assert_eq!(game.outcome(), Some(Outcome::Draw), "a double of one's choice would not count");
            assert_eq!((game.moves().len(), game.reason()), (0, "squaryd-reason-exhausted"));
        }
    }
}

/// Dark owes a double on b7 and has just the two pawns for it. Then light has a pawn, and every cell is one that dark
/// threatens.
const BARRED_AFTER_THE_DEFENCE: &str = "
    O . o x O X O
    O . . x . o x
    o . X x x . o
    x . . # x . .
    o . x x x x .
    o X x . o o x
    o X O x O . o
";

#[test]
fn g2_the_game_is_drawn_at_once_also_where_doubles_are_still_due() {
    for options in [REFEREED, FREE] {
        let game = At::drawn(options, "d", BARRED_AFTER_THE_DEFENCE);
        assert_eq!((game.outcome(), game.moves().len()), (Some(Outcome::Draw), 0));
        assert_eq!(game.reason(), "squaryd-reason-exhausted");
    }
}

#[test]
fn g3_at_the_table_the_last_single_changes_hands_with_the_piece() {
    let options = &["table", "swap"];
    assert_eq!(played(options, "c3 swap").text(), "7/7/7/3#3/2o4/7/7 d - c3 -");
    let own = At::read(options, "7/7/7/3#3/2o4/7/7 l c3 - -");
    assert_eq!(own.refused_by("swap"), Some("G3"), "not one's own");
}

#[test]
fn g3_the_second_player_may_swap_the_first_piece_once() {
    let swap: &[&str] = &["swap"];
    assert_eq!(played(swap, "").refused_by("swap"), Some("G3"));
    let swapped = played(swap, "c3 swap");
    assert_eq!(swapped.text(), "7/7/7/3#3/2o4/7/7 d");
    assert_eq!(swapped.refused_by("swap"), Some("G3"));
    assert_eq!(played(swap, "c3 swap a1").refused_by("swap"), Some("G3"));
    assert_eq!(played(swap, "c3 a1 b7").refused_by("swap"), Some("G3"));
    assert_eq!(played(&["table", "swap"], "c3 swap").text(), "7/7/7/3#3/2o4/7/7 d - c3 -");
    assert_eq!(At::read(swap, "7/7/7/3#3/2X4/7/7 l").play("swap").text(), "7/7/7/3#3/2O4/7/7 d", "as it is");
}

#[test]
fn g3_without_the_option_there_is_no_swap() {
    assert_eq!(played(REFEREED, "c3").refused_by("swap"), Some("G3"));
    assert_eq!(played(TABLE, "c3").refused_by("swap"), Some("G3"));
}

#[test]
fn g5_what_cannot_be_a_position_is_refused_with_what_is_wrong() {
    let refused = |text, code| refused_text::<Squaryd>(REFEREED, text, code);
    refused("nonsense", "text-fields");
    refused("", "text-fields");
    refused("7/7/7/3#3/7/7/7", "text-fields");
    refused("7/7/7/3#3/7/7/7  d", "text-fields");
    refused("7/7/7/3#3/7/7/7 d - - -", "text-fields");
    refused("7/7/7/3#3/7/7 d", "text-rows");
    refused("7/7/7/3#3/7/7/7/7 d", "text-rows");
    refused("7/7/7/3#3/7/7/6 d", "text-length");
    refused("7/7/7/3#3/7/7/6xx d", "text-length");
    refused("7/7/7/3#3/7/7/8 d", "text-length");
    refused("7/7/7/3#3/7/7/6z d", "text-letter");
    refused("7/7/7/3#3/7/7/6é d", "text-letter");
    refused("7/7/7/3#3/7/7/6\n d", "text-letter");
    refused("7/7/7/3#3/7/7/34 d", "text-run");
    refused("7/7/7/3#3/7/7/07 d", "text-run");
    refused("7/7/7/3#3/7/7/7 x", "text-side");
    refused("7/7/7/7/7/7/7 d", "squaryd-position-hole");
    refused("7/7/7/3x3/7/7/7 d", "squaryd-position-hole");
    refused("7/7/7/3#3/7/7/3#3 d", "squaryd-position-hole");
    refused("7/7/7/2#4/7/7/7 d", "squaryd-position-hole");
    refused("7/7/6x/xxx#xxx/XXXX3/XXXX3/X6 d", "squaryd-position-pawns");
    refused("oooo3/ooooo2/ooooooo/ooo#ooo/ooo4/7/7 l", "squaryd-position-pawns");
    refused("7/7/7/3#3/x1x4/7/x1x4 l", "squaryd-position-singles");
    refused("7/7/7/3#O2/2O4/5O1/3O3 d", "squaryd-position-doubles");
}

#[test]
fn g5_what_the_table_remembers_must_fit_the_board() {
    let refused = |text, code| refused_text::<Squaryd>(TABLE, text, code);
    refused("7/7/7/3#3/7/7/7 d", "text-fields");
    refused("7/7/7/3#3/7/7/7 d - -", "text-fields");
    refused("7/7/7/3#3/7/7/x5o d a1 c3 -", "squaryd-position-no-last");
    refused("7/7/7/3#3/7/7/x5o d g1 a1 -", "squaryd-position-no-last");
    refused("7/7/7/3#3/7/7/x5o d d4 g1 -", "squaryd-position-no-last");
    refused("7/7/7/3#3/7/7/X5o d a1 g1 -", "squaryd-position-no-last");
    refused("7/7/7/3#3/7/7/x5o d h9 g1 -", "squaryd-position-no-last");
    refused("7/7/7/3#3/7/7/x5o d - g1 -", "squaryd-position-last-missing");
    refused("7/7/7/3#3/7/7/x5o d a1 - -", "squaryd-position-last-missing");
    refused("7/7/7/3#3/7/7/x5o d a1 g1 x", "squaryd-position-mark");
    refused("7/7/7/3#3/7/7/x5o d a1 g1 *", "squaryd-position-no-double");
    refused("7/7/7/3#3/7/7/x5o d a1 g1 p", "squaryd-position-not-passed");
}

#[test]
fn g5_at_the_table_squares_may_stand_unclaimed_and_play_goes_on() {
    let game = At::read(TABLE, "7/7/7/3#3/x1x4/7/x1x4 l - a1 -");
    assert_eq!(game.outcome(), None);
}

#[test]
fn g5_whether_play_could_have_reached_it_is_not_asked() {
    for text in ["7/7/7/3#3/7/7/7 l", "xxx4/7/7/3#3/7/7/7 d", "XXX4/7/7/3#3/7/7/7 l"] {
        assert_eq!(At::read(REFEREED, text).text(), text);
    }
}

#[test]
fn g6_a_refereed_turn_is_one_ply_and_every_action_at_the_table_is_one() {
    let moves = "a1 g7 a3 g6 c3";
    assert_eq!(played(REFEREED, &format!("{moves} g5")).text(), "6o/6o/6o/3#3/x1x4/7/x1O4 d");
    let table = played(TABLE, &format!("{moves} =c1"));
    assert_eq!(table.text(), "6o/6o/7/3#3/x1x4/7/x1O4 l g6 c3 *");
    assert_eq!(table.play("g5").text(), "6o/6o/6o/3#3/x1x4/7/x1O4 d c3 g5 -");
}
