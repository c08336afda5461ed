//! Reads a whole file and tells everything that is wrong with it.
//!
//! Every game is folded anew, its rows in the lists are compared with what follows from its events, every checksum is
//! verified, SQLite looks over its own structure, and its log is read frame by frame. One game is in memory at a time. A server may be using the file.

use crate::chain::Sum;
use crate::data_folder::DATABASE;
use crate::derived::{Derived, stored};
use crate::sqlite::{GuestRow, Looking, absolute, last_beat, look, look_over, migrate, rows_of, schema};
use crate::{Fault, StoreError};
use siliam_core::Term;
use siliam_room::{Event, GameId, Room};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row as _};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The most that SQLite tells of a damaged structure.
const STRUCTURE: &str = "PRAGMA integrity_check(100)";

/// What the lists say of a game.
const NUMBER: Term = Term { message: "store-what-number", english: "the number" };
const WAITS: Term = Term { message: "store-what-waits", english: "what it waits for" };
const OPEN: Term = Term { message: "store-what-open", english: "whether it is open" };
const HOUSE: Term = Term { message: "store-what-house", english: "whether the house has a part" };
const CHANGED: Term = Term { message: "store-what-changed", english: "the time of the last change" };
pub(crate) const SUMMARY: Term = Term { message: "store-what-summary", english: "the summary" };
const PLAYERS: Term = Term { message: "store-what-players", english: "the list of players" };

/// Told while the work goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// So many games of so many are checked.
    Progress {
        /// So far.
        done: u64,
        /// As many as there were when it began.
        of: u64,
    },
    /// Something is wrong.
    Fault(&'a Fault),
}

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Games.
    pub games: u64,
    /// Their events.
    pub events: u64,
    /// Guests.
    pub guests: u64,
    /// What is wrong, each told by itself.
    pub faults: u64,
}

/// Checks the database under a data folder, which is only read.
pub async fn check(folder: &Path, tell: impl FnMut(Step<'_>)) -> Result<Checked, StoreError> {
    let file = absolute(folder)?.join(DATABASE);
    let connection = look(&file, Looking::Beside).await?;
    let mut check = Check { connection, tell, checked: Checked::default() };
    check.damage(look_over(&file), Fault::Structure)?;
    check.structure().await?;
    check.games().await?;
    check.guests().await?;
    check.heartbeat().await?;
    let Check { connection, checked, .. } = check;
    // Nothing was written, so nothing can fail that matters.
    let _ = connection.close().await;
    Ok(checked)
}

struct Check<F> {
    connection: SqliteConnection,
    tell: F,
    checked: Checked,
}

impl<F: FnMut(Step<'_>)> Check<F> {
    fn fault(&mut self, fault: &Fault) {
        self.checked.faults += 1;
        (self.tell)(Step::Fault(fault));
    }

    /// Tells of damage and goes on; anything else ends the check. `None` stands for what could not be read.
    fn damage<T>(
        &mut self,
        found: Result<T, StoreError>,
        place: impl Fn(String) -> Fault,
    ) -> Result<Option<T>, StoreError> {
        match found {
            Ok(found) => return Ok(Some(found)),
            Err(StoreError::Damaged(Fault::Structure(why)) | StoreError::Io(why)) => self.fault(&place(why)),
            Err(StoreError::Damaged(fault)) => self.fault(&fault),
            Err(error) => return Err(error),
        }
        Ok(None)
    }

    /// SQLite's own check, and whether tables and indexes are as this version makes them.
    async fn structure(&mut self) -> Result<(), StoreError> {
        let rows = sqlx::query(STRUCTURE).fetch_all(&mut self.connection).await;
        let rows = self.damage(rows.map_err(StoreError::from), Fault::Structure)?;
        for row in rows.iter().flatten() {
            let why: String = row.try_get(0)?;
            if why != "ok" {
                self.fault(&Fault::Structure(why));
            }
        }
        let found = schema(&mut self.connection).await;
        let found = self.damage(found, Fault::Structure)?;
        let found: BTreeMap<_, _> = found.into_iter().flatten().collect();
        let mut fresh = SqliteConnectOptions::new().connect().await?;
        migrate(&mut fresh).await?;
        let wanted: BTreeMap<_, _> = schema(&mut fresh).await?.into_iter().collect();
        let names: BTreeSet<_> = found.keys().chain(wanted.keys()).collect();
        for name in names {
            if found.get(name) != wanted.get(name) {
                self.fault(&Fault::Schema(name.clone()));
            }
        }
        Ok(())
    }

    async fn games(&mut self) -> Result<(), StoreError> {
        let count = sqlx::query("SELECT count(*) FROM games").fetch_one(&mut self.connection).await;
        let count = count.and_then(|row| row.try_get::<i64, _>(0)).map_err(StoreError::from);
        let of = self.damage(count, Fault::Structure)?.unwrap_or_default().cast_unsigned();
        let mut last = Vec::new();
        while let Some(game) = self.next_game(&last).await? {
            if game <= last {
                self.fault(&Fault::Structure("games are out of order".to_owned()));
                break;
            }
            let name = String::from_utf8_lossy(&game).into_owned();
            match name.parse() {
                Ok(id) => self.game(id, &name).await?,
                Err(_) => self.fault(&Fault::Name(name)),
            }
            last = game;
            self.checked.games += 1;
            (self.tell)(Step::Progress { done: self.checked.games, of });
        }
        Ok(())
    }

    /// The bytes of the next name of a game in any table.
    async fn next_game(&mut self, last: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        let select = "
            SELECT CAST(min(game) AS BLOB) FROM (
                SELECT min(game) AS game FROM events WHERE game > CAST(?1 AS TEXT)
                UNION ALL SELECT min(game) FROM games WHERE game > CAST(?1 AS TEXT)
                UNION ALL SELECT min(game) FROM players WHERE game > CAST(?1 AS TEXT))";
        let row = sqlx::query(select).bind(last.to_vec()).fetch_one(&mut self.connection).await;
        let next = row.and_then(|row| row.try_get::<Option<Vec<u8>>, _>(0)).map_err(StoreError::from);
        Ok(self.damage(next, Fault::Structure)?.flatten())
    }

    async fn game(&mut self, id: GameId, name: &str) -> Result<(), StoreError> {
        let found = Found::read(&mut self.connection, name).await;
        let found = self.damage(found, |why| Fault::Game(name.to_owned(), why))?;
        let Some(found) = found else { return Ok(()) };
        self.checked.events += found.rows.len() as u64;
        if found.rows.is_empty() {
            self.fault(&Fault::NoEvents(name.to_owned()));
            return Ok(());
        }
        let faults = self.checked.faults;
        let mut events: Vec<Event> = Vec::with_capacity(found.rows.len());
        let mut before = Some(Sum::START);
        for row in &found.rows {
            let next = events.len() as u64 + 1;
            if row.number != next && self.checked.faults == faults {
                self.fault(&Fault::Missing(name.to_owned(), next));
            }
            match row.event(id, before) {
                Ok(event) => events.push(event),
                Err(fault) => self.fault(&fault),
            }
            // The next row is judged by what stands here: each damaged row is told, and not all that follow it.
            before = row.sum;
        }
        if self.checked.faults != faults {
            return Ok(());
        }
        match Room::fold(&events) {
            Ok(room) => self.compare(name, &found, &Derived::of(&room.summary())),
            Err(error) => self.fault(&Fault::Fold(name.to_owned(), error.number, error.why.to_owned())),
        }
        Ok(())
    }

    /// Compares the lists with what follows from the events.
    fn compare(&mut self, name: &str, found: &Found, derived: &Derived) {
        let Some(listed) = &found.listed else {
            self.fault(&Fault::Unlisted(name.to_owned()));
            return;
        };
        let Derived { number, waits, open, house, changed, text, players } = derived;
        if listed.number > *number {
            self.fault(&Fault::Missing(name.to_owned(), number + 1));
        }
        let ended = players.ended.map(|moment| stored(moment.0));
        let people = players.people.iter().map(|person| (person.to_string(), ended)).collect();
        let same = [
            (NUMBER, listed.number == *number),
            (WAITS, listed.waits == *waits),
            (OPEN, listed.open == i64::from(*open)),
            (HOUSE, listed.house == i64::from(*house)),
            (CHANGED, listed.changed == stored(changed.0)),
            (SUMMARY, listed.summary == *text),
            (PLAYERS, found.players == people),
        ];
        for (what, _) in same.into_iter().filter(|(_, same)| !same) {
            self.fault(&Fault::Derived(name.to_owned(), what));
        }
    }

    async fn guests(&mut self) -> Result<(), StoreError> {
        let mut last = Vec::new();
        loop {
            let select = "SELECT token, person, name, made, seen, sum FROM guests WHERE token > ?1 ORDER BY token LIMIT 256";
            let rows = sqlx::query(select).bind(last.clone()).fetch_all(&mut self.connection).await;
            let rows = self.damage(rows.map_err(StoreError::from), Fault::Structure)?.unwrap_or_default();
            for row in &rows {
                self.checked.guests += 1;
                if let Err(fault) = GuestRow::read(row) {
                    self.fault(&fault);
                }
            }
            let token = rows.last().map(|row| row.try_get::<Vec<u8>, _>(0)).transpose();
            match self.damage(token.map_err(StoreError::from), Fault::Structure)?.flatten() {
                Some(token) if token > last => last = token,
                Some(_) => {
                    self.fault(&Fault::Structure("guests are out of order".to_owned()));
                    return Ok(());
                }
                None => return Ok(()),
            }
        }
    }

    async fn heartbeat(&mut self) -> Result<(), StoreError> {
        let beat = last_beat(&mut self.connection).await;
        self.damage(beat, Fault::Structure)?;
        Ok(())
    }
}

/// All that is stored of a game, of one moment.
struct Found {
    rows: Vec<crate::sqlite::Row>,
    listed: Option<ListedRow>,
    players: BTreeSet<(String, Option<i64>)>,
}

/// A row of the table of games.
struct ListedRow {
    number: u64,
    waits: String,
    open: i64,
    house: i64,
    changed: i64,
    summary: String,
}

impl Found {
    async fn read(connection: &mut SqliteConnection, name: &str) -> Result<Self, StoreError> {
        let mut transaction = connection.begin().await?;
        let (rows, _) = rows_of(&mut *transaction, name, 0).await?;
        let select = "SELECT number, waits, open, house, changed, summary FROM games WHERE game = ?1";
        let listed = sqlx::query(select).bind(name.to_owned()).fetch_optional(&mut *transaction).await?;
        let listed = match listed {
            Some(row) => Some(ListedRow {
                number: row.try_get::<i64, _>(0)?.cast_unsigned(),
                waits: row.try_get(1)?,
                open: row.try_get(2)?,
                house: row.try_get(3)?,
                changed: row.try_get(4)?,
                summary: row.try_get(5)?,
            }),
            None => None,
        };
        let select = "SELECT person, ended FROM players WHERE game = ?1";
        let players = sqlx::query(select).bind(name.to_owned()).fetch_all(&mut *transaction).await?;
        let players = players.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        let players = players.collect::<Result<_, sqlx::Error>>()?;
        transaction.commit().await?;
        Ok(Self { rows, listed, players })
    }
}
