//! The figures of the sheet and every ruling of Siam, one test each.
//!
//! Elephants are capital letters, rhinoceroses small ones; rocks that do not matter stand aside.

use siliam_conform::board_text;
use siliam_core::{Notation, Outcome, Player, Refusal, Rules};
use siliam_siam::{MoveError, Position, Siam};

const ELEPHANTS: Player = Player::First;
const RHINOCEROSES: Player = Player::Second;

/// The drawn position under plain rules, late enough for anything to have happened.
fn drawn(side: char, drawing: &str) -> (Siam, Position) {
    drawn_for(Siam::default(), side, drawing)
}

fn drawn_for(rules: Siam, side: char, drawing: &str) -> (Siam, Position) {
    let turns = if side == 'e' { 10 } else { 11 };
    (rules, read(rules, &format!("{} {side} {turns} 00", board_text(drawing))))
}

fn read(rules: Siam, text: &str) -> Position {
    rules.read_position(text).unwrap_or_else(|error| panic!("`{text}`: {error}"))
}

fn play((rules, position): (Siam, Position), mv: &str) -> (Siam, Position) {
    let mv = rules.read_move(&position, mv).unwrap_or_else(|error| panic!("`{mv}`: {error}"));
    (rules, rules.play_unchecked(&position, mv))
}

fn legal((rules, position): &(Siam, Position), mv: &str) -> bool {
    rules.read_move(position, mv).is_ok()
}

/// The ruling that refuses a move.
fn refused_by((rules, position): &(Siam, Position), mv: &str) -> Option<&'static str> {
    rules.read_move(position, mv).expect_err("the move is refused").ruling()
}

fn board((rules, position): &(Siam, Position)) -> String {
    let text = rules.write_position(position);
    text.split(' ').next().unwrap_or_default().to_owned()
}

fn winner((rules, position): &(Siam, Position)) -> Option<Player> {
    match rules.outcome(position) {
        Some(Outcome::Win(player)) => Some(player),
        _ => None,
    }
}

mod figures {
    use super::*;

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
        assert!(legal(&game, "c3^"));
        assert_eq!(refused_by(&game, "c3d3e"), Some("S2"));
        assert_eq!(refused_by(&game, "c3b3w"), Some("S2"));
        assert_eq!(board(&play(game, "c3^")), "2#2/2N2/1n1#1/2e2/#4");
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
        assert!(legal(&game, "c3^"));
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
        assert!(legal(&game, "c2^"));
        assert_eq!(refused_by(&game, "c3^"), Some("S5"));
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
        assert!(legal(&game, "@c1n"));
        assert_eq!(refused_by(&game, "c1^"), Some("S5"));
        assert_eq!(winner(&play(game, "@c1n")), Some(RHINOCEROSES));
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
        assert_eq!(refused_by(&game, "c4^"), Some("S5"));
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
        assert!(legal(&game, "c5^"));
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
        assert_eq!(refused_by(&game, "c5^"), Some("S5"));
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
        let after = play(game, "c4^");
        assert_eq!(board(&after), "#3#/5/2S2/2e2/2W1#");
        assert_eq!(after.1.reserve(RHINOCEROSES), 4);
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
        assert_eq!(board(&play(game, "@c5s")), "2S2/2s2/#1N2/2e2/#3#");
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
        let after = play(game, "c5^");
        assert_eq!(board(&after), "#4/2S2/2s2/2e2/#1#2");
        assert_eq!((after.1.reserve(ELEPHANTS), winner(&after)), (4, None));
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
        assert_eq!(refused_by(&game, "@e3w"), Some("S5"));
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
        assert_eq!(refused_by(&game, "a3^"), Some("S5"));
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
        assert_eq!(winner(&play(game, "c2^")), Some(ELEPHANTS));
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
        assert_eq!(winner(&play(game, "a3^")), Some(RHINOCEROSES));
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
        assert_eq!(winner(&play(game, "d3^")), Some(ELEPHANTS));
    }

    #[test]
    fn figure_10_the_crosses_are_on_c1_and_c5() {
        let rules = Siam { ban: true, ..Siam::default() };
        let start = (rules, rules.start());
        let free: Vec<String> =
            siliam_siam::Cell::all().map(|cell| format!("@{cell}n")).filter(|mv| legal(&start, mv)).collect();
        assert_eq!(free.len(), 14);
        assert_eq!(refused_by(&start, "@c1n"), Some("S7"));
        assert_eq!(refused_by(&start, "@c5n"), Some("S7"));
    }
}

#[test]
fn g1_compares_board_and_side_but_leavings_only_under_one_exit() {
    let later = |rules: Siam, text: &str| rules.repetition_key(&read(rules, text));
    let plain = Siam::default();
    let (young, old) = ("4w/5/1###1/5/5 r 3 10", "4w/5/1###1/5/5 r 9 00");
    assert_eq!(later(plain, young), later(plain, old));
    let one_exit = Siam { one_exit: true, ..plain };
    assert_ne!(later(one_exit, young), later(one_exit, old));
    assert_ne!(later(plain, young), later(plain, "4w/5/1###1/5/5 e 4 10"));
}

#[test]
fn g1_compares_the_turn_count_while_the_ban_binds() {
    let rules = Siam { ban: true, ..Siam::default() };
    let key = |text: &str| rules.repetition_key(&read(rules, text));
    assert_ne!(key("4w/5/1###1/5/5 r 1 00"), key("4w/5/1###1/5/5 r 3 00"));
    assert_eq!(key("4w/5/1###1/5/5 r 5 00"), key("4w/5/1###1/5/5 r 7 00"));
}

#[test]
fn g2_there_is_always_a_move_so_nobody_passes() {
    let game = drawn('e', FULL);
    let (rules, position) = game;
    assert!(rules.count(&position) >= 3 * 5, "turning is always possible");
    assert!(!legal(&game, "pass"));
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
    let rules = Siam { swap: true, ..Siam::default() };
    let entered = play((rules, rules.start()), "@c1n");
    assert_eq!(refused_by(&(rules, rules.start()), "swap"), Some("G3"));
    let swapped = play(entered, "swap");
    assert_eq!(rules.write_position(&swapped.1), "5/5/1###1/5/2n2 e 2 00");
    assert_eq!(refused_by(&swapped, "swap"), Some("G3"));
    let declined = play(play(entered, "@c5s"), "c1x");
    assert_eq!(refused_by(&declined, "swap"), Some("G3"));
}

#[test]
fn g3_without_the_option_there_is_no_swap() {
    let rules = Siam::default();
    let entered = play((rules, rules.start()), "@c1n");
    assert_eq!(refused_by(&entered, "swap"), Some("G3"));
}

#[test]
fn g5_what_cannot_be_a_position_is_refused_with_what_is_wrong() {
    let refused = |text: &str, code: &str| {
        let error = Siam::default().read_position(text).expect_err(text);
        assert_eq!((error.code(), error.ruling()), (code, Some("G5")), "`{text}`: {error}");
    };
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
        let rules = Siam::default();
        assert_eq!(rules.write_position(&read(rules, text)), text);
    }
}

#[test]
fn g6_a_ply_is_one_action_and_a_turn_is_one_ply() {
    let rules = Siam::default();
    let after = play(play((rules, rules.start()), "@a1n"), "@a5s");
    assert_eq!(after.1.turns(), 2);
}

#[test]
fn s1_a_free_edge_cell_is_entered_with_any_facing_an_inner_one_never() {
    let start = (Siam::default(), Siam::default().start());
    for facing in ["n", "e", "s", "w"] {
        assert!(legal(&start, &format!("@e3{facing}")));
        assert_eq!(refused_by(&start, &format!("@d4{facing}")), Some("S1"));
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
    assert!(legal(&game, "@c1n"));
    for facing in ["e", "s", "w"] {
        assert_eq!(refused_by(&game, &format!("@c1{facing}")), Some("S1"));
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
    assert!(legal(&game, "@a1e"));
    assert_eq!(refused_by(&game, "@a1n"), Some("S5"), "the rhinoceros faces that push");
    assert_eq!(refused_by(&game, "@a1s"), Some("S1"));
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
    assert_eq!(refused_by(&game, "@a1n"), Some("S1"));
    assert_eq!(refused_by(&game, "@e1n"), Some("S1"));
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
        assert!(legal(&game, mv), "{mv}");
    }
    for mv in ["c3c4n", "c3d3e", "c3b2n", "c3c1n", "c3c3e"] {
        assert_eq!(refused_by(&game, mv), Some("S2"), "{mv}");
    }
    assert_eq!(refused_by(&game, "d3e3n"), Some("S2"), "not the mover's animal");
}

#[test]
fn s3_turning_in_place_must_change_the_facing() {
    let game = drawn('e', FULL);
    assert!(legal(&game, "a5e"));
    assert_eq!(refused_by(&game, "a5n"), Some("S3"));
    assert_eq!(refused_by(&game, "a1e"), Some("S3"), "not the mover's animal");
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
    assert_eq!(refused_by(&game, "b4x"), Some("S4"));
    let after = play(game, "a2x");
    assert_eq!(after.1.reserve(ELEPHANTS), 4);
    assert!(after.1.has_left(ELEPHANTS) && !after.1.has_left(RHINOCEROSES));
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
    assert_eq!(refused_by(&game, "b1^"), Some("S5"), "b2 is free");
    assert_eq!(refused_by(&game, "a5^"), Some("S5"), "beyond a5 is no cell");
    assert_eq!(refused_by(&game, "c3^"), Some("S5"), "a rock does not push");
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
    assert_eq!(board(&play(game, "c1^")), "5/2#2/2#2/2N2/#4");
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
    assert!(legal(&drawn('e', line), "a3^"));
    let strict = Siam { prefix_push: true, ..Siam::default() };
    let game = drawn_for(strict, 'e', line);
    let error = strict.read_move(&game.1, "a3^").expect_err("a stretch is too heavy");
    assert!(matches!(error, MoveError::StretchTooHeavy(_)), "{error}");
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
    let after = play(game, "d1^");
    assert_eq!(board(&after), "5/5/###2/5/4E");
    assert_eq!((after.1.reserve(RHINOCEROSES), winner(&after)), (5, None));
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
    assert_eq!(winner(&play(game, "@c1n")), Some(RHINOCEROSES));
}

#[test]
fn s6_a_finished_game_has_no_moves() {
    let (rules, position) = play(drawn('e', ". . . . .\n. . . . .\n# . . . #\n. . S . .\n. . # . ."), "c2^");
    assert_eq!(rules.count(&position), 0);
}

#[test]
fn s7_the_ban_binds_in_the_first_two_turns_of_each_player() {
    let rules = Siam { ban: true, ..Siam::default() };
    let early = |text: &str| (rules, read(rules, text));
    assert_eq!(refused_by(&early("5/5/1###1/5/1N3 e 2 00"), "b1c1n"), Some("S7"));
    assert_eq!(refused_by(&early("5/5/1###1/5/1N3 r 3 00"), "@c5s"), Some("S7"));
    assert!(legal(&early("5/5/1###1/5/1N3 e 4 00"), "b1c1n"));
}

#[test]
fn s7_a_push_may_bring_the_opponent_onto_the_cross_but_nobody_of_ones_own() {
    let rules = Siam { ban: true, ..Siam::default() };
    let early = |text: &str| (rules, read(rules, text));
    assert_eq!(refused_by(&early("5/5/1###1/5/1En2 e 2 00"), "b1^"), Some("S7"), "the pusher lands on c1");
    assert_eq!(refused_by(&early("5/5/1###1/5/En3 e 2 00"), "b1c1n"), Some("S2"), "not the mover's animal");
    assert!(legal(&early("5/5/1###1/5/En3 e 2 00"), "a1^"), "the rhinoceros is pushed onto c1");
    assert_eq!(refused_by(&early("5/5/1###1/5/1N3 e 2 00"), "b1c1n"), Some("S7"));
    assert_eq!(refused_by(&early("2n2/5/1###1/5/5 e 2 00"), "@c5s"), Some("S7"), "entering by a push");
    assert_eq!(
        refused_by(&early("5/5/1###1/5/EN3 e 2 00"), "a1^"),
        Some("S7"),
        "an own animal is pushed there"
    );
}

#[test]
fn s8_leaving_is_allowed_once_and_being_expelled_does_not_count() {
    let rules = Siam { one_exit: true, ..Siam::default() };
    let at = |text: &str| (rules, read(rules, text));
    assert!(legal(&at("4w/5/1###1/5/N4 e 4 01"), "a1x"));
    assert_eq!(refused_by(&at("4w/5/1###1/5/N4 e 4 10"), "a1x"), Some("S8"));
    let expelled = play(at("5/5/1###1/5/3En e 4 00"), "d1^");
    assert!(!expelled.1.has_left(RHINOCEROSES));
}
