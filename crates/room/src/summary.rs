//! What lists show of a game, and what the house must know to serve it; all of it follows from the events.

use crate::room::{Phase, Room};
use crate::{GameId, Moment, Pace, PersonId, Sitter};
use serde::{Deserialize, Serialize};

/// Who or what a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Waits {
    /// For somebody to sit down.
    Seats,
    /// For a move.
    Move,
    /// For nothing: it is over.
    Nothing,
}

/// What lists show of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Summary {
    /// The number of the last event.
    pub number: u64,
    /// The game's name, with options.
    pub game: String,
    /// How time is limited.
    pub pace: Pace,
    /// Who sits where.
    pub seats: Vec<Option<Sitter>>,
    /// Who sat there and left while the game went on: it stays among their games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<PersonId>>"))]
    pub gone: Vec<PersonId>,
    /// What it waits for.
    pub waits: Waits,
    /// Whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn: Option<u8>,
    /// When their time has run out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub deadline: Option<Moment>,
    /// Whether anybody may find it and sit down.
    pub open: bool,
    /// What each got, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub result: Option<String>,
    /// When anything happened last.
    pub changed: Moment,
}

/// Where a list of somebody's games goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cursor {
    /// Whether the game was over.
    pub over: bool,
    /// When anything had happened there last.
    pub changed: Moment,
    /// The last game that was listed.
    pub game: GameId,
}

impl Summary {
    /// The people who sit there, or did.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        let sitting = self.seats.iter().filter_map(|sitter| match sitter {
            Some(Sitter::Person { id, .. }) => Some(*id),
            _ => None,
        });
        sitting.chain(self.gone.iter().copied())
    }
}

impl Room {
    /// What lists show of it.
    pub fn summary(&self) -> Summary {
        let (waits, result) = match &self.phase {
            Phase::Waiting => (Waits::Seats, None),
            Phase::Running => (Waits::Move, None),
            Phase::Over { result, .. } => (Waits::Nothing, Some(result.clone())),
        };
        Summary {
            number: self.number,
            game: self.terms.game.clone(),
            pace: self.terms.pace,
            seats: self.seats.iter().map(|seat| seat.sitter.clone()).collect(),
            gone: self.gone.clone(),
            waits,
            turn: self.turn(),
            deadline: self.deadline(),
            open: waits == Waits::Seats && self.terms.listed,
            result,
            changed: self.last,
        }
    }
}
