//! A game in memory, and who looks at it.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use siliam_room::wire::Tell;
use siliam_room::{GameId, Name, PersonId, Room};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use tokio::sync::{Notify, mpsc};

/// Frames that may wait for one connection; a slower one is closed, and its client reconnects and asks on by number.
pub(crate) const QUEUE: usize = 64;
/// How many chat lines are kept for people who come later.
pub(crate) const SAYINGS: usize = 50;

/// A connection, as rooms know it.
#[derive(Clone)]
pub(crate) struct Ear {
    /// No two connections have the same.
    pub(crate) number: u64,
    pub(crate) person: PersonId,
    /// Where it comes from, as limits count it.
    pub(crate) client: IpAddr,
    pub(crate) queue: mpsc::Sender<Utf8Bytes>,
    /// The queue was full: the connection has missed something and must end.
    pub(crate) full: Arc<Notify>,
}

impl Ear {
    /// Puts a frame in the queue; a connection whose queue is full ends.
    pub(crate) fn tell(&self, frame: Utf8Bytes) -> bool {
        let told = self.queue.try_send(frame).is_ok();
        if !told {
            self.full.notify_one();
        }
        told
    }
}

/// A frame as text.
pub(crate) fn frame(tell: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(tell).expect("a frame is plain data").into()
}

/// A game in memory.
pub(crate) struct Live {
    pub(crate) id: GameId,
    /// `None` after a failed write: the room is then read from the store again.
    pub(crate) room: tokio::sync::Mutex<Option<Room>>,
    around: Mutex<Around>,
}

/// The watchers, and the chat.
#[derive(Default)]
struct Around {
    ears: HashMap<u64, Ear>,
    sayings: VecDeque<Utf8Bytes>,
}

impl Live {
    pub(crate) fn new(id: GameId, room: Option<Room>) -> Self {
        Self { id, room: tokio::sync::Mutex::new(room), around: Mutex::default() }
    }

    fn around(&self) -> std::sync::MutexGuard<'_, Around> {
        self.around.lock().expect("no thread panics among ears")
    }

    /// Sends all watchers a frame; a connection whose queue is full ends.
    pub(crate) fn tell(&self, frame: &Utf8Bytes) {
        self.around().ears.retain(|_, ear| ear.tell(frame.clone()));
    }

    /// Adds a watcher, who first gets the recent chat lines.
    pub(crate) fn add(&self, ear: &Ear) {
        let mut around = self.around();
        for saying in &around.sayings {
            ear.tell(saying.clone());
        }
        around.ears.insert(ear.number, ear.clone());
    }

    /// Removes a watcher; whether any are left.
    pub(crate) fn remove(&self, number: u64) -> bool {
        let mut around = self.around();
        around.ears.remove(&number);
        !around.ears.is_empty()
    }

    pub(crate) fn hears(&self, number: u64) -> bool {
        self.around().ears.contains_key(&number)
    }

    pub(crate) fn is_alone(&self) -> bool {
        self.around().ears.is_empty()
    }

    /// Tells everybody who is there.
    pub(crate) fn tell_presence(&self, room: &Room) {
        let (people, watching) = {
            let around = self.around();
            let people: Vec<PersonId> = around.ears.values().map(|ear| ear.person).collect();
            let watching = people.iter().filter(|person| room.seat_of(**person).is_none()).count();
            (people, watching)
        };
        let seats = room.seats().iter().map(|seat| match &seat.sitter {
            Some(siliam_room::Sitter::Person { id, .. }) => people.contains(id),
            Some(siliam_room::Sitter::Computer { .. }) => true,
            None => false,
        });
        let watching = u32::try_from(watching).unwrap_or(u32::MAX);
        self.tell(&frame(&Tell::Here { game: self.id, seats: seats.collect(), watching }));
    }

    /// Sends a chat line to all watchers, and keeps it for people who come soon. What nobody hears is not kept.
    pub(crate) fn say(&self, by: PersonId, name: Name, text: String, at: siliam_room::Moment) {
        let said = frame(&Tell::Said { game: self.id, by, name, text, at });
        {
            let mut around = self.around();
            if around.ears.is_empty() {
                return;
            }
            if around.sayings.len() == SAYINGS {
                around.sayings.pop_front();
            }
            around.sayings.push_back(said.clone());
        }
        self.tell(&said);
    }
}
