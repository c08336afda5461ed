//! Every ruling of Siam, one test or more each.

use crate::at::{At, ELEPHANTS, RHINOCEROSES, drawn, drawn_for};
use siliam_conform::refused_text;
use siliam_core::{Refusal, Rules};
use siliam_siam::{MoveError, Siam};

#[test]
fn g1_compares_board_and_side_but_leavings_only_under_one_exit() {
    let later = |options: &[&str], text: &str| {
        let at = At::read(options, text);
        at.rules.repetition_key(&at.position)
    };
    let (young, old) = ("4w/5/1###1/5/5 r 3 10", "4w/5/1###1/5/5 r 9 00");
    assert_eq!(later(&[], young), later(&[], old));
    assert_ne!(later(&["one-exit"], young), later(&["one-exit"], old));
    assert_ne!(later(&[], young), later(&[], "4w/5/1###1/5/5 e 4 10"));
}

#[test]
fn g1_compares_the_turn_count_while_the_ban_binds() {
    let key = |text: &str| {
        let at = At::read(&["ban"], text);
        at.rules.repetition_key(&at.position)
    };
    assert_ne!(key("4w/5/1###1/5/5 r 1 00"), key("4w/5/1###1/5/5 r 3 00"));
    assert_eq!(key("4w/5/1###1/5/5 r 5 00"), key("4w/5/1###1/5/5 r 7 00"));
}

#[test]
fn g2_there_is_always_a_move_so_nobody_passes() {
    let game = drawn('e', FULL);
    assert!(game.rules.count(&game.position) >= 3 * 5, "turning is always possible");
    assert!(!game.legal("pass"));
}

const FULL: &str = "
    N E S W N
    . . . . .
    # # # . .
    . . . . .
    n e s w n
";

#[test]
fn g3_the_second_player_may_swap_the_first_animal_once() {
    let start = At::start(&["swap"]);
    assert_eq!(start.refused_by("swap"), Some("G3"));
    let entered = start.play("@c1n");
    let swapped = entered.play("swap");
    assert_eq!(swapped.text(), "5/5/1###1/5/2n2 e 2 00");
    assert_eq!(swapped.refused_by("swap"), Some("G3"));
    let declined = entered.play("@c5s c1x");
    assert_eq!(declined.refused_by("swap"), Some("G3"));
}

#[test]
fn g3_swap_needs_the_first_players_one_animal_also_from_a_text() {
    assert!(At::read(&["swap"], "5/5/1###1/5/2N2 r 1 00").legal("swap"));
    assert_eq!(At::read(&["swap"], "5/5/1###1/5/2n2 r 1 00").refused_by("swap"), Some("G3"));
}

#[test]
fn g3_without_the_option_there_is_no_swap() {
    let entered = At::start(&[]).play("@c1n");
    assert_eq!(entered.refused_by("swap"), Some("G3"));
}

#[test]
fn g5_what_cannot_be_a_position_is_refused_with_what_is_wrong() {
    let refused = |text, code| refused_text::<Siam>(&[], text, code);
    refused("nonsense", "text-fields");
    refused("", "text-fields");
    refused("5/5/1###1/5/5  e 0 00", "text-fields");
    refused("5/5/1###1/5/5 e 0 00 ", "text-fields");
    refused("5/5/1###1/5 e 0 00", "text-rows");
    refused("5/5/1###1/5/5/5 e 0 00", "text-rows");
    refused("5/5/1###2/5/5 e 0 00", "text-length");
    refused("5/5/1###/5/5 e 0 00", "text-length");
    refused("5/5/1###1/5/9 e 0 00", "text-length");
    refused("5/5//1###1/5 e 0 00", "text-length");
    refused("5/5/1##x1/5/5 e 0 00", "text-letter");
    refused("5/5/1##é1/5/5 e 0 00", "text-letter");
    refused("5/5/1##\n1/5/5 e 0 00", "text-letter");
    refused("5/5/1###1/23/5 e 0 00", "text-run");
    refused("5/5/1###10/5/5 e 0 00", "text-run");
    refused("5/5/1###1/5/5 x 0 00", "text-side");
    refused("5/5/1###1/5/5 e -2 00", "text-count");
    refused("5/5/1###1/5/5 e +2 00", "text-count");
    refused("5/5/1###1/5/5 e 02 00", "text-count");
    refused("5/5/1###1/5/5 e 1000000000 00", "text-count");
    refused("5/5/1###1/5/5 e 99999999999999999999 00", "text-count");
    refused("5/5/1###1/5/5 e 0 0", "siam-position-leavings");
    refused("5/5/1###1/5/5 e 0 02", "siam-position-leavings");
    refused("5/5/1####/5/5 e 0 00", "siam-position-rocks");
    refused("5/5/1##2/5/5 e 0 00", "siam-position-rocks");
    refused("NNNNN/N4/1###1/5/5 e 6 00", "siam-position-animals");
    refused("nnnnn/n4/1###1/5/5 e 6 00", "siam-position-animals");
    refused("5/5/1###1/5/5 r 0 00", "siam-position-side-and-turns");
    refused("5/5/1###1/5/5 e 3 00", "siam-position-side-and-turns");
    refused("NNN2/5/1###1/5/5 e 2 00", "siam-position-too-few-turns");
}

#[test]
fn g5_whether_play_could_have_reached_it_is_not_asked() {
    for text in ["5/5/1###1/5/5 e 0 11", "5/2N2/1###1/5/5 r 1 00", "5/5/1###1/5/5 r 999999999 00"] {
        assert_eq!(At::read(&[], text).text(), text);
    }
}

#[test]
fn g6_a_ply_is_one_action_and_a_turn_is_one_ply() {
    let after = At::start(&[]).play("@a1n @a5s");
    assert_eq!(after.position.turns(), 2);
}

#[test]
fn s1_a_free_edge_cell_is_entered_with_any_facing_an_inner_one_never() {
    let start = At::start(&[]);
    for facing in ["n", "e", "s", "w"] {
        assert!(start.legal(&format!("@e3{facing}")));
        assert_eq!(start.refused_by(&format!("@d4{facing}")), Some("S1"));
    }
}

#[test]
fn s1_an_occupied_edge_cell_is_entered_only_straight_inward() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . . . .
        # # # . .
        . . . . .
        . . n . .
        ",
    );
    assert!(game.legal("@c1n"));
    for facing in ["e", "s", "w"] {
        assert_eq!(game.refused_by(&format!("@c1{facing}")), Some("S1"));
    }
}

#[test]
fn s1_a_corner_is_entered_pushing_from_either_side() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . . . .
        # # # . .
        . . . . .
        s . . . .
        ",
    );
    assert!(game.legal("@a1e"));
    assert_eq!(game.refused_by("@a1n"), Some("S5"), "the rhinoceros faces that push");
    assert_eq!(game.refused_by("@a1s"), Some("S1"));
}

#[test]
fn s1_an_animal_must_be_in_reserve_before_the_push() {
    // The push would expel an elephant, but too late for it to be the one that enters.
    let game = drawn(
        'e',
        "
        N . . . .
        N . . . .
        N . . . .
        N # # # .
        N . . . .
        ",
    );
    assert_eq!(game.refused_by("@a1n"), Some("S1"));
    assert_eq!(game.refused_by("@e1n"), Some("S1"));
}

#[test]
fn s2_a_step_goes_to_a_free_neighbour_whatever_the_facing() {
    let game = drawn(
        'e',
        "
        . . . . .
        # # # . .
        . . N n .
        . . . . .
        . . . . .
        ",
    );
    for mv in ["c3c2n", "c3c2w", "c3b3e"] {
        assert!(game.legal(mv), "{mv}");
    }
    for mv in ["c3c4n", "c3d3e", "c3b2n", "c3c1n", "c3c3e"] {
        assert_eq!(game.refused_by(mv), Some("S2"), "{mv}");
    }
    assert_eq!(game.refused_by("d3e3n"), Some("S2"), "not the mover's animal");
}

#[test]
fn s3_turning_in_place_must_change_the_facing() {
    let game = drawn('e', FULL);
    assert!(game.legal("a5e"));
    assert_eq!(game.refused_by("a5n"), Some("S3"));
    assert_eq!(game.refused_by("a1e"), Some("S3"), "not the mover's animal");
}

#[test]
fn s4_an_animal_leaves_from_any_edge_cell_whatever_its_facing_and_may_come_back() {
    let game = drawn(
        'e',
        "
        . . . . .
        . N . . .
        # # # . .
        E . . . .
        . . . . .
        ",
    );
    assert_eq!(game.refused_by("b4x"), Some("S4"));
    let after = game.play("a2x");
    assert_eq!(after.position.reserve(ELEPHANTS), 4);
    assert!(after.position.has_left(ELEPHANTS) && !after.position.has_left(RHINOCEROSES));
}

#[test]
fn s5_a_push_needs_something_ahead() {
    let game = drawn(
        'e',
        "
        N . . . .
        . . . . .
        # # # . .
        . . . . .
        . N . . .
        ",
    );
    assert_eq!(game.refused_by("b1^"), Some("S5"), "b2 is free");
    assert_eq!(game.refused_by("a5^"), Some("S5"), "beyond a5 is no cell");
    assert_eq!(game.refused_by("c3^"), Some("S5"), "a rock does not push");
}

#[test]
fn s5_the_line_ends_at_the_first_free_cell() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . # . .
        . . . . .
        . . # . .
        # . N . .
        ",
    );
    assert_eq!(game.play("c1^").board(), "5/2#2/2#2/2N2/#4");
}

#[test]
fn s5_the_whole_line_is_weighed_but_with_prefix_push_every_stretch_of_it() {
    // The first elephant alone could not move the rock and the rhinoceros; the elephant beyond helps.
    let line = "
        . . . . .
        . . . . .
        E # w E .
        . . . . .
        # # . . .
    ";
    assert!(drawn('e', line).legal("a3^"));
    let game = drawn_for(&["prefix-push"], 'e', line);
    let error = game.refused("a3^");
    assert!(matches!(error, MoveError::StretchTooHeavy(..)), "{error}");
    assert_eq!(error.ruling(), Some("S5"));
}

#[test]
fn s6_an_expelled_animal_returns_to_its_owners_reserve() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . . . .
        # # # . .
        . . . . .
        . . . E n
        ",
    );
    let after = game.play("d1^");
    assert_eq!(after.board(), "5/5/###2/5/4E");
    assert_eq!((after.position.reserve(RHINOCEROSES), after.winner()), (5, None));
}

#[test]
fn s6_the_animal_that_enters_wins_when_it_alone_faces_the_push() {
    let game = drawn(
        'r',
        "
        . . # . .
        . . E . .
        . . w . .
        . . E . .
        # . e . #
        ",
    );
    assert_eq!(game.play("@c1n").winner(), Some(RHINOCEROSES));
}

#[test]
fn s6_a_finished_game_has_no_moves() {
    let over = drawn('e', ". . . . .\n. . . . .\n# . . . #\n. . S . .\n. . # . .").play("c2^");
    assert_eq!(over.rules.count(&over.position), 0);
}

#[test]
fn s7_the_ban_binds_in_the_first_two_turns_of_each_player() {
    let early = |text| At::read(&["ban"], text);
    assert_eq!(early("5/5/1###1/5/1N3 e 2 00").refused_by("b1c1n"), Some("S7"));
    assert_eq!(early("5/5/1###1/5/1N3 r 3 00").refused_by("@c5s"), Some("S7"));
    assert!(early("5/5/1###1/5/1N3 e 4 00").legal("b1c1n"));
}

#[test]
fn s7_a_push_may_bring_the_opponent_onto_the_cross_but_nobody_of_ones_own() {
    let early = |text| At::read(&["ban"], text);
    assert_eq!(early("5/5/1###1/5/1En2 e 2 00").refused_by("b1^"), Some("S7"), "the pusher lands on c1");
    assert_eq!(early("5/5/1###1/5/En3 e 2 00").refused_by("b1c1n"), Some("S2"), "not the mover's animal");
    assert!(early("5/5/1###1/5/En3 e 2 00").legal("a1^"), "the rhinoceros is pushed onto c1");
    assert_eq!(early("5/5/1###1/5/1N3 e 2 00").refused_by("b1c1n"), Some("S7"));
    assert_eq!(early("2n2/5/1###1/5/5 e 2 00").refused_by("@c5s"), Some("S7"), "entering by a push");
    assert_eq!(
        early("5/5/1###1/5/EN3 e 2 00").refused_by("a1^"),
        Some("S7"),
        "an own animal is pushed there"
    );
}

#[test]
fn s8_leaving_is_allowed_once_and_being_expelled_does_not_count() {
    let at = |text| At::read(&["one-exit"], text);
    assert!(at("4w/5/1###1/5/N4 e 4 01").legal("a1x"));
    assert_eq!(at("4w/5/1###1/5/N4 e 4 10").refused_by("a1x"), Some("S8"));
    let expelled = at("5/5/1###1/5/3En e 4 00").play("d1^");
    assert!(!expelled.position.has_left(RHINOCEROSES));
}
