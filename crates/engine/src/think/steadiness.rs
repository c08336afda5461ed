//! How much of the budget a move deserves.

use crate::Score;
use crate::search::{Found, Line};

/// A fall of the score by this many hundredths is worth more thought.
const FALL: i32 = 40;

/// How long the best move has stood: less of the budget while it stands, more when it has just changed or looks worse.
///
/// The factors are round values; matches were played with them, not for them.
pub(super) struct Steadiness<M> {
    ease: f64,
    best: Option<M>,
    score: Score,
    /// Iterations for which the best move has stood.
    stood: u32,
}

impl<M: Copy + PartialEq> Steadiness<M> {
    pub(super) fn new(ease: f64) -> Self {
        Self { ease, best: None, score: Score::EVEN, stood: 0 }
    }

    /// The part of the budget to spend, after an iteration that found this.
    pub(super) fn share(&mut self, found: &Found<M>) -> f64 {
        let Line { moves, score, .. } = found.best();
        let best = moves.first().copied();
        self.stood = if best == self.best { self.stood + 1 } else { 0 };
        let worse = *score < self.score.offset(-FALL);
        (self.best, self.score) = (best, *score);
        if self.ease >= 1.0 {
            return 1.0;
        }
        let factor = match self.stood {
            0 => 1.8,
            1 => 1.3,
            2..=4 => 1.0,
            _ => 0.7,
        };
        (self.ease * if worse { factor * 1.5 } else { factor }).min(1.0)
    }
}
