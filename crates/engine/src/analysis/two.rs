//! Analysis between two players.

use super::Shown;
use super::promise::{Promise, carried};
use super::shelf::{Shelf, key_of};
use super::study::Study;
use crate::force::ProofTable;
use crate::search::Limits;
use crate::think::{Asking, Thought, think};
use crate::{Settings, TranspositionTable};
use siliam_core::Prove;
use std::sync::Arc;

/// Positions that are remembered: a long game with its branches. Each takes about 40 KiB beside the tables.
const STUDIES: usize = 256;

/// How far back a proof is looked for that says something of the position: longer than any that is found.
const LOOK_BACK: usize = 48;

/// The nodes of a threat's search, less than a tenth of a second.
const THREAT_NODES: u64 = 20_000;
/// The same where [`node_is_slow`](siliam_core::Think::node_is_slow).
const SLOW_THREAT_NODES: u64 = 600;
/// Its memory, in mebibytes.
const THREAT_MEBIBYTES: usize = 4;

/// An analysis of one game for two.
///
/// The transposition table and the proof table are the same for all positions. Nothing asks a clock: the same positions
/// shown with the same slices between them bring the same lines on every machine.
pub struct Analysis<G: Prove> {
    rules: G,
    settings: Settings,
    transpositions: Arc<TranspositionTable>,
    /// The proof table, while no position is shown.
    proofs: ProofTable,
    shelf: Shelf<Study<G>>,
    position: Option<G::Position>,
    lines: usize,
}

impl<G: Prove> Analysis<G> {
    /// An analysis with tables of so many mebibytes.
    pub fn new(rules: &G, settings: &Settings, mebibytes: usize) -> Self {
        Self {
            rules: rules.clone(),
            settings: *settings,
            transpositions: Arc::new(TranspositionTable::new(mebibytes * 3 / 4)),
            proofs: ProofTable::new(mebibytes / 4),
            shelf: Shelf::new(STUDIES),
            position: None,
            lines: 1,
        }
    }

    /// Goes over to the last of these positions; `false` where there is none, or the game is over there.
    pub fn show(&mut self, shown: &Shown<'_, G::Position>) -> bool {
        // The study of the position that was shown holds the proof table.
        if let Some(study) = self.position.and_then(|_| self.shelf.latest_mut()) {
            self.proofs = study.exchange(ProofTable::smallest());
        }
        self.position = shown.positions.last().copied().filter(|now| self.rules.outcome(now).is_none());
        let (Some(position), Some(key)) = (self.position, key_of(&self.rules, shown)) else { return false };
        self.lines = shown.lines.max(1);
        let promise = self.promise(shown);
        self.transpositions.grow_older();
        let begin = || {
            let at = (&self.rules, &position, shown.history);
            Study::new(at, &self.settings, &self.transpositions, self.lines)
        };
        let study = self.shelf.bring(key, begin);
        if study.lines() < self.lines {
            let mut wider = begin();
            wider.take_over(study);
            *study = wider;
        }
        if let Some(promise) = promise {
            study.take_promise(promise);
        }
        study.exchange(std::mem::take(&mut self.proofs));
        true
    }

    /// What proofs at earlier positions of the line say of the last one.
    fn promise(&self, shown: &Shown<'_, G::Position>) -> Option<Promise> {
        let first = shown.positions.len().saturating_sub(LOOK_BACK);
        shown.positions[first..].windows(2).fold(None, |promise, pair| {
            let study = self.shelf.find(self.rules.search_key(&pair[0]));
            let promise = study.and_then(Study::promise).or(promise);
            let lines = study.and_then(Study::found).map_or_else(Vec::new, |found| found.lines);
            carried(&self.rules, (&pair[0], &pair[1]), &lines, promise)
        })
    }

    /// Searches about so many nodes more; gives whether more thinking changes nothing.
    pub fn slice(&mut self, nodes: u64) -> bool {
        let studied = self.position.and_then(|_| self.shelf.latest_mut());
        studied.is_none_or(|study| study.slice(nodes))
    }

    /// Whether more thinking changes nothing.
    pub fn is_decided(&self) -> bool {
        self.position.and_then(|_| self.shelf.latest()).is_none_or(Study::is_decided)
    }

    /// What is known of the position by now; `None` before the first slices, and where no position is shown.
    pub fn thought(&self) -> Option<Thought<G::Move>> {
        self.position.and_then(|_| self.shelf.latest()).and_then(|study| study.thought(self.lines))
    }

    /// What the opponent would do if it were their turn: the position then, and a short search of it; `None` where the turn
    /// cannot be handed over.
    pub fn threat(&self) -> Option<(G::Position, Thought<G::Move>)> {
        let handed = self.rules.hand_over(&self.position?)?;
        let nodes = if self.rules.node_is_slow() { SLOW_THREAT_NODES } else { THREAT_NODES };
        let asking = Asking {
            settings: self.settings,
            limits: Limits { nodes, ..Limits::default() },
            mebibytes: THREAT_MEBIBYTES,
            ..Asking::default()
        };
        let history = [self.rules.repetition_key(&handed)];
        Some((handed, think(&self.rules, &handed, &history, &asking, &|_| 0.0, |_| {})?))
    }
}
