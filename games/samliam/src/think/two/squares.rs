//! The figures of two players, all of them squares, each with a number.

use crate::board::halves::MOST_HALVES;
use crate::rules::figures::drawing::{Drawing, Extra};
use crate::rules::figures::lookup::Members;

/// A byte for every cell, in whole words.
pub(crate) const ROW: usize = 88;

/// The squares of 9×9.
pub(crate) const MOST_SQUARES: usize = 408;

/// The squares of a board, by number and by the halves they need.
pub(crate) struct Squares {
    pub(crate) count: usize,
    /// The four cells of every square with what they must show, as places in four rows of [`ROW`] cells, one for each
    /// direction.
    pub(crate) places: [[u16; 4]; MOST_SQUARES],
    members: Members<{ 4 * MOST_SQUARES }>,
}

impl Squares {
    /// Those of a board of this size.
    pub(crate) const fn of(columns: u8, rows: u8) -> Self {
        assert!(4 * columns as usize * rows as usize <= MOST_HALVES);
        let drawing = Drawing::new(columns, rows, Extra::None);
        let count = drawing.figures();
        let mut places: [[u16; 4]; MOST_SQUARES] = drawing.halves();
        let members = Members::of(places.split_at(count).0);
        let mut index = 0;
        while index < 4 * count {
            let place = &mut places[index / 4][index % 4];
            *place = *place % 4 * ROW as u16 + *place / 4;
            index += 1;
        }
        Self { count, places, members }
    }

    /// The squares that need this half: the number of each times four, plus which of its parts that is.
    #[inline(always)]
    pub(crate) fn through(&self, half: usize) -> &[u16] {
        self.members.of_half(half)
    }
}
