//! An online game: a numbered list of events, and a pure fold over it.
//!
//! [`Room::fold`] makes the state of a game of its events; [`Room::decide`] answers a command with the events that it
//! causes, or refuses it. Nothing here does I/O, reads a clock or draws lots: the moment is handed in, and an event carries
//! the time that was charged, so a replay gives the same clocks for ever. A room sits on the catalog's `Table`, so every
//! game, option and number of seats works alike.
//!
//! Invariant: what `decide` gives, `apply` takes. What `apply` refuses was not written by us, or was damaged.
//!
//! ```
//! use siliam_room::{Act, Command, Moment, Name, Pace, PersonId, Room, Terms, Who, Wish};
//!
//! let (lena, tao) = (PersonId::of_bytes([1; 8]), PersonId::of_bytes([2; 8]));
//! let name = |text| Name::read(text).expect("a name");
//! let terms = Terms { pace: Pace::Days { days: 3 }, ..Terms::of("siam") };
//! let seats = [Wish::Me, Wish::Free];
//! let created = Room::create(&Act::at(Moment(0)), (lena, &name("Léna")), terms, &seats)?;
//! let mut room = Room::fold(&created)?;
//! let sit = Command::Sit { seat: None, name: name("Tao"), after: None };
//! for event in room.decide(&Act::at(Moment(1)), &Who::Person(tao), &sit)? {
//!     room.apply(&event)?;
//! }
//! let play = Command::Play { after: room.number(), mv: "@c1n".to_owned() };
//! for event in room.decide(&Act::at(Moment(2)), &Who::Person(lena), &play)? {
//!     room.apply(&event)?;
//! }
//! assert_eq!(room.position(), "5/5/1###1/5/2N2 r 1 00");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apply;
mod clock;
mod command;
mod decide;
mod event;
mod id;
mod name;
mod refusal;
mod room;
mod summary;
mod terms;
pub mod wire;

pub use apply::FoldError;
pub use clock::{MOST_LAG, Moment, PURSE};
pub use command::{Act, Command, Offer, Who};
pub use event::{Cause, Event, Sitter, What, Wish};
pub use id::{GameId, IdError, PersonId};
pub use name::{Name, is_plain};
pub use refusal::RoomRefusal;
pub use room::{Phase, Room, Seat};
pub use summary::{Cursor, Summary, Waits};
pub use terms::{Leaving, Pace, Terms};
