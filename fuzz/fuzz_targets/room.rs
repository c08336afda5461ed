//! Arbitrary commands at an online table.
#![no_main]

#[path = "../../crates/room/tests/fuzz/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::room(data));
