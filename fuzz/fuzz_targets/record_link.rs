//! Any bytes as a link to a game, or as what one holds.
#![no_main]

#[path = "../../crates/record/tests/fuzz/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::record_link(data));
