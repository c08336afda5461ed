//! Positions and moves as text.

use crate::{Refusal, Rules};

/// The texts of a game: parse, don't validate.
///
/// All texts are ASCII and stable for ever. Whatever is read is a possible position or a legal move; whatever is not is
/// refused with an error that says why.
pub trait Notation: Rules {
    /// Why a position text is refused.
    type PositionError: Refusal;
    /// Why a move text is refused.
    type MoveError: Refusal;

    /// Reads a position; refuses what cannot be one (G5).
    fn read_position(&self, text: &str) -> Result<Self::Position, Self::PositionError>;

    /// Writes a position, also that of a finished game, whose text may not be readable.
    fn write_position(&self, position: &Self::Position) -> String;

    /// Reads a move that is legal in `position`, which is not finished.
    fn read_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, Self::MoveError>;

    /// Writes a legal move, in the short form where there are two.
    fn write_move(&self, position: &Self::Position, mv: Self::Move) -> String;

    /// Writes a legal move as records do, with all it entails.
    fn write_move_long(&self, position: &Self::Position, mv: Self::Move) -> String {
        self.write_move(position, mv)
    }
}
