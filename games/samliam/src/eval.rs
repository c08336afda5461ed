//! What makes a position of Sam Liam good: figures that can still be made, by how much of them is there.

use crate::field::Field;
use crate::threats::open;
use crate::{Call, Move, Position, SamLiam, Variant};
use siliam_core::{AtOnce, Breadth, Glance, LeftOut, MoveStack, Player, Rules, Stakes, Think, cpu};

/// Having the turn.
const TURN: usize = 0;
/// A figure that can still be made, by how many of its cells are in place (one to three).
const FIGURE: usize = 1;
/// The same of whoever is not to move.
const OTHERS_FIGURE: usize = 4;
/// How many terms there are; in the second phase all have weights of their own.
const TERMS: usize = 7;

/// Weighs the terms of a position.
struct Evaluating<'a, W, const C: u8, const R: u8, const N: usize> {
    rules: SamLiam<W, C, R, N>,
    position: &'a Position<W, C, R, N>,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> cpu::Task for Evaluating<'_, W, C, R, N>
where
    SamLiam<W, C, R, N>: Variant,
{
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let mut value = 0;
        let weights = <SamLiam<W, C, R, N> as Think>::WEIGHTS;
        Think::terms(&self.rules, self.position, |term, times| value += weights[term] * times);
        value
    }
}

/// Sees what both players threaten in a game that goes on.
struct Glancing<'a, W, const C: u8, const R: u8, const N: usize> {
    rules: SamLiam<W, C, R, N>,
    position: &'a Position<W, C, R, N>,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> cpu::Task for Glancing<'_, W, C, R, N>
where
    SamLiam<W, C, R, N>: Variant,
{
    type Output = Glance;

    #[inline(always)]
    fn run(self) -> Glance {
        let view = self.rules.view(self.position);
        if !view.own.closing.is_empty() {
            Glance::WinsAtOnce
        } else if !view.others.closing.is_empty() {
            Glance::Threatened
        } else if self.rules.decisive_fork(self.position, &view).is_some() {
            Glance::WinsInThree
        } else {
            Glance::Calm
        }
    }
}

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

    const SLOTS: usize = 4 * 81 + 81 + 1;

    const SORTED: i32 = 64;

    const FEW_ANSWERS: bool = true;

    const GUARD_SHARE: f64 = 0.03;

    fn level_nodes(&self) -> u64 {
        // With everything that may be said there are several times as many moves.
        if self.announce { 10_000 } else { 25_000 }
    }

    #[inline(always)]
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

    #[inline(always)]
    fn evaluate(&self, position: &Position<W, C, R, N>) -> i32 {
        cpu::run(Evaluating { rules: *self, position })
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

    #[inline(always)]
    fn glance(&self, position: &Position<W, C, R, N>) -> Glance {
        if N == 2 && !self.announce {
            return cpu::run(Glancing { rules: *self, position });
        }
        if self.winning_move(position).is_some() { Glance::WinsAtOnce } else { Glance::NoWin }
    }

    fn at_once(&self, position: &Position<W, C, R, N>) -> AtOnce<Move<C, R>> {
        let exact = N == 2 && !self.announce;
        match self.winning_move(position) {
            Some(mv) => AtOnce::Win(mv, Stakes::ALL),
            None if exact => AtOnce::No,
            None => AtOnce::Unknown,
        }
    }

    fn wins_are_odd(&self) -> bool {
        N == 2 && !self.announce
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
