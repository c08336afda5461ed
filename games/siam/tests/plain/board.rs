//! The board of the plain model: cells, facings, pieces.

pub const SIDE: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    Elephants,
    Rhinoceroses,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    North,
    East,
    South,
    West,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Rock,
    Animal(Owner, Facing),
}

/// A cell of the board, both numbers counted from 0: a1 is column 0, row 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    pub column: usize,
    pub row: usize,
}

pub const FACINGS: [Facing; 4] = [Facing::North, Facing::East, Facing::South, Facing::West];

impl Owner {
    pub fn other(self) -> Owner {
        match self {
            Owner::Elephants => Owner::Rhinoceroses,
            Owner::Rhinoceroses => Owner::Elephants,
        }
    }

    pub fn letter(self) -> char {
        match self {
            Owner::Elephants => 'e',
            Owner::Rhinoceroses => 'r',
        }
    }
}

impl Facing {
    pub fn opposite(self) -> Facing {
        match self {
            Facing::North => Facing::South,
            Facing::East => Facing::West,
            Facing::South => Facing::North,
            Facing::West => Facing::East,
        }
    }

    pub fn letter(self) -> char {
        match self {
            Facing::North => 'n',
            Facing::East => 'e',
            Facing::South => 's',
            Facing::West => 'w',
        }
    }
}

impl Piece {
    pub fn letter(self) -> char {
        match self {
            Piece::Rock => '#',
            Piece::Animal(Owner::Elephants, facing) => facing.letter().to_ascii_uppercase(),
            Piece::Animal(Owner::Rhinoceroses, facing) => facing.letter(),
        }
    }

    pub fn from_letter(letter: char) -> Option<Piece> {
        match letter {
            '#' => Some(Piece::Rock),
            'N' => Some(Piece::Animal(Owner::Elephants, Facing::North)),
            'E' => Some(Piece::Animal(Owner::Elephants, Facing::East)),
            'S' => Some(Piece::Animal(Owner::Elephants, Facing::South)),
            'W' => Some(Piece::Animal(Owner::Elephants, Facing::West)),
            'n' => Some(Piece::Animal(Owner::Rhinoceroses, Facing::North)),
            'e' => Some(Piece::Animal(Owner::Rhinoceroses, Facing::East)),
            's' => Some(Piece::Animal(Owner::Rhinoceroses, Facing::South)),
            'w' => Some(Piece::Animal(Owner::Rhinoceroses, Facing::West)),
            _ => None,
        }
    }
}

impl Cell {
    pub fn all() -> Vec<Cell> {
        let mut cells = Vec::new();
        for row in 0..SIDE {
            for column in 0..SIDE {
                cells.push(Cell { column, row });
            }
        }
        cells
    }

    /// The next cell in that direction; `None` beyond the edge.
    pub fn step(self, facing: Facing) -> Option<Cell> {
        let Cell { column, row } = self;
        match facing {
            Facing::North if row + 1 < SIDE => Some(Cell { column, row: row + 1 }),
            Facing::East if column + 1 < SIDE => Some(Cell { column: column + 1, row }),
            Facing::South if row > 0 => Some(Cell { column, row: row - 1 }),
            Facing::West if column > 0 => Some(Cell { column: column - 1, row }),
            _ => None,
        }
    }

    pub fn is_on_the_edge(self) -> bool {
        FACINGS.iter().any(|&facing| self.step(facing).is_none())
    }

    pub fn name(self) -> String {
        let column = ["a", "b", "c", "d", "e"][self.column];
        let row = self.row + 1;
        format!("{column}{row}")
    }
}
