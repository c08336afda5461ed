//! Any text as the name of a game, and the table that comes of it.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(table) = siliam_catalog::sit_down(text, None) {
        assert_eq!(siliam_catalog::sit_down(&table.name(), None).map(|table| table.name()).ok(), Some(table.name()));
    }
});
