//! The four ways an animal can face.

use crate::{Cell, CellSet};

/// Where an animal faces, which is where it pushes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Facing {
    /// Toward row 5.
    North,
    /// Toward column e.
    East,
    /// Toward row 1.
    South,
    /// Toward column a.
    West,
}

impl Facing {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// 0 to 3, clockwise from the north.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other end of the line.
    #[must_use]
    #[inline(always)]
    pub const fn opposite(self) -> Self {
        Self::ALL[self.index() ^ 2]
    }

    /// `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> &'static str {
        ["n", "e", "s", "w"][self.index()]
    }

    /// The facing of this letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|facing| facing.letter().starts_with(letter))
    }

    /// One step, as columns and rows.
    pub const fn step(self) -> (i8, i8) {
        [(0, 1), (1, 0), (0, -1), (-1, 0)][self.index()]
    }

    /// The facing of one step.
    pub fn of_step(step: (i8, i8)) -> Option<Self> {
        Self::ALL.into_iter().find(|facing| facing.step() == step)
    }

    /// The cell ahead; `None` beyond the edge.
    pub const fn ahead(self, cell: Cell) -> Option<Cell> {
        let (columns, rows) = self.step();
        cell.step(columns, rows)
    }

    /// The cell one step this way from a cell known to have one, cheaper than [`Facing::ahead`].
    #[inline(always)]
    pub(crate) fn next(self, cell: Cell) -> Cell {
        let index = cell.index() as i8 + [5, 1, -5, -1][self.index()];
        Cell::of_index(index as u8).expect("the step stays on the board")
    }

    /// The cells from which a step this way leaves the board.
    #[inline(always)]
    pub const fn last_line(self) -> CellSet {
        CellSet::of_bits([0x1F0_0000, 0x108_4210, 0x1F, 0x10_8421][self.index()])
    }

    /// Every cell of the set one step this way, those that leave the board dropped.
    #[inline(always)]
    pub fn shift(self, set: CellSet) -> CellSet {
        let bits = set.without(self.last_line()).bits();
        CellSet::of_bits(match self {
            Self::North => bits << 5,
            Self::East => bits << 1,
            Self::South => bits >> 5,
            Self::West => bits >> 1,
        })
    }
}
