//! The store's tests, one program: each would link SQLite and every game once more.

mod appender;
mod conformance;
mod copies;
mod damage;
mod disks;
mod filled;
mod interleaving;
mod played;
mod stores;
