//! Any bytes as a move in a random position of Sam Liam 6×7.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| siliam_conform::fuzz_move::<siliam_samliam::SamLiam6x7>(data));
