//! What a search of two players asks of Sam Liam.
//!
//! Most answers follow from the tally. What it does not tell (lifts, tiles, `announce`) is looked up on the board.

mod calls;
mod candidates;
mod chances;
mod squares;
mod tally;
mod terms;
mod view;
pub(crate) mod weights;
mod worth;

use crate::board::field::Field;
use crate::rules::hands::Holding;
use crate::think::two::tally::{HasFork, SquareTally};
use crate::think::two::terms::{EvaluationTask, LATE, TERMS, in_a_row, phase};
use crate::think::two::view::{ForkTask, GlanceTask, ThreatsTask, ViewTask};
use crate::think::two::weights::{RULES_OF_THUMB, Tuned};
use crate::{Call, Move, Position, SamLiam, Variant};
use siliam_core::{
    AtOnce, Breadth, Glance, InThree, LeftOut, MoveStack, Prove, Rules, Stakes, Think, Tuning, cpu,
};

impl<W: Field, const C: u8, const R: u8> SamLiam<W, C, R, 2>
where
    Self: Tuned,
{
    /// Whether the mover can only place triangles from the hand, of which the tally knows everything.
    #[inline(always)]
    fn places_only(self, position: &Position<W, C, R, 2>) -> bool {
        self.tallies() && Self::TILES == 0 && Self::triangles_in_hand(&position.board, position.mover) > 0
    }
}

/// The same answers without a tally: for positions that are not tallied, and for tests to compare with.
impl<W: Field, const C: u8, const R: u8> SamLiam<W, C, R, 2>
where
    Self: Tuned,
{
    /// What [`Think::evaluate`] gives.
    #[cfg(test)]
    pub(crate) fn evaluate_board(self, position: &Position<W, C, R, 2>) -> i32 {
        cpu::run(EvaluationTask { rules: self, position, tally: None })
    }

    /// What [`Think::glance`] tells.
    #[inline(always)]
    pub(crate) fn glance_at_board(self, position: &Position<W, C, R, 2>) -> Glance {
        if !self.announce {
            cpu::run(GlanceTask { rules: self, position })
        } else if self.winning_move(position).is_some() {
            Glance::WinsAtOnce
        } else {
            Glance::NoWin
        }
    }

    /// Adds what [`Think::candidates`] adds, in the same order.
    pub(crate) fn candidates_on_board(
        self,
        position: &Position<W, C, R, 2>,
        breadth: Breadth,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        if self.announce {
            self.chosen_announced(position, breadth, into)
        } else {
            self.chosen(position, breadth, into)
        }
    }

    /// What [`Prove::at_once`] tells.
    pub(crate) fn at_once_on_board(self, position: &Position<W, C, R, 2>) -> AtOnce<Move<C, R>> {
        match self.winning_move(position) {
            Some(mv) => AtOnce::Win(mv, Stakes::ALL),
            None if self.announce => AtOnce::Unknown,
            None => AtOnce::No,
        }
    }

    /// Adds what [`Prove::forcing`] adds, in the same order.
    pub(crate) fn forcing_on_board(self, position: &Position<W, C, R, 2>, into: &mut MoveStack<Move<C, R>>) {
        if let Some(mv) = self.winning_move(position) {
            into.push(mv);
        } else if position.notes.pending.is_none() && self.outcome(position).is_none() {
            let view = cpu::run(ViewTask { rules: self, position });
            if self.announce {
                self.announced_threats(position, &view, into);
            } else {
                self.threatening_moves(position, &view, into);
            }
        }
    }
}

impl<W: Field, const C: u8, const R: u8> Think for SamLiam<W, C, R, 2>
where
    Self: Tuned,
{
    const TUNING: Tuning = Tuning {
        weights: &in_a_row(&Self::WEIGHTS_OF_TWO),
        thumb_weights: &in_a_row(&RULES_OF_THUMB),
        parts: LATE as i32,
        swing: 150,
        slots: 4 * 81 + 81 + 1,
        rank_weight: Self::RANK_WEIGHT,
        extend_threats: true,
    };

    type Tally = SquareTally;

    fn tally(&self, position: &Position<W, C, R, 2>) -> SquareTally {
        self.tally_of(position)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn count_on(&self, tally: &mut SquareTally, before: &Position<W, C, R, 2>, after: &Position<W, C, R, 2>) {
        self.count_changes(tally, before, after);
    }

    fn terms(&self, position: &Position<W, C, R, 2>, mut add: impl FnMut(usize, i32)) {
        let late = phase(&position.board.cover()) as i32;
        self.terms_of_two(position, None, |term, times| {
            add(term, times * (LATE as i32 - late));
            add(TERMS + term, times * late);
        });
    }

    #[inline(always)]
    fn evaluate(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> i32 {
        let tally = self.tallies().then_some(tally);
        cpu::run(EvaluationTask { rules: *self, position, tally })
    }

    fn slot(&self, mv: Move<C, R>) -> usize {
        match mv {
            Move::Place { half, .. } => half.index(),
            Move::Tile(cell) => 4 * 81 + cell.index(),
            Move::Pass | Move::Swap | Move::Forbid | Move::Accept => 5 * 81,
        }
    }

    fn winning_move(&self, position: &Position<W, C, R, 2>) -> Option<Move<C, R>> {
        if position.notes.pending.is_some() || self.outcome(position).is_some() {
            return None;
        }
        if self.announce {
            return self.winning_call(position, &self.view(position));
        }
        let (cover, threats) = cpu::run(ThreatsTask { rules: *self, position });
        self.completing_move(position, &cover, &threats, W::ZERO)
    }

    fn winning_threat(&self, position: &Position<W, C, R, 2>) -> Option<Move<C, R>> {
        if self.announce || self.outcome(position).is_some() {
            return None;
        }
        cpu::run(ForkTask { rules: *self, position })
    }

    #[inline(always)]
    fn glance(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> Glance {
        if !self.tallies() {
            return self.glance_at_board(position);
        }
        let mover = position.mover;
        if tally.has_closing(mover) {
            Glance::WinsAtOnce
        } else if tally.has_closing(mover.opponent()) {
            Glance::Threatened
        } else if Self::holding(&position.board, mover, 0) != Holding::Triangle {
            self.glance_at_board(position)
        } else if tally.fork(mover, Self::SQUARES) != HasFork::Yes {
            Glance::Calm
        } else if self.places_only(position) {
            Glance::WinsInThree
        } else {
            // The fork may need a lift, or leave nothing in hand to complete it with.
            self.glance_at_board(position)
        }
    }

    fn candidates(
        &self,
        position: &Position<W, C, R, 2>,
        tally: &SquareTally,
        breadth: Breadth,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        let (board, mover) = (&position.board, position.mover);
        let plain = self.tallies()
            && !tally.has_closing(mover)
            && Self::triangles_in_hand(board, mover) > 0
            && Self::holding(board, mover.opponent(), 0) == Holding::Triangle
            && Self::tile_landings(position).is_empty()
            && self.outcome(position).is_none();
        match breadth {
            Breadth::Best if plain => self.chosen_tallied(position, tally, into),
            Breadth::Every if plain && tally.has_closing(mover.opponent()) => {
                Self::blocks_all(position, tally, into)
            }
            _ => self.candidates_on_board(position, breadth, into),
        }
    }

    fn hand_over(&self, position: &Position<W, C, R, 2>) -> Option<Position<W, C, R, 2>> {
        let turn_begun = position.notes.pending.is_some() || !position.begins_turn();
        if turn_begun || self.may_swap(position) {
            return None;
        }
        // Only a closing cell that cannot be forbidden is a threat here.
        if self.announce && Self::sure_closing(position, &self.view(position)).is_empty() {
            return None;
        }
        let mut next = *position;
        next.blocked = false;
        next.mover = Position::<W, C, R, 2>::next(position.mover);
        Some(next)
    }

    fn node_is_slow(&self) -> bool {
        // With `announce` every placement is labelled before it is listed.
        self.announce
    }

    fn takes_attention(&self, _position: &Position<W, C, R, 2>, mv: Move<C, R>) -> bool {
        match mv {
            Move::Place { call, .. } => call != Call::Nothing,
            Move::Forbid => true,
            Move::Tile(_) | Move::Pass | Move::Swap | Move::Accept => false,
        }
    }
}

impl<W: Field, const C: u8, const R: u8> Prove for SamLiam<W, C, R, 2>
where
    Self: Tuned,
{
    fn forcing(
        &self,
        position: &Position<W, C, R, 2>,
        tally: &SquareTally,
        into: &mut MoveStack<Move<C, R>>,
    ) {
        let wins = tally.has_closing(position.mover);
        if self.places_only(position) && !wins && self.outcome(position).is_none() {
            Self::threatening_placements(position, tally, into);
        } else {
            self.forcing_on_board(position, into);
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn at_once(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> AtOnce<Move<C, R>> {
        if self.tallies() && !tally.has_closing(position.mover) {
            return AtOnce::No;
        }
        self.at_once_on_board(position)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn in_three(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> InThree {
        let (board, mover) = (&position.board, position.mover);
        let other = mover.opponent();
        if !self.places_only(position) {
            return self.winning_threat(position).map_or(InThree::Unknown, |_| InThree::Win);
        }
        if tally.has_closing(other) {
            return InThree::Unknown;
        }
        match tally.fork(mover, Self::SQUARES) {
            HasFork::Yes => InThree::Win,
            // Without a fork one closing cell is left, and a triangle blocks it.
            HasFork::No if Self::triangles_in_hand(board, other) > 0 => InThree::No,
            HasFork::No | HasFork::OneCell => InThree::Unknown,
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn all_hold(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> bool {
        let (board, mover) = (&position.board, position.mover);
        let other = mover.opponent();
        // The mover keeps a triangle to block with. The opponent can gain a closing cell only by a placement on a square
        // that lacks two cells, and without a fork that is one at most.
        self.places_only(position)
            && Self::triangles_in_hand(board, mover) > 1
            && Self::triangles_in_hand(board, other) > 0
            && tally.fork(other, Self::SQUARES) == HasFork::No
    }

    fn wins_are_odd(&self) -> bool {
        !self.announce
    }
}
