//! One whole think: forced wins first, then the main search, on as many threads as asked.

use crate::force::{Attack, Force};
use crate::plain::alpha_beta;
use crate::search::{Found, Limits, Search, Techniques};
use crate::{Score, TranspositionTable, Verdict};
use siliam_core::Think;
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Told the nodes searched, answers how much of the budget is spent: 0 at the start, 1 when it is time to stop.
pub type Gauge<'a> = &'a (dyn Fn(u64) -> f64 + Sync);

/// Who thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The engine.
    Full,
    /// The plain player it is measured against: alpha-beta to [`Limits::depth`], equals decided by the seed.
    Plain {
        /// Decides between equal moves.
        seed: u64,
    },
}

/// What is asked of a think.
#[derive(Clone, Copy, Debug)]
pub struct Asking {
    /// Who thinks.
    pub style: Style,
    /// Where the search ends by itself.
    pub limits: Limits,
    /// How many threads search; 1 in the browser.
    pub threads: usize,
    /// Memory for tables, all threads together.
    pub mebibytes: usize,
    /// The selective techniques.
    pub techniques: Techniques,
    /// The part of the budget that the forced-win search may take, 0 to 1.
    pub force: f64,
}

impl Default for Asking {
    fn default() -> Self {
        Self {
            style: Style::Full,
            limits: Limits::default(),
            threads: 1,
            mebibytes: 64,
            techniques: Techniques::default(),
            force: 0.05,
        }
    }
}

/// The answer of a think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The best line; its first move is the one to play.
    pub line: Vec<M>,
    /// What it is worth to the actor.
    pub score: Score,
    /// How deep the last complete iteration looked.
    pub depth: u32,
    /// Nodes of all threads together.
    pub nodes: u64,
}

/// The deepest forced win that is looked for.
const DEEPEST_FORCE: u32 = 41;

/// The quiet moves that an attack may have to be found quickly.
const FEW: u32 = 1;

/// The part of the budget that may be spent before the search for forced wins ends where the main search sees an advantage.
const PROMISING_SHARE: f64 = 0.25;

/// Thinks about a position; `history` holds the repetition keys of the game so far, the position's own included.
///
/// `each` hears of every improvement of the first thread. `None` when the game is over.
pub fn think<G: Think>(
    rules: &G,
    position: &G::Position,
    history: &[u64],
    asking: &Asking,
    gauge: Gauge<'_>,
    mut each: impl FnMut(&Thought<G::Move>),
) -> Option<Thought<G::Move>> {
    if rules.outcome(position).is_some() {
        return None;
    }
    if let Style::Plain { seed } = asking.style {
        let (mv, score) = alpha_beta(rules, position, asking.limits.depth, seed)?;
        return Some(Thought { line: vec![mv], score, depth: asking.limits.depth, nodes: 0 });
    }
    let mut force = Force::new(rules, asking.mebibytes / 4);
    if let Some(mut thought) = forced(&mut force, position, asking, gauge) {
        each(&thought);
        shorten(&mut force, position, asking, gauge, &mut thought, &mut each);
        return Some(thought);
    }
    let table = Arc::new(TranspositionTable::new(asking.mebibytes * 3 / 4));
    let others = AtomicU64::new(force.nodes());
    let stop = AtomicBool::new(false);
    let mut limits = asking.limits;
    limits.nodes = limits.nodes.saturating_sub(force.nodes()).max(1);
    let new =
        || Search::new(rules, Arc::clone(&table), *position, history).with_techniques(asking.techniques);
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
                    |_, _| {},
                );
            });
        }
        let thought = |found: &Found<G::Move>, nodes: u64| Thought {
            line: found.line.clone(),
            score: found.score,
            depth: found.depth,
            nodes: nodes + others.load(Relaxed),
        };
        let spent = |nodes: u64| gauge(nodes + others.load(Relaxed)) >= 1.0;
        let asks_again = Cell::new(false);
        leader.run(limits, &mut |nodes| asks_again.get() || spent(nodes), |found, nodes| {
            each(&thought(found, nodes));
            asks_again.set(asking.force > 0.0 && G::QUIET_SHARE > 0.0 && is_promising::<G>(found.score));
        });
        let mut won = None;
        if asks_again.get() {
            let (before, searched) = (force.nodes(), leader.nodes());
            let elsewhere = others.load(Relaxed) - before + searched;
            let again = (Attack::Quiet(FEW), PROMISING_SHARE);
            won = proven(&mut force, position, asking, &|nodes| gauge(elsewhere + nodes), again);
            others.fetch_add(force.nodes() - before, Relaxed);
            limits.nodes = limits.nodes.saturating_sub(force.nodes() - before).max(searched + 1);
            if let Some(won) = &mut won {
                won.nodes += elsewhere;
                each(won);
            } else {
                leader.run(limits, &mut |nodes| spent(nodes), |found, nodes| each(&thought(found, nodes)));
            }
        }
        stop.store(true, Relaxed);
        let nodes = leader.nodes();
        let mut thought = won.or_else(|| leader.found().map(|found| thought(found, nodes)))?;
        shorten(&mut force, position, asking, gauge, &mut thought, &mut each);
        Some(thought)
    })
}

/// Whether a forced win may well be near.
fn is_promising<G: Think>(score: Score) -> bool {
    !score.is_proven() && score >= Score::estimate(G::SWING)
}

/// Looks for shorter wins than the one found, as long as the budget lasts: first such as have few quiet moves, which are
/// found quickly, then with every move of both sides.
fn shorten<G: Think>(
    force: &mut Force<'_, G>,
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

/// Looks for a forced win with a part of the budget: by forcing moves alone, then with a few quiet ones among them.
fn forced<G: Think>(
    force: &mut Force<'_, G>,
    position: &G::Position,
    asking: &Asking,
    gauge: Gauge<'_>,
) -> Option<Thought<G::Move>> {
    if asking.force <= 0.0 {
        return None;
    }
    let won = proven(force, position, asking, gauge, (Attack::Quiet(0), asking.force));
    if won.is_some() || G::QUIET_SHARE <= 0.0 {
        return won;
    }
    let share = asking.force * (1.0 + G::QUIET_SHARE);
    proven(force, position, asking, gauge, (Attack::Quiet(FEW), share))
}

/// Looks for a forced win until this part of the budget is spent.
fn proven<G: Think>(
    force: &mut Force<'_, G>,
    position: &G::Position,
    asking: &Asking,
    gauge: Gauge<'_>,
    (attack, share): (Attack, f64),
) -> Option<Thought<G::Move>> {
    let deepest = DEEPEST_FORCE.min(asking.limits.depth.saturating_mul(2).saturating_add(1));
    let most_nodes = (asking.limits.nodes as f64 * share) as u64;
    let (plies, mv) =
        force.win(position, attack, deepest, &mut |nodes| nodes >= most_nodes || gauge(nodes) >= share)?;
    Some(Thought { line: vec![mv], score: Score::win_in(plies), depth: plies, nodes: force.nodes() })
}
