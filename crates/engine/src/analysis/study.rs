//! One position of an analysis between two players, and how far it is known.

use super::promise::Promise;
use super::replies::Replies;
use crate::force::{Attack, ProofTable};
use crate::search::{Found, Line};
use crate::slices::Slices;
use crate::think::{FEW_QUIET, Thought};
use crate::{Score, Settings, TranspositionTable, Verdict};
use siliam_core::Prove;
use std::sync::Arc;

/// The nodes that may be spent in one slice to tell a proven win to its end: much of it stands in the proof table.
pub(super) const LINE_NODES: u64 = 8_000;
/// The same in all slices. The shortest wins after each defence are looked for, of which the table may know longer ones.
pub(super) const MOST_LINE_NODES: u64 = 80_000;

/// A promise is kept by a proof in all but one of so many slices; the other one searches.
const PROMISE_PART: u64 = 4;

/// What is known of a position, and what is to be tried next.
pub(super) struct Study<G: Prove> {
    rules: G,
    position: G::Position,
    slices: Slices<G>,
    lines: usize,
    promise: Option<Promise>,
    /// The attack by which a promised win is looked for; `None` where it is found, or nothing is promised.
    attack: Option<Attack>,
    /// How long each reply lasts, where a loss is promised.
    replies: Option<Replies<G::Move>>,
    /// The line of a proven win.
    won: Option<Line<G::Move>>,
    /// The nodes spent to tell it; `None` once it is told to its end, or as far as it will be.
    telling: Option<u64>,
    /// Whether the search has come to its own end.
    ended: bool,
    is_decided: bool,
    /// Slices so far.
    turns: u64,
    /// What a study for fewer lines had found, until this one has found as much as a line; and its nodes.
    earlier: Option<Found<G::Move>>,
    earlier_nodes: u64,
}

impl<G: Prove> Study<G> {
    /// Nothing is known yet.
    pub(super) fn new(
        (rules, position, history): (&G, &G::Position, &[u64]),
        settings: &Settings,
        table: &Arc<TranspositionTable>,
        lines: usize,
    ) -> Self {
        let slices = Slices::with_table((rules, position, history), settings, Arc::clone(table));
        Self {
            rules: rules.clone(),
            position: *position,
            slices: slices.with_lines(lines),
            lines,
            promise: None,
            attack: None,
            replies: None,
            won: None,
            telling: Some(0),
            ended: false,
            is_decided: false,
            turns: 0,
            earlier: None,
            earlier_nodes: 0,
        }
    }

    /// How many lines it can tell.
    pub(super) fn lines(&self) -> usize {
        self.lines
    }

    /// Takes over what is known from a study of the same position for fewer lines. Its search begins anew: the transposition
    /// table has what it found.
    pub(super) fn take_over(&mut self, other: &Self) {
        (self.earlier, self.earlier_nodes) = (other.found(), other.nodes());
        self.won.clone_from(&other.won);
        self.telling = other.telling;
        if let Some((plies, mv)) = other.slices.won() {
            self.slices.win(plies, mv);
        }
    }

    /// Exchanges the proof table.
    pub(super) fn exchange(&mut self, table: ProofTable) -> ProofTable {
        self.slices.exchange(table)
    }

    /// What is promised of the position.
    pub(super) fn promise(&self) -> Option<Promise> {
        self.promise
    }

    /// Takes a promise, unless as much is known already.
    pub(super) fn take_promise(&mut self, promise: Promise) {
        let plies = promise.plies;
        let known = self.found().map(|found| found.best().score.verdict());
        let is_known = match known {
            Some(Verdict::Win(within)) => within <= plies,
            Some(Verdict::Loss(within)) => self.replies.is_some() || within <= plies && self.is_decided,
            _ => self.promise.is_some_and(|known| known.plies <= plies),
        };
        if is_known {
            return;
        }
        self.promise = Some(promise);
        self.is_decided = false;
        if promise.attacker == self.rules.actor(&self.position) {
            self.attack = Some(Attack::Quiet(0));
        } else {
            self.replies = Some(Replies::new(&self.rules, &self.position, promise));
        }
    }

    /// Goes on for about so many nodes; gives whether more thinking changes nothing.
    pub(super) fn slice(&mut self, nodes: u64) -> bool {
        if self.is_decided {
            return true;
        }
        if let Some(replies) = &mut self.replies {
            self.is_decided = replies.go_on(&self.rules, &self.position, self.slices.force(), nodes);
            return self.is_decided;
        }
        self.turns += 1;
        let searches = !self.ended && self.turns.is_multiple_of(PROMISE_PART);
        match (self.attack, self.promise) {
            (Some(attack), Some(promise)) if !searches => self.keep(promise, attack, nodes),
            _ => self.ended = self.ended || self.slices.slice(nodes),
        }
        self.look_for_wins();
        let is_told = self.telling.is_none() || self.won.is_none();
        self.is_decided = self.ended && self.attack.is_none() && is_told;
        self.is_decided
    }

    /// Looks for a win that was promised.
    fn keep(&mut self, promise: Promise, attack: Attack, nodes: u64) {
        let force = self.slices.force();
        let until = force.nodes() + nodes;
        let found = force.known_win(&self.position, attack, promise.plies, &mut |nodes| nodes >= until);
        if let Some((plies, mv)) = found {
            self.slices.win(plies, mv);
            self.attack = None;
            self.ended = self.lines == 1;
        } else if !force.gave_up() {
            self.attack = match attack {
                Attack::Quiet(0) => Some(Attack::Quiet(FEW_QUIET)),
                Attack::Quiet(_) => Some(Attack::AnyMove),
                Attack::AnyMove => None,
            };
        }
    }

    /// Tells a forced win to its end, and notes a promise that the search has kept.
    fn look_for_wins(&mut self) {
        if let Some(spent) = self.telling
            && let Some((plies, mv)) = self.slices.won()
        {
            let force = self.slices.force();
            let before = force.nodes();
            let told = force.line(&self.position, (plies, mv), Attack::Quiet(FEW_QUIET), LINE_NODES);
            let spent = spent + force.nodes() - before;
            self.telling = (!told.is_whole && spent < MOST_LINE_NODES).then_some(spent);
            self.won = Some(Line::new(told.moves, Score::win_in(told.plies)));
        }
        let best = self.slices.found().map(|found| found.best().score.verdict());
        if let (Some(Verdict::Win(plies)), Some(promise)) = (best, self.promise)
            && plies <= promise.plies
        {
            self.attack = None;
        }
    }

    /// The lines found so far; `None` before there is any.
    pub(super) fn found(&self) -> Option<Found<G::Move>> {
        if let Some(replies) = &self.replies {
            return Some(replies.found());
        }
        let mut found = self.slices.found().or_else(|| self.earlier.clone())?;
        if let Some(won) = &self.won
            && found.best().moves.first() == won.moves.first()
        {
            found.lines[0] = won.clone();
        }
        Some(found)
    }

    /// The same as a thought, with so many lines.
    pub(super) fn thought(&self, lines: usize) -> Option<Thought<G::Move>> {
        let mut found = self.found()?;
        found.lines.truncate(lines);
        Some(Thought::of(&found, self.nodes()))
    }

    /// Positions looked at so far.
    fn nodes(&self) -> u64 {
        self.slices.nodes() + self.earlier_nodes
    }

    /// Whether more thinking changes nothing.
    pub(super) fn is_decided(&self) -> bool {
        self.is_decided
    }
}
