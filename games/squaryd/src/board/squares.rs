//! The squares of the board, of every orientation, generated from vectors.

use crate::board::HOLE;
use crate::{Cell, CellSet};
use std::fmt;

/// How many squares the board has; the generator does not compile with any other number.
const COUNT: usize = 172;

/// How many squares lead through the cells that have the most of them; likewise.
const MOST: usize = 21;

/// Columns, and rows.
const SIZE: i8 = 7;
/// The hole included.
const CELLS: usize = (SIZE * SIZE) as usize;

/// The square whose leftmost vertex (the lower one of two) is at `column` and `row`, and whose sides from there are the
/// vector `(right, -down)` and its quarter turn `(down, right)`; `None` where it leaves the board or needs the hole.
const fn square(column: i8, row: i8, right: i8, down: i8) -> Option<u64> {
    let vertices = [(0, 0), (right, -down), (down, right), (right + down, right - down)];
    let mut bits = 0;
    let mut index = 0;
    while index < vertices.len() {
        let (columns, rows) = vertices[index];
        let (column, row) = (column + columns, row + rows);
        if column < 0 || column >= SIZE || row < 0 || row >= SIZE {
            return None;
        }
        bits |= 1 << (row * SIZE + column);
        index += 1;
    }
    if bits & HOLE.bits() == 0 { Some(bits) } else { None }
}

static SQUARES: [u64; COUNT] = {
    let mut squares = [0; COUNT];
    let mut found = 0;
    // Every leftmost vertex with every vector, as the digits of one number.
    let mut digits = 0;
    while digits < CELLS * CELLS {
        let (cell, vector) = ((digits / CELLS) as i8, (digits % CELLS) as i8);
        let (right, down) = (vector / SIZE, vector % SIZE);
        // A square has one such vector: the quarter turns of it point elsewhere.
        if right > 0
            && let Some(square) = square(cell / SIZE, cell % SIZE, right, down)
        {
            squares[found] = square;
            found += 1;
        }
        digits += 1;
    }
    assert!(found == COUNT);
    squares
};

/// Squares that are the same but for where they lie: whole sets of cells are laid over them at once.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// From the vertex with the lowest index to the others.
    pub(crate) steps: [u32; 4],
    /// Where that vertex may be.
    pub(crate) anchors: u64,
}

/// How many shapes there are; the generator does not compile with any other number.
const KINDS: usize = 21;

/// Every square by its shape.
pub(crate) static SHAPES: [Shape; KINDS] = {
    let mut shapes = [Shape { steps: [0; 4], anchors: 0 }; KINDS];
    let mut kinds = 0;
    let mut index = 0;
    while index < COUNT {
        let anchor = SQUARES[index].trailing_zeros();
        let mut rest = SQUARES[index] >> anchor;
        let mut steps = [0; 4];
        let mut vertex = 0;
        while vertex < 4 {
            steps[vertex] = rest.trailing_zeros();
            rest &= rest - 1;
            vertex += 1;
        }
        let mut kind = 0;
        while kind < kinds
            && (shapes[kind].steps[1] != steps[1]
                || shapes[kind].steps[2] != steps[2]
                || shapes[kind].steps[3] != steps[3])
        {
            kind += 1;
        }
        shapes[kind].steps = steps;
        shapes[kind].anchors |= 1 << anchor;
        if kind == kinds {
            kinds += 1;
        }
        index += 1;
    }
    assert!(kinds == KINDS);
    shapes
};

impl Shape {
    /// The square with this anchor.
    #[inline(always)]
    pub(crate) fn at(&self, anchor: u32) -> u64 {
        let [first, second, third, fourth] = self.steps;
        (1 << first | 1 << second | 1 << third | 1 << fourth) << anchor
    }

    /// What a set has of the four vertices, laid over the anchors.
    #[inline(always)]
    pub(crate) fn laid(&self, set: u64) -> [u64; 4] {
        self.steps.map(|step| set >> step)
    }
}

/// For each cell the squares through it, each as its three other vertices.
///
/// Cells have between five and [`MOST`] squares; the lists are filled up with the hole, which nobody ever holds, so that
/// a loop over them has one length.
static THROUGH: [[u64; MOST]; CELLS] = {
    let mut through = [[HOLE.bits(); MOST]; CELLS];
    let mut most = 0;
    let mut cell = 0;
    while cell < CELLS {
        let mut found = 0;
        let mut index = 0;
        while index < COUNT {
            if SQUARES[index] >> cell & 1 == 1 {
                through[cell][found] = SQUARES[index] ^ 1 << cell;
                found += 1;
            }
            index += 1;
        }
        if found > most {
            most = found;
        }
        cell += 1;
    }
    assert!(most == MOST);
    through
};

/// How many squares two cells share at most: one on either side, and one between them.
const SHARED: usize = 3;

/// For each pair of cells the squares through both, each as its two other vertices; filled up with the hole.
static MEETING: [[[u64; SHARED]; CELLS]; CELLS] = {
    let mut meeting = [[[HOLE.bits(); SHARED]; CELLS]; CELLS];
    let mut one = 0;
    while one < CELLS {
        let mut other = 0;
        while other < CELLS {
            let mut found = 0;
            let mut index = 0;
            while index < MOST && one != other {
                let others = THROUGH[one][index];
                if others >> other & 1 == 1 && others != HOLE.bits() {
                    meeting[one][other][found] = others ^ 1 << other;
                    found += 1;
                }
                index += 1;
            }
            other += 1;
        }
        one += 1;
    }
    meeting
};

/// One of the 172 squares.
///
/// ```
/// use siliam_squaryd::Square;
/// assert_eq!(Square::all().count(), 172);
/// assert!(Square::all().any(|square| square.to_string() == "c3d1e4f2"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square(u8);

impl Square {
    /// Every square once.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COUNT as u8).map(Self)
    }

    /// The square with these vertices.
    pub fn of_vertices(vertices: CellSet) -> Option<Self> {
        Self::all().find(|square| square.vertices() == vertices)
    }

    /// Below 172.
    pub(crate) fn index(self) -> usize {
        self.0.into()
    }

    /// Its four vertices.
    pub fn vertices(self) -> CellSet {
        CellSet::of_bits(SQUARES[usize::from(self.0)])
    }

    /// Whether all four vertices are in the set.
    pub(crate) fn within(self, set: CellSet) -> bool {
        self.vertices().without(set).is_empty()
    }
}

impl fmt::Display for Square {
    /// The vertices by column, then row, as claims write them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        written(self.vertices()).into_iter().try_for_each(|cell| cell.fmt(f))
    }
}

/// The squares through a cell, each as its three other vertices; some are only the hole.
#[inline(always)]
pub(crate) fn through(cell: usize) -> &'static [u64; MOST] {
    &THROUGH[cell]
}

/// The squares through two cells, each as its two other vertices; some are only the hole.
#[inline(always)]
pub(crate) fn meeting(one: usize, other: usize) -> &'static [u64; SHARED] {
    &MEETING[one][other]
}

/// The cells of a set in the order in which records write them: by column, then row.
pub(crate) fn written(set: CellSet) -> Vec<Cell> {
    let mut cells: Vec<Cell> = set.into_iter().collect();
    cells.sort_by_key(|cell| cell.coord());
    cells
}

/// The empty vertices of the threats to which the single on `cell` belongs.
#[inline(always)]
pub(crate) fn threats_through(singles: CellSet, empty: CellSet, cell: Cell) -> CellSet {
    let mut open = 0;
    for &others in &THROUGH[cell.index()] {
        let held = others & singles.bits();
        // At least two of the three others are held; an empty one among them can then only be the third.
        let is_threat = held & held.wrapping_sub(1) != 0;
        open |= if is_threat { others } else { 0 };
    }
    CellSet::of_bits(open).and(empty)
}

/// Whether the three other vertices of some square through `cell` are all in the set.
#[inline(always)]
pub(crate) fn closes(set: CellSet, cell: Cell) -> bool {
    THROUGH[cell.index()].iter().any(|&others| others & !set.bits() == 0)
}

/// Every empty vertex of a threat.
pub(crate) fn threats(singles: CellSet, empty: CellSet) -> CellSet {
    empty.into_iter().filter(|&cell| closes(singles, cell)).collect()
}

/// The squares of a threat: three vertices in `singles`, the fourth is `vertex`.
pub(crate) fn threatening(singles: CellSet, vertex: Cell) -> impl Iterator<Item = Square> {
    let with_vertex = singles.or(CellSet::of(vertex));
    Square::all().filter(move |square| square.vertices().has(vertex) && square.within(with_vertex))
}
