//! One event after the other becomes the state of a game.

use crate::room::{Phase, Proposal, Seat};
use crate::{Event, Offer, Room, Sitter, What};
use siliam_catalog::{Leaving, Left, Settlement, Then};
use siliam_core::Player;
use std::fmt;

/// An event that cannot have happened: the log was damaged, or somebody else wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoldError {
    /// The event's number, from 1.
    pub number: u64,
    /// What is wrong.
    pub why: &'static str,
}

impl fmt::Display for FoldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.number, self.why)
    }
}

impl std::error::Error for FoldError {}

impl Room {
    /// Takes the next event. A room that refused one is in no defined state.
    pub fn apply(&mut self, event: &Event) -> Result<(), FoldError> {
        self.number += 1;
        self.take(event).map_err(|why| FoldError { number: self.number, why })?;
        self.last = self.last.max(event.at);
        self.remember(event);
        Ok(())
    }

    fn take(&mut self, event: &Event) -> Result<(), &'static str> {
        match &event.what {
            What::Created { .. } => Err("a game is created once"),
            What::Changed { terms, seats } => {
                self.in_phase(&Phase::Waiting)?;
                let (terms, table) = terms.clone().checked().map_err(|_| "these terms are impossible")?;
                (self.terms, self.table) = (terms, table);
                self.moved = self.number;
                self.lay(seats).ok_or("there are other seats than players")
            }
            What::Seated { seat, sitter } => {
                self.in_phase(&Phase::Waiting)?;
                let seat = self.seat_mut(*seat).filter(|seat| seat.sitter.is_none());
                seat.ok_or("this seat is not free")?.sitter = Some(sitter.clone());
                Ok(())
            }
            What::Stood { seat } => {
                self.in_phase(&Phase::Waiting)?;
                let seat = self.seat_mut(*seat).filter(|seat| seat.person().is_some());
                seat.ok_or("nobody sits there")?.sitter = None;
                Ok(())
            }
            What::Started => {
                self.in_phase(&Phase::Waiting)?;
                if self.seats.iter().any(|seat| seat.sitter.is_none()) {
                    return Err("a seat is free");
                }
                self.phase = Phase::Running;
                self.set_going(event);
                Ok(())
            }
            What::Played { seat, mv, spent, lag } => self.played(event, *seat, mv, *spent, *lag),
            What::Offered { seat, offer } => self.offered(*seat, *offer),
            What::Answered { seat, offer, accepted } => self.answered_by(*seat, *offer, *accepted),
            What::TookBack { plies } => self.took_back(event, *plies),
            What::Agreed => self.settle(Settlement::Agreed),
            What::Resigned { seat, instead } => self.left(event, *seat, Leaving::Resigned, *instead),
            What::Flagged { seat, instead } => self.left(event, *seat, Leaving::Flagged, *instead),
            What::Paused { slept } => {
                self.in_phase(&Phase::Running)?;
                self.began = self.began.plus(*slept);
                Ok(())
            }
            What::Ended { result, reason } => {
                if matches!(self.phase, Phase::Over { .. }) {
                    return Err("the game was over already");
                }
                self.phase = Phase::Over { result: result.clone(), reason: reason.clone() };
                self.proposals.clear();
                self.asked.clear();
                Ok(())
            }
            What::Rematched { game } => {
                self.next = Some(*game);
                self.proposals.clear();
                Ok(())
            }
        }
    }

    fn in_phase(&self, phase: &Phase) -> Result<(), &'static str> {
        if self.phase == *phase { Ok(()) } else { Err("this cannot happen at this stage of a game") }
    }

    /// Begins the next turn in a new position.
    fn set_going(&mut self, event: &Event) {
        self.began = event.at;
        self.moved = self.number;
        self.proposals.clear();
        self.asked.clear();
    }

    fn played(
        &mut self,
        event: &Event,
        seat: u8,
        mv: &str,
        spent: u64,
        lag: u64,
    ) -> Result<(), &'static str> {
        self.in_phase(&Phase::Running)?;
        if seat != self.actor() {
            return Err("it was not their turn");
        }
        self.table.play(mv).map_err(|_| "this move is not legal")?;
        let turn_over = self.table.ending().is_some() || self.actor() != seat;
        let pace = self.terms.pace;
        let mover = self.seat_mut(seat).ok_or("there is no such seat")?;
        mover.spend(pace, spent, lag, turn_over);
        self.plies.push(seat);
        self.set_going(event);
        Ok(())
    }

    fn offered(&mut self, seat: u8, offer: Offer) -> Result<(), &'static str> {
        if self.proposals.iter().any(|proposal| proposal.offer == offer) || !self.has_seat(seat) {
            return Err("this was proposed already");
        }
        self.proposals.push(Proposal { offer, seat, agreed: Vec::new() });
        self.asked.push((seat, offer));
        Ok(())
    }

    fn answered_by(&mut self, seat: u8, offer: Offer, accepted: bool) -> Result<(), &'static str> {
        let place = self.proposals.iter().position(|proposal| proposal.offer == offer);
        let place = place.filter(|_| self.has_seat(seat)).ok_or("nobody proposed this")?;
        if accepted {
            self.proposals[place].agreed.push(seat);
        } else {
            self.proposals.remove(place);
        }
        Ok(())
    }

    fn took_back(&mut self, event: &Event, plies: u32) -> Result<(), &'static str> {
        self.in_phase(&Phase::Running)?;
        for _ in 0..plies {
            if self.plies.pop().is_none() || !self.table.undo() {
                return Err("there are not so many moves");
            }
        }
        self.set_going(event);
        Ok(())
    }

    fn left(
        &mut self,
        event: &Event,
        place: u8,
        how: Leaving,
        instead: Option<u8>,
    ) -> Result<(), &'static str> {
        self.in_phase(&Phase::Running)?;
        let player = Player::ALL.get(usize::from(place)).copied().filter(|_| self.has_seat(place));
        let left = Left { player: player.ok_or("there is no such seat")?, how };
        let then = if instead.is_some() { Then::GoesOn } else { Then::Ends };
        self.settle(Settlement::Left(left, then))?;
        if let (Some(level), Some(seat)) = (instead, self.seat_mut(place)) {
            let person = seat.person();
            seat.sitter = Some(Sitter::Computer { level });
            self.gone.extend(person);
        }
        if self.actor() == place {
            self.began = event.at;
        }
        // A player who left is not asked, and their own proposals lapse.
        self.proposals.retain(|proposal| proposal.seat != place);
        Ok(())
    }

    fn settle(&mut self, settlement: Settlement) -> Result<(), &'static str> {
        self.in_phase(&Phase::Running)?;
        self.table.settle(settlement).map_err(|_| "this cannot be settled")
    }

    fn has_seat(&self, place: u8) -> bool {
        self.seats.get(usize::from(place)).is_some_and(|seat: &Seat| seat.sitter.is_some())
    }
}
