//! Any bytes as what is said to the engine by UGI.
#![no_main]

#[path = "../../crates/ugi/tests/fuzz/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::ugi(data));
