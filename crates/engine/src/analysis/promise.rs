//! Promises: what a proof at one position says of those after it.

use crate::Verdict;
use crate::search::Line;
use siliam_core::{Player, Rules};

/// Who wins, by a proof at an earlier position, and within how many plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Promise {
    pub(super) attacker: Player,
    pub(super) plies: u32,
}

impl Promise {
    fn new(attacker: Player, plies: u32) -> Self {
        Self { attacker, plies }
    }
}

/// What is promised of the position after a move, by what was found at the one before it and was promised there.
///
/// A win holds after the move that wins and after every defence. Between two a loss of the best line holds after every move.
pub(super) fn carried<G: Rules>(
    rules: &G,
    (before, after): (&G::Position, &G::Position),
    lines: &[Line<G::Move>],
    promise: Option<Promise>,
) -> Option<Promise> {
    let actor = rules.actor(before);
    let told = |line: &Line<G::Move>| match line.score.verdict() {
        Verdict::Win(plies) => Some(Promise::new(actor, plies)),
        Verdict::Loss(plies) if G::PLAYERS == 2 => Some(Promise::new(actor.opponent(), plies)),
        _ => None,
    };
    let leads_here = |line: &&Line<G::Move>| {
        line.moves.first().is_some_and(|&mv| rules.play_unchecked(before, mv) == *after)
    };
    let by_line = lines.iter().find(leads_here).and_then(told);
    let is_defence = |promise: &Promise| promise.attacker != actor;
    let lost = lines.first().and_then(told).filter(is_defence);
    let all = [by_line, lost, promise.filter(is_defence)];
    let soonest = all.into_iter().flatten().min_by_key(|promise| promise.plies)?;
    Some(Promise { plies: soonest.plies.saturating_sub(1), ..soonest }).filter(|promise| promise.plies > 0)
}
