//! Positions and moves of Siam as text.
//!
//! Reading a move judges it a second time, cell by cell and ruling by ruling, so that a refusal can say why; the tests
//! hold it against the list of legal moves.

use crate::board::EDGE;
use crate::rules::position::{BANNED, ELEPHANTS, RHINOCEROSES};
use crate::text::push::{Origin, Push};
use crate::{ANIMALS, Cell, Facing, Move, MoveError, Piece, Position, PositionError, Siam};
use siliam_core::{Game, Notation, Rules, text};

fn letter_of(piece: Piece) -> char {
    match piece {
        Piece::Rock => '#',
        Piece::Animal(ELEPHANTS, facing) => ['N', 'E', 'S', 'W'][facing.index()],
        Piece::Animal(_, facing) => ['n', 'e', 's', 'w'][facing.index()],
    }
}

fn piece_of(letter: char) -> Option<Piece> {
    if letter == '#' {
        return Some(Piece::Rock);
    }
    let owner = if letter.is_ascii_uppercase() { ELEPHANTS } else { RHINOCEROSES };
    Some(Piece::Animal(owner, Facing::of_letter(letter.to_ascii_lowercase())?))
}

/// A move as a person means it, before anybody asks whether it is legal.
enum Intent {
    Enter(Cell, Facing),
    Step(Cell, Cell, Facing),
    Turn(Cell, Facing),
    Leave(Cell),
    Push(Cell),
    Swap,
}

impl Intent {
    fn read(text: &str) -> Result<Self, MoveError> {
        if text == "swap" {
            return Ok(Self::Swap);
        }
        let letters: Vec<char> = text.chars().collect();
        let facing = |letter: char| Facing::of_letter(letter).ok_or(MoveError::Malformed);
        match *letters {
            ['@', column, row, last] => {
                let facing = facing(last)?;
                Ok(Self::Enter(cell(column, row)?, facing))
            }
            [column, row, to_column, to_row, last] => {
                let facing = facing(last)?;
                Ok(Self::Step(cell(column, row)?, cell(to_column, to_row)?, facing))
            }
            [column, row, 'x'] => Ok(Self::Leave(cell(column, row)?)),
            [column, row, '^'] => Ok(Self::Push(cell(column, row)?)),
            [column, row, last] => {
                let facing = facing(last)?;
                Ok(Self::Turn(cell(column, row)?, facing))
            }
            _ => Err(MoveError::Malformed),
        }
    }
}

fn cell(column: char, row: char) -> Result<Cell, MoveError> {
    text::cell(&format!("{column}{row}"), MoveError::Malformed, MoveError::NoCell)
}

impl Siam {
    /// Judges an intent by the rulings; what comes out is legal.
    fn judge(self, position: &Position, intent: &Intent) -> Result<Move, MoveError> {
        let mover = position.mover();
        match *intent {
            Intent::Enter(cell, facing) => self.judge_entering(position, cell, facing),
            Intent::Step(from, to, facing) => {
                own_facing(position, from, "S2")?;
                let toward = Facing::ALL.into_iter().find(|toward| toward.ahead(from) == Some(to));
                let toward = toward.ok_or(MoveError::NotAStep(from, to))?; // S2
                if position.piece_at(to).is_some() {
                    return Err(MoveError::Occupied(to)); // S2
                }
                self.keep_off_banned(position, to)?;
                Ok(Move::Step { from, toward, facing })
            }
            Intent::Turn(cell, facing) => {
                if own_facing(position, cell, "S3")? == facing {
                    return Err(MoveError::SameFacing(cell)); // S3
                }
                Ok(Move::Turn(cell, facing))
            }
            Intent::Leave(cell) => {
                own_facing(position, cell, "S4")?;
                if !EDGE.has(cell) {
                    return Err(MoveError::LeaveInside(cell)); // S4
                }
                if !self.may_leave(position) {
                    return Err(MoveError::LeftBefore(mover)); // S8
                }
                Ok(Move::Leave(cell))
            }
            Intent::Push(cell) => {
                let facing = own_facing(position, cell, "S5")?;
                let push = Push { side: mover, cell, toward: facing, origin: Origin::Board };
                self.weigh(position, push)?;
                self.judge_landing(position, cell, facing)?;
                Ok(Move::Push(cell, facing))
            }
            Intent::Swap if self.may_swap(position) => Ok(Move::Swap),
            Intent::Swap => Err(MoveError::NoSwap), // G3
        }
    }

    fn judge_entering(self, position: &Position, cell: Cell, facing: Facing) -> Result<Move, MoveError> {
        if !EDGE.has(cell) {
            return Err(MoveError::EnterInside(cell)); // S1
        }
        if position.reserve(position.mover()) == 0 {
            return Err(MoveError::NoReserve(position.mover())); // S1
        }
        self.keep_off_banned(position, cell)?;
        if position.piece_at(cell).is_none() {
            return Ok(Move::Enter(cell, facing));
        }
        // S1. Straight inward: the cell behind would be off the board.
        if facing.opposite().ahead(cell).is_some() {
            return Err(MoveError::EnterNotInward(cell));
        }
        let push = Push { side: position.mover(), cell, toward: facing, origin: Origin::Reserve };
        self.weigh(position, push)?;
        self.judge_landing(position, cell, facing)?;
        Ok(Move::EnterPushing(cell, facing))
    }

    /// S7: no own animal may be pushed onto c1 or c5 by the mover.
    fn judge_landing(self, position: &Position, first: Cell, toward: Facing) -> Result<(), MoveError> {
        if self.ban_binds(position) && Self::pushes_onto_banned(position, first, toward) {
            let line = position.line_from(first, toward).and(position.animals_of(position.mover()));
            let landing = toward.shift(line).and(BANNED).first();
            return Err(MoveError::Banned(landing.expect("an own animal lands on a banned cell")));
        }
        Ok(())
    }

    fn keep_off_banned(self, position: &Position, cell: Cell) -> Result<(), MoveError> {
        let banned = self.ban_binds(position) && BANNED.has(cell);
        if banned { Err(MoveError::Banned(cell)) } else { Ok(()) }
    }
}

/// The facing of the mover's animal on this cell; `ruling` is that of the action which needs one.
fn own_facing(position: &Position, cell: Cell, ruling: &'static str) -> Result<Facing, MoveError> {
    match position.piece_at(cell) {
        Some(Piece::Animal(owner, facing)) if owner == position.mover() => Ok(facing),
        _ => Err(MoveError::NotYours(cell, position.mover(), ruling)),
    }
}

impl Notation for Siam {
    type PositionError = PositionError;
    type MoveError = MoveError;

    fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        let [board, side, turns, leavings] = text::fields(text)?;
        let mut position = Position { rocks: siliam_core::CellSet::EMPTY, ..self.start() };
        text::letters(board, (5, 5), |column, row, letter| {
            match (Cell::at(column, row), piece_of(letter)) {
                (Some(cell), Some(piece)) => position.put(cell, piece),
                _ => return false,
            }
            true
        })?;
        let side = text::side(side, Self::LETTERS)?;
        position.turns = text::count(turns)?;
        position.has_left = match leavings {
            "00" => [false, false],
            "01" => [false, true],
            "10" => [true, false],
            "11" => [true, true],
            _ => return Err(PositionError::Leavings(text::quoted(leavings))),
        };
        if !position.has_all_rocks() {
            return Err(PositionError::Rocks(position.rocks.len()));
        }
        for player in [ELEPHANTS, RHINOCEROSES] {
            let found = position.animals_of(player).len();
            if found > ANIMALS {
                return Err(PositionError::Animals(player, found));
            }
        }
        if position.mover() != side {
            return Err(PositionError::SideAndTurns(side, position.turns));
        }
        let animals = position.animals().len();
        if position.turns < animals {
            return Err(PositionError::TooFewTurns { turns: position.turns, animals });
        }
        Ok(position)
    }

    fn write_position(&self, position: &Position) -> String {
        let board = text::write_letters((5, 5), |column, row| {
            Cell::at(column, row).and_then(|cell| position.piece_at(cell)).map(letter_of)
        });
        let [elephants, rhinoceroses] = position.has_left.map(u8::from);
        let side = Self::LETTERS[position.mover().index()];
        format!("{board} {side} {} {elephants}{rhinoceroses}", position.turns)
    }

    fn read_move(&self, position: &Position, text: &str) -> Result<Move, MoveError> {
        self.judge(position, &Intent::read(text)?)
    }

    fn write_move(&self, _position: &Position, mv: Move) -> String {
        match mv {
            Move::Enter(cell, facing) | Move::EnterPushing(cell, facing) => {
                format!("@{cell}{}", facing.letter())
            }
            Move::Step { from, toward, facing } => {
                let to = toward.ahead(from).expect("a step ends on the board");
                format!("{from}{to}{}", facing.letter())
            }
            Move::Turn(cell, facing) => format!("{cell}{}", facing.letter()),
            Move::Leave(cell) => format!("{cell}x"),
            Move::Push(cell, _) => format!("{cell}^"),
            Move::Swap => "swap".to_owned(),
        }
    }
}
