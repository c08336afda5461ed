//! The engine's tests, one program: each would compile the search for every game once more.

mod analysis;
mod exact;
mod last_moment;
mod lines;
mod many;
mod plain;
mod proofs;
mod self_play;
mod tactics;
mod thrift;
