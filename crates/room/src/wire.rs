//! What travels between a client and the server: one JSON text a frame, over one WebSocket. `docs/online.md` explains it.

use crate::{Cause, Command, Cursor, Event, GameId, Moment, Name, PersonId, Summary, Terms, Wish};
use serde::{Deserialize, Serialize};
use siliam_core::{Arg, Refusal};
use std::collections::BTreeMap;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ask {
    /// To be sent every event of a game after a number, and then each new one.
    Watch {
        /// Which.
        game: GameId,
        /// The last number that is known; 0 for nothing.
        after: u64,
    },
    /// To be sent no more of it.
    Unwatch {
        /// Which.
        game: GameId,
    },
    /// To create a table.
    Create {
        /// What the sender calls this; sent again, it is the same table.
        id: Cause,
        /// The creator's name.
        name: Name,
        /// What is agreed.
        terms: Terms,
        /// Who shall sit where.
        seats: Vec<Wish>,
    },
    /// To do something in a game.
    Act {
        /// Which.
        game: GameId,
        /// What the sender calls this; sent again, it is done once.
        id: Cause,
        /// What.
        command: Command,
    },
    /// To say something to everybody who sits or watches there.
    Say {
        /// Where.
        game: GameId,
        /// What, 1 to 200 letters.
        text: String,
    },
    /// To list one's own games and the open ones.
    List {
        /// To go on with one's own games from there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        after: Option<Cursor>,
    },
    /// To change one's name.
    Rename {
        /// How.
        name: Name,
    },
}

impl Ask {
    /// The name that somebody gives themselves with this.
    pub fn name(&self) -> Option<&Name> {
        match self {
            Self::Create { name, .. }
            | Self::Rename { name }
            | Self::Act { command: Command::Sit { name, .. }, .. } => Some(name),
            _ => None,
        }
    }
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Tell {
    /// The first frame of a connection, and the answer to a new name.
    Hello {
        /// Who the server takes the client for.
        you: You,
        /// What time it is by the server's clock.
        now: Moment,
    },
    /// Events of a game, in order and without a gap; the first one has the number `after` + 1.
    Events {
        /// Which.
        game: GameId,
        /// The number before the first.
        after: u64,
        /// What happened.
        events: Vec<Event>,
        /// What time it is by the server's clock.
        now: Moment,
    },
    /// A command was carried out, and is on disk.
    Done {
        /// What the sender called it.
        id: Cause,
        /// In which game; for a new one this is its name.
        game: GameId,
        /// The number of its last event.
        number: u64,
    },
    /// Something was refused; nothing happened.
    Refused {
        /// What the sender called it, where it has a name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        id: Option<Cause>,
        /// In which game, where it was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        game: Option<GameId>,
        /// Why.
        why: Said,
    },
    /// Who is there.
    Here {
        /// In which game.
        game: GameId,
        /// By seat, whether the person has a page open; a computer is always there.
        seats: Vec<bool>,
        /// How many others watch.
        watching: u32,
    },
    /// Somebody said something. It is no part of the game and not kept for long.
    Said {
        /// In which game.
        game: GameId,
        /// Who.
        by: PersonId,
        /// As they are called.
        name: Name,
        /// What.
        text: String,
        /// When.
        at: Moment,
    },
    /// One's own games, those that wait for one first, and the open ones.
    List {
        /// One's own.
        mine: Vec<Row>,
        /// Those that anybody may join; none where the list goes on.
        open: Vec<Row>,
        /// Where one's own games go on, if there are more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        more: Option<Cursor>,
        /// Where it went on from, as it was asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        after: Option<Cursor>,
    },
    /// A game in which one has a seat went on, while this connection does not watch it.
    Changed {
        /// Which, and what is known of it.
        row: Row,
    },
    /// The server closes the connection and says why.
    Bye {
        /// Why.
        why: Said,
    },
}

/// A person, as the server knows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct You {
    /// Who.
    pub id: PersonId,
    /// As they want to be called; absent until they have said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<Name>,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Row {
    /// Its name.
    pub id: GameId,
    /// What is known of it.
    pub summary: Summary,
}

/// A message of the message files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Said {
    /// The message.
    pub code: String,
    /// What it shows, by name.
    pub args: BTreeMap<String, Word>,
    /// The ruling it rests on.
    pub ruling: Option<String>,
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Word {
    /// Shown as it is.
    Text(String),
    /// A number.
    Number(i64),
    /// Another message.
    Term(String),
    /// Several of them.
    Terms(Vec<String>),
}

impl Said {
    /// What a refusal says.
    pub fn of(refusal: &dyn Refusal) -> Self {
        let word = |arg: Arg| match arg {
            Arg::Text(text) => Word::Text(text),
            Arg::Number(number) => Word::Number(number),
            Arg::Term(id) => Word::Term(id.to_owned()),
            Arg::Terms(ids) => Word::Terms(ids.into_iter().map(str::to_owned).collect()),
        };
        Self {
            code: refusal.code().to_owned(),
            args: refusal.args().into_iter().map(|(name, arg)| (name.to_owned(), word(arg))).collect(),
            ruling: refusal.ruling().map(str::to_owned),
        }
    }
}
