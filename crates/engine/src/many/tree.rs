//! The tree of a search for several players: what was tried, how it went, and what is proven.
//!
//! Invariants: a node's edges lie together and are all of its candidates, those first that promise most after one ply; a
//! node is made when it is first visited, so that untried candidates cost little memory.

// Counts of games, nodes and milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

use super::share::{Shares, WHOLE};
use siliam_core::{LeftOut, Outcome, Player};

/// A position that was visited.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) visits: u32,
    /// The shares of all visits together.
    pub(crate) sums: [u64; 4],
    pub(crate) first: u32,
    pub(crate) edges: u16,
    /// Which legal moves are not among its edges.
    pub(crate) left_out: LeftOut,
    pub(crate) proven: Option<Proven>,
}

/// A move that may be tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// The actor's share as it looked right after the move.
    pub(crate) expected: u32,
    pub(crate) child: Option<NodeIndex>,
}

/// A node's place; the root's is never a child's.
pub(crate) type NodeIndex = std::num::NonZeroU32;

/// Who can still win, whatever is played, except that a proven win is always taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proven {
    /// A bit for each player who may win, the fifth for a draw.
    winners: u8,
    /// Plies to the end, at most.
    pub(crate) plies: u16,
}

const DRAW: u8 = 1 << 4;

impl Proven {
    /// The game is over.
    pub(crate) fn ended(outcome: Outcome) -> Self {
        let winners = match outcome {
            Outcome::Draw => DRAW,
            Outcome::Win(player) => 1 << player.index(),
        };
        Self { winners, plies: 0 }
    }

    /// The player wins in so many plies.
    pub(crate) fn win(player: Player, plies: u32) -> Self {
        Self { winners: 1 << player.index(), plies: plies.min(9_999) as u16 }
    }

    /// Nobody but this player wins.
    #[inline(always)]
    pub(crate) fn is_won_by(self, player: Player) -> bool {
        self.winners == 1 << player.index()
    }

    /// This player does not win, and there is no draw.
    #[inline(always)]
    pub(crate) fn is_lost_by(self, player: Player) -> bool {
        self.winners & (DRAW | 1 << player.index()) == 0
    }

    /// One ply before.
    pub(crate) fn before(self) -> Self {
        Self { plies: self.plies + 1, ..self }
    }

    /// Whatever either leads to.
    pub(crate) fn or(self, other: Self) -> Self {
        Self { winners: self.winners | other.winners, plies: self.plies.max(other.plies) }
    }

    /// What it is worth: the same to everybody who may win.
    pub(crate) fn shares(self, players: usize) -> Shares {
        let count = self.winners.count_ones();
        let mut shares = [0; 4];
        for (index, share) in shares.iter_mut().enumerate().take(players) {
            let draw = if self.winners & DRAW == 0 { 0 } else { Shares::of_draw(players).0[index] };
            let win = if self.winners & 1 << index == 0 { 0 } else { WHOLE };
            *share = (win + draw) / count;
        }
        Shares(shares)
    }
}

impl Node {
    pub(crate) const NEW: Self =
        Self { visits: 0, sums: [0; 4], first: 0, edges: 0, left_out: LeftOut::Unlikely, proven: None };

    /// The mean share of a player over all visits.
    #[inline(always)]
    pub(crate) fn mean(&self, player: Player) -> f64 {
        self.sums[player.index()] as f64 / (f64::from(self.visits.max(1)) * f64::from(WHOLE))
    }

    /// What each player can expect; `None` where nothing is known.
    #[allow(clippy::cast_possible_truncation)] // A mean of shares is a share.
    pub(crate) fn shares(&self, players: usize) -> Option<Shares> {
        let visits = u64::from(self.visits);
        let mean = |sum: u64| (sum / visits) as u32;
        match self.proven {
            Some(proven) => Some(proven.shares(players)),
            None => (visits > 0).then(|| Shares(self.sums.map(mean))),
        }
    }

    pub(crate) fn add(&mut self, shares: Shares) {
        self.visits += 1;
        for (sum, share) in self.sums.iter_mut().zip(shares.0) {
            *sum += u64::from(share);
        }
    }
}
