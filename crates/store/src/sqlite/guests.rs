//! Guests and the heartbeat: rows that stand for themselves, each with its own checksum.

use crate::chain::Sum;
use crate::derived::stored;
use crate::{Fault, Guest, StoreError, TokenHash};
use siliam_room::{Moment, Name, PersonId};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Row as _, SqliteExecutor};

/// Something to be remembered beside the games.
#[derive(Clone, Debug)]
pub(super) enum Note {
    Add { token: TokenHash, guest: Guest, now: Moment },
    Rename { guest: PersonId, name: Name },
    Seen { guest: PersonId, now: Moment },
    Beat { now: Moment },
}

/// A guest's row, all of it under its checksum.
#[derive(Clone, Debug)]
pub(crate) struct GuestRow {
    pub(crate) token: Vec<u8>,
    pub(crate) person: String,
    name: Option<String>,
    made: i64,
    seen: i64,
}

impl GuestRow {
    fn sum(&self) -> Sum {
        let Self { token, person, name, made, seen } = self;
        Sum::seal(&("guest", token, person, name, made, seen))
    }

    /// Reads a row, whose columns are those of the table.
    pub(crate) fn read(row: &SqliteRow) -> Result<Self, Fault> {
        let unreadable = |error: sqlx::Error| Fault::Structure(error.to_string());
        let guest = Self {
            token: row.try_get("token").map_err(unreadable)?,
            person: row.try_get("person").map_err(unreadable)?,
            name: row.try_get("name").map_err(unreadable)?,
            made: row.try_get("made").map_err(unreadable)?,
            seen: row.try_get("seen").map_err(unreadable)?,
        };
        let sum: Vec<u8> = row.try_get("sum").map_err(unreadable)?;
        if sum == guest.sum().0 { Ok(guest) } else { Err(Fault::Guest(guest.person)) }
    }

    fn guest(self) -> Result<Guest, Fault> {
        let Ok(id) = self.person.parse() else { return Err(Fault::Guest(self.person)) };
        let name = match self.name {
            Some(text) => Some(Name::read(&text).ok_or(Fault::Guest(self.person))?),
            None => None,
        };
        Ok(Guest { id, name })
    }
}

/// Carries out one note; `false` where it was refused and nothing is written.
pub(super) async fn note(
    connection: &mut SqliteConnection,
    note: &Note,
) -> Result<Result<bool, StoreError>, sqlx::Error> {
    match note {
        Note::Add { token, guest, now } => {
            let row = GuestRow {
                token: token.0.to_vec(),
                person: guest.id.to_string(),
                name: guest.name.as_ref().map(ToString::to_string),
                made: stored(now.0),
                seen: stored(now.0),
            };
            let insert = "INSERT INTO guests (token, person, name, made, seen, sum)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING";
            put(connection, insert, &row).await.map(Ok)
        }
        Note::Rename { guest, name } => {
            change(connection, *guest, |row| row.name = Some(name.to_string())).await
        }
        Note::Seen { guest, now } => change(connection, *guest, |row| row.seen = stored(now.0)).await,
        Note::Beat { now } => {
            let awake = stored(now.0);
            let beat = "INSERT INTO heartbeat (one, awake, sum) VALUES (1, ?1, ?2)
                ON CONFLICT (one) DO UPDATE SET awake = excluded.awake, sum = excluded.sum";
            let query = sqlx::query(beat).bind(awake).bind(beat_sum(1, awake).0.to_vec());
            query.execute(connection).await.map(|_| Ok(true))
        }
    }
}

/// Changes a guest's row; one that is damaged stays as it is.
async fn change(
    connection: &mut SqliteConnection,
    guest: PersonId,
    what: impl FnOnce(&mut GuestRow),
) -> Result<Result<bool, StoreError>, sqlx::Error> {
    let select = "SELECT token, person, name, made, seen, sum FROM guests WHERE person = ?1";
    let found = sqlx::query(select).bind(guest.to_string()).fetch_optional(&mut *connection).await?;
    let Some(found) = found else { return Ok(Ok(false)) };
    let mut row = match GuestRow::read(&found) {
        Ok(row) => row,
        Err(fault) => return Ok(Err(fault.into())),
    };
    what(&mut row);
    let update = "UPDATE guests SET person = ?2, name = ?3, made = ?4, seen = ?5, sum = ?6 WHERE token = ?1";
    put(connection, update, &row).await.map(Ok)
}

async fn put(
    connection: &mut SqliteConnection,
    statement: &'static str,
    row: &GuestRow,
) -> Result<bool, sqlx::Error> {
    let query = sqlx::query(statement)
        .bind(row.token.clone())
        .bind(row.person.clone())
        .bind(row.name.clone())
        .bind(row.made)
        .bind(row.seen)
        .bind(row.sum().0.to_vec());
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

pub(super) async fn guest(readers: &SqlitePool, token: TokenHash) -> Result<Option<Guest>, StoreError> {
    let select = "SELECT token, person, name, made, seen, sum FROM guests WHERE token = ?1";
    let found = sqlx::query(select).bind(token.0.to_vec()).fetch_optional(readers).await?;
    let Some(found) = found else { return Ok(None) };
    Ok(Some(GuestRow::read(&found).and_then(GuestRow::guest)?))
}

fn beat_sum(one: i64, awake: i64) -> Sum {
    Sum::seal(&("heartbeat", one, awake))
}

/// When the server was awake last.
pub(crate) async fn last_beat(executor: impl SqliteExecutor<'_>) -> Result<Option<Moment>, StoreError> {
    let found = sqlx::query("SELECT one, awake, sum FROM heartbeat").fetch_optional(executor).await?;
    let Some(found) = found else { return Ok(None) };
    let (one, awake): (i64, i64) = (found.try_get(0)?, found.try_get(1)?);
    if found.try_get::<Vec<u8>, _>(2)? != beat_sum(one, awake).0 {
        return Err(Fault::Heartbeat.into());
    }
    Ok(Some(Moment(awake.cast_unsigned())))
}
