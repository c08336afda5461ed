//! A plain player to measure against: alpha-beta to a fixed depth with the game's evaluation and the moves it finds worth
//! looking at, and nothing else.

use crate::Score;
use siliam_core::{Breadth, LeftOut, MoveStack, Outcome, Rng, Think};

/// The best move at a fixed depth, equals decided by the seed.
pub(crate) fn alpha_beta<G: Think>(
    rules: &G,
    position: &G::Position,
    depth: u32,
    seed: u64,
) -> Option<(G::Move, Score)> {
    let mut stack = MoveStack::new();
    let left_out = rules.candidates(position, Breadth::Best, &mut stack);
    if stack.is_empty() {
        // All lose at once, but one must be played.
        rules.moves(position, &mut stack);
    }
    let mut moves = stack.above(0).to_vec();
    let mut rng = Rng::new(seed);
    for index in (1..moves.len()).rev() {
        moves.swap(index, rng.below(index as u64 + 1) as usize);
    }
    let mut best: Option<(G::Move, Score)> = None;
    for mv in moves {
        let alpha = best.map_or(-Score::MOST, |(_, score)| score);
        let after = rules.play_unchecked(position, mv);
        let score = seen(rules, position, &after, depth.saturating_sub(1), alpha, Score::MOST);
        if best.is_none_or(|(_, old)| score > old) {
            best = Some((mv, score));
        }
    }
    best.map(|(mv, score)| (mv, unless_saved(score, left_out)))
}

/// Whoever is lost with the moves looked at may be saved by one that was not.
fn unless_saved(score: Score, left_out: LeftOut) -> Score {
    if left_out == LeftOut::Unlikely { score.unproven() } else { score }
}

/// The value of `after` to whoever acts in `position`.
fn seen<G: Think>(
    rules: &G,
    position: &G::Position,
    after: &G::Position,
    depth: u32,
    alpha: Score,
    beta: Score,
) -> Score {
    let (alpha, beta) = (alpha.later_by(1), beta.later_by(1));
    if rules.actor(after) == rules.actor(position) {
        value(rules, after, depth, alpha, beta).earlier_by(1)
    } else {
        (-value(rules, after, depth, -beta, -alpha)).earlier_by(1)
    }
}

fn value<G: Think>(rules: &G, position: &G::Position, depth: u32, mut alpha: Score, beta: Score) -> Score {
    match rules.outcome(position) {
        Some(Outcome::Draw) => return Score::EVEN,
        Some(Outcome::Win(player)) if player == rules.actor(position) => return Score::win_in(0),
        Some(Outcome::Win(_)) => return Score::loss_in(0),
        None if depth == 0 => return Score::estimate(rules.evaluate(position)),
        None => {}
    }
    let mut moves = MoveStack::new();
    let left_out = rules.candidates(position, Breadth::Best, &mut moves);
    let mut best = if left_out == LeftOut::Losing { Score::loss_in(2) } else { -Score::MOST };
    for &mv in moves.above(0) {
        let after = rules.play_unchecked(position, mv);
        best = best.max(seen(rules, position, &after, depth - 1, alpha, beta));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    unless_saved(best, left_out)
}
