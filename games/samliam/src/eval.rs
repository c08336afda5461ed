//! What makes a position of Sam Liam good: figures that can still be made, by how much of them is there.

use crate::field::Field;
use crate::threats::open;
use crate::worth::Prospects;
use crate::{Call, Move, Position, SamLiam, Variant};
use siliam_core::{AtOnce, Breadth, Glance, LeftOut, MoveStack, Player, Rules, Stakes, Think, cpu};

/// Having the turn.
const TURN: usize = 0;
/// What the mover has: figures that can still be made, by how many of their cells are in place (one to three),
/// placements that threaten and help another figure along, and tiles in hand.
const OWN: usize = 1;
/// The same of whoever is not to move.
const OTHERS: usize = OWN + 5;
/// How many terms there are.
pub(crate) const TERMS: usize = OTHERS + 5;

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
    const WEIGHTS: &'static [i32] = &<Self as Variant>::WEIGHTS_OF_TWO;

    const SWING: i32 = 150;

    const SLOTS: usize = 4 * 81 + 81 + 1;

    const SORTED: i32 = 64;

    const FEW_ANSWERS: bool = true;

    const GUARD_SHARE: f64 = 0.03;

    fn level_nodes(&self) -> u64 {
        // With everything that may be said there are several times as many moves.
        if self.announce { 7_000 } else { 25_000 }
    }

    #[inline(always)]
    fn terms(&self, position: &Position<W, C, R, N>, mut add: impl FnMut(usize, i32)) {
        if N > 2 {
            // Each player's prospects are their own, see `prospects.rs`.
            return;
        }
        // A pending placement is seen as if it were still to come: it may be forbidden.
        let pending = position.notes.pending.is_some();
        let before = if pending { position.before_pending() } else { *position };
        let (board, mover) = (&before.board, before.mover);
        let sign = if pending { -1 } else { 1 };
        let cover = board.cover();
        add(TURN, sign);
        for player in [Player::First, Player::Second] {
            let (first, side) = if player == mover { (OWN, sign) } else { (OTHERS, -sign) };
            let open = open(&cover, board.cells_of(player), Self::holding(board, player, 0));
            let prospects = self.figures().prospects(&board.shows(player), &open);
            let Prospects { placed: [one, two, three], gains } = prospects;
            let terms = [one, two, three, gains, Self::tiles_in_hand(board, player) as i32];
            for (term, times) in terms.into_iter().enumerate() {
                add(first + term, side * times);
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
