//! The moves a search looks at where players announce by hand (L12).
//!
//! A search looks only at the fullest call that is true of a placement, because what is called cannot be forbidden.
//! Proofs look at every true call.

use crate::board::field::Field;
use crate::rules::labels::Brought;
use crate::rules::turns::Turn;
use crate::think::two::view::View;
use crate::think::two::weights::Tuned;
use crate::{Call, Move, Position, SamLiam};
use siliam_core::{Breadth, LeftOut, MoveStack, Rules};
use std::cmp::Reverse;

/// How many forks are checked for a win that could be called.
const FORKS_TRIED: usize = 4;

/// How many moves of a player who has forbidden something are looked at in the second phase.
const OWED_TRIES: usize = 60;

/// The fullest true call.
fn fullest<W: Field>(brought: &Brought<W>) -> Call {
    let true_ones = Call::ALL.into_iter().filter(|&call| brought.allows(call));
    true_ones.last().unwrap_or(Call::Nothing)
}

/// Whether two moves differ in nothing but what they call.
fn call_differently<const C: u8, const R: u8>(one: Move<C, R>, other: Move<C, R>) -> bool {
    match (one, other) {
        (Move::Place { lifted, half, .. }, Move::Place { lifted: others_lifted, half: others_half, .. }) => {
            (lifted, half) == (others_lifted, others_half)
        }
        _ => false,
    }
}

/// How much a move calls.
fn fullness<const C: u8, const R: u8>(mv: Move<C, R>) -> Option<usize> {
    match mv {
        Move::Place { call, .. } => Call::ALL.iter().position(|&other| other == call),
        _ => None,
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Tuned,
{
    /// The opponent's closing cells that cannot be forbidden.
    pub(crate) fn sure_closing(position: &Position<W, C, R, N>, view: &View<W>) -> W {
        view.others.closing & !position.notes.uncalled[view.other.index()].cells()
    }

    /// A placement that wins at once: a figure, or a fork with `+win`, where nobody can forbid it.
    pub(crate) fn winning_call(self, position: &Position<W, C, R, N>, view: &View<W>) -> Option<Move<C, R>> {
        let remembered = position.notes.uncalled[view.mover.index()].cells();
        let figure = self.completing_move(position, &view.cover, &view.own, remembered);
        if figure.is_some() || !view.others.closing.is_empty() {
            return figure;
        }
        let (board, mover) = (&position.board, view.mover);
        let forks = self.plain_forks(board, &view.cover, mover, &view.own).triangles;
        let landings = forks.map(|set| set & !remembered);
        (Turn { lifted: None, landings }).halves().take(FORKS_TRIED).find_map(|half| {
            let lifted = if Self::in_second_phase(board, mover) {
                Some(
                    position
                        .own_triangles(mover)
                        .find(|&lifted| self.keeps_fork(position, view, lifted, half))?,
                )
            } else {
                None
            };
            self.is_win(position, Move::place(lifted, half)).then_some(Move::Place {
                lifted,
                half,
                call: Call::Win,
            })
        })
    }

    /// Adds candidates for two players who announce by hand.
    pub(crate) fn chosen_announced(
        self,
        position: &Position<W, C, R, N>,
        breadth: Breadth,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        let first = into.len();
        let left_out = self.listed_announced(position, breadth, into);
        for same in into.above_mut(first).chunk_by_mut(|&one, &other| call_differently(one, other)) {
            same.sort_by_key(|&mv| Reverse(fullness(mv)));
        }
        if breadth == Breadth::Every {
            return left_out;
        }
        let (listed, mut last) = (into.len(), None);
        into.retain_above(first, |mv| {
            let is_new = last.is_none_or(|last| !call_differently(last, mv));
            if is_new {
                last = Some(mv);
            }
            is_new
        });
        if into.len() < listed { LeftOut::Unlikely } else { left_out }
    }

    fn listed_announced(
        self,
        position: &Position<W, C, R, N>,
        breadth: Breadth,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        let notes = &position.notes;
        if notes.pending.is_some() || self.outcome(position).is_some() {
            self.moves(position, into);
            return LeftOut::Nothing;
        }
        let view = self.view(position);
        if let Some(mv) = self.winning_call(position, &view) {
            into.push(mv);
            return LeftOut::Unlikely;
        }
        let sure = Self::sure_closing(position, &view);
        let owes = !notes.barred[view.other.index()].is_none();
        if !sure.is_empty() && !owes && !self.is_last_turn(position) {
            self.announced_answers(position, &view, sure, into);
            return LeftOut::Losing;
        }
        if breadth == Breadth::Every || (owes && !Self::in_second_phase(&position.board, view.mover)) {
            self.moves(position, into);
            return LeftOut::Nothing;
        }
        let first = into.len();
        let mut bare = MoveStack::new();
        if owes {
            let tries = self.tries(position);
            let fewest = Self::fewest_left(&tries);
            for one in tries.iter().filter(|one| Some(one.left) == fewest).take(OWED_TRIES) {
                bare.push(Move::place(one.lifted, one.half));
            }
        } else {
            self.promising(position, &view.cover, &self.worths(&position.board, &view), &mut bare);
        }
        let barred = notes.barred[view.mover.index()].cells();
        let had = self.had(position);
        for &mv in bare.above(0) {
            match mv {
                Move::Place { lifted, half, .. } if !barred.has(half.cell.index()) => {
                    let call =
                        self.brings(position, &had, mv).map_or(Call::Nothing, |brought| fullest(&brought));
                    into.push(Move::Place { lifted, half, call });
                }
                Move::Place { .. } => {}
                _ => into.push(mv),
            }
        }
        if into.len() == first {
            self.moves(position, into);
            return LeftOut::Nothing;
        }
        LeftOut::Unlikely
    }

    /// Adds the placements that leave no sure closing cell, and those that the opponent may forbid, each with every true
    /// call, the fullest first.
    fn announced_answers(
        self,
        position: &Position<W, C, R, N>,
        view: &View<W>,
        sure: W,
        into: &mut MoveStack<Move<C, R>>,
    ) {
        let notes = &position.notes;
        let remembered = notes.uncalled[view.mover.index()].cells();
        let barred = notes.barred[view.mover.index()].cells();
        let forgotten = notes.uncalled[view.other.index()].cells();
        let had = self.had(position);
        let asked = remembered | if sure.ones() == 1 { sure } else { W::ZERO };
        for turn in Self::all_turns(position).list() {
            let landings = turn.landings.map(|set| set & asked & !barred);
            if landings.is_empty() {
                continue;
            }
            for half in (Turn { lifted: turn.lifted, landings }).halves() {
                let mut after = position.board;
                after.move_triangle(view.mover, turn.lifted, half);
                let stands = !(self.closing_on(&after, view.other) & !forgotten).is_empty();
                if stands && !remembered.has(half.cell.index()) {
                    continue;
                }
                let place = |call| Move::Place { lifted: turn.lifted, half, call };
                let Some(brought) = self.brings(position, &had, place(Call::Nothing)) else {
                    into.push(place(Call::Nothing));
                    continue;
                };
                for call in Call::ALL.into_iter().rev().filter(|&call| brought.allows(call)) {
                    into.push(place(call));
                }
            }
        }
    }

    /// Adds threats, called in full, that nobody can forbid.
    pub(crate) fn announced_threats(
        self,
        position: &Position<W, C, R, N>,
        view: &View<W>,
        into: &mut MoveStack<Move<C, R>>,
    ) {
        let notes = &position.notes;
        if !notes.barred[view.other.index()].is_none() {
            return;
        }
        let remembered = notes.uncalled[view.mover.index()].cells();
        let had = self.had(position);
        let mut bare = MoveStack::new();
        self.threatening_moves(position, view, &mut bare);
        for &mv in bare.above(0) {
            let Move::Place { lifted, half, .. } = mv else { continue };
            if !remembered.has(half.cell.index()) {
                let call = self.brings(position, &had, mv).map_or(Call::Nothing, |brought| fullest(&brought));
                into.push(Move::Place { lifted, half, call });
            }
        }
    }
}
