//! Uniformly random games.

use crate::{Outcome, Rng, Rules, cpu};

/// The results of random games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playouts {
    /// Games begun.
    pub games: u64,
    /// Games cut short.
    pub unfinished: u64,
    /// Games without a winner.
    pub draws: u64,
    /// Games won, by player in playing order.
    pub wins: [u64; 4],
    /// Plies played in all games together.
    pub plies: u64,
}

/// Adds `games` random games from `start` to `into`, each cut after `cap` plies.
///
/// Positions know no history here, so nothing is drawn by repetition.
pub fn play_out<R: Rules>(
    rules: &R,
    start: &R::Position,
    games: u64,
    cap: Option<u64>,
    rng: &mut Rng,
    into: &mut Playouts,
) {
    cpu::run(Batch { rules, start, games, cap: cap.unwrap_or(u64::MAX), rng, into });
}

struct Batch<'a, R: Rules> {
    rules: &'a R,
    start: &'a R::Position,
    games: u64,
    cap: u64,
    rng: &'a mut Rng,
    into: &'a mut Playouts,
}

impl<R: Rules> cpu::Task for Batch<'_, R> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { rules, start, games, cap, rng, into } = self;
        for _ in 0..games {
            let mut position = *start;
            let mut plies = 0;
            while plies < cap {
                let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { break };
                position = rules.play_unchecked(&position, mv);
                plies += 1;
            }
            into.games += 1;
            into.plies += plies;
            match rules.outcome(&position) {
                None => into.unfinished += 1,
                Some(Outcome::Draw) => into.draws += 1,
                Some(Outcome::Win(player)) => into.wins[player.index()] += 1,
            }
        }
    }
}
