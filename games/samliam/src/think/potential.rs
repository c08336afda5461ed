//! Figures that can still be made. A figure *lives* for a player while each of its cells shows what it must or can still
//! be made to.

use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::rules::figures::Shape;

/// What a player shows of each cell of a shape, laid over its anchors, and the anchors at which the shape lives, by how
/// many of its cells are in place: none to three.
#[inline(always)]
pub(crate) fn living<W: Field>(shape: &Shape, shows: &Halves<W>, able: &Halves<W>) -> ([W; 4], [W; 4]) {
    let [one, two, three, four] = shape.laid(able);
    let lives = one & two & three & four & W::of_wide(shape.anchors);
    let laid = shape.laid(shows);
    let [one, two, three, four] = laid;
    let (first, last) = (one & two, three & four);
    let (either_first, either_last) = (one | two, three | four);
    let (only_first, only_last) = (either_first & !first, either_last & !last);
    let none = lives & !either_first & !either_last;
    let single = lives & ((only_first & !either_last) | (only_last & !either_first));
    let pair = lives & ((only_first & only_last) | (first & !either_last) | (last & !either_first));
    let triple = lives & ((first & only_last) | (last & only_first));
    (laid, [none, single, pair, triple])
}
