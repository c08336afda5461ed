//! Arbitrary commands: on seeds and mutations of them, and on random bytes.

#[path = "fuzz/bodies.rs"]
mod bodies;

use siliam_conform::{fuzz_tests, times_as_much};
use siliam_core::Rng;

fuzz_tests! {
    room: 300, bodies::room;
}

#[test]
fn whatever_is_decided_can_be_applied_and_replayed() {
    let mut rng = Rng::new(24);
    for _ in 0..300 * times_as_much() {
        let length = 40 + rng.index(1500);
        let bytes: Vec<u8> = (0..length).map(|_| u8::try_from(rng.below(256)).expect("a byte")).collect();
        bodies::room(&bytes);
    }
}
