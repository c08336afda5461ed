//! Any bytes as a file of game records.
#![no_main]

#[path = "../../crates/record/tests/fuzz/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::record_text(data));
