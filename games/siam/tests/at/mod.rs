//! Games of Siam, for tests of figures and rulings.
//!
//! Elephants are capital letters, rhinoceroses small ones; rocks that do not matter stand aside.

use siliam_core::Player;
use siliam_siam::Siam;

pub(crate) const ELEPHANTS: Player = Player::First;
pub(crate) const RHINOCEROSES: Player = Player::Second;

pub(crate) type At = siliam_conform::At<Siam>;

/// The drawn position under plain rules, late enough for anything to have happened.
pub(crate) fn drawn(side: char, drawing: &str) -> At {
    drawn_for(&[], side, drawing)
}

pub(crate) fn drawn_for(options: &[&str], side: char, drawing: &str) -> At {
    let turns = if side == 'e' { 10 } else { 11 };
    At::drawn(options, &format!("{side} {turns} 00"), drawing)
}
