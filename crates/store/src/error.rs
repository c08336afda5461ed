//! What can go wrong, and what can be wrong with what is stored.

use siliam_core::{Term, refusals};
use std::path::PathBuf;

/// As it is written.
fn shown(number: u64) -> String {
    number.to_string()
}

/// A path as people know it.
#[allow(clippy::needless_pass_by_value, reason = "the macro hands over a clone")]
fn path(path: PathBuf) -> String {
    path.display().to_string()
}

refusals! {
    /// Something stored that is not what was written. Games and people are named as the rows name them, which may be damaged.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Fault {
        /// SQLite's own check, or a page that it cannot read.
        Structure(why: String) = "store-fault-structure": "the structure of the file: {why}";
        /// The log holds commits that were on disk and cannot be read any more. Frame 0 is its head.
        Log(frame: u64 as shown, lost: u64 as shown) = "store-fault-log":
            "the log siliam.db-wal, frame {frame}: not what was written, by its checksum; {lost} commits from there on cannot be read";
        /// A table or an index is not as this version makes it.
        Schema(name: String) = "store-fault-schema": "`{name}` is not as this version makes it";
        /// A row names a game by no id.
        Name(game: String) = "store-fault-name": "`{game}` is no id of a game";
        /// What belongs to a game cannot be read at all.
        Game(game: String, why: String) = "store-fault-game": "game {game}: unreadable, {why}";
        /// The checksum is that of other rows.
        Sum(game: String, number: u64 as shown) = "store-fault-sum":
            "game {game}, event {number}: not what was written, by its checksum";
        /// An event is not there, but one after it is, or should be.
        Missing(game: String, number: u64 as shown) = "store-fault-missing": "game {game}, event {number}: missing";
        /// No event can be read from a row.
        Unreadable(game: String, number: u64 as shown, why: String) = "store-fault-unreadable":
            "game {game}, event {number}: unreadable, {why}";
        /// An event cannot have happened.
        Fold(game: String, number: u64 as shown, why: String) = "store-fault-fold": "game {game}, event {number}: {why}";
        /// A row that follows from the events says something else.
        Derived(game: String, what: Term) = "store-fault-derived":
            "game {game}: {what} in the lists is not what follows from the events";
        /// A row that follows from the events is missing.
        Unlisted(game: String) = "store-fault-unlisted": "game {game}: missing in the lists";
        /// A row of the lists follows from no event.
        NoEvents(game: String) = "store-fault-no-events": "game {game}: in the lists, but without events";
        /// A guest is not what was written.
        Guest(guest: String) = "store-fault-guest": "guest {guest}: not what was written, by the checksum";
        /// The row that says when the server was awake is not what was written.
        Heartbeat = "store-fault-heartbeat": "the heartbeat: not what was written, by its checksum";
    }
}

refusals! {
    /// Why something could not be stored or read.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum StoreError from Damaged(Fault) {
        /// The disk is full.
        Full = "store-full": "the disk is full";
        /// The file or its folder cannot be written.
        ReadOnly = "store-read-only": "the database is read-only";
        /// The system refuses something else.
        Io(why: String) = "store-io": "the database cannot be read or written: {why}";
        /// Another program holds the database for too long.
        Busy = "store-busy": "another program holds the database";
        /// The store was closed.
        Closed = "store-closed": "the store is closed";
        /// Numbers and events of a batch do not fit together.
        Batch(why: &'static str) = "store-batch": "this batch is impossible: {why}";
        /// The data folder cannot be made or used.
        Folder(folder: PathBuf as path, why: String) = "store-folder": "the data folder {folder} cannot be used: {why}";
        /// No folder for data is known on this system.
        NoHome = "store-no-home": "no folder for data is known; name one with --data";
        /// There is no database.
        Absent(file: PathBuf as path) = "store-absent": "there is no database {file}";
        /// The file is something else.
        NotOurs(file: PathBuf as path) = "store-not-ours": "{file} is no database of Siliam";
        /// The file was written by a newer version.
        Newer(file: PathBuf as path, found: u32, known: u32) = "store-newer":
            "{file} was written by a newer version (schema {found}, this one knows {known})";
        /// The file was written by an older version and no server has brought it up to date.
        Older(file: PathBuf as path, found: u32, known: u32) = "store-older":
            "{file} was written by an older version (schema {found}, this one has {known}); a server brings it up to date";
        /// Another server uses the folder.
        InUse(folder: PathBuf as path) = "store-in-use": "another server uses the data folder {folder}";
        /// A copy would overwrite something.
        Exists(file: PathBuf as path) = "store-exists": "{file} exists already; nothing is overwritten";
        /// A copy cannot be written.
        Copy(file: PathBuf as path, why: String) = "store-copy": "{file} cannot be written: {why}";
    }
}

/// SQLite's primary result codes that mean something to a host.
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const READONLY: u32 = 8;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const NOTADB: u32 = 26;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => {
                let code = error.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or_default();
                // The low byte is the primary code, the others tell more.
                match code & 0xFF {
                    FULL => Self::Full,
                    READONLY => Self::ReadOnly,
                    BUSY | LOCKED => Self::Busy,
                    CORRUPT | NOTADB => Self::Damaged(Fault::Structure(error.message().to_owned())),
                    _ => Self::Io(format!("{} ({code})", error.message())),
                }
            }
            sqlx::Error::PoolTimedOut => Self::Busy,
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::Closed,
            // A value of another type than the column's: only damage writes that.
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                Self::Damaged(Fault::Structure(error.to_string()))
            }
            other => Self::Io(other.to_string()),
        }
    }
}
