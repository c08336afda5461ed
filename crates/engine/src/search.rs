//! Principal-variation search: what a search holds.
//!
//! `search/root.rs` has the iterations at the root, `search/visit.rs` the tree below it.

mod root;
mod visit;

use crate::Score;
use crate::ordering::MoveOrdering;
use crate::tallies::Tallies;
use crate::transposition::TranspositionTable;
use siliam_core::{MoveStack, Think};
use std::sync::Arc;
use visit::RankedMove;

/// Asked now and then with the nodes searched so far; answers whether to stop.
pub type Interrupt<'a> = &'a mut dyn FnMut(u64) -> bool;

/// Hears of every complete iteration, with the nodes searched so far.
pub(crate) type Hearing<'a, M> = &'a mut dyn FnMut(&Found<M>, u64);

/// Nodes between two questions to the [`Interrupt`]; a power of two. Less than a millisecond of nodes in every game.
const CHECK_EVERY: u64 = 128;

/// When a search ends by itself.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The last iteration.
    pub depth: u32,
    /// Nodes in all.
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: 100, nodes: u64::MAX }
    }
}

/// The selective techniques, each of which can be switched off to measure what it gains.
// Each is a switch of its own; no two make a state together.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Techniques {
    /// Late-move reduction: late moves are searched less deeply at first.
    pub late_move_reduction: bool,
    /// Futility: a position far above beta is not searched for its last plies.
    pub futility_margin: bool,
    /// Only the candidates that the game names are searched, not every legal move.
    pub candidates_only: bool,
    /// Moves are ranked by the evaluation that the game foresees after them; those foreseen below alpha are not played.
    pub foresight: bool,
    /// Before the best move is trusted, the opponent's forced wins after it are looked for.
    pub doubt: bool,
    /// After a refutation the iteration is searched again for another move, and no move that came up after the last doubt
    /// is played.
    pub second_thought: bool,
    /// The proof search leaves out what exact knowledge shows not to win, and ends when everything was tried.
    pub thrift: bool,
}

impl Default for Techniques {
    fn default() -> Self {
        Self {
            late_move_reduction: true,
            futility_margin: true,
            candidates_only: true,
            foresight: true,
            doubt: true,
            second_thought: true,
            thrift: true,
        }
    }
}

/// A line of play and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The moves; the first is the one to play.
    pub moves: Vec<M>,
    /// What it is worth to the actor.
    pub score: Score,
    /// What each of three or four can expect after the first move, in thousandths of a win; `None` between two.
    pub shares: Option<[u16; 4]>,
}

impl<M> Line<M> {
    /// A line between two.
    pub(crate) fn new(moves: Vec<M>, score: Score) -> Self {
        Self { moves, score, shares: None }
    }
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<M> {
    /// The best lines, the best one first, no two with the same first move; never empty.
    pub lines: Vec<Line<M>>,
    /// The last complete iteration.
    pub depth: u32,
}

impl<M> Found<M> {
    /// The best line.
    pub fn best(&self) -> &Line<M> {
        &self.lines[0]
    }
}

/// What stops a search from outside.
struct Control<'a> {
    limits: Limits,
    interrupt: Interrupt<'a>,
}

/// A search from one position; one per thread, all with the same transposition table.
pub struct Search<G: Think> {
    rules: G,
    table: Arc<TranspositionTable>,
    techniques: Techniques,
    root: G::Position,
    /// Repetition keys that occurred twice in the game already; a third time draws (G1).
    repeated_twice: Vec<u64>,
    /// Repetition keys on the way from the root.
    path: Vec<u64>,
    tallies: Tallies<G>,
    moves: MoveStack<G::Move>,
    /// The moves of all positions on the path, one above the other.
    ranked: Vec<RankedMove<G::Move>>,
    /// The evaluations that the game foresees after the moves of one position.
    foreseen: Vec<i32>,
    ordering: MoveOrdering<G::Move>,
    nodes: u64,
    check_every: u64,
    aborted: bool,
    /// The iteration under way.
    depth: u32,
    /// All candidates of the root lose, so that every legal move is searched there.
    widened: bool,
    /// How many lines are asked for.
    lines_wanted: usize,
    /// First moves of better lines, when looking for the next best.
    excluded: Vec<G::Move>,
    /// The best first move of the iteration before; it is tried first.
    expected: Option<G::Move>,
    /// The best first move of this iteration, once one has beaten alpha.
    leading: Option<(G::Move, Score)>,
    /// Where several lines are asked for: those that the iteration under way has found, for the next run to go on from.
    complete: Vec<Line<G::Move>>,
    /// A forced win that was proven elsewhere: the first line, where several are asked for.
    given: Option<Line<G::Move>>,
    /// First moves after which the opponent has a forced win.
    refuted: Vec<G::Move>,
    /// The last best line that another replaced; it stands by in case that one is refuted.
    replaced: Option<Line<G::Move>>,
    /// The score of the best move before it was refuted, until an iteration has found another: the aspiration window is
    /// set around it.
    score_before_refutation: Option<Score>,
    /// The best first move of this iteration that is not refuted, whether it has beaten alpha or not.
    best_unrefuted: Option<(G::Move, Score)>,
    found: Option<Found<G::Move>>,
}

impl<G: Think> Search<G> {
    /// A search of the position; `history` holds the repetition keys of the game so far, the position's own included.
    pub fn new(rules: &G, table: Arc<TranspositionTable>, root: G::Position, history: &[u64]) -> Self {
        let twice = |key: &&u64| history.iter().filter(|other| other == key).count() >= 2;
        Self {
            rules: rules.clone(),
            table,
            techniques: Techniques::default(),
            root,
            repeated_twice: history.iter().filter(twice).copied().collect(),
            path: Vec::new(),
            tallies: Tallies::new(),
            moves: MoveStack::new(),
            ranked: Vec::new(),
            foreseen: Vec::new(),
            ordering: MoveOrdering::new::<G>(),
            nodes: 0,
            check_every: if rules.node_is_slow() { 1 } else { CHECK_EVERY },
            aborted: false,
            depth: 1,
            widened: false,
            lines_wanted: 1,
            excluded: Vec::new(),
            expected: None,
            leading: None,
            complete: Vec::new(),
            given: None,
            refuted: Vec::new(),
            replaced: None,
            score_before_refutation: None,
            best_unrefuted: None,
            found: None,
        }
    }

    /// The same search for so many lines at once.
    pub fn with_lines(mut self, lines: usize) -> Self {
        self.lines_wanted = lines.max(1);
        self
    }

    /// The same search with other techniques.
    pub fn with_techniques(mut self, techniques: Techniques) -> Self {
        self.techniques = techniques;
        self
    }

    /// Starts with a deeper iteration, so that threads search different depths.
    pub fn begin_at(mut self, depth: u32) -> Self {
        self.depth = depth.max(1);
        self
    }

    /// Nodes searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What was found so far; `None` before the first run or where there is no move.
    pub fn found(&self) -> Option<&Found<G::Move>> {
        self.found.as_ref()
    }
}
