//! Openings: a few random plies, kept where neither side has won already.

use siliam_catalog::{Opening, sit_down};
use siliam_core::{Rng, hash};
use siliam_engine::{Asking, Limits, Verdict};

/// The short search.
fn look() -> Asking {
    Asking { limits: Limits { depth: 6, nodes: 20_000 }, mebibytes: 2, ..Asking::default() }
}

/// The moves of an opening; the same seed gives the same one.
///
/// A short search looks whether it is at most `balance` hundredths from even; after many tries the last running one is
/// taken. Among three and four, where an opening is played from every seat and the mover's own estimate says little of the
/// others, it is enough that nothing is decided.
pub(crate) fn opening(game: &str, Opening { plies, balance }: Opening, seed: u64) -> Vec<String> {
    let mut rng = Rng::new(hash::key([seed]));
    let mut last = Vec::new();
    for _ in 0..200 {
        let Ok(mut table) = sit_down(game, None) else { return Vec::new() };
        let mut moves = Vec::new();
        for _ in 0..plies {
            let legal = table.moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[rng.below(legal.len() as u64) as usize].clone();
            table.play(&mv).expect("a legal move is played");
            moves.push(mv);
        }
        if table.ending().is_some() {
            continue;
        }
        last = moves;
        let many = table.facts().letters.len() > 2;
        let even = |score: siliam_engine::Score| match score.verdict() {
            Verdict::Estimate(value) => many || value.abs() <= balance,
            _ => false,
        };
        let advice = table.think(&look(), &|_| 0.0, &mut |_| {});
        if advice.is_none_or(|advice| even(advice.score)) {
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
        let even = Opening { plies: 4, balance: 80 };
        let mut openings: Vec<_> = (0..60).map(|seed| opening("squaryd", even, seed)).collect();
        openings.sort();
        openings.dedup();
        assert_eq!(openings.len(), 60);
    }

    #[test]
    fn an_opening_is_as_even_as_asked() {
        let mut uneven = 0;
        for seed in 0..8 {
            let [any, even] = [10_000, 30].map(|balance| {
                let mut table = sit_down("samliam-6x7", None).expect("the game is known");
                for mv in opening("samliam-6x7", Opening { plies: 4, balance }, seed) {
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
