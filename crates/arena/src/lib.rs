//! Matches between engines.
//!
//! Every opening is played twice with sides exchanged, so that neither its balance nor the first move favours anybody. Each
//! finished game is a line of the log; a match that is begun again with the same log goes on where it was.

mod contender;
mod game;
mod openings;
mod score;

pub use contender::{Contender, ContenderError};
pub use game::{Played, Result};
pub use score::{Sprt, Standing};

use openings::opening;
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

/// What a match is.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game, with options.
    pub game: String,
    /// The two who play.
    pub contenders: [Contender; 2],
    /// How many games; an odd last one is left out.
    pub games: usize,
    /// Random plies an opening has.
    pub opening_plies: usize,
    /// Seed of the openings.
    pub seed: u64,
    /// Games played at the same time.
    pub concurrency: usize,
    /// Ends the match early once it is decided.
    pub sprt: Option<Sprt>,
}

/// What happens to be told while a match goes on.
pub enum Event<'a> {
    /// A game has ended; its line for the log.
    Played(&'a Played),
    /// The standing after it.
    Standing(&'a Standing),
}

impl Match {
    /// Plays the match; `log` holds the games played before, `tell` hears of every new one.
    ///
    /// Two-player games only: a third seat has no counterpart to exchange sides with.
    pub fn run(&self, log: &[Played], stop: &AtomicBool, tell: &(dyn Fn(Event<'_>) + Sync)) -> Standing {
        let pairs = self.games / 2;
        let mut known: HashMap<(usize, usize), Played> = HashMap::new();
        for played in log {
            known.insert((played.opening, played.first), played.clone());
        }
        let standing = Mutex::new(Standing::default());
        let next = AtomicUsize::new(0);
        let decided = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..self.concurrency.max(1) {
                scope.spawn(|| {
                    loop {
                        let pair = next.fetch_add(1, Relaxed);
                        if pair >= pairs || stop.load(Relaxed) || decided.load(Relaxed) {
                            break;
                        }
                        let Some(results) = self.pair(pair, &known, stop, tell) else { break };
                        let mut standing = standing.lock().expect("no thread panics while counting");
                        standing.add(results);
                        tell(Event::Standing(&standing));
                        if self.sprt.is_some_and(|sprt| sprt.decides(&standing).is_some()) {
                            decided.store(true, Relaxed);
                        }
                    }
                });
            }
        });
        standing.into_inner().expect("no thread panics while counting")
    }

    /// Both games of an opening: the results as the first contender sees them. `None` when stopped.
    fn pair(
        &self,
        pair: usize,
        known: &HashMap<(usize, usize), Played>,
        stop: &AtomicBool,
        tell: &(dyn Fn(Event<'_>) + Sync),
    ) -> Option<[Result; 2]> {
        let moves = opening(&self.game, self.opening_plies, self.seed.wrapping_add(pair as u64));
        let mut results = [Result::Draw; 2];
        for (first, result) in results.iter_mut().enumerate() {
            let played = if let Some(played) = known.get(&(pair, first)) {
                played.clone()
            } else {
                let seats = [&self.contenders[first], &self.contenders[1 - first]];
                let played = game::play(&self.game, seats, &moves, pair, first, stop)?;
                tell(Event::Played(&played));
                played
            };
            // What is a win for the player of the first seat is one for the first contender only if that was him.
            *result = if first == 0 { played.result } else { played.result.reversed() };
        }
        Some(results)
    }
}
