//! A think that goes on a slice at a time, for the browser's worker.
//!
//! Forced wins, the main search and doubts take turns as in [`think`](crate::think()). That one shares out a known budget;
//! here nobody knows how long it lasts, so each has its share of the nodes spent so far.

use crate::force::{Attack, Force, ProofTable};
use crate::search::{Found, Limits, Line, Search};
use crate::swindle::Swindle;
use crate::think::{DEEPEST_FORCED_WIN, FEW_QUIET, Thought, doubtful, part_of};
use crate::{BudgetShares, Score, Settings, TranspositionTable};
use siliam_core::Prove;
use std::sync::Arc;

/// Where [`node_is_slow`](siliam_core::Think::node_is_slow), a slice has so many times fewer nodes: milliseconds each.
const SLOW_FACTOR: u64 = 16;

/// A think about one position, for whoever cannot wait.
pub struct Slices<G: Prove> {
    rules: G,
    position: G::Position,
    shares: BudgetShares,
    /// How many lines are asked for.
    lines: usize,
    search: Search<G>,
    force: Force<G>,
    /// The forced wins that are looked for next; `None` where everything was tried.
    attack: Option<Attack>,
    /// A forced win.
    won: Option<(u32, G::Move)>,
    /// The move under doubt, and how many nodes that may take.
    doubt: Option<(G::Move, u64)>,
    /// The moves that were doubted, with the nodes that took; `None` where the answer is final.
    doubted: Vec<(G::Move, Option<u64>)>,
    /// The nodes of all doubts.
    doubting: u64,
    swindle: Swindle<G::Move>,
}

impl<G: Prove> Slices<G> {
    /// A think about the position, with so many mebibytes; `history` holds the repetition keys of the game so far, the
    /// position's own included.
    pub fn new(
        rules: &G,
        position: &G::Position,
        history: &[u64],
        settings: &Settings,
        mebibytes: usize,
    ) -> Self {
        let table = Arc::new(TranspositionTable::new(mebibytes * 3 / 4));
        let slices = Self::with_table((rules, position, history), settings, table);
        Self { force: Force::new(rules, mebibytes / 4), ..slices }
    }

    /// The same with a transposition table that others use too, and hardly a memory of proofs: see [`Slices::exchange`].
    pub(crate) fn with_table(
        (rules, position, history): (&G, &G::Position, &[u64]),
        settings: &Settings,
        table: Arc<TranspositionTable>,
    ) -> Self {
        Self {
            rules: rules.clone(),
            position: *position,
            shares: settings.shares,
            lines: 1,
            search: Search::new(rules, table, *position, history),
            force: Force::bare(rules),
            // Where nodes are slow, slices are too short for a proof.
            attack: (settings.shares.forced > 0.0 && !rules.node_is_slow()).then_some(Attack::Quiet(0)),
            won: None,
            doubt: None,
            doubted: Vec::new(),
            doubting: 0,
            swindle: Swindle::default(),
        }
    }

    /// The same for so many lines at once.
    pub fn with_lines(mut self, lines: usize) -> Self {
        self.lines = lines.max(1);
        self.search = self.search.with_lines(lines);
        self
    }

    /// Exchanges the proof table.
    pub(crate) fn exchange(&mut self, table: ProofTable) -> ProofTable {
        self.force.exchange(table)
    }

    /// The proof search, for questions beside the usual ones.
    pub(crate) fn force(&mut self) -> &mut Force<G> {
        &mut self.force
    }

    /// Notes a forced win; where several lines are asked for, the others are searched on.
    pub(crate) fn win(&mut self, plies: u32, mv: G::Move) {
        self.won = Some((plies, mv));
        self.attack = None;
        if self.lines > 1 {
            self.search.give(Line::new(vec![mv], Score::win_in(plies)));
        }
    }

    /// The forced win, once one is proven.
    pub(crate) fn won(&self) -> Option<(u32, G::Move)> {
        self.won
    }

    /// Searches about so many nodes more; gives whether there is nothing left to find.
    pub fn slice(&mut self, nodes: u64) -> bool {
        if self.won.is_some() && self.lines == 1 {
            return true;
        }
        let nodes = if self.rules.node_is_slow() { nodes.div_ceil(SLOW_FACTOR) } else { nodes };
        if let Some((mv, most)) = self.doubt {
            self.go_on_doubting(mv, most, nodes);
            return false;
        }
        if let Some(attack) = self.attack.filter(|&attack| self.is_due(attack)) {
            self.go_on_forcing(attack, nodes);
            return self.won.is_some() && self.lines == 1;
        }
        let until = self.search.nodes() + nodes;
        let swindle = &mut self.swindle;
        let ended = self
            .search
            .run(Limits::default(), &mut |nodes| nodes >= until, &mut |found, _| swindle.hear(found));
        self.doubt = self.doubtful().map(|mv| (mv, self.share(self.shares.doubt)));
        ended && self.doubt.is_none()
    }

    /// What it would play now; `None` before anything was found.
    pub fn thought(&self) -> Option<Thought<G::Move>> {
        let found = &self.found()?;
        let mut thought = Thought::of(found, self.nodes());
        if let Some(held) = self.swindle.held().filter(|_| Swindle::is_needed(found)) {
            thought.line = vec![held];
        }
        Some(thought)
    }

    /// The lines found so far; `None` before there is any.
    pub(crate) fn found(&self) -> Option<Found<G::Move>> {
        let line = |(plies, mv)| Line::new(vec![mv], Score::win_in(plies));
        match (self.won, self.search.found()) {
            (Some(won), found) if self.lines == 1 || found.is_none() => {
                Some(Found { lines: vec![line(won)], depth: won.0 })
            }
            (_, found) => found.cloned(),
        }
    }

    /// Positions looked at so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.search.nodes() + self.force.nodes()
    }

    /// This share of them.
    fn share(&self, share: f64) -> u64 {
        part_of(self.nodes(), share)
    }

    /// Whether forced wins had less than their share.
    fn is_due(&self, attack: Attack) -> bool {
        let share = if attack == Attack::Quiet(0) { 1.0 } else { 1.0 + self.shares.quiet };
        self.force.nodes() - self.doubting <= self.share(self.shares.forced * share)
    }

    /// Goes on looking for forced wins; the proof table has what earlier slices found.
    fn go_on_forcing(&mut self, attack: Attack, nodes: u64) {
        let until = self.force.nodes() + nodes;
        let won = self.force.win(&self.position, attack, DEEPEST_FORCED_WIN, &mut |nodes| nodes >= until);
        if let Some((plies, mv)) = won {
            self.win(plies, mv);
        } else if !self.force.gave_up() {
            let goes_on = attack == Attack::Quiet(0) && self.shares.quiet > 0.0;
            self.attack = goes_on.then_some(Attack::Quiet(FEW_QUIET));
        }
    }

    /// The best move, or the first one of another line, where it is to be doubted: once at first, and again whenever twice
    /// as many nodes may be spent on it.
    fn doubtful(&self) -> Option<G::Move> {
        let asks = self.shares.doubt > 0.0 && !self.rules.node_is_slow();
        doubtful(self.search.found().filter(|_| asks)?).find(|&mv| {
            let due = match self.doubted.iter().find(|(other, _)| *other == mv) {
                Some((_, Some(spent))) => self.share(self.shares.doubt) >= 2 * spent,
                Some((_, None)) => false,
                None => true,
            };
            let after = self.rules.play_unchecked(&self.position, mv);
            due && self.rules.actor(&after) != self.rules.actor(&self.position)
        })
    }

    /// Goes on looking for the opponent's forced wins after a move.
    fn go_on_doubting(&mut self, mv: G::Move, most: u64, nodes: u64) {
        let after = self.rules.play_unchecked(&self.position, mv);
        let before = self.force.nodes();
        let until = before + nodes.min(most);
        let refuted =
            self.force.win(&after, Attack::Quiet(0), DEEPEST_FORCED_WIN, &mut |nodes| nodes >= until);
        let spent = self.force.nodes() - before;
        self.doubting += spent;
        if let Some((plies, _)) = refuted {
            self.search.refute(mv, plies);
            self.swindle.give_up(mv);
        }
        let goes_on = refuted.is_none() && self.force.gave_up();
        self.doubt = (goes_on && spent < most).then(|| (mv, most - spent));
        match self.doubted.iter_mut().find(|(other, _)| *other == mv) {
            Some((_, before)) => *before = before.filter(|_| goes_on).map(|before| before + spent),
            None => self.doubted.push((mv, goes_on.then_some(spent))),
        }
    }
}
