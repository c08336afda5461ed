//! Random walks through a game.

use crate::Effort;
use siliam_core::{Rng, Rules};

/// Every subset of the options, none first.
pub fn every_option_set(options: &[&'static str]) -> Vec<Vec<&'static str>> {
    let subset = |mask: usize| {
        let chosen = |&(index, _): &(usize, &&'static str)| mask >> index & 1 == 1;
        options.iter().enumerate().filter(chosen).map(|(_, &option)| option).collect()
    };
    (0..1 << options.len()).map(subset).collect()
}

/// The position after so many random moves, or where the game ends before.
pub fn random_walk<R: Rules>(rules: &R, from: &R::Position, plies: u64, rng: &mut Rng) -> R::Position {
    let mut position = *from;
    for _ in 0..plies {
        let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { break };
        position = rules.play_unchecked(&position, mv);
    }
    position
}

/// Visits every position of random games, the start and the ends included.
pub fn random_positions<R: Rules>(rules: &R, effort: Effort, seed: u64, mut visit: impl FnMut(&R::Position)) {
    let mut rng = Rng::new(seed);
    for _ in 0..effort.games {
        let mut position = rules.start();
        visit(&position);
        for _ in 0..effort.plies {
            let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { break };
            position = rules.play_unchecked(&position, mv);
            visit(&position);
        }
    }
}
