//! The engine's own think: forced wins first, then the main search with doubts between its iterations, then shorter wins.

use super::doubt::Doubts;
use super::steadiness::Steadiness;
use super::{Asking, Gauge, Tables, Thought};
use crate::force::{Attack, Force, ProofTable};
use crate::search::{Limits, Line, Search};
use crate::swindle::Swindle;
use crate::{Score, Verdict};
use siliam_core::Prove;
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// The deepest forced win that is looked for, far beyond what a budget proves; it bounds the loop.
pub(crate) const DEEPEST_FORCED_WIN: u32 = 41;

/// The quiet moves that an attack may have. Each more multiplies the positions by the number of legal moves.
pub(crate) const FEW_QUIET: u32 = 1;

/// The part of the budget that may be spent before a second search for forced wins ends, which begins when the main search
/// sees an advantage. A guess: enough for a proof, while most of the budget is left where there is none.
const PROMISING_SHARE: f64 = 0.25;

/// So many nodes of a budget.
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss)] // Rounds; saturates.
pub(crate) fn part_of(nodes: u64, share: f64) -> u64 {
    (nodes as f64 * share) as u64
}

/// One think about one position.
pub(super) struct FullThink<'a, G: Prove, E> {
    pub(super) rules: &'a G,
    pub(super) position: &'a G::Position,
    pub(super) history: &'a [u64],
    pub(super) asking: &'a Asking,
    pub(super) tables: &'a Tables,
    pub(super) gauge: Gauge<'a>,
    /// Hears of every improvement.
    pub(super) each: E,
}

/// The first thread's search and what decides how long it goes on.
struct Leader<'a, G: Prove> {
    search: Search<G>,
    limits: Limits,
    /// The nodes of everybody else: helpers and proofs.
    other_nodes: &'a AtomicU64,
    steadiness: Steadiness<G::Move>,
    swindle: Swindle<G::Move>,
    doubts: Doubts<'a, G>,
    /// Whether the budget that this move deserves is spent.
    enough: bool,
    /// Whether a promising score still begins a second search for forced wins.
    may_prove_again: bool,
}

/// Why the leader's search paused.
struct Pause {
    /// The score is so good that a forced win may be near.
    promising: bool,
    /// Only what is kept back for the last doubts is left of the budget.
    late: bool,
}

impl<G: Prove, E: FnMut(&Thought<G::Move>)> FullThink<'_, G, E> {
    /// Thinks until the budget is spent; `None` where there is no move.
    pub(super) fn run(mut self) -> Option<Thought<G::Move>> {
        let asking = self.asking;
        let mut force = Force::new(self.rules, asking.mebibytes / 4)
            .with_thrift(asking.techniques.thrift)
            .with_table(self.tables.exchange(ProofTable::default()));
        let won = self.forced(&mut force);
        if let Some(won) = &won {
            (self.each)(won);
        }
        let mut thought = match won {
            Some(won) if asking.lines <= 1 => won,
            won => {
                let line = won.map(|won| Line::new(won.line, won.score));
                self.searched(&mut force, line.as_ref())?
            }
        };
        if asking.lines <= 1 {
            self.shorten(&mut force, &mut thought);
        }
        self.tables.exchange(force.into_table());
        Some(thought)
    }

    /// The part of the budget for forced wins.
    fn forced_share(&self) -> f64 {
        self.asking.force.unwrap_or(self.asking.settings.shares.forced)
    }

    /// Looks for a forced win: first for the rest of one that the proof table knows, then with a part of the budget by
    /// forcing moves alone, then with a few quiet ones among them.
    fn forced(&self, force: &mut Force<G>) -> Option<Thought<G::Move>> {
        let Self { asking, gauge, .. } = *self;
        let (share, quiet_share) = (self.forced_share(), asking.settings.shares.quiet);
        if share <= 0.0 {
            return None;
        }
        for quiet in [0, FEW_QUIET] {
            let spent = &mut |nodes| nodes >= asking.limits.nodes || gauge(nodes) >= 1.0;
            if let Some((plies, mv)) = force.recall(self.position, quiet, spent) {
                return Some(Thought::of_line(vec![mv], Score::win_in(plies), plies, force.nodes()));
            }
        }
        let won = self.proven(force, gauge, (Attack::Quiet(0), share));
        if won.is_some() || quiet_share <= 0.0 {
            return won;
        }
        self.proven(force, gauge, (Attack::Quiet(FEW_QUIET), share * (1.0 + quiet_share)))
    }

    /// Looks for a forced win until this part of the budget is spent.
    fn proven(
        &self,
        force: &mut Force<G>,
        gauge: Gauge<'_>,
        (attack, share): (Attack, f64),
    ) -> Option<Thought<G::Move>> {
        let Limits { depth, nodes } = self.asking.limits;
        let deepest = DEEPEST_FORCED_WIN.min(depth);
        let most_nodes = part_of(nodes, share);
        let (plies, mv) = force
            .win(self.position, attack, deepest, &mut |nodes| nodes >= most_nodes || gauge(nodes) >= share)?;
        Some(Thought::of_line(vec![mv], Score::win_in(plies), plies, force.nodes()))
    }

    /// Searches on as many threads as asked, beside a line that is won already; `None` where there is no move.
    fn searched(&mut self, force: &mut Force<G>, won: Option<&Line<G::Move>>) -> Option<Thought<G::Move>> {
        let Self { rules, position, history, asking, tables, .. } = *self;
        tables.transpositions.grow_older();
        let new = || {
            let mut search = Search::new(rules, Arc::clone(&tables.transpositions), *position, history)
                .with_techniques(asking.techniques)
                .with_lines(asking.lines);
            if let Some(line) = won {
                search.give(line.clone());
            }
            search
        };
        let (other_nodes, stop) = (AtomicU64::new(force.nodes()), AtomicBool::new(false));
        let mut limits = asking.limits;
        limits.nodes = limits.nodes.saturating_sub(force.nodes()).max(1);
        let looks_for_wins = self.forced_share() > 0.0;
        let mut leader = Leader {
            search: new(),
            limits,
            other_nodes: &other_nodes,
            steadiness: Steadiness::new(asking.ease),
            swindle: Swindle::default(),
            doubts: Doubts::new(rules, position, asking, looks_for_wins),
            enough: false,
            may_prove_again: looks_for_wins && asking.settings.shares.quiet > 0.0,
        };
        std::thread::scope(|scope| {
            for index in 1..asking.threads {
                // Every other helper is an iteration ahead.
                let helper = new().begin_at(if index % 2 == 0 { 1 } else { 2 });
                let (other_nodes, stop) = (&other_nodes, &stop);
                scope.spawn(move || help(helper, limits.depth, other_nodes, stop));
            }
            let won = self.lead(&mut leader, force);
            stop.store(true, Relaxed);
            if let Some(won) = won {
                (self.each)(&won);
                return Some(won);
            }
            self.played_on(leader, force)
        })
    }

    /// Runs the leader's search with doubts and proofs between its iterations; gives a forced win if one was proven.
    fn lead(&mut self, leader: &mut Leader<'_, G>, force: &mut Force<G>) -> Option<Thought<G::Move>> {
        let (asking, gauge) = (self.asking, self.gauge);
        let other_nodes = leader.other_nodes;
        let is_spent = |searched: u64| gauge(searched + other_nodes.load(Relaxed)) >= 1.0;
        loop {
            let Pause { promising, late } = self.search_on(leader);
            if late {
                leader.doubts.keep_less_back();
            }
            let (before, searched) = (force.nodes(), leader.search.nodes());
            let elsewhere = other_nodes.load(Relaxed) - before + searched;
            let gauge = |nodes| gauge(elsewhere + nodes);
            let doubted = leader.search.found().and_then(|found| leader.doubts.doubtful(found));
            let mut won = None;
            let mut done = false;
            if promising {
                leader.may_prove_again = false;
                won = self.proven(force, &gauge, (Attack::Quiet(FEW_QUIET), PROMISING_SHARE));
            } else if is_spent(searched) || searched >= leader.limits.nodes {
                return None;
            } else if let Some(mv) = doubted {
                if let Some(plies) = leader.doubts.refutation(mv, force, &gauge) {
                    leader.search.refute(mv, plies);
                    leader.enough = false;
                } else {
                    // A move that comes up now could not be doubted any more.
                    done = late && asking.techniques.second_thought;
                }
            } else if !late || leader.enough || asking.techniques.second_thought {
                return None;
            }
            let proving = force.nodes() - before;
            other_nodes.fetch_add(proving, Relaxed);
            leader.limits.nodes = leader.limits.nodes.saturating_sub(proving).max(searched + 1);
            if let Some(won) = &mut won {
                won.nodes += elsewhere;
            }
            if let Some(won) = won.take_if(|_| asking.lines > 1) {
                (self.each)(&won);
                leader.search.give(Line::new(won.line, won.score));
            }
            if won.is_some() || done || is_spent(searched) {
                return won;
            }
        }
    }

    /// Searches on until the budget is spent, or a doubt or a proof is due.
    fn search_on(&mut self, leader: &mut Leader<'_, G>) -> Pause {
        let (gauge, each) = (self.gauge, &mut self.each);
        let plays_on = self.asking.plays_on && self.asking.lines <= 1;
        let Leader { search, limits, other_nodes, steadiness, swindle, doubts, enough, may_prove_again } =
            leader;
        let in_all = |nodes: u64| nodes + other_nodes.load(Relaxed);
        let (has_enough, promising) = (Cell::new(*enough), Cell::new(false));
        let (doubtful, late) = (Cell::new(false), Cell::new(false));
        let until = doubts.until();
        let most_nodes = part_of(limits.nodes, until);
        search.run(
            *limits,
            &mut |nodes| {
                let spent = gauge(in_all(nodes));
                late.set(until < 1.0 && (nodes >= most_nodes || spent >= until));
                promising.get() || doubtful.get() || has_enough.get() || late.get() || spent >= 1.0
            },
            &mut |found, nodes| {
                let nodes = in_all(nodes);
                each(&Thought::of(found, nodes));
                swindle.hear(found);
                let deserved = steadiness.share(found);
                has_enough.set((plays_on && Swindle::is_needed(found)) || gauge(nodes) >= deserved);
                promising.set(*may_prove_again && is_promising::<G>(found.best().score));
                doubtful.set(doubts.doubtful(found).is_some());
            },
        );
        *enough = has_enough.get();
        Pause { promising: promising.get(), late: late.get() }
    }

    /// What the leader found; where that is a far loss, the move to play on with.
    fn played_on(&self, leader: Leader<'_, G>, force: &mut Force<G>) -> Option<Thought<G::Move>> {
        let Self { rules, position, history, asking, gauge, .. } = *self;
        let found = leader.search.found()?;
        let nodes = leader.search.nodes() + leader.other_nodes.load(Relaxed);
        let mut thought = Thought::of(found, nodes);
        if asking.plays_on && asking.lines <= 1 && Swindle::is_needed(found) {
            force.forget();
            let spent = |more| nodes + more >= asking.limits.nodes || gauge(nodes + more) >= 1.0;
            let (held, more) = leader.swindle.play_on(rules, (position, history), asking, &spent);
            thought.line = held.map_or(thought.line, |mv| vec![mv]);
            thought.nodes += more;
        }
        Some(thought)
    }

    /// Looks for shorter wins than the one found, as long as the budget lasts: first with few quiet moves, which is quick,
    /// then with every move of both sides.
    fn shorten(&mut self, force: &mut Force<G>, thought: &mut Thought<G::Move>) {
        let (asking, gauge) = (self.asking, self.gauge);
        let elsewhere = thought.nodes - force.nodes();
        for attack in [Attack::Quiet(FEW_QUIET), Attack::AnyMove] {
            let Verdict::Win(plies @ 2..) = thought.score.verdict() else { return };
            let found = force.win(self.position, attack, plies - 1, &mut |nodes| {
                elsewhere + nodes >= asking.limits.nodes || gauge(elsewhere + nodes) >= 1.0
            });
            thought.nodes = elsewhere + force.nodes();
            if let Some((plies, mv)) = found {
                thought.line = vec![mv];
                thought.score = Score::win_in(plies);
                (self.each)(thought);
            }
        }
    }
}

/// What a helper's thread does: it fills the transposition table until it is stopped.
fn help<G: Prove>(mut search: Search<G>, depth: u32, other_nodes: &AtomicU64, stop: &AtomicBool) {
    let mut reported = 0;
    search.run(
        Limits { depth, nodes: u64::MAX },
        &mut |nodes| {
            other_nodes.fetch_add(nodes - reported, Relaxed);
            reported = nodes;
            stop.load(Relaxed)
        },
        &mut |_, _| {},
    );
}

/// Whether a forced win may well be near.
fn is_promising<G: Prove>(score: Score) -> bool {
    !score.is_proven() && score >= Score::estimate(G::TUNING.swing)
}
