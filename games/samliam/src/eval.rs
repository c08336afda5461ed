//! What makes a position of Sam Liam good: figures that can still be made, by how much of them is there.

use crate::field::Field;
use crate::threats::open;
use crate::{Call, Move, Position, SamLiam, Variant};
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
    // Tuned on 700 games of self-play each on 9×9 and 7×7 (`examples/tune.rs` of the engine), the mean of both. Too few of
    // them saw a second phase that was not a draw, so it takes over the weights of the first.
    const WEIGHTS: &'static [i32] = &[
        26, 6, 38, 60, 5, 34, 76, // the first phase
        26, 6, 38, 60, 5, 34, 76, // the second
    ];

    const SWING: i32 = 150;

    const LEVEL_NODES: u64 = 25_000;

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
        if N == 2 && self.announce {
            return self.winning_call(position, &self.view(position));
        }
        let cover = position.board.cover();
        let threats = self.threats(&position.board, &cover, position.mover);
        self.completing_move(position, &cover, &threats, W::ZERO)
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
        if N > 2 {
            self.moves(position, into);
            LeftOut::Nothing
        } else if self.announce {
            self.chosen_announced(position, breadth, into)
        } else {
            self.chosen(position, breadth, into)
        }
    }

    fn forcing(&self, position: &Position<W, C, R, N>, into: &mut MoveStack<Move<C, R>>) {
        if let Some(mv) = self.winning_move(position) {
            into.push(mv);
        } else if N == 2 && position.notes.pending.is_none() && self.outcome(position).is_none() {
            let view = self.view(position);
            if self.announce {
                self.announced_threats(position, &view, into);
            } else {
                self.threatening_moves(position, &view, into);
            }
        }
    }

    fn takes_attention(&self, _position: &Position<W, C, R, N>, mv: Move<C, R>) -> bool {
        match mv {
            Move::Place { call, .. } => call != Call::Nothing,
            Move::Forbid => true,
            Move::Tile(_) | Move::Pass | Move::Swap | Move::Accept => false,
        }
    }

    fn hand_over(&self, position: &Position<W, C, R, N>) -> Option<Position<W, C, R, N>> {
        let turn_begun = position.notes.pending.is_some() || !position.begins_turn();
        if turn_begun || self.may_swap(position) {
            return None;
        }
        // What was not called may be forbidden, and a win to call is no threat to answer.
        if self.announce && Self::sure_closing(position, &self.view(position)).is_empty() {
            return None;
        }
        let mut next = *position;
        next.blocked = false;
        next.mover = Position::<W, C, R, N>::next(position.mover);
        Some(next)
    }
}
