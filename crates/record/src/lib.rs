//! Games that can be kept: tags and a tree of moves, as text in the manner of PGN and as a short form for links.
//!
//! A [`Record`] holds a game of the catalog. Its moves were all found legal when they were added, so a walk through it
//! ([`Walk`]) never meets a refusal. [`Reader`] reads files of any length one game at a time; [`write()`] writes what it
//! reads; [`short`] packs the same record into a few dozen letters; [`lines`] are games of a line
//! each. `docs/records.md` describes all forms.
//!
//! ```
//! use siliam_record::{Reader, Walk, write};
//!
//! let text = "[Game \"siam\"]\n\n1. @c1n @c5s {in the way} (1... @a5e) 2. c1c2n *\n";
//! let record = Reader::new(text.as_bytes()).next().expect("one game")?;
//! assert_eq!(record.tree().main_line().count(), 3);
//! let mut walk = Walk::new(&record)?;
//! while walk.forward(0) {}
//! assert_eq!(walk.table().position(), "2s2/5/1###1/2N2/5 r 3 00");
//! assert_eq!(Reader::new(write(&record).as_bytes()).next().expect("one game")?, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Lists of moves, tags and bytes are capped far below 2³².
#![allow(clippy::cast_possible_truncation)]

/// The examples of `docs/library.md` are compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct Library;

mod checksum;
mod error;
mod header;
mod letters;
pub mod lines;
mod range_coder;
mod reader;
mod record;
mod remark;
mod result;
pub mod short;
mod tokens;
mod tree;
mod walk;
mod writer;

pub use error::{Fault, ReadError};
pub use header::{Date, Header};
pub use reader::Reader;
pub use record::Record;
pub use remark::{Eval, Remark};
pub use result::Standing;
pub use tree::{Node, NodeId, Tree};
pub use walk::{Steps, Walk};
pub use writer::write;
