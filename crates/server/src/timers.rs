//! The deadlines of all running games: one task that wakes for the next of them.

use siliam_room::{GameId, Moment};
use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::Notify;

/// The deadlines of all running games.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    known: Mutex<Known>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Known {
    of: HashMap<GameId, Moment>,
    queue: BTreeSet<(Moment, GameId)>,
}

/// Nobody sleeps longer than this, so that a clock that is put right is noticed.
const LONGEST: Duration = Duration::from_mins(1);

impl Timers {
    /// Sets the deadline of a game, or that it has none.
    pub(crate) fn set(&self, game: GameId, deadline: Option<Moment>) {
        let mut known = self.known.lock().expect("no thread panics with timers");
        if let Some(before) = known.of.remove(&game) {
            known.queue.remove(&(before, game));
        }
        if let Some(deadline) = deadline {
            known.of.insert(game, deadline);
            known.queue.insert((deadline, game));
            if known.queue.first() == Some(&(deadline, game)) {
                self.changed.notify_one();
            }
        }
    }

    /// The next game whose deadline has passed; it has none any more.
    pub(crate) async fn next(&self, now: impl Fn() -> Moment) -> GameId {
        loop {
            let wait = {
                let mut known = self.known.lock().expect("no thread panics with timers");
                match known.queue.first().copied() {
                    Some((deadline, game)) if deadline <= now() => {
                        known.queue.remove(&(deadline, game));
                        known.of.remove(&game);
                        return game;
                    }
                    Some((deadline, _)) => Duration::from_millis(deadline.since(now())).min(LONGEST),
                    None => LONGEST,
                }
            };
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.changed.notified() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn games_come_in_the_order_of_their_deadlines() {
        let timers = Timers::default();
        let game = |number| GameId::of_bytes([number; 8]);
        timers.set(game(1), Some(Moment(30)));
        timers.set(game(2), Some(Moment(10)));
        timers.set(game(3), Some(Moment(20)));
        timers.set(game(1), Some(Moment(5)));
        timers.set(game(2), None);
        assert_eq!(timers.next(|| Moment(100)).await, game(1));
        assert_eq!(timers.next(|| Moment(100)).await, game(3));
        assert!(timers.known.lock().expect("no panic").queue.is_empty());
    }
}
