//! Analysis among three and four players.

use super::Shown;
use super::promise::{Promise, carried};
use super::shelf::{Shelf, key_of};
use crate::Score;
use crate::many::Many;
use crate::search::{Found, Limits};
use crate::think::Thought;
use siliam_core::{Player, Prospects};

/// Positions that are remembered. Trees of all but the latest are dropped where memory is short; lines stay.
const STUDIES: usize = 256;

/// How far back a proof is looked for that says something of the position.
const LOOK_BACK: usize = 48;

/// The nodes of a threat's search, about a tenth of a second in a browser.
const THREAT_NODES: u64 = 10_000;
/// Its memory, in mebibytes.
const THREAT_MEBIBYTES: usize = 8;

/// An analysis of one game for three or four. It asks no clock, as [`Analysis`](super::Analysis) does not.
pub struct ManyAnalysis<G: Prospects> {
    rules: G,
    bytes: usize,
    shelf: Shelf<Study<G>>,
    position: Option<G::Position>,
    lines: usize,
}

/// One position and how far it is known.
struct Study<G: Prospects> {
    actor: Player,
    lines: usize,
    tree: Option<Many<G>>,
    /// What a tree had found that was dropped, with its nodes.
    before: Option<(Found<G::Move>, u64)>,
    promise: Option<Promise>,
    is_decided: bool,
}

impl<G: Prospects> Study<G> {
    /// The lines found so far, with the nodes of all searches.
    fn found(&self) -> Option<(Found<G::Move>, u64)> {
        let tree = self.tree.as_ref().filter(|tree| tree.nodes() > 0);
        let now = tree.and_then(|tree| Some((tree.found()?, tree.nodes())));
        let before = self.before.clone();
        let is_more = |now: &(Found<G::Move>, u64)| {
            before.as_ref().is_none_or(|(found, nodes)| {
                now.1 >= *nodes || now.0.best().score.is_proven() && !found.best().score.is_proven()
            })
        };
        let nodes = [&now, &before].into_iter().flatten().map(|(_, nodes)| nodes).sum();
        let (mut found, _) = now.filter(is_more).or_else(|| before.clone())?;
        if let Some(promise) = self.promise.filter(|promise| promise.attacker != self.actor) {
            for line in found.lines.iter_mut().filter(|line| !line.score.is_proven()) {
                line.score = Score::loss_in(promise.plies);
                line.shares = Some(crate::many::whole_of(promise.attacker));
            }
        }
        Some((found, nodes))
    }
}

impl<G: Prospects> ManyAnalysis<G> {
    /// An analysis with so many mebibytes; the tree of one position may take half of them.
    pub fn new(rules: &G, mebibytes: usize) -> Self {
        let bytes = mebibytes.max(2) << 20;
        Self { rules: rules.clone(), bytes, shelf: Shelf::new(STUDIES), position: None, lines: 1 }
    }

    /// Goes over to the last of these positions; `false` where there is none, or the game is over there.
    pub fn show(&mut self, shown: &Shown<'_, G::Position>) -> bool {
        self.position = shown.positions.last().copied().filter(|now| self.rules.outcome(now).is_none());
        let (Some(position), Some(key)) = (self.position, key_of(&self.rules, shown)) else { return false };
        self.lines = shown.lines.max(1);
        let promise = self.promise(shown);
        let (rules, lines) = (&self.rules, self.lines);
        let study = self.shelf.bring(key, || Study {
            actor: rules.actor(&position),
            lines,
            tree: None,
            before: None,
            promise: None,
            is_decided: false,
        });
        let is_sooner = |promise: &Promise| study.promise.is_none_or(|known| promise.plies < known.plies);
        if let Some(promise) = promise.filter(is_sooner) {
            study.promise = Some(promise);
        }
        if study.lines < lines {
            study.lines = lines;
            study.is_decided = false;
        }
        let is_promised = study.promise.is_some_and(|promise| promise.attacker == study.actor);
        let mebibytes = self.bytes >> 21;
        let begin = || Many::new(rules, position, shown.history, mebibytes, 0);
        let tree = study.tree.take().unwrap_or_else(begin).with_lines(study.lines);
        study.tree = Some(if is_promised { tree.promised() } else { tree });
        self.make_room();
        true
    }

    /// Drops the oldest trees where there are too many; what they found stays.
    fn make_room(&mut self) {
        let mut bytes = 0;
        for study in self.shelf.all_mut().rev() {
            bytes += study.tree.as_ref().map_or(0, Many::bytes);
            if bytes > self.bytes {
                study.before = study.found();
                study.tree = None;
            }
        }
    }

    /// What proofs at earlier positions of the line say of the last one.
    fn promise(&self, shown: &Shown<'_, G::Position>) -> Option<Promise> {
        let first = shown.positions.len().saturating_sub(LOOK_BACK);
        shown.positions[first..].windows(2).fold(None, |promise, pair| {
            let study = self.shelf.find(self.rules.search_key(&pair[0]));
            let promise = study.and_then(|study| study.promise).or(promise);
            let lines = study.and_then(Study::found).map_or_else(Vec::new, |(found, _)| found.lines);
            carried(&self.rules, (&pair[0], &pair[1]), &lines, promise)
        })
    }

    /// Searches about so many nodes more; gives whether more slices change nothing, because it is decided or the memory is
    /// full.
    pub fn slice(&mut self, nodes: u64) -> bool {
        let Some(study) = self.position.and_then(|_| self.shelf.latest_mut()) else { return true };
        let Some(tree) = study.tree.as_mut().filter(|_| !study.is_decided) else { return study.is_decided };
        let until = tree.nodes() + nodes;
        let is_over = tree.run(Limits::default(), &mut |nodes| nodes >= until, |_, _| {});
        study.is_decided = tree.is_decided();
        is_over
    }

    /// Whether nothing is left to find. Where the memory is full it is not: then slices add no nodes.
    pub fn is_decided(&self) -> bool {
        self.position.and_then(|_| self.shelf.latest()).is_none_or(|study| study.is_decided)
    }

    /// What is known of the position by now; `None` before the first slices, and where no position is shown.
    pub fn thought(&self) -> Option<Thought<G::Move>> {
        let (mut found, nodes) = self.position.and_then(|_| self.shelf.latest())?.found()?;
        found.lines.truncate(self.lines);
        Some(Thought::of(&found, nodes))
    }

    /// What whoever plays next would do if it were their turn, and the position in which they do it; `None` where the actor
    /// cannot be skipped.
    pub fn threat(&self) -> Option<(G::Position, Thought<G::Move>)> {
        let skipped = self.rules.skipped(&self.position?)?;
        let history = [self.rules.repetition_key(&skipped)];
        let mut tree = Many::new(&self.rules, skipped, &history, THREAT_MEBIBYTES, 0);
        tree.run(Limits { nodes: THREAT_NODES, ..Limits::default() }, &mut |_| false, |_, _| {});
        Some((skipped, Thought::of(&tree.found()?, tree.nodes())))
    }
}
