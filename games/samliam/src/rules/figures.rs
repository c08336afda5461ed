//! The figures that win, generated from vectors, and what is missing to them on a whole board at once.
//!
//! A *shape* is four steps from an anchor with the direction each cell must show; a *figure* is a shape laid somewhere
//! on the board. Shifting what a player shows by a shape's steps lays it everywhere at once, so that one pass over a few
//! shapes finds every figure that lacks one cell. The tables are built at compile time.

use crate::Corner;
use crate::board::field::{ByCorner, Field, union};
use crate::think::two::tally::ROW;
use Corner::{NorthEast, NorthWest, SouthEast, SouthWest};

/// What a figure is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FigureKind {
    /// Four corners of a square, all showing outward or all inward (L3).
    Square,
    /// Four cells around a middle, all showing one direction (L8).
    Cross,
    /// Four equally spaced cells in a row, column or diagonal, all showing one direction (L9).
    Line,
}

/// Which lines win among four players (L9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lines {
    /// `adjacent-lines`: only neighbouring cells.
    pub(crate) adjacent: bool,
    /// `straight-lines`: no diagonals.
    pub(crate) straight: bool,
}

/// Which figures win beside squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extra {
    /// None: two players.
    None,
    /// Crosses: three players.
    Crosses,
    /// Lines: four players.
    Lines(Lines),
}

/// A figure without its place.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    pub(crate) kind: FigureKind,
    pub(crate) shows: [Corner; 4],
    /// Indices of the four cells from that of the anchor, the bottom left of the box around them.
    pub(crate) steps: [u8; 4],
    /// Columns and rows of the four cells from the anchor.
    places: [(u8, u8); 4],
    /// Where the anchor may be.
    pub(crate) anchors: u128,
}

/// Two cells of a shape that one placement can relate: putting the right thing on the first makes the second a closing
/// cell wherever the other two are in place.
///
/// Everything is seen from the first cell, so that the result is a set of places to put a triangle.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    /// What the placement must show.
    put: Corner,
    /// What the closing cell must come to show, and where it lies.
    closing: (Corner, u8),
    /// What the other two show, and where they lie.
    others: [(Corner, u8); 2],
    /// From where all four cells are on the board.
    from: u128,
}

/// The other three cells of a figure, each as its index times four plus the index of what it must show.
pub(crate) type Others = [u16; 3];

/// Straight and diagonal steps of up to eight cells.
const MOST_STEPS: usize = 64;
/// A cell with a direction, on the largest board.
const MOST_HALVES: usize = 4 * 81;

/// All figures of a game.
pub(crate) struct Figures {
    pub(crate) shapes: &'static [Shape],
    pub(crate) pairs: &'static Pairs<[Pair]>,
    pub(crate) through: &'static Through<[Others]>,
    /// Of two players: the cells of every figure with their directions, as places in a [`Tally`](crate::think::two::tally::Tally).
    pub(crate) parts: &'static [[u16; 4]],
    /// Of two players: for everything in `through` which figure that is, times four, and which of its parts.
    pub(crate) members: &'static [u16],
}

/// Pairs sorted by the step from the first cell to the second, because closing cells are counted by where they lie.
pub(crate) struct Pairs<T: ?Sized> {
    /// Where each step's pairs end.
    ends: [u16; MOST_STEPS],
    steps: usize,
    list: T,
}

/// For every cell and direction the figures that need it.
pub(crate) struct Through<T: ?Sized> {
    pub(crate) begins: [u16; MOST_HALVES + 1],
    list: T,
}

/// The figures of a board, their tables no larger than they need to be.
macro_rules! figures {
    ($columns:expr, $rows:expr, $extra:expr) => {{
        use $crate::rules::figures::{Drawing, Figures, Others, Pair, Pairs, Shape, Through};
        const DRAWING: Drawing = Drawing::new($columns, $rows, $extra);
        const SHAPES: usize = DRAWING.count;
        static LIST: [Shape; SHAPES] = DRAWING.shapes();
        static PAIRS: Pairs<[Pair; 12 * SHAPES]> = Pairs::of(&DRAWING);
        static THROUGH: Through<[Others; DRAWING.figures() * 4]> = Through::of(&DRAWING);
        static PARTS: [[u16; 4]; DRAWING.tallied()] = DRAWING.parts();
        static MEMBERS: [u16; DRAWING.tallied() * 4] = DRAWING.members(&THROUGH.begins);
        Figures { shapes: &LIST, pairs: &PAIRS, through: &THROUGH, parts: &PARTS, members: &MEMBERS }
    }};
}
pub(crate) use figures;

/// Where a placement gives its player two closing cells.
#[derive(Clone, Copy)]
pub(crate) struct Twice<W> {
    /// By the direction shown.
    pub(crate) one_direction: ByCorner<W>,
    /// By showing all four.
    pub(crate) all_directions: W,
}

/// Sixteen squares and thirty-two lines on 9×9.
const MOST_SHAPES: usize = 48;

/// Shapes being collected, at compile time.
pub(crate) struct Drawing {
    list: [Shape; MOST_SHAPES],
    pub(crate) count: usize,
    size: (u8, u8),
}

impl Drawing {
    /// Generates the shapes of a board.
    pub(crate) const fn new(columns: u8, rows: u8, extra: Extra) -> Self {
        let blank = Shape {
            kind: FigureKind::Square,
            shows: [NorthEast; 4],
            steps: [0; 4],
            places: [(0, 0); 4],
            anchors: 0,
        };
        let mut drawing = Self { list: [blank; MOST_SHAPES], count: 0, size: (columns, rows) };
        let mut k = 1;
        while k < columns && k < rows {
            let square = [(0, k), (k, k), (k, 0), (0, 0)];
            drawing.add(FigureKind::Square, square, [NorthWest, NorthEast, SouthEast, SouthWest]);
            drawing.add(FigureKind::Square, square, [SouthEast, SouthWest, NorthWest, NorthEast]);
            k += 1;
        }
        match extra {
            Extra::None => {}
            Extra::Crosses => drawing.add_crosses(),
            Extra::Lines(lines) => drawing.add_lines(lines),
        }
        drawing
    }

    const fn add_crosses(&mut self) {
        let mut k = 1;
        while 2 * k < self.size.0 && 2 * k < self.size.1 {
            self.add_each_direction(FigureKind::Cross, [(k, 2 * k), (k, 0), (0, k), (2 * k, k)]);
            k += 1;
        }
    }

    const fn add_lines(&mut self, lines: Lines) {
        let mut k = 1;
        while k == 1 || (!lines.adjacent && (3 * k < self.size.0 || 3 * k < self.size.1)) {
            self.add_each_direction(FigureKind::Line, [(0, 0), (k, 0), (2 * k, 0), (3 * k, 0)]);
            self.add_each_direction(FigureKind::Line, [(0, 0), (0, k), (0, 2 * k), (0, 3 * k)]);
            if !lines.straight {
                let (rising, falling) = (
                    [(0, 0), (k, k), (2 * k, 2 * k), (3 * k, 3 * k)],
                    [(0, 3 * k), (k, 2 * k), (2 * k, k), (3 * k, 0)],
                );
                self.add_each_direction(FigureKind::Line, rising);
                self.add_each_direction(FigureKind::Line, falling);
            }
            k += 1;
        }
    }

    const fn add_each_direction(&mut self, kind: FigureKind, places: [(u8, u8); 4]) {
        let mut corner = 0;
        while corner < 4 {
            self.add(kind, places, [Corner::ALL[corner]; 4]);
            corner += 1;
        }
    }

    /// Adds a shape if it fits the board anywhere.
    const fn add(&mut self, kind: FigureKind, places: [(u8, u8); 4], shows: [Corner; 4]) {
        let (columns, rows) = self.size;
        let (mut width, mut height) = (0, 0);
        let mut steps = [0; 4];
        let mut index = 0;
        while index < 4 {
            let (column, row) = places[index];
            if column > width {
                width = column;
            }
            if row > height {
                height = row;
            }
            steps[index] = row * columns + column;
            index += 1;
        }
        let mut anchors = 0_u128;
        let mut row = 0;
        while row + height < rows {
            let mut column = 0;
            while column + width < columns {
                anchors |= 1 << (row * columns + column);
                column += 1;
            }
            row += 1;
        }
        if anchors != 0 {
            self.list[self.count] = Shape { kind, shows, steps, places, anchors };
            self.count += 1;
        }
    }

    /// Just the shapes there are.
    pub(crate) const fn shapes<const S: usize>(&self) -> [Shape; S] {
        let mut shapes = [self.list[0]; S];
        let mut index = 0;
        while index < S {
            shapes[index] = self.list[index];
            index += 1;
        }
        shapes
    }

    /// How many figures there are.
    pub(crate) const fn figures(&self) -> usize {
        let mut figures = 0;
        let mut index = 0;
        while index < self.count {
            figures += self.list[index].anchors.count_ones() as usize;
            index += 1;
        }
        figures
    }

    /// How many figures are tallied: all of two players, who have only squares.
    pub(crate) const fn tallied(&self) -> usize {
        match self.list[self.count - 1].kind {
            FigureKind::Square => self.figures(),
            FigureKind::Cross | FigureKind::Line => 0,
        }
    }

    /// The cells of every figure that is tallied.
    pub(crate) const fn parts<const F: usize>(&self) -> [[u16; 4]; F] {
        let mut parts = [[0; 4]; F];
        let (mut shape, mut figure) = (0, 0);
        while figure < F {
            let mut anchors = self.list[shape].anchors;
            while anchors != 0 {
                let anchor = anchors.trailing_zeros() as u16;
                anchors &= anchors - 1;
                let mut part = 0;
                while part < 4 {
                    let half = self.list[shape].half(anchor, part);
                    parts[figure][part] = half % 4 * ROW as u16 + half / 4;
                    part += 1;
                }
                figure += 1;
            }
            shape += 1;
        }
        parts
    }

    /// Which figures these are that begin there for every cell and direction.
    pub(crate) const fn members<const F: usize>(&self, begins: &[u16; MOST_HALVES + 1]) -> [u16; F] {
        let mut members = [0; F];
        let mut places = *begins;
        let (mut shape, mut figure) = (0, 0);
        while figure < F / 4 {
            let mut anchors = self.list[shape].anchors;
            while anchors != 0 {
                let anchor = anchors.trailing_zeros() as u16;
                anchors &= anchors - 1;
                let mut part = 0;
                while part < 4 {
                    let place = &mut places[self.list[shape].half(anchor, part) as usize];
                    members[*place as usize] = (4 * figure + part) as u16;
                    *place += 1;
                    part += 1;
                }
                figure += 1;
            }
            shape += 1;
        }
        members
    }
}

impl<const P: usize> Pairs<[Pair; P]> {
    /// Fills the table of pairs, bucket by bucket of the step between the two cells.
    pub(crate) const fn of(drawing: &Drawing) -> Self {
        const REACH: usize = 8;
        const WIDTH: usize = 2 * REACH + 1;
        const fn bucket(shape: &Shape, put: usize, closing: usize) -> usize {
            let (from, to) = (shape.places[put], shape.places[closing]);
            let column = to.0 as usize + REACH - from.0 as usize;
            let row = to.1 as usize + REACH - from.1 as usize;
            row * WIDTH + column
        }
        let mut pairs = Self {
            ends: [0; MOST_STEPS],
            steps: 0,
            list: [Pair::of(&drawing.list[0], 0, 1, drawing.size.0); P],
        };
        let mut places = [0_u16; WIDTH * WIDTH];
        let mut index = 0;
        while index < 16 * drawing.count {
            let (shape, put, closing) = (&drawing.list[index / 16], index / 4 % 4, index % 4);
            if put != closing {
                places[bucket(shape, put, closing)] += 1;
            }
            index += 1;
        }
        let mut end = 0;
        let mut index = 0;
        while index < WIDTH * WIDTH {
            let size = places[index];
            places[index] = end;
            end += size;
            if size > 0 {
                pairs.ends[pairs.steps] = end;
                pairs.steps += 1;
            }
            index += 1;
        }
        let mut index = 0;
        while index < 16 * drawing.count {
            let (shape, put, closing) = (&drawing.list[index / 16], index / 4 % 4, index % 4);
            if put != closing {
                let place = &mut places[bucket(shape, put, closing)];
                pairs.list[*place as usize] = Pair::of(shape, put, closing, drawing.size.0);
                *place += 1;
            }
            index += 1;
        }
        pairs
    }
}

impl<const F: usize> Through<[Others; F]> {
    /// Fills the table of figures by the cells they need.
    pub(crate) const fn of(drawing: &Drawing) -> Self {
        let mut through = Self { begins: [0; MOST_HALVES + 1], list: [[0; 3]; F] };
        // First how many there are for each cell and direction, counted one place too far on, then where they begin.
        let mut counting = true;
        loop {
            let mut shape = 0;
            while shape < drawing.count {
                let found = &drawing.list[shape];
                let mut anchors = found.anchors;
                while anchors != 0 {
                    let anchor = anchors.trailing_zeros() as u16;
                    anchors &= anchors - 1;
                    let mut part = 0;
                    while part < 4 {
                        let begin = &mut through.begins[found.half(anchor, part) as usize + 1];
                        if counting {
                            *begin += 1;
                        } else {
                            through.list[*begin as usize] = found.others(anchor, part);
                            *begin += 1;
                        }
                        part += 1;
                    }
                }
                shape += 1;
            }
            if !counting {
                return through;
            }
            counting = false;
            let mut sum = 0;
            let mut index = 1;
            while index <= MOST_HALVES {
                let count = through.begins[index];
                through.begins[index] = sum;
                sum += count;
                index += 1;
            }
        }
    }
}

impl Figures {
    /// The figures of two players that need this cell with this direction, each times four, plus which part of it that is.
    #[inline(always)]
    pub(crate) fn members_through(&self, half: usize) -> &'static [u16] {
        &self.members[usize::from(self.through.begins[half])..usize::from(self.through.begins[half + 1])]
    }

    /// Whether this cell, showing this direction, is all that a figure of a player who shows the rest still needs.
    #[inline(always)]
    pub(crate) fn is_completed_by<W: Field>(&self, shows: &ByCorner<W>, cell: usize, corner: Corner) -> bool {
        let half = 4 * cell + corner.index();
        let (begin, end) = (self.through.begins[half], self.through.begins[half + 1]);
        let holds = |half: u16| shows[usize::from(half % 4)].has(usize::from(half / 4));
        self.through.list[usize::from(begin)..usize::from(end)]
            .iter()
            .any(|&[one, two, three]| holds(one) && holds(two) && holds(three))
    }

    /// Whether a player who shows this has a figure.
    pub(crate) fn is_complete<W: Field>(&self, shows: &ByCorner<W>) -> bool {
        let mut complete = W::ZERO;
        for shape in self.shapes {
            let [one, two, three, four] = shape.laid(shows);
            complete |= one & two & three & four & W::of_wide(shape.anchors);
        }
        !complete.is_empty()
    }

    /// What a player who shows this lacks: for each direction the cells that would complete a figure by showing it.
    ///
    /// Cells of a figure that is complete already are among them.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn missing<W: Field>(&self, shows: &ByCorner<W>) -> ByCorner<W> {
        let mut missing = [W::ZERO; 4];
        for shape in self.shapes {
            let anchors = W::of_wide(shape.anchors);
            let [one, two, three, four] = shape.laid(shows);
            let (first, last) = (one & two, three & four & anchors);
            // Three of four are seldom in place.
            if (((one | two) & last) | (first & (three | four) & anchors)).is_empty() {
                continue;
            }
            let lacking = [two & last, one & last, first & four & anchors, first & three & anchors];
            for ((set, corner), step) in lacking.into_iter().zip(shape.shows).zip(shape.steps) {
                missing[corner.index()] |= set << u32::from(step);
            }
        }
        missing
    }

    /// All four cells of every figure that a player who shows this has but for one of these cells.
    pub(crate) fn lacking_one<W: Field>(&self, shows: &ByCorner<W>, closing: W) -> W {
        let mut cells = W::ZERO;
        for shape in self.shapes {
            let laid @ [one, two, three, four] = shape.laid(shows);
            let rest = [two & three & four, one & three & four, one & two & four, one & two & three];
            let mut anchors = W::ZERO;
            for ((rest, shown), step) in rest.into_iter().zip(laid).zip(shape.steps) {
                anchors |= rest & !shown & (closing >> u32::from(step));
            }
            anchors &= W::of_wide(shape.anchors);
            for step in shape.steps {
                cells |= anchors << u32::from(step);
            }
        }
        cells
    }

    /// Where one more direction shown gives two closing cells or more among `open`, the cells that can come to show each
    /// direction and are no closing cells yet.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn twice<W: Field>(&self, shows: &ByCorner<W>, open: &ByCorner<W>) -> Twice<W> {
        let (mut once, mut twice) = ([W::ZERO; 4], [W::ZERO; 4]);
        let (mut once_by_all, mut twice_by_all) = (W::ZERO, W::ZERO);
        let mut begin = 0;
        let Pairs { ends, steps, list } = self.pairs;
        for &end in &ends[..*steps] {
            // Several figures may have the same closing cell at this step; it counts once.
            let mut found = [W::ZERO; 4];
            for pair in &list[begin..usize::from(end)] {
                let [third, fourth] = pair.others.map(|(corner, step)| shows[corner.index()].turned(step));
                let closing = open[pair.closing.0.index()].turned(pair.closing.1);
                found[pair.put.index()] |= third & fourth & closing & W::of_wide(pair.from);
            }
            begin = usize::from(end);
            for corner in 0..4 {
                twice[corner] |= once[corner] & found[corner];
                once[corner] |= found[corner];
            }
            let by_all = union(&found);
            twice_by_all |= once_by_all & by_all;
            once_by_all |= by_all;
        }
        Twice { one_direction: twice, all_directions: twice_by_all }
    }
}

impl Shape {
    /// What a player shows of each of the four cells, laid over the anchors.
    #[inline(always)]
    pub(crate) fn laid<W: Field>(&self, shows: &ByCorner<W>) -> [W; 4] {
        let mut laid = [W::ZERO; 4];
        for (index, set) in laid.iter_mut().enumerate() {
            *set = shows[self.shows[index].index()] >> u32::from(self.steps[index]);
        }
        laid
    }

    /// The indices of the cells where the shape may be anchored.
    pub(crate) fn anchors(&self) -> impl Iterator<Item = usize> + use<> {
        self.anchors.cells()
    }
}

impl Pair {
    const fn of(shape: &Shape, put: usize, closing: usize, columns: u8) -> Self {
        let mut others = [(NorthEast, 0); 2];
        let mut found = 0;
        let mut index = 0;
        while index < 4 {
            if index != put && index != closing {
                others[found] = (shape.shows[index], shape.step(put, index));
                found += 1;
            }
            index += 1;
        }
        let (column, row) = shape.places[put];
        Self {
            put: shape.shows[put],
            closing: (shape.shows[closing], shape.step(put, closing)),
            others,
            from: shape.anchors << (row * columns + column),
        }
    }
}

impl Shape {
    /// The step from one cell to another as [`Field::turned`] takes it: modulo the widest word.
    const fn step(&self, from: usize, to: usize) -> u8 {
        self.steps[to].wrapping_sub(self.steps[from]) % 128
    }

    /// One of its cells with what it must show, as [`Others`] has it.
    const fn half(&self, anchor: u16, part: usize) -> u16 {
        4 * (anchor + self.steps[part] as u16) + self.shows[part].index() as u16
    }

    const fn others(&self, anchor: u16, part: usize) -> Others {
        [
            self.half(anchor, (part + 1) % 4),
            self.half(anchor, (part + 2) % 4),
            self.half(anchor, (part + 3) % 4),
        ]
    }
}
