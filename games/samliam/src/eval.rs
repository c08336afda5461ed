//! What makes a position of Sam Liam good: figures that can still be made, by how much of them is there.

use crate::field::Field;
use crate::threats::open;
use crate::{Move, Position, SamLiam, Variant};
use siliam_core::{Breadth, LeftOut, MoveStack, Player, Rules, Think};

/// Having the turn.
const TURN: usize = 0;
/// A figure that can still be made, by how many of its cells are in place (one to three).
const FIGURE: usize = 1;
/// The same of whoever is not to move.
const OTHERS_FIGURE: usize = 4;
/// How many terms there are; in the second phase all have weights of their own.
const TERMS: usize = 7;

impl<W: Field, const C: u8, const R: u8, const N: usize> Think for SamLiam<W, C, R, N>
where
    Self: Variant,
{
    const WEIGHTS: &'static [i32] = &[
        10, 3, 20, 60, 2, 16, 30, // the first phase
        10, 3, 20, 60, 2, 16, 30, // the second
    ];

    const SWING: i32 = 150;

    const SLOTS: usize = 4 * 81 + 81 + 1;

    const SORTED: i32 = 64;

    const PURSUIT: Option<i32> = Some(1);

    fn terms(&self, position: &Position<W, C, R, N>, mut add: impl FnMut(usize, i32)) {
        // A pending placement is seen as if it were still to come: it may be forbidden.
        let pending = position.notes.pending.is_some();
        let before = if pending { position.before_pending() } else { *position };
        let (board, mover) = (&before.board, before.mover);
        let sign = if pending { -1 } else { 1 };
        let cover = board.cover();
        let phase = if Self::in_second_phase(board, mover) { TERMS } else { 0 };
        add(phase + TURN, sign);
        for player in Player::ALL.into_iter().take(N) {
            let (first, side) = if player == mover { (FIGURE, sign) } else { (OTHERS_FIGURE, -sign) };
            let open = open(&cover, board.cells_of(player), Self::holding(board, player, 0));
            let prospects = self.figures().prospects(&board.shows(player), &open);
            for (placed, count) in prospects.placed.into_iter().enumerate() {
                add(phase + first + placed, side * count);
            }
        }
    }

    fn slot(&self, mv: Move<C, R>) -> usize {
        match mv {
            Move::Place { half, .. } => 4 * half.cell.index() + half.corner.index(),
            Move::Tile(cell) => 4 * 81 + cell.index(),
            Move::Pass | Move::Swap | Move::Forbid | Move::Accept => 5 * 81,
        }
    }

    fn winning_move(&self, position: &Position<W, C, R, N>) -> Option<Move<C, R>> {
        if position.notes.pending.is_some() || self.outcome(position).is_some() {
            return None;
        }
        let cover = position.board.cover();
        let threats = self.threats(&position.board, &cover, position.mover);
        let remembered = position.notes.uncalled[position.mover.index() % 2].cells();
        self.completing_move(position, &cover, &threats, remembered)
    }

    fn winning_threat(&self, position: &Position<W, C, R, N>) -> Option<Move<C, R>> {
        if N > 2 || self.announce || self.outcome(position).is_some() {
            return None;
        }
        self.decisive_fork(position, &self.view(position))
    }

    fn candidates(
        &self,
        position: &Position<W, C, R, N>,
        breadth: Breadth,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        if N > 2 || self.announce {
            self.moves(position, into);
            return LeftOut::Nothing;
        }
        self.chosen(position, breadth, into)
    }

    fn forcing(&self, position: &Position<W, C, R, N>, into: &mut MoveStack<Move<C, R>>) {
        if let Some(mv) = self.winning_move(position) {
            into.push(mv);
        } else if N == 2 && !self.announce && self.outcome(position).is_none() {
            self.threatening_moves(position, &self.view(position), into);
        }
    }

    fn hand_over(&self, position: &Position<W, C, R, N>) -> Option<Position<W, C, R, N>> {
        let turn_begun = position.notes.pending.is_some() || !position.begins_turn();
        if turn_begun || self.may_swap(position) {
            return None;
        }
        let mut next = *position;
        next.blocked = false;
        next.mover = Position::<W, C, R, N>::next(position.mover);
        Some(next)
    }
}
