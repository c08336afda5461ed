//! Rough values of moves for three and four players, by which candidates are ordered: the living figures a placement
//! serves, those of others that it ends, and what a lift costs.

use crate::board::field::Field;
use crate::board::halves::MOST_HALVES;
use crate::board::{Board, Cover};
use crate::rules::turns::Turns;
use crate::think::position_task;
use crate::think::potential::living;
use crate::{Half, Move, Position, SamLiam, Variant};
use siliam_core::{LeftOut, MoveStack, Player, Rules, cpu};

/// Living figures by the cells they lack, for one player.
struct Promise {
    /// For every cell and direction, in a byte each: living figures that need it, by how many others are in place.
    lacking: [u32; MOST_HALVES],
    /// Likewise for what is in place: living figures by how many cells are in place, this one left out.
    placed: [u32; MOST_HALVES],
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Counts the player's living figures that have at least `from` cells in place, by the cells they lack and have.
    #[inline(always)]
    fn promise(self, board: &Board<W, C, R, N>, cover: &Cover<W>, player: Player, from: usize) -> Promise {
        let (shows, able) = Self::shown_and_able(board, cover, player);
        let mut promise = Promise { lacking: [0; MOST_HALVES], placed: [0; MOST_HALVES] };
        for shape in self.figures().shapes {
            let (laid, by_count) = living(shape, &shows, &able);
            for (count, anchors) in by_count.into_iter().enumerate().skip(from) {
                if anchors.is_empty() {
                    continue;
                }
                for ((set, corner), step) in laid.into_iter().zip(shape.shows).zip(shape.steps) {
                    let half = |anchor: usize| 4 * (anchor + usize::from(step)) + corner.index();
                    for anchor in (anchors & !set).cells() {
                        promise.lacking[half(anchor)] += 1 << (8 * count);
                    }
                    if count > 0 {
                        for anchor in (anchors & set).cells() {
                            promise.placed[half(anchor)] += 1 << (8 * (count - 1));
                        }
                    }
                }
            }
        }
        promise
    }
}

/// The counts of a cell's four halves together.
#[inline(always)]
fn of_cell(counts: &[u32; MOST_HALVES], cell: usize) -> u32 {
    counts[4 * cell..4 * cell + 4].iter().sum()
}

/// The weighted sum of the four bytes.
#[inline(always)]
fn weigh(counts: u32, worth: [i32; 4]) -> i32 {
    let [none, one, two, three] = counts.to_le_bytes().map(i32::from);
    none * worth[0] + one * worth[1] + two * worth[2] + three * worth[3]
}

/// How good placements and lifts of one mover look, before anything is tried.
pub(crate) struct Looks {
    /// By cell and corner: of a placement.
    placing: [i32; MOST_HALVES],
    /// By cell and corner: what lifting a triangle there costs.
    pub(crate) lifting: [i32; MOST_HALVES],
    /// By cell and corner: how many figures a placement opens.
    pub(crate) opens: [u8; MOST_HALVES],
}

impl Looks {
    #[inline(always)]
    pub(crate) fn new<W: Field, const C: u8, const R: u8, const N: usize>(
        rules: SamLiam<W, C, R, N>,
        position: &Position<W, C, R, N>,
    ) -> Self
    where
        SamLiam<W, C, R, N>: Variant,
    {
        const OWN: [i32; 4] = [1, 4, 30, 100_000];
        const THEIRS: [i32; 4] = [0, 2, 14, 200];
        const LIFTED: [i32; 4] = [4, 20, 60, 0];
        let (board, mover) = (&position.board, position.mover);
        let cover = board.cover();
        let early = SamLiam::<W, C, R, N>::triangles_on(board, mover) < 6;
        let own = rules.promise(board, &cover, mover, usize::from(!early));
        let second_phase = SamLiam::<W, C, R, N>::in_second_phase(board, mover);
        let own_half = cover.half & board.cells_of(mover);
        let mut looks =
            Self { placing: [0; MOST_HALVES], lifting: [0; MOST_HALVES], opens: [0; MOST_HALVES] };
        let landings = cover.landings();
        for half in landings.iter::<C, R>() {
            let (cell, index) = (half.cell.index(), half.index());
            // Two of a colour show in all directions.
            let counts = if own_half.has(cell) { of_cell(&own.lacking, cell) } else { own.lacking[index] };
            let opens = counts.to_le_bytes()[2];
            looks.opens[index] = opens;
            looks.placing[index] = weigh(counts, OWN) + 40 * i32::from(opens.saturating_sub(1));
        }
        let mut opponent = Position::<W, C, R, N>::next(mover);
        while opponent != mover {
            let theirs = rules.promise(board, &cover, opponent, 1);
            for half in landings.iter::<C, R>() {
                let cell = half.cell.index();
                // On an empty cell the other half stays.
                let across = Half { corner: half.corner.opposite(), ..half };
                let stays = if cover.empty.has(cell) { theirs.lacking[across.index()] } else { 0 };
                let taken = of_cell(&theirs.lacking, cell) - stays;
                let fork = i32::from(taken.to_le_bytes()[2].saturating_sub(1));
                looks.placing[half.index()] += weigh(taken, THEIRS) + 20 * fork;
            }
            opponent = Position::<W, C, R, N>::next(opponent);
        }
        if second_phase {
            for half in position.own_triangles(mover) {
                let cell = half.cell.index();
                let counts = if board.doubled(mover).has(cell) {
                    let kept = Half { corner: half.corner.opposite(), ..half };
                    of_cell(&own.placed, cell) - own.placed[kept.index()]
                } else {
                    own.placed[half.index()]
                };
                looks.lifting[half.index()] = weigh(counts, LIFTED);
            }
        }
        looks
    }

    #[inline(always)]
    fn of<const C: u8, const R: u8>(&self, lifted: Option<Half<C, R>>, half: Half<C, R>) -> i32 {
        self.placing[half.index()] - lifted.map_or(0, |lifted| self.lifting[lifted.index()])
    }
}

position_task! {
    /// Lists moves by their looks, the best first, and at most so many.
    OrderTask: Variant { most: usize, into: &'a mut MoveStack<Move<C, R>> } -> LeftOut, |rules, position| {
        if rules.outcome(position).is_some() {
            return LeftOut::Nothing;
        }
        let turns: Turns<W, C, R> = rules.legal_turns(position);
        let looks = Looks::new(rules, position);
        let mut ranked = Vec::with_capacity(turns.len() as usize);
        for turn in turns.list() {
            for half in turn.halves() {
                let place = ranked.len() as u32;
                ranked.push((-looks.of(turn.lifted, half), place, Move::place(turn.lifted, half)));
            }
        }
        let by_looks = |&(looks, place, _): &(i32, u32, Move<C, R>)| (looks, place);
        let listed = if ranked.len() > most { LeftOut::Unlikely } else { LeftOut::Nothing };
        if listed == LeftOut::Unlikely && most > 0 {
            ranked.select_nth_unstable_by_key(most - 1, by_looks);
        }
        ranked.truncate(most.max(1));
        ranked.sort_unstable_by_key(by_looks);
        for (_, _, mv) in ranked {
            into.push(mv);
        }
        listed
    }
}
