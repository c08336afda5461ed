//! What makes a position of Squaryd good: pawns in hand, and squares that can still become threats.

use crate::board::squares::SHAPES;
use crate::rules::moves::Move;
use crate::rules::position::{Position, Side};
use crate::rules::referee;
use crate::think::foresight::Foreseeing;
use crate::{CellSet, PAWNS, Squaryd};
use siliam_core::cpu::{self, Task};
use siliam_core::{AtOnce, Prove, Think, Tuning};

/// A pawn in hand, after the doubles that are due.
pub(super) const PAWN: usize = 0;
/// A square with two own singles and two empty vertices.
pub(super) const PAIR: usize = 1;
/// A square with one own single and three empty vertices.
pub(super) const ONE: usize = 2;
/// A square with three own doubles and an empty vertex: one threat there loses.
const HANGING: usize = 3;
/// Having the turn.
pub(super) const TURN: usize = 4;

const TERMS: usize = 5;

/// Pawns in both hands from one phase to the next: a pair is worth much while there are pawns to threaten with, and nothing
/// when all are spent. Between two phases weights change evenly.
const PHASE: usize = 8;

/// What the terms weigh with so many pawns in both hands.
pub(super) static WEIGHTS: [[i32; TERMS]; 2 * PAWNS as usize + 1] = {
    let mut weights = [[0; TERMS]; 2 * PAWNS as usize + 1];
    let mut pawns = 0;
    while pawns < weights.len() {
        let (phase, into) = (pawns / PHASE, (pawns % PHASE) as i32);
        let mut term = 0;
        while term < TERMS {
            let before = Squaryd::TUNING.weights[phase * TERMS + term];
            let next = if into > 0 { Squaryd::TUNING.weights[(phase + 1) * TERMS + term] } else { before };
            weights[pawns][term] = before + (next - before) * into / PHASE as i32;
            term += 1;
        }
        pawns += 1;
    }
    weights
};

pub(super) const CELLS: usize = 49;

/// One side's squares that can still be filled, by what is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chances {
    pub(super) pairs: i32,
    pub(super) ones: i32,
    pub(super) hanging: i32,
}

/// The squares of one shape that a side may still fill, by where their anchors are.
pub(super) struct Fillable {
    pub(super) ones: u64,
    pub(super) pairs: u64,
    pub(super) triples: u64,
}

impl Fillable {
    /// Of who has and may have these vertices.
    #[inline(always)]
    pub(super) fn new(anchors: u64, own: [u64; 4], free: [u64; 4]) -> Self {
        let [one, two, three, four] = own;
        let mut alive = anchors;
        for (own, free) in own.into_iter().zip(free) {
            alive &= own | free;
        }
        let (first_odd, first_both) = (one ^ two, one & two);
        let (last_odd, last_both) = (three ^ four, three & four);
        let (odd, both) = ((first_odd ^ last_odd) & alive, first_both | last_both);
        let even = alive & !odd;
        Self {
            ones: odd & !both,
            pairs: even & ((first_both ^ last_both) | (first_odd & last_odd)),
            triples: odd & both,
        }
    }
}

impl Chances {
    #[inline(always)]
    fn of(side: &Side, empty: CellSet) -> Self {
        let (singles, empty) = (side.singles.bits(), empty.bits());
        let mut chances = Self::default();
        for shape in &SHAPES {
            let squares = Fillable::new(shape.anchors, shape.laid(singles), shape.laid(empty));
            chances.ones += squares.ones.count_ones() as i32;
            chances.pairs += squares.pairs.count_ones() as i32;
        }
        chances.hanging = hanging(side, empty);
        chances
    }
}

/// How many squares with three own doubles lack the fourth.
#[inline(always)]
pub(super) fn hanging(side: &Side, empty: u64) -> i32 {
    let mut hanging = 0;
    if side.doubles.len() >= 3 {
        for shape in &SHAPES {
            let own = shape.laid(side.doubles.bits());
            let squares = Fillable::new(shape.anchors, own, shape.laid(empty));
            hanging += squares.triples.count_ones() as i32;
        }
    }
    hanging
}

/// Weighs the terms of a position.
struct Evaluating<'a>(&'a Position);

impl Task for Evaluating<'_> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let weights = &WEIGHTS[pawns(self.0) as usize];
        let mut value = 0;
        terms(self.0, |term, times| value += weights[term] * times);
        value
    }
}

/// Pawns in both hands.
#[inline(always)]
pub(super) fn pawns(position: &Position) -> u32 {
    position.own.pawns() + position.other.pawns()
}

#[inline(always)]
fn terms(position: &Position, add: impl FnMut(usize, i32)) {
    let due = position.due();
    let empty = position.empty().without(due);
    let mut own = position.own;
    own.doubles = own.doubles.or(due);
    // Not by `map`, whose closure would not be compiled for the processor at hand.
    weigh(position, [Chances::of(&own, empty), Chances::of(&position.other, empty)], add);
}

#[inline(always)]
pub(super) fn weigh(position: &Position, [own, other]: [Chances; 2], mut add: impl FnMut(usize, i32)) {
    let due = position.due().len() as i32;
    add(TURN, 1);
    add(PAWN, position.own.pawns() as i32 - 2 * due - position.other.pawns() as i32);
    add(PAIR, own.pairs - other.pairs);
    add(ONE, own.ones - other.ones);
    add(HANGING, own.hanging - other.hanging);
}

impl Think for Squaryd {
    const TUNING: Tuning = Tuning {
        // Tuned on 36,000 games of self-play (`examples/tune.rs` of the engine), a line for each phase. Nothing hangs in
        // the first ones.
        weights: &[
            5, 3, 1, -2, -31, //
            50, -1, -8, 16, 72, //
            191, 105, 3, -100, 258, //
            224, 156, 18, -342, 390, //
            239, 177, 30, -342, 505, //
            240, 199, 43, -342, 643, //
            528, 260, 89, -342, 596, //
        ],
        // The same in all phases.
        thumb_weights: &[
            120, 75, 15, -40, 170, //
            120, 75, 15, -40, 170, //
            120, 75, 15, -40, 170, //
            120, 75, 15, -40, 170, //
            120, 75, 15, -40, 170, //
            120, 75, 15, -40, 170, //
            120, 75, 15, -40, 170, //
        ],
        parts: PHASE as i32,
        swing: 500,
        slots: 3 * CELLS + 2 + 172 + CELLS,
        rank_weight: 0,
        extend_threats: false,
    };

    type Tally = ();

    fn tally(&self, _position: &Position) {}

    fn terms(&self, position: &Position, mut add: impl FnMut(usize, i32)) {
        let phase = pawns(position) as usize / PHASE;
        let into = pawns(position) as i32 % PHASE as i32;
        terms(position, |term, times| {
            add(phase * TERMS + term, times * (PHASE as i32 - into));
            if into > 0 {
                add((phase + 1) * TERMS + term, times * into);
            }
        });
    }

    fn evaluate(&self, position: &Position, _tally: &()) -> i32 {
        cpu::run(Evaluating(position))
    }

    fn foresee(&self, position: &Position, moves: &[Move], into: &mut Vec<i32>) {
        if moves.is_empty() || !self.is_provable(position) || self.may_swap(position) {
            return;
        }
        let seen = cpu::run(Foreseeing(position));
        into.extend(moves.iter().filter_map(|mv| match mv {
            Move::Single(cell) => Some(seen[cell.index()]),
            // Who passes has no other move.
            _ => None,
        }));
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
        match self.at_once(position, &()) {
            AtOnce::Win(mv, _) => Some(mv),
            _ => None,
        }
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
        next.decided = referee::judged(&next);
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
            }
        }
        chances
    }

    #[test]
    fn evaluation_is_its_terms() {
        let rules = Squaryd::default();
        let mut rng = Rng::new(9);
        let mut sum = 0;
        for _ in 0..100 {
            let mut position = rules.start();
            while let Some(mv) = rules.pick(&position, |count| rng.below(count)) {
                position = rules.play_unchecked(&position, mv);
                let mut value = 0;
                rules.terms(&position, |term, times| value += Squaryd::TUNING.weights[term] * times);
                let value = value / Squaryd::TUNING.parts;
                // Between two phases every weight is rounded.
                assert!((rules.evaluate(&position, &()) - value).abs() <= 60, "{value} in {position:?}");
                sum += value.abs();
            }
        }
        assert!(sum > 100_000, "{sum}");
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
