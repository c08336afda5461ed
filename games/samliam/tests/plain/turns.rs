//! What a player can do in a turn (L1, L5, L7), and which of it is a fork (L6).

use super::board::{Board, CORNERS, Cell, Content, Corner, Triangle};
use super::figures::Setup;

/// What a player does in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// A triangle from the hand is placed.
    Place(Cell, Corner),
    /// A square tile from the hand is placed.
    PlaceTile(Cell),
    /// L5: a triangle is lifted from the first cell and corner and placed on the second.
    Move(Cell, Corner, Cell, Corner),
    /// G2: nothing can be placed.
    Pass,
    /// G3: the one piece on the board changes its colour.
    Swap,
}

/// L7: whether the opponent has just blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TileRight {
    /// A square tile may be placed also while triangles are in hand.
    Granted,
    /// A square tile may be placed only when nothing else is in hand.
    Missing,
}

impl Turn {
    /// The move text, without announcements.
    pub(super) fn text(self) -> String {
        match self {
            Turn::Place(cell, corner) => format!("{}{}", cell.name(), corner.name()),
            Turn::PlaceTile(cell) => format!("{}sq", cell.name()),
            Turn::Move(from, old, to, new) => {
                format!("{}{}>{}{}", from.name(), old.name(), to.name(), new.name())
            }
            Turn::Pass => "pass".to_string(),
            Turn::Swap => "swap".to_string(),
        }
    }

    /// The cell on which a piece is put.
    pub(super) fn destination(self) -> Option<Cell> {
        match self {
            Turn::Place(cell, _) | Turn::PlaceTile(cell) | Turn::Move(_, _, cell, _) => Some(cell),
            Turn::Pass | Turn::Swap => None,
        }
    }

    /// The board after this turn of a player.
    pub(super) fn applied(self, board: &Board, player: char) -> Board {
        let mut after = board.clone();
        match self {
            Turn::Place(cell, corner) => after.put_triangle(cell, Triangle { owner: player, corner }),
            Turn::PlaceTile(cell) => after.put(cell, Content::Tile(player)),
            Turn::Move(from, old, to, new) => {
                after.lift_triangle(from, Triangle { owner: player, corner: old });
                after.put_triangle(to, Triangle { owner: player, corner: new });
            }
            Turn::Pass => {}
            Turn::Swap => after.recolour(player),
        }
        after
    }
}

/// All that a player could place or move if it were their turn; duties to block are not looked at.
pub(super) fn placements(setup: &Setup, board: &Board, player: char, right: TileRight) -> Vec<Turn> {
    let mut found = Vec::new();
    if setup.in_second_phase(board, player) {
        // L5
        for (from, lifted) in board.triangles_of(player) {
            found.extend(moves_of(board, from, lifted));
        }
        return found;
    }
    let triangles = setup.triangles_in_hand(board, player);
    let tiles = setup.tiles_in_hand(board, player);
    for cell in board.cells() {
        // L1
        for corner in CORNERS {
            if triangles > 0 && board.takes_triangle(cell, corner) {
                found.push(Turn::Place(cell, corner));
            }
        }
        // L7
        let tile_allowed = right == TileRight::Granted || triangles == 0;
        if tiles > 0 && tile_allowed && board.takes_tile(cell) {
            found.push(Turn::PlaceTile(cell));
        }
    }
    found
}

/// Whether a player could place or move anything if it were their turn.
///
/// The right of L7 makes no difference: where a tile could go, a triangle can go too.
pub(super) fn can_place(setup: &Setup, board: &Board, player: char) -> bool {
    if setup.in_second_phase(board, player) {
        let own = board.triangles_of(player);
        own.into_iter().any(|(from, lifted)| !moves_of(board, from, lifted).is_empty())
    } else {
        !placements(setup, board, player, TileRight::Missing).is_empty()
    }
}

/// L5: every way to lift this one triangle and place it.
fn moves_of(board: &Board, from: Cell, lifted: Triangle) -> Vec<Turn> {
    let mut found = Vec::new();
    let mut without = board.clone();
    without.lift_triangle(from, lifted);
    for to in without.cells() {
        for corner in CORNERS {
            let exactly_back = to == from && corner == lifted.corner;
            if without.takes_triangle(to, corner) && !exactly_back {
                found.push(Turn::Move(from, lifted.corner, to, corner));
            }
        }
    }
    found
}

/// The closing cells that a turn brings its player: those after it that were none before.
pub(super) fn new_closing_cells(setup: &Setup, board: &Board, player: char, turn: Turn) -> Vec<Cell> {
    let before = setup.closing_cells(board, player);
    let mut after = setup.closing_cells(&turn.applied(board, player), player);
    after.retain(|cell| !before.contains(cell));
    after
}

/// L6: the forks that a player has, as if it were their turn.
pub(super) fn forks(setup: &Setup, board: &Board, player: char, right: TileRight) -> Vec<Turn> {
    let before = setup.closing_cells(board, player);
    let mut found = placements(setup, board, player, right);
    found.retain(|&turn| is_fork(setup, &before, &turn.applied(board, player), player));
    found
}

/// L6: whether a player has a fork, as if it were their turn.
pub(super) fn has_fork(setup: &Setup, board: &Board, player: char, right: TileRight) -> bool {
    // The same as asking whether `forks` finds any, but it stops at the first.
    let before = setup.closing_cells(board, player);
    let turns = placements(setup, board, player, right);
    turns.into_iter().any(|turn| is_fork(setup, &before, &turn.applied(board, player), player))
}

/// L11: the fork cells, where a placement (in the second phase, the end of a move) makes a fork, each once.
pub(super) fn fork_cells(setup: &Setup, board: &Board, player: char, right: TileRight) -> Vec<Cell> {
    let mut cells = Vec::new();
    for turn in forks(setup, board, player, right) {
        cells.extend(turn.destination());
    }
    cells.sort();
    cells.dedup();
    cells
}

/// L6: whether a turn was a fork, given the closing cells before it and the board after it.
fn is_fork(setup: &Setup, closing_before: &[Cell], after: &Board, player: char) -> bool {
    let closing = setup.closing_cells(after, player);
    let new = closing.iter().filter(|cell| !closing_before.contains(cell)).count();
    new >= 2 && !setup.has_figure(after, player)
}
