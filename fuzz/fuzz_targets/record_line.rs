//! Any bytes as a line with a game: plain moves, JSON, a link.
#![no_main]

#[path = "../../crates/record/tests/fuzz/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::record_line(data));
