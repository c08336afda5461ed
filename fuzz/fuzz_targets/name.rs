//! Any text as the name of a game, and the table that comes of it.
#![no_main]

#[path = "../../crates/catalog/tests/fuzz/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::name(data));
