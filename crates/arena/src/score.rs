//! Counting a match: score, Elo with its error, and the sequential test that ends it early.

// Counts of games, nodes and milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

use crate::Result;
use std::fmt;

/// How the first contender stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Of these, the games in which the first contender had the first move: won, drawn, lost.
    pub as_first: [u64; 3],
    /// Pairs by their points in halves, 0 to 4: what the error is computed from, since a pair shares its opening.
    pub pairs: [u64; 5],
}

impl Standing {
    /// Adds both games of an opening, first the one in which the first contender had the first move.
    pub fn add(&mut self, results: [Result; 2]) {
        self.as_first[results[0] as usize] += 1;
        let mut halves = 0;
        for result in results {
            match result {
                Result::Win => {
                    self.wins += 1;
                    halves += 2;
                }
                Result::Draw => {
                    self.draws += 1;
                    halves += 1;
                }
                Result::Loss => self.losses += 1,
            }
        }
        self.pairs[halves] += 1;
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1.
    pub fn score(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / (self.games().max(1) as f64)
    }

    /// The standard error of the score, from the spread of the pairs.
    pub fn error(&self) -> f64 {
        let pairs: u64 = self.pairs.iter().sum();
        (self.variance() / pairs.max(1) as f64).sqrt()
    }

    fn variance(&self) -> f64 {
        let pairs: u64 = self.pairs.iter().sum();
        let mean = self.score();
        let square = |(halves, &count): (usize, &u64)| count as f64 * (halves as f64 / 4.0 - mean).powi(2);
        let spread: f64 = self.pairs.iter().enumerate().map(square).sum();
        // A match that was all won still does not prove certainty: one result is imagined otherwise.
        (spread + 0.25) / (pairs + 1) as f64
    }
}

/// The difference in strength that this share of the points stands for, in whole points.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    let points = -400.0 * (1.0 / score - 1.0).log10();
    // Whole points are shown; the sum makes +0 of -0.
    points.round() + 0.0
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (score, error) = (self.score(), 1.96 * self.error());
        let (low, high) = (elo(score - error), elo(score + error));
        write!(
            f,
            "games {} wins {} draws {} losses {} score {:.1} % elo {:+.0} ({low:+.0} to {high:+.0}) \
             as first {}-{}-{}",
            self.games(),
            self.wins,
            self.draws,
            self.losses,
            100.0 * score,
            elo(score),
            self.as_first[0],
            self.as_first[1],
            self.as_first[2],
        )
    }
}

/// A sequential probability-ratio test between two differences in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Not worth having.
    pub low: f64,
    /// Worth having.
    pub high: f64,
}

impl Sprt {
    /// log((1 − 0.05) / 0.05): five percent of errors either way.
    const BOUND: f64 = 2.944;

    /// The logarithm of the likelihood ratio of `high` to `low`.
    pub fn ratio(self, standing: &Standing) -> f64 {
        let pairs: u64 = standing.pairs.iter().sum();
        let expected = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let (low, high) = (expected(self.low), expected(self.high));
        pairs as f64 * (high - low) * (2.0 * standing.score() - low - high) / (2.0 * standing.variance())
    }

    /// Whether the first contender is better by `high`; `None` while undecided.
    pub fn decides(self, standing: &Standing) -> Option<bool> {
        let ratio = self.ratio(standing);
        (ratio.abs() >= Self::BOUND).then_some(ratio > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_counts_both_games() {
        let mut standing = Standing::default();
        standing.add([Result::Win, Result::Draw]);
        standing.add([Result::Loss, Result::Win]);
        assert_eq!((standing.wins, standing.draws, standing.losses), (2, 1, 1));
        assert_eq!((standing.pairs, standing.as_first), ([0, 0, 1, 1, 0], [1, 0, 1]));
        assert!((standing.score() - 0.625).abs() < 1e-9);
    }

    #[test]
    fn an_even_match_is_a_difference_of_plus_nothing() {
        let mut standing = Standing::default();
        standing.add([Result::Win, Result::Loss]);
        assert!(standing.to_string().contains("score 50.0 % elo +0 ("), "{standing}");
    }

    #[test]
    fn a_clear_match_is_decided_and_an_even_one_is_not() {
        let sprt = Sprt { low: 0.0, high: 20.0 };
        let clear =
            Standing { wins: 150, draws: 20, losses: 30, pairs: [0, 10, 20, 30, 40], ..Standing::default() };
        assert_eq!(sprt.decides(&clear), Some(true));
        assert_eq!(
            sprt.decides(&Standing {
                wins: 10,
                draws: 0,
                losses: 10,
                pairs: [0, 0, 10, 0, 0],
                ..Standing::default()
            }),
            None
        );
        let worse =
            Standing { wins: 30, draws: 20, losses: 150, pairs: [40, 30, 20, 10, 0], ..Standing::default() };
        assert_eq!(sprt.decides(&worse), Some(false));
    }

    #[test]
    fn a_log_line_reads_back() {
        let played = crate::Played {
            opening: 3,
            first: 1,
            result: Result::Loss,
            moves: vec!["@c1n".to_owned()],
            forfeit: None,
        };
        assert_eq!(crate::Played::read(&played.to_string()), Some(played));
        assert_eq!(crate::Played::read("opening 3 first 1 res"), None);
    }
}
