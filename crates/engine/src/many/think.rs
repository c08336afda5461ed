//! One whole think for three and four players.

use super::Many;
use super::plain::each_for_himself;
use crate::{Asking, Found, Gauge, Style, Thought};
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
    if let Style::Plain { seed } = asking.style {
        let depth = asking.limits.depth;
        let (mv, score, nodes) = each_for_himself(rules, position, depth, seed)?;
        return Some(Thought { line: vec![mv], score, depth, nodes });
    }
    let thought = |found: &Found<G::Move>, nodes| Thought {
        line: found.line.clone(),
        score: found.score,
        depth: found.depth,
        nodes,
    };
    let mut many = Many::new(rules, *position, history, asking.mebibytes, 0);
    many.run(asking.limits, &mut |nodes| gauge(nodes) >= 1.0, |found, nodes| each(&thought(found, nodes)));
    many.found().map(|found| thought(&found, many.nodes()))
}
