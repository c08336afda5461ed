//! Openings: a few random plies, kept where neither side has won already.

use siliam_catalog::{Even, Opening, Table, sit_down};
use siliam_core::{Player, Rng, hash};
use siliam_engine::{Asking, Limits, Verdict};

/// The short search.
fn look() -> Asking {
    Asking { limits: Limits { depth: 6, nodes: 20_000 }, mebibytes: 2, ..Asking::default() }
}

/// What it says: hundredths in favour of the first player; `None` where something is decided.
fn lead(table: &dyn Table) -> Option<i32> {
    let actor = table.actor();
    // A game without an engine counts as even.
    let Some(advice) = table.think(&look(), &|_| 0.0, &mut |_| {}) else { return Some(0) };
    match advice.score.verdict() {
        Verdict::Estimate(value) if actor == Player::First => Some(value),
        Verdict::Estimate(value) => Some(-value),
        _ => None,
    }
}

/// The moves of an opening; the same seed gives the same one.
///
/// A short search looks whether it is at most `balance` hundredths from even; after many tries the last running one is
/// taken. Among three and four, where an opening is played from every seat and the mover's own estimate says little of the
/// others, it is enough that nothing is decided.
pub(crate) fn opening(game: &str, Opening { plies, balance, even }: Opening, seed: u64) -> Vec<String> {
    let mut rng = Rng::new(hash::key([seed]));
    let mut last = Vec::new();
    let Ok(start) = sit_down(game, None) else { return last };
    let many = start.facts().letters.len() > 2;
    let due = match even {
        // Where the start favours one player, an opening would be even only after a bad first move.
        Even::ByTheGame if !many => lead(&*start).filter(|lead| lead.abs() > balance).unwrap_or(0),
        _ => 0,
    };
    for _ in 0..200 {
        let Ok(mut table) = sit_down(game, None) else { return last };
        let mut moves = Vec::new();
        for _ in 0..plies {
            let legal = table.moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[rng.index(legal.len())].clone();
            table.play(&mv).expect("a legal move is played");
            moves.push(mv);
        }
        if table.ending().is_some() {
            continue;
        }
        last = moves;
        if lead(&*table).is_some_and(|lead| many || (lead - due).abs() <= balance) {
            break;
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ() {
        let even = Opening { plies: 4, balance: 80, even: Even::ForBoth };
        let mut openings: Vec<_> = (0..60).map(|seed| opening("squaryd", even, seed)).collect();
        openings.sort();
        openings.dedup();
        assert_eq!(openings.len(), 60);
    }

    #[test]
    fn an_opening_favours_nobody_more_than_the_start_does() {
        let lead_after = |even, seed| {
            let mut table = sit_down("squaryd", None).expect("the game is known");
            for mv in opening("squaryd", Opening { plies: 2, balance: 150, even }, seed) {
                table.play(&mv).expect("an opening is legal");
            }
            lead(&*table).expect("nothing is decided")
        };
        let start = lead(&*sit_down("squaryd", None).expect("the game is known")).expect("it goes on");
        assert!(start > 150, "Dark begins, which is worth {start}");
        for seed in 0..8 {
            assert!(lead_after(Even::ForBoth, seed).abs() <= 150);
            assert!((lead_after(Even::ByTheGame, seed) - start).abs() <= 150);
        }
    }

    #[test]
    fn an_opening_is_as_even_as_asked() {
        let mut uneven = 0;
        for seed in 0..8 {
            let [any, even] = [10_000, 30].map(|balance| {
                let mut table = sit_down("samliam-6x7", None).expect("the game is known");
                for mv in opening("samliam-6x7", Opening { plies: 4, balance, even: Even::ForBoth }, seed) {
                    table.play(&mv).expect("an opening is legal");
                }
                table.think(&look(), &|_| 0.0, &mut |_| {}).expect("the game goes on").score.verdict()
            });
            assert!(matches!(even, Verdict::Estimate(-30..=30)), "{even:?}");
            uneven += i32::from(!matches!(any, Verdict::Estimate(-30..=30)));
        }
        assert!(uneven > 0);
    }
}
