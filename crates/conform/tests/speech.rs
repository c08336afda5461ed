//! The smallest game speaks too.

use siliam_conform::{Effort, speaks};
use siliam_toy::Toy;

#[test]
fn every_touch_is_answered_and_every_move_is_told_in_both_languages() {
    speaks::<Toy>(Effort::fast(4, 9), 1);
}
