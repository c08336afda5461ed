//! The engine on any position of any game with any limits.
#![no_main]

#[path = "../../crates/catalog/tests/fuzz/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::engine(data));
