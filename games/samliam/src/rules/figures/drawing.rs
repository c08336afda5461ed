//! The shapes of a board, generated from vectors at compile time.

use crate::Corner;
use crate::rules::figures::{FigureKind, Shape};
use Corner::{NorthEast, NorthWest, SouthEast, SouthWest};

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

/// Sixteen squares and thirty-two lines on 9×9.
const MOST_SHAPES: usize = 48;

/// Shapes being collected, at compile time.
pub(crate) struct Drawing {
    list: [Shape; MOST_SHAPES],
    count: usize,
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

    /// The shapes.
    pub(crate) const fn list(&self) -> &[Shape] {
        self.list.split_at(self.count).0
    }

    /// Columns of the board.
    pub(crate) const fn columns(&self) -> u8 {
        self.size.0
    }

    /// The shapes in an array of their number.
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

    /// Every figure as its four cells with what they must show, each as [`Half::index`](crate::Half::index) counts; what
    /// is left of the list is zero.
    pub(crate) const fn halves<const F: usize>(&self) -> [[u16; 4]; F] {
        let mut halves = [[0; 4]; F];
        let (mut shape, mut figure) = (0, 0);
        while shape < self.count {
            let mut anchors = self.list[shape].anchors;
            while anchors != 0 {
                let anchor = anchors.trailing_zeros() as u16;
                anchors &= anchors - 1;
                let mut part = 0;
                while part < 4 {
                    halves[figure][part] = self.list[shape].half(anchor, part);
                    part += 1;
                }
                figure += 1;
            }
            shape += 1;
        }
        halves
    }
}
