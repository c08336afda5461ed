//! Players of a fixed depth to measure against: alpha-beta, and nothing else.
//!
//! The *plain* player judges by rules of thumb ([`Tuning::thumb_weights`](siliam_core::Tuning)) and looks at every move, so that it stays the same while
//! the engine learns. The *shallow* one knows what the engine knows: its evaluation, and the moves that it finds worth
//! looking at.

use crate::Score;
use siliam_core::{Breadth, LeftOut, MoveStack, Outcome, Rng, Think};

/// What a player to measure against goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Every move, judged by rules of thumb.
    Plain,
    /// The engine's moves and evaluation.
    Shallow,
}

/// Where there are more moves than this (second phases, announcements), the plain player looks at the candidates only.
const MOST_MOVES: usize = 500;

/// The best move at a fixed depth, equals decided by the seed.
pub(crate) fn alpha_beta<G: Think>(
    rules: &G,
    position: &G::Position,
    depth: u32,
    sight: Sight,
    seed: u64,
) -> Option<(G::Move, Score)> {
    let player = Player { rules, sight };
    let mut stack = MoveStack::new();
    let left_out = player.list(position, &mut stack);
    if stack.is_empty() {
        // All lose at once, but one must be played.
        rules.moves(position, &mut stack);
    }
    let mut moves = stack.above(0).to_vec();
    let mut rng = Rng::new(seed);
    for index in (1..moves.len()).rev() {
        moves.swap(index, rng.index(index + 1));
    }
    player.sort(position, &mut moves, depth);
    let mut best: Option<(G::Move, Score)> = None;
    for mv in moves {
        let alpha = best.map_or(-Score::MOST, |(_, score)| score);
        let after = rules.play_unchecked(position, mv);
        let score = player.seen(position, &after, depth.saturating_sub(1), alpha, Score::MOST);
        if best.is_none_or(|(_, old)| score > old) {
            best = Some((mv, score));
        }
    }
    best.map(|(mv, score)| (mv, unless_saved(score, left_out)))
}

/// Where moves were left out, a loss is not proven.
fn unless_saved(score: Score, left_out: LeftOut) -> Score {
    if left_out == LeftOut::Unlikely { score.unproven() } else { score }
}

struct Player<'a, G> {
    rules: &'a G,
    sight: Sight,
}

impl<G: Think> Player<'_, G> {
    /// How good a position looks to its actor.
    fn judge(&self, position: &G::Position) -> i32 {
        match self.sight {
            Sight::Plain => {
                let mut value = 0;
                self.rules.terms(position, |term, times| value += G::TUNING.thumb_weights[term] * times);
                value / G::TUNING.parts
            }
            Sight::Shallow => self.rules.evaluate(position, &self.rules.tally(position)),
        }
    }

    /// Adds the moves to look at.
    fn list(&self, position: &G::Position, into: &mut MoveStack<G::Move>) -> LeftOut {
        let tally = self.rules.tally(position);
        if self.sight == Sight::Plain {
            let left_out = self.rules.candidates(position, &tally, Breadth::Every, into);
            if into.len() <= MOST_MOVES {
                return left_out;
            }
            into.truncate(0);
        }
        self.rules.candidates(position, &tally, Breadth::Best, into)
    }

    /// What looks best after one ply comes first, where there is more to see; the engine's moves are in order already.
    fn sort(&self, position: &G::Position, moves: &mut [G::Move], depth: u32) {
        if self.sight == Sight::Shallow || depth < 2 {
            return;
        }
        moves.sort_by_cached_key(|&mv| {
            let after = self.rules.play_unchecked(position, mv);
            std::cmp::Reverse(self.seen(position, &after, 0, -Score::MOST, Score::MOST))
        });
    }

    /// The value of `after` to whoever acts in `position`.
    fn seen(
        &self,
        position: &G::Position,
        after: &G::Position,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Score {
        let (alpha, beta) = (alpha.later_by(1), beta.later_by(1));
        if self.rules.actor(after) == self.rules.actor(position) {
            self.value(after, depth, alpha, beta).earlier_by(1)
        } else {
            (-self.value(after, depth, -beta, -alpha)).earlier_by(1)
        }
    }

    fn value(&self, position: &G::Position, depth: u32, mut alpha: Score, beta: Score) -> Score {
        match self.rules.outcome(position) {
            Some(Outcome::Draw) => return Score::EVEN,
            Some(Outcome::Win(player)) if player == self.rules.actor(position) => return Score::win_in(0),
            Some(Outcome::Win(_)) => return Score::loss_in(0),
            None if depth == 0 => return Score::estimate(self.judge(position)),
            None => {}
        }
        let mut stack = MoveStack::new();
        let left_out = self.list(position, &mut stack);
        let mut moves = stack.above(0).to_vec();
        self.sort(position, &mut moves, depth);
        let mut best = if left_out == LeftOut::Losing { Score::loss_in(2) } else { -Score::MOST };
        for mv in moves {
            let after = self.rules.play_unchecked(position, mv);
            best = best.max(self.seen(position, &after, depth - 1, alpha, beta));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        unless_saved(best, left_out)
    }
}
