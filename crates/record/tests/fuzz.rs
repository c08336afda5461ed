//! The fuzz targets of records on their seeds and on seeded mutations of them; coverage-guided fuzzing is the deep tier's.

#[path = "fuzz/bodies.rs"]
mod bodies;

use siliam_conform::fuzz_tests;

fuzz_tests! {
    record_line: 2000, bodies::record_line;
    record_link: 2000, bodies::record_link;
    record_text: 2000, bodies::record_text;
}
