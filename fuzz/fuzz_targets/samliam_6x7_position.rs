//! Any bytes as a position text of Sam Liam 6×7.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    siliam_conform::fuzz_position_in_any_form::<siliam_samliam::SamLiam6x7>(data);
});
