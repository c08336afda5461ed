//! The figures that win (L3, L8, L9), and what is still open of them on a board (L6).

use super::PlainGame;
use super::board::{Board, CORNERS, Cell, Corner};

/// L4: four cells with the direction in which each must show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figure {
    parts: [(Cell, Corner); 4],
}

/// A game with its figures, which are the same in all its positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Setup {
    /// Which game is played.
    pub(super) game: PlainGame,
    figures: Vec<Figure>,
}

/// L6: the one more piece that a player would put into a closing cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextPiece {
    Triangle,
    Tile,
}

impl Setup {
    /// Works out the figures of a game.
    pub(super) fn new(game: &PlainGame) -> Setup {
        let mut figures = squares(game);
        if game.players == 3 {
            figures.extend(crosses(game));
        }
        if game.players == 4 {
            figures.extend(lines(game));
        }
        Setup { game: game.clone(), figures }
    }

    /// How many figures there are.
    pub(super) fn figure_count(&self) -> usize {
        self.figures.len()
    }

    /// The letters of the players, in the order in which they play.
    pub(super) fn letters(&self) -> &'static [char] {
        match (self.game.players, self.game.tiles_game) {
            // L7: Black begins.
            (2, true) => &['k', 'w'],
            (2, false) => &['r', 'g'],
            // L8
            (3, false) => &['r', 'g', 'k'],
            // L9
            (4, false) => &['r', 'g', 'k', 'w'],
            (players, _) => panic!("no such game for {players} players"),
        }
    }

    /// How many triangles a player has not placed yet.
    pub(super) fn triangles_in_hand(&self, board: &Board, player: char) -> usize {
        self.game.triangles - board.triangles_of(player).len()
    }

    /// How many square tiles a player has not placed yet.
    pub(super) fn tiles_in_hand(&self, board: &Board, player: char) -> usize {
        self.game.tiles - board.tiles_of(player)
    }

    /// L5: whether a player has placed all and now lifts and places.
    pub(super) fn in_second_phase(&self, board: &Board, player: char) -> bool {
        !self.game.tiles_game && self.triangles_in_hand(board, player) == 0
    }

    /// L4: whether a player has a figure.
    pub(super) fn has_figure(&self, board: &Board, player: char) -> bool {
        for figure in &self.figures {
            if figure.parts.iter().all(|&(cell, direction)| board.shows(player, cell, direction)) {
                return true;
            }
        }
        false
    }

    /// L6: the open figures of a player, by their number in the list of figures, each with its closing cell.
    fn open_figures(&self, board: &Board, player: char) -> Vec<(usize, Cell)> {
        let mut open = Vec::new();
        let Some(piece) = self.next_piece(board, player) else {
            return open;
        };
        for (number, figure) in self.figures.iter().enumerate() {
            let Some((cell, direction)) = the_one_missing(figure, board, player) else {
                continue;
            };
            let can_close = match piece {
                NextPiece::Triangle => board.would_show_by_triangle(player, cell, direction),
                // A tile shows everywhere.
                NextPiece::Tile => board.takes_tile(cell),
            };
            if can_close {
                open.push((number, cell));
            }
        }
        open
    }

    /// L6: the closing cells of a player, each once, in order.
    pub(super) fn closing_cells(&self, board: &Board, player: char) -> Vec<Cell> {
        let mut cells: Vec<Cell> =
            self.open_figures(board, player).into_iter().map(|(_, cell)| cell).collect();
        cells.sort();
        cells.dedup();
        cells
    }

    /// L7: whether an open figure of a player on the board before is no longer open on the board after.
    pub(super) fn was_blocked(&self, before: &Board, after: &Board, player: char) -> bool {
        let still_open = self.open_figures(after, player);
        for (number, _) in self.open_figures(before, player) {
            if !still_open.iter().any(|&(still, _)| still == number) {
                return true;
            }
        }
        false
    }

    /// L6: a triangle while they have one in hand or are in the second phase, a tile when they hold only tiles.
    fn next_piece(&self, board: &Board, player: char) -> Option<NextPiece> {
        // Where there is a second phase, a player without a triangle in hand is in it.
        if !self.game.tiles_game || self.triangles_in_hand(board, player) > 0 {
            Some(NextPiece::Triangle)
        } else if self.tiles_in_hand(board, player) > 0 {
            Some(NextPiece::Tile)
        } else {
            None
        }
    }
}

/// The part of a figure that a player lacks, when it is exactly one.
fn the_one_missing(figure: &Figure, board: &Board, player: char) -> Option<(Cell, Corner)> {
    let mut missing = None;
    for (cell, direction) in figure.parts {
        if board.shows(player, cell, direction) {
            continue;
        }
        if missing.is_some() {
            return None;
        }
        missing = Some((cell, direction));
    }
    missing
}

// L3
fn squares(game: &PlainGame) -> Vec<Figure> {
    let mut found = Vec::new();
    for left in 0..game.columns {
        for bottom in 0..game.rows {
            for side in 1..game.columns.max(game.rows) {
                let right = left + side;
                let top = bottom + side;
                if right >= game.columns || top >= game.rows {
                    continue;
                }
                let top_left = Cell { column: left, row: top };
                let top_right = Cell { column: right, row: top };
                let bottom_right = Cell { column: right, row: bottom };
                let bottom_left = Cell { column: left, row: bottom };
                // All outward.
                found.push(Figure {
                    parts: [
                        (top_left, Corner::Nw),
                        (top_right, Corner::Ne),
                        (bottom_right, Corner::Se),
                        (bottom_left, Corner::Sw),
                    ],
                });
                // All inward.
                found.push(Figure {
                    parts: [
                        (top_left, Corner::Se),
                        (top_right, Corner::Sw),
                        (bottom_right, Corner::Nw),
                        (bottom_left, Corner::Ne),
                    ],
                });
            }
        }
    }
    found
}

// L8
fn crosses(game: &PlainGame) -> Vec<Figure> {
    let mut found = Vec::new();
    for column in 0..game.columns {
        for row in 0..game.rows {
            for distance in 1..game.columns.max(game.rows) {
                let fits = column >= distance
                    && row >= distance
                    && column + distance < game.columns
                    && row + distance < game.rows;
                if !fits {
                    continue;
                }
                let above = Cell { column, row: row + distance };
                let below = Cell { column, row: row - distance };
                let left = Cell { column: column - distance, row };
                let right = Cell { column: column + distance, row };
                found.extend(all_alike([above, below, left, right]));
            }
        }
    }
    found
}

// L9
fn lines(game: &PlainGame) -> Vec<Figure> {
    // One step to the right, up, up right and down right; the other four ways give the same lines.
    let ways: &[(isize, isize)] =
        if game.straight_lines { &[(1, 0), (0, 1)] } else { &[(1, 0), (0, 1), (1, 1), (1, -1)] };
    // No board is so big that four cells spaced wider would fit.
    let widest = if game.adjacent_lines { 1 } else { 8 };
    let mut found = Vec::new();
    for column in 0..game.columns {
        for row in 0..game.rows {
            for &(right, up) in ways {
                for spacing in 1..=widest {
                    let mut cells = Vec::new();
                    for step in 0..4 {
                        let distance = step * spacing;
                        cells.extend(cell_away(game, Cell { column, row }, distance * right, distance * up));
                    }
                    // Fewer than four means that the line leaves the board.
                    if let [first, second, third, fourth] = cells[..] {
                        found.extend(all_alike([first, second, third, fourth]));
                    }
                }
            }
        }
    }
    found
}

/// The cell so many columns to the right and rows up; `None` beyond the edge.
fn cell_away(game: &PlainGame, from: Cell, right: isize, up: isize) -> Option<Cell> {
    let column = from.column.checked_add_signed(right)?;
    let row = from.row.checked_add_signed(up)?;
    (column < game.columns && row < game.rows).then_some(Cell { column, row })
}

/// The four figures in which these cells all show one same direction.
fn all_alike(cells: [Cell; 4]) -> Vec<Figure> {
    let mut found = Vec::new();
    for direction in CORNERS {
        found.push(Figure { parts: cells.map(|cell| (cell, direction)) });
    }
    found
}
