//! Chances to win: one scale for what the engine says of a position, between two and among more.

use siliam_core::{Outcome, Player};
use siliam_engine::{Score, Verdict};

/// Hundredths that make the odds ten to one; evaluations are tuned to it.
const TEN_TO_ONE: f64 = 400.0;

/// The chance to win that a score stands for, 0 to 1.
pub(crate) fn chance(score: Score) -> f64 {
    match score.verdict() {
        Verdict::Win(_) => 1.0,
        Verdict::Loss(_) => 0.0,
        Verdict::Estimate(value) => 1.0 / (1.0 + 10f64.powf(-f64::from(value) / TEN_TO_ONE)),
    }
}

/// The chance of each of so many players, 0 to 1; together they are 1.
///
/// `score` and `shares` are those of an [`Advice`](crate::Advice) to the actor. Among three and four the shares count, what
/// draws take from them being given back to all alike.
///
/// ```
/// use siliam_core::Player;
/// use siliam_engine::Score;
/// assert_eq!(siliam_catalog::chances(Score::EVEN, &[], Player::First, 2), [0.5, 0.5]);
/// assert_eq!(siliam_catalog::chances(Score::win_in(3), &[], Player::Second, 3), [0.0, 1.0, 0.0]);
/// ```
pub fn chances(score: Score, shares: &[u16], actor: Player, players: usize) -> Vec<f64> {
    let sum: f64 = shares.iter().map(|&share| f64::from(share)).sum();
    if score.is_win() {
        return of_outcome(Outcome::Win(actor), players);
    }
    if players == 2 {
        let own = chance(score);
        let mut chances = vec![1.0 - own; 2];
        chances[actor.index()] = own;
        return chances;
    }
    if sum == 0.0 {
        return of_outcome(Outcome::Draw, players);
    }
    shares.iter().map(|&share| f64::from(share) / sum).collect()
}

/// The same where the game is over.
pub(crate) fn of_outcome(outcome: Outcome, players: usize) -> Vec<f64> {
    let one_of = |players: usize| 1.0 / f64::from(u8::try_from(players).expect("two to four play"));
    match outcome {
        Outcome::Draw => vec![one_of(players); players],
        Outcome::Win(winner) => {
            let mut chances = vec![0.0; players];
            chances[winner.index()] = 1.0;
            chances
        }
    }
}
