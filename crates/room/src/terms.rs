//! What is agreed before a game.

use crate::RoomRefusal;
use serde::{Deserialize, Serialize};
use siliam_catalog::{Table, sit_down};

/// The longest time for a game on a clock, in milliseconds: a day.
const MOST_BASE: u64 = 24 * 60 * 60 * 1000;
/// The shortest time for a game, in milliseconds: below, nobody gets a move across a network.
const LEAST_BASE: u64 = 10_000;
/// The most that a turn may add, in milliseconds.
const MOST_INCREMENT: u64 = 10 * 60 * 1000;
/// The most days for a move.
const MOST_DAYS: u32 = 30;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// How time is limited, for each player alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Pace {
    /// Not at all.
    Free,
    /// So much for the game, and more with every turn, in milliseconds.
    Clock {
        /// For the whole game.
        base: u64,
        /// Added by every turn.
        increment: u64,
    },
    /// So many days for every turn.
    Days {
        /// How many.
        days: u32,
    },
}

impl Pace {
    /// What a player has at the beginning, in milliseconds; `None` where time is not limited.
    pub(crate) fn beginning(self) -> Option<u64> {
        match self {
            Self::Free => None,
            Self::Clock { base, .. } => Some(base),
            Self::Days { days } => Some(u64::from(days) * DAY),
        }
    }

    fn is_possible(self) -> bool {
        match self {
            Self::Free => true,
            Self::Clock { base, increment } => {
                (LEAST_BASE..=MOST_BASE).contains(&base) && increment <= MOST_INCREMENT
            }
            Self::Days { days } => (1..=MOST_DAYS).contains(&days),
        }
    }
}

/// What happens to a game of three or four when a player leaves it (G4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Leaving {
    /// A computer goes on in that seat.
    #[default]
    GoesOn,
    /// The game ends there.
    Ends,
}

/// What is agreed before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Terms {
    /// The game's name, with options.
    pub game: String,
    /// The position text it starts from; the game's own start where it is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub start: Option<String>,
    /// How time is limited.
    pub pace: Pace,
    /// What happens when a player leaves a game of three or four.
    #[serde(default)]
    pub leaving: Leaving,
    /// Whether anybody may find it among the open games.
    #[serde(default)]
    pub listed: bool,
}

impl Terms {
    /// A game from its start without a clock, open to anybody with the link.
    pub fn of(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            start: None,
            pace: Pace::Free,
            leaving: Leaving::default(),
            listed: false,
        }
    }

    /// The same with the game's name in its normal order, and the table it is played at.
    pub(crate) fn checked(mut self) -> Result<(Self, Box<dyn Table>), RoomRefusal> {
        if !self.pace.is_possible() {
            return Err(RoomRefusal::Pace);
        }
        let table = sit_down(&self.game, self.start.as_deref())?;
        if table.ending().is_some() {
            return Err(RoomRefusal::OverAlready);
        }
        self.game = table.name();
        Ok((self, table))
    }
}
