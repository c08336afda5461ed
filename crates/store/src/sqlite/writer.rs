//! The one that writes: it gathers what has come while it committed, and commits that in one transaction.

use super::append::{self, Prepared};
use super::guests::{self, Note};
use super::schema;
use crate::{Appended, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::fs::File;
use tokio::sync::{mpsc, oneshot};

/// The most that one transaction takes, so that its first append is answered soon.
const GATHERED: usize = 512;

/// An answer, held back until the commit has made it true.
pub(super) struct Slot<T> {
    reply: oneshot::Sender<Result<T, StoreError>>,
    answer: Option<Result<T, StoreError>>,
}

impl<T> Slot<T> {
    pub(super) fn new(reply: oneshot::Sender<Result<T, StoreError>>) -> Self {
        Self { reply, answer: None }
    }

    pub(super) fn fill(&mut self, answer: Result<T, StoreError>) {
        self.answer = Some(answer);
    }

    fn send(self) {
        // The caller may be gone; what was written stays.
        let _ = self.reply.send(self.answer.unwrap_or(Err(StoreError::Closed)));
    }
}

/// Something to be written.
pub(super) enum Work {
    Append(Vec<Prepared>, Slot<Appended>),
    Note(Note, Slot<bool>),
}

impl Work {
    fn answer(self) {
        match self {
            Self::Append(_, slot) => slot.send(),
            Self::Note(_, slot) => slot.send(),
        }
    }

    fn fail(mut self, error: &StoreError) {
        match &mut self {
            Self::Append(_, slot) => slot.fill(Err(error.clone())),
            Self::Note(_, slot) => slot.fill(Err(error.clone())),
        }
        self.answer();
    }
}

pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// `None` after an error, since nobody knows what state the connection is in; the next commit makes a new one.
    connection: Option<SqliteConnection>,
    /// Held as long as the file is written; `None` where other processes may write it too.
    _lock: Option<File>,
}

impl Writer {
    /// Opens the file and brings its schema up to date.
    pub(super) async fn open(options: SqliteConnectOptions, lock: Option<File>) -> Result<Self, StoreError> {
        let mut connection = options.connect().await?;
        schema::migrate(&mut connection).await?;
        if lock.is_some() {
            empty_log(&mut connection).await;
        }
        Ok(Self { options: options.create_if_missing(false), connection: Some(connection), _lock: lock })
    }

    /// Writes until nobody can ask any more.
    pub(super) async fn run(mut self, mut works: mpsc::Receiver<Work>) {
        let mut gathered = Vec::with_capacity(GATHERED);
        while works.recv_many(&mut gathered, GATHERED).await > 0 {
            self.commit(std::mem::take(&mut gathered)).await;
        }
        self.disconnect().await;
    }

    /// Writes all of it and answers everybody.
    async fn commit(&mut self, mut works: Vec<Work>) {
        match self.transact(&mut works).await {
            Ok(()) => works.into_iter().for_each(Work::answer),
            // A damaged page must fail only the append that needs it, not all appends of the group.
            Err(StoreError::Damaged(_)) if works.len() > 1 => {
                self.disconnect().await;
                for work in works {
                    Box::pin(self.commit(vec![work])).await;
                }
            }
            Err(error) => {
                self.disconnect().await;
                for work in works {
                    work.fail(&error);
                }
            }
        }
    }

    async fn transact(&mut self, works: &mut [Work]) -> Result<(), StoreError> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            None => self.connection.insert(self.options.connect().await?),
        };
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        append::append(&mut transaction, works).await?;
        for work in works.iter_mut() {
            if let Work::Note(note, slot) = work {
                slot.fill(guests::note(&mut transaction, note).await?);
            }
        }
        Ok(transaction.commit().await?)
    }

    /// Closes the file; what was not committed is rolled back.
    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            // It is closed even when the last checkpoint fails; the log is kept then.
            let _ = connection.close().await;
        }
    }
}

/// Carries the log over into the file and cuts it, so that nothing is left in it of writes that were cut off: behind later
/// commits the next start would take such remains for damage.
async fn empty_log(connection: &mut SqliteConnection) {
    // A disk that is full or read-only says so at the first commit.
    let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await;
}
