//! What a server asks of a store.

use crate::StoreError;
use siliam_room::{Cursor, Event, GameId, Moment, Name, PersonId, Summary, Waits};
use std::fmt;

/// The most games that one question is answered with.
pub const MOST_LISTED: u32 = 100;
/// The same for open games, of which the server shows only some.
pub const MOST_OPEN: u32 = 400;

/// Events to be written, all of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// Which game.
    pub game: GameId,
    /// The number of its last event, as far as the sender knows; 0 for a new game.
    pub after: u64,
    /// What comes then, at least one.
    pub events: Vec<Event>,
    /// What lists show of the game after the last of them.
    pub summary: Summary,
}

impl Batch {
    /// Numbers and events must fit together; the server's own code gets that wrong, nobody outside.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if self.events.is_empty() {
            return Err(StoreError::Batch("it has no events"));
        }
        if self.after.checked_add(self.events.len() as u64) != Some(self.summary.number) {
            return Err(StoreError::Batch("its summary is not that of its last event"));
        }
        Ok(())
    }
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// Everything is written, and on disk.
    Done,
    /// Somebody was quicker; nothing is written.
    Conflict {
        /// In which game, the first of the call.
        game: GameId,
        /// The number of its last event.
        number: u64,
    },
}

/// A game, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which game.
    pub game: GameId,
    /// What is shown of it.
    pub summary: Summary,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Some games.
    pub games: Vec<Listed>,
    /// Where it goes on; `None` where it ends.
    pub next: Option<Cursor>,
}

impl Page {
    /// A page of so many games; one more was asked for, to know whether there is another page.
    pub(crate) fn of(mut games: Vec<Listed>, most: u32) -> Self {
        let most = capped(most);
        let more = games.len() > most;
        games.truncate(most);
        let last = games.last().filter(|_| more);
        let next = last.map(|Listed { game, summary }| Cursor {
            over: summary.waits == Waits::Nothing,
            changed: summary.changed,
            game: *game,
        });
        Self { games, next }
    }
}

/// How many of a list are given: at least one, at most [`MOST_LISTED`].
pub(crate) fn capped(most: u32) -> usize {
    // A hundred fits every `usize`.
    most.clamp(1, MOST_LISTED) as usize
}

/// How many there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games with a free seat.
    pub waiting: u64,
    /// Games being played.
    pub running: u64,
    /// Games that are over.
    pub over: u64,
    /// Guests.
    pub guests: u64,
}

/// The hash of a guest's token. The token itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What is printed may end in a log.
        f.write_str("TokenHash(…)")
    }
}

/// Somebody who plays without an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who.
    pub id: PersonId,
    /// As they are called, once they have said it.
    pub name: Option<Name>,
}

/// What became of a new guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// They are known now.
    Done,
    /// Their token or their id is somebody's already; nothing is written.
    Taken,
}

/// Where games are kept. Every method that writes answers when what it wrote is on disk.
pub trait Store: Send + Sync + 'static {
    /// Writes batches, all or none. If another event is the last one of a game, nothing is written.
    fn append(&self, batches: Vec<Batch>) -> impl Future<Output = Result<Appended, StoreError>> + Send;

    /// The events of a game after a number, verified; none for a game that does not exist.
    fn read(
        &self,
        game: GameId,
        after: u64,
    ) -> impl Future<Output = Result<Vec<(u64, Event)>, StoreError>> + Send;

    /// What lists show of a game; `None` if there is none.
    fn summary(&self, game: GameId) -> impl Future<Output = Result<Option<Summary>, StoreError>> + Send;

    /// Somebody's games: first those that are not over, then the others, in each what changed last first. A game that
    /// changes between two pages may be missed or come twice.
    fn games_of(
        &self,
        person: PersonId,
        from: Option<Cursor>,
        most: u32,
    ) -> impl Future<Output = Result<Page, StoreError>> + Send;

    /// Games that anybody may join, what changed last first, at most [`MOST_OPEN`].
    fn open_games(&self, most: u32) -> impl Future<Output = Result<Vec<Listed>, StoreError>> + Send;

    /// Running games that the house has a part in: time is limited, or a computer sits there. By game, after the given one.
    fn house_games(
        &self,
        after: Option<GameId>,
        most: u32,
    ) -> impl Future<Output = Result<Vec<Listed>, StoreError>> + Send;

    /// How many there are.
    fn counts(&self) -> impl Future<Output = Result<Counts, StoreError>> + Send;

    /// Whose token it is.
    fn guest(&self, token: TokenHash) -> impl Future<Output = Result<Option<Guest>, StoreError>> + Send;

    /// Remembers a new guest.
    fn add_guest(
        &self,
        token: TokenHash,
        guest: Guest,
        now: Moment,
    ) -> impl Future<Output = Result<Added, StoreError>> + Send;

    /// Gives a guest another name; `false` for somebody unknown.
    fn rename(&self, guest: PersonId, name: Name) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Remembers that a guest was here; `false` for somebody unknown.
    fn seen(&self, guest: PersonId, now: Moment) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Remembers that the server is awake.
    fn beat(&self, now: Moment) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// When the server was awake last; `None` if it never was.
    fn last_beat(&self) -> impl Future<Output = Result<Option<Moment>, StoreError>> + Send;
}
