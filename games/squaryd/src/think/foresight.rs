//! What all singles of a position will look like, evaluated together at the price of one evaluation.

use super::eval::{CELLS, Chances, Fillable, ONE, PAIR, PAWN, TURN, WEIGHTS, hanging, pawns, weigh};
use crate::board::squares::SHAPES;
use crate::rules::position::Position;
use siliam_core::cpu::Task;

/// Numbers for all cells at once, in binary: each word holds one digit of all of them, the lowest first.
#[derive(Clone, Copy, Default)]
struct CellCounts([u64; 5]);

impl CellCounts {
    /// Counts one more for the cells of each of these sets.
    #[inline(always)]
    fn count(&mut self, [one, two, three, four]: [u64; 4]) {
        // The four first, then together: no cell has more than 21 squares.
        let (odd, pair) = (one ^ two ^ three, (one & two) | (three & (one ^ two)));
        let digits = [odd ^ four, pair ^ (odd & four), pair & odd & four];
        let mut carry = 0;
        for (digit, add) in self.0.iter_mut().zip(digits.into_iter().chain([0, 0])) {
            let sum = *digit ^ add;
            (*digit, carry) = (sum ^ carry, (*digit & add) | (sum & carry));
        }
    }

    /// Adds so many times each number to what its cell has.
    #[inline(always)]
    fn weigh(&self, weight: i32, into: &mut [i32; CELLS]) {
        for (place, &digits) in self.0.iter().enumerate() {
            if digits != 0 {
                let weight = weight << place;
                for (cell, value) in into.iter_mut().enumerate() {
                    *value += if digits >> cell & 1 == 1 { weight } else { 0 };
                }
            }
        }
    }
}

/// Judges all cells for a single at once.
pub(super) struct Foreseeing<'a>(pub(super) &'a Position);

impl Task for Foreseeing<'_> {
    type Output = [i32; CELLS];

    #[inline(always)]
    fn run(self) -> [i32; CELLS] {
        let mut position = *self.0;
        position.put_doubles(self.0.due());
        let empty = position.empty().bits();
        let sides = [&position.own, &position.other];
        let (mut pairs, mut ones, mut none) =
            ([CellCounts::default(); 2], [CellCounts::default(); 2], CellCounts::default());
        let mut chances = [Chances::default(); 2];
        let mut own_pairs = [0; SHAPES.len()];
        for (shape, own_pairs) in SHAPES.iter().zip(&mut own_pairs) {
            let free = shape.laid(empty);
            let through = |squares: u64| {
                let mut cells = [0; 4];
                for ((cells, free), step) in cells.iter_mut().zip(free).zip(shape.steps) {
                    *cells = (squares & free) << step;
                }
                cells
            };
            for side in 0..2 {
                let own = shape.laid(sides[side].singles.bits());
                let squares = Fillable::new(shape.anchors, own, free);
                pairs[side].count(through(squares.pairs));
                ones[side].count(through(squares.ones));
                chances[side].pairs += squares.pairs.count_ones() as i32;
                chances[side].ones += squares.ones.count_ones() as i32;
                if side == 0 {
                    *own_pairs = squares.pairs;
                }
            }
            none.count(through(shape.anchors & free[0] & free[1] & free[2] & free[3]));
        }
        // What hangs of the own may be filled by the single.
        chances[1].hanging = hanging(sides[1], empty);
        let weights = &WEIGHTS[(pawns(&position) as usize).saturating_sub(1)];
        // The doubles stand already, the single has left the hand, and the opponent has the turn.
        let mut value = -2 * weights[TURN] - weights[PAWN];
        weigh(&position, chances, |term, times| value += weights[term] * times);
        let mut seen = [value; CELLS];
        pairs[0].weigh(2 * weights[PAWN] - weights[PAIR], &mut seen);
        pairs[1].weigh(weights[PAIR], &mut seen);
        ones[0].weigh(weights[PAIR] - weights[ONE], &mut seen);
        ones[1].weigh(weights[ONE], &mut seen);
        none.weigh(weights[ONE], &mut seen);
        // Whoever makes a threat of a pair has its last vertex barred by a double, to both; the pair itself is counted above.
        let mut barred = [weights[PAIR]; CELLS];
        pairs[0].weigh(-weights[PAIR], &mut barred);
        pairs[1].weigh(weights[PAIR], &mut barred);
        ones[0].weigh(-weights[ONE], &mut barred);
        ones[1].weigh(weights[ONE], &mut barred);
        for (shape, mut anchors) in SHAPES.iter().zip(own_pairs) {
            while anchors != 0 {
                let lacking = empty & shape.at(anchors.trailing_zeros());
                let (one, other) = (lacking.trailing_zeros() as usize, lacking.ilog2() as usize);
                seen[one] += barred[other];
                seen[other] += barred[one];
                anchors &= anchors - 1;
            }
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use crate::Squaryd;
    use siliam_core::{MoveStack, Rng, Rules, Think};

    #[test]
    fn what_is_foreseen_is_nearly_what_it_looks_like() {
        let rules = Squaryd::default();
        let mut rng = Rng::new(8);
        let (mut moves, mut foreseen) = (MoveStack::new(), Vec::new());
        let (mut all, mut exact, mut too_low) = (0, 0, 0);
        for _ in 0..200 {
            let mut position = rules.start();
            while let Some(mv) = rules.pick(&position, |count| rng.below(count)) {
                position = rules.play_unchecked(&position, mv);
                moves.truncate(0);
                foreseen.clear();
                rules.moves(&position, &mut moves);
                rules.foresee(&position, moves.above(0), &mut foreseen);
                for (&mv, &foreseen) in moves.above(0).iter().zip(&foreseen) {
                    let after = rules.play_unchecked(&position, mv);
                    if rules.outcome(&after).is_none() {
                        let seen = -rules.evaluate(&after, &());
                        all += 1;
                        exact += i32::from(foreseen == seen);
                        too_low += i32::from(foreseen < seen - Squaryd::TUNING.swing / 5);
                    }
                }
            }
        }
        assert!(exact > all * 17 / 20 && too_low < all / 100, "{exact} exact and {too_low} too low of {all}");
    }
}
