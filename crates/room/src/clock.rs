//! Moments and clocks. Nothing here asks what time it is.

use crate::{Pace, Seat, Sitter};
use serde::{Deserialize, Serialize};

/// The most of one move's time that is put down to the network, in milliseconds.
pub const MOST_LAG: u64 = 500;
/// The most of a player's whole game that is put down to the network, in milliseconds.
pub const PURSE: u64 = 10_000;

/// Milliseconds since 1970, by the server's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Moment(pub u64);

impl Moment {
    /// Milliseconds since another moment; none if that is later.
    pub fn since(self, other: Self) -> u64 {
        self.0.saturating_sub(other.0)
    }

    /// So many milliseconds later.
    pub fn plus(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }
}

/// What a move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Charge {
    /// So many milliseconds; `lag` more were the network's.
    Spent { spent: u64, lag: u64 },
    /// More than there is.
    TooMuch,
}

impl Seat {
    /// Whether the clock of this seat runs while it is to move. A first turn on a clock is free: the creator of the table may
    /// not be looking when a friend sits down. A computer needs no clock.
    pub(crate) fn is_timed(&self, pace: Pace) -> bool {
        let free = matches!(pace, Pace::Clock { .. }) && self.turns == 0;
        self.left.is_some() && !free && !matches!(self.sitter, Some(Sitter::Computer { .. }))
    }

    /// How much of a lag may still be put down to the network.
    fn credit(&self) -> u64 {
        MOST_LAG.min(PURSE.saturating_sub(self.lagged))
    }

    /// What a move costs that arrives so long after its turn began.
    pub(crate) fn charge(&self, pace: Pace, elapsed: u64, lag: u64) -> Charge {
        let Some(left) = self.left.filter(|_| self.is_timed(pace)) else {
            return Charge::Spent { spent: 0, lag: 0 };
        };
        let lag = lag.min(self.credit()).min(elapsed);
        let spent = elapsed - lag;
        if spent > left { Charge::TooMuch } else { Charge::Spent { spent, lag } }
    }

    /// When the house may say that time has run out: no move on its way could be in time.
    pub(crate) fn deadline(&self, pace: Pace, began: Moment) -> Option<Moment> {
        let left = self.left.filter(|_| self.is_timed(pace))?;
        Some(began.plus(left).plus(self.credit()).plus(1))
    }

    /// Charges a move; `turn_over` where it was the last one of the turn.
    pub(crate) fn spend(&mut self, pace: Pace, spent: u64, lag: u64, turn_over: bool) {
        self.lagged = self.lagged.saturating_add(lag);
        self.left = self.left.map(|left| left.saturating_sub(spent));
        if !turn_over {
            return;
        }
        self.turns += 1;
        match pace {
            Pace::Free => {}
            Pace::Clock { increment, .. } => self.left = self.left.map(|left| left + increment),
            Pace::Days { .. } => self.left = pace.beginning(),
        }
    }
}
