//! Playing on in a lost position.
//!
//! The longest defence is what a perfect opponent would have to be shown. Anybody else may not see the win, so it is better
//! to play what a search would play that does not see the loss either: it goes on building instead of giving everything up
//! for another ply.

use crate::search::{Found, Limits, Line, Search};
use crate::think::Asking;
use crate::transposition::TranspositionTable;
use siliam_core::Think;
use std::cell::Cell;
use std::sync::Arc;

/// A loss that is nearer is defended as long as possible.
const FAR: u32 = 6;

/// A move is trusted that a search as deep as this does not see to lose.
const LEAST_DEPTH: u32 = 3;

/// What to play on with where everything loses.
pub(crate) struct Swindle<M> {
    /// The best move of the last iteration that did not see the loss.
    held: Option<M>,
}

impl<M> Default for Swindle<M> {
    fn default() -> Self {
        Self { held: None }
    }
}

impl<M: Copy + PartialEq> Swindle<M> {
    /// Hears of an iteration of a search.
    pub(crate) fn hear(&mut self, found: &Found<M>) {
        let Line { moves, score } = found.best();
        if score.seen_loss().is_none() && found.depth >= LEAST_DEPTH {
            self.held = moves.first().copied();
        }
    }

    /// A move is known to lose: it is not what to play on with.
    pub(crate) fn give_up(&mut self, mv: M) {
        self.held = self.held.filter(|&held| held != mv);
    }

    /// Whether what was found is a loss, and so far away that the opponent may not see it.
    pub(crate) fn is_needed(found: &Found<M>) -> bool {
        found.best().score.seen_loss().is_some_and(|plies| plies >= FAR)
    }

    /// The move that held longest among those it heard of.
    pub(crate) fn held(&self) -> Option<M> {
        self.held
    }

    /// The move to play on with where the loss is seen, or `None` where there is nothing better than the longest defence;
    /// and how many positions it looked at.
    ///
    /// The tables know of the loss, so this looks with empty ones, until it sees the loss again or `spent` says so.
    pub(crate) fn play_on<G: Think<Move = M>>(
        mut self,
        rules: &G,
        (position, history): (&G::Position, &[u64]),
        asking: &Asking,
        spent: &dyn Fn(u64) -> bool,
    ) -> (Option<M>, u64) {
        let table = Arc::new(TranspositionTable::new(asking.mebibytes / 4));
        let mut search = Search::new(rules, table, *position, history).with_techniques(asking.techniques);
        let seen = Cell::new(false);
        search.run(
            Limits { nodes: u64::MAX, ..asking.limits },
            &mut |nodes| seen.get() || spent(nodes),
            &mut |found, _| {
                seen.set(seen.get() || found.best().score.seen_loss().is_some());
                if !seen.get() {
                    self.hear(found);
                }
            },
        );
        (self.held, search.nodes())
    }
}
