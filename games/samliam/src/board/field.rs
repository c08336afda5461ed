//! Machine words as sets of cells, with the shifts that lay one figure over the whole board at once.

use siliam_core::{Bits, Word};
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

/// A word with a bit for every cell of a board: `u64` up to 64 cells, `u128` beyond.
///
/// Sealed: the arithmetic of this crate is written for these two.
pub trait Field:
    Word
    + Hash
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + sealed::Sealed
{
    /// The low bits of a wide word.
    fn of_wide(wide: u128) -> Self;

    /// The same bits in a wide word.
    fn wide(self) -> u128;

    /// Bit `i` of the result is bit `i + by` of this word, around the end.
    ///
    /// A rotation takes steps of both signs. Callers mask the result with the cells from which the step stays on the
    /// board, so no bit that came around the end is seen.
    #[must_use]
    fn turned(self, by: u8) -> Self;

    /// One cell's bit.
    #[inline(always)]
    fn cell(index: usize) -> Self {
        Self::bit(index as u8)
    }

    /// Whether the cell with this index is in the set.
    #[inline(always)]
    fn has(self, index: usize) -> bool {
        self & Self::cell(index) != Self::ZERO
    }

    /// The index of the cell that has `before` others of the set before it.
    fn nth(self, before: u32) -> usize;

    /// Whether no cell is in the set.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }

    /// The indices of the set's cells, lowest first.
    #[inline(always)]
    fn cells(self) -> Bits<Self> {
        Bits(self)
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for u64 {}
    impl Sealed for u128 {}
}

impl Field for u64 {
    #[inline(always)]
    fn of_wide(wide: u128) -> Self {
        wide as Self
    }

    #[inline(always)]
    fn wide(self) -> u128 {
        self.into()
    }

    #[inline(always)]
    fn turned(self, by: u8) -> Self {
        self.rotate_right(by.into())
    }

    #[inline(always)]
    fn nth(mut self, before: u32) -> usize {
        for _ in 0..before {
            self = self.drop_lowest();
        }
        self.lowest() as usize
    }
}

impl Field for u128 {
    #[inline(always)]
    fn of_wide(wide: u128) -> Self {
        wide
    }

    #[inline(always)]
    fn wide(self) -> u128 {
        self
    }

    #[inline(always)]
    fn turned(self, by: u8) -> Self {
        self.rotate_right(by.into())
    }

    #[inline(always)]
    fn nth(self, before: u32) -> usize {
        let (low, high) = (self as u64, (self >> 64) as u64);
        let in_low = low.count_ones();
        if before < in_low { low.nth(before) } else { 64 + high.nth(before - in_low) }
    }
}
