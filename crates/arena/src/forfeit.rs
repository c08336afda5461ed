//! Games that end because a contender does not go on: it crashed, it is silent, it plays what is not allowed.

use siliam_catalog::{Leaving, Left, Settlement, Then};
use siliam_core::Player;
use siliam_ugi::Breakdown;
use std::fmt;

/// Why a contender has lost a game that the rules did not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Its program cannot be started.
    NotStarted,
    /// Its program ended.
    Crashed,
    /// It did not answer, however long it was waited for.
    Silent,
    /// Its move is not legal.
    Illegal,
    /// Its clock ran out.
    OutOfTime,
    /// It gave no move.
    NoMove,
}

impl Cause {
    const ALL: [Self; 6] =
        [Self::NotStarted, Self::Crashed, Self::Silent, Self::Illegal, Self::OutOfTime, Self::NoMove];

    /// The word of the log.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NotStarted => "not-started",
            Self::Crashed => "crashed",
            Self::Silent => "silent",
            Self::Illegal => "illegal",
            Self::OutOfTime => "out-of-time",
            Self::NoMove => "no-move",
        }
    }
}

/// Why a contender gives no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lapse {
    pub(crate) cause: Cause,
    pub(crate) detail: String,
}

impl Lapse {
    pub(crate) const NO_MOVE: Self = Self { cause: Cause::NoMove, detail: String::new() };
    pub(crate) const OUT_OF_TIME: Self = Self { cause: Cause::OutOfTime, detail: String::new() };

    /// Who sat there has lost.
    pub(crate) fn of(self, player: Player) -> Forfeit {
        Forfeit { player, cause: self.cause, detail: self.detail }
    }
}

impl From<Breakdown> for Lapse {
    fn from(breakdown: Breakdown) -> Self {
        let cause = match breakdown {
            Breakdown::NotStarted(_) => Cause::NotStarted,
            Breakdown::Ended(_) => Cause::Crashed,
            Breakdown::Silent { .. } => Cause::Silent,
        };
        let detail = if breakdown == Breakdown::Ended(None) { String::new() } else { breakdown.to_string() };
        Self { cause, detail }
    }
}

/// Who lost a game that the rules did not end, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// Who lost.
    pub player: Player,
    /// Why.
    pub cause: Cause,
    /// What is known beside: the move, how long it was waited for, what the system says. One line; may be empty.
    pub detail: String,
}

impl Forfeit {
    /// What becomes of the game (G4): a contender that takes too long has run out of time, any other has resigned.
    pub fn settlement(&self) -> Settlement {
        let how = match self.cause {
            Cause::Silent | Cause::OutOfTime => Leaving::Flagged,
            _ => Leaving::Resigned,
        };
        Settlement::Left(Left { player: self.player, how }, Then::Ends)
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub(crate) fn read(words: &[&str]) -> Option<Self> {
        let [seat, cause, detail @ ..] = words else { return None };
        let player = *Player::ALL.get(seat.parse::<usize>().ok()?)?;
        let cause = Cause::ALL.into_iter().find(|known| known.word() == *cause)?;
        Some(Self { player, cause, detail: detail.join(" ") })
    }
}

/// The seat from 0, the cause, and the detail where there is one.
impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.player.index(), self.cause.word())?;
        if self.detail.is_empty() { Ok(()) } else { write!(f, " {}", self.detail) }
    }
}
