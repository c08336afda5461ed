//! Games of Squaryd and what is asked of them, for tests of rulings.
//!
//! Dark singles are `x`, doubles `X`; light ones `o` and `O`; the hole is `#`.

use siliam_core::Player;
use siliam_squaryd::{Cell, CellSet, Squaryd};

pub(crate) const DARK: Player = Player::First;
pub(crate) const LIGHT: Player = Player::Second;

/// Options.
pub(crate) const REFEREED: &[&str] = &[];
pub(crate) const TABLE: &[&str] = &["table"];
pub(crate) const FREE: &[&str] = &["free-doubles"];

pub(crate) type At = siliam_conform::At<Squaryd>;

/// The drawn position of refereed play.
pub(crate) fn drawn(side: char, drawing: &str) -> At {
    At::drawn(REFEREED, &side.to_string(), drawing)
}

/// The game after these moves from the start.
pub(crate) fn played(options: &[&str], moves: &str) -> At {
    At::start(options).play(moves)
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

/// Dark has no pawn left and threatens b2 and c1; light could close a square on c1.
pub(crate) const THREATS_OF_THE_PAWNLESS: &str = "
    x . X . . . .
    X . . . . . .
    . . X . X X .
    . x . # . X .
    x X x X . . x
    . . o o . X .
    x . . o . . .
";
