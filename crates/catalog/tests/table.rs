//! The table: what needs history, and what the players settle among themselves.

use siliam_catalog::{Table, sit_down};
use siliam_core::{Outcome, Player, Refusal, Viewer};

fn table(name: &str) -> Box<dyn Table> {
    sit_down(name, None).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn play(table: &mut dyn Table, moves: &str) {
    for mv in moves.split_whitespace() {
        table.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
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
    table.resign(Player::Second).expect("the game runs");
    assert_eq!(table.ending().map(|ending| ending.outcome), Some(Outcome::Win(Player::First)));
    assert!(table.resign(Player::First).is_err() && table.agree_draw().is_err() && !table.redo());
    assert!(table.undo());
    assert_eq!((table.ending(), table.played().len()), (None, 1));
}

#[test]
fn g4_a_draw_can_be_agreed() {
    let mut table = table("siam");
    table.agree_draw().expect("the game runs");
    let ending = table.ending().expect("agreed");
    assert_eq!((ending.outcome, ending.reason.code), (Outcome::Draw, "table-agreed"));
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
