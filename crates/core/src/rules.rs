//! The rules of a game: the static hot path beneath everything.

use crate::{MoveStack, Outcome, Player};
use std::fmt::Debug;

/// The rules of one game under one set of options.
///
/// `self` holds the options; the board's size and the number of players are known to the compiler. A position has no
/// history: repetition is the business of whoever keeps the line of play.
///
/// A player may act several times in a row, so who acts next is always [`Rules::actor`]'s to say, never "the other one".
pub trait Rules: Clone + Send + Sync + 'static {
    /// Everything the rules need to go on, and nothing else.
    type Position: Copy + Eq + Debug + Send + Sync + 'static;
    /// One action of one player.
    type Move: Copy + Eq + Debug + Send + Sync + 'static;

    /// How many players there are, two to four.
    const PLAYERS: usize;

    /// The position in which a game begins.
    fn start(&self) -> Self::Position;

    /// Who acts now; in a finished game, who would.
    fn actor(&self, position: &Self::Position) -> Player;

    /// How the game has ended, `None` while it runs.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// Adds every legal move, each once; none when the game is over.
    fn moves(&self, position: &Self::Position, into: &mut MoveStack<Self::Move>);

    /// The position after a move that [`Rules::moves`] lists here.
    ///
    /// Any other move gives some position or a panic, never undefined behaviour; text from outside comes through
    /// [`crate::Notation::read_move`], which checks.
    #[must_use]
    fn play_unchecked(&self, position: &Self::Position, mv: Self::Move) -> Self::Position;

    /// How many legal moves there are; games override it where counting is cheaper than listing.
    #[inline(always)]
    fn count(&self, position: &Self::Position) -> u64 {
        let mut moves = MoveStack::new();
        self.moves(position, &mut moves);
        moves.len() as u64
    }

    /// One legal move: `choose` is told how many there are (at least one) and answers with a smaller number.
    ///
    /// Every number stands for another move, so a uniform choice is a uniformly random move. `None` when the game is over.
    #[inline(always)]
    fn pick(&self, position: &Self::Position, choose: impl FnOnce(u64) -> u64) -> Option<Self::Move> {
        let mut moves = MoveStack::new();
        self.moves(position, &mut moves);
        if moves.is_empty() {
            return None;
        }
        let index = choose(moves.len() as u64);
        moves.above(0).get(index as usize).copied()
    }

    /// A hash of all that matters for the future.
    fn search_key(&self, position: &Self::Position) -> u64;

    /// A hash of what ruling G1 compares.
    fn repetition_key(&self, position: &Self::Position) -> u64;

    /// Whether ruling G1 counts this position; a game says no where an action that led here is no turn.
    #[inline(always)]
    fn is_counted(&self, _position: &Self::Position) -> bool {
        true
    }
}
