//! The state of a game, as its events made it.

use crate::apply::FoldError;
use crate::{Cause, Event, GameId, Moment, Offer, PersonId, RoomRefusal, Sitter, Terms, What};
use siliam_catalog::{Ending, Table};
use siliam_core::Viewer;
use siliam_record::Standing;
use std::collections::VecDeque;

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Seats are free.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Over {
        /// What each got, as records write it; `*` for a game that was called off.
        result: String,
        /// The code of the message that says why.
        reason: String,
    },
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who sits there.
    pub sitter: Option<Sitter>,
    /// Milliseconds left at the beginning of the present turn; `None` where time is not limited.
    pub left: Option<u64>,
    /// Turns completed.
    pub turns: u32,
    /// Milliseconds put down to the network so far.
    pub(crate) lagged: u64,
}

impl Seat {
    pub(crate) fn person(&self) -> Option<PersonId> {
        match &self.sitter {
            Some(Sitter::Person { id, .. }) => Some(*id),
            _ => None,
        }
    }

    pub(crate) fn is_computer(&self) -> bool {
        matches!(self.sitter, Some(Sitter::Computer { .. }))
    }
}

/// A proposal that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    pub(crate) offer: Offer,
    pub(crate) seat: u8,
    /// Who has agreed, the proposer not among them.
    pub(crate) agreed: Vec<u8>,
}

/// How many commands are remembered by their senders' names for them.
const CAUSES: usize = 64;

/// A game, as its events made it.
pub struct Room {
    /// The number of the last event, from 1.
    pub(crate) number: u64,
    pub(crate) terms: Terms,
    pub(crate) creator: PersonId,
    pub(crate) seats: Vec<Seat>,
    pub(crate) phase: Phase,
    pub(crate) table: Box<dyn Table>,
    /// Whose each ply was.
    pub(crate) plies: Vec<u8>,
    /// When the clock of the player to move was started.
    pub(crate) began: Moment,
    /// When anything happened last; the next event is not earlier, whatever the server's clock says.
    pub(crate) last: Moment,
    /// The number of the last event that changed the position, or before the game the terms.
    pub(crate) moved: u64,
    pub(crate) proposals: Vec<Proposal>,
    /// What was proposed since the last move, so that nobody is asked the same twice.
    pub(crate) asked: Vec<(u8, Offer)>,
    pub(crate) next: Option<GameId>,
    /// Who left while the game went on.
    pub(crate) gone: Vec<PersonId>,
    causes: VecDeque<(PersonId, Cause, u64)>,
}

impl Room {
    /// The state that events make, the first one being the first of the game.
    pub fn fold(events: &[Event]) -> Result<Self, FoldError> {
        let (first, rest) = events.split_first().ok_or(FoldError { number: 1, why: "there is no event" })?;
        let mut room = Self::begun(first)?;
        for event in rest {
            room.apply(event)?;
        }
        Ok(room)
    }

    fn begun(first: &Event) -> Result<Self, FoldError> {
        let wrong = |why| FoldError { number: 1, why };
        let What::Created { terms, seats } = &first.what else {
            return Err(wrong("a game begins by being created"));
        };
        let creator = first.by.ok_or(wrong("nobody laid the table"))?;
        let (terms, table) = terms.clone().checked().map_err(|_| wrong("these terms are impossible"))?;
        let mut room = Self {
            number: 1,
            creator,
            seats: Vec::new(),
            phase: Phase::Waiting,
            table,
            plies: Vec::new(),
            began: first.at,
            last: first.at,
            moved: 1,
            proposals: Vec::new(),
            asked: Vec::new(),
            next: None,
            gone: Vec::new(),
            causes: VecDeque::new(),
            terms,
        };
        room.lay(seats).ok_or(wrong("there are other seats than players"))?;
        room.remember(first);
        Ok(room)
    }

    /// Puts the seats of new terms.
    pub(crate) fn lay(&mut self, seats: &[Option<Sitter>]) -> Option<()> {
        if seats.len() != self.table.facts().players.len() {
            return None;
        }
        let left = self.terms.pace.beginning();
        let seat = |sitter: &Option<Sitter>| Seat { sitter: sitter.clone(), left, turns: 0, lagged: 0 };
        self.seats = seats.iter().map(seat).collect();
        Some(())
    }

    /// Remembers what the sender called the command that caused an event.
    pub(crate) fn remember(&mut self, event: &Event) {
        if let (Some(by), Some(cause)) = (event.by, &event.cause) {
            if self.causes.len() == CAUSES {
                self.causes.pop_front();
            }
            self.causes.push_back((by, cause.clone(), self.number));
        }
    }

    /// The number of the last event of a command that was carried out before; `None` for a new one.
    pub fn answered(&self, by: PersonId, cause: &Cause) -> Option<u64> {
        let same = |(person, known, _): &&(PersonId, Cause, u64)| *person == by && known == cause;
        self.causes.iter().rev().find(same).map(|(_, _, number)| *number)
    }

    /// The number of the last event.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The seats, in playing order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// How far it has come.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The table as it stands, for the engine.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The position's text.
    pub fn position(&self) -> String {
        self.table.position()
    }

    /// Whose turn it is; nobody's before the game and after it.
    pub fn turn(&self) -> Option<u8> {
        (self.phase == Phase::Running).then(|| self.actor())
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: PersonId) -> Option<u8> {
        let place = self.seats.iter().position(|seat| seat.person() == Some(person))?;
        u8::try_from(place).ok()
    }

    /// How a person sees the game: from their seat, or as a spectator.
    pub fn viewer(&self, person: PersonId) -> Viewer {
        let seat =
            self.seat_of(person).and_then(|seat| siliam_core::Player::ALL.get(usize::from(seat)).copied());
        seat.map_or(Viewer::Spectator, Viewer::Player)
    }

    /// The level of the computer that must move now.
    pub fn computer_to_move(&self) -> Option<u8> {
        match self.seats[usize::from(self.turn()?)].sitter {
            Some(Sitter::Computer { level }) => Some(level),
            _ => None,
        }
    }

    /// Computers that have not answered an offer of a draw.
    pub fn computers_asked(&self) -> Vec<u8> {
        let Some(draw) = self.proposals.iter().find(|proposal| proposal.offer == Offer::Draw) else {
            return Vec::new();
        };
        let asked = |&place: &u8| {
            place != draw.seat
                && self.seats[usize::from(place)].is_computer()
                && !draw.agreed.contains(&place)
        };
        self.places().filter(asked).collect()
    }

    /// When the clock of the player to move has certainly run out.
    pub fn deadline(&self) -> Option<Moment> {
        let turn = self.turn()?;
        self.seats[usize::from(turn)].deadline(self.terms.pace, self.began)
    }

    /// Who created the table.
    pub fn creator(&self) -> PersonId {
        self.creator
    }

    /// When the present turn began, for clocks.
    pub fn began(&self) -> Moment {
        self.began
    }

    /// Whether the clock of the player to move runs: a first turn on a clock is free, and a computer has none.
    pub fn clock_runs(&self) -> bool {
        self.turn().is_some_and(|turn| self.seats[usize::from(turn)].is_timed(self.terms.pace))
    }

    /// The open proposals, by whom each was made, and who has not answered yet.
    pub fn proposed(&self) -> impl Iterator<Item = (Offer, u8, Vec<u8>)> {
        self.proposals.iter().map(|proposal| {
            let mut waiting = self.asks(proposal.offer, proposal.seat);
            waiting.retain(|place| !proposal.agreed.contains(place));
            (proposal.offer, proposal.seat, waiting)
        })
    }

    /// Whether somebody made this proposal since the last move, and so may not make it again.
    pub fn has_proposed(&self, seat: u8, offer: Offer) -> bool {
        self.asked.contains(&(seat, offer))
    }

    /// Looks at the table as it would be after a move, for a player whose move has not reached the server yet.
    ///
    /// It is not `&self` because the move is tried on the table and taken back.
    pub fn after<T>(&mut self, mv: &str, look: impl FnOnce(&dyn Table) -> T) -> Result<T, RoomRefusal> {
        self.table.play(mv)?;
        let seen = look(&*self.table);
        self.table.undo();
        Ok(seen)
    }

    /// The game that everybody went on to.
    pub fn next(&self) -> Option<GameId> {
        self.next
    }

    /// How many plies were played.
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    pub(crate) fn actor(&self) -> u8 {
        u8::try_from(self.table.actor().index()).unwrap_or_default()
    }

    pub(crate) fn seat_mut(&mut self, place: u8) -> Option<&mut Seat> {
        self.seats.get_mut(usize::from(place))
    }

    /// The places of all seats.
    pub(crate) fn places(&self) -> impl Iterator<Item = u8> + use<> {
        0..u8::try_from(self.seats.len()).unwrap_or_default()
    }

    /// How an ended game is told.
    pub(crate) fn told(&self, ending: &Ending) -> What {
        What::Ended {
            result: Standing::of(ending, self.seats.len()).to_string(),
            reason: ending.reason.code.to_owned(),
        }
    }
}
