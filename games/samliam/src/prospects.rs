//! What a search for three and four players knows of Sam Liam.
//!
//! A figure *lives* for a player while each of its cells shows what it must or can still be made to. Living figures are
//! counted by how many cells are in place, over the whole board at once. One more cell on a figure that lacks two opens
//! it (L6); a placement that opens as many figures as there are players, with different closing cells, wins as a rule,
//! because every opponent can block but one (L10).

use crate::board::{Board, Cover, cell_at};
use crate::field::{ByCorner, Field, either};
use crate::figures::Shape;
use crate::threats::open;
use crate::turns::Turns;
use crate::variant::Holding;
use crate::{Corner, Half, Move, Position, SamLiam, Variant};
use siliam_core::{Listed, MoveStack, Player, Prospects, Rules, cpu};

/// A cell with a direction, on the largest board.
const HALVES: usize = 4 * 81;

/// How many terms there are for a player, for each number of players who move before him.
const TERMS: usize = 10;

/// Of three players: a line each for who moves next, second and last.
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

/// How often each cell was added, up to four: the sets of those added at least once, twice and so on.
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

/// Living figures by the cells they lack, for one player.
struct Promise {
    /// For every cell and direction, in a byte each: living figures that need it, by how many others are in place.
    lacking: [u32; HALVES],
    /// Likewise for what is in place: living figures by how many cells are in place, this one left out.
    placed: [u32; HALVES],
}

/// Where the anchors are at which a shape lives, by how many of its cells are in place.
#[inline(always)]
fn living<W: Field>(shape: &Shape, shows: &ByCorner<W>, able: &ByCorner<W>) -> ([W; 4], [W; 4]) {
    let [one, two, three, four] = shape.laid(able);
    let lives = one & two & three & four & W::of_wide(shape.anchors);
    let laid = shape.laid(shows);
    let [one, two, three, four] = laid;
    let (first, last) = (one & two, three & four);
    let (either_first, either_last) = (one | two, three | four);
    let (only_first, only_last) = (either_first & !first, either_last & !last);
    let none = lives & !either_first & !either_last;
    let single = lives & ((only_first & !either_last) | (only_last & !either_first));
    let pair = lives & ((only_first & only_last) | (first & !either_last) | (last & !either_first));
    let triple = lives & ((first & only_last) | (last & only_first));
    (laid, [none, single, pair, triple])
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// What the player shows, and that with all he could still come to show.
    #[inline(always)]
    fn shown_and_able(
        board: &Board<W, C, R, N>,
        cover: &Cover<W>,
        player: Player,
    ) -> (ByCorner<W>, ByCorner<W>) {
        let shows = board.shows(player);
        let able = either(&shows, &open(cover, board.cells_of(player), Holding::Triangle));
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
                for part in 0..4 {
                    let lacking = (pair & !laid[part]) << u32::from(shape.steps[part]);
                    opening[shape.shows[part].index()].add(lacking);
                }
            }
            if !triple.is_empty() {
                for part in 0..4 {
                    closing |= (triple & !laid[part]) << u32::from(shape.steps[part]);
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
                let many = (counters.0[N - 1] | by_all.0[N - 1]) & landings[corner.index()];
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

    /// Lists the player's living figures by the cells they lack and have; those with nothing in place only if asked for.
    #[inline(always)]
    fn promise(self, board: &Board<W, C, R, N>, cover: &Cover<W>, player: Player, from: usize) -> Promise {
        let (shows, able) = Self::shown_and_able(board, cover, player);
        let mut promise = Promise { lacking: [0; HALVES], placed: [0; HALVES] };
        for shape in self.figures().shapes {
            let (laid, by_count) = living(shape, &shows, &able);
            for (count, anchors) in by_count.into_iter().enumerate().skip(from) {
                if anchors.is_empty() {
                    continue;
                }
                for part in 0..4 {
                    let (step, corner) = (usize::from(shape.steps[part]), shape.shows[part].index());
                    for anchor in (anchors & !laid[part]).cells() {
                        promise.lacking[4 * (anchor + step) + corner] += 1 << (8 * count);
                    }
                    if count > 0 {
                        for anchor in (anchors & laid[part]).cells() {
                            promise.placed[4 * (anchor + step) + corner] += 1 << (8 * (count - 1));
                        }
                    }
                }
            }
        }
        promise
    }
}

/// The bytes of a count, weighed.
#[inline(always)]
fn weigh(counts: u32, worth: [i32; 4]) -> i32 {
    let [none, one, two, three] = counts.to_le_bytes().map(i32::from);
    none * worth[0] + one * worth[1] + two * worth[2] + three * worth[3]
}

/// How good placements and lifts of one mover look, before anything is tried.
struct Looks {
    /// By cell and corner: of a placement.
    placing: [i32; HALVES],
    /// By cell and corner: what lifting a triangle there costs.
    lifting: [i32; HALVES],
    /// By cell and corner: how many figures a placement opens.
    opens: [u8; HALVES],
}

impl Looks {
    #[inline(always)]
    fn new<W: Field, const C: u8, const R: u8, const N: usize>(
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
        let mut looks = Self { placing: [0; HALVES], lifting: [0; HALVES], opens: [0; HALVES] };
        for (index, landings) in cover.landings().into_iter().enumerate() {
            for cell in landings.cells() {
                let half = 4 * cell + index;
                // Two of a colour show in all directions.
                let counts = if own_half.has(cell) {
                    own.lacking[4 * cell..4 * cell + 4].iter().sum()
                } else {
                    own.lacking[half]
                };
                let opens = counts.to_le_bytes()[2];
                looks.opens[half] = opens;
                looks.placing[half] = weigh(counts, OWN) + 40 * i32::from(opens.saturating_sub(1));
            }
        }
        let mut opponent = Position::<W, C, R, N>::next(mover);
        while opponent != mover {
            let theirs = rules.promise(board, &cover, opponent, 1);
            for (index, landings) in cover.landings().into_iter().enumerate() {
                for cell in landings.cells() {
                    let all: u32 = theirs.lacking[4 * cell..4 * cell + 4].iter().sum();
                    // On an empty cell the other half stays.
                    let stays =
                        if cover.empty.has(cell) { theirs.lacking[4 * cell + (index ^ 2)] } else { 0 };
                    let taken = all - stays;
                    let fork = i32::from(taken.to_le_bytes()[2].saturating_sub(1));
                    looks.placing[4 * cell + index] += weigh(taken, THEIRS) + 20 * fork;
                }
            }
            opponent = Position::<W, C, R, N>::next(opponent);
        }
        if second_phase {
            for Half { cell, corner } in position.own_triangles(mover) {
                let cell = cell.index();
                let half = 4 * cell + corner.index();
                let doubled = board.doubled(mover).has(cell);
                let counts: u32 = if doubled {
                    let kept = own.placed[4 * cell + (corner.index() ^ 2)];
                    own.placed[4 * cell..4 * cell + 4].iter().sum::<u32>() - kept
                } else {
                    own.placed[half]
                };
                looks.lifting[half] = weigh(counts, LIFTED);
            }
        }
        looks
    }

    #[inline(always)]
    fn of<const C: u8, const R: u8>(&self, lifted: Option<Half<C, R>>, half: Half<C, R>) -> i32 {
        let index = |half: Half<C, R>| 4 * half.cell.index() + half.corner.index();
        self.placing[index(half)] - lifted.map_or(0, |lifted| self.lifting[index(lifted)])
    }
}

/// Orders moves by their looks, the best first.
struct Ordering<'a, W, const C: u8, const R: u8, const N: usize> {
    rules: SamLiam<W, C, R, N>,
    position: &'a Position<W, C, R, N>,
    most: usize,
    into: &'a mut MoveStack<Move<C, R>>,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> cpu::Task for Ordering<'_, W, C, R, N>
where
    SamLiam<W, C, R, N>: Variant,
{
    type Output = Listed;

    #[inline(always)]
    fn run(self) -> Listed {
        let Self { rules, position, most, into } = self;
        if rules.outcome(position).is_some() {
            return Listed::All;
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
        let listed = if ranked.len() > most { Listed::Some } else { Listed::All };
        if listed == Listed::Some && most > 0 {
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

/// Judges a position.
struct Judging<'a, W, const C: u8, const R: u8, const N: usize> {
    rules: SamLiam<W, C, R, N>,
    position: &'a Position<W, C, R, N>,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> cpu::Task for Judging<'_, W, C, R, N>
where
    SamLiam<W, C, R, N>: Variant,
{
    type Output = [i32; 4];

    #[inline(always)]
    fn run(self) -> [i32; 4] {
        let weights = SamLiam::<W, C, R, N>::WEIGHTS;
        let mut prospects = [0; 4];
        self.rules.outlook(self.position, |player, term, times| {
            prospects[player.index()] += weights[term] * times;
        });
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
        cpu::run(Judging { rules: *self, position })
    }

    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move> {
        if self.outcome(position).is_some() {
            return None;
        }
        let cover = position.board.cover();
        let threats = self.threats(&position.board, &cover, position.mover);
        self.completing_move(position, &cover, &threats, W::ZERO)
    }

    fn candidates(&self, position: &Self::Position, most: usize, into: &mut MoveStack<Self::Move>) -> Listed {
        cpu::run(Ordering { rules: *self, position, most, into })
    }

    fn attacks(&self, position: &Self::Position, ways: u32, into: &mut MoveStack<Self::Move>) {
        if self.outcome(position).is_some() {
            return;
        }
        let looks = Looks::new(*self, position);
        let turns = self.legal_turns(position);
        let mut lifts: Vec<_> = turns.list().iter().filter(|turn| !turn.is_empty()).collect();
        lifts.sort_by_key(|turn| {
            turn.lifted.map(|half| looks.lifting[4 * half.cell.index() + half.corner.index()])
        });
        let mut tried = [0; HALVES];
        for turn in lifts {
            for half in turn.halves() {
                let index = 4 * half.cell.index() + half.corner.index();
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
}
