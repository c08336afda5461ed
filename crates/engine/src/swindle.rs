//! Swindles: what to play in a lost position.
//!
//! The longest defence only helps against an opponent who sees the win. Others may not see it, so the engine plays the move
//! of a search that does not see the loss: it goes on building instead of giving pieces up for another ply.

use crate::search::{Found, Limits, Line, Search};
use crate::think::Asking;
use crate::transposition::TranspositionTable;
use siliam_core::Think;
use std::cell::Cell;
use std::sync::Arc;

/// A nearer loss is defended as long as possible: the opponent is taken to see fewer than six plies.
const FAR: u32 = 6;

/// The shallowest iteration whose move is trusted.
const LEAST_DEPTH: u32 = 3;

/// The move to play on with where every move loses.
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
    /// Notes the best move of an iteration that does not see the loss.
    pub(crate) fn hear(&mut self, found: &Found<M>) {
        let Line { moves, score, .. } = found.best();
        if score.seen_loss().is_none() && found.depth >= LEAST_DEPTH {
            self.held = moves.first().copied();
        }
    }

    /// Drops a move that is known to lose.
    pub(crate) fn give_up(&mut self, mv: M) {
        self.held = self.held.filter(|&held| held != mv);
    }

    /// Whether the best line loses, so far away that the opponent may not see it.
    pub(crate) fn is_needed(found: &Found<M>) -> bool {
        found.best().score.seen_loss().is_some_and(|plies| plies >= FAR)
    }

    /// The last move noted.
    pub(crate) fn held(&self) -> Option<M> {
        self.held
    }

    /// The move to play on with, or `None` where the longest defence is best; and the nodes that took.
    ///
    /// The tables know of the loss, so this searches with empty ones, until it sees the loss again or `spent` says so.
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
