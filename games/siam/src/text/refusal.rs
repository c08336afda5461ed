//! Why a text is refused, with the ruling that refuses it.

use crate::{ANIMALS, Cell, ROCKS};
use siliam_core::text::TextError;
use siliam_core::{Arg, Player, Refusal};
use std::error::Error;
use std::fmt;

/// Why a position text is refused (G5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The outer form is wrong.
    Text(TextError),
    /// There are not three rocks.
    Rocks(u32),
    /// A side has more than five animals.
    Animals(Player, u32),
    /// The side to move does not fit the number of turns.
    SideAndTurns(Player, u32),
    /// There are fewer turns than animals.
    TooFewTurns {
        /// Turns played.
        turns: u32,
        /// Animals on the board.
        animals: u32,
    },
    /// The leavings are not two digits, each 0 or 1.
    Leavings(String),
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text has none of the forms of a move.
    Malformed,
    /// It names a cell that the board does not have.
    NoCell(String),
    /// S1: entering on an inner cell.
    EnterInside(Cell),
    /// S1: entering without an animal in reserve.
    NoReserve(Player),
    /// S1: entering an occupied cell, but not straight inward.
    EnterNotInward(Cell),
    /// Nothing of the mover's stands on the cell that should step (S2), turn (S3), leave (S4) or push (S5).
    NotYours(Cell, Player, &'static str),
    /// S2: not a step to a neighbouring cell.
    NotAStep(Cell, Cell),
    /// S2: a step to an occupied cell.
    Occupied(Cell),
    /// S3: a turn that changes nothing.
    SameFacing(Cell),
    /// S4: leaving from an inner cell.
    LeaveInside(Cell),
    /// S8: leaving a second time.
    LeftBefore(Player),
    /// S5: pushing with nothing ahead.
    NothingAhead(Cell),
    /// S5: the line is too heavy.
    TooHeavy(Weight),
    /// S5 with `prefix-push`: a stretch of the line is too heavy.
    StretchTooHeavy(Weight),
    /// S7: an own animal on c1 or c5 within the first two turns.
    Banned(Cell),
    /// G3: swapping where it is not possible.
    NoSwap,
}

/// What a push has to move (S5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// Animals facing the push, the pusher included.
    pub with: u32,
    /// Animals facing against it.
    pub against: u32,
    /// Rocks.
    pub rocks: u32,
}

impl Weight {
    pub(crate) fn holds(self) -> bool {
        self.with > self.against && self.with - self.against >= self.rocks
    }
}

impl From<TextError> for PositionError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

pub(crate) fn side(player: Player) -> &'static str {
    match player {
        Player::First => "siam-elephants",
        _ => "siam-rhinoceroses",
    }
}

fn side_in_english(player: Player) -> &'static str {
    side(player).trim_start_matches("siam-")
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => return error.fmt(f),
            Self::Rocks(found) => write!(f, "{found} rocks instead of {ROCKS}")?,
            Self::Animals(player, found) => {
                write!(f, "{found} {} on the board, there are only {ANIMALS}", side_in_english(*player))?;
            }
            Self::SideAndTurns(player, turns) => {
                write!(f, "after {turns} turns it is not for the {} to move", side_in_english(*player))?;
            }
            Self::TooFewTurns { turns, animals } => {
                write!(f, "{turns} turns cannot have brought {animals} animals onto the board")?;
            }
            Self::Leavings(found) => write!(f, "`{found}` is not two digits 0 or 1 for who has left")?,
        }
        f.write_str(" (G5)")
    }
}

impl Error for PositionError {}

impl Refusal for PositionError {
    fn code(&self) -> &'static str {
        match self {
            Self::Text(error) => error.code(),
            Self::Rocks(_) => "siam-position-rocks",
            Self::Animals(..) => "siam-position-animals",
            Self::SideAndTurns(..) => "siam-position-side-and-turns",
            Self::TooFewTurns { .. } => "siam-position-too-few-turns",
            Self::Leavings(_) => "siam-position-leavings",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        Some("G5")
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Text(error) => error.args(),
            Self::Rocks(found) => vec![("found", (*found).into()), ("expected", ROCKS.into())],
            Self::Animals(player, found) => {
                vec![("side", Arg::Term(side(*player))), ("found", (*found).into()), ("most", ANIMALS.into())]
            }
            Self::SideAndTurns(player, turns) => {
                vec![("side", Arg::Term(side(*player))), ("turns", (*turns).into())]
            }
            Self::TooFewTurns { turns, animals } => {
                vec![("turns", (*turns).into()), ("animals", (*animals).into())]
            }
            Self::Leavings(found) => vec![("found", found.clone().into())],
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed => f.write_str("not a move; moves look like @c1n, b1b2e, b2w, b1x, b2^")?,
            Self::NoCell(name) => write!(f, "the board has no cell {name}")?,
            Self::EnterInside(cell) | Self::LeaveInside(cell) => write!(f, "{cell} is not on the edge")?,
            Self::NoReserve(player) => {
                write!(f, "the {} have no animal in reserve", side_in_english(*player))?;
            }
            Self::EnterNotInward(cell) => {
                write!(f, "{cell} is occupied: enter only by a push straight inward")?;
            }
            Self::NotYours(cell, player, _) => {
                write!(f, "the {} have nothing on {cell}", side_in_english(*player))?;
            }
            Self::NotAStep(from, to) => write!(f, "{from} to {to} is not one orthogonal step")?,
            Self::Occupied(cell) => write!(f, "{cell} is occupied")?,
            Self::SameFacing(cell) => write!(f, "the animal on {cell} already faces that way")?,
            Self::LeftBefore(player) => write!(f, "the {} have already left once", side_in_english(*player))?,
            Self::NothingAhead(cell) => write!(f, "there is nothing to push ahead of {cell}")?,
            Self::TooHeavy(Weight { with, against, rocks }) => {
                write!(f, "the push is too weak: {with} with it, {against} against it, {rocks} rocks")?;
            }
            Self::StretchTooHeavy(Weight { with, against, rocks }) => {
                let line = format!("{with} with it, {against} against it, {rocks} rocks");
                write!(f, "the push is too weak for a stretch of its line: {line}")?;
            }
            Self::Banned(cell) => write!(f, "an own animal may not come to {cell} in the first two turns")?,
            Self::NoSwap => f.write_str("swap answers only the very first move, and only with the option")?,
        }
        match self.ruling() {
            Some(ruling) => write!(f, " ({ruling})"),
            None => Ok(()),
        }
    }
}

impl Error for MoveError {}

impl Refusal for MoveError {
    fn code(&self) -> &'static str {
        match self {
            Self::Malformed => "siam-move-malformed",
            Self::NoCell(_) => "move-no-cell",
            Self::EnterInside(_) => "siam-move-enter-inside",
            Self::NoReserve(_) => "siam-move-no-reserve",
            Self::EnterNotInward(_) => "siam-move-enter-not-inward",
            Self::NotYours(..) => "siam-move-not-yours",
            Self::NotAStep(..) => "siam-move-not-a-step",
            Self::Occupied(_) => "siam-move-occupied",
            Self::SameFacing(_) => "siam-move-same-facing",
            Self::LeaveInside(_) => "siam-move-leave-inside",
            Self::LeftBefore(_) => "siam-move-left-before",
            Self::NothingAhead(_) => "siam-move-nothing-ahead",
            Self::TooHeavy(_) => "siam-move-too-heavy",
            Self::StretchTooHeavy(_) => "siam-move-stretch-too-heavy",
            Self::Banned(_) => "siam-move-banned",
            Self::NoSwap => "move-no-swap",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Self::Malformed | Self::NoCell(_) => None,
            Self::NotYours(_, _, ruling) => Some(ruling),
            Self::EnterInside(_) | Self::NoReserve(_) | Self::EnterNotInward(_) => Some("S1"),
            Self::NotAStep(..) | Self::Occupied(_) => Some("S2"),
            Self::SameFacing(_) => Some("S3"),
            Self::LeaveInside(_) => Some("S4"),
            Self::NothingAhead(_) | Self::TooHeavy(_) | Self::StretchTooHeavy(_) => Some("S5"),
            Self::Banned(_) => Some("S7"),
            Self::LeftBefore(_) => Some("S8"),
            Self::NoSwap => Some("G3"),
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let at = |cell: &Cell| ("cell", Arg::Text(cell.to_string()));
        match self {
            Self::Malformed | Self::NoSwap => vec![],
            Self::NoCell(name) => vec![("cell", name.clone().into())],
            Self::EnterInside(cell)
            | Self::EnterNotInward(cell)
            | Self::Occupied(cell)
            | Self::SameFacing(cell)
            | Self::LeaveInside(cell)
            | Self::NothingAhead(cell)
            | Self::Banned(cell) => vec![at(cell)],
            Self::NotYours(cell, player, _) => vec![at(cell), ("side", Arg::Term(side(*player)))],
            Self::NotAStep(from, to) => {
                vec![("from", from.to_string().into()), ("to", to.to_string().into())]
            }
            Self::NoReserve(player) | Self::LeftBefore(player) => vec![("side", Arg::Term(side(*player)))],
            Self::TooHeavy(weight) | Self::StretchTooHeavy(weight) => vec![
                ("with", weight.with.into()),
                ("against", weight.against.into()),
                ("rocks", weight.rocks.into()),
            ],
        }
    }
}
