//! The moves a search looks at, for two players.
//!
//! Whoever faces a closing cell must fill it, which leaves a handful of moves and is exact. Elsewhere the placements worth
//! most are listed, in the second phase each with the lifts that cost least.

use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::board::{Board, Cover, cell_at};
use crate::rules::threats::{Blocking, Threats, open, showing};
use crate::rules::turns::{Turn, landings_after_lift};
use crate::think::two::squares::ROW;
use crate::think::two::tally::{Placing, SquareTally};
use crate::think::two::terms::phase;
use crate::think::two::view::{View, ViewTask};
use crate::think::two::weights::Tuned;
use crate::think::two::worth::{Merits, Worth, WorthTask, Worths};
use crate::{Corner, Half, Move, Position, SamLiam};
use siliam_core::{Breadth, LeftOut, MoveStack, Player, Rules, cpu};

/// Bits of a sort key for the place: four rows of [`ROW`] cells.
const PLACE_BITS: u32 = 9;
const _: () = assert!(4 * ROW <= 1 << PLACE_BITS);
/// No placement is worth more.
const MOST_WORTH: i32 = i32::MAX >> PLACE_BITS;
/// Placements of the second phase that are looked at.
const SECOND_PLACEMENTS: usize = 14;
/// Lifts that are looked at for each of them.
const SECOND_LIFTS: usize = 4;
/// Lifts that are looked at to answer a closing cell.
const ANSWERING_LIFTS: usize = 8;

/// A triangle that may be placed, with what lifting it costs.
struct Lift<const C: u8, const R: u8> {
    half: Option<Half<C, R>>,
    cost: i32,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Tuned,
{
    /// The triangles that may be placed, the cheapest lifts first. One from the hand costs nothing; without `worths` none
    /// costs anything.
    fn lifts(
        position: &Position<W, C, R, N>,
        cover: &Cover<W>,
        worths: Option<&Worths<W>>,
    ) -> Vec<Lift<C, R>> {
        let (board, mover) = (&position.board, position.mover);
        if Self::triangles_in_hand(board, mover) > 0 {
            return vec![Lift { half: None, cost: 0 }];
        }
        if !Self::in_second_phase(board, mover) {
            return Vec::new();
        }
        let doubled = board.doubled(mover);
        let cost = |half| worths.map_or(0, |worths| worths.lifted(cover, doubled, half));
        let lift = |half| Lift { half: Some(half), cost: cost(half) };
        let mut lifts: Vec<_> = position.own_triangles(mover).map(lift).collect();
        lifts.sort_by_key(|lift| lift.cost);
        lifts
    }

    /// What everything is worth to the mover and the opponent.
    pub(crate) fn worths(self, board: &Board<W, C, R, N>, view: &View<W>) -> Worths<W> {
        self.worths_by(board, view, &Merits::at(&Self::MERITS, phase(&view.cover)))
    }

    /// The same with these parts of a placement's value.
    fn worths_by(self, board: &Board<W, C, R, N>, view: &View<W>, merits: &Merits) -> Worths<W> {
        let worth = |player: Player, threats: &Threats<W>, by_others| {
            let open = open(&view.cover, board.cells_of(player), Self::holding(board, player, 0));
            cpu::run(WorthTask { figures: self.figures(), shows: &threats.shows, open: &open, by_others })
        };
        Worths {
            own: worth(view.mover, &view.own, merits.own),
            other: worth(view.other, &view.others, merits.other),
            own_cells: board.cells_of(view.mover),
            halves: merits.halves,
        }
    }

    /// What the placements from the hand are listed by, for tuning: of each the mover's figures through what it shows and the
    /// opponent's that it ends, by whether none, one or two of their other cells are in place, and whether it fills up a cell
    /// of the mover's or of the opponent's.
    #[doc(hidden)]
    pub fn merits_of_placements(self, position: &Position<W, C, R, N>) -> Vec<(Move<C, R>, [i32; 8])> {
        let view = self.view(position);
        let halves = Turn { lifted: None, landings: view.cover.landings() }.halves();
        let mut placements: Vec<_> = halves.map(|half| (half, [0; 8])).collect();
        for index in 0..8 {
            let mut only = Merits { own: [0; 4], other: [0; 4], halves: [0; 2] };
            match index {
                0..3 => only.own[index] = 1,
                3..6 => only.other[index - 3] = 1,
                _ => only.halves[index - 6] = 1,
            }
            let worths = self.worths_by(&position.board, &view, &only);
            for (half, merits) in &mut placements {
                merits[index] = worths.placed(&view.cover, *half);
            }
        }
        placements.into_iter().map(|(half, merits)| (Move::place(None, half), merits)).collect()
    }

    /// Adds candidates for two players, announcements aside.
    pub(crate) fn chosen(
        self,
        position: &Position<W, C, R, N>,
        breadth: Breadth,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        if self.outcome(position).is_some() {
            return LeftOut::Nothing;
        }
        let view = cpu::run(ViewTask { rules: self, position });
        if let Some(mv) = self.completing_move(position, &view.cover, &view.own, W::ZERO) {
            into.push(mv);
            return LeftOut::Unlikely;
        }
        if !view.others.closing.is_empty() && !self.is_last_turn(position) {
            // All answers are looked at, so their order does not matter.
            let worths = (breadth == Breadth::Best).then(|| self.worths(&position.board, &view));
            return Self::answers(position, (&view.cover, &view.others), worths.as_ref(), into);
        }
        if breadth == Breadth::Every {
            self.moves(position, into);
            return LeftOut::Nothing;
        }
        self.promising(position, &view.cover, &self.worths(&position.board, &view), into)
    }

    /// [`Self::chosen`] with a tally: for a mover who places from the hand and does not win at once, against an opponent
    /// who holds triangles.
    pub(crate) fn chosen_tallied(
        self,
        position: &Position<W, C, R, N>,
        tally: &SquareTally,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        let (board, mover) = (&position.board, position.mover);
        let other = mover.opponent();
        let cover = board.cover();
        let Merits { own, other: others, halves } = Merits::at(&Self::MERITS, phase(&cover));
        let own_cells = board.cells_of(mover);
        if !tally.has_closing(other) {
            let Placing { mut empty, filling } = tally.placing(mover, own, others);
            for index in cover.half.cells() {
                let worth = filling[index] + halves[usize::from(!own_cells.has(index))];
                // Only one corner is free.
                empty.by_half.iter_mut().for_each(|row| row[index] = worth);
            }
            let first = into.len();
            list_best(&empty, &cover.landings(), Self::PLACEMENTS, into);
            return self.listed(position, first, into);
        }
        let threats = tally.threats(board, other, Self::SQUARES);
        let worth = |player, by_others| tally.worth_on(threats.closing, player, by_others, Self::SQUARES);
        let (own, other) = (worth(mover, own), worth(other, others));
        Self::answers(position, (&cover, &threats), Some(&Worths { own, other, own_cells, halves }), into)
    }

    /// Adds every placement from the hand after which the opponent has no closing cell any more.
    pub(crate) fn blocks_all(
        position: &Position<W, C, R, N>,
        tally: &SquareTally,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        let (board, other) = (&position.board, position.mover.opponent());
        let (cover, others) = (board.cover(), tally.threats(board, other, Self::SQUARES));
        if others.closing.ones() == 1 {
            let blocking = Blocking::new(&cover, other, &others, Self::holding(board, other, 0));
            let blocks = blocking.after_lift(board, &cover, None).blocks;
            push_placements(cover.landings() & blocks, into);
        }
        LeftOut::Losing
    }

    /// Adds the placements from the hand that leave a closing cell and let no closing cell of the opponent's stand.
    pub(crate) fn threatening_placements(
        position: &Position<W, C, R, N>,
        tally: &SquareTally,
        into: &mut MoveStack<Move<C, R>>,
    ) {
        let (board, mover) = (&position.board, position.mover);
        let other = mover.opponent();
        let cover = board.cover();
        let mut landings = showing(&cover, board.cells_of(mover), &tally.threatening(mover));
        if tally.has_closing(other) {
            let others = tally.threats(board, other, Self::SQUARES);
            if others.closing.ones() > 1 {
                return;
            }
            let blocking = Blocking::new(&cover, other, &others, Self::holding(board, other, 0));
            landings = landings & blocking.after_lift(board, &cover, None).blocks;
        }
        push_placements(landings, into);
    }

    /// Adds the placements that leave the opponent, who threatens `others`, no closing cell; with `worths` the best first.
    fn answers(
        position: &Position<W, C, R, N>,
        (cover, others): (&Cover<W>, &Threats<W>),
        worths: Option<&Worths<W>>,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        let board = &position.board;
        let first = into.len();
        if others.closing.ones() > 1 {
            return LeftOut::Losing;
        }
        let other = Position::<W, C, R, N>::next(position.mover);
        let blocking = Blocking::new(cover, other, others, Self::holding(board, other, 0));
        let placed = |half| worths.map_or(0, |worths| worths.placed(cover, half));
        let mut answers: Vec<(i32, Move<C, R>)> = Vec::new();
        let landings = cover.landings();
        let mut lifts = 0;
        let mut left_out = LeftOut::Losing;
        for Lift { half: lifted, cost } in Self::lifts(position, cover, worths) {
            let left = blocking.after_lift(board, cover, lifted);
            let landings = lifted.map_or(landings, |lifted| landings_after_lift(&landings, cover, lifted));
            let landings = landings & left.blocks;
            if left.closing > 1 || landings.is_empty() {
                continue;
            }
            if worths.is_some() && lifts == ANSWERING_LIFTS {
                left_out = LeftOut::Unlikely;
                break;
            }
            lifts += 1;
            for half in (Turn { lifted, landings }).halves() {
                answers.push((placed(half) - cost, Move::place(lifted, half)));
            }
        }
        for index in (Self::tile_landings(position) & others.closing).cells() {
            let worth = worths.map_or(0, |worths| worths.tile(index));
            answers.push((worth, Move::Tile(cell_at(index))));
        }
        answers.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        for (_, mv) in answers {
            into.push(mv);
        }
        debug_assert!(into.len() > first || left_out == LeftOut::Losing);
        left_out
    }

    /// Adds the placements that are worth most, with cheap lifts.
    pub(crate) fn promising(
        self,
        position: &Position<W, C, R, N>,
        cover: &Cover<W>,
        worths: &Worths<W>,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        let board = &position.board;
        let first = into.len();
        let landings = cover.landings();
        let lifts = Self::lifts(position, cover, Some(worths));
        let second = Self::in_second_phase(board, position.mover);
        let mut placements: Vec<(i32, Half<C, R>)> = Vec::new();
        if !lifts.is_empty() {
            let worth = |half| (worths.placed(cover, half), half);
            placements.extend(Turn { lifted: None, landings }.halves().map(worth));
            keep_best(&mut placements, if second { SECOND_PLACEMENTS } else { Self::PLACEMENTS });
        }
        let mut chosen: Vec<(i32, Move<C, R>)> = Vec::new();
        for &(worth, half) in &placements {
            let here = |lift: &&Lift<C, R>| lift.half.is_none_or(|lifted| lifted.cell != half.cell);
            for lift in lifts.iter().filter(here).take(SECOND_LIFTS) {
                chosen.push((worth - lift.cost, Move::place(lift.half, half)));
            }
        }
        // A tile is worth keeping for when it threatens.
        for index in Self::tile_landings(position).cells() {
            chosen.push((worths.tile(index) / 2, Move::Tile(cell_at(index))));
        }
        keep_best(&mut chosen, Self::PLACEMENTS.max(SECOND_PLACEMENTS * SECOND_LIFTS));
        for (_, mv) in chosen {
            into.push(mv);
        }
        self.listed(position, first, into)
    }

    /// Adds the moves that are no placements.
    fn listed(
        self,
        position: &Position<W, C, R, N>,
        first: usize,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        if self.may_swap(position) {
            into.push(Move::Swap);
        }
        if into.len() == first {
            // Nothing can be placed.
            self.moves(position, into);
        }
        LeftOut::Unlikely
    }

    /// Adds the placements that leave a closing cell and let no closing cell of the opponent's stand.
    pub(crate) fn threatening_moves(
        self,
        position: &Position<W, C, R, N>,
        view: &View<W>,
        into: &mut MoveStack<Move<C, R>>,
    ) {
        let board = &position.board;
        let (cover, mover) = (&view.cover, view.mover);
        if view.others.closing.ones() > 1 {
            return;
        }
        let own_cells = board.cells_of(mover);
        let able = |placed| open(cover, own_cells, Self::holding(board, mover, placed));
        let threatening = self.figures().threatening(&view.own.shows, &able(1));
        let landings = showing(cover, own_cells, &threatening);
        let holding = Self::holding(board, view.other, 0);
        let blocking = Blocking::new(cover, view.other, &view.others, holding);
        if Self::triangles_in_hand(board, mover) > 0 {
            let left = blocking.after_lift(board, cover, None);
            push_placements(if left.closing == 0 { landings } else { landings & left.blocks }, into);
        } else if Self::in_second_phase(board, mover) && !landings.is_empty() {
            let worths = self.worths(board, view);
            let lifts = Self::lifts(position, cover, Some(&worths));
            for half in (Turn { lifted: None, landings }).halves() {
                let works = |lift: &&Lift<C, R>| {
                    let mut after = *board;
                    after.move_triangle(mover, lift.half, half);
                    lift.half.is_none_or(|lifted| lifted.cell != half.cell)
                        && self.closing_on(&after, view.other).is_empty()
                        && !self.closing_on(&after, mover).is_empty()
                };
                for lift in lifts.iter().filter(works).take(SECOND_LIFTS) {
                    into.push(Move::place(lift.half, half));
                }
            }
        }
        let tiles = Self::tile_landings(position);
        if !tiles.is_empty() {
            let last = Self::triangles_in_hand(board, mover) == 0 && Self::tiles_in_hand(board, mover) == 1;
            let by_tile =
                if last { W::ZERO } else { self.figures().threatening(&view.own.shows, &able(0)).cells() };
            let must = if view.others.closing.is_empty() { tiles } else { view.others.closing };
            for index in (tiles & by_tile & must).cells() {
                into.push(Move::Tile(cell_at(index)));
            }
        }
    }
}

/// Adds all these placements from the hand.
fn push_placements<W: Field, const C: u8, const R: u8>(
    landings: Halves<W>,
    into: &mut MoveStack<Move<C, R>>,
) {
    for half in (Turn { lifted: None, landings }).halves() {
        into.push(Move::place(None, half));
    }
}

/// Lists the placements worth most, the best first; of equals the first.
fn list_best<W: Field, const C: u8, const R: u8>(
    worth: &Worth,
    landings: &Halves<W>,
    count: usize,
    into: &mut MoveStack<Move<C, R>>,
) {
    // Keys sort the best first: the value negated, then the place.
    let mut keys = [0_i32; 4 * ROW];
    let mut listed = 0;
    for (corner, landings) in landings.0.iter().enumerate() {
        for index in landings.cells() {
            let worth = worth.by_half[corner][index].clamp(-MOST_WORTH, MOST_WORTH);
            keys[listed] = (-worth << PLACE_BITS) | (corner * ROW + index) as i32;
            listed += 1;
        }
    }
    let mut keys = &mut keys[..listed];
    if count < listed {
        keys = keys.select_nth_unstable(count).0;
    }
    keys.sort_unstable();
    for &key in &*keys {
        let place = key as usize & ((1 << PLACE_BITS) - 1);
        let half = Half { cell: cell_at(place % ROW), corner: Corner::ALL[place / ROW] };
        into.push(Move::place(None, half));
    }
}

/// Keeps the best, in their order; of equals the first.
fn keep_best<T>(list: &mut Vec<(i32, T)>, count: usize) {
    let mut best: Vec<(i32, T)> = Vec::with_capacity(count + 1);
    for one in list.drain(..) {
        if best.len() == count && best.last().is_none_or(|last| one.0 <= last.0) {
            continue;
        }
        let place = best.partition_point(|other| other.0 >= one.0);
        best.insert(place, one);
        best.truncate(count);
    }
    *list = best;
}
