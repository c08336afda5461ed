//! Refereed play, the default: the program sees everything (Q1 to Q6).
//!
//! A position stands before the mover's defence. The doubles that are due follow from it, so a move names only what the
//! player chooses.

use crate::board::squares::{Square, closes};
use crate::rules::position::Position;
use crate::{Cell, CellSet};
use siliam_core::Outcome;

impl Position {
    /// The vertices where the mover owes a double before anything else (Q1), none to an opponent without pawns (Q2).
    ///
    /// Only refereed play owes any.
    #[inline(always)]
    pub fn due(&self) -> CellSet {
        let threats = self.other.threats;
        if threats.is_empty() || self.other.pawns() == 0 { CellSet::EMPTY } else { threats }
    }

    /// Q4: the cells for the mover's single after the defence `due`; Q2 bars some.
    #[inline(always)]
    pub(crate) fn cells_for_single(&self, due: CellSet) -> CellSet {
        if self.own.pawns() <= 2 * due.len() {
            return CellSet::EMPTY;
        }
        // Where nothing is due the opponent has no threat, or has no pawn left: Q2.
        let closed = if due.is_empty() { self.other.threats.without(self.own.threats) } else { due };
        self.empty().without(closed)
    }

    /// `free-doubles`: the cells for a double of the mover's choice after the defence `due`, also a vertex of Q2.
    pub(crate) fn cells_for_free_double(&self, due: CellSet) -> CellSet {
        if self.own.pawns() < 2 * due.len() + 2 { CellSet::EMPTY } else { self.empty().without(due) }
    }

    /// Q1: a square of own doubles that the defence `due` closes.
    pub(crate) fn square_by_defence(&self, due: CellSet) -> Option<Square> {
        let doubles = self.own.doubles.or(due);
        Square::all().find(|square| square.within(doubles))
    }
}

/// The position after the defence and a single (Q1, Q4).
#[inline(always)]
pub(crate) fn play_single(position: &Position, cell: Cell) -> Position {
    let mut next = *position;
    next.put_doubles(position.due());
    let closes_square = next.own.threats.has(cell);
    next.put_single(cell);
    next.end_turn();
    // Q5: a square is closed exactly where a threat was open.
    next.decided = if closes_square { Some(Outcome::Win(position.mover)) } else { judged(&next) };
    next
}

/// The position after the defence alone (Q4, Q6).
#[inline(always)]
pub(crate) fn play_pass(position: &Position) -> Position {
    let mut next = *position;
    next.put_doubles(position.due());
    next.end_turn();
    next.decided = judged(&next);
    next
}

/// The position after the defence and a double of the mover's choice (`free-doubles`); the turn goes on.
pub(crate) fn play_free_double(position: &Position, cell: Cell) -> Position {
    let mut next = *position;
    let loses = closes(position.own.doubles.or(position.due()), cell);
    next.put_doubles(position.due().or(CellSet::of(cell)));
    // Q1
    next.decided = if loses { Some(Outcome::Win(position.mover.opponent())) } else { judged(&next) };
    next
}

/// How a game stands on whose board nobody has a square yet.
#[inline(always)]
pub(crate) fn judged(position: &Position) -> Option<Outcome> {
    let due = position.due();
    // Whoever has a pawn has an empty cell too, and Q2 bars nothing while both have pawns after the defence.
    let both_have_pawns = if due.is_empty() {
        position.own.pawns() > 0 && position.other.pawns() > 0
    } else if loses_by_defence(position, due) {
        return Some(Outcome::Win(position.mover.opponent()));
    } else {
        position.own.pawns() > 2 * due.len()
    };
    if both_have_pawns {
        return None;
    }
    nobody_can_place(position, due).then_some(Outcome::Draw)
}

/// Q3: the mover cannot pay; Q1: the defence closes a square of own doubles.
#[inline(always)]
fn loses_by_defence(position: &Position, due: CellSet) -> bool {
    if position.own.pawns() < 2 * due.len() {
        return true;
    }
    let doubles = position.own.doubles.or(due);
    due.into_iter().any(|vertex| closes(doubles, vertex))
}

/// G2, Q6: after the defence `due` neither side can put a single. That stays so: pawns do not come back, and what Q2 bars
/// stays barred. The doubles of the defence are no placing, so nobody waits for them.
#[cold]
fn nobody_can_place(position: &Position, due: CellSet) -> bool {
    let mut defended = *position;
    defended.put_doubles(due);
    let mut turned = defended;
    turned.end_turn();
    [defended, turned].iter().all(|position| position.cells_for_single(CellSet::EMPTY).is_empty())
}
