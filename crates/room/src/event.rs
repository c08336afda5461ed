//! What happens in a game. Rows of these are the truth; everything else is made of them.

use crate::{Moment, Name, Offer, PersonId, Terms};
use serde::{Deserialize, Serialize};

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Sitter {
    /// Somebody.
    Person {
        /// Who.
        id: PersonId,
        /// As they are called.
        name: Name,
    },
    /// The program.
    Computer {
        /// How strong, 1 to 10.
        level: u8,
    },
}

/// Who shall sit in a seat, as the creator of the table asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Wish {
    /// They themselves.
    Me,
    /// Anybody.
    Free,
    /// The program.
    Computer {
        /// How strong, 1 to 10.
        level: u8,
    },
}

/// What the sender called a command: a command that comes a second time is known by it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cause(String);

impl Cause {
    /// 1 to 40 letters, digits, `-` and `_`.
    pub fn read(text: &str) -> Option<Self> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        ((1..=40).contains(&text.len()) && text.bytes().all(fits)).then(|| Self(text.to_owned()))
    }
}

impl From<Cause> for String {
    fn from(cause: Cause) -> Self {
        cause.0
    }
}

impl TryFrom<String> for Cause {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::read(&text).ok_or("an id of a command has 1 to 40 letters, digits, - and _")
    }
}

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Event {
    /// When, by the server's clock.
    pub at: Moment,
    /// Who did it, where it was a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub by: Option<PersonId>,
    /// What they called their command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cause: Option<Cause>,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum What {
    /// A table was created, by the person in [`Event::by`].
    Created {
        /// What is agreed.
        terms: Terms,
        /// Who sits where; `null` is a free seat.
        seats: Vec<Option<Sitter>>,
    },
    /// The creator changed the terms or the seats while nobody else had sat down.
    Changed {
        /// What is agreed now.
        terms: Terms,
        /// Who sits where now.
        seats: Vec<Option<Sitter>>,
    },
    /// Somebody sat down.
    Seated {
        /// Where, from 0.
        seat: u8,
        /// Who.
        sitter: Sitter,
    },
    /// Somebody stood up again before the game began.
    Stood {
        /// From where.
        seat: u8,
    },
    /// All seats are taken; the game begins.
    Started,
    /// A move was played.
    Played {
        /// By whom.
        seat: u8,
        /// As records write it.
        #[serde(rename = "move")]
        mv: String,
        /// Milliseconds charged to their clock.
        spent: u64,
        /// Milliseconds put down to the network, already taken off.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u64>"))]
        lag: u64,
    },
    /// Somebody proposed something.
    Offered {
        /// Who.
        seat: u8,
        /// What.
        offer: Offer,
    },
    /// Somebody answered a proposal.
    Answered {
        /// Who.
        seat: u8,
        /// Which.
        offer: Offer,
        /// Whether they agree.
        accepted: bool,
    },
    /// Moves were taken back, all others having agreed.
    TookBack {
        /// How many plies.
        plies: u32,
    },
    /// Everybody agreed to a draw.
    Agreed,
    /// Somebody resigned (G4).
    Resigned {
        /// Who.
        seat: u8,
        /// The level of the computer that goes on in their seat, where one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        instead: Option<u8>,
    },
    /// Somebody's time ran out (G4).
    Flagged {
        /// Who.
        seat: u8,
        /// The level of the computer that goes on in their seat, where one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        instead: Option<u8>,
    },
    /// The server slept; clocks stood still.
    Paused {
        /// For how many milliseconds.
        slept: u64,
    },
    /// The game is over.
    Ended {
        /// What each got of one point, in playing order, as records write it; `*` for a game that was called off.
        result: String,
        /// The code of the message that says why.
        reason: String,
    },
    /// Everybody wanted another game.
    Rematched {
        /// It is this one.
        game: crate::GameId,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}
