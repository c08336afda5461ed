//! Positions and moves of Squaryd as text.
//!
//! Reading a move judges it a second time, ruling by ruling, so that a refusal can say why; the tests hold it against the
//! list of legal moves.

use crate::board::squares::{closes, written};
use crate::board::{BOARD, HOLE};
use crate::rules::position::{DARK, LIGHT, Mark, Memory};
use crate::{Cell, CellSet, Kind, Move, MoveError, PAWNS, Position, PositionError, Square, Squaryd};
use siliam_core::{Game, Notation, Player, text};

fn letter_of((player, kind): (Player, Kind)) -> char {
    match (player, kind) {
        (DARK, Kind::Single) => 'x',
        (DARK, Kind::Double) => 'X',
        (_, Kind::Single) => 'o',
        (_, Kind::Double) => 'O',
    }
}

fn piece_of(letter: char) -> Option<(Player, Kind)> {
    match letter {
        'x' => Some((DARK, Kind::Single)),
        'X' => Some((DARK, Kind::Double)),
        'o' => Some((LIGHT, Kind::Single)),
        'O' => Some((LIGHT, Kind::Double)),
        _ => None,
    }
}

/// The cells named one after the other.
fn cells(names: &str) -> Result<Vec<Cell>, MoveError> {
    let letters: Vec<char> = names.chars().collect();
    let read = |name: &[char]| {
        let name = String::from_iter(name);
        let cell = text::cell(&name, MoveError::Malformed, MoveError::NoCell)?;
        if BOARD.has(cell) { Ok(cell) } else { Err(MoveError::NoCell(name)) }
    };
    letters.chunks(2).map(read).collect()
}

fn cell(name: &str) -> Result<Cell, MoveError> {
    match *cells(name)? {
        [cell] => Ok(cell),
        _ => Err(MoveError::Malformed),
    }
}

/// A move as a person means it, before anybody asks whether it is legal.
enum Intent {
    /// Doubles, and how the turn goes on after them.
    Turn(Vec<Cell>, Then),
    Claim(Vec<Cell>),
    Denounce(Cell),
    Swap,
}

enum Then {
    Single(Cell),
    Close(Cell),
    Pass,
    /// Nothing yet: the last double is an action of its own.
    GoOn,
}

impl Intent {
    fn read(text: &str) -> Result<Self, MoveError> {
        if text == "swap" {
            return Ok(Self::Swap);
        }
        if let Some(names) = text.strip_prefix("claim-") {
            return Ok(Self::Claim(cells(names)?));
        }
        if let Some(name) = text.strip_prefix("denounce-") {
            return Ok(Self::Denounce(cell(name)?));
        }
        let mut doubles = Vec::new();
        let mut rest = text;
        while let Some(after) = rest.strip_prefix('=') {
            let (name, after) = after.split_at_checked(2).ok_or(MoveError::Malformed)?;
            doubles.push(cell(name)?);
            rest = after;
        }
        let then = match rest {
            "" if !doubles.is_empty() => Then::GoOn,
            "pass" => Then::Pass,
            _ => match rest.strip_suffix('!') {
                Some(name) => Then::Close(cell(name)?),
                None => Then::Single(cell(rest)?),
            },
        };
        Ok(Self::Turn(doubles, then))
    }
}

impl Squaryd {
    /// Judges an intent in refereed play; what comes out is legal.
    fn judge_refereed(self, position: &Position, intent: &Intent) -> Result<Move, MoveError> {
        let due = position.due();
        match intent {
            Intent::Swap => self.judge_swap(position),
            Intent::Claim(_) | Intent::Denounce(_) => Err(MoveError::OnlyAtTheTable("T3")),
            Intent::Turn(_, Then::Close(_)) => Err(MoveError::OnlyAtTheTable("T2")),
            Intent::Turn(doubles, Then::Single(cell)) => {
                judge_due(due, doubles)?;
                judge_single(position, due, *cell)
            }
            Intent::Turn(doubles, Then::Pass) => {
                judge_due(due, doubles)?;
                let can_place = !position.cells_for_single(due).is_empty();
                if can_place { Err(MoveError::MustPlace("G2")) } else { Ok(Move::Pass) }
            }
            Intent::Turn(doubles, Then::GoOn) if self.free_doubles => {
                let (&chosen, doubles) = doubles.split_last().expect("a turn goes on after a double");
                judge_due(due, doubles)?;
                judge_free_double(position, due, chosen)
            }
            Intent::Turn(doubles, Then::GoOn) => {
                judge_due(due, doubles)?;
                Err(MoveError::NoSingle) // Q4
            }
        }
    }

    fn judge_swap(self, position: &Position) -> Result<Move, MoveError> {
        if self.may_swap(position) { Ok(Move::Swap) } else { Err(MoveError::NoSwap) }
    }

    /// Judges an intent in table play; what comes out is legal.
    fn judge_at_the_table(self, position: &Position, intent: &Intent) -> Result<Move, MoveError> {
        match intent {
            Intent::Swap => self.judge_swap(position),
            Intent::Claim(cells) => judge_claim(position, cells),
            Intent::Denounce(cell) => judge_denunciation(position, *cell),
            Intent::Turn(doubles, then) => match (doubles.as_slice(), then) {
                (&[double], Then::GoOn) => self.judge_parry(position, double),
                ([], &Then::Single(cell)) => {
                    judge_placing(position, cell)?;
                    Ok(Move::Single(cell))
                }
                ([], &Then::Close(cell)) => {
                    judge_placing(position, cell)?;
                    let closes = position.own.threats.has(cell);
                    if closes { Ok(Move::Close(cell)) } else { Err(MoveError::ClosesNothing(cell)) }
                }
                ([], Then::Pass) if position.cells_at_the_table().is_empty() => Ok(Move::Pass),
                ([], Then::Pass) => Err(MoveError::MustPlace("T2")),
                _ => Err(MoveError::OneByOne),
            },
        }
    }

    /// T1
    fn judge_parry(self, position: &Position, cell: Cell) -> Result<Move, MoveError> {
        if !position.empty().has(cell) {
            return Err(MoveError::Occupied(cell, "T1"));
        }
        if position.own.pawns() < 2 {
            return Err(MoveError::NoTwoPawns(position.mover, "T1"));
        }
        let allowed = self.cells_for_double_at_the_table(position).has(cell);
        if allowed { Ok(Move::Double(cell)) } else { Err(MoveError::NoThreat(cell)) }
    }
}

/// Q1: the doubles of a long form are the due ones, in any order; the short form writes none.
fn judge_due(due: CellSet, doubles: &[Cell]) -> Result<(), MoveError> {
    let named: CellSet = doubles.iter().copied().collect();
    let right = doubles.is_empty() || (named == due && doubles.len() == due.len() as usize);
    match due {
        _ if right => Ok(()),
        CellSet::EMPTY => Err(MoveError::NoneDue),
        _ => Err(MoveError::NotTheDue(due)),
    }
}

/// Q4, refereed.
fn judge_single(position: &Position, due: CellSet, cell: Cell) -> Result<Move, MoveError> {
    if !position.empty().has(cell) {
        return Err(MoveError::Occupied(cell, "Q4"));
    }
    if position.own.pawns() <= 2 * due.len() {
        return Err(MoveError::NoPawn(position.mover, "Q4"));
    }
    if due.has(cell) {
        return Err(MoveError::Due(cell)); // Q1
    }
    if !position.cells_for_single(due).has(cell) {
        return Err(MoveError::Barred(cell)); // Q2
    }
    Ok(Move::Single(cell))
}

/// `free-doubles`, refereed.
fn judge_free_double(position: &Position, due: CellSet, cell: Cell) -> Result<Move, MoveError> {
    if !position.empty().has(cell) {
        return Err(MoveError::Occupied(cell, "Q1"));
    }
    if due.has(cell) {
        return Err(MoveError::Due(cell));
    }
    let allowed = position.cells_for_free_double(due).has(cell);
    if allowed { Ok(Move::Double(cell)) } else { Err(MoveError::NoTwoPawns(position.mover, "Q1")) }
}

/// T2: whether a single may be put there.
fn judge_placing(position: &Position, cell: Cell) -> Result<(), MoveError> {
    if !position.empty().has(cell) {
        return Err(MoveError::Occupied(cell, "T2"));
    }
    if position.own.pawns() == 0 {
        return Err(MoveError::NoPawn(position.mover, "T2"));
    }
    Ok(())
}

/// T3: a claim is right when the square stands.
fn judge_claim(position: &Position, cells: &[Cell]) -> Result<Move, MoveError> {
    let vertices: CellSet = cells.iter().copied().collect();
    if cells.len() != 4 || vertices.len() != 4 {
        return Err(MoveError::NotFourCells(vertices.len()));
    }
    let square = Square::of_vertices(vertices).ok_or(MoveError::NoSquare(vertices))?;
    let right = square.within(position.own.singles) || square.within(position.other.doubles);
    if right { Ok(Move::Claim(square)) } else { Err(MoveError::WrongClaim(square)) }
}

/// T3: every condition of a denunciation by itself, so that a wrong one learns which it fails.
fn judge_denunciation(position: &Position, cell: Cell) -> Result<Move, MoveError> {
    let memory = position.memory.expect("table play remembers");
    if memory.other_last != Some(cell) || memory.mark == Mark::Passed {
        return Err(MoveError::NotJustPut(cell));
    }
    if memory.mark == Mark::Doubled {
        return Err(MoveError::TooLate(cell));
    }
    if !position.had_threat_on(cell) {
        return Err(MoveError::NoError(cell));
    }
    if closes(position.other.singles, cell) {
        return Err(MoveError::ClosedSquare(cell));
    }
    Ok(Move::Denounce(cell))
}

/// Reads the fields of table play; refuses what the board contradicts.
fn read_memory(position: &Position, [own, other, mark]: [&str; 3]) -> Result<Memory, PositionError> {
    let last = |player: Player, found: &str| {
        let singles = position.singles(player);
        match Cell::read(found).filter(|&cell| singles.has(cell)) {
            Some(cell) => Ok(Some(cell)),
            None if found != "-" => Err(PositionError::NoLast(player, text::quoted(found))),
            None if singles.is_empty() => Ok(None),
            None => Err(PositionError::LastMissing(player)),
        }
    };
    let opponent = position.mover.opponent();
    let (own_last, other_last) = (last(position.mover, own)?, last(opponent, other)?);
    let mark = match mark {
        "-" => Mark::Nothing,
        "*" if position.own.doubles.is_empty() => return Err(PositionError::NoDouble(position.mover)),
        "*" => Mark::Doubled,
        // Nothing was placed since that pass, so it was made on this very board.
        "p" if position.other.pawns() > 0 => return Err(PositionError::NotPassed(opponent)),
        "p" => Mark::Passed,
        _ => return Err(PositionError::Mark(text::quoted(mark))),
    };
    Ok(Memory { own_last, other_last, mark })
}

/// Reads board and side; refuses what no game can have on the board.
fn read_board(board: &str, side: &str) -> Result<Position, PositionError> {
    let mover = text::side(side, Squaryd::LETTERS)?;
    let mut position = Position { mover, ..Position::START };
    let mut holes = Vec::new();
    let mut on_hole = false;
    text::letters(board, (7, 7), |column, row, letter| {
        let Some(cell) = Cell::at(column, row) else { return false };
        match piece_of(letter) {
            Some((player, kind)) => {
                on_hole |= !BOARD.has(cell);
                position.set_up(cell, player, kind);
            }
            None if letter == '#' => holes.push(CellSet::of(cell)),
            None => return false,
        }
        true
    })?;
    if on_hole || holes != [HOLE] {
        return Err(PositionError::Hole);
    }
    for player in [DARK, LIGHT] {
        let spent = position.side(player).spent();
        if spent > PAWNS {
            return Err(PositionError::Pawns(player, spent));
        }
    }
    Ok(position)
}

/// A refereed game with a square on the board is over, and no position.
fn refuse_decided(position: &Position) -> Result<(), PositionError> {
    for player in [DARK, LIGHT] {
        let square_of = |set: CellSet| Square::all().find(|square| square.within(set));
        if let Some(square) = square_of(position.singles(player)) {
            return Err(PositionError::Singles(player, square));
        }
        if let Some(square) = square_of(position.doubles(player)) {
            return Err(PositionError::Doubles(player, square));
        }
    }
    Ok(())
}

impl Notation for Squaryd {
    type PositionError = PositionError;
    type MoveError = MoveError;

    fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        let mut position;
        if self.table {
            let [board, side, own, other, mark] = text::fields(text)?;
            position = read_board(board, side)?;
            position.memory = Some(read_memory(&position, [own, other, mark])?);
        } else {
            let [board, side] = text::fields(text)?;
            position = read_board(board, side)?;
            refuse_decided(&position)?;
        }
        position.settle();
        Ok(position)
    }

    fn write_position(&self, position: &Position) -> String {
        let board = text::write_letters((7, 7), |column, row| {
            let cell = Cell::at(column, row)?;
            let hole = HOLE.has(cell).then_some('#');
            hole.or_else(|| position.piece_at(cell).map(letter_of))
        });
        let side = Self::LETTERS[position.mover.index()];
        let Some(memory) = position.memory else { return format!("{board} {side}") };
        let last = |cell: Option<Cell>| cell.map_or_else(|| "-".to_owned(), |cell| cell.to_string());
        let mark = match memory.mark {
            Mark::Nothing => "-",
            Mark::Doubled => "*",
            Mark::Passed => "p",
        };
        format!("{board} {side} {} {} {mark}", last(memory.own_last), last(memory.other_last))
    }

    fn read_move(&self, position: &Position, text: &str) -> Result<Move, MoveError> {
        let intent = Intent::read(text)?;
        if self.table {
            self.judge_at_the_table(position, &intent)
        } else {
            self.judge_refereed(position, &intent)
        }
    }

    fn write_move(&self, _position: &Position, mv: Move) -> String {
        match mv {
            Move::Single(cell) => cell.to_string(),
            Move::Close(cell) => format!("{cell}!"),
            Move::Double(cell) => format!("={cell}"),
            Move::Pass => "pass".to_owned(),
            Move::Claim(square) => format!("claim-{square}"),
            Move::Denounce(cell) => format!("denounce-{cell}"),
            Move::Swap => "swap".to_owned(),
        }
    }

    fn write_move_long(&self, position: &Position, mv: Move) -> String {
        let mut text = String::new();
        for cell in written(self.due(position)) {
            text += &self.write_move(position, Move::Double(cell));
        }
        text + &self.write_move(position, mv)
    }
}
