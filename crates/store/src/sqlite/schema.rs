//! The tables, made and brought up to date by numbered steps.

use crate::StoreError;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row as _, SqliteExecutor};

/// The application id in SQLite's header, by which `file` and others know the format: "Sili".
const APPLICATION: i64 = 0x5369_6C69;

/// Step n makes version n of version n - 1. A step that was released is never changed.
const STEPS: [&str; 1] = [include_str!("../../migrations/1.sql")];

/// The version this program writes.
pub(crate) const KNOWN: u32 = 1;
const _: () = assert!(KNOWN as usize == STEPS.len(), "a step a version");

/// Whose file it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// Nobody's yet: there is nothing in it.
    Nobody,
    /// Ours, of this version.
    Ours(u32),
    /// Another program's.
    Stranger,
}

/// Whose file it is, by its header.
pub(crate) async fn owner(connection: &mut SqliteConnection) -> Result<Owner, StoreError> {
    let application = number(connection, "PRAGMA application_id").await?;
    let version = number(connection, "PRAGMA user_version").await?;
    if application == APPLICATION {
        // A version is never negative, unless the header is damaged.
        return Ok(u32::try_from(version).map_or(Owner::Stranger, Owner::Ours));
    }
    let tables = number(connection, "SELECT count(*) FROM sqlite_schema").await?;
    let empty = application == 0 && version == 0 && tables == 0;
    Ok(if empty { Owner::Nobody } else { Owner::Stranger })
}

async fn number(connection: &mut SqliteConnection, question: &'static str) -> Result<i64, StoreError> {
    Ok(sqlx::query(question).fetch_one(connection).await?.try_get(0)?)
}

/// Brings the tables up to date, all steps in one transaction.
pub(crate) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let version = number(&mut transaction, "PRAGMA user_version").await?;
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    if done >= STEPS.len() {
        return Ok(());
    }
    for step in &STEPS[done..] {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
    }
    let marks =
        sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {KNOWN};"));
    sqlx::raw_sql(marks).execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}

/// What every table and index is made by, by name.
pub(crate) async fn schema(executor: impl SqliteExecutor<'_>) -> Result<Vec<(String, String)>, StoreError> {
    let select =
        "SELECT name, type || ' ' || tbl_name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY name";
    let rows = sqlx::query(select).fetch_all(executor).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}
