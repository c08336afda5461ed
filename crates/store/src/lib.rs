//! Where online games are kept.
//!
//! A game is a numbered list of events; the rows of events are the truth, and everything else here follows from them.
//! [`Store`] is what a server asks of a store; [`Sqlite`] keeps it in one file under a data folder, [`Memory`] keeps it
//! nowhere, for tests. [`check`] reads a whole file and tells everything that is wrong with it, [`backup`] copies it while a
//! server uses it.
//!
//! Invariants, which the conformance tests hold every store to:
//! - Appending is the lock: a batch names the last number its sender knew, and writes nothing if that is not the last.
//! - What was answered is on disk.
//! - All batches of one call are written, or none.
//! - Each row carries a checksum over itself and the one before. A damaged row is an error that names it, never a panic, and
//!   never left out.
//!
//! ```
//! use siliam_room::{Act, GameId, Moment, Name, PersonId, Room, Terms, Wish};
//! use siliam_store::{Appended, Batch, Memory, Store};
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let lena = PersonId::of_bytes([1; 8]);
//! let name = Name::read("Léna").ok_or("no name")?;
//! let events = Room::create(&Act::at(Moment(0)), (lena, &name), Terms::of("siam"), &[Wish::Me, Wish::Free])?;
//! let summary = Room::fold(&events)?.summary();
//!
//! let (store, game) = (Memory::default(), GameId::of_bytes([7; 8]));
//! let batch = Batch { game, after: 0, events: events.clone(), summary };
//! assert_eq!(store.append(vec![batch.clone()]).await?, Appended::Done);
//! assert_eq!(store.append(vec![batch]).await?, Appended::Conflict { game, number: 1 });
//! assert_eq!(store.read(game, 0).await?, [(1, events[0].clone())]);
//! # Ok(())
//! # }
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(example()).unwrap();
//! ```

mod backup;
mod chain;
mod check;
mod data_folder;
mod derived;
mod error;
mod memory;
mod sqlite;
mod store;

pub use backup::backup;
pub use check::{Checked, Step, check};
pub use data_folder::{DATABASE, data_folder};
pub use error::{Fault, StoreError};
pub use memory::Memory;
pub use sqlite::{Durability, Sharing, Sqlite, SqliteSettings};
pub use store::{
    Added, Appended, Batch, Counts, Guest, Listed, MOST_LISTED, MOST_OPEN, Page, Store, TokenHash,
};
