//! An online game as the page folds it: the same events, the same code as at the server.

use crate::events::read;
use crate::page::viewer;
use crate::view;
use serde::Serialize;
use siliam_core::{Refusal, Touch};
use siliam_room::{
    Event, FoldError, GameId, Moment, Name, Offer, PersonId, Phase, Room, Sitter, Terms, What,
};
use wasm_bindgen::prelude::wasm_bindgen;

/// Everything about a game beside its board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RoomState {
    /// The number of the last event.
    number: u64,
    terms: Terms,
    /// Who created the table.
    creator: PersonId,
    seats: Vec<SeatState>,
    phase: PhaseName,
    /// What each got, as records write it, once it is over; `*` for a game that was called off.
    result: Option<String>,
    /// The code of the message that says why it is over.
    reason: Option<String>,
    /// Whose turn it is.
    turn: Option<u8>,
    /// When that turn began.
    began: Moment,
    /// Whether the clock of the player to move runs.
    runs: bool,
    /// What stands proposed.
    proposals: Vec<ProposalState>,
    /// The game that everybody went on to.
    next: Option<GameId>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct SeatState {
    sitter: Option<Sitter>,
    /// Milliseconds left when the present turn began; nothing where time is not limited.
    left: Option<u64>,
    /// Turns completed.
    turns: u32,
    /// Who sat here and left, where a computer goes on.
    gone: Option<Gone>,
    /// What they have proposed since the last move and may not propose again.
    proposed: Vec<Offer>,
}

/// Somebody whose seat a computer took over.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Gone {
    name: Name,
    how: How,
    /// After how many plies.
    plies: usize,
}

#[derive(Clone, Copy, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
enum How {
    Resigned,
    Flagged,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
enum PhaseName {
    Waiting,
    Running,
    Over,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ProposalState {
    offer: Offer,
    /// Who proposes it.
    seat: u8,
    /// Who has not answered.
    waiting: Vec<u8>,
}

/// An online game.
#[wasm_bindgen]
pub struct OnlineRoom {
    room: Room,
    gone: Vec<Option<Gone>>,
}

#[wasm_bindgen]
impl OnlineRoom {
    /// The game that events make, the first one being the first of the game; the error is plain English.
    #[wasm_bindgen(constructor)]
    pub fn new(events: &str) -> Result<OnlineRoom, String> {
        let events = read(events)?;
        let (first, rest) = events.split_first().ok_or("there is no event")?;
        let room = Room::fold(std::slice::from_ref(first)).map_err(said)?;
        let gone = vec![None; room.seats().len()];
        let mut online = Self { room, gone };
        online.take(rest)?;
        Ok(online)
    }

    /// Takes the next events; what is wrong with them, if anything is. After that it is in no defined state.
    pub fn apply(&mut self, events: &str) -> Option<String> {
        read(events).and_then(|events| self.take(&events)).err()
    }

    /// The number of the last event.
    pub fn number(&self) -> f64 {
        // A game of 2⁵³ events has never been played.
        #[allow(clippy::cast_precision_loss)]
        let number = self.room.number() as f64;
        number
    }

    /// Everything beside the board.
    pub fn state(&self) -> String {
        let (phase, result, reason) = match self.room.phase() {
            Phase::Waiting => (PhaseName::Waiting, None, None),
            Phase::Running => (PhaseName::Running, None, None),
            Phase::Over { result, reason } => (PhaseName::Over, Some(result.clone()), Some(reason.clone())),
        };
        let state = RoomState {
            number: self.room.number(),
            terms: self.room.terms().clone(),
            creator: self.room.creator(),
            seats: self.seats(),
            phase,
            result,
            reason,
            turn: self.room.turn(),
            began: self.room.began(),
            runs: self.room.clock_runs(),
            proposals: self
                .room
                .proposed()
                .map(|(offer, seat, waiting)| ProposalState { offer, seat, waiting })
                .collect(),
            next: self.room.next(),
        };
        serde_json::to_string(&state).expect("a state is plain data")
    }

    /// Everything a screen shows to the player in that seat, or to a spectator.
    pub fn view(&self, place: Option<u8>) -> String {
        view::of(self.room.table(), viewer(place))
    }

    /// The same after a move that has not arrived yet; the error is a refusal in JSON.
    #[wasm_bindgen(js_name = viewAfter)]
    pub fn view_after(&mut self, mv: &str, place: Option<u8>) -> Result<String, String> {
        let seen = self.room.after(mv, |table| view::of(table, viewer(place)));
        seen.map_err(|refusal| view::refusal(&refusal as &dyn Refusal))
    }

    /// The choices of the player in that seat; none unless it is their turn.
    pub fn choices(&self, place: Option<u8>) -> String {
        if self.room.turn().is_none() || self.room.turn() != place {
            return "[]".to_owned();
        }
        view::choices(self.room.table(), viewer(place))
    }

    /// Why the last touch of a path, which no choice continues, leads nowhere; nothing for what is no touch.
    // JavaScript hands a list over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn refuse(&self, path: Vec<String>, place: Option<u8>) -> Option<String> {
        let path: Option<Vec<Touch<'_>>> = path.iter().map(|text| Touch::read(text)).collect();
        Some(view::objection(&self.room.table().refuse(viewer(place), &path?)))
    }
}

impl OnlineRoom {
    fn take(&mut self, events: &[Event]) -> Result<(), String> {
        for event in events {
            let gone = self.leaving(event);
            self.room.apply(event).map_err(said)?;
            if let Some((seat, gone)) = gone {
                self.gone[seat] = Some(gone);
            }
            // Other terms may have other seats.
            self.gone.resize(self.room.seats().len(), None);
        }
        Ok(())
    }

    /// Who leaves their seat to a computer by this event, while they still sit there.
    fn leaving(&self, event: &Event) -> Option<(usize, Gone)> {
        let (seat, how) = match event.what {
            What::Resigned { seat, instead: Some(_) } => (seat, How::Resigned),
            What::Flagged { seat, instead: Some(_) } => (seat, How::Flagged),
            _ => return None,
        };
        let seat = usize::from(seat);
        match &self.room.seats().get(seat)?.sitter {
            Some(Sitter::Person { name, .. }) => {
                let plies = self.room.plies();
                Some((seat, Gone { name: name.clone(), how, plies }))
            }
            _ => None,
        }
    }

    fn seats(&self) -> Vec<SeatState> {
        let proposed = |place: u8| {
            let offers = [Offer::Draw, Offer::TakeBack, Offer::Rematch];
            offers.into_iter().filter(|offer| self.room.has_proposed(place, *offer)).collect()
        };
        let seats = (0..).zip(self.room.seats()).zip(&self.gone);
        seats
            .map(|((place, seat), gone)| SeatState {
                sitter: seat.sitter.clone(),
                left: seat.left,
                turns: seat.turns,
                gone: gone.clone(),
                proposed: proposed(place),
            })
            .collect()
    }
}

// `map_err` hands it over.
#[allow(clippy::needless_pass_by_value)]
fn said(error: FoldError) -> String {
    error.to_string()
}
