//! One whole think for three and four players.

use super::Many;
use super::plain::each_for_himself;
use crate::{Asking, Gauge, Style, Thought, level};
use siliam_core::Prospects;

/// Thinks about a position of a game for three or four; like [`think`](crate::think).
pub fn think_many<G: Prospects>(
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
    match asking.style {
        Style::Full => {}
        Style::Fixed { seed, .. } => {
            let depth = asking.limits.depth;
            let (mv, score, nodes) = each_for_himself(rules, position, depth, seed)?;
            return Some(Thought::of_line(vec![mv], score, depth, nodes));
        }
        Style::Level { level, seed } => return level::play_many(rules, position, history, level, seed),
    }
    let mut many = Many::new(rules, *position, history, asking.mebibytes, 0);
    many.run(asking.limits, &mut |nodes| gauge(nodes) >= 1.0, |found, nodes| {
        each(&Thought::of(found, nodes));
    });
    many.found().map(|found| Thought::of(&found, many.nodes()))
}
