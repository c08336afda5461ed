//! Games whose every event is legal, played at random.

use siliam_core::Rng;
use siliam_room::{
    Act, Cause, Command, Event, GameId, Moment, Name, PersonId, Phase, Room, Sitter, Terms, Who, Wish,
};
use siliam_store::Batch;

/// Somebody, by number.
pub(crate) fn person(number: u64) -> PersonId {
    PersonId::of_bytes((number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes())
}

/// Their name.
pub(crate) fn name(number: u64) -> Name {
    Name::read(&format!("Nô {number}")).expect("a name")
}

/// A game's id, by number.
pub(crate) fn game(number: u64) -> GameId {
    GameId::of_bytes((number + 1).wrapping_mul(0xD1B5_4A32_D192_ED03).to_le_bytes())
}

/// A game being played.
pub(crate) struct Played {
    pub(crate) id: GameId,
    room: Room,
    now: u64,
}

impl Played {
    /// Lays a table, and gives what to append.
    pub(crate) fn laid(id: GameId, at: u64, by: u64, terms: Terms, wishes: &[Wish]) -> (Self, Batch) {
        Self::caused(None, id, (at, by), terms, wishes)
    }

    /// The same by a command with a name.
    pub(crate) fn caused(
        cause: Option<&str>,
        id: GameId,
        (at, by): (u64, u64),
        terms: Terms,
        wishes: &[Wish],
    ) -> (Self, Batch) {
        let act = Act { cause: cause.and_then(Cause::read), ..Act::at(Moment(at)) };
        let events = Room::create(&act, (person(by), &name(by)), terms, wishes).expect("a table");
        let played = Self { id, room: Room::fold(&events).expect("a new game"), now: at };
        let batch = played.batch(0, events);
        (played, batch)
    }

    /// Takes up a game where its events end.
    pub(crate) fn of(id: GameId, events: &[Event]) -> Self {
        let room = Room::fold(events).expect("a game as it was stored");
        Self { id, now: room.summary().changed.0, room }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.room.phase(), Phase::Over { .. })
    }

    pub(crate) fn number(&self) -> u64 {
        self.room.number()
    }

    fn batch(&self, after: u64, events: Vec<Event>) -> Batch {
        Batch { game: self.id, after, events, summary: self.room.summary() }
    }

    /// Does something, and gives what to append.
    pub(crate) fn does(&mut self, who: Who, command: &Command, cause: Option<&str>) -> Batch {
        self.now += 1000;
        let cause = cause.and_then(Cause::read);
        let act = Act { cause, ..Act::at(Moment(self.now)) };
        let events = self.room.decide(&act, &who, command).expect("a legal command");
        let after = self.room.number();
        for event in &events {
            self.room.apply(event).expect("what was decided");
        }
        self.batch(after, events)
    }

    /// Somebody sits down in the first free seat.
    pub(crate) fn sits(&mut self, number: u64) -> Batch {
        self.sits_by(number, None)
    }

    /// The same by a command with a name.
    pub(crate) fn sits_by(&mut self, number: u64, cause: Option<&str>) -> Batch {
        let command = Command::Sit { seat: None, name: name(number), after: None };
        self.does(Who::Person(person(number)), &command, cause)
    }

    /// Whoever is to move plays something; the game runs.
    pub(crate) fn plays(&mut self, rng: &mut Rng, cause: Option<&str>) -> Batch {
        let seat = self.room.turn().expect("somebody is to move");
        let who = match &self.room.seats()[usize::from(seat)].sitter {
            Some(Sitter::Person { id, .. }) => Who::Person(*id),
            _ => Who::Computer(seat),
        };
        let moves = self.room.table().moves();
        let mv = moves[rng.index(moves.len())].clone();
        let after = self.room.number();
        self.does(who, &Command::Play { after, mv }, cause)
    }

    /// Whoever laid the table resigns.
    pub(crate) fn resigns(&mut self, number: u64) -> Batch {
        self.does(Who::Person(person(number)), &Command::Resign, None)
    }
}
