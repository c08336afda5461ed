//! Arbitrary commands at a table, as bytes say; shared by this crate's tests and the fuzz target.

use siliam_catalog::entries;
use siliam_room::{
    Act, Cause, Command, Event, GameId, Leaving, Moment, Name, Offer, Pace, PersonId, Room, Terms, Who, Wish,
};

/// Bytes that decide what is asked; zeros once they are used up.
struct Script<'a>(std::slice::Iter<'a, u8>);

impl Script<'_> {
    fn byte(&mut self) -> u8 {
        self.0.next().copied().unwrap_or_default()
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::from(self.byte()) % bound
    }

    fn is_over(&self) -> bool {
        self.0.len() == 0
    }

    fn terms(&mut self) -> Terms {
        let facts = entries()[self.below(entries().len())].facts;
        let mask = self.byte();
        let options: Vec<&str> = facts
            .options
            .iter()
            .enumerate()
            .filter(|(place, _)| mask >> place & 1 == 1)
            .map(|(_, &option)| option)
            .collect();
        let name = if options.is_empty() {
            facts.id.to_owned()
        } else {
            format!("{}:{}", facts.id, options.join(","))
        };
        let pace = match self.below(4) {
            0 => Pace::Free,
            1 => Pace::Days { days: u32::from(self.byte()) },
            _ => Pace::Clock { base: u64::from(self.byte()) * 500, increment: u64::from(self.byte()) * 100 },
        };
        let leaving = if self.below(2) == 0 { Leaving::GoesOn } else { Leaving::Ends };
        Terms { pace, leaving, listed: self.below(2) == 0, ..Terms::of(&name) }
    }

    fn wishes(&mut self, seats: usize) -> Vec<Wish> {
        let wish = |byte: u8| match byte % 4 {
            0 => Wish::Free,
            1 => Wish::Me,
            2 => Wish::Computer { level: byte / 16 },
            _ => Wish::Computer { level: 1 + byte / 32 },
        };
        let mut wishes: Vec<Wish> = (0..seats).map(|_| wish(self.byte())).collect();
        // Most tables are possible ones.
        if self.below(4) > 0 {
            for wish in &mut wishes {
                *wish = if *wish == Wish::Me { Wish::Free } else { *wish };
            }
            wishes[0] = Wish::Me;
        }
        wishes
    }

    fn who(&mut self, room: &Room) -> Who {
        let turn = room.turn().unwrap_or_default();
        match self.below(8) {
            0 => Who::House,
            1 => Who::Computer(self.byte() % 5),
            2 => Who::Person(person(self.byte())),
            // Mostly whoever is to move.
            _ => match &room.seats()[usize::from(turn)].sitter {
                Some(siliam_room::Sitter::Person { id, .. }) => Who::Person(*id),
                Some(siliam_room::Sitter::Computer { .. }) => Who::Computer(turn),
                None => Who::Person(person(self.byte())),
            },
        }
    }

    fn command(&mut self, room: &Room) -> Command {
        let offer = |byte: u8| [Offer::Draw, Offer::TakeBack, Offer::Rematch][usize::from(byte % 3)];
        match self.below(24) {
            0 => Command::Stand,
            1 => Command::Abort,
            2 => Command::Resign,
            3 => Command::Flag,
            4 => Command::Pause(u64::from(self.byte()) * 1000),
            5..=6 => Command::Offer { offer: offer(self.byte()) },
            7..=8 => Command::Answer { offer: offer(self.byte()), accept: self.below(3) > 0 },
            9..=10 => {
                let seat = Some(self.byte() % 5).filter(|&seat| seat < 4);
                Command::Sit { seat, name: Name::read("somebody").expect("a name"), after: None }
            }
            11 => {
                let terms = self.terms();
                let seats = self.wishes(room.seats().len());
                Command::Change { terms, seats }
            }
            12 => Command::Play { after: u64::from(self.byte()), mv: "c3".to_owned() },
            _ => {
                let moves = room.table().moves();
                let mv = if moves.is_empty() {
                    "pass".to_owned()
                } else {
                    moves[self.below(moves.len().min(256))].clone()
                };
                Command::Play { after: room.number(), mv }
            }
        }
    }
}

fn person(byte: u8) -> PersonId {
    PersonId::of_bytes([byte % 5 + 1; 8])
}

/// What any two equal rooms have in common.
fn seen(room: &Room) -> impl PartialEq + std::fmt::Debug {
    let seats: Vec<_> = room.seats().to_vec();
    (room.summary(), room.position(), seats, room.phase().clone(), room.next(), room.computers_asked())
}

/// Lays a table and gives it commands: what is decided can be applied, and a replay of its JSON gives the same room.
pub(crate) fn room(data: &[u8]) {
    let mut script = Script(data.iter());
    let terms = script.terms();
    let seats = siliam_catalog::entry(&terms.game).map_or(2, |entry| entry.facts.players.len());
    let wishes = script.wishes(seats);
    let mut now = Moment(1_000_000);
    let creator = (person(0), &Name::read("whoever laid it").expect("a name"));
    let Ok(mut log) = Room::create(&Act::at(now), creator, terms, &wishes) else { return };
    let mut room = Room::fold(&log).expect("a new game folds");
    while !script.is_over() && log.len() < 400 {
        now = Moment((now.0 + u64::from(script.byte()).pow(2)).saturating_sub(200));
        let (who, command) = (script.who(&room), script.command(&room));
        let byte = script.byte();
        let cause = Cause::read(&format!("c{byte}"));
        let act = Act { now, lag: u64::from(byte) * 4, cause, fresh: Some(GameId::of_bytes([byte; 8])) };
        let before = format!("{:?}", seen(&room));
        let decided = room.decide(&act, &who, &command);
        assert_eq!(
            format!("{:?}", seen(&room)),
            before,
            "{command:?} changed the room before it was applied"
        );
        for event in decided.into_iter().flatten() {
            room.apply(&event).unwrap_or_else(|error| panic!("{command:?} by {who:?}: {error}"));
            log.push(event);
        }
        if let Some(next) = room.next() {
            let rematch = Room::fold(&room.rematch(&Act::at(now))).expect("a rematch folds");
            assert_eq!(rematch.terms().game, room.terms().game, "{next}");
        }
    }
    let json: Vec<String> =
        log.iter().map(|event| serde_json::to_string(event).expect("plain data")).collect();
    let read: Vec<Event> =
        json.iter().map(|text| serde_json::from_str(text).expect("what was written")).collect();
    assert_eq!(read, log);
    let again = Room::fold(&read).expect("a log folds again");
    assert_eq!(format!("{:?}", seen(&again)), format!("{:?}", seen(&room)));
}
