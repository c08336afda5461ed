//! Doubts: before the best move is trusted, the opponent's forced wins after it are looked for.

use super::full::{DEEPEST_FORCED_WIN, part_of};
use super::{Asking, Gauge};
use crate::force::{Attack, Force};
use crate::search::{Found, Line};
use siliam_core::Prove;

/// The part of the budget that is kept back to doubt the move that the search ends with. Sixteen and twenty percent were no
/// better in matches.
const KEPT_BACK: f64 = 0.05;

/// Less than this is not worth keeping back: one, two and three last doubts have 5, 2.5 and 1.25 percent.
const LEAST_KEPT_BACK: f64 = 0.01;

/// Shallower iterations change their mind too often to be doubted.
const LEAST_DEPTH: u32 = 3;

/// Which moves were doubted, and what the next doubt may take.
pub(super) struct Doubts<'a, G: Prove> {
    rules: &'a G,
    position: &'a G::Position,
    asking: &'a Asking,
    /// Moves that were doubted already.
    settled: Vec<G::Move>,
    /// Whether moves are doubted at all.
    is_on: bool,
    /// The part of the budget that one doubt may take.
    share: f64,
    /// The part of the budget that is still kept back for the move that the search ends with.
    kept_back: f64,
}

impl<'a, G: Prove> Doubts<'a, G> {
    pub(super) fn new(
        rules: &'a G,
        position: &'a G::Position,
        asking: &'a Asking,
        looks_for_wins: bool,
    ) -> Self {
        let share = asking.guard.unwrap_or(asking.settings.shares.doubt);
        let is_on = looks_for_wins && asking.techniques.doubt && share > 0.0;
        let kept_back = if is_on { KEPT_BACK } else { 0.0 };
        Self { rules, position, asking, settled: Vec::new(), is_on, share, kept_back }
    }

    /// The part of the budget after which the search pauses for the last doubts.
    pub(super) fn until(&self) -> f64 {
        1.0 - self.kept_back
    }

    /// After one of the last doubts: the next one, of another move, has half of what is left.
    pub(super) fn keep_less_back(&mut self) {
        let half = self.kept_back / 2.0;
        let goes_on = self.asking.techniques.second_thought && half > LEAST_KEPT_BACK;
        self.kept_back = if goes_on { half } else { 0.0 };
    }

    /// The best move, or the first one of another line, where it is to be doubted.
    pub(super) fn doubtful(&self, found: &Found<G::Move>) -> Option<G::Move> {
        doubtful(found).find(|mv| self.is_on && !self.settled.contains(mv))
    }

    /// Within how many plies the opponent has a forced win after the move; asked only once of each.
    pub(super) fn refutation(&mut self, mv: G::Move, force: &mut Force<G>, gauge: Gauge<'_>) -> Option<u32> {
        self.settled.push(mv);
        let after = self.rules.play_unchecked(self.position, mv);
        if self.rules.actor(&after) == self.rules.actor(self.position) {
            return None;
        }
        let before = force.nodes();
        let most_nodes = before + part_of(self.asking.limits.nodes, self.share);
        let most = (gauge(before) + self.share).min(self.until());
        let enough = &mut |nodes| nodes >= most_nodes || gauge(nodes) >= most;
        let deepest = DEEPEST_FORCED_WIN.min(self.asking.limits.depth);
        force.win(&after, Attack::Quiet(0), deepest, enough).map(|(plies, _)| plies)
    }
}

/// The first moves of the lines found, where it makes sense to doubt them.
pub(crate) fn doubtful<M: Copy>(found: &Found<M>) -> impl Iterator<Item = M> {
    let unproven = found.lines.iter().filter(|line| found.depth >= LEAST_DEPTH && !line.score.is_proven());
    unproven.filter_map(|Line { moves, .. }| moves.first().copied())
}
