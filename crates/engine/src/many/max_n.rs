//! The max^n player: each player takes what is best for themselves, to a fixed depth, and nothing else.
//!
//! At depth one it is the greedy player: a winning move if there is one, else the move after which things look best.

use super::share::{Shares, estimate};
use crate::Score;
use siliam_core::{LeftOut, MoveStack, Outcome, Prospects, Rng};

/// At the last ply so many moves are looked at, nearer to the root fewer.
const WIDTH: [usize; 4] = [400, 40, 16, 10];

/// The best move at a fixed depth, equals decided by the seed; with it the positions looked at.
pub(crate) fn max_n<G: Prospects>(
    rules: &G,
    position: &G::Position,
    depth: u32,
    seed: u64,
) -> Option<(G::Move, Score, u64)> {
    if let Some(mv) = rules.winning_move(position) {
        return Some((mv, Score::win_in(1), 1));
    }
    let actor = rules.actor(position);
    let mut nodes = 0;
    let mut moves = listed(rules, position, depth.max(1));
    let mut rng = Rng::new(seed);
    for index in (1..moves.len()).rev() {
        moves.swap(index, rng.index(index + 1));
    }
    let mut best: Option<(G::Move, u32)> = None;
    for mv in moves {
        let after = rules.play_unchecked(position, mv);
        let share = shares(rules, &after, depth.saturating_sub(1), &mut nodes).to(actor);
        if best.is_none_or(|(_, old)| share > old) {
            best = Some((mv, share));
        }
    }
    let (mv, share) = best?;
    let share = f64::from(share) / f64::from(super::share::WHOLE);
    Some((mv, estimate(share, G::PLAYERS), nodes))
}

/// The moves looked at with so many plies to go.
fn listed<G: Prospects>(rules: &G, position: &G::Position, plies: u32) -> Vec<G::Move> {
    let mut moves = MoveStack::new();
    let width = WIDTH[(plies as usize - 1).min(WIDTH.len() - 1)];
    let _: LeftOut = rules.candidates(position, width, &mut moves);
    moves.above(0).to_vec()
}

fn shares<G: Prospects>(rules: &G, position: &G::Position, depth: u32, nodes: &mut u64) -> Shares {
    *nodes += 1;
    let actor = rules.actor(position);
    if let Some(outcome) = rules.outcome(position) {
        return Shares::of_outcome(outcome, G::PLAYERS);
    }
    if depth == 0 {
        return Shares::of_prospects(rules.prospects(position), G::PLAYERS);
    }
    if rules.winning_move(position).is_some() {
        return Shares::of_outcome(Outcome::Win(actor), G::PLAYERS);
    }
    let replies = listed(rules, position, depth);
    let after = |mv| shares(rules, &rules.play_unchecked(position, mv), depth - 1, nodes);
    let best = replies
        .into_iter()
        .map(after)
        .reduce(|best, other| if other.to(actor) > best.to(actor) { other } else { best });
    best.unwrap_or_else(|| Shares::of_draw(G::PLAYERS))
}

/// Every move with the prospects after it; replies are ignored.
pub(crate) fn glance<G: Prospects>(rules: &G, position: &G::Position) -> Vec<(G::Move, Score)> {
    let actor = rules.actor(position);
    let mut moves = MoveStack::new();
    rules.moves(position, &mut moves);
    let judged = |&mv: &G::Move| {
        let after = rules.play_unchecked(position, mv);
        let score = match rules.outcome(&after) {
            Some(Outcome::Win(player)) if player == actor => Score::win_in(1),
            Some(Outcome::Win(_)) => Score::loss_in(1),
            Some(Outcome::Draw) => Score::EVEN,
            None => {
                let share = Shares::of_prospects(rules.prospects(&after), G::PLAYERS).to(actor);
                estimate(f64::from(share) / f64::from(super::share::WHOLE), G::PLAYERS)
            }
        };
        (mv, score)
    };
    moves.above(0).iter().map(judged).collect()
}
