//! Opening the file, and first finding out whether it is ours to open.

use super::log::log_of;
use super::schema::{self, KNOWN, Owner};
use super::{Durability, Sharing, SqliteSettings};
use crate::StoreError;
use crate::data_folder::LOCK;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long to wait for a locked file. Only another process can hold it, for the time of one commit.
const PATIENCE: Duration = Duration::from_secs(10);
/// A log that has grown beyond this, because a long read held it, is cut when it is empty again.
const LOG_KEPT: &str = "67108864";
/// What every SQLite file begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// Makes the folder and locks it, if nobody else may write there.
pub(super) fn prepare(folder: &Path, sharing: Sharing) -> Result<Option<File>, StoreError> {
    let unusable = |error: std::io::Error| StoreError::Folder(folder.to_owned(), error.to_string());
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    // It holds hashes of tokens among other things, so only its owner may read it.
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(unusable)?;
    if sharing == Sharing::Together {
        return Ok(None);
    }
    let lock = owned_only().write(true).create(true).open(folder.join(LOCK)).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.to_owned())),
        // Some network file systems know no locks. The host knows whether two servers run there.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(None),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// Files that only their owner may read.
pub(crate) fn owned_only() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The folder from the root on: a relative path could be taken for a URI.
pub(crate) fn absolute(folder: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(folder).map_err(|error| StoreError::Folder(folder.to_owned(), error.to_string()))
}

/// Waits until the names of new files are on disk.
pub(crate) fn sync_folder(folder: &Path) -> Result<(), StoreError> {
    // Elsewhere a folder cannot be opened as a file, and needs no sync.
    #[cfg(unix)]
    {
        let synced = File::open(folder).and_then(|folder| folder.sync_all());
        synced.map_err(|error| StoreError::Folder(folder.to_owned(), error.to_string()))?;
    }
    Ok(())
}

/// How the file is written.
pub(super) fn options(file: &Path, settings: SqliteSettings) -> SqliteConnectOptions {
    let synchronous = match settings.durability {
        Durability::Synced => SqliteSynchronous::Full,
        Durability::Unsynced => SqliteSynchronous::Off,
    };
    plain(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous)
        // On Apple's systems a plain sync leaves the bytes in the disk's own memory; elsewhere this changes nothing.
        .pragma("fullfsync", "ON")
        .foreign_keys(true)
        .pragma("wal_autocheckpoint", settings.log_pages.to_string())
        .pragma("journal_size_limit", LOG_KEPT)
}

fn plain(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(PATIENCE)
        // A damaged page is noticed when it is read, and no text in the schema can do anything but make tables.
        .pragma("cell_size_check", "ON")
        .pragma("trusted_schema", "OFF")
        .disable_statement_logging()
}

/// Who else may be using a file that is only looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looking {
    /// Nobody: we hold the lock.
    Alone,
    /// Perhaps a server.
    Beside,
}

/// Opens a file of ours just for reading.
pub(crate) async fn look(file: &Path, looking: Looking) -> Result<SqliteConnection, StoreError> {
    let mut connection = look_at(file, looking).await?;
    let file = || file.to_owned();
    match schema::owner(&mut connection).await? {
        Owner::Ours(version) if version > KNOWN => Err(StoreError::Newer(file(), version, KNOWN)),
        Owner::Ours(version) if version < KNOWN => Err(StoreError::Older(file(), version, KNOWN)),
        Owner::Ours(_) => Ok(connection),
        Owner::Nobody | Owner::Stranger => Err(StoreError::NotOurs(file())),
    }
}

async fn look_at(file: &Path, looking: Looking) -> Result<SqliteConnection, StoreError> {
    let mut begin = Vec::new();
    let opened = File::open(file).and_then(|file| file.take(16).read_to_end(&mut begin));
    match opened {
        Ok(_) if begin == MAGIC => {}
        Ok(_) => return Err(StoreError::NotOurs(file.to_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(StoreError::Absent(file.to_owned())),
        Err(error) => return Err(StoreError::Io(format!("{}: {error}", file.display()))),
    }
    let options = plain(file).read_only(true);
    let log = log_of(file);
    if looking == Looking::Alone && !log.exists() {
        // Nobody writes and there is no log: SQLite need not make files of its own to read this one.
        return Ok(options.immutable(true).connect().await?);
    }
    let connection = async {
        let mut connection = options.clone().connect().await?;
        // The file itself is read only now.
        schema::owner(&mut connection).await?;
        Ok::<_, StoreError>(connection)
    };
    match connection.await {
        // The folder cannot be written, so nobody writes the file.
        Err(_) if !log.exists() => Ok(options.immutable(true).connect().await?),
        connection => connection,
    }
}

/// Refuses a file that is not ours or that a newer version wrote, before anything is written.
pub(super) async fn refuse_strangers(file: &Path) -> Result<(), StoreError> {
    if fs::metadata(file).map_or(0, |file| file.len()) == 0 {
        let made = owned_only().write(true).create(true).truncate(false).open(file);
        made.map_err(|error| StoreError::Io(format!("{}: {error}", file.display())))?;
        return Ok(());
    }
    let mut connection = look_at(file, Looking::Alone).await?;
    let owner = schema::owner(&mut connection).await;
    let _ = connection.close().await;
    match owner? {
        Owner::Ours(version) if version > KNOWN => Err(StoreError::Newer(file.to_owned(), version, KNOWN)),
        Owner::Stranger => Err(StoreError::NotOurs(file.to_owned())),
        Owner::Ours(_) | Owner::Nobody => Ok(()),
    }
}
