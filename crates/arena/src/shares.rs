//! Counting a match of three or four: the share of the wins from every seat, beside the fair one.

// Counts of games, nodes and milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

use crate::{Result, Scoreboard};
use std::fmt;

/// How the first contender stands against the second in all the other seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shares {
    /// The letters of the seats.
    letters: &'static [char],
    /// By seat: games won, drawn, lost.
    pub seats: Vec<[u64; 3]>,
    /// Openings by the number of games won from all their seats: what the error is computed from.
    pub openings: Vec<u64>,
}

impl Shares {
    /// Nothing played yet, for the seats of these letters.
    pub fn new(letters: &'static [char]) -> Self {
        Self { letters, seats: vec![[0; 3]; letters.len()], openings: vec![0; letters.len() + 1] }
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.seats.iter().flatten().sum()
    }

    /// Games with this result.
    pub fn count(&self, result: Result) -> u64 {
        self.seats.iter().map(|seat| seat[result as usize]).sum()
    }

    /// The share of the games that were won, 0 to 1.
    pub fn share(&self) -> f64 {
        self.count(Result::Win) as f64 / self.games().max(1) as f64
    }

    /// What everybody would win if all were equal and nothing were drawn.
    pub fn fair(&self) -> f64 {
        1.0 / self.seats.len() as f64
    }

    /// The standard error of the share, from the spread of the openings.
    pub fn error(&self) -> f64 {
        let openings: u64 = self.openings.iter().sum();
        let (seats, mean) = (self.seats.len() as f64, self.share());
        let square = |(won, &count): (usize, &u64)| count as f64 * (won as f64 / seats - mean).powi(2);
        let spread: f64 = self.openings.iter().enumerate().map(square).sum();
        // A match that was all won still does not prove certainty: one result is imagined otherwise.
        let variance = (spread + 0.25) / (openings + 1) as f64;
        (variance / openings.max(1) as f64).sqrt()
    }
}

impl Scoreboard for Shares {
    fn add_opening(&mut self, results: &[Result]) {
        for (seat, &result) in self.seats.iter_mut().zip(results) {
            seat[result as usize] += 1;
        }
        let won = results.iter().filter(|&&result| result == Result::Win).count();
        self.openings[won] += 1;
    }
}

impl fmt::Display for Shares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [wins, draws, losses] =
            [Result::Win, Result::Draw, Result::Loss].map(|result| self.count(result));
        write!(
            f,
            "games {} wins {wins} draws {draws} losses {losses} share {:.1} % ± {:.1} fair {:.1} %",
            self.games(),
            100.0 * self.share(),
            196.0 * self.error(),
            100.0 * self.fair(),
        )?;
        for (letter, [wins, draws, losses]) in self.letters.iter().zip(&self.seats) {
            write!(f, " seat {letter} {wins} of {}", wins + draws + losses)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_counts_a_game_from_every_seat() {
        let mut shares = Shares::new(&['r', 'g', 'k']);
        shares.add_opening(&[Result::Win, Result::Draw, Result::Loss]);
        shares.add_opening(&[Result::Win, Result::Win, Result::Loss]);
        assert_eq!(shares.seats, [[2, 0, 0], [1, 1, 0], [0, 0, 2]]);
        assert_eq!(shares.openings, [0, 1, 1, 0]);
        assert_eq!((shares.games(), shares.count(Result::Draw)), (6, 1));
        assert!((shares.share() - 0.5).abs() < 1e-9);
        assert!(shares.to_string().ends_with("seat r 2 of 2 seat g 1 of 2 seat k 0 of 2"));
    }
}
