//! What can be asked of a room, by whom and when.

use crate::{Cause, GameId, Moment, Name, PersonId, Terms, Wish};
use serde::{Deserialize, Serialize};

/// When and how a command arrives.
#[derive(Clone, Debug)]
pub struct Act {
    /// Now, by the server's clock.
    pub now: Moment,
    /// What the network took of the time since the last event, as far as it was measured, in milliseconds.
    pub lag: u64,
    /// What the sender calls the command.
    pub cause: Option<Cause>,
    /// A name for another game, should one come of this.
    pub fresh: Option<GameId>,
}

impl Act {
    /// A command that arrives without lag.
    pub fn at(now: Moment) -> Self {
        Self { now, lag: 0, cause: None, fresh: None }
    }
}

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Somebody.
    Person(PersonId),
    /// The computer that sits in this seat.
    Computer(u8),
    /// The server itself.
    House,
}

/// Something that others must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take back the proposer's last move and all that came after it.
    TakeBack,
    /// Another game, everybody one seat on.
    Rematch,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Command {
    /// To sit down, in the first free seat where none is named.
    Sit {
        /// Where.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<u8>,
        /// As they want to be called.
        name: Name,
        /// The number of the last event the sender knew: terms that were changed since are not agreed to unseen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        after: Option<u64>,
    },
    /// To stand up again before the game begins.
    Stand,
    /// To agree on something else while nobody else has sat down.
    Change {
        /// What is agreed.
        terms: Terms,
        /// Who shall sit where.
        seats: Vec<Wish>,
    },
    /// To play a move.
    Play {
        /// The number of the last event the sender knew.
        after: u64,
        /// The move's text.
        #[serde(rename = "move")]
        mv: String,
    },
    /// To propose something; making a proposal that stands already is agreeing to it.
    Offer {
        /// What.
        offer: Offer,
    },
    /// To answer a proposal.
    Answer {
        /// Which.
        offer: Offer,
        /// Whether one agrees.
        accept: bool,
    },
    /// To resign.
    Resign,
    /// To call off a game in which not everybody has played a turn.
    Abort,
    /// The house sees that a clock has run out.
    #[serde(skip)]
    Flag,
    /// The house has slept for so many milliseconds.
    #[serde(skip)]
    Pause(u64),
}
