//! The turns and mirrors of a board.

use crate::{Cell, Rules};
use std::fmt::Debug;

/// One of the eight ways to lay a square board on itself: mirror columns, then rows, then the main diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// a becomes the last column.
    pub mirror_columns: bool,
    /// Row 1 becomes the top row.
    pub mirror_rows: bool,
    /// Columns become rows.
    pub transpose: bool,
}

impl Symmetry {
    /// All eight, nothing changed first; the first four also fit boards that are not square.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { mirror_columns: false, mirror_rows: false, transpose: false }; 8];
        let mut index = 0;
        while index < 8 {
            all[index] = Self {
                mirror_columns: index & 1 != 0,
                mirror_rows: index & 2 != 0,
                transpose: index & 4 != 0,
            };
            index += 1;
        }
        all
    };

    /// Where a cell goes; the board is square wherever `transpose` is asked for.
    pub fn cell<const C: u8, const R: u8>(self, cell: Cell<C, R>) -> Cell<C, R> {
        let column = if self.mirror_columns { C - 1 - cell.column() } else { cell.column() };
        let row = if self.mirror_rows { R - 1 - cell.row() } else { cell.row() };
        let (column, row) = if self.transpose { (row, column) } else { (column, row) };
        Cell::at(column, row).expect("a square board is transposed onto itself")
    }

    /// Where a direction, as steps along columns and rows, goes.
    pub const fn direction(self, columns: i8, rows: i8) -> (i8, i8) {
        let columns = if self.mirror_columns { -columns } else { columns };
        let rows = if self.mirror_rows { -rows } else { rows };
        if self.transpose { (rows, columns) } else { (columns, rows) }
    }
}

/// Which images of a position play exactly alike.
pub trait Symmetric: Rules {
    /// One symmetry of the game: a [`Symmetry`] of the board, an exchange of colours, or both.
    type Image: Copy + Debug;

    /// The images that exist for this position under these options.
    fn images(&self, position: &Self::Position) -> Vec<Self::Image>;

    /// The position's image.
    fn image(&self, position: &Self::Position, by: Self::Image) -> Self::Position;

    /// The move that does in the image what `mv` does here.
    fn image_move(&self, mv: Self::Move, by: Self::Image) -> Self::Move;
}
