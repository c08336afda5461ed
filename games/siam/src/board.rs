//! The 5×5 board: its cells, sets of them, and the four ways an animal can face.

pub(crate) mod facing;

/// A cell of the 5×5 board.
pub type Cell = siliam_core::Cell<5, 5>;
/// A set of cells, a1 in the lowest bit.
pub type CellSet = siliam_core::CellSet<u32, 5, 5>;

/// All cells.
pub(crate) const BOARD: CellSet = CellSet::of_bits(0x1FF_FFFF);
/// The outer cells, by which animals come and go.
pub(crate) const EDGE: CellSet = CellSet::of_bits(0x1FF_FFFF & !0x7_39C0);
