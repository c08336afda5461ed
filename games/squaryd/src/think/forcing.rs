//! What a proof of a forced win asks of Squaryd; the counting behind it is in `proof.rs`.

use crate::board::squares::threats_through;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use crate::rules::referee;
use crate::think::proof;
use crate::{CellSet, Squaryd};
use siliam_core::{AtOnce, MoveStack, Prove, Rules, Stakes};

impl Squaryd {
    /// Whether what [`proof`] says holds here: a threat that stands at its owner's turn was not parried, which is no part of
    /// it.
    pub(super) fn is_provable(self, position: &Position) -> bool {
        !self.table && !self.free_doubles && position.own.threats.is_empty()
    }

    /// A win that the board shows already, by a square of one's own or an error of the opponent's.
    fn claim_or_close(self, position: &Position) -> Option<Move> {
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
}

impl Prove for Squaryd {
    fn forcing(&self, position: &Position, _tally: &(), into: &mut MoveStack<Move>) {
        let first = into.len();
        self.moves(position, into);
        into.retain_above(first, |mv| match mv {
            Move::Single(cell) => {
                let singles = position.own.singles.or(CellSet::of(cell));
                let empty = position.empty().without(position.due());
                !threats_through(singles, empty, cell).is_empty() || position.own.threats.has(cell)
            }
            Move::Close(_) | Move::Claim(_) | Move::Denounce(_) | Move::Double(_) => true,
            Move::Pass | Move::Swap => false,
        });
    }

    fn at_once(&self, position: &Position, _tally: &()) -> AtOnce<Move> {
        if let Some(mv) = self.claim_or_close(position) {
            return AtOnce::Win(mv, Stakes::ALL);
        }
        if position.decided.is_some() || !self.is_provable(position) {
            return AtOnce::Unknown;
        }
        let win = proof::win_at_once(position);
        win.map_or(AtOnce::No, |(cell, stakes)| AtOnce::Win(Move::Single(cell), Stakes(stakes)))
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
        next.decided = referee::judged(&next);
        Some(next)
    }

    fn keep_hopeful(&self, position: &Position, turns: u32, moves: &mut MoveStack<Move>, first: usize) {
        if turns != 2 || !self.is_provable(position) {
            return;
        }
        let hopeful = proof::first_of_two(position);
        moves.retain_above(first, |mv| matches!(mv, Move::Single(cell) if hopeful.has(cell)));
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
}
