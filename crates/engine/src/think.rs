//! One whole think: who thinks, about what, with which budget. The engine's own is in `think/full.rs`.

mod doubt;
mod full;
mod steadiness;

use crate::fixed_depth::{Sight, alpha_beta};
use crate::force::ProofTable;
use crate::level::{self, Level};
use crate::search::{Found, Limits, Line, Techniques};
use crate::{Score, Settings, TranspositionTable};
pub(crate) use doubt::doubtful;
use full::FullThink;
pub(crate) use full::{DEEPEST_FORCED_WIN, FEW_QUIET, part_of};
use siliam_core::Prove;
use std::sync::{Arc, Mutex, PoisonError};

/// Told the nodes searched, answers how much of the budget is spent: 0 at the start, 1 when it is time to stop.
pub type Gauge<'a> = &'a (dyn Fn(u64) -> f64 + Sync);

/// Who thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The engine.
    Full,
    /// A player to measure against: alpha-beta to [`Limits::depth`], equals decided by the seed.
    Fixed {
        /// What it goes by.
        sight: Sight,
        /// Decides between equal moves.
        seed: u64,
    },
    /// One of the levels that people play against. It has limits, threads and memory of its own and asks no clock.
    Level {
        /// Which one.
        level: Level,
        /// Decides its errors: for the same seed it always plays the same.
        seed: u64,
    },
}

/// What is asked of a think.
#[derive(Clone, Copy, Debug)]
pub struct Asking {
    /// Who thinks.
    pub style: Style,
    /// The game's own; a table fills in those of its game.
    pub settings: Settings,
    /// Where the search ends by itself.
    pub limits: Limits,
    /// How many lines are wanted, the best first.
    pub lines: usize,
    /// How many threads search; 1 in the browser.
    pub threads: usize,
    /// Memory for tables, all threads together.
    pub mebibytes: usize,
    /// The selective techniques.
    pub techniques: Techniques,
    /// In place of [`BudgetShares::forced`](crate::BudgetShares::forced).
    pub force: Option<f64>,
    /// In place of [`BudgetShares::doubt`](crate::BudgetShares::doubt).
    pub guard: Option<f64>,
    /// Whether a lost position is played for a swindle, a move whose refutation is hard to see, instead of for the longest
    /// defence.
    pub plays_on: bool,
    /// The part of the budget that an easy move takes, 0 to 1; at 1 all of it is spent on every move.
    pub ease: f64,
}

impl Default for Asking {
    fn default() -> Self {
        Self {
            style: Style::Full,
            settings: Settings::DEFAULT,
            limits: Limits::default(),
            lines: 1,
            threads: 1,
            mebibytes: 64,
            techniques: Techniques::default(),
            force: None,
            guard: None,
            plays_on: false,
            ease: 1.0,
        }
    }
}

/// What an engine remembers from move to move. Thinks with the same tables reuse what the others found.
#[derive(Clone)]
pub struct Tables {
    transpositions: Arc<TranspositionTable>,
    /// Proofs of forced wins, so that the rest of one is not searched again.
    proofs: Arc<Mutex<ProofTable>>,
}

impl Tables {
    /// Tables that, with what a think takes for itself, need so many mebibytes.
    pub fn new(mebibytes: usize) -> Self {
        let transpositions = Arc::new(TranspositionTable::new(mebibytes * 3 / 4));
        Self { transpositions, proofs: Arc::default() }
    }

    /// Exchanges the proof table. A think takes it and returns it when done; a think that finds none starts empty.
    fn exchange(&self, table: ProofTable) -> ProofTable {
        let proofs = self.proofs.lock();
        std::mem::replace(&mut *proofs.unwrap_or_else(PoisonError::into_inner), table)
    }

    /// Tables for one think; levels and players of a fixed depth use none.
    pub fn of(asking: &Asking) -> Self {
        Self::new(if asking.style == Style::Full { asking.mebibytes } else { 0 })
    }
}

/// The answer of a think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The best line; its first move is the one to play.
    pub line: Vec<M>,
    /// What it is worth to the actor.
    pub score: Score,
    /// The next best lines, as many as were asked for and found.
    pub others: Vec<Line<M>>,
    /// How deep the last complete iteration looked.
    pub depth: u32,
    /// Nodes of all threads together.
    pub nodes: u64,
    /// What each of three or four can expect, as in [`Line::shares`].
    pub shares: Option<[u16; 4]>,
}

impl<M: Clone> Thought<M> {
    /// What a search found with so many nodes.
    pub fn of(found: &Found<M>, nodes: u64) -> Self {
        let Line { moves, score, shares } = found.best().clone();
        Self { line: moves, score, others: found.lines[1..].to_vec(), depth: found.depth, nodes, shares }
    }

    /// One line only.
    pub(crate) fn of_line(line: Vec<M>, score: Score, depth: u32, nodes: u64) -> Self {
        Self { line, score, others: Vec::new(), depth, nodes, shares: None }
    }
}

/// Thinks about a position; `history` holds the repetition keys of the game so far, the position's own included.
///
/// `each` hears of every improvement of the first thread. `None` when the game is over.
pub fn think<G: Prove>(
    rules: &G,
    position: &G::Position,
    history: &[u64],
    asking: &Asking,
    gauge: Gauge<'_>,
    each: impl FnMut(&Thought<G::Move>),
) -> Option<Thought<G::Move>> {
    think_with(rules, position, history, asking, &Tables::of(asking), gauge, each)
}

/// The same with tables that remember earlier thinks about the same game.
pub fn think_with<G: Prove>(
    rules: &G,
    position: &G::Position,
    history: &[u64],
    asking: &Asking,
    tables: &Tables,
    gauge: Gauge<'_>,
    each: impl FnMut(&Thought<G::Move>),
) -> Option<Thought<G::Move>> {
    if rules.outcome(position).is_some() {
        return None;
    }
    match asking.style {
        Style::Full => FullThink { rules, position, history, asking, tables, gauge, each }.run(),
        Style::Fixed { sight, seed } => {
            let (mv, score) = alpha_beta(rules, position, asking.limits.depth, sight, seed)?;
            Some(Thought::of_line(vec![mv], score, asking.limits.depth, 0))
        }
        Style::Level { level, seed } => {
            level::play(rules, (position, history), &asking.settings, level, seed)
        }
    }
}
