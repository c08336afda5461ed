//! What makes a position of Squaryd good: pawns in hand, and squares that can still become threats.

use crate::moves::Move;
use crate::position::{Position, Side};
use crate::squares::{SHAPES, threats_through};
use crate::{CellSet, Squaryd, proof, refereed};
use siliam_core::cpu::{self, Task};
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

/// One side's squares that can still be filled, by what is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Chances {
    pairs: i32,
    ones: i32,
    hanging: i32,
    exposed: i32,
}

/// The anchors that have one, two and three of four vertices in place.
#[inline(always)]
fn by_count([one, two, three, four]: [u64; 4]) -> [u64; 3] {
    let (first_odd, first_both) = (one ^ two, one & two);
    let (last_odd, last_both) = (three ^ four, three & four);
    let (odd, paired) = (first_odd ^ last_odd, first_both | last_both);
    [odd & !paired, !odd & ((first_both ^ last_both) | (first_odd & last_odd)), odd & paired]
}

impl Chances {
    #[inline(always)]
    fn of(side: &Side, empty: CellSet) -> Self {
        let (singles, doubles, empty) = (side.singles.bits(), side.doubles.bits(), empty.bits());
        let mut chances = Self::default();
        for shape in &SHAPES {
            let free = shape.laid(empty);
            let filled = |laid: [u64; 4]| {
                let mut filled = shape.anchors;
                for (set, free) in laid.into_iter().zip(free) {
                    filled &= set | free;
                }
                filled
            };
            let own = shape.laid(singles);
            let alive = filled(own);
            let [ones, pairs, _] = by_count(own).map(|set| set & alive);
            chances.ones += ones.count_ones() as i32;
            chances.pairs += pairs.count_ones() as i32;
            let own = shape.laid(doubles);
            let alive = filled(own);
            let [_, exposed, hanging] = by_count(own).map(|set| set & alive);
            chances.exposed += exposed.count_ones() as i32;
            chances.hanging += hanging.count_ones() as i32;
        }
        chances
    }
}

/// Weighs the terms of a position.
struct Evaluating<'a>(&'a Position);

impl Task for Evaluating<'_> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let mut value = 0;
        terms(self.0, |term, times| value += Squaryd::WEIGHTS[term] * times);
        value
    }
}

#[inline(always)]
fn terms(position: &Position, mut add: impl FnMut(usize, i32)) {
    let due = position.other.threats.len() as i32;
    let empty = position.empty();
    let [own, other] = [&position.own, &position.other].map(|side| Chances::of(side, empty));
    add(TURN, 1);
    add(PAWN, position.own.pawns() as i32 - 2 * due - position.other.pawns() as i32);
    add(PAIR, own.pairs - other.pairs);
    add(ONE, own.ones - other.ones);
    add(HANGING, own.hanging - other.hanging);
    add(EXPOSED, own.exposed - other.exposed);
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

    fn terms(&self, position: &Position, add: impl FnMut(usize, i32)) {
        terms(position, add);
    }

    fn evaluate(&self, position: &Position) -> i32 {
        cpu::run(Evaluating(position))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;
    use siliam_core::{Rng, Rules};

    /// The same counts, one square after the other.
    fn plainly(side: &Side, empty: CellSet) -> Chances {
        let (singles, doubles, empty) = (side.singles.bits(), side.doubles.bits(), empty.bits());
        let mut chances = Chances::default();
        for square in Square::all().map(|square| square.vertices().bits()) {
            let free = (square & empty).count_ones();
            if square & !(singles | empty) == 0 {
                chances.pairs += i32::from(free == 2);
                chances.ones += i32::from(free == 3);
            }
            if square & !(doubles | empty) == 0 {
                chances.hanging += i32::from(free == 1);
                chances.exposed += i32::from(free == 2);
            }
        }
        chances
    }

    #[test]
    fn chances_counted_at_once_equal_those_counted_square_by_square() {
        let rules = Squaryd::default();
        let mut rng = Rng::new(7);
        let mut seen = [0; 2];
        for _ in 0..200 {
            let mut position = rules.start();
            while let Some(mv) = rules.pick(&position, |count| rng.below(count)) {
                position = rules.play_unchecked(&position, mv);
                for side in [&position.own, &position.other] {
                    let chances = Chances::of(side, position.empty());
                    assert_eq!(chances, plainly(side, position.empty()));
                    seen[0] += chances.pairs;
                    seen[1] += chances.hanging;
                }
            }
        }
        assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
    }
}
