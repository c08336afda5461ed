//! Moves: listing, counting, picking and playing them.
//!
//! Without `table` and `free-doubles` every move is a single, or the one move there is; that path is kept apart and fast.

use crate::board::squares::Square;
use crate::rules::position::{LIGHT, Mark, Memory};
use crate::rules::{referee, table};
use crate::{Cell, CellSet, Position, Squaryd};
use siliam_core::{MoveStack, Outcome, Player, Rules, hash};

/// One action. A value of this type from [`Rules::moves`] or [`siliam_core::Notation::read_move`] is legal where it was
/// made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Put a single, in refereed play after the due doubles (Q4, T2).
    Single(Cell),
    /// Put a single and claim the square it closes, in one breath (T2).
    Close(Cell),
    /// Put a double and go on (T1, `free-doubles`), in refereed play after the due ones.
    Double(Cell),
    /// Put no single (G2, Q6, T2), in refereed play after the due doubles.
    Pass,
    /// Claim a square that stands on the board (T3).
    Claim(Square),
    /// Denounce the single that the opponent has just put here (T3).
    Denounce(Cell),
    /// Take over the first player's piece (G3).
    Swap,
}

impl Squaryd {
    /// Whether no move but a single, `pass` and `swap` exists.
    #[inline(always)]
    fn is_singles_only(self) -> bool {
        !(self.table || self.free_doubles)
    }

    /// G3: the second player's first turn, and the first player's one piece on the board.
    #[inline(always)]
    pub(crate) fn may_swap(self, position: &Position) -> bool {
        self.swap
            && position.mover == LIGHT
            && position.own.pieces().is_empty()
            && position.other.pieces().len() == 1
    }

    /// The doubles that come by themselves before whatever the mover does (Q1); none at the table.
    pub(crate) fn due(self, position: &Position) -> CellSet {
        if self.table { CellSet::EMPTY } else { position.due() }
    }

    /// All moves of a game that is not over, `swap` left out, where there are more than singles.
    #[inline(never)]
    fn list(self, position: &Position, into: &mut MoveStack<Move>) {
        let (singles, doubles) = if self.table {
            (position.cells_at_the_table(), self.cells_for_double_at_the_table(position))
        } else {
            let due = position.due();
            (position.cells_for_single(due), position.cells_for_free_double(due))
        };
        for cell in singles {
            into.push(Move::Single(cell));
        }
        if singles.is_empty() {
            into.push(Move::Pass);
        }
        for cell in doubles {
            into.push(Move::Double(cell));
        }
        if self.table {
            for cell in singles.and(position.own.threats) {
                into.push(Move::Close(cell));
            }
            for square in position.claimable() {
                into.push(Move::Claim(square));
            }
            if let Some(cell) = position.error() {
                into.push(Move::Denounce(cell));
            }
        }
    }
}

impl Rules for Squaryd {
    type Position = Position;
    type Move = Move;

    const PLAYERS: usize = 2;

    fn start(&self) -> Position {
        Position { memory: self.table.then_some(Memory::START), ..Position::START }
    }

    #[inline(always)]
    fn actor(&self, position: &Position) -> Player {
        position.mover
    }

    #[inline(always)]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.decided
    }

    #[inline(always)]
    fn moves(&self, position: &Position, into: &mut MoveStack<Move>) {
        if position.decided.is_some() {
            return;
        }
        if self.is_singles_only() {
            let singles = position.cells_for_single(position.due());
            for cell in singles {
                into.push(Move::Single(cell));
            }
            if singles.is_empty() {
                into.push(Move::Pass);
            }
        } else {
            self.list(position, into);
        }
        if self.may_swap(position) {
            into.push(Move::Swap);
        }
    }

    #[inline(always)]
    fn count(&self, position: &Position) -> u64 {
        if position.decided.is_some() {
            return 0;
        }
        let count = if self.is_singles_only() {
            u64::from(position.cells_for_single(position.due()).len()).max(1)
        } else {
            let mut moves = MoveStack::new();
            self.list(position, &mut moves);
            moves.len() as u64
        };
        count + u64::from(self.may_swap(position))
    }

    #[inline(always)]
    fn pick(&self, position: &Position, choose: impl FnOnce(u64) -> u64) -> Option<Move> {
        if position.decided.is_some() {
            return None;
        }
        if self.is_singles_only() {
            let singles = position.cells_for_single(position.due());
            let count = singles.len().max(1);
            let index = choose((count + u32::from(self.may_swap(position))).into()) as u32;
            return match singles.nth(index) {
                Some(cell) => Some(Move::Single(cell)),
                None if index < count => Some(Move::Pass),
                None => Some(Move::Swap),
            };
        }
        let mut moves = MoveStack::new();
        self.moves(position, &mut moves);
        moves.above(0).get(choose(moves.len() as u64) as usize).copied()
    }

    #[inline(always)]
    fn play_unchecked(&self, position: &Position, mv: Move) -> Position {
        match mv {
            Move::Single(cell) if self.table => table::play_single(position, cell),
            Move::Single(cell) => referee::play_single(position, cell),
            Move::Pass if self.table => table::play_pass(position),
            Move::Pass => referee::play_pass(position),
            Move::Double(cell) if self.table => table::play_double(position, cell),
            Move::Double(cell) => referee::play_free_double(position, cell),
            Move::Close(cell) => {
                Position { decided: Some(Outcome::Win(position.mover)), ..table::play_single(position, cell) }
            }
            Move::Claim(_) | Move::Denounce(_) => table::play_claim(position),
            // The sides are kept as the mover's and the other's, so the piece changes its colour with the mover.
            Move::Swap => Position { mover: position.mover.opponent(), ..*position },
        }
    }

    #[inline(always)]
    fn search_key(&self, position: &Position) -> u64 {
        let Position { own, other, mover, memory, .. } = position;
        let remembered = memory.map_or(0, |memory| {
            let last = |cell: Option<Cell>| cell.map_or(0, |cell| 1 + cell.index() as u64);
            last(memory.own_last) | last(memory.other_last) << 6 | (memory.mark as u64) << 12
        });
        hash::key([
            own.pieces().bits() | (mover.index() as u64) << 63,
            other.pieces().bits() | remembered << 50,
            own.doubles.or(other.doubles).bits() | u64::from(own.idle) << 50 | u64::from(other.idle) << 56,
        ])
    }

    /// G1 compares the board, the side to move and what `table` remembers, which is all there is.
    #[inline(always)]
    fn repetition_key(&self, position: &Position) -> u64 {
        self.search_key(position)
    }
}

const _: () = assert!((Mark::Passed as u64) < 4, "the mark takes two bits of the key");
