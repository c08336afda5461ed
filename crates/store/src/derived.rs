//! What the rows beside the log say of a game. All of it follows from the game's summary, and so from its events.

use siliam_room::{Moment, Pace, PersonId, Sitter, Summary, Waits};
use std::collections::BTreeSet;

/// What the rows beside the log say of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Derived {
    pub(crate) number: u64,
    /// `seats`, `move` or `nothing`: what the game waits for.
    pub(crate) waits: &'static str,
    /// Whether anybody may join.
    pub(crate) open: bool,
    /// Whether it runs and the house has a part in it.
    pub(crate) house: bool,
    pub(crate) changed: Moment,
    /// The summary itself.
    pub(crate) text: String,
    pub(crate) players: Players,
}

/// Who plays, and when it ended. Rows of players are written only when this changes, not with every move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Players {
    pub(crate) people: BTreeSet<PersonId>,
    pub(crate) ended: Option<Moment>,
}

impl Players {
    pub(crate) fn of(summary: &Summary) -> Self {
        let ended = (summary.waits == Waits::Nothing).then_some(summary.changed);
        Self { people: summary.people().collect(), ended }
    }
}

impl Derived {
    pub(crate) fn of(summary: &Summary) -> Self {
        let computer = |sitter: &Option<Sitter>| matches!(sitter, Some(Sitter::Computer { .. }));
        let timed = summary.pace != Pace::Free;
        Self {
            number: summary.number,
            waits: match summary.waits {
                Waits::Seats => "seats",
                Waits::Move => "move",
                Waits::Nothing => "nothing",
            },
            open: summary.open,
            // Wider than "a deadline or a computer to move": it changes twice a game, so its index is hardly ever written.
            house: summary.waits == Waits::Move && (timed || summary.seats.iter().any(computer)),
            changed: summary.changed,
            // A summary is texts and numbers, which JSON always has a form for.
            text: serde_json::to_string(summary).unwrap_or_default(),
            players: Players::of(summary),
        }
    }
}

/// A number as SQLite keeps it.
pub(crate) fn stored(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
