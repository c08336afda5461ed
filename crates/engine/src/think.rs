//! One whole think: forced wins first, then the main search, on as many threads as asked.

use crate::force::{Attack, Force, ProofTable};
use crate::level::{self, Level};
use crate::plain::{Sight, alpha_beta};
use crate::search::{Found, Limits, Line, Search, Techniques};
use crate::swindle::Swindle;
use crate::{Score, Settings, TranspositionTable, Verdict};
use siliam_core::Prove;
use std::cell::{Cell, RefCell};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
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
    /// One of the levels that people play against: limits, threads and memory are the level's own, and no clock is asked.
    Level {
        /// Which one.
        level: Level,
        /// Its moods: for the same seed it always plays the same.
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
    /// Whether a lost position is played on in the hope that the opponent does not see the win, instead of making the loss
    /// last as long as it can.
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

/// What an engine remembers from move to move: everybody who thinks with the same tables goes on where the others were.
#[derive(Clone)]
pub struct Tables {
    transpositions: Arc<TranspositionTable>,
    /// What is known of forced wins, so that the rest of one is not looked for again.
    forced: Arc<Mutex<ProofTable>>,
}

impl Tables {
    /// Tables that, with what a think takes for itself, need so many mebibytes.
    pub fn new(mebibytes: usize) -> Self {
        let transpositions = Arc::new(TranspositionTable::new(mebibytes * 3 / 4));
        Self { transpositions, forced: Arc::default() }
    }

    /// Takes what is known of forced wins, or lays it back; who finds nothing there begins anew.
    fn exchange(&self, table: ProofTable) -> ProofTable {
        let forced = self.forced.lock();
        std::mem::replace(&mut *forced.unwrap_or_else(PoisonError::into_inner), table)
    }

    /// Tables for one think; who plays a level or plainly has no use for any.
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
}

impl<M: Clone> Thought<M> {
    /// What a search found with so many nodes.
    pub fn of(found: &Found<M>, nodes: u64) -> Self {
        let Line { moves, score } = found.best().clone();
        Self { line: moves, score, others: found.lines[1..].to_vec(), depth: found.depth, nodes }
    }

    /// One line only.
    pub(crate) fn of_line(line: Vec<M>, score: Score, depth: u32, nodes: u64) -> Self {
        Self { line, score, others: Vec::new(), depth, nodes }
    }
}

/// The deepest forced win that is looked for.
pub(crate) const DEEPEST_FORCE: u32 = 41;

/// The quiet moves that an attack may have to be found quickly.
pub(crate) const FEW: u32 = 1;

/// The part of the budget that may be spent before the search for forced wins ends where the main search sees an advantage.
const PROMISING_SHARE: f64 = 0.25;

/// The part of the budget that is kept back to doubt the move that the search ends with.
const KEPT_BACK: f64 = 0.05;

/// Less is not worth keeping.
const LEAST_KEPT_BACK: f64 = 0.01;

/// Shallower searches change their mind too often to be doubted.
const LEAST_GUARDED: u32 = 3;

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
// The leader, its helpers and the proofs between its runs share one budget, which is easiest to follow in one place.
#[allow(clippy::too_many_lines)]
pub fn think_with<G: Prove>(
    rules: &G,
    position: &G::Position,
    history: &[u64],
    asking: &Asking,
    tables: &Tables,
    gauge: Gauge<'_>,
    mut each: impl FnMut(&Thought<G::Move>),
) -> Option<Thought<G::Move>> {
    if rules.outcome(position).is_some() {
        return None;
    }
    match asking.style {
        Style::Full => {}
        Style::Fixed { sight, seed } => {
            let (mv, score) = alpha_beta(rules, position, asking.limits.depth, sight, seed)?;
            return Some(Thought::of_line(vec![mv], score, asking.limits.depth, 0));
        }
        Style::Level { level, seed } => {
            return level::play(rules, (position, history), &asking.settings, level, seed);
        }
    }
    // A proven win is one line; who wants several has them searched.
    let share = if asking.lines > 1 { 0.0 } else { asking.force.unwrap_or(asking.settings.shares.forced) };
    let mut force = Force::new(rules, asking.mebibytes / 4)
        .with_thrift(asking.techniques.thrift)
        .with_table(tables.exchange(ProofTable::default()));
    if let Some(mut thought) = forced(&mut force, position, asking, gauge, share) {
        each(&thought);
        shorten(&mut force, position, asking, gauge, &mut thought, &mut each);
        tables.exchange(force.into_table());
        return Some(thought);
    }
    tables.transpositions.grow_older();
    let others = AtomicU64::new(force.nodes());
    let stop = AtomicBool::new(false);
    let mut limits = asking.limits;
    limits.nodes = limits.nodes.saturating_sub(force.nodes()).max(1);
    let new = || {
        Search::new(rules, Arc::clone(&tables.transpositions), *position, history)
            .with_techniques(asking.techniques)
            .with_lines(asking.lines)
    };
    let mut leader = new();
    std::thread::scope(|scope| {
        for index in 1..asking.threads {
            let (others, stop) = (&others, &stop);
            let mut helper = new().begin_at(1 + index as u32 % 2);
            scope.spawn(move || {
                let mut reported = 0;
                helper.run(
                    Limits { depth: limits.depth, nodes: u64::MAX },
                    &mut |nodes| {
                        others.fetch_add(nodes - reported, Relaxed);
                        reported = nodes;
                        stop.load(Relaxed)
                    },
                    &mut |_, _| {},
                );
            });
        }
        let in_all = |nodes: u64| nodes + others.load(Relaxed);
        let spent = |nodes: u64| gauge(in_all(nodes)) >= 1.0;
        let (enough, asks_again) = (Cell::new(false), Cell::new(false));
        let mut steadiness = Steadiness::new(asking.ease);
        let hope = RefCell::new(Swindle::default());
        let plays_on = asking.plays_on && asking.lines <= 1;
        let mut tell = |found: &Found<G::Move>, nodes: u64| {
            let nodes = in_all(nodes);
            each(&Thought::of(found, nodes));
            hope.borrow_mut().hear(found);
            enough.set((plays_on && Swindle::is_needed(found)) || gauge(nodes) >= steadiness.share(found));
        };
        let mut may_ask_again = share > 0.0 && asking.settings.shares.quiet > 0.0;
        let mut guard = Guard::new(rules, position, asking, share > 0.0);
        let won = loop {
            let (doubtful, late) = (Cell::new(false), Cell::new(false));
            let until = guard.until();
            let most = (limits.nodes as f64 * until) as u64;
            leader.run(
                limits,
                &mut |nodes| {
                    late.set(until < 1.0 && (nodes >= most || gauge(in_all(nodes)) >= until));
                    asks_again.get() || doubtful.get() || enough.get() || late.get() || spent(nodes)
                },
                &mut |found, nodes| {
                    tell(found, nodes);
                    asks_again.set(may_ask_again && is_promising::<G>(found.best().score));
                    doubtful.set(guard.doubts(found).is_some());
                },
            );
            if late.get() {
                guard.keep_less_back();
            }
            let (before, searched) = (force.nodes(), leader.nodes());
            let elsewhere = others.load(Relaxed) - before + searched;
            let gauge = |nodes| gauge(elsewhere + nodes);
            let doubted = leader.found().and_then(|found| guard.doubts(found));
            let mut won = None;
            let mut done = false;
            if asks_again.replace(false) {
                may_ask_again = false;
                won = proven(&mut force, position, asking, &gauge, (Attack::Quiet(FEW), PROMISING_SHARE));
            } else if spent(searched) || searched >= limits.nodes {
                break None;
            } else if let Some(mv) = doubted {
                if let Some(plies) = guard.refutes(mv, &mut force, &gauge) {
                    leader.refute(mv, plies);
                    enough.set(false);
                } else {
                    // What came up now could not be doubted any more.
                    done = late.get() && asking.techniques.second_thought;
                }
            } else if !late.get() || enough.get() || asking.techniques.second_thought {
                break None;
            }
            others.fetch_add(force.nodes() - before, Relaxed);
            limits.nodes = limits.nodes.saturating_sub(force.nodes() - before).max(searched + 1);
            if let Some(won) = &mut won {
                won.nodes += elsewhere;
            }
            if won.is_some() || done || spent(searched) {
                break won;
            }
        };
        stop.store(true, Relaxed);
        let mut thought = if let Some(won) = won {
            each(&won);
            won
        } else {
            let found = leader.found()?;
            let nodes = in_all(leader.nodes());
            let mut thought = Thought::of(found, nodes);
            if plays_on && Swindle::is_needed(found) {
                force.forget();
                let spent = |more| nodes + more >= asking.limits.nodes || gauge(nodes + more) >= 1.0;
                let (held, more) = hope.into_inner().play_on(rules, (position, history), asking, &spent);
                thought.line = held.map_or(thought.line, |mv| vec![mv]);
                thought.nodes += more;
            }
            thought
        };
        if asking.lines <= 1 {
            shorten(&mut force, position, asking, gauge, &mut thought, &mut each);
        }
        tables.exchange(force.into_table());
        Some(thought)
    })
}

/// Doubts the moves that the search believes in: perhaps the opponent has a forced win after them.
struct Guard<'a, G: Prove> {
    rules: &'a G,
    position: &'a G::Position,
    asking: &'a Asking,
    /// Moves that need no more doubt.
    settled: Vec<G::Move>,
    /// Whether there is any doubt at all.
    asks: bool,
    /// The part of the budget that one doubt may take.
    share: f64,
    /// The part of the budget that is still kept back for the move that the search ends with.
    kept_back: f64,
}

impl<'a, G: Prove> Guard<'a, G> {
    fn new(rules: &'a G, position: &'a G::Position, asking: &'a Asking, asks: bool) -> Self {
        let share = asking.guard.unwrap_or(asking.settings.shares.doubt);
        let asks = asks && asking.techniques.doubt && share > 0.0;
        let kept_back = if asks { KEPT_BACK } else { 0.0 };
        Self { rules, position, asking, settled: Vec::new(), asks, share, kept_back }
    }

    /// The part of the budget after which the search pauses for the last doubts.
    fn until(&self) -> f64 {
        1.0 - self.kept_back
    }

    /// After one of the last doubts: the next one, of another move, has half of what is left.
    fn keep_less_back(&mut self) {
        let half = self.kept_back / 2.0;
        let goes_on = self.asking.techniques.second_thought && half > LEAST_KEPT_BACK;
        self.kept_back = if goes_on { half } else { 0.0 };
    }

    /// The best move, where it is to be doubted.
    fn doubts(&self, found: &Found<G::Move>) -> Option<G::Move> {
        doubtful(found).filter(|mv| self.asks && !self.settled.contains(mv))
    }

    /// Within how many plies the opponent surely wins after the move; only asked once of each.
    fn refutes(&mut self, mv: G::Move, force: &mut Force<G>, gauge: &dyn Fn(u64) -> f64) -> Option<u32> {
        self.settled.push(mv);
        let after = self.rules.play_unchecked(self.position, mv);
        if self.rules.actor(&after) == self.rules.actor(self.position) {
            return None;
        }
        let before = force.nodes();
        let most_nodes = before + (self.asking.limits.nodes as f64 * self.share) as u64;
        let most = (gauge(before) + self.share).min(self.until());
        let enough = &mut |nodes| nodes >= most_nodes || gauge(nodes) >= most;
        let deepest = DEEPEST_FORCE.min(self.asking.limits.depth);
        force.win(&after, Attack::Quiet(0), deepest, enough).map(|(plies, _)| plies)
    }
}

/// The best move, where it makes sense to doubt it.
pub(crate) fn doubtful<M: Copy>(found: &Found<M>) -> Option<M> {
    let Line { moves, score } = found.best();
    moves.first().copied().filter(|_| found.depth >= LEAST_GUARDED && !score.is_proven())
}

/// How much of the budget a move deserves: less while the best move stands, more when it has just changed or looks worse
/// than it did.
struct Steadiness<M> {
    ease: f64,
    best: Option<M>,
    score: Score,
    /// Iterations for which the best move has stood.
    stood: u32,
}

impl<M: Copy + PartialEq> Steadiness<M> {
    fn new(ease: f64) -> Self {
        Self { ease, best: None, score: Score::EVEN, stood: 0 }
    }

    /// The part of the budget to spend, after an iteration that found this.
    fn share(&mut self, found: &Found<M>) -> f64 {
        let Line { moves, score } = found.best();
        let best = moves.first().copied();
        self.stood = if best == self.best { self.stood + 1 } else { 0 };
        let worse = *score < self.score.offset(-40);
        (self.best, self.score) = (best, *score);
        if self.ease >= 1.0 {
            return 1.0;
        }
        let factor = match self.stood {
            0 => 1.8,
            1 => 1.3,
            2..=4 => 1.0,
            _ => 0.7,
        };
        (self.ease * if worse { factor * 1.5 } else { factor }).min(1.0)
    }
}

/// Whether a forced win may well be near.
fn is_promising<G: Prove>(score: Score) -> bool {
    !score.is_proven() && score >= Score::estimate(G::TUNING.swing)
}

/// Looks for shorter wins than the one found, as long as the budget lasts: first such as have few quiet moves, which are
/// found quickly, then with every move of both sides.
fn shorten<G: Prove>(
    force: &mut Force<G>,
    position: &G::Position,
    asking: &Asking,
    gauge: Gauge<'_>,
    thought: &mut Thought<G::Move>,
    each: &mut impl FnMut(&Thought<G::Move>),
) {
    let elsewhere = thought.nodes - force.nodes();
    for attack in [Attack::Quiet(FEW), Attack::AnyMove] {
        let Verdict::Win(plies @ 2..) = thought.score.verdict() else { return };
        let found = force.win(position, attack, plies - 1, &mut |nodes| {
            elsewhere + nodes >= asking.limits.nodes || gauge(elsewhere + nodes) >= 1.0
        });
        thought.nodes = elsewhere + force.nodes();
        if let Some((plies, mv)) = found {
            thought.line = vec![mv];
            thought.score = Score::win_in(plies);
            each(thought);
        }
    }
}

/// Looks for a forced win: first for the rest of one that is remembered, then with a part of the budget by forcing moves
/// alone, then with a few quiet ones among them.
fn forced<G: Prove>(
    force: &mut Force<G>,
    position: &G::Position,
    asking: &Asking,
    gauge: Gauge<'_>,
    share: f64,
) -> Option<Thought<G::Move>> {
    if share <= 0.0 {
        return None;
    }
    for quiet in [0, FEW] {
        let spent = &mut |nodes| nodes >= asking.limits.nodes || gauge(nodes) >= 1.0;
        if let Some((plies, mv)) = force.recall(position, quiet, spent) {
            return Some(Thought::of_line(vec![mv], Score::win_in(plies), plies, force.nodes()));
        }
    }
    let won = proven(force, position, asking, gauge, (Attack::Quiet(0), share));
    if won.is_some() || asking.settings.shares.quiet <= 0.0 {
        return won;
    }
    proven(force, position, asking, gauge, (Attack::Quiet(FEW), share * (1.0 + asking.settings.shares.quiet)))
}

/// Looks for a forced win until this part of the budget is spent.
fn proven<G: Prove>(
    force: &mut Force<G>,
    position: &G::Position,
    asking: &Asking,
    gauge: Gauge<'_>,
    (attack, share): (Attack, f64),
) -> Option<Thought<G::Move>> {
    let deepest = DEEPEST_FORCE.min(asking.limits.depth);
    let most_nodes = (asking.limits.nodes as f64 * share) as u64;
    let (plies, mv) =
        force.win(position, attack, deepest, &mut |nodes| nodes >= most_nodes || gauge(nodes) >= share)?;
    Some(Thought::of_line(vec![mv], Score::win_in(plies), plies, force.nodes()))
}
