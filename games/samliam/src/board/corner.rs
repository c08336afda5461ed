//! The four corners of a cell, which are the four directions a right angle can show.

use siliam_core::Symmetry;

/// The corner in which a triangle's right angle sits, and so the direction it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Corner {
    /// Top right.
    NorthEast,
    /// Bottom right.
    SouthEast,
    /// Bottom left.
    SouthWest,
    /// Top left.
    NorthWest,
}

impl Corner {
    /// All four, clockwise from the top right.
    pub const ALL: [Self; 4] = [Self::NorthEast, Self::SouthEast, Self::SouthWest, Self::NorthWest];

    /// The corner across the cell, which a second triangle takes (L1).
    #[must_use]
    #[inline(always)]
    pub const fn opposite(self) -> Self {
        match self {
            Self::NorthEast => Self::SouthWest,
            Self::SouthEast => Self::NorthWest,
            Self::SouthWest => Self::NorthEast,
            Self::NorthWest => Self::SouthEast,
        }
    }

    /// Its place in [`Corner::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `ne`, `se`, `sw` or `nw`.
    pub const fn name(self) -> &'static str {
        ["ne", "se", "sw", "nw"][self.index()]
    }

    /// The message that names it.
    pub(crate) const fn message(self) -> &'static str {
        ["samliam-ne", "samliam-se", "samliam-sw", "samliam-nw"][self.index()]
    }

    /// The corner of this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|corner| corner.name() == name)
    }

    /// Whether it lies at the top of its cell: of two triangles that one is written first.
    pub const fn is_upper(self) -> bool {
        matches!(self, Self::NorthEast | Self::NorthWest)
    }

    /// Where a symmetry of the board takes it.
    pub(crate) fn image(self, by: Symmetry) -> Self {
        let (columns, rows) = [(1, 1), (1, -1), (-1, -1), (-1, 1)][self.index()];
        match by.direction(columns, rows) {
            (1, 1) => Self::NorthEast,
            (1, _) => Self::SouthEast,
            (_, 1) => Self::NorthWest,
            _ => Self::SouthWest,
        }
    }
}
