//! The lists: one's own games, and the tables that anybody may join.

use crate::hall::{Hall, now};
use siliam_room::wire::{Row, Tell};
use siliam_room::{Cursor, Pace, PersonId};
use siliam_store::{Listed, MOST_LISTED, MOST_OPEN, Store, StoreError};
use std::collections::HashMap;

/// Open tables of one person that are shown, so that nobody fills the lobby.
pub(crate) const EACH: usize = 3;
/// A table with a clock stays open so long after the last of its people has left the page: a reload takes moments.
const GRACE: u64 = 120_000;
/// A table without one is shown for two weeks.
const WAITED: u64 = 14 * 24 * 3_600_000;

impl<S: Store> Hall<S> {
    /// What a person is shown of the games; from a place on just more of their own.
    pub(crate) async fn list(&self, person: PersonId, after: Option<Cursor>) -> Result<Tell, StoreError> {
        let mine = self.store.games_of(person, after, MOST_LISTED).await?;
        let open = if after.is_none() { self.open_tables().await? } else { Vec::new() };
        Ok(Tell::List { mine: rows(mine.games), open: rows(open), more: mine.next, after })
    }

    /// Tables at which somebody is still waiting.
    async fn open_tables(&self) -> Result<Vec<Listed>, StoreError> {
        let now = now();
        let mut shown: HashMap<PersonId, usize> = HashMap::new();
        let mut open = self.store.open_games(MOST_OPEN).await?;
        open.retain(|Listed { summary, .. }| {
            let Some(waiting) = summary.people().next() else { return false };
            let waited = now.0.saturating_sub(summary.changed.0);
            let is_waiting = match summary.pace {
                // Whoever sat down would play against nobody.
                Pace::Clock { .. } => waited < GRACE || summary.people().any(|person| self.is_here(person)),
                Pace::Free | Pace::Days { .. } => waited < WAITED,
            };
            let shown = shown.entry(waiting).or_default();
            *shown += usize::from(is_waiting);
            is_waiting && *shown <= EACH
        });
        open.truncate(MOST_LISTED as usize);
        Ok(open)
    }
}

fn rows(games: Vec<Listed>) -> Vec<Row> {
    games.into_iter().map(|Listed { game, summary }| Row { id: game, summary }).collect()
}
