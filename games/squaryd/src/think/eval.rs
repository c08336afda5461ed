//! What makes a position of Squaryd good: pawns in hand, and squares that can still become threats.

use crate::board::squares::{SHAPES, threats_through};
use crate::rules::moves::Move;
use crate::rules::position::{Position, Side};
use crate::rules::referee;
use crate::think::proof;
use crate::{CellSet, PAWNS, Squaryd};
use siliam_core::cpu::{self, Task};
use siliam_core::{AtOnce, MoveStack, Prove, Rules, Stakes, Think, Tuning};

/// A pawn in hand, after the doubles that are due.
const PAWN: usize = 0;
/// A square with two own singles and two empty vertices.
const PAIR: usize = 1;
/// A square with one own single and three empty vertices.
const ONE: usize = 2;
/// A square with three own doubles and an empty vertex: one threat there loses.
const HANGING: usize = 3;
/// Having the turn.
const TURN: usize = 4;

const TERMS: usize = 5;

/// Pawns in both hands from one phase to the next: a pair is worth much while there are pawns to threaten with, and nothing
/// when all are spent. Between two phases weights change evenly.
const PHASE: usize = 8;

/// What the terms weigh with so many pawns in both hands.
static WEIGHTS: [[i32; TERMS]; 2 * PAWNS as usize + 1] = {
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

const CELLS: usize = 49;

/// One side's squares that can still be filled, by what is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Chances {
    pairs: i32,
    ones: i32,
    hanging: i32,
}

/// The squares of one shape that a side may still fill, by where their anchors are.
struct Fillable {
    ones: u64,
    pairs: u64,
    triples: u64,
}

impl Fillable {
    /// Of who has and may have these vertices.
    #[inline(always)]
    fn new(anchors: u64, own: [u64; 4], free: [u64; 4]) -> Self {
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
fn hanging(side: &Side, empty: u64) -> i32 {
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

/// Numbers for all cells at once, in binary: each word holds one digit of all of them, the lowest first.
#[derive(Clone, Copy, Default)]
struct Tally([u64; 5]);

impl Tally {
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
struct Foreseeing<'a>(&'a Position);

impl Task for Foreseeing<'_> {
    type Output = [i32; CELLS];

    #[inline(always)]
    fn run(self) -> [i32; CELLS] {
        let mut position = *self.0;
        position.put_doubles(self.0.due());
        let empty = position.empty().bits();
        let sides = [&position.own, &position.other];
        let (mut pairs, mut ones, mut none) =
            ([Tally::default(); 2], [Tally::default(); 2], Tally::default());
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
fn pawns(position: &Position) -> u32 {
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
fn weigh(position: &Position, [own, other]: [Chances; 2], mut add: impl FnMut(usize, i32)) {
    let due = position.due().len() as i32;
    add(TURN, 1);
    add(PAWN, position.own.pawns() as i32 - 2 * due - position.other.pawns() as i32);
    add(PAIR, own.pairs - other.pairs);
    add(ONE, own.ones - other.ones);
    add(HANGING, own.hanging - other.hanging);
}

impl Squaryd {
    /// Whether what [`proof`] says holds here: a threat that stands at its owner's turn was not parried, which is no part of
    /// it.
    fn is_provable(self, position: &Position) -> bool {
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
