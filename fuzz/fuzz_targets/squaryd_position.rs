//! Any bytes as a position text of Squaryd.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| siliam_conform::fuzz_position::<siliam_squaryd::Squaryd>(data));
