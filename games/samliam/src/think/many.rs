//! What a search for three and four players knows of Sam Liam.
//!
//! A figure *lives* for a player while each of its cells shows what it must or can still be made to. Living figures are
//! counted by how many cells are in place, over the whole board at once. One more cell on a figure that lacks two opens
//! it (L6); a placement that opens as many figures as there are players, with different closing cells, wins as a rule,
//! because every opponent can block but one (L10).

mod looks;

use crate::board::field::Field;
use crate::board::halves::{Halves, MOST_HALVES};
use crate::board::{Board, Cover, cell_at};
use crate::rules::hands::Holding;
use crate::rules::threats::open;
use crate::think::many::looks::{Looks, OrderTask};
use crate::think::position_task;
use crate::think::potential::living;
use crate::{Corner, Half, Move, Position, SamLiam, Variant};
use siliam_core::{LeftOut, MoveStack, Player, Prospects, Rules, cpu};

/// How many terms a player has, for each number of players who move before them.
const TERMS: usize = 10;

/// Of three players: a line for the player who moves next, one for the second, one for the last.
const OF_THREE: [i32; 3 * TERMS] = [
    2, 10, 10, 30, 600, 25, 25, 25, 400, 100, //
    2, 10, 10, 30, 25, 400, 25, 25, 80, 80, //
    2, 10, 10, 30, 25, 25, 400, 25, 50, 50,
];

/// Of four players.
const OF_FOUR: [i32; 4 * TERMS] = [
    2, 10, 10, 30, 600, 25, 25, 25, 400, 100, //
    2, 10, 10, 30, 25, 400, 25, 25, 80, 80, //
    2, 10, 10, 30, 25, 25, 400, 25, 60, 60, //
    2, 10, 10, 30, 25, 25, 25, 400, 50, 50,
];

/// What one player has on a board, counted.
struct Holdings {
    /// Living figures with one and with two cells in place.
    ones: i32,
    twos: i32,
    /// Closing cells (L6).
    closing: u32,
    /// Placements that open at least two and at least three figures.
    forks: [u32; 2],
    /// Placements that give as many closing cells as there are players, up to two.
    winning: u32,
}

/// Counts to four for every cell at once: the cells counted at least once, at least twice and so on.
#[derive(Clone, Copy)]
struct Counters<W>([W; 4]);

impl<W: Field> Counters<W> {
    #[inline(always)]
    fn add(&mut self, mut cells: W) {
        for level in &mut self.0 {
            let again = *level & cells;
            *level |= cells;
            cells = again;
        }
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// What the player shows, and what they show or could still come to show.
    #[inline(always)]
    pub(crate) fn shown_and_able(
        board: &Board<W, C, R, N>,
        cover: &Cover<W>,
        player: Player,
    ) -> (Halves<W>, Halves<W>) {
        let shows = board.shows(player);
        let able = shows | open(cover, board.cells_of(player), Holding::Triangle);
        (shows, able)
    }

    /// Counts what the player has.
    #[inline(always)]
    fn holdings(self, board: &Board<W, C, R, N>, cover: &Cover<W>, player: Player) -> Holdings {
        let (shows, able) = Self::shown_and_able(board, cover, player);
        let mut holdings = Holdings { ones: 0, twos: 0, closing: 0, forks: [0; 2], winning: 0 };
        let mut closing = W::ZERO;
        let mut opening = [Counters([W::ZERO; 4]); 4];
        for shape in self.figures().shapes {
            let (laid, [_, single, pair, triple]) = living(shape, &shows, &able);
            holdings.ones += single.ones() as i32;
            if !pair.is_empty() {
                holdings.twos += pair.ones() as i32;
                for ((set, corner), step) in laid.into_iter().zip(shape.shows).zip(shape.steps) {
                    opening[corner.index()].add((pair & !set) << u32::from(step));
                }
            }
            if !triple.is_empty() {
                for (set, step) in laid.into_iter().zip(shape.steps) {
                    closing |= (triple & !set) << u32::from(step);
                }
            }
        }
        holdings.closing = closing.ones();
        // Two of a colour show in all directions.
        let own_half = cover.half & board.cells_of(player);
        let mut by_all = Counters([W::ZERO; 4]);
        for counters in &mut opening {
            for level in &mut counters.0 {
                by_all.add(*level & own_half);
                *level &= !own_half;
            }
        }
        for counters in opening.iter().chain([&by_all]) {
            holdings.forks[0] += counters.0[1].ones();
            holdings.forks[1] += counters.0[2].ones();
        }
        if closing.is_empty() {
            let landings = cover.landings();
            for (corner, counters) in Corner::ALL.into_iter().zip(&opening) {
                let many = (counters.0[N - 1] | by_all.0[N - 1]) & landings[corner];
                for index in many.cells() {
                    let mut after = *board;
                    after.put(player, Half { cell: cell_at(index), corner });
                    // Several figures may have one closing cell in common.
                    let wins = self.closing_on(&after, player).ones() as usize >= N;
                    holdings.winning += u32::from(wins);
                    if holdings.winning == 2 {
                        return holdings;
                    }
                }
            }
        }
        holdings
    }

    /// The terms of everybody's prospects, see [`Prospects::terms`].
    #[inline(always)]
    fn outlook(self, position: &Position<W, C, R, N>, mut add: impl FnMut(Player, usize, i32)) {
        let board = &position.board;
        let cover = board.cover();
        let mut player = position.mover;
        for before in 0..N {
            let Holdings { ones, twos, closing, forks: [two, three], winning } =
                self.holdings(board, &cover, player);
            let at_least = |count: u32, least: u32| i32::from(count >= least);
            let terms: [i32; TERMS] = [
                ones,
                twos,
                two.min(8) as i32,
                three.min(6) as i32,
                at_least(closing, 1),
                at_least(closing, 2),
                at_least(closing, 3),
                at_least(closing, 4),
                at_least(winning, 1),
                at_least(winning, 2),
            ];
            for (index, times) in terms.into_iter().enumerate() {
                add(player, before * TERMS + index, times);
            }
            player = Position::<W, C, R, N>::next(player);
        }
    }
}

position_task! {
    /// Judges a position.
    ProspectsTask: Variant {} -> [i32; 4], |rules, position| {
        let weights = SamLiam::<W, C, R, N>::WEIGHTS;
        let mut prospects = [0; 4];
        rules.outlook(position, |player, term, times| prospects[player.index()] += weights[term] * times);
        prospects
    }
}

/// How many lifts are tried with each attacking placement.
const LIFTS: usize = 3;

impl<W: Field, const C: u8, const R: u8, const N: usize> Prospects for SamLiam<W, C, R, N>
where
    Self: Variant,
{
    const WEIGHTS: &'static [i32] = {
        assert!(N > 2, "two players have an evaluation of their own");
        if N == 3 { &OF_THREE } else { &OF_FOUR }
    };

    fn terms(&self, position: &Self::Position, add: impl FnMut(Player, usize, i32)) {
        self.outlook(position, add);
    }

    fn prospects(&self, position: &Self::Position) -> [i32; 4] {
        cpu::run(ProspectsTask { rules: *self, position })
    }

    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move> {
        if self.outcome(position).is_some() {
            return None;
        }
        let cover = position.board.cover();
        let threats = self.threats(&position.board, &cover, position.mover);
        self.completing_move(position, &cover, &threats, W::ZERO)
    }

    fn candidates(
        &self,
        position: &Self::Position,
        most: usize,
        into: &mut MoveStack<Self::Move>,
    ) -> LeftOut {
        cpu::run(OrderTask { rules: *self, position, most, into })
    }

    fn attacks(&self, position: &Self::Position, ways: u32, into: &mut MoveStack<Self::Move>) {
        if self.outcome(position).is_some() {
            return;
        }
        let looks = Looks::new(*self, position);
        let turns = self.legal_turns(position);
        let mut lifts: Vec<_> = turns.list().iter().filter(|turn| !turn.is_empty()).collect();
        lifts.sort_by_key(|turn| turn.lifted.map(|half| looks.lifting[half.index()]));
        let mut tried = [0; MOST_HALVES];
        for turn in lifts {
            for half in turn.halves() {
                let index = half.index();
                if u32::from(looks.opens[index]) < ways || tried[index] >= LIFTS {
                    continue;
                }
                let mv = Move::place(turn.lifted, half);
                let after = self.after(position, mv);
                if after.winner.is_none() && self.closing_on(&after.board, position.mover).ones() >= ways {
                    tried[index] += 1;
                    into.push(mv);
                }
            }
        }
    }

    fn wins_next(&self, position: &Self::Position, player: Player) -> bool {
        self.wins(position, player)
    }

    fn skipped(&self, position: &Self::Position) -> Option<Self::Position> {
        let next =
            Position { blocked: false, mover: Position::<W, C, R, N>::next(position.mover), ..*position };
        self.outcome(&next).is_none().then_some(next)
    }
}
