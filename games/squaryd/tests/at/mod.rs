//! Games of Squaryd and what is asked of them, for tests of rulings.
//!
//! Dark singles are `x`, doubles `X`; light ones `o` and `O`; the hole is `#`.

// Every test that includes this module uses only the part of it that it needs.
#![allow(dead_code)]

use siliam_conform::board_text;
use siliam_core::{MoveStack, Notation, Outcome, Player, Refusal, Rules, Stage};
use siliam_squaryd::{Cell, CellSet, Position, Squaryd};

pub(crate) const DARK: Player = Player::First;
pub(crate) const LIGHT: Player = Player::Second;

pub(crate) const REFEREED: Squaryd = Squaryd { table: false, free_doubles: false, swap: false };
pub(crate) const TABLE: Squaryd = Squaryd { table: true, free_doubles: false, swap: false };
pub(crate) const FREE: Squaryd = Squaryd { table: false, free_doubles: true, swap: false };

/// A game under its options.
pub(crate) type Game = (Squaryd, Position);

/// The drawn position of refereed play.
pub(crate) fn drawn(side: char, drawing: &str) -> Game {
    drawn_for(REFEREED, &side.to_string(), drawing)
}

/// The drawn position; `fields` are the side and, at the table, what is remembered.
pub(crate) fn drawn_for(rules: Squaryd, fields: &str, drawing: &str) -> Game {
    read(rules, &format!("{} {fields}", board_text(drawing)))
}

pub(crate) fn read(rules: Squaryd, text: &str) -> Game {
    (rules, rules.read_position(text).unwrap_or_else(|error| panic!("`{text}`: {error}")))
}

/// The game after these moves.
pub(crate) fn play((rules, mut position): Game, moves: &str) -> Game {
    for mv in moves.split_whitespace() {
        let here = rules.write_position(&position);
        let mv = rules.read_move(&position, mv).unwrap_or_else(|error| panic!("`{here}` `{mv}`: {error}"));
        position = rules.play_unchecked(&position, mv);
    }
    (rules, position)
}

pub(crate) fn played(rules: Squaryd, moves: &str) -> Game {
    play((rules, rules.start()), moves)
}

pub(crate) fn text((rules, position): &Game) -> String {
    rules.write_position(position)
}

pub(crate) fn outcome((rules, position): &Game) -> Option<Outcome> {
    rules.outcome(position)
}

/// Why the game is over.
pub(crate) fn reason((rules, position): &Game) -> &'static str {
    rules.reason(position, None).expect("the game is over").code
}

pub(crate) fn legal((rules, position): &Game, mv: &str) -> bool {
    rules.read_move(position, mv).is_ok()
}

/// The ruling and the code that refuse a move.
pub(crate) fn refusal((rules, position): &Game, mv: &str) -> (Option<&'static str>, &'static str) {
    let error = rules.read_move(position, mv).expect_err("the move is refused");
    (error.ruling(), error.code())
}

/// The ruling that refuses a move.
pub(crate) fn refused_by(game: &Game, mv: &str) -> Option<&'static str> {
    refusal(game, mv).0
}

/// All legal moves, sorted.
pub(crate) fn moves((rules, position): &Game) -> Vec<String> {
    let mut moves = MoveStack::new();
    rules.moves(position, &mut moves);
    let mut texts: Vec<String> = moves.above(0).iter().map(|&mv| rules.write_move(position, mv)).collect();
    texts.sort();
    texts
}

pub(crate) fn set(names: &str) -> CellSet {
    names.split_whitespace().map(|name| Cell::read(name).expect("a cell")).collect()
}

/// Light has no pawn left, dark fourteen.
pub(crate) const ALONE: &str = "
    . O X o o . .
    . O . . O x o
    . . x . . . X
    O . . # O . o
    x O . . . . .
    . O . O . . .
    x . . . O X O
";
