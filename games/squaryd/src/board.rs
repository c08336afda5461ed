//! The 7×7 board with its hole: the cells, sets of them, and the squares they make.

pub(crate) mod squares;

/// A place of the 7×7 grid; d4 is the hole, no cell of the board.
pub type Cell = siliam_core::Cell<7, 7>;
/// A set of cells, a1 in the lowest bit.
pub type CellSet = siliam_core::CellSet<u64, 7, 7>;

/// d4, in the middle.
pub(crate) const HOLE: CellSet = CellSet::of_bits(1 << 24);
/// The 48 cells.
pub(crate) const BOARD: CellSet = CellSet::of_bits(((1 << 49) - 1) ^ HOLE.bits());
