//! How much of a player's time a move may take.

// Counts of games, nodes and milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

/// A player's clock, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What is left for the whole rest of the game.
    pub left: u64,
    /// What is added after every move; 0 in sudden death.
    pub increment: u64,
}

/// What one move may take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Milliseconds that are never exceeded.
    pub most: u64,
    /// The part of them that an easy move takes: [`crate::Asking::ease`].
    pub ease: f64,
}

/// Time is shared out as if so many moves were still to come: a little more than a game has from its middle.
const MOVES_TO_COME: u64 = 22;
/// Milliseconds that may pass between a decision and the clock's stopping.
const RESERVE: u64 = 15;

impl Clock {
    /// What the next move may take. However little is left, some of it stays for the moves after.
    ///
    /// ```
    /// use siliam_engine::Clock;
    /// let budget = Clock { left: 60_000, increment: 0 }.budget();
    /// assert!(budget.most < 60_000 / 4);
    /// ```
    pub fn budget(self) -> Budget {
        let left = self.left.saturating_sub(RESERVE);
        let usual = (left / MOVES_TO_COME + self.increment * 3 / 4).max(1);
        let most = (4 * usual).min(left / 5 + self.increment / 2).min(left).max(1);
        Budget { most, ease: (usual as f64 / most as f64).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_never_runs_out() {
        for increment in [0, 10, 1_000] {
            let mut clock = Clock { left: 5_000, increment };
            for _ in 0..1_000 {
                let budget = clock.budget();
                assert!(budget.ease > 0.0 && budget.ease <= 1.0);
                if clock.left <= RESERVE {
                    assert_eq!(increment, 0, "an increment keeps the clock going");
                    break;
                }
                assert!(budget.most < clock.left, "{clock:?} gives {budget:?}");
                clock.left = clock.left - budget.most + increment;
            }
        }
    }
}
