//! What makes a position of Squaryd good: pawns in hand, and squares that can still become threats.

use crate::moves::Move;
use crate::position::{Position, Side};
use crate::squares::{bits_of_squares, threats_through};
use crate::{CellSet, Squaryd, proof, refereed};
use siliam_core::{AtOnce, MoveStack, Rules, Stakes, Think};

/// A pawn in hand, after the doubles that are due.
const PAWN: usize = 0;
/// A square with two own singles and two empty vertices.
const PAIR: usize = 1;
/// A square with one own single and three empty vertices.
const ONE: usize = 2;
/// A square with three own doubles and an empty vertex: one threat there loses.
const HANGING: usize = 3;
/// A square with two own doubles and two empty vertices.
const EXPOSED: usize = 4;
/// Having the turn.
const TURN: usize = 5;

const CELLS: usize = 49;

/// Counts what one side's squares are worth, by their vertices.
fn squares(side: &Side, empty: CellSet, sign: i32, add: &mut impl FnMut(usize, i32)) {
    let (singles, doubles, empty) = (side.singles.bits(), side.doubles.bits(), empty.bits());
    let (mut pairs, mut ones, mut hanging, mut exposed) = (0, 0, 0, 0);
    for &square in bits_of_squares() {
        let free = (square & empty).count_ones();
        if square & !(singles | empty) == 0 {
            pairs += i32::from(free == 2);
            ones += i32::from(free == 3);
        }
        if square & !(doubles | empty) == 0 {
            hanging += i32::from(free == 1);
            exposed += i32::from(free == 2);
        }
    }
    add(PAIR, sign * pairs);
    add(ONE, sign * ones);
    add(HANGING, sign * hanging);
    add(EXPOSED, sign * exposed);
}

impl Squaryd {
    /// Whether what [`proof`] says holds here: a threat that stands at its owner's turn was not parried, which is no part of
    /// it.
    fn is_provable(self, position: &Position) -> bool {
        !self.table && !self.free_doubles && position.own.threats.is_empty()
    }
}

impl Think for Squaryd {
    // Tuned on 16,000 games of self-play (`examples/tune.rs` of the engine).
    const WEIGHTS: &'static [i32] = &[118, 74, 15, -40, -3, 169];

    const SWING: i32 = 300;

    const QUIET_SHARE: f64 = 1.0;

    const SLOTS: usize = 3 * CELLS + 2 + 172 + CELLS;

    fn level_nodes(&self) -> u64 {
        80_000
    }

    fn terms(&self, position: &Position, mut add: impl FnMut(usize, i32)) {
        let due = position.other.threats.len() as i32;
        add(TURN, 1);
        add(PAWN, position.own.pawns() as i32 - 2 * due - position.other.pawns() as i32);
        let empty = position.empty();
        squares(&position.own, empty, 1, &mut add);
        squares(&position.other, empty, -1, &mut add);
    }

    fn slot(&self, mv: Move) -> usize {
        match mv {
            Move::Single(cell) => cell.index(),
            Move::Close(cell) => CELLS + cell.index(),
            Move::Double(cell) => 2 * CELLS + cell.index(),
            Move::Pass => 3 * CELLS,
            Move::Swap => 3 * CELLS + 1,
            Move::Claim(square) => 3 * CELLS + 2 + square.index(),
            Move::Denounce(cell) => 3 * CELLS + 2 + 172 + cell.index(),
        }
    }

    fn winning_move(&self, position: &Position) -> Option<Move> {
        if position.decided.is_some() {
            return None;
        }
        if self.table {
            // Whoever may claim or denounce does so.
            let claim = position.claimable().next().map(Move::Claim);
            let close = || position.cells_at_the_table().and(position.own.threats).first().map(Move::Close);
            return claim.or_else(|| position.error().map(Move::Denounce)).or_else(close);
        }
        // Q5; it takes an opponent who owed nothing.
        let closing = position.own.threats.and(position.cells_for_single(position.due()));
        closing.first().map(Move::Single)
    }

    fn forcing(&self, position: &Position, into: &mut MoveStack<Move>) {
        let first = into.len();
        self.moves(position, into);
        let mut kept = first;
        for index in first..into.len() {
            let mv = into.above(index)[0];
            let forces = match mv {
                Move::Single(cell) => {
                    let singles = position.own.singles.or(CellSet::of(cell));
                    let empty = position.empty().without(position.due());
                    !threats_through(singles, empty, cell).is_empty() || position.own.threats.has(cell)
                }
                Move::Close(_) | Move::Claim(_) | Move::Denounce(_) | Move::Double(_) => true,
                Move::Pass | Move::Swap => false,
            };
            if forces {
                into.above_mut(kept)[0] = mv;
                kept += 1;
            }
        }
        into.truncate(kept);
    }

    fn idle(&self, position: &Position) -> Option<Position> {
        if self.table || self.free_doubles || self.may_swap(position) {
            return None;
        }
        // The pawn is gone, but blocks nothing and threatens nothing: whatever single is really put, the opponent would
        // rather have this.
        let mut next = *position;
        next.put_doubles(position.due());
        next.own.idle += u32::from(next.own.pawns() > 0);
        next.end_turn();
        next.decided = refereed::judged(&next);
        Some(next)
    }

    fn at_once(&self, position: &Position) -> AtOnce<Move> {
        if let Some(mv) = self.winning_move(position) {
            return AtOnce::Win(mv, Stakes::ALL);
        }
        if !self.is_provable(position) {
            return AtOnce::Unknown;
        }
        let win = proof::win_at_once(position);
        win.map_or(AtOnce::No, |(cell, stakes)| AtOnce::Win(Move::Single(cell), Stakes(stakes)))
    }

    fn keep_hopeful(&self, position: &Position, turns: u32, moves: &mut MoveStack<Move>, first: usize) {
        if turns != 2 || !self.is_provable(position) {
            return;
        }
        let hopeful = proof::first_of_two(position);
        let mut kept = first;
        for index in first..moves.len() {
            let mv = moves.above(index)[0];
            if matches!(mv, Move::Single(cell) if hopeful.has(cell)) {
                moves.above_mut(kept)[0] = mv;
                kept += 1;
            }
        }
        moves.truncate(kept);
    }

    fn stakes(&self, position: &Position, mv: Move) -> Stakes {
        match mv {
            Move::Single(cell) if self.is_provable(position) => {
                let singles = position.own.singles.or(CellSet::of(cell));
                let empty = position.empty().without(position.due());
                Stakes(threats_through(singles, empty, cell).or(CellSet::of(cell)).bits())
            }
            _ => Stakes::ALL,
        }
    }

    fn replies(&self, position: &Position, stakes: Stakes, turns: u32, into: &mut MoveStack<Move>) {
        let free = position.cells_for_single(position.due());
        if stakes == Stakes::ALL || free.is_empty() || !position.own.threats.is_empty() {
            self.moves(position, into);
            return;
        }
        for cell in proof::disturbing(position, stakes.0, turns) {
            into.push(Move::Single(cell));
        }
    }

    fn wins_are_odd(&self) -> bool {
        !self.table && !self.free_doubles && !self.swap
    }

    fn takes_attention(&self, _position: &Position, mv: Move) -> bool {
        self.table && matches!(mv, Move::Double(_) | Move::Close(_) | Move::Claim(_) | Move::Denounce(_))
    }

    fn hand_over(&self, position: &Position) -> Option<Position> {
        // Whoever owes doubles or remembers something cannot simply be skipped, nor can a swap be.
        if self.table || self.may_swap(position) || !position.other.threats.is_empty() {
            return None;
        }
        let mut next = *position;
        next.end_turn();
        next.decided = refereed::judged(&next);
        next.decided.is_none().then_some(next)
    }
}
