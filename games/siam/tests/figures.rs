//! The figures of Siam's sheet, one test each.

use crate::at::{At, ELEPHANTS, RHINOCEROSES, drawn};

#[test]
fn figure_3_an_animal_pushes_only_straight_ahead() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . # . .
        . n N # .
        . . e . .
        # . . . .
        ",
    );
    assert!(game.legal("c3^"));
    assert_eq!(game.refused_by("c3d3e"), Some("S2"));
    assert_eq!(game.refused_by("c3b3w"), Some("S2"));
    assert_eq!(game.play("c3^").board(), "2#2/2N2/1n1#1/2e2/#4");
}

#[test]
fn figure_4a_one_animal_pushes_one_rock() {
    let game = drawn(
        'r',
        "
        . . . . .
        . . # . .
        . . n . .
        . . . . .
        # . . . #
        ",
    );
    assert!(game.legal("c3^"));
}

#[test]
fn figure_4b_two_animals_push_two_rocks() {
    let game = drawn(
        'r',
        "
        . . # . .
        . . # . .
        . . n . .
        . . n . .
        # . . . .
        ",
    );
    assert!(game.legal("c2^"));
    assert_eq!(game.refused_by("c3^"), Some("S5"));
}

#[test]
fn figure_4c_three_animals_push_three_rocks_one_of_them_entering() {
    let game = drawn(
        'r',
        "
        . . # . .
        . . # . .
        . . # . .
        . . n . .
        . . n . .
        ",
    );
    assert!(game.legal("@c1n"));
    assert_eq!(game.refused_by("c1^"), Some("S5"));
    assert_eq!(game.play("@c1n").winner(), Some(RHINOCEROSES));
}

#[test]
fn figure_5a_an_animal_does_not_push_one_that_faces_it() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . S . .
        # . n . #
        . . . . .
        . . . . #
        ",
    );
    assert_eq!(game.refused_by("c4^"), Some("S5"));
}

#[test]
fn figure_5b_two_push_one_that_faces_them() {
    let game = drawn(
        'e',
        "
        . . S . .
        . . S . .
        # . n . #
        . . . . .
        . . . . #
        ",
    );
    assert!(game.legal("c5^"));
}

#[test]
fn figure_5c_an_own_animal_can_stop_an_own_push() {
    let game = drawn(
        'e',
        "
        . . S . .
        . . S . .
        # . n . #
        . . N . .
        . . . . #
        ",
    );
    assert_eq!(game.refused_by("c5^"), Some("S5"));
}

#[test]
fn figure_6_sideways_animals_weigh_nothing_and_the_last_one_leaves() {
    let game = drawn(
        'e',
        "
        # . . . #
        . . S . .
        . . e . .
        . . W . .
        . . w . #
        ",
    );
    let after = game.play("c4^");
    assert_eq!(after.board(), "#3#/5/2S2/2e2/2W1#");
    assert_eq!(after.position.reserve(RHINOCEROSES), 4);
}

#[test]
fn figure_7_one_may_enter_pushing_and_nobody_turns() {
    let game = drawn(
        'e',
        "
        . . s . .
        . . N . .
        # . e . .
        . . . . .
        # . . . #
        ",
    );
    assert_eq!(game.play("@c5s").board(), "2S2/2s2/#1N2/2e2/#3#");
}

#[test]
fn figure_8a_what_neutralises_itself_leaves_enough_for_the_rock() {
    let game = drawn(
        'e',
        "
        # . S . .
        . . s . .
        . . e . .
        . . # . .
        # . N . .
        ",
    );
    let after = game.play("c5^");
    assert_eq!(after.board(), "#4/2S2/2s2/2e2/#1#2");
    assert_eq!((after.position.reserve(ELEPHANTS), after.winner()), (4, None));
}

#[test]
fn figure_8b_two_do_not_push_two_rocks_with_one_of_them_sideways() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . . . .
        e # N # W
        . . . . .
        # . . . .
        ",
    );
    assert_eq!(game.refused_by("@e3w"), Some("S5"));
}

#[test]
fn figure_8c_two_against_one_do_not_push_two_rocks() {
    let game = drawn(
        'r',
        "
        . . . . .
        . . . . .
        e # E # W
        . . . . .
        # . . . .
        ",
    );
    assert_eq!(game.refused_by("a3^"), Some("S5"));
}

#[test]
fn figure_9a_the_pusher_behind_the_rock_wins() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . . . .
        . # . . #
        . . S . .
        . . # . .
        ",
    );
    assert_eq!(game.play("c2^").winner(), Some(ELEPHANTS));
}

#[test]
fn figure_9b_the_opponent_nearer_to_the_rock_wins_by_my_push() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . . . .
        S # . # .
        s . . . .
        # . . . .
        ",
    );
    assert_eq!(game.play("a3^").winner(), Some(RHINOCEROSES));
}

#[test]
fn figure_9c_a_sideways_animal_between_does_not_count() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . . . .
        # # . S .
        . . . e .
        . . . # .
        ",
    );
    assert_eq!(game.play("d3^").winner(), Some(ELEPHANTS));
}

#[test]
fn figure_10_the_crosses_are_on_c1_and_c5() {
    let start = At::start(&["ban"]);
    let free: Vec<String> =
        siliam_siam::Cell::all().map(|cell| format!("@{cell}n")).filter(|mv| start.legal(mv)).collect();
    assert_eq!(free.len(), 14);
    assert_eq!(start.refused_by("@c1n"), Some("S7"));
    assert_eq!(start.refused_by("@c5n"), Some("S7"));
}
