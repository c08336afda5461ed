//! Matches between engines.
//!
//! Every opening is played twice with sides exchanged, so that neither its balance nor the first move favours anybody; among
//! three and four once from every seat, the first contender there and the second in all the others. Each finished game is
//! a line of the log; a match that is begun again with the same log goes on where it was.

mod contender;
mod forfeit;
mod game;
mod openings;
mod outsider;
mod ratings;
mod score;
mod seat;
mod shares;

pub use contender::{Contender, ContenderError};
pub use forfeit::{Cause, Forfeit};
pub use game::{Played, Result};
pub use ratings::{Rating, ratings};
pub use score::{Sprt, Standing};
pub use shares::Shares;

use openings::opening;
use siliam_catalog::Opening;
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

/// What a match is.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game, with options.
    pub game: String,
    /// The two contenders.
    pub contenders: [Contender; 2],
    /// How many games; those that do not fill a last opening are left out.
    pub games: usize,
    /// How the games begin.
    pub opening: Opening,
    /// Seed of the openings.
    pub seed: u64,
    /// Games played at the same time.
    pub concurrency: usize,
    /// Ends the match early once it is decided.
    pub sprt: Option<Sprt>,
}

/// What happens to be told while a match goes on, `S` being how its standing is counted.
pub enum Event<'a, S> {
    /// A game has ended; its line for the log.
    Played(&'a Played),
    /// The standing after it.
    Standing(&'a S),
}

/// How a match is counted: two players by points, more by their shares of the wins.
pub trait Scoreboard: Send {
    /// Adds the games of one opening as the first contender saw them, by seat.
    fn add_opening(&mut self, results: &[Result]);

    /// Whether the match can end early.
    fn is_decided(&self, _sprt: Option<Sprt>) -> bool {
        false
    }
}

impl Scoreboard for Standing {
    fn add_opening(&mut self, results: &[Result]) {
        if let &[first, second] = results {
            self.add([first, second]);
        }
    }

    fn is_decided(&self, sprt: Option<Sprt>) -> bool {
        sprt.is_some_and(|sprt| sprt.decides(self).is_some())
    }
}

impl Match {
    /// Plays a match of two players; `log` holds the games played before, `tell` hears of every new one.
    pub fn run(
        &self,
        log: &[Played],
        stop: &AtomicBool,
        tell: &(dyn Fn(Event<'_, Standing>) + Sync),
    ) -> Standing {
        self.play(2, Standing::default(), log, stop, tell)
    }

    /// The same for the three or four seats of these letters, the second contender in all but one.
    pub fn run_many(
        &self,
        letters: &'static [char],
        log: &[Played],
        stop: &AtomicBool,
        tell: &(dyn Fn(Event<'_, Shares>) + Sync),
    ) -> Shares {
        self.play(letters.len(), Shares::new(letters), log, stop, tell)
    }

    fn play<S: Scoreboard>(
        &self,
        seats: usize,
        standing: S,
        log: &[Played],
        stop: &AtomicBool,
        tell: &(dyn Fn(Event<'_, S>) + Sync),
    ) -> S {
        let openings = self.games / seats;
        let mut known: HashMap<(usize, usize), Played> = HashMap::new();
        for played in log {
            known.insert((played.opening, played.first), played.clone());
        }
        let standing = Mutex::new(standing);
        let next = AtomicUsize::new(0);
        let decided = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..self.concurrency.max(1) {
                scope.spawn(|| {
                    loop {
                        let opening = next.fetch_add(1, Relaxed);
                        if opening >= openings || stop.load(Relaxed) || decided.load(Relaxed) {
                            break;
                        }
                        let tell_played = |played: &Played| tell(Event::Played(played));
                        let Some(results) = self.opening(opening, seats, &known, stop, &tell_played) else {
                            break;
                        };
                        let mut standing = standing.lock().expect("no thread panics while counting");
                        standing.add_opening(&results);
                        tell(Event::Standing(&standing));
                        if standing.is_decided(self.sprt) {
                            decided.store(true, Relaxed);
                        }
                    }
                });
            }
        });
        standing.into_inner().expect("no thread panics while counting")
    }

    /// All games of an opening: the results as the first contender sees them, by seat. `None` when stopped.
    fn opening(
        &self,
        number: usize,
        seats: usize,
        known: &HashMap<(usize, usize), Played>,
        stop: &AtomicBool,
        tell: &dyn Fn(&Played),
    ) -> Option<Vec<Result>> {
        let seed = seed_of(self.seed, number);
        let moves = opening(&self.game, self.opening, seed);
        let mut results = Vec::new();
        for seat in 0..seats {
            let played = if let Some(played) = known.get(&(number, seat)) {
                played.clone()
            } else {
                let contender = |place| &self.contenders[usize::from(place != seat)];
                let places: Vec<&Contender> = (0..seats).map(contender).collect();
                let played = game::play(&self.game, &places, &moves, number, seat, stop)?;
                tell(&played);
                played
            };
            // Between two the result is that of the first seat, which the first contender has only in the first game.
            let reversed = seats == 2 && seat == 1;
            results.push(if reversed { played.result.reversed() } else { played.result });
        }
        Some(results)
    }
}

/// The seed of an opening; no two matches with seeds of their own share more than by chance.
fn seed_of(seed: u64, number: usize) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number as u64)
}

#[cfg(test)]
mod tests {
    use super::seed_of;
    use std::collections::HashSet;

    #[test]
    fn matches_with_other_seeds_have_other_openings() {
        let of_seed = |seed| (0..500).map(move |number| seed_of(seed, number));
        let seeds: HashSet<_> = (0..20).flat_map(of_seed).collect();
        assert_eq!(seeds.len(), 20 * 500);
    }
}
