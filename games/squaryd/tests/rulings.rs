//! Every ruling of Squaryd but those of the table, one test or more each.

mod at;

use at::{
    ALONE, DARK, FREE, LIGHT, REFEREED, TABLE, drawn, drawn_for, legal, moves, outcome, play, played, read,
    reason, refusal, refused_by, set, text,
};
use siliam_core::{Notation, Outcome, Refusal, Rules, Stage};
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
    let key = |rules: Squaryd, text: &str| rules.repetition_key(&read(rules, text).1);
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
    assert_eq!(refused_by(&played(REFEREED, ""), "pass"), Some("G2"));
    assert_eq!(refused_by(&played(FREE, "=a1"), "pass"), Some("G2"));
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
    for rules in [REFEREED, FREE] {
        for side in ["d", "l"] {
            let game = drawn_for(rules, side, ALL_BARRED);
            assert_eq!(outcome(&game), Some(Outcome::Draw), "a double of one's choice would not count");
            assert_eq!((moves(&game).len(), reason(&game)), (0, "squaryd-reason-exhausted"));
        }
    }
}

#[test]
fn g3_the_second_player_may_swap_the_first_piece_once() {
    let rules = Squaryd { swap: true, ..REFEREED };
    assert_eq!(refused_by(&played(rules, ""), "swap"), Some("G3"));
    let swapped = played(rules, "c3 swap");
    assert_eq!(text(&swapped), "7/7/7/3#3/2o4/7/7 d");
    assert_eq!(refused_by(&swapped, "swap"), Some("G3"));
    assert_eq!(refused_by(&played(rules, "c3 swap a1"), "swap"), Some("G3"));
    assert_eq!(refused_by(&played(rules, "c3 a1 b7"), "swap"), Some("G3"));
    assert_eq!(text(&played(Squaryd { table: true, ..rules }, "c3 swap")), "7/7/7/3#3/2o4/7/7 d - c3 -");
    assert_eq!(text(&play(read(rules, "7/7/7/3#3/2X4/7/7 l"), "swap")), "7/7/7/3#3/2O4/7/7 d", "as it is");
}

#[test]
fn g3_without_the_option_there_is_no_swap() {
    assert_eq!(refused_by(&played(REFEREED, "c3"), "swap"), Some("G3"));
    assert_eq!(refused_by(&played(TABLE, "c3"), "swap"), Some("G3"));
}

#[test]
fn g5_what_cannot_be_a_position_is_refused_with_what_is_wrong() {
    let refused = |text: &str, code: &str| {
        let error = REFEREED.read_position(text).expect_err(text);
        assert_eq!((error.code(), error.ruling()), (code, Some("G5")), "`{text}`: {error}");
    };
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
    let refused = |text: &str, code: &str| {
        let error = TABLE.read_position(text).expect_err(text);
        assert_eq!((error.code(), error.ruling()), (code, Some("G5")), "`{text}`: {error}");
    };
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
    let game = read(TABLE, "7/7/7/3#3/x1x4/7/x1x4 l - a1 -");
    assert_eq!(outcome(&game), None);
}

#[test]
fn g5_whether_play_could_have_reached_it_is_not_asked() {
    for text in ["7/7/7/3#3/7/7/7 l", "xxx4/7/7/3#3/7/7/7 d", "XXX4/7/7/3#3/7/7/7 l"] {
        assert_eq!(REFEREED.write_position(&read(REFEREED, text).1), text);
    }
}

#[test]
fn g6_a_refereed_turn_is_one_ply_and_every_action_at_the_table_is_one() {
    let moves = "a1 g7 a3 g6 c3";
    assert_eq!(text(&played(REFEREED, &format!("{moves} g5"))), "6o/6o/6o/3#3/x1x4/7/x1O4 d");
    let table = played(TABLE, &format!("{moves} =c1"));
    assert_eq!(text(&table), "6o/6o/7/3#3/x1x4/7/x1O4 l g6 c3 *");
    assert_eq!(text(&play(table, "g5")), "6o/6o/6o/3#3/x1x4/7/x1O4 d c3 g5 -");
}

#[test]
fn q1_the_defence_is_automatic_and_comes_first() {
    let threatened = played(REFEREED, "a1 g7 a3 g6 c3");
    assert_eq!(text(&threatened), "6o/6o/7/3#3/x1x4/7/x6 l", "the position is before the defence");
    assert_eq!(threatened.1.due(), set("c1"));
    let after = play(threatened, "g5");
    assert_eq!(text(&after), "6o/6o/6o/3#3/x1x4/7/x1O4 d");
    assert_eq!(after.1.pawns(LIGHT), 24 - 3 - 2);
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
    assert_eq!((game.1.due(), game.1.pawns(LIGHT)), (set("d5"), 20));
    assert_eq!(play(game, "c2").1.pawns(LIGHT), 20 - 2 - 1);
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
    let after = play(game, "f1");
    assert_eq!(outcome(&after), Some(Outcome::Win(DARK)));
    assert_eq!(moves(&after), Vec::<String>::new());
    assert_eq!(text(&after), "7/7/7/3#O2/2Ox1x1/5O1/5x1 l", "decided before the defence");
    let reason = after.0.reason(&after.1, None).expect("an end has its reason");
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
    assert_eq!(refusal(&game, "c1"), (Some("Q1"), "squaryd-move-due"));
    assert_eq!(text(&play(game, "g7")), "6o/7/7/3#3/x1x4/2oo3/x1Oo3 d");
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
    let (rules, position) = game;
    let mv = rules.read_move(&position, "=c1=f6d1").expect("the due doubles");
    assert_eq!(rules.read_move(&position, "d1"), Ok(mv));
    assert_eq!(rules.write_move(&position, mv), "d1");
    assert_eq!(rules.write_move_long(&position, mv), "=c1=f6d1");
    for wrong in ["=c1d1", "=c1=f6=a7d1", "=c1=a7d1", "=c1=c1d1", "=f6d1"] {
        assert_eq!(refusal(&game, wrong), (Some("Q1"), "squaryd-move-not-the-due"), "{wrong}");
    }
    assert_eq!(refusal(&game, "=c1=f6"), (Some("Q4"), "squaryd-move-no-single"));
    assert_eq!(refusal(&game, "=c1=f6c1"), (Some("Q1"), "squaryd-move-due"));
    assert_eq!(refusal(&played(REFEREED, "a1"), "=c3d5"), (Some("Q1"), "squaryd-move-none-due"));
    assert_eq!(refusal(&played(REFEREED, "a1"), "=c3"), (Some("Q1"), "squaryd-move-none-due"));
}

/// Dark has no pawn left and threatens b2 and c1; light could close a square on c1.
const THREATS_OF_THE_PAWNLESS: &str = "
    x . X . . . .
    X . . . . . .
    . . X . X X .
    . x . # . X .
    x X x X . . x
    . . o o . X .
    x . . o . . .
";

#[test]
fn q2_to_an_opponent_without_pawns_no_parry_is_due() {
    let game = drawn('l', THREATS_OF_THE_PAWNLESS);
    assert_eq!((game.1.pawns(DARK), game.1.threats(DARK), game.1.due()), (0, set("b2 c1"), set("")));
    assert_eq!(play(game, "g1").1.doubles(LIGHT), set(""));
    assert_eq!(refusal(&game, "=b2=c1g1"), (Some("Q1"), "squaryd-move-none-due"));
}

#[test]
fn q2_a_single_may_not_go_there_unless_it_closes_a_square_of_ones_own() {
    let game = drawn('l', THREATS_OF_THE_PAWNLESS);
    assert_eq!(refused_by(&game, "b2"), Some("Q2"));
    assert_eq!(outcome(&play(game, "c1")), Some(Outcome::Win(LIGHT)));
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
    let after = play(game, "c7");
    assert_eq!((after.1.due(), after.1.pawns(DARK)), (set("e5 g7"), 2));
    assert_eq!(outcome(&after), Some(Outcome::Win(LIGHT)));
    assert_eq!(moves(&after), Vec::<String>::new());
    let reason = after.0.reason(&after.1, None).expect("an end has its reason");
    assert_eq!(reason.code, "squaryd-reason-unpaid");
    let vertices = reason.args.iter().find(|(name, _)| *name == "vertices");
    assert_eq!(vertices.map(|(_, arg)| arg.clone()), Some(siliam_core::Arg::Text("e5, g7".to_owned())));
    let named = |cell: &str| reason.cells.iter().any(|coord| coord.to_string() == cell);
    assert!(["e5", "g7", "c7"].into_iter().all(named), "vertices and squares: {:?}", reason.cells);
}

#[test]
fn q3_is_read_from_a_text_and_gives_its_result() {
    let game = read(REFEREED, "2oxX2/xx5/o1Xx3/xX1#1x1/oXo2xo/xooX3/XXo4 d");
    assert_eq!(outcome(&game), Some(Outcome::Win(LIGHT)));
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
    assert_eq!((game.1.pawns(LIGHT), game.1.due()), (2, set("c1")));
    assert_eq!(moves(&game), ["pass"]);
    let (rules, position) = game;
    let pass = rules.read_move(&position, "=c1pass").expect("the long form");
    assert_eq!(rules.write_move_long(&position, pass), "=c1pass");
    assert_eq!(refused_by(&game, "a7"), Some("Q4"));
    let after = play(game, "pass");
    assert_eq!((after.1.pawns(LIGHT), after.1.doubles(LIGHT).has(Cell::read("c1").unwrap())), (0, true));
}

#[test]
fn q4_a_single_goes_on_any_empty_cell_and_nowhere_else() {
    let game = played(REFEREED, "a1 g7");
    assert_eq!(moves(&game).len(), 46);
    assert_eq!(refused_by(&game, "a1"), Some("Q4"));
    assert_eq!(refused_by(&game, "g7"), Some("Q4"));
    for (text, code) in [("d4", "move-no-cell"), ("h1", "move-no-cell"), ("a8", "move-no-cell")] {
        assert_eq!(refusal(&game, text), (None, code));
    }
    for text in
        ["", "a", "A3", "a3 ", " a3", "a3b", "a3b4", "=", "=a", "==a3", "é1", "=é1a3", "claim", "Swap"]
    {
        assert_eq!(refusal(&game, text), (None, "squaryd-move-malformed"), "{text}");
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
        let after = play(game, mv);
        assert_eq!(outcome(&after), Some(Outcome::Win(DARK)));
        assert_eq!((moves(&after).len(), reason(&after)), (0, "squaryd-reason-singles"));
        assert!(text(&after).ends_with(" l"), "the turn is over");
        assert!(REFEREED.read_position(&text(&after)).is_err(), "a decided board is no position");
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
    assert_eq!(game.1.threats(DARK), set(""));
    let after = play(game, "f6");
    assert_eq!((outcome(&after), after.1.due()), (None, set("")));
}

#[test]
fn q6_without_pawns_one_passes_and_the_other_plays_on_alone() {
    let game = drawn('d', ALONE);
    let after = play(game, "f5");
    assert_eq!((outcome(&after), moves(&after)), (None, vec!["pass".to_owned()]));
    assert_eq!(refused_by(&after, "a7"), Some("Q4"));
    assert_eq!(text(&play(after, "pass")).split(' ').nth(1), Some("d"));
}

#[test]
fn q6_a_player_alone_needs_one_threat_and_a_pawn_to_carry_it_out() {
    let after = play(drawn('d', ALONE), "c3");
    assert_eq!(outcome(&after), Some(Outcome::Win(DARK)), "light cannot parry c1");
    assert_eq!(reason(&after), "squaryd-reason-unpaid");
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
    assert_eq!((game.1.pawns(DARK), game.1.pawns(LIGHT)), (1, 0));
    for mv in moves(&game) {
        assert_eq!(outcome(&play(game, &mv)), Some(Outcome::Draw), "{mv}: a threat comes to nothing");
    }
}

#[test]
fn free_doubles_go_on_any_empty_cell_before_the_single() {
    let game = played(FREE, "=b2");
    assert_eq!(text(&game), "7/7/7/3#3/7/1X5/7 d");
    assert_eq!(text(&play(game, "=b3 c3")), "7/7/7/3#3/1Xx4/1X5/7 l");
    assert_eq!(refused_by(&game, "=b2"), Some("Q1"), "occupied");
    assert_eq!(moves(&played(FREE, "")).len(), 96);
    assert_eq!(moves(&played(Squaryd { table: true, ..FREE }, "")).len(), 96);
    assert_eq!(refused_by(&played(REFEREED, ""), "=b2"), Some("Q1"));
    assert_eq!(refused_by(&played(TABLE, ""), "=b2"), Some("T1"));
}

#[test]
fn free_doubles_come_after_the_due_ones() {
    let game = played(FREE, "a1 g7 a3 g6 c3");
    assert_eq!(refusal(&game, "=c1"), (Some("Q1"), "squaryd-move-due"));
    let (rules, position) = game;
    let mv = rules.read_move(&position, "=b2").expect("a double of one's choice");
    assert_eq!(rules.write_move_long(&position, mv), "=c1=b2");
    assert_eq!(rules.read_move(&position, "=c1=b2"), Ok(mv));
    assert_eq!(refused_by(&game, "=b2=c1"), Some("Q1"), "the due one is no choice");
    assert_eq!(text(&play(game, "=b2")), "6o/6o/7/3#3/x1x4/1O5/x1O4 l");
}

#[test]
fn free_doubles_need_two_pawns_after_the_due_ones() {
    let game = drawn_for(FREE, "l", LAST_TWO_PAWNS);
    assert_eq!(moves(&game), ["pass"]);
    assert_eq!(refusal(&game, "=a7"), (Some("Q1"), "squaryd-move-no-two-pawns"));
}

#[test]
fn free_doubles_may_stop_the_pawnless_where_no_single_may() {
    let game = drawn_for(FREE, "l", THREATS_OF_THE_PAWNLESS);
    assert_eq!(refused_by(&game, "b2"), Some("Q2"));
    assert!(legal(&game, "=b2"));
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
    let after = play(drawn_for(FREE, "l", THREE_DOUBLES), "=d1");
    assert_eq!((outcome(&after), reason(&after)), (Some(Outcome::Win(DARK)), "squaryd-reason-doubles"));
    assert_eq!(text(&after), "7/7/7/3#O2/2O4/5O1/3O3 l", "the same side, in the middle of the turn");
    assert_eq!(moves(&after), Vec::<String>::new());
}

#[test]
fn free_doubles_at_the_table_lose_only_when_the_square_is_seen() {
    let table = drawn_for(Squaryd { table: true, ..FREE }, "l - - -", THREE_DOUBLES);
    assert_eq!(outcome(&play(table, "=d1")), None);
    assert_eq!(outcome(&play(table, "=d1 g7 claim-c3d1e4f2")), Some(Outcome::Win(DARK)));
}
