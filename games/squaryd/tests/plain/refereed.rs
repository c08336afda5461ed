//! Refereed play, the default: the program sees everything (Q1 to Q6).
//!
//! A position stands before the mover's defence, so what the defence brings is worked out here from
//! the board each time it is asked for.

use super::board::{Board, Cell, Piece, other};
use super::{Plain, PlainOutcome, named_cell};

/// G5: a board on which somebody has a square already is no position of refereed play.
pub(super) fn refuse_decided(board: &Board) -> Result<(), String> {
    for player in ['d', 'l'] {
        if !board.squares_of(Piece::Single(player)).is_empty() {
            return Err(format!("G5, Q5: {player} has a square of singles already"));
        }
        if !board.squares_of(Piece::Double(player)).is_empty() {
            return Err(format!("G5, Q1: {player} has a square of doubles already"));
        }
    }
    Ok(())
}

/// How the game ended, read off the position alone.
pub(super) fn outcome(plain: &Plain) -> Option<PlainOutcome> {
    let (mover, opponent) = (plain.mover, plain.opponent());
    for player in ['d', 'l'] {
        // Q5: four singles win.
        if !plain.board.squares_of(Piece::Single(player)).is_empty() {
            return Some(PlainOutcome::Win(player));
        }
        // Q1: four doubles lose. On the board itself they come from `free-doubles` only.
        if !plain.board.squares_of(Piece::Double(player)).is_empty() {
            return Some(PlainOutcome::Win(other(player)));
        }
    }
    let due = due_doubles(plain);
    // Q3: the mover cannot pay for the defence.
    if plain.board.pawns(mover) < 2 * due.len() as u32 {
        return Some(PlainOutcome::Win(opponent));
    }
    // Q1: the defence itself makes four doubles. That Q3 was asked first changes nothing: both
    // give the game to the opponent.
    let defended = defended_board(plain);
    if !defended.squares_of(Piece::Double(mover)).is_empty() {
        return Some(PlainOutcome::Win(opponent));
    }
    // G2: nobody can ever place again, doubles aside, the due ones too.
    //
    // Who can put no single now never can again: pawns do not come back, cells do not empty, and
    // a vertex barred by Q2 stays barred while nothing is placed. So two passes in a row, which a
    // position could not remember, never come about: the game is drawn before the first.
    if cells_for_single(&defended, mover).is_empty() && cells_for_single(&defended, opponent).is_empty() {
        return Some(PlainOutcome::Draw);
    }
    None
}

/// The legal moves of a game that is not over, `swap` left out.
pub(super) fn moves(plain: &Plain) -> Vec<String> {
    let mut moves = Vec::new();
    // Q1: the defence comes first in a turn, and takes cells and pawns.
    let defended = defended_board(plain);
    // Q4
    let singles = cells_for_single(&defended, plain.mover);
    for cell in &singles {
        moves.push(cell.text());
    }
    // G2, Q4, Q6: no pawn left after the defence, or nowhere to put a single.
    if singles.is_empty() {
        moves.push("pass".to_string());
    }
    // `free-doubles`: any empty cell, also a vertex of Q2.
    if plain.options.free_doubles && defended.pawns(plain.mover) >= 2 {
        for cell in defended.empty_cells() {
            moves.push(format!("={}", cell.text()));
        }
    }
    moves
}

/// The move with the doubles that come before it by themselves, by column, then row.
pub(super) fn long_form(plain: &Plain, mv: &str) -> String {
    let mut long = String::new();
    for vertex in due_doubles(plain) {
        long.push('=');
        long.push_str(&vertex.text());
    }
    long.push_str(mv);
    long
}

/// The position after a legal move, `swap` left out.
pub(super) fn play(plain: &Plain, mv: &str) -> Plain {
    let mut next = plain.clone();
    // Q1: the defence is part of whatever the mover does first.
    next.board = defended_board(plain);
    if let Some(cell) = mv.strip_prefix('=') {
        // `free-doubles`: the turn goes on, so the same side stays to move.
        next.board.put(named_cell(cell), Piece::Double(plain.mover));
        return next;
    }
    if mv != "pass" {
        // Q4
        next.board.put(named_cell(mv), Piece::Single(plain.mover));
    }
    next.mover = plain.opponent();
    next
}

/// Q1: the vertices where the mover owes a double, each once, by column, then row.
fn due_doubles(plain: &Plain) -> Vec<Cell> {
    // Q2: nothing is due to an opponent without pawns.
    if plain.board.pawns(plain.opponent()) == 0 {
        return Vec::new();
    }
    threatened_vertices(&plain.board, plain.opponent())
}

/// The board with the due doubles on it, as if the mover had pawns enough.
fn defended_board(plain: &Plain) -> Board {
    let mut board = plain.board.clone();
    for vertex in due_doubles(plain) {
        board.put(vertex, Piece::Double(plain.mover));
    }
    board
}

/// The open vertices of the threats of `player`, each once, by column, then row.
fn threatened_vertices(board: &Board, player: char) -> Vec<Cell> {
    let mut vertices = Vec::new();
    for (_, vertex) in board.threats_of(player) {
        vertices.push(vertex);
    }
    vertices.sort();
    vertices.dedup();
    vertices
}

/// Q4: the cells where `player` may put a single on this board, whoever is to move.
fn cells_for_single(board: &Board, player: char) -> Vec<Cell> {
    if board.pawns(player) == 0 {
        return Vec::new();
    }
    let mut cells = board.empty_cells();
    // Q2: a threat of an opponent without pawns bars its vertex, unless the single closes a square.
    if board.pawns(other(player)) == 0 {
        let barred = threatened_vertices(board, other(player));
        cells.retain(|cell| !barred.contains(cell) || board.closes_square(player, *cell));
    }
    cells
}
