//! Any bytes as a move in a random position of Squaryd.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| siliam_conform::fuzz_move::<siliam_squaryd::Squaryd>(data));
