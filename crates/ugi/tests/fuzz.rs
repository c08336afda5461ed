//! The fuzz target of the protocol on its seeds and on seeded mutations of them.

#[path = "fuzz/bodies.rs"]
mod bodies;

use siliam_conform::fuzz_tests;

fuzz_tests! {
    ugi: 2000, bodies::ugi;
}
