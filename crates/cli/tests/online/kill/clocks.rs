//! Clocks: what was charged is the time between two events, less the time for which the server was away.

use super::ledger::Logs;
use siliam_room::{Event, Pace, Room, Sitter, What};

/// How often a server notes that it is awake: what it did since the last note before it was killed is forgotten.
const HEARTBEAT: u64 = 2000;
/// What a busy machine may take between a kill and the moment that the driver notes.
const SLACK: u64 = 1000;

/// A time for which there was no server, as whoever killed it knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Away {
    pub(crate) from: u64,
    pub(crate) until: u64,
}

impl Away {
    fn within(&self, from: u64, until: u64) -> Option<u64> {
        let (from, until) = (self.from.max(from), self.until.min(until));
        (from < until).then(|| until - from)
    }
}

/// What was found.
#[derive(Debug, Default)]
pub(crate) struct Charged {
    /// Moves on a clock.
    pub(crate) moves: u64,
    /// Those in whose time the server was away.
    pub(crate) interrupted: u64,
    /// The longest time that was rightly not charged, in milliseconds.
    pub(crate) longest: u64,
}

/// Compares every move's charge.
pub(crate) fn compare(logs: &Logs, aways: &[Away]) -> Charged {
    let mut charged = Charged::default();
    for (game, log) in logs {
        let mut room = Room::fold(&log[..1]).expect("folded before");
        let mut began = log[0].at.0;
        for (place, event) in log.iter().enumerate().skip(1) {
            if let What::Played { seat, spent, lag, .. } = event.what {
                let paid = Paid { began, at: event.at.0, spent, lag };
                if is_timed(&room, seat) {
                    paid.compare(aways, &mut charged, &format!("{game}, event {}", place + 1));
                } else {
                    assert_eq!((spent, lag), (0, 0), "{game}, event {}: this turn is free", place + 1);
                }
            }
            if gives_a_turn(event) {
                began = event.at.0;
            }
            room.apply(event).expect("folded before");
        }
    }
    charged
}

fn gives_a_turn(event: &Event) -> bool {
    matches!(event.what, What::Started | What::Played { .. } | What::TookBack { .. })
}

/// Whether the clock runs: for people, on a game's clock from their second turn on.
fn is_timed(room: &Room, seat: u8) -> bool {
    let seat = &room.seats()[usize::from(seat)];
    let person = matches!(seat.sitter, Some(Sitter::Person { .. }));
    person
        && match room.terms().pace {
            Pace::Free => false,
            Pace::Clock { .. } => seat.turns > 0,
            Pace::Days { .. } => true,
        }
}

struct Paid {
    began: u64,
    at: u64,
    spent: u64,
    lag: u64,
}

impl Paid {
    fn compare(&self, aways: &[Away], charged: &mut Charged, place: &str) {
        charged.moves += 1;
        let aways: Vec<u64> = aways.iter().filter_map(|away| away.within(self.began, self.at)).collect();
        let (away, times) = (aways.iter().sum::<u64>(), aways.len() as u64);
        let paid = self.spent + self.lag;
        let owed = self.at - self.began - away;
        if times == 0 {
            assert_eq!(paid, owed, "{place}: the server was there all the time");
            return;
        }
        charged.interrupted += 1;
        charged.longest = charged.longest.max(away);
        let most = owed + times * SLACK;
        let least = owed.saturating_sub(times * (HEARTBEAT + SLACK));
        assert!(
            (least..=most).contains(&paid),
            "{place}: {paid} ms were charged for {owed} (away {aways:?})"
        );
    }
}
