//! What is wrong with a line.

use siliam_core::text::quoted;
use std::fmt;

/// Why a line is not obeyed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mistake {
    NotText,
    TooLong,
    /// There is no such command.
    Command(String),
    /// Something must follow this word.
    Missing {
        after: &'static str,
        what: &'static str,
    },
    /// This word has no place here.
    Unexpected(String),
    /// This word comes twice.
    Twice(String),
    NoNumber {
        name: String,
        found: String,
    },
    Option(String),
    Value {
        option: &'static str,
        found: String,
        wanted: String,
    },
    /// The system does not give so much memory.
    Memory {
        mebibytes: u64,
    },
    Query(String),
    /// The catalog's words for what is wrong with a name or a position.
    Refused(String),
    Move {
        number: usize,
        found: String,
        why: String,
    },
    /// The game is over.
    Over,
    /// This build has no engine for the game.
    NoEngine,
    /// There are clocks, but not of the player who is to move.
    NoClock {
        player: usize,
    },
    /// This player does not play this game.
    NoPlayer {
        player: usize,
    },
    /// The command has to wait until the search is over.
    Searching,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotText => f.write_str("this line is no UTF-8"),
            Self::TooLong => f.write_str("this line is too long"),
            Self::Command(found) => write!(f, "there is no command `{}`", quoted(found)),
            Self::Missing { after, what } => write!(f, "`{after}` needs {what}"),
            Self::Unexpected(found) => write!(f, "`{}` has no place here", quoted(found)),
            Self::Twice(found) => write!(f, "`{}` is given twice", quoted(found)),
            Self::NoNumber { name, found } => {
                write!(f, "`{}` is no number for `{}`", quoted(found), quoted(name))
            }
            Self::Option(found) => write!(f, "there is no option `{}`", quoted(found)),
            Self::Value { option, found, wanted } => {
                write!(f, "`{}` will not do for {option}, which is {wanted}", quoted(found))
            }
            Self::Memory { mebibytes } => {
                write!(f, "there is no memory of {mebibytes} MiB for Hash")
            }
            Self::Query(found) => write!(f, "there is no query `{}`", quoted(found)),
            Self::Refused(why) => f.write_str(why),
            Self::Move { number, found, why } => write!(f, "move {number} `{}`: {why}", quoted(found)),
            Self::Over => f.write_str("the game is over"),
            Self::NoEngine => f.write_str("this game has no engine"),
            Self::NoClock { player } => write!(f, "p{player} is to move and has no clock"),
            Self::NoPlayer { player } => write!(f, "this game has no p{player}"),
            Self::Searching => {
                f.write_str("a search is under way: only isready, stop, ponderhit and quit are heard")
            }
        }
    }
}
