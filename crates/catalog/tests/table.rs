//! The table: what needs history, and what the players settle among themselves.

use siliam_catalog::{Leaving, Left, Settlement, Table, sit_down};
use siliam_core::{Label, Outcome, Player, Refusal, Viewer};

fn table(name: &str) -> Box<dyn Table> {
    sit_down(name, None).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn play(table: &mut dyn Table, moves: &str) {
    for mv in moves.split_whitespace() {
        table.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
}

fn settlement(table: &dyn Table, text: &str) -> Settlement {
    Settlement::read(text, table.facts()).expect("a settlement")
}

#[test]
fn g1_the_third_occurrence_is_a_draw_and_not_the_second() {
    let mut table = table("siam");
    play(&mut *table, "@a1n @e5s a1e e5w a1n e5s");
    assert_eq!(table.ending(), None, "twice so far");
    play(&mut *table, "a1e e5w a1n e5s");
    let ending = table.ending().expect("three times");
    assert_eq!((ending.outcome, ending.reason.code), (Outcome::Draw, "table-repetition"));
    assert!(table.moves().is_empty() && table.choices(Viewer::Player(Player::First)).is_empty());
    assert_eq!(table.play("a1e").expect_err("the game is over").code(), "table-over");
    assert!(table.undo() && table.ending().is_none());
    assert!(table.redo() && table.ending().is_some());
    assert!(table.undo() && table.undo());
    play(&mut *table, "a1w e5s a1n e5w");
    assert_eq!(table.ending(), None, "what was taken back does not count");
}

#[test]
fn g1_the_starting_position_counts_once() {
    let mut table = table("siam");
    play(&mut *table, "@a1n @e5s a1x e5x @a1n @e5s a1x");
    assert_eq!(table.ending(), None);
    play(&mut *table, "e5x");
    assert_eq!(table.ending().map(|ending| ending.outcome), Some(Outcome::Draw));
}

#[test]
fn g1_a_win_comes_first() {
    let mut table = sit_down("siam", Some("5/5/1#2#/2S2/2#2 e 6 00")).expect("a position");
    play(&mut *table, "c2^");
    let ending = table.ending().expect("a rock fell");
    assert_eq!((ending.outcome, ending.reason.code), (Outcome::Win(Player::First), "siam-reason-push"));
    assert_eq!(ending.reason.cells.iter().map(ToString::to_string).collect::<Vec<_>>(), ["c1"]);
}

#[test]
fn what_is_taken_back_can_be_played_again_until_something_else_is_played() {
    let mut table = table("siam");
    assert!(!table.undo() && !table.redo());
    play(&mut *table, "@a1n @e5s");
    let there = table.position();
    assert!(table.undo() && table.undo() && !table.undo());
    assert_eq!(table.position(), table.start());
    assert!(table.redo() && table.redo() && !table.redo());
    assert_eq!(table.position(), there);
    assert!(table.undo());
    play(&mut *table, "@c5s");
    assert!(!table.redo());
    assert_eq!(table.played(), ["@a1n", "@c5s"]);
}

#[test]
fn a_refused_move_changes_nothing_and_names_its_ruling() {
    let mut table = table("siam");
    let before = table.position();
    let error = table.play("@c3n").expect_err("c3 is not on the edge");
    assert_eq!((error.code(), error.ruling()), ("siam-move-enter-inside", Some("S1")));
    assert_eq!((table.position(), table.played().len()), (before, 0));
}

#[test]
fn g4_a_resignation_gives_the_game_to_the_other_and_can_be_taken_back() {
    let mut table = table("siam");
    play(&mut *table, "@a1n");
    let second_resigns = settlement(&*table, "resigned-r");
    table.settle(second_resigns).expect("the game runs");
    assert_eq!(table.ending().map(|ending| ending.outcome), Some(Outcome::Win(Player::First)));
    assert!(
        table.settle(second_resigns).is_err() && table.settle(Settlement::Agreed).is_err() && !table.redo()
    );
    assert!(table.undo());
    assert_eq!((table.ending(), table.played().len()), (None, 1));
}

#[test]
fn g4_a_draw_can_be_agreed() {
    let mut table = table("siam");
    table.settle(Settlement::Agreed).expect("the game runs");
    let ending = table.ending().expect("agreed");
    assert_eq!((ending.outcome, ending.reason.code), (Outcome::Draw, "table-agreed"));
}

#[test]
fn g4_out_of_three_the_one_who_leaves_is_last_and_the_others_share_the_rest() {
    let mut table = table("samliam-3p");
    play(&mut *table, "e5ne");
    let red_is_out_of_time = settlement(&*table, "flagged-r");
    table.settle(red_is_out_of_time).expect("the game runs");
    let ending = table.ending().expect("the game ends there");
    assert_eq!((ending.outcome, ending.shares), (Outcome::Draw, vec![Player::Second, Player::Third]));
    assert_eq!(ending.left, [Left { player: Player::First, how: Leaving::Flagged }]);
    assert_eq!(ending.reason.code, "table-flagged-shared");
    assert!(table.undo() && table.ending().is_none());
}

#[test]
fn g4_a_computer_may_go_on_in_the_seat_of_one_who_leaves() {
    let mut table = table("samliam-3p");
    let red_leaves = settlement(&*table, "resigned-r+");
    table.settle(red_leaves).expect("the game runs");
    assert!(table.ending().is_none());
    play(&mut *table, "e5ne");
    let error = table.settle(red_leaves).expect_err("nobody leaves twice");
    assert_eq!(error.code(), "table-gone");
    let green_leaves = settlement(&*table, "resigned-g");
    table.settle(green_leaves).expect("the game runs");
    let ending = table.ending().expect("the game ends there");
    assert_eq!(
        ending.left.iter().map(|left| left.player).collect::<Vec<_>>(),
        [Player::First, Player::Second]
    );
    assert_eq!(ending.shares, [Player::Third], "whoever left before shares nothing");
}

#[test]
fn settlements_are_written_as_they_are_read() {
    let table = table("samliam-4p");
    for text in ["agreed", "resigned-r", "flagged-w", "resigned-g+"] {
        assert_eq!(settlement(&*table, text).write(table.facts()), text);
    }
    for text in ["", "resigned", "resigned-", "resigned-x", "left-r", "agreed-r", "resigned-r++", "-r"] {
        assert_eq!(Settlement::read(text, table.facts()), None, "{text}");
    }
}

/// The labels of the last move, and those of every move in the list, parted by spaces.
fn labels(table: &dyn Table, viewer: Viewer) -> (String, String) {
    let codes = |labels: Vec<Label>| labels.iter().map(|label| label.code).collect::<Vec<_>>().join(" ");
    let listed = table.listed(viewer).into_iter().flat_map(|ply| ply.labels).collect();
    (codes(table.labels(viewer)), codes(listed))
}

#[test]
fn l12_neither_the_last_move_nor_the_list_tells_players_what_was_not_called() {
    let mut table = table("samliam-7:announce");
    play(&mut *table, "a1sw d4ne a2nw d5ne b2ne");
    let told = |one: &str, all: &str| (one.to_owned(), all.to_owned());
    for player in [Player::First, Player::Second] {
        assert_eq!(labels(&*table, Viewer::Player(player)), told("", ""));
    }
    assert_eq!(labels(&*table, Viewer::Spectator), told("sam", "sam"));
    play(&mut *table, "g7ne");
    assert_eq!(labels(&*table, Viewer::Player(Player::First)), told("", ""), "it can still be tried");
    play(&mut *table, "g1ne");
    assert_eq!(labels(&*table, Viewer::Player(Player::Second)), told("", "sam"), "it is past");
    // Whoever gives up the game may know what they overlooked.
    assert!(table.undo());
    let resigned = settlement(&*table, "resigned-r");
    table.settle(resigned).expect("the game runs");
    assert_eq!(labels(&*table, Viewer::Player(Player::First)).1, "sam");
}

#[test]
fn options_come_in_any_order_and_are_named_in_one() {
    assert_eq!(table("siam:swap,ban").name(), "siam:ban,swap");
    for (name, code) in [
        ("chess", "name-unknown-game"),
        ("", "name-unknown-game"),
        ("Siam", "name-unknown-game"),
        ("siam:", "name-unknown-option"),
        ("siam:nosuch", "name-unknown-option"),
        ("siam:table", "name-unknown-option"),
        ("siam:ban,", "name-unknown-option"),
        ("siam:ban,swap,ban", "name-repeated-option"),
    ] {
        assert_eq!(sit_down(name, None).err().map(|error| error.code()), Some(code), "`{name}`");
    }
}

#[test]
fn t3_players_learn_what_was_overlooked_when_the_game_is_over_and_not_before() {
    let players = [Viewer::Player(Player::First), Viewer::Player(Player::Second)];
    let mut table = table("squaryd:table");
    play(&mut *table, "a1 g7 a3 g6 c3 c1");
    let codes = |table: &dyn Table, viewer| {
        let labels = table.listed(viewer).into_iter().flat_map(|ply| ply.labels);
        labels.map(|label| label.code).collect::<Vec<_>>()
    };
    assert_eq!(codes(&*table, Viewer::Spectator), ["error"]);
    for viewer in players {
        assert!(codes(&*table, viewer).is_empty() && table.labels(viewer).is_empty(), "nothing is betrayed");
        assert!(table.duties(viewer).is_empty() && table.scene(viewer).marks.is_empty());
    }
    play(&mut *table, "denounce-c1");
    for viewer in players {
        assert_eq!(codes(&*table, viewer), ["error"], "now all may know");
    }
}
