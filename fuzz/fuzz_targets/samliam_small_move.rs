//! Any bytes as a move in a random position of a small game of Sam Liam, announcements included.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| siliam_conform::fuzz_move::<siliam_samliam::small::Small2>(data));
