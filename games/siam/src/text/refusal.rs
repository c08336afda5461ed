//! Why a text is refused, with the ruling that refuses it.

use crate::text::push::{Push, Weight};
use crate::{ANIMALS, Cell, Kind, ROCKS};
use siliam_core::text::TextError;
use siliam_core::{Player, Term, refusals};

refusals! {
    /// Why a position text is refused (G5).
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PositionError from Text(TextError) {
        /// There are not three rocks.
        Rocks(found: u32) = "siam-position-rocks" by "G5":
            "number of rocks: {found} instead of {expected}", expected = ROCKS;
        /// A side has more than five animals.
        Animals(side: Player as named, found: u32) = "siam-position-animals" by "G5":
            "{found} {side} on the board, there are only {most}", most = ANIMALS;
        /// The side to move does not fit the number of turns.
        SideAndTurns(side: Player as named, turns: u32) = "siam-position-side-and-turns" by "G5":
            "after {turns} turns it is not for the {side} to move";
        /// There are fewer turns than animals.
        TooFewTurns {
            /// Turns played.
            turns: u32,
            /// Animals on the board.
            animals: u32,
        } = "siam-position-too-few-turns" by "G5":
            "{turns} turns cannot have brought {animals} animals onto the board";
        /// The leavings are not two digits, each 0 or 1.
        Leavings(found: String) = "siam-position-leavings" by "G5":
            "`{found}` is not two digits 0 or 1 for who has left";
    }
}

refusals! {
    /// Why a move is refused.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MoveError {
        /// The text has none of the forms of a move.
        Malformed = "siam-move-malformed": "not a move; moves look like @c1n, b1b2e, b2w, b1x, b2^";
        /// It names a cell that the board does not have.
        NoCell(cell: String) = "move-no-cell": "the board has no cell {cell}";
        /// Entering on an inner cell.
        EnterInside(cell: Cell) = "siam-move-enter-inside" by "S1": "{cell} is not on the edge";
        /// Entering without an animal in reserve.
        NoReserve(side: Player as named) = "siam-move-no-reserve" by "S1":
            "the {side} have no animal in reserve";
        /// Entering an occupied cell, but not straight inward.
        EnterNotInward(cell: Cell) = "siam-move-enter-not-inward" by "S1":
            "{cell} is occupied: enter only by a push straight inward";
        /// Nothing of the mover's stands on the cell that should step (S2), turn (S3), leave (S4) or push (S5).
        NotYours(cell: Cell, side: Player as named; ruling: &'static str) = "siam-move-not-yours":
            "the {side} have nothing on {cell}";
        /// Not a step to a neighbouring cell.
        NotAStep(from: Cell, to: Cell) = "siam-move-not-a-step" by "S2":
            "{from} to {to} is not one orthogonal step";
        /// A step to an occupied cell.
        Occupied(cell: Cell) = "siam-move-occupied" by "S2": "{cell} is occupied";
        /// A turn that changes nothing.
        SameFacing(cell: Cell) = "siam-move-same-facing" by "S3":
            "the animal on {cell} already faces that way";
        /// Leaving from an inner cell.
        LeaveInside(cell: Cell) = "siam-move-leave-inside" by "S4": "{cell} is not on the edge";
        /// Leaving a second time.
        LeftBefore(side: Player as named) = "siam-move-left-before" by "S8":
            "the {side} have already left once";
        /// Pushing with nothing ahead.
        NothingAhead(cell: Cell) = "siam-move-nothing-ahead" by "S5":
            "there is nothing to push ahead of {cell}";
        /// The line is too heavy.
        TooHeavy(push: Push, line: Weight) = "siam-move-too-heavy" by "S5": "{push} cannot push: {line}";
        /// With `prefix-push`, the stretch of the line that ends here is too heavy.
        StretchTooHeavy(push: Push, line: Weight, until: Cell) = "siam-move-stretch-too-heavy" by "S5":
            "{push} cannot push: up to {until} {line}";
        /// An own animal on c1 or c5 within the first two turns.
        Banned(cell: Cell) = "siam-move-banned" by "S7":
            "an own animal may not come to {cell} in the first two turns";
        /// Swapping where it is not possible.
        NoSwap = "move-no-swap" by "G3":
            "swap answers only the very first move, and only with the option";
    }
}

/// The message that names a side, and its English.
pub(crate) fn named(player: Player) -> Term {
    match player {
        Player::First => Term { message: "siam-elephants", english: "elephants" },
        _ => Term { message: "siam-rhinoceroses", english: "rhinoceroses" },
    }
}

/// A piece with its article, for the beginning of a sentence or the middle of one.
pub(crate) const fn the(kind: Kind) -> Term {
    match kind {
        Kind::Elephant => Term { message: "siam-the-elephant", english: "the elephant" },
        Kind::Rhinoceros => Term { message: "siam-the-rhinoceros", english: "the rhinoceros" },
        Kind::Rock => Term { message: "siam-the-rock", english: "the rock" },
    }
}
