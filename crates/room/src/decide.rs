//! A command becomes events, or is refused.

use crate::clock::Charge;
use crate::room::{Phase, Seat};
use crate::{
    Act, Command, Event, GameId, Leaving, Moment, Name, Offer, PersonId, Room, RoomRefusal, Sitter, Terms,
    What, Who, Wish,
};
use siliam_catalog::{Leaving as How, Left, Settlement, Then};
use siliam_core::Player;

/// The level of a computer that goes on in the seat of somebody who left.
const STAND_IN: u8 = 6;

impl Room {
    /// The events of a new game. One that has no free seat begins at once.
    pub fn create(
        act: &Act,
        (by, name): (PersonId, &Name),
        terms: Terms,
        wishes: &[Wish],
    ) -> Result<Vec<Event>, RoomRefusal> {
        let (terms, table) = terms.checked()?;
        let seats = seated(wishes, by, name, table.facts().players.len())?;
        let begins = seats.iter().all(Option::is_some);
        let mut whats = vec![What::Created { terms, seats }];
        whats.extend(begins.then_some(What::Started));
        Ok(events(act.now, Some(by), act, whats))
    }

    /// The events of a rematch, in which everybody moves one seat on.
    pub fn rematch(&self, act: &Act) -> Vec<Event> {
        let mut sitters: Vec<_> = self.seats.iter().map(|seat| seat.sitter.clone()).collect();
        sitters.rotate_left(1);
        let whats = vec![What::Created { terms: self.terms.clone(), seats: sitters }, What::Started];
        events(act.now, Some(self.creator), act, whats)
    }

    /// The events that a command causes; the room does not change until they are applied.
    ///
    /// It is not `&self` because a move is tried on the table and taken back.
    pub fn decide(&mut self, act: &Act, who: &Who, command: &Command) -> Result<Vec<Event>, RoomRefusal> {
        let now = act.now.max(self.last);
        let whats = match (who, command) {
            (Who::House, Command::Flag) => self.flag(now)?,
            (Who::House, Command::Pause(slept)) => {
                self.running()?;
                vec![What::Paused { slept: *slept }]
            }
            (_, Command::Flag | Command::Pause(_)) | (Who::House, _) => return Err(RoomRefusal::House),
            (Who::Person(_), Command::Sit { after: Some(after), .. }) if *after < self.moved => {
                return Err(RoomRefusal::Stale);
            }
            (Who::Person(person), Command::Sit { seat, name, .. }) => self.sit(*person, *seat, name)?,
            (Who::Person(_), Command::Stand) => {
                self.waiting()?;
                vec![What::Stood { seat: self.acting(who)? }]
            }
            (Who::Person(person), Command::Change { terms, seats }) => self.change(*person, terms, seats)?,
            (Who::Person(person), Command::Abort) => self.abort(*person)?,
            (_, Command::Play { after, mv }) => {
                let seat = self.acting(who)?;
                self.play(act, now, seat, *after, mv)?
            }
            (Who::Person(_), Command::Offer { offer }) => {
                let seat = self.acting(who)?;
                self.offer(act, seat, *offer)?
            }
            (_, Command::Answer { offer, accept }) => {
                let seat = self.acting(who)?;
                self.answer(act, seat, *offer, *accept)?
            }
            (Who::Person(_), Command::Resign) => {
                let seat = self.acting(who)?;
                self.running()?;
                self.leave(seat, How::Resigned)
            }
            // A computer plays and answers, no more.
            (Who::Computer(_), _) => return Err(RoomRefusal::House),
        };
        let by = if let Who::Person(person) = who { Some(*person) } else { None };
        Ok(events(now, by, act, whats))
    }

    fn running(&self) -> Result<(), RoomRefusal> {
        match self.phase {
            Phase::Waiting => Err(RoomRefusal::Waiting),
            Phase::Running => Ok(()),
            Phase::Over { .. } => Err(RoomRefusal::Over),
        }
    }

    fn waiting(&self) -> Result<(), RoomRefusal> {
        match self.phase {
            Phase::Waiting => Ok(()),
            Phase::Running => Err(RoomRefusal::Begun),
            Phase::Over { .. } => Err(RoomRefusal::Over),
        }
    }

    /// The seat of the player who acts.
    fn acting(&self, who: &Who) -> Result<u8, RoomRefusal> {
        match *who {
            Who::Person(person) => self.seat_of(person).ok_or(RoomRefusal::NoSeat),
            Who::Computer(place) if self.seats.get(usize::from(place)).is_some_and(Seat::is_computer) => {
                Ok(place)
            }
            Who::Computer(_) | Who::House => Err(RoomRefusal::NoSeat),
        }
    }

    fn sit(&self, person: PersonId, place: Option<u8>, name: &Name) -> Result<Vec<What>, RoomRefusal> {
        self.waiting()?;
        if self.seat_of(person).is_some() {
            return Err(RoomRefusal::Seated);
        }
        let free = |&place: &u8| self.seats[usize::from(place)].sitter.is_none();
        let place = match place {
            Some(place) => self.places().find(|&known| known == place).filter(free),
            None => self.places().find(free),
        };
        let seat = place.ok_or(RoomRefusal::Taken)?;
        let sitter = Sitter::Person { id: person, name: name.clone() };
        let mut whats = vec![What::Seated { seat, sitter }];
        let begins = self.seats.iter().filter(|seat| seat.sitter.is_none()).count() == 1;
        whats.extend(begins.then_some(What::Started));
        Ok(whats)
    }

    fn change(&self, person: PersonId, terms: &Terms, wishes: &[Wish]) -> Result<Vec<What>, RoomRefusal> {
        self.waiting()?;
        if person != self.creator {
            return Err(RoomRefusal::NotYours);
        }
        let is_other = |seat: &Seat| seat.person().is_some_and(|sitting| sitting != person);
        if self.seats.iter().any(is_other) {
            return Err(RoomRefusal::Taken);
        }
        let name = self.seats.iter().find_map(|seat| match &seat.sitter {
            Some(Sitter::Person { id, name }) if *id == person => Some(name),
            _ => None,
        });
        let name = name.ok_or(RoomRefusal::NoSeat)?;
        let (terms, table) = terms.clone().checked()?;
        let seats = seated(wishes, person, name, table.facts().players.len())?;
        let begins = seats.iter().all(Option::is_some);
        let mut whats = vec![What::Changed { terms, seats }];
        whats.extend(begins.then_some(What::Started));
        Ok(whats)
    }

    /// Calls a game off: its creator may while it waits, any player until all have had a turn.
    fn abort(&self, person: PersonId) -> Result<Vec<What>, RoomRefusal> {
        match self.phase {
            Phase::Over { .. } => return Err(RoomRefusal::Over),
            Phase::Waiting if person != self.creator => return Err(RoomRefusal::NotYours),
            Phase::Waiting => {}
            Phase::Running => {
                self.acting(&Who::Person(person))?;
                if self.seats.iter().all(|seat| seat.turns > 0) {
                    return Err(RoomRefusal::NoAbort);
                }
            }
        }
        Ok(vec![What::Ended { result: "*".to_owned(), reason: "room-aborted".to_owned() }])
    }

    fn play(
        &mut self,
        act: &Act,
        now: Moment,
        seat: u8,
        after: u64,
        mv: &str,
    ) -> Result<Vec<What>, RoomRefusal> {
        self.running()?;
        if seat != self.actor() {
            return Err(RoomRefusal::NotYourTurn);
        }
        // Proposals and pauses in between do not matter, another position does.
        if after < self.moved || after > self.number {
            return Err(RoomRefusal::Stale);
        }
        let mover = &self.seats[usize::from(seat)];
        let (spent, lag) = match mover.charge(self.terms.pace, now.since(self.began), act.lag) {
            Charge::Spent { spent, lag } => (spent, lag),
            Charge::TooMuch => return Ok(self.leave(seat, How::Flagged)),
        };
        self.table.play(mv)?;
        let mv = self.table.last_move().expect("a move was played");
        let ending = self.table.ending();
        self.table.undo();
        let mut whats = vec![What::Played { seat, mv, spent, lag }];
        whats.extend(ending.map(|ending| self.told(&ending)));
        Ok(whats)
    }

    fn flag(&mut self, now: Moment) -> Result<Vec<What>, RoomRefusal> {
        self.running()?;
        match self.deadline() {
            Some(deadline) if deadline <= now => Ok(self.leave(self.actor(), How::Flagged)),
            _ => Err(RoomRefusal::NoOffer),
        }
    }

    /// Somebody leaves a running game: a computer goes on in their seat, or it ends.
    fn leave(&mut self, seat: u8, how: How) -> Vec<What> {
        let others = self.places().filter(|&place| place != seat);
        let anybody = others.filter(|&place| self.seats[usize::from(place)].person().is_some()).count() > 0;
        let goes_on = self.seats.len() > 2 && self.terms.leaving == Leaving::GoesOn && anybody;
        let instead = goes_on.then_some(STAND_IN);
        let left = match how {
            How::Resigned => What::Resigned { seat, instead },
            How::Flagged => What::Flagged { seat, instead },
        };
        let mut whats = vec![left];
        if !goes_on && let Some(&player) = Player::ALL.get(usize::from(seat)) {
            whats.extend(self.ending_by(Settlement::Left(Left { player, how }, Then::Ends)));
        }
        whats
    }

    /// How the game would end by a settlement.
    fn ending_by(&mut self, settlement: Settlement) -> Option<What> {
        self.table.settle(settlement).ok()?;
        let ending = self.table.ending();
        self.table.undo();
        ending.map(|ending| self.told(&ending))
    }

    fn offer(&mut self, act: &Act, seat: u8, offer: Offer) -> Result<Vec<What>, RoomRefusal> {
        self.may_offer(offer)?;
        if let Some(standing) = self.proposals.iter().find(|proposal| proposal.offer == offer) {
            // Making the same proposal is agreeing to it.
            return if standing.seat == seat {
                Err(RoomRefusal::Offered)
            } else {
                self.answer(act, seat, offer, true)
            };
        }
        if self.asked.contains(&(seat, offer)) {
            return Err(RoomRefusal::Offered);
        }
        if offer == Offer::TakeBack && !self.plies.contains(&seat) {
            return Err(RoomRefusal::NothingBack);
        }
        let mut whats = vec![What::Offered { seat, offer }];
        if self.asks(offer, seat).is_empty() {
            whats.extend(self.carried_out(offer, seat, act.fresh));
        }
        Ok(whats)
    }

    fn may_offer(&self, offer: Offer) -> Result<(), RoomRefusal> {
        match (offer, &self.phase) {
            (Offer::Draw | Offer::TakeBack, _) => self.running(),
            // A table that was called off before all had sat down.
            (Offer::Rematch, Phase::Over { .. }) if self.seats.iter().any(|seat| seat.sitter.is_none()) => {
                Err(RoomRefusal::Seats)
            }
            (Offer::Rematch, Phase::Over { .. }) if self.next.is_none() => Ok(()),
            (Offer::Rematch, Phase::Over { .. }) => Err(RoomRefusal::Offered),
            (Offer::Rematch, _) => Err(RoomRefusal::Running),
        }
    }

    /// Who must agree: all other people, and to a draw the computers too.
    pub(crate) fn asks(&self, offer: Offer, proposer: u8) -> Vec<u8> {
        let asked = |&place: &u8| {
            let seat = &self.seats[usize::from(place)];
            place != proposer && (seat.person().is_some() || (offer == Offer::Draw && seat.is_computer()))
        };
        self.places().filter(asked).collect()
    }

    fn answer(&mut self, act: &Act, seat: u8, offer: Offer, accept: bool) -> Result<Vec<What>, RoomRefusal> {
        self.may_offer(offer)?;
        let standing = self.proposals.iter().find(|proposal| proposal.offer == offer);
        let standing = standing.filter(|proposal| proposal.seat != seat && !proposal.agreed.contains(&seat));
        let (proposer, agreed) =
            standing.map(|standing| (standing.seat, standing.agreed.clone())).ok_or(RoomRefusal::NoOffer)?;
        let mut whats = vec![What::Answered { seat, offer, accepted: accept }];
        let all = || self.asks(offer, proposer).iter().all(|place| *place == seat || agreed.contains(place));
        if accept && all() {
            whats.extend(self.carried_out(offer, proposer, act.fresh));
        }
        Ok(whats)
    }

    /// The events of a proposal that everybody agreed to.
    fn carried_out(&mut self, offer: Offer, proposer: u8, fresh: Option<GameId>) -> Vec<What> {
        match offer {
            Offer::Draw => {
                let ended = self.ending_by(Settlement::Agreed);
                std::iter::once(What::Agreed).chain(ended).collect()
            }
            Offer::TakeBack => {
                let kept = self.plies.iter().rposition(|&seat| seat == proposer).unwrap_or(self.plies.len());
                vec![What::TookBack { plies: u32::try_from(self.plies.len() - kept).unwrap_or_default() }]
            }
            Offer::Rematch => fresh.map(|game| What::Rematched { game }).into_iter().collect(),
        }
    }
}

/// Who sits where: a seat for each player, one of them for the creator.
fn seated(
    wishes: &[Wish],
    by: PersonId,
    name: &Name,
    players: usize,
) -> Result<Vec<Option<Sitter>>, RoomRefusal> {
    let possible = |wish: &Wish| !matches!(wish, Wish::Computer { level } if !(1..=10).contains(level));
    let own = wishes.iter().filter(|&&wish| wish == Wish::Me).count();
    if wishes.len() != players || own != 1 || !wishes.iter().all(possible) {
        return Err(RoomRefusal::Seats);
    }
    let sitter = |wish: &Wish| match *wish {
        Wish::Me => Some(Sitter::Person { id: by, name: name.clone() }),
        Wish::Free => None,
        Wish::Computer { level } => Some(Sitter::Computer { level }),
    };
    Ok(wishes.iter().map(sitter).collect())
}

/// The events of one command. Each carries the sender's name for it, so that any of them shows that it was carried out.
fn events(now: Moment, by: Option<PersonId>, act: &Act, whats: Vec<What>) -> Vec<Event> {
    let cause = act.cause.clone().filter(|_| by.is_some());
    whats.into_iter().map(|what| Event { at: now, by, cause: cause.clone(), what }).collect()
}
