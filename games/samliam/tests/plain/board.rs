//! The board: what a cell can hold, what may still go into it (L1), and what it shows (L2).

/// The corner of its cell in which the right angle of a triangle sits; also a direction that a cell shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Corner {
    /// Top right.
    Ne,
    /// Bottom right.
    Se,
    /// Bottom left.
    Sw,
    /// Top left.
    Nw,
}

/// The four corners.
pub(super) const CORNERS: [Corner; 4] = [Corner::Ne, Corner::Se, Corner::Sw, Corner::Nw];

impl Corner {
    /// The corner across the cell.
    pub(super) fn opposite(self) -> Corner {
        match self {
            Corner::Ne => Corner::Sw,
            Corner::Se => Corner::Nw,
            Corner::Sw => Corner::Ne,
            Corner::Nw => Corner::Se,
        }
    }

    /// The corner as it is written.
    pub(super) fn name(self) -> &'static str {
        match self {
            Corner::Ne => "ne",
            Corner::Se => "se",
            Corner::Sw => "sw",
            Corner::Nw => "nw",
        }
    }

    /// The corner with that name.
    pub(super) fn read(name: &str) -> Option<Corner> {
        CORNERS.into_iter().find(|corner| corner.name() == name)
    }

    /// Whether it is one of the two upper corners, whose triangle is written first.
    pub(super) fn is_upper(self) -> bool {
        self == Corner::Ne || self == Corner::Nw
    }
}

/// A triangle that lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Triangle {
    /// The letter of the player who owns it.
    pub(super) owner: char,
    /// Where its right angle sits.
    pub(super) corner: Corner,
}

/// What a cell holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// Nothing.
    Empty,
    /// One triangle: the cell is half-filled.
    One(Triangle),
    /// Two triangles in opposite corners, the one in the upper corner first.
    Two(Triangle, Triangle),
    /// The square tile of the player with this letter.
    Tile(char),
}

/// A cell, both numbers counted from 0: a1 is column 0, row 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cell {
    /// Counted from the left.
    pub(super) column: usize,
    /// Counted from the bottom.
    pub(super) row: usize,
}

impl Cell {
    /// The cell as it is written, such as `e5`.
    pub(super) fn name(self) -> String {
        let letter = "abcdefghi".chars().nth(self.column).expect("no board has more than nine columns");
        format!("{letter}{}", self.row + 1)
    }
}

/// All cells and what they hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// How many columns there are.
    pub(super) columns: usize,
    /// How many rows there are.
    pub(super) rows: usize,
    /// The bottom row first, in each row the columns from the left.
    contents: Vec<Content>,
}

impl Board {
    /// A board with nothing on it.
    pub(super) fn empty(columns: usize, rows: usize) -> Board {
        Board { columns, rows, contents: vec![Content::Empty; columns * rows] }
    }

    /// Every cell of the board.
    pub(super) fn cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for column in 0..self.columns {
            for row in 0..self.rows {
                cells.push(Cell { column, row });
            }
        }
        cells
    }

    /// What the cell holds.
    pub(super) fn at(&self, cell: Cell) -> Content {
        self.contents[cell.row * self.columns + cell.column]
    }

    /// Replaces what the cell holds.
    pub(super) fn put(&mut self, cell: Cell, content: Content) {
        self.contents[cell.row * self.columns + cell.column] = content;
    }

    /// L1: whether a triangle may be put into this corner of the cell.
    pub(super) fn takes_triangle(&self, cell: Cell, corner: Corner) -> bool {
        match self.at(cell) {
            Content::Empty => true,
            Content::One(first) => corner == first.corner.opposite(),
            Content::Two(..) | Content::Tile(_) => false,
        }
    }

    /// L7: whether a square tile may be put on the cell.
    pub(super) fn takes_tile(&self, cell: Cell) -> bool {
        self.at(cell) == Content::Empty
    }

    /// Puts a triangle where L1 lets it go.
    pub(super) fn put_triangle(&mut self, cell: Cell, triangle: Triangle) {
        assert!(self.takes_triangle(cell, triangle.corner), "L1: {} is taken", cell.name());
        let content = match self.at(cell) {
            Content::One(first) if first.corner.is_upper() => Content::Two(first, triangle),
            Content::One(first) => Content::Two(triangle, first),
            _ => Content::One(triangle),
        };
        self.put(cell, content);
    }

    /// Lifts a triangle; in a cell of two the other one stays as it is (L5).
    pub(super) fn lift_triangle(&mut self, cell: Cell, triangle: Triangle) {
        let content = match self.at(cell) {
            Content::One(only) if only == triangle => Content::Empty,
            Content::Two(first, second) if first == triangle => Content::One(second),
            Content::Two(first, second) if second == triangle => Content::One(first),
            _ => panic!("there is no such triangle on {}", cell.name()),
        };
        self.put(cell, content);
    }

    /// G3: every piece becomes the player's, and stays where and as it is.
    pub(super) fn recolour(&mut self, player: char) {
        let recoloured = |triangle: Triangle| Triangle { owner: player, corner: triangle.corner };
        for cell in self.cells() {
            let content = match self.at(cell) {
                Content::Empty => Content::Empty,
                Content::One(only) => Content::One(recoloured(only)),
                Content::Two(first, second) => Content::Two(recoloured(first), recoloured(second)),
                Content::Tile(_) => Content::Tile(player),
            };
            self.put(cell, content);
        }
    }

    /// Every triangle of a player, with the cell it lies on.
    pub(super) fn triangles_of(&self, player: char) -> Vec<(Cell, Triangle)> {
        let mut found = Vec::new();
        for cell in self.cells() {
            let (first, second) = match self.at(cell) {
                Content::Empty | Content::Tile(_) => (None, None),
                Content::One(only) => (Some(only), None),
                Content::Two(first, second) => (Some(first), Some(second)),
            };
            for triangle in [first, second].into_iter().flatten() {
                if triangle.owner == player {
                    found.push((cell, triangle));
                }
            }
        }
        found
    }

    /// How many square tiles of a player lie on the board.
    pub(super) fn tiles_of(&self, player: char) -> usize {
        self.cells().into_iter().filter(|&cell| self.at(cell) == Content::Tile(player)).count()
    }

    /// L2: whether the cell shows in that direction for that player.
    pub(super) fn shows(&self, player: char, cell: Cell, direction: Corner) -> bool {
        match self.at(cell) {
            Content::Empty => false,
            Content::One(only) => only.owner == player && only.corner == direction,
            Content::Two(first, second) => {
                if first.owner == second.owner {
                    first.owner == player
                } else {
                    let shown = |triangle: Triangle| triangle.owner == player && triangle.corner == direction;
                    shown(first) || shown(second)
                }
            }
            Content::Tile(owner) => owner == player,
        }
    }

    /// Whether one more triangle of the player makes the cell show in that direction (L1, L2).
    pub(super) fn would_show_by_triangle(&self, player: char, cell: Cell, direction: Corner) -> bool {
        match self.at(cell) {
            // Any corner may be chosen, so also the wanted one.
            Content::Empty => true,
            // The second triangle makes a small square, which shows everywhere.
            Content::One(first) if first.owner == player => true,
            // The second triangle has no choice of corner, and a mixed cell shows nothing else of the player.
            Content::One(first) => first.corner.opposite() == direction,
            Content::Two(..) | Content::Tile(_) => false,
        }
    }
}
