//! Ratings of several contenders from all their matches together.

// Counts of games, nodes and milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

use crate::Standing;
use std::f64::consts::LN_10;

/// A rating in Elo, the mean of all being 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub elo: f64,
    /// Half the width of its 95 % interval.
    pub error: f64,
}

/// Rounds until nothing moves any more, with plenty to spare.
const ROUNDS: usize = 20_000;

/// Points added to both sides of every pairing, so that a contender who won or lost every game has a finite rating.
const IMAGINED: f64 = 0.1;

/// The ratings under which these results are likeliest (Bradley and Terry); draws count half.
///
/// `matches` holds which two of `count` contenders met and how the first of them fared.
pub fn ratings(count: usize, matches: &[(usize, usize, Standing)]) -> Vec<Rating> {
    let mut games = vec![vec![0.0; count]; count];
    let mut points = vec![0.0; count];
    for (one, other, standing) in matches {
        let played = standing.games() as f64 + 2.0 * IMAGINED;
        games[*one][*other] += played;
        games[*other][*one] += played;
        let won = standing.wins as f64 + standing.draws as f64 / 2.0 + IMAGINED;
        points[*one] += won;
        points[*other] += played - won;
    }
    let mut strengths = vec![1.0_f64; count];
    for _ in 0..ROUNDS {
        for one in 0..count {
            let met = |other: usize| games[one][other] / (strengths[one] + strengths[other]);
            let weight: f64 = (0..count).map(met).sum();
            if weight > 0.0 {
                strengths[one] = points[one] / weight;
            }
        }
        let mean = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / count.max(1) as f64;
        for strength in &mut strengths {
            *strength /= mean.exp();
        }
    }
    // What the results say of each strength. The mean is held fast by a constant, which is taken out again below.
    let mut information = vec![vec![1.0 / count.max(1) as f64; count]; count];
    for one in 0..count {
        for other in 0..count {
            let chance = strengths[one] / (strengths[one] + strengths[other]);
            let said = games[one][other] * chance * (1.0 - chance);
            information[one][one] += said;
            information[one][other] -= said;
        }
    }
    let variance = inverse_diagonal(information);
    let elo = 400.0 / LN_10;
    let rating = |(strength, variance): (&f64, f64)| Rating {
        elo: elo * strength.ln(),
        error: 1.96 * elo * (variance - 1.0 / count as f64).max(0.0).sqrt(),
    };
    strengths.iter().zip(variance).map(rating).collect()
}

/// The diagonal of the inverse of a positive definite matrix (Gauss and Jordan).
fn inverse_diagonal(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let by = matrix[pivot][pivot];
        for column in 0..size {
            matrix[pivot][column] /= by;
            inverse[pivot][column] /= by;
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let by = matrix[row][pivot];
            for column in 0..size {
                matrix[row][column] -= by * matrix[pivot][column];
                inverse[row][column] -= by * inverse[pivot][column];
            }
        }
    }
    (0..size).map(|place| inverse[place][place]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(wins: u64, losses: u64) -> Standing {
        Standing { wins, losses, ..Standing::default() }
    }

    #[test]
    fn a_chain_of_matches_adds_up() {
        // 3 to 1 is 191 Elo.
        let matches = [(0, 1, standing(3_000, 1_000)), (1, 2, standing(3_000, 1_000))];
        let rated = ratings(3, &matches);
        assert!((rated[0].elo - 190.8).abs() < 1.0 && rated[1].elo.abs() < 0.1, "{rated:?}");
        assert!(rated[0].error < 20.0 && rated[0].error > 5.0, "{rated:?}");
    }

    #[test]
    fn more_games_make_smaller_errors() {
        let error = |games: u64| ratings(2, &[(0, 1, standing(games, games))])[0].error;
        assert!(error(100) < error(10) / 2.0);
        // Half of the error of the difference: 1.96 · 174 · √(4 / 20.2) / 2.
        assert!((error(10) - 75.8).abs() < 1.0, "{}", error(10));
    }
}
