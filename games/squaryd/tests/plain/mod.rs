//! A slow, plain model of Squaryd, the second way of computing that the real one is tested against.
//!
//! It shares no code with the real one: arrays, loops over all squares, every legal move found by
//! trying. `refereed` and `table` hold the two ways of playing, `board` what they share.
//!
//! Invariants: a `Plain` that was read, or reached by `play`, writes a text that fits its board; in
//! refereed play that text is all there is to know, in table play all but the result.
//! Nothing here knows repetition (G1), resignation or time (G4).

// It is `pub` as a library would be.
#![allow(unreachable_pub)]

mod board;
mod refereed;
mod table;

use board::{Board, Cell, Piece, other};
use table::Memory;

/// The options of the game, as named in `squaryd:<option>,…`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlainOptions {
    /// Nothing is automatic (T1 to T5).
    pub table: bool,
    /// Doubles may be put on any empty cell.
    pub free_doubles: bool,
    /// The second player may answer `swap` (G3).
    pub swap: bool,
}

/// A position, with the options it is played under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    options: PlainOptions,
    board: Board,
    mover: char,
    /// What table play remembers; `None` in refereed play, which needs no memory.
    memory: Option<Memory>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainOutcome {
    /// The player with this letter won.
    Win(char),
    /// Nobody won.
    Draw,
}

impl Plain {
    /// The position before the first turn: an empty board, dark to move.
    pub fn start(options: PlainOptions) -> Plain {
        Plain { options, board: Board::empty(), mover: 'd', memory: options.table.then(Memory::start) }
    }

    /// Reads a position text; the error says why it cannot be a position (G5).
    pub fn read(options: PlainOptions, text: &str) -> Result<Plain, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let wanted = if options.table { 5 } else { 2 };
        if fields.len() != wanted {
            let found = fields.len();
            return Err(format!("G5: {found} fields, there should be {wanted}"));
        }
        let board = Board::read(fields[0])?;
        let mover = match fields[1] {
            "d" => 'd',
            "l" => 'l',
            side => return Err(format!("G5: the side is d or l, not {side:?}")),
        };
        let memory = if options.table {
            Some(Memory::read(&board, mover, &fields[2..])?)
        } else {
            refereed::refuse_decided(&board)?;
            None
        };
        Ok(Plain { options, board, mover, memory })
    }

    /// The position text, also of a finished game.
    pub fn text(&self) -> String {
        let position = format!("{} {}", self.board.text(), self.mover);
        match &self.memory {
            None => position,
            Some(memory) => format!("{position} {}", memory.text()),
        }
    }

    /// Pawns that `player` has in hand.
    pub fn pawns(&self, player: char) -> u32 {
        self.board.pawns(player)
    }

    /// All legal moves in their short form, sorted; none when the game is over.
    pub fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut moves = match &self.memory {
            None => refereed::moves(self),
            Some(memory) => table::moves(self, memory),
        };
        if self.may_swap() {
            moves.push("swap".to_string());
        }
        moves.sort();
        moves
    }

    /// The long form of a legal short move: in refereed play with the due doubles before it.
    pub fn long_form(&self, mv: &str) -> String {
        match &self.memory {
            None => refereed::long_form(self, mv),
            Some(_) => mv.to_string(),
        }
    }

    /// The position after a move that `moves` lists; `None` for any other text.
    pub fn play(&self, mv: &str) -> Option<Plain> {
        if !self.moves().iter().any(|legal| legal == mv) {
            return None;
        }
        let next = if mv == "swap" {
            self.play_swap()
        } else {
            match &self.memory {
                None => refereed::play(self, mv),
                Some(memory) => table::play(self, memory, mv),
            }
        };
        Some(next)
    }

    /// How the game ended, if it did; repetition is not known here.
    pub fn outcome(&self) -> Option<PlainOutcome> {
        match &self.memory {
            None => refereed::outcome(self),
            Some(memory) => memory.outcome(),
        }
    }

    /// The player who is not to act.
    fn opponent(&self) -> char {
        other(self.mover)
    }

    /// G3: the second player to move, and one piece on the board.
    ///
    /// That piece must be dark: a light one alone means that light has had a first turn.
    fn may_swap(&self) -> bool {
        self.options.swap
            && self.mover == 'l'
            && self.board.count(Piece::Single('d')) + self.board.count(Piece::Double('d')) == 1
            && self.board.count(Piece::Single('l')) + self.board.count(Piece::Double('l')) == 0
    }

    /// G3: the one piece changes its colour, stays where and as it is, and dark moves again.
    fn play_swap(&self) -> Plain {
        let mut next = self.clone();
        for cell in board::cells() {
            match self.board.at(cell) {
                Piece::Single(_) => next.board.put(cell, Piece::Single('l')),
                Piece::Double(_) => next.board.put(cell, Piece::Double('l')),
                Piece::Empty | Piece::Hole => {}
            }
        }
        next.mover = 'd';
        next.memory = self.memory.as_ref().map(Memory::after_swap);
        next
    }
}

/// The cell that the text of a legal move names.
fn named_cell(text: &str) -> Cell {
    Cell::read(text).expect("a legal move names a cell of the board")
}
