//! Any bytes as a position text of Siam.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| siliam_conform::fuzz_position::<siliam_siam::Siam>(data));
