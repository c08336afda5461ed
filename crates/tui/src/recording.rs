//! A game as a record: what was played at a table, in the form in which it is kept, and the way back.

use crate::clocks::ClockRule;
use crate::keeping::KeepError;
use crate::seat::{Seat, Strength, substitute};
use crate::sitting::{Ply, Setup, Sitting};
use siliam_catalog::{Settlement, TableError, Then};
use siliam_core::text::{listed, quoted};
use siliam_record::{Date, NodeId, Record};
use std::time::{Duration, SystemTime};

/// Tags of ours.
const SEATS: &str = "Seats";
const CLOCK: &str = "Clock";
const LEAVING: &str = "Leaving";
const SEED: &str = "Seed";

/// How a recorded game was set up, as far as its tags tell; `usual` is what they leave out.
pub fn setup_of(record: &Record, usual: Setup) -> Result<Setup, KeepError> {
    let tag = |name: &str| record.header.others().iter().find(|(known, _)| known == name);
    let tag = |name: &str| tag(name).map(|(_, value)| value.as_str());
    let bad = |name, value: &str| KeepError::Tag(name, quoted(value));
    let mut setup =
        Setup { name: record.name().to_owned(), position: record.start().map(str::to_owned), ..usual };
    if let Some(text) = tag(SEATS) {
        let seats: Option<Vec<Seat>> = text.split(", ").map(Seat::read).collect();
        let seats = seats.filter(|seats| seats.len() == record.players());
        setup.seats = seats.ok_or_else(|| bad(SEATS, text))?;
    } else {
        // A game of the browser names its computers only; all other seats are people's.
        let named = (0..record.players()).map(|place| Strength::of_name(record.header.player(place)));
        let named: Vec<Option<Strength>> = named.collect();
        if named.iter().any(Option::is_some) {
            let seat = |strength: Option<Strength>| strength.map_or(Seat::Person, Seat::Computer);
            setup.seats = named.into_iter().map(seat).collect();
        }
    }
    if let Some(text) = tag(CLOCK) {
        setup.clock = Some(ClockRule::read(text).ok_or_else(|| bad(CLOCK, text))?);
    }
    if tag(LEAVING) == Some("ends") {
        setup.leaving = Then::Ends;
    }
    if let Some(text) = tag(SEED) {
        setup.seed = text.parse().map_err(|_| bad(SEED, text))?;
    }
    Ok(setup)
}

impl Sitting {
    /// Goes on with a recorded game, at the end of its main line.
    pub fn resume(record: Record, setup: Setup) -> Result<Self, TableError> {
        let mut sitting = Self::new(setup)?;
        let tree = record.tree();
        for id in std::iter::once(NodeId::ROOT).chain(tree.main_line()) {
            let node = tree.node(id);
            if id != NodeId::ROOT {
                let player = sitting.table().actor();
                sitting.play(node.mv())?;
                if let Some(left) = node.remark().clock().map(Duration::from_millis) {
                    sitting.set_left(player, left);
                    sitting.note_clock(left);
                }
            }
            for &settlement in node.settled() {
                let goes_on = match settlement {
                    Settlement::Left(left, Then::GoesOn) => {
                        let seat = sitting.seats[left.player.index()];
                        seat.strength().or_else(|| substitute(&sitting.seats, left.player))
                    }
                    _ => None,
                };
                sitting.settle(settlement, goes_on)?;
            }
        }
        sitting.base = Some(record);
        Ok(sitting)
    }

    /// The game as a record. One that was continued keeps its comments and variations.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.grown().unwrap_or_else(|| self.fresh());
        let seats = listed(&self.seats);
        record.header.set_other(SEATS, &seats);
        for (place, seat) in self.seats.iter().enumerate() {
            if let Some(strength) = seat.strength() {
                record.header.set_player(place, &strength.name());
            }
        }
        if let Some(rule) = self.clock_rule() {
            record.header.set_other(CLOCK, &rule.to_string());
        }
        if self.seats.len() > 2 && self.setup.leaving == Then::Ends {
            record.header.set_other(LEAVING, "ends");
        }
        record.header.set_other(SEED, &self.setup.seed.to_string());
        record.header.date = record.header.date.or_else(today);
        record
    }

    /// A record of nothing but this game.
    fn fresh(&self) -> Record {
        let mut record =
            Record::new(&self.setup.name, self.setup.position.as_deref()).expect("the game is on the table");
        if let Some(base) = &self.base {
            record.header = base.header.clone();
        }
        self.write_into(&mut record).expect("the moves were played at the table");
        record.conclude();
        record
    }

    /// The continued record with the moves played since; `None` where a move of that record was taken back.
    fn grown(&self) -> Option<Record> {
        let mut record = self.base.clone()?;
        self.write_into(&mut record)?;
        // What follows on the main line was taken back.
        let next = |record: &Record| record.tree().main_line().nth(self.plies().len());
        while let Some(next) = next(&record) {
            record.delete(next);
        }
        record.conclude();
        let nodes: Vec<NodeId> = std::iter::once(NodeId::ROOT).chain(record.tree().main_line()).collect();
        let same = nodes
            .iter()
            .enumerate()
            .all(|(ply, &id)| record.tree().node(id).settled().iter().copied().eq(self.settled_after(ply)));
        (same && nodes.len() == self.plies().len() + 1).then_some(record)
    }

    fn settled_after(&self, plies: usize) -> impl Iterator<Item = Settlement> {
        // A computer that went on in a seat stays there although moves were taken back.
        let after = move |at: usize| at.min(self.plies().len()) == plies;
        self.settled.iter().filter(move |(at, _)| after(*at)).map(|&(_, settlement)| settlement)
    }

    /// Adds the moves and what was settled, and makes them the main line; `None` where the record refuses them.
    fn write_into(&self, record: &mut Record) -> Option<()> {
        let plies = self.plies();
        let mut at = NodeId::ROOT;
        let mut written = 0;
        for ply in 0..=plies.len() {
            let is_stop = ply == plies.len() || self.settled_after(ply).next().is_some();
            if !is_stop {
                continue;
            }
            at = record.play(at, plies[written..ply].iter().map(|ply| ply.mv.as_str())).ok()?;
            written = ply;
            for settlement in self.settled_after(ply) {
                if !record.tree().node(at).settled().contains(&settlement) {
                    record.settle(at, settlement).ok()?;
                }
            }
        }
        record.make_main(at);
        let clocks: Vec<(NodeId, &Ply)> = record.tree().path(at).into_iter().zip(plies).collect();
        for (id, ply) in clocks {
            if let Some(left) = ply.clock {
                let milliseconds = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
                record.remark_mut(id).set_clock(Some(milliseconds));
            }
        }
        Some(())
    }
}

/// Today's date, in universal time.
fn today() -> Option<Date> {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).ok()?;
    let (year, month, day) = civil(since.as_secs() / 86_400);
    Date::new(u16::try_from(year).ok()?, month, day)
}

/// Year, month and day of a day counted from 1970-01-01. Years begin in March here, so that leap days come last.
fn civil(days: u64) -> (u64, u8, u8) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let small = |number: u64| u8::try_from(number).unwrap_or(0);
    (400 * era + year_of_era + u64::from(month <= 2), small(month), small(day))
}

#[cfg(test)]
mod tests {
    use super::{civil, setup_of};
    use crate::clocks::ClockRule;
    use crate::seat::seated;
    use crate::sitting::{Setup, Sitting};
    use siliam_catalog::{Leaving, Then, entry};
    use siliam_core::Player;
    use siliam_record::{Reader, write};

    fn setup(name: &str, people: &str, clock: Option<&str>) -> Setup {
        let seats = seated(entry(name).expect("a game"), Some(people), None).expect("seats");
        let clock = clock.map(|text| ClockRule::read(text).expect("a clock"));
        Setup { name: name.to_owned(), position: None, seats, clock, leaving: Then::GoesOn, seed: 7 }
    }

    fn read(text: &str) -> Sitting {
        let record = Reader::new(text.as_bytes()).next().expect("a game").expect("a record");
        let setup = setup_of(&record, setup(record.name(), "-", None)).expect("tags of ours");
        Sitting::resume(record, setup).expect("a game that was kept")
    }

    fn played(sitting: &mut Sitting, moves: &[&str]) {
        for mv in moves {
            sitting.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        }
    }

    #[test]
    fn a_game_is_gone_on_with_where_it_was_left() {
        let mut sitting = Sitting::new(setup("siam:ban", "r", Some("5+3"))).expect("a game");
        played(&mut sitting, &["@a1n", "@a5e"]);
        let text = write(&sitting.record());
        assert!(text.contains("[Seats \"2, person\"]") && text.contains("[%clk 0:05:03]"), "{text}");
        let mut again = read(&text);
        assert_eq!(again.seats, sitting.seats);
        assert_eq!(again.left(Player::First), sitting.left(Player::First));
        assert_eq!((again.setup.seed, again.clock_rule()), (7, sitting.clock_rule()));
        assert_eq!(write(&again.record()), text);
        played(&mut again, &["a1a2n"]);
        assert_eq!(again.record().tree().main_line().count(), 3);
    }

    #[test]
    fn computers_of_a_game_from_the_browser_sit_where_they_sat() {
        let text = "[Game \"samliam-3p\"]\n[Player1 \"Siliam 3\"]\n[Player2 \"Ada\"]\n[Player3 \"Siliam\"]\n\n1. e5ne *\n";
        let sitting = read(text);
        let kept = write(&sitting.record());
        assert!(kept.contains("[Seats \"3, person, full\"]"), "{kept}");
        for name in ["\"Siliam 3\"", "\"Ada\"", "\"Siliam\""] {
            assert!(kept.contains(name), "{kept}");
        }
        // Without a computer of ours in the record the command line says who plays.
        let sitting = read("[Game \"siam\"]\n[Player1 \"Siliam 11\"]\n\n1. @c1n *\n");
        assert_eq!(sitting.seats, setup("siam", "-", None).seats);
    }

    #[test]
    fn comments_and_variations_stay_and_what_is_taken_back_is_left_out() {
        let text = "[Game \"siam\"]\n\n1. @c1n {a start} @c5s (1... @a5e 2. @b1n) 2. c1c2n *\n";
        let mut sitting = read(text);
        assert!(sitting.undo());
        let kept = write(&sitting.record());
        assert!(kept.contains("{a start}") && kept.contains("@b1n") && !kept.contains("c1c2n"), "{kept}");
        let mut sitting = read(text);
        sitting.undo();
        played(&mut sitting, &["@e1n"]);
        let kept = write(&sitting.record());
        assert!(kept.contains("2. @e1n (2. c1c2n)"), "{kept}");
    }

    #[test]
    fn what_was_settled_is_kept_and_what_was_taken_back_of_it_is_not() {
        let mut sitting = Sitting::new(setup("samliam-3p", "rg", None)).expect("a game");
        played(&mut sitting, &["e5ne"]);
        sitting.leave(Player::Second, Leaving::Resigned).expect("a running game");
        played(&mut sitting, &["a1ne"]);
        let text = write(&sitting.record());
        let mut again = read(&text);
        assert_eq!(again.seats, sitting.seats);
        again.leave(Player::First, Leaving::Resigned).expect("a running game");
        let ended = write(&again.record());
        assert!(ended.contains("resigned-r") && ended.contains("[Result \"0-0-1\"]"), "{ended}");
        let mut again = read(&ended);
        assert!(again.ending().is_some() && again.undo());
        played(&mut again, &["c3ne"]);
        let text = write(&again.record());
        assert!(
            text.contains("resigned-g+") && !text.contains("resigned-r") && text.contains("c3ne"),
            "{text}"
        );
    }

    #[test]
    fn days_have_their_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_775), (2026, 11, 18));
        assert_eq!(civil(20_818), (2026, 12, 31));
    }
}
