//! One whole think for three and four players, and their levels.

use super::Many;
use super::max_n::{glance, max_n};
use crate::level::{MEBIBYTES, happens, misjudged};
use crate::{Asking, Gauge, Level, Limits, Score, Style, Thought};
use siliam_core::{Prospects, hash};

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
            let (mv, score, nodes) = max_n(rules, position, depth, seed)?;
            return Some(Thought::of_line(vec![mv], score, depth, nodes));
        }
        Style::Level { level, seed } => return play_level(rules, position, history, level, seed),
    }
    let mut many = Many::new(rules, *position, history, asking.mebibytes, 0).with_lines(asking.lines);
    many.run(asking.limits, &mut |nodes| gauge(nodes) >= 1.0, |found, nodes| {
        each(&Thought::of(found, nodes));
    });
    many.found().map(|found| Thought::of(&found, many.nodes()))
}

/// The nodes of each level, level 1 first; with none, every move is judged at a glance. Set by matches: docs/levels.md.
const NODES: [u64; 10] = [0, 0, 0, 600, 1_500, 3_000, 5_000, 10_000, 20_000, 40_000];
/// By how much each level misjudges a move at most, in hundredths. The duty to block leaves little to spoil, so low levels
/// need large errors.
const ERROR: [i32; 10] = [8_000, 4_000, 2_500, 700, 200, 50, 0, 0, 0, 0];

/// What a level plays among three or four; `None` when the game is over.
fn play_level<G: Prospects>(
    rules: &G,
    position: &G::Position,
    history: &[u64],
    level: Level,
    seed: u64,
) -> Option<Thought<G::Move>> {
    let strength = level.strength();
    let nodes = NODES[usize::from(level.number()) - 1];
    let key = rules.search_key(position);
    let about = |place: usize, what: u64| [seed, key, 4 * place as u64 + what];
    let winning = rules.winning_move(position);
    let overlooked = winning.is_some() && happens(strength.overlooks_wins, about(0, 1));
    if let Some(mv) = winning.filter(|_| !overlooked) {
        return Some(Thought::of_line(vec![mv], Score::win_in(1), 1, 1));
    }
    let mut choices = Vec::new();
    let mut looked_at = 0;
    if nodes == 0 {
        choices = glance(rules, position);
    } else {
        let mut many = Many::new(rules, *position, history, MEBIBYTES, hash::key([seed, key]));
        many.run(Limits { nodes, ..Limits::default() }, &mut |_| false, |_, _| {});
        looked_at = many.nodes();
        if strength.error == 0 {
            return Some(Thought::of(&many.found()?, looked_at));
        }
        let tried =
            many.ranked().into_iter().enumerate().filter(|(place, ranked)| *place == 0 || ranked.visits > 0);
        choices.extend(tried.map(|(_, ranked)| (ranked.mv, ranked.score)));
    }
    if overlooked && choices.iter().any(|(_, score)| *score != Score::win_in(1)) {
        choices.retain(|(_, score)| *score != Score::win_in(1));
    }
    let error = ERROR[usize::from(level.number()) - 1];
    let value = |&(place, (_, score)): &(usize, (G::Move, Score))| match score {
        _ if score.is_proven() => i32::from(score.raw()),
        _ => i32::from(score.raw()) + misjudged(error, about(place, 2)),
    };
    let (_, (mv, score)) = choices.into_iter().enumerate().max_by_key(value)?;
    Some(Thought::of_line(vec![mv], score, 1, looked_at))
}
