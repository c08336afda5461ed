//! One SQLite file: a log that is synced with every commit, one writer, a few readers.

mod append;
mod guests;
mod log;
mod opening;
mod reading;
mod schema;
mod writer;

pub(crate) use guests::{GuestRow, last_beat};
pub(crate) use log::look_over;
pub(crate) use opening::{Looking, absolute, look, owned_only, sync_folder};
pub(crate) use reading::{Row, rows_of};
pub(crate) use schema::{migrate, schema};

use crate::data_folder::DATABASE;
use crate::{Added, Appended, Batch, Counts, Guest, Listed, Page, Store, StoreError, TokenHash};
use append::Prepared;
use guests::Note;
use siliam_room::{Cursor, Event, GameId, Moment, Name, PersonId, Summary};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use writer::{Slot, Work, Writer};

/// The length of the writer's queue; further appends wait for room in it.
const WAITING: usize = 1024;

/// Whether a commit waits for the disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// It does.
    #[default]
    Synced,
    /// It does not: for tests that must see rows being lost.
    Unsynced,
}

/// Whether other processes may write the same file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sharing {
    /// They may not. Two writers do no harm to the file, but watchers at one server would not hear of the other's events.
    #[default]
    Alone,
    /// They may: appending is the lock.
    Together,
}

/// How a file is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SqliteSettings {
    /// Whether a commit waits for the disk.
    pub durability: Durability,
    /// Whether other processes may write the same file.
    pub sharing: Sharing,
    /// How many questions are answered at the same time.
    pub readers: u32,
    /// A commit that finds so many pages of 4 kB in the log carries them over into the file.
    pub log_pages: u32,
}

impl Default for SqliteSettings {
    fn default() -> Self {
        Self {
            durability: Durability::default(),
            sharing: Sharing::default(),
            readers: 4,
            // SQLite's own 1000 pages are full after every second commit of three hundred appends.
            log_pages: 4000,
        }
    }
}

/// A store in one file. It belongs to the tokio runtime it was opened in.
#[derive(Debug)]
pub struct Sqlite {
    file: PathBuf,
    readers: SqlitePool,
    /// Open as long as the store is, so that log and index stay when the writer has to begin anew: on a disk that is full nobody
    /// could make them again, not even to read.
    keeper: Mutex<Option<SqliteConnection>>,
    /// `None` once it is closed.
    writer: Mutex<Option<mpsc::Sender<Work>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Sqlite {
    /// Opens the database under a data folder, which is made if it is absent.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with(folder, SqliteSettings::default()).await
    }

    /// The same with other settings.
    pub async fn open_with(folder: &Path, settings: SqliteSettings) -> Result<Self, StoreError> {
        let lock = opening::prepare(folder, settings.sharing)?;
        let file = opening::absolute(folder)?.join(DATABASE);
        opening::refuse_strangers(&file).await?;
        // Whatever is written would go over the damage.
        look_over(&file)?;
        let options = opening::options(&file, settings);
        let writer = Writer::open(options.clone(), lock).await?;
        opening::sync_folder(folder)?;
        let reading = options.create_if_missing(false).read_only(true);
        let mut keeper = reading.connect().await?;
        // Only now the index is opened.
        sqlx::query("SELECT 1 FROM sqlite_schema").fetch_all(&mut keeper).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(settings.readers.max(1))
            .test_before_acquire(false)
            .connect_lazy_with(reading);
        let (sender, works) = mpsc::channel(WAITING);
        let task = tokio::spawn(writer.run(works));
        let (keeper, writer, task) =
            (Mutex::new(Some(keeper)), Mutex::new(Some(sender)), Mutex::new(Some(task)));
        Ok(Self { file, readers, keeper, writer, task })
    }

    /// The file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Finishes what was asked before, then closes the file. What is asked later is refused.
    pub async fn close(&self) {
        // The last one out carries the log over into the file, and those that only read cannot.
        self.readers.close().await;
        let keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(keeper) = keeper {
            // It only read, so nothing can fail that matters.
            let _ = keeper.close().await;
        }
        self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            // A writer that panicked has closed its file by that.
            let _ = task.await;
        }
    }

    /// Hands work to the writer and waits until it is on disk.
    async fn write<T>(&self, work: impl FnOnce(Slot<T>) -> Work) -> Result<T, StoreError> {
        let sender = self.writer.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let sender = sender.ok_or(StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        sender.send(work(Slot::new(reply))).await.map_err(|_| StoreError::Closed)?;
        // The writer must be able to end while we wait.
        drop(sender);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn note(&self, note: Note) -> Result<bool, StoreError> {
        self.write(|slot| Work::Note(note, slot)).await
    }
}

impl Store for Sqlite {
    async fn append(&self, batches: Vec<Batch>) -> Result<Appended, StoreError> {
        let prepared = batches.iter().map(Prepared::of).collect::<Result<Vec<_>, _>>()?;
        self.write(|slot| Work::Append(prepared, slot)).await
    }

    async fn read(&self, game: GameId, after: u64) -> Result<Vec<(u64, Event)>, StoreError> {
        reading::events(&self.readers, game, after).await
    }

    async fn summary(&self, game: GameId) -> Result<Option<Summary>, StoreError> {
        reading::summary(&self.readers, game).await
    }

    async fn games_of(&self, person: PersonId, from: Option<Cursor>, most: u32) -> Result<Page, StoreError> {
        reading::games_of(&self.readers, person, from, most).await
    }

    async fn open_games(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        reading::open_games(&self.readers, most).await
    }

    async fn house_games(&self, after: Option<GameId>, most: u32) -> Result<Vec<Listed>, StoreError> {
        reading::house_games(&self.readers, after, most).await
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        reading::counts(&self.readers).await
    }

    async fn guest(&self, token: TokenHash) -> Result<Option<Guest>, StoreError> {
        guests::guest(&self.readers, token).await
    }

    async fn add_guest(&self, token: TokenHash, guest: Guest, now: Moment) -> Result<Added, StoreError> {
        let added = self.note(Note::Add { token, guest, now }).await?;
        Ok(if added { Added::Done } else { Added::Taken })
    }

    async fn rename(&self, guest: PersonId, name: Name) -> Result<bool, StoreError> {
        self.note(Note::Rename { guest, name }).await
    }

    async fn seen(&self, guest: PersonId, now: Moment) -> Result<bool, StoreError> {
        self.note(Note::Seen { guest, now }).await
    }

    async fn beat(&self, now: Moment) -> Result<(), StoreError> {
        self.note(Note::Beat { now }).await.map(|_| ())
    }

    async fn last_beat(&self) -> Result<Option<Moment>, StoreError> {
        last_beat(&self.readers).await
    }
}
