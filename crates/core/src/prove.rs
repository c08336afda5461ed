//! What a proof of a forced win asks of a game.

use crate::{MoveStack, Think};

/// What the proof of a forced win rests on: a set of things on the board, which the game numbers as it likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stakes(pub u64);

impl Stakes {
    /// Everything may matter.
    pub const ALL: Self = Self(u64::MAX);
    /// Nothing matters any more.
    pub const NONE: Self = Self(0);

    /// What either proof rests on.
    #[inline(always)]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Whether the actor wins with this very move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtOnce<M> {
    /// They do: by which move, and what that rests on.
    Win(M, Stakes),
    /// They do not.
    No,
    /// The moves must be tried.
    Unknown,
}

/// Whether the actor, who does not win at once, wins in three plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InThree {
    /// They do.
    Win,
    /// They do not.
    No,
    /// The moves must be tried.
    Unknown,
}

/// Knowledge of a game that makes proofs of forced wins quick. A wrong answer here makes proofs wrong: each method says
/// what must hold, and tests compare with plain minimax.
pub trait Prove: Think {
    /// Adds the moves that win at once or leave the opponent something to answer, and nothing else.
    fn forcing(&self, position: &Self::Position, tally: &Self::Tally, into: &mut MoveStack<Self::Move>);

    /// Whether the actor wins with this very move, exactly, where that can be seen without trying all.
    fn at_once(&self, position: &Self::Position, _tally: &Self::Tally) -> AtOnce<Self::Move> {
        self.winning_move(position).map_or(AtOnce::Unknown, |mv| AtOnce::Win(mv, Stakes::ALL))
    }

    /// Whether the actor, who does not win at once, wins in three plies.
    #[inline(always)]
    fn in_three(&self, position: &Self::Position, _tally: &Self::Tally) -> InThree {
        self.winning_threat(position).map_or(InThree::Unknown, |_| InThree::Win)
    }

    /// Whether surely no opponent wins within the three plies after any of the [`Breadth::Every`](crate::Breadth)
    /// candidates of the actor, who does not win at once.
    #[inline(always)]
    fn all_hold(&self, _position: &Self::Position, _tally: &Self::Tally) -> bool {
        false
    }

    /// A position that is at least as good for the opponent as any that the actor's moves lead to, where one can be
    /// imagined: if the actor holds even there, every move holds.
    fn idle(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// Drops from the moves above `first` those after which the actor surely does not win with this many turns of their
    /// own, this one included.
    fn keep_hopeful(
        &self,
        _position: &Self::Position,
        _turns: u32,
        _moves: &mut MoveStack<Self::Move>,
        _first: usize,
    ) {
    }

    /// What a proof rests on that goes on with this move of the attacker.
    fn stakes(&self, _position: &Self::Position, _mv: Self::Move) -> Stakes {
        Stakes::ALL
    }

    /// Adds the moves that could save the actor where [`Prove::idle`] loses, within this many turns of the opponent, by a
    /// proof that rests on these stakes. Every other move loses as well.
    fn replies(
        &self,
        position: &Self::Position,
        _stakes: Stakes,
        _turns: u32,
        into: &mut MoveStack<Self::Move>,
    ) {
        self.moves(position, into);
    }

    /// Whether players act in strict turns and nobody loses by their own action, so that a forced win of the actor takes an
    /// odd number of plies.
    fn wins_are_odd(&self) -> bool {
        false
    }
}
