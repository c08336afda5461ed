//! The smallest game can be set up too.

use siliam_conform::{Effort, edits};
use siliam_toy::Toy;

#[test]
fn every_position_can_be_set_up_by_touches_and_whatever_is_set_up_is_read() {
    let edited = edits::<Toy>(Effort::fast(4, 9), 1);
    assert!(edited.built > 20 && edited.accepted > 80 && edited.refused == 0, "{edited:?}");
}
