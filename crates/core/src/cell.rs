//! Cells of a board and sets of them.
//!
//! Invariant: a [`Cell`] lies on its board and a [`CellSet`] has no bit beyond it, because nothing builds one that does not.
//! [`Bits`] is the one way to go through the bits of a word.

use std::fmt;

/// A cell of some board, by column and row from 0, for scenes and messages where the board's size does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coord {
    /// From the left, `a` is 0.
    pub column: u8,
    /// From the bottom, row 1 is 0.
    pub row: u8,
}

impl Coord {
    /// Reads a name such as `c3`; whether a board has the cell is not asked.
    pub fn read(name: &str) -> Option<Self> {
        let [column @ b'a'..=b'z', row @ b'1'..=b'9'] = *name.as_bytes() else { return None };
        Some(Self { column: column - b'a', row: row - b'1' })
    }
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column) as char, self.row + 1)
    }
}

/// A cell of a board of `C` columns and `R` rows, at most nine rows.
///
/// ```
/// use siliam_core::Cell;
/// let c3: Cell<5, 5> = Cell::read("c3").unwrap();
/// assert_eq!((c3.column(), c3.row(), c3.index()), (2, 2, 12));
/// assert_eq!(c3.to_string(), "c3");
/// assert_eq!(Cell::<5, 5>::read("f1"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell<const C: u8, const R: u8>(u8);

impl<const C: u8, const R: u8> Cell<C, R> {
    /// How many cells the board has.
    pub const COUNT: u8 = C * R;

    /// The cell at this column and row, both from 0; `None` off the board.
    #[inline(always)]
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < C && row < R { Some(Self(row * C + column)) } else { None }
    }

    /// The cell with this index: a1 is 0, then along the rows.
    #[inline(always)]
    pub const fn of_index(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// Reads `c3`; `None` for anything that is not just the name of a cell of this board.
    pub fn read(text: &str) -> Option<Self> {
        let [column @ b'a'..=b'z', row @ b'1'..=b'9'] = *text.as_bytes() else { return None };
        Self::at(column - b'a', row - b'1')
    }

    /// From the left, `a` is 0.
    #[inline(always)]
    pub const fn column(self) -> u8 {
        self.0 % C
    }

    /// From the bottom, row 1 is 0.
    #[inline(always)]
    pub const fn row(self) -> u8 {
        self.0 / C
    }

    /// Below [`Self::COUNT`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour so many columns and rows away; `None` off the board.
    pub const fn step(self, columns: i8, rows: i8) -> Option<Self> {
        let (column, row) = (self.column() as i8 + columns, self.row() as i8 + rows);
        if column < 0 || row < 0 { None } else { Self::at(column as u8, row as u8) }
    }

    /// The same place without the board's size.
    pub const fn coord(self) -> Coord {
        Coord { column: self.column(), row: self.row() }
    }

    /// All cells, a1 first, then along the rows.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }
}

impl<const C: u8, const R: u8> fmt::Display for Cell<C, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coord().fmt(f)
    }
}

impl<const C: u8, const R: u8> fmt::Debug for Cell<C, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The machine words that hold sets of cells.
pub trait Word: Copy + Eq + fmt::Debug {
    /// No bit.
    const ZERO: Self;
    /// One bit.
    fn bit(index: u8) -> Self;
    /// Bits in both.
    fn and(self, other: Self) -> Self;
    /// Bits in either.
    fn or(self, other: Self) -> Self;
    /// Bits not in it.
    fn not(self) -> Self;
    /// How many bits are set.
    fn ones(self) -> u32;
    /// The index of the lowest bit; the width for none.
    fn lowest(self) -> u32;
    /// The index of the highest bit plus one; 0 for none.
    fn length(self) -> u32;
    /// Without the lowest bit.
    fn drop_lowest(self) -> Self;
}

macro_rules! word {
    ($($word:ty)*) => {$(
        impl Word for $word {
            const ZERO: Self = 0;
            #[inline(always)]
            fn bit(index: u8) -> Self { 1 << index }
            #[inline(always)]
            fn and(self, other: Self) -> Self { self & other }
            #[inline(always)]
            fn or(self, other: Self) -> Self { self | other }
            #[inline(always)]
            fn not(self) -> Self { !self }
            #[inline(always)]
            fn ones(self) -> u32 { self.count_ones() }
            #[inline(always)]
            fn lowest(self) -> u32 { self.trailing_zeros() }
            #[inline(always)]
            fn length(self) -> u32 { Self::BITS - self.leading_zeros() }
            #[inline(always)]
            fn drop_lowest(self) -> Self { self & self.wrapping_sub(1) }
        }
    )*};
}
word!(u32 u64 u128);

/// The indices of the bits of a word, the lowest first.
///
/// ```
/// use siliam_core::Bits;
/// assert_eq!(Bits(0b1001_u64).collect::<Vec<_>>(), [0, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct Bits<W>(pub W);

impl<W: Word> Iterator for Bits<W> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == W::ZERO {
            return None;
        }
        let lowest = self.0.lowest();
        self.0 = self.0.drop_lowest();
        Some(lowest as usize)
    }
}

/// A set of cells of a board of `C` columns and `R` rows, one bit each in a word `W` that has room for them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellSet<W, const C: u8, const R: u8>(W);

impl<W: Word, const C: u8, const R: u8> CellSet<W, C, R> {
    /// No cell.
    pub const EMPTY: Self = Self(W::ZERO);

    /// The set with these bits; the caller keeps to the board.
    #[inline(always)]
    pub const fn of_bits(bits: W) -> Self {
        Self(bits)
    }

    /// The bits, bit `i` for the cell of index `i`.
    #[inline(always)]
    pub const fn bits(self) -> W {
        self.0
    }

    /// One cell.
    #[inline(always)]
    pub fn of(cell: Cell<C, R>) -> Self {
        Self(W::bit(cell.0))
    }

    /// Whether the cell is in it.
    #[inline(always)]
    pub fn has(self, cell: Cell<C, R>) -> bool {
        !self.and(Self::of(cell)).is_empty()
    }

    /// Whether no cell is in it.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == W::ZERO
    }

    /// How many cells are in it.
    #[inline(always)]
    pub fn len(self) -> u32 {
        self.0.ones()
    }

    /// Cells in both.
    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Self(self.0.and(other.0))
    }

    /// Cells in either.
    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Self(self.0.or(other.0))
    }

    /// Cells of this set that are not in the other.
    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        Self(self.0.and(other.0.not()))
    }

    /// The cell with the lowest index.
    #[inline(always)]
    pub fn first(self) -> Option<Cell<C, R>> {
        if self.is_empty() { None } else { Some(Cell(self.0.lowest() as u8)) }
    }

    /// The cell with the highest index.
    #[inline(always)]
    pub fn last(self) -> Option<Cell<C, R>> {
        if self.is_empty() { None } else { Some(Cell(self.0.length() as u8 - 1)) }
    }

    /// The cell that has `index` others of the set before it.
    #[inline(always)]
    pub fn nth(self, index: u32) -> Option<Cell<C, R>> {
        let mut rest = self.0;
        for _ in 0..index {
            rest = rest.drop_lowest();
        }
        Self(rest).first()
    }
}

impl<W: Word, const C: u8, const R: u8> IntoIterator for CellSet<W, C, R> {
    type Item = Cell<C, R>;
    type IntoIter = Cells<W, C, R>;

    #[inline(always)]
    fn into_iter(self) -> Cells<W, C, R> {
        Cells(Bits(self.0))
    }
}

impl<W: Word, const C: u8, const R: u8> FromIterator<Cell<C, R>> for CellSet<W, C, R> {
    fn from_iter<I: IntoIterator<Item = Cell<C, R>>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |set, cell| set.or(Self::of(cell)))
    }
}

impl<W: Word, const C: u8, const R: u8> fmt::Debug for CellSet<W, C, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The cells of a set, lowest index first.
#[derive(Clone, Debug)]
pub struct Cells<W: Word, const C: u8, const R: u8>(Bits<W>);

impl<W: Word, const C: u8, const R: u8> Iterator for Cells<W, C, R> {
    type Item = Cell<C, R>;

    #[inline(always)]
    fn next(&mut self) -> Option<Cell<C, R>> {
        self.0.next().map(|index| Cell(index as u8))
    }
}
