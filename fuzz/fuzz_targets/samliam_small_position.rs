//! Any bytes as a position text of a small game of Sam Liam, announcements included.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    siliam_conform::fuzz_position_in_any_form::<siliam_samliam::small::Small2>(data);
});
