//! A store without a disk, for tests of whatever uses one.

use crate::derived::Derived;
use crate::store::capped;
use crate::{Added, Appended, Batch, Counts, Guest, Listed, MOST_OPEN, Page, Store, StoreError, TokenHash};
use siliam_room::{Cursor, Event, GameId, Moment, Name, PersonId, Summary};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Keeps everything until it is dropped.
#[derive(Debug, Default)]
pub struct Memory {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    /// By the id's text, as a database sorts them.
    games: BTreeMap<String, Game>,
    guests: HashMap<TokenHash, Guest>,
    awake: Option<Moment>,
}

#[derive(Debug)]
struct Game {
    id: GameId,
    events: Vec<Event>,
    summary: Summary,
    derived: Derived,
}

impl Game {
    fn listed(&self) -> Listed {
        Listed { game: self.id, summary: self.summary.clone() }
    }

    /// Somebody's games are sorted by this, downwards.
    fn rank(&self) -> (bool, Moment, String) {
        (self.derived.players.ended.is_none(), self.derived.changed, self.id.to_string())
    }
}

impl Memory {
    /// Nothing that happens under the lock can panic half-way, so a poisoned lock still holds whole games.
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn listed(&self, most: u32, wanted: impl Fn(&Game) -> bool) -> Vec<Listed> {
        let kept = self.kept();
        kept.games.values().filter(|game| wanted(game)).take(capped(most)).map(Game::listed).collect()
    }

    fn know(&self, person: PersonId, what: impl FnOnce(&mut Guest)) -> bool {
        let mut kept = self.kept();
        let guest = kept.guests.values_mut().find(|guest| guest.id == person);
        guest.map(what).is_some()
    }
}

impl Store for Memory {
    async fn append(&self, batches: Vec<Batch>) -> Result<Appended, StoreError> {
        batches.iter().try_for_each(Batch::check)?;
        let mut kept = self.kept();
        let mut last: HashMap<GameId, u64> = HashMap::new();
        for Batch { game, after, events, .. } in &batches {
            let stored = kept.games.get(&game.to_string()).map_or(0, |game| game.events.len() as u64);
            let number = last.entry(*game).or_insert(stored);
            if *number != *after {
                return Ok(Appended::Conflict { game: *game, number: stored });
            }
            *number += events.len() as u64;
        }
        for Batch { game: id, events, summary, .. } in batches {
            let derived = Derived::of(&summary);
            let before = kept.games.remove(&id.to_string()).map_or(Vec::new(), |game| game.events);
            let events = before.into_iter().chain(events).collect();
            kept.games.insert(id.to_string(), Game { id, events, summary, derived });
        }
        Ok(Appended::Done)
    }

    async fn read(&self, game: GameId, after: u64) -> Result<Vec<(u64, Event)>, StoreError> {
        let kept = self.kept();
        let events = kept.games.get(&game.to_string()).map_or(&[][..], |game| &game.events);
        let numbered = (1..).zip(events.iter().cloned());
        Ok(numbered.filter(|(number, _)| *number > after).collect())
    }

    async fn summary(&self, game: GameId) -> Result<Option<Summary>, StoreError> {
        Ok(self.kept().games.get(&game.to_string()).map(|game| game.summary.clone()))
    }

    async fn games_of(&self, person: PersonId, from: Option<Cursor>, most: u32) -> Result<Page, StoreError> {
        let from = from.map(|Cursor { over, changed, game }| (!over, changed, game.to_string()));
        let kept = self.kept();
        let mut games: Vec<_> = kept
            .games
            .values()
            .filter(|game| game.derived.players.people.contains(&person))
            .filter(|game| from.as_ref().is_none_or(|from| game.rank() < *from))
            .collect();
        games.sort_by_key(|game| Reverse(game.rank()));
        Ok(Page::of(games.into_iter().map(Game::listed).take(capped(most) + 1).collect(), most))
    }

    async fn open_games(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let kept = self.kept();
        let mut games: Vec<_> = kept.games.values().filter(|game| game.derived.open).collect();
        games.sort_by_key(|game| Reverse(game.rank()));
        Ok(games.into_iter().take(most.clamp(1, MOST_OPEN) as usize).map(Game::listed).collect())
    }

    async fn house_games(&self, after: Option<GameId>, most: u32) -> Result<Vec<Listed>, StoreError> {
        let after = after.map(|game| game.to_string());
        let later = |game: &Game| after.as_ref().is_none_or(|after| game.id.to_string() > *after);
        Ok(self.listed(most, |game| game.derived.house && later(game)))
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let kept = self.kept();
        let waiting_for = |what| kept.games.values().filter(|game| game.derived.waits == what).count() as u64;
        Ok(Counts {
            waiting: waiting_for("seats"),
            running: waiting_for("move"),
            over: waiting_for("nothing"),
            guests: kept.guests.len() as u64,
        })
    }

    async fn guest(&self, token: TokenHash) -> Result<Option<Guest>, StoreError> {
        Ok(self.kept().guests.get(&token).cloned())
    }

    async fn add_guest(&self, token: TokenHash, guest: Guest, _now: Moment) -> Result<Added, StoreError> {
        let mut kept = self.kept();
        if kept.guests.contains_key(&token) || kept.guests.values().any(|known| known.id == guest.id) {
            return Ok(Added::Taken);
        }
        kept.guests.insert(token, guest);
        Ok(Added::Done)
    }

    async fn rename(&self, guest: PersonId, name: Name) -> Result<bool, StoreError> {
        Ok(self.know(guest, |guest| guest.name = Some(name)))
    }

    async fn seen(&self, guest: PersonId, _now: Moment) -> Result<bool, StoreError> {
        Ok(self.know(guest, |_| {}))
    }

    async fn beat(&self, now: Moment) -> Result<(), StoreError> {
        self.kept().awake = Some(now);
        Ok(())
    }

    async fn last_beat(&self) -> Result<Option<Moment>, StoreError> {
        Ok(self.kept().awake)
    }
}
