//! The board of the plain model: an array of 7 × 7 cells, its squares, and its text.

use std::sync::OnceLock;

/// Pawns each player starts with; a single costs one, a double two.
const PAWNS: u32 = 24;

/// One of the 49 places of the 7 × 7 grid, the hole d4 included.
///
/// The order is by column, then row: the order in which records write doubles and claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    /// 1 is column a.
    column: i32,
    /// 1 is the bottom row.
    row: i32,
}

/// What stands on a cell; players are `d` (dark) and `l` (light).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Nothing yet.
    Empty,
    /// The missing cell d4.
    Hole,
    /// One pawn of this player.
    Single(char),
    /// Two pawns of this player, one on the other.
    Double(char),
}

/// What stands on every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The bottom row first, each row from column a.
    rows: [[Piece; 7]; 7],
}

/// The opponent of `player`.
pub fn other(player: char) -> char {
    match player {
        'd' => 'l',
        'l' => 'd',
        _ => panic!("players are d and l, not {player}"),
    }
}

/// All cells of the board, by column, then row; the hole is not one of them.
pub fn cells() -> Vec<Cell> {
    let mut cells = Vec::new();
    for column in 1..=7 {
        for row in 1..=7 {
            let cell = Cell { column, row };
            if !cell.is_hole() {
                cells.push(cell);
            }
        }
    }
    cells
}

/// Every square of every orientation once, its vertices by column, then row.
pub fn squares() -> &'static [[Cell; 4]] {
    static SQUARES: OnceLock<Vec<[Cell; 4]>> = OnceLock::new();
    SQUARES.get_or_init(find_squares)
}

/// Takes every ordered pair of cells as one side and turns that side by a right angle.
fn find_squares() -> Vec<[Cell; 4]> {
    let cells = cells();
    let mut squares = Vec::new();
    for &first in &cells {
        for &second in &cells {
            if first == second {
                continue;
            }
            let right = second.column - first.column;
            let up = second.row - first.row;
            // A quarter turn takes the step (right, up) to (-up, right).
            let third = Cell { column: second.column - up, row: second.row + right };
            let fourth = Cell { column: first.column - up, row: first.row + right };
            if cells.contains(&third) && cells.contains(&fourth) {
                let mut square = [first, second, third, fourth];
                square.sort();
                squares.push(square);
            }
        }
    }
    // Each square was found once from each of its four sides.
    squares.sort();
    squares.dedup();
    squares
}

impl Cell {
    /// Whether this is d4, which is no cell of the board.
    fn is_hole(self) -> bool {
        self.column == 4 && self.row == 4
    }

    /// Reads a cell such as `c3`; `None` when the board has no such cell.
    pub fn read(text: &str) -> Option<Cell> {
        cells().into_iter().find(|cell| cell.text() == text)
    }

    /// The name of the cell, such as `c3`.
    pub fn text(self) -> String {
        let letter = ["a", "b", "c", "d", "e", "f", "g"][self.column as usize - 1];
        format!("{letter}{}", self.row)
    }
}

impl Piece {
    /// The piece that a letter of the position text stands for.
    fn read(letter: char) -> Option<Piece> {
        match letter {
            '#' => Some(Piece::Hole),
            'x' => Some(Piece::Single('d')),
            'X' => Some(Piece::Double('d')),
            'o' => Some(Piece::Single('l')),
            'O' => Some(Piece::Double('l')),
            _ => None,
        }
    }

    /// The letter of the position text; an empty cell has none, runs of them are counted.
    fn letter(self) -> Option<char> {
        match self {
            Piece::Empty => None,
            Piece::Hole => Some('#'),
            Piece::Single('d') => Some('x'),
            Piece::Double('d') => Some('X'),
            Piece::Single(_) => Some('o'),
            Piece::Double(_) => Some('O'),
        }
    }
}

impl Board {
    /// The board before the first turn.
    pub fn empty() -> Board {
        let mut rows = [[Piece::Empty; 7]; 7];
        rows[3][3] = Piece::Hole;
        Board { rows }
    }

    /// Reads the board field of a position text, the top row first.
    pub fn read(text: &str) -> Result<Board, String> {
        let written: Vec<&str> = text.split('/').collect();
        if written.len() != 7 {
            return Err(format!("G5: {} rows, there should be 7", written.len()));
        }
        let mut board = Board::empty();
        for (index, row_text) in written.iter().enumerate() {
            let row = 7 - index as i32;
            let pieces = read_row(row_text).map_err(|why| format!("G5: row {row}: {why}"))?;
            if pieces.len() != 7 {
                return Err(format!("G5: row {row} has {} cells, not 7", pieces.len()));
            }
            for column in 1..=7 {
                let cell = Cell { column, row };
                let piece = pieces[column as usize - 1];
                if cell.is_hole() != (piece == Piece::Hole) {
                    return Err("G5: the hole # is d4 and nothing else".to_string());
                }
                board.put(cell, piece);
            }
        }
        for player in ['d', 'l'] {
            let spent = board.spent(player);
            if spent > PAWNS {
                return Err(format!("G5: {player} has {spent} pawns on the board, of {PAWNS}"));
            }
        }
        Ok(board)
    }

    /// The board field of a position text, the top row first.
    pub fn text(&self) -> String {
        let mut rows = Vec::new();
        for row in self.rows.iter().rev() {
            let mut text = String::new();
            let mut run = 0;
            for piece in row {
                match piece.letter() {
                    None => run += 1,
                    Some(letter) => {
                        if run > 0 {
                            text.push_str(&run.to_string());
                        }
                        text.push(letter);
                        run = 0;
                    }
                }
            }
            if run > 0 {
                text.push_str(&run.to_string());
            }
            rows.push(text);
        }
        rows.join("/")
    }

    /// What stands on `cell`.
    pub fn at(&self, cell: Cell) -> Piece {
        self.rows[cell.row as usize - 1][cell.column as usize - 1]
    }

    /// Puts `piece` on `cell`, whatever stood there.
    pub fn put(&mut self, cell: Cell, piece: Piece) {
        self.rows[cell.row as usize - 1][cell.column as usize - 1] = piece;
    }

    /// The cells on which nothing stands, by column, then row.
    pub fn empty_cells(&self) -> Vec<Cell> {
        let mut empty = cells();
        empty.retain(|&cell| self.at(cell) == Piece::Empty);
        empty
    }

    /// How many cells hold exactly this piece.
    pub fn count(&self, piece: Piece) -> u32 {
        let mut count = 0;
        for cell in cells() {
            if self.at(cell) == piece {
                count += 1;
            }
        }
        count
    }

    /// Pawns of `player` that stand on the board.
    fn spent(&self, player: char) -> u32 {
        self.count(Piece::Single(player)) + 2 * self.count(Piece::Double(player))
    }

    /// Pawns `player` still has in hand.
    pub fn pawns(&self, player: char) -> u32 {
        PAWNS - self.spent(player)
    }

    /// The squares whose four vertices all hold exactly this piece.
    pub fn squares_of(&self, piece: Piece) -> Vec<[Cell; 4]> {
        let mut found = Vec::new();
        for square in squares() {
            if square.iter().all(|&cell| self.at(cell) == piece) {
                found.push(*square);
            }
        }
        found
    }

    /// The threats of `player`: squares with three singles of theirs, each with its empty vertex.
    pub fn threats_of(&self, player: char) -> Vec<([Cell; 4], Cell)> {
        let mut threats = Vec::new();
        for square in squares() {
            let mut singles = 0;
            let mut open = None;
            for &cell in square {
                if self.at(cell) == Piece::Single(player) {
                    singles += 1;
                } else if self.at(cell) == Piece::Empty {
                    open = Some(cell);
                }
            }
            if let (3, Some(vertex)) = (singles, open) {
                threats.push((*square, vertex));
            }
        }
        threats
    }

    /// Whether a single of `player` on `cell` is, or would be, the fourth of a square of theirs.
    pub fn closes_square(&self, player: char, cell: Cell) -> bool {
        squares().iter().any(|square| {
            square.contains(&cell)
                && square.iter().all(|&vertex| vertex == cell || self.at(vertex) == Piece::Single(player))
        })
    }
}

/// The pieces of one written row, from column a.
fn read_row(text: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut in_run = false;
    for letter in text.chars() {
        if let '1'..='7' = letter {
            // One board has one text: two runs side by side would be a second one.
            if in_run {
                return Err("two runs of empty cells side by side".to_string());
            }
            in_run = true;
            let run = letter as usize - '0' as usize;
            pieces.extend(vec![Piece::Empty; run]);
        } else if let Some(piece) = Piece::read(letter) {
            in_run = false;
            pieces.push(piece);
        } else {
            return Err(format!("{letter:?} stands for nothing"));
        }
    }
    Ok(pieces)
}
