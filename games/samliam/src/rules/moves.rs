//! Turns: listing, counting, picking and playing them.

use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::board::{Board, Cover, cell_at};
use crate::rules::hands::Holding;
use crate::rules::threats::open;
use crate::rules::turns::Turns;
use crate::variant::Then;
use crate::{Call, Cell, Corner, Half, Position, SamLiam, Variant};
use siliam_core::{MoveStack, Outcome, Player, Rules, hash};

/// One action. A value of this type from [`Rules::moves`] or [`siliam_core::Notation::read_move`] is legal where it was
/// made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move<const C: u8, const R: u8> {
    /// Place a triangle, from the hand or lifted from the board (L1, L5), and say something with it (L12).
    Place {
        /// Where it comes from; `None` for the hand.
        lifted: Option<Half<C, R>>,
        /// Where it goes.
        half: Half<C, R>,
        /// What is announced.
        call: Call,
    },
    /// Place a square tile (L7).
    Tile(Cell<C, R>),
    /// Nothing can be placed (G2).
    Pass,
    /// Take over the first player's piece (G3).
    Swap,
    /// Take back the opponent's pending placement (L12).
    Forbid,
    /// Let the opponent's pending placement stand (L12).
    Accept,
}

impl<const C: u8, const R: u8> Move<C, R> {
    /// A placement without a word.
    #[inline(always)]
    pub(crate) const fn place(lifted: Option<Half<C, R>>, half: Half<C, R>) -> Self {
        Self::Place { lifted, half, call: Call::Nothing }
    }
}

/// Counts placements, and finds the one at an index, by L1 and L5 alone, without listing them.
struct Free<W> {
    cover: Cover<W>,
    empty: u32,
    half: u32,
}

impl<W: Field> Free<W> {
    #[inline(always)]
    fn of(cover: Cover<W>) -> Self {
        Self { empty: cover.empty.ones(), half: cover.half.ones(), cover }
    }

    /// Placements of one triangle from the hand.
    #[inline(always)]
    fn count(&self) -> u32 {
        4 * self.empty + self.half
    }

    /// The placement at `index` among [`Free::count`], half-filled cells without `skipped`.
    #[inline(always)]
    fn at<const C: u8, const R: u8>(&self, index: u32, skipped: W) -> Half<C, R> {
        let empty = 4 * self.empty;
        if index < empty {
            let corner = Corner::ALL[index as usize % 4];
            return Half { cell: cell_at(self.cover.empty.nth(index / 4)), corner };
        }
        let cell = (self.cover.half & !skipped).nth(index - empty);
        let [_, se, sw, nw] = self.cover.corners.0.map(|set| usize::from(set.has(cell)));
        let corner = Corner::ALL[se + 2 * sw + 3 * nw].opposite();
        Half { cell: cell_at(cell), corner }
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// The placements of triangles that the rules allow, announcements aside.
    #[inline(always)]
    pub(crate) fn legal_turns(self, position: &Position<W, C, R, N>) -> Turns<W, C, R> {
        if N > 2 { self.dutiful_turns(position, |_, _| ()) } else { Self::all_turns(position) }
    }

    /// G3: whether the second player may answer the first one's only piece by taking it over.
    #[inline(always)]
    pub(crate) fn may_swap(self, position: &Position<W, C, R, N>) -> bool {
        self.swap && position.mover == Player::Second && {
            let board = &position.board;
            let first = board.cells_of(Player::First);
            let paired = board.doubled(Player::First) & !board.tiles(Player::First);
            first.ones() == 1 && paired.is_empty() && board.cells_of(Player::Second).is_empty()
        }
    }

    /// L7: whether the player can ever place again where there is no second phase. Cells never become empty there, and
    /// two players' triangles never fill the board.
    #[inline(always)]
    fn can_ever_place(position: &Position<W, C, R, N>, player: Player) -> bool {
        let board = &position.board;
        Self::triangles_in_hand(board, player) > 0
            || (Self::tiles_in_hand(board, player) > 0 && !board.cover().empty.is_empty())
    }

    /// Plays an action, announcements aside.
    ///
    /// In place, because copies of a whole position are what random games spend most of their time on.
    #[inline(always)]
    pub(crate) fn act(self, position: &mut Position<W, C, R, N>, mv: Move<C, R>) {
        let player = position.mover;
        let next = Position::<W, C, R, N>::next(player);
        position.mover = next;
        // What the cell comes to show: one direction, or all.
        let (cell, corner) = match mv {
            Move::Place { lifted, half, .. } => {
                if Self::TILES > 0 {
                    position.blocked = self.blocks(&position.board, half.cell, Some(half.corner), next);
                }
                position.board.move_triangle(player, lifted, half);
                position.turns += u32::from(lifted.is_some());
                let across = Half { corner: half.corner.opposite(), ..half };
                let doubled = position.board.halves(player).has(across);
                (half.cell, if doubled { None } else { Some(half.corner) })
            }
            Move::Tile(cell) => {
                position.blocked = self.blocks(&position.board, cell, None, next);
                position.board.put_tile(player, cell);
                (cell, None)
            }
            Move::Swap => return position.board.hand_over(Player::First, Player::Second),
            Move::Pass | Move::Forbid | Move::Accept => {
                position.blocked = false;
                return;
            }
        };
        let shows = position.board.shows(player);
        let completed = |corner| self.figures().is_completed_by(&shows, Half { cell, corner });
        if corner.map_or_else(|| Corner::ALL.into_iter().any(completed), completed) {
            position.winner = Some(player);
        }
    }

    /// The position after an action, announcements aside.
    pub(crate) fn after(self, position: &Position<W, C, R, N>, mv: Move<C, R>) -> Position<W, C, R, N> {
        let mut next = *position;
        self.act(&mut next, mv);
        next
    }

    /// L7: whether a triangle in this corner, or a tile, put on `cell` closes an open figure of the player's.
    #[inline(always)]
    fn blocks(
        self,
        board: &Board<W, C, R, N>,
        cell: Cell<C, R>,
        corner: Option<Corner>,
        player: Player,
    ) -> bool {
        let (cover, holding) = (board.cover(), Self::holding(board, player, 0));
        let open = open(&cover, board.cells_of(player), holding);
        let shows = board.shows(player);
        // A triangle on an empty cell leaves the other half to whoever still has triangles.
        let stays_open = corner
            .map(Corner::opposite)
            .filter(|_| holding == Holding::Triangle && cover.empty.has(cell.index()));
        Corner::ALL.into_iter().any(|corner| {
            Some(corner) != stays_open
                && open.has(Half { cell, corner })
                && self.figures().is_completed_by(&shows, Half { cell, corner })
        })
    }

    /// Adds the placements of one triangle.
    #[inline(always)]
    fn list_placements(cover: &Cover<W>, lifted: Option<Half<C, R>>, into: &mut MoveStack<Move<C, R>>) {
        let here = lifted.map_or(W::ZERO, |half| W::cell(half.cell.index()));
        for index in cover.empty.cells() {
            for corner in Corner::ALL {
                into.push(Move::place(lifted, Half { cell: cell_at(index), corner }));
            }
        }
        for corner in Corner::ALL {
            let landings = cover.half & cover.corners[corner.opposite()] & !here;
            for index in landings.cells() {
                into.push(Move::place(lifted, Half { cell: cell_at(index), corner }));
            }
        }
        if let Some(Half { cell, corner }) = lifted.filter(|_| !(cover.half & here).is_empty()) {
            for turned in Corner::ALL.into_iter().filter(|&turned| turned != corner) {
                into.push(Move::place(lifted, Half { cell, corner: turned }));
            }
        }
    }

    /// The mover's triangles that have their cell for themselves, and those that share it.
    #[inline(always)]
    fn lone_and_paired(position: &Position<W, C, R, N>, cover: &Cover<W>) -> [Halves<W>; 2] {
        let halves = position.board.halves(position.mover);
        [halves.on(cover.half), halves.on(!cover.half)]
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Rules for SamLiam<W, C, R, N>
where
    Self: Variant,
{
    type Position = Position<W, C, R, N>;
    type Move = Move<C, R>;

    const PLAYERS: usize = N;

    fn start(&self) -> Self::Position {
        Position::start()
    }

    #[inline(always)]
    fn actor(&self, position: &Self::Position) -> Player {
        position.actor()
    }

    #[inline(always)]
    fn outcome(&self, position: &Self::Position) -> Option<Outcome> {
        if let Some(winner) = position.winner {
            return Some(Outcome::Win(winner));
        }
        let drawn = match Self::THEN {
            Then::Move => {
                let limit = !self.endless && position.turns >= Self::TURN_LIMIT; // L13
                limit || usize::from(position.notes.passes) >= N // G2
            }
            Then::Nothing => {
                let other = Position::<W, C, R, N>::next(position.mover);
                !Self::can_ever_place(position, position.mover) && !Self::can_ever_place(position, other) // L7
            }
        };
        drawn.then_some(Outcome::Draw)
    }

    #[inline(always)]
    fn moves(&self, position: &Self::Position, into: &mut MoveStack<Self::Move>) {
        if self.outcome(position).is_some() {
            return;
        }
        if N > 2 {
            for turn in self.legal_turns(position).list() {
                for half in turn.halves() {
                    into.push(Move::place(turn.lifted, half));
                }
            }
            return;
        }
        if self.announce {
            self.announced_moves(position, into);
        } else {
            let first = into.len();
            let (board, mover) = (&position.board, position.mover);
            let cover = board.cover();
            if Self::triangles_in_hand(board, mover) > 0 {
                Self::list_placements(&cover, None, into);
            } else if Self::THEN == Then::Move {
                for lifted in position.own_triangles(mover) {
                    Self::list_placements(&cover, Some(lifted), into);
                }
            }
            for index in Self::tile_landings(position).cells() {
                into.push(Move::Tile(cell_at(index)));
            }
            if into.len() == first {
                into.push(Move::Pass);
            }
        }
        if self.may_swap(position) {
            into.push(Move::Swap);
        }
    }

    #[inline(always)]
    fn count(&self, position: &Self::Position) -> u64 {
        if self.outcome(position).is_some() {
            return 0;
        }
        if N > 2 {
            return self.legal_turns(position).len().into();
        }
        if self.announce {
            return listed_count(self, position);
        }
        let (board, mover) = (&position.board, position.mover);
        let free = Free::of(board.cover());
        let placements = if Self::triangles_in_hand(board, mover) > 0 {
            free.count()
        } else if Self::THEN == Then::Move {
            let [lone, paired] = Self::lone_and_paired(position, &free.cover);
            // A lone triangle cannot land on its own half, but may turn to three other corners.
            lone.len() * (free.count() + 2) + paired.len() * free.count()
        } else {
            0
        };
        let placements = placements + Self::tile_landings(position).ones();
        (placements.max(1) + u32::from(self.may_swap(position))).into()
    }

    #[inline(always)]
    fn pick(&self, position: &Self::Position, choose: impl FnOnce(u64) -> u64) -> Option<Self::Move> {
        if self.outcome(position).is_some() {
            return None;
        }
        if N > 2 {
            let turns = self.legal_turns(position);
            let (lifted, half) = turns.nth(choose(turns.len().into()) as u32)?;
            return Some(Move::place(lifted, half));
        }
        if self.announce {
            return listed_pick(self, position, choose);
        }
        let (board, mover) = (&position.board, position.mover);
        let free = Free::of(board.cover());
        let tiles = Self::tile_landings(position);
        let tile_count = tiles.ones();
        let swap = u32::from(self.may_swap(position));
        if Self::triangles_in_hand(board, mover) > 0 {
            let placements = free.count();
            let index = choose((placements + tile_count + swap).into()) as u32;
            if index < placements {
                return Some(Move::place(None, free.at(index, W::ZERO)));
            }
            let index = index - placements;
            let tile = |index| Move::Tile(cell_at(tiles.nth(index)));
            return Some(if index < tile_count { tile(index) } else { Move::Swap });
        }
        if Self::THEN == Then::Nothing {
            let index = choose(tile_count.max(1).into()) as u32;
            return Some(if tile_count == 0 { Move::Pass } else { Move::Tile(cell_at(tiles.nth(index))) });
        }
        let [lone, paired] = Self::lone_and_paired(position, &free.cover);
        let (each, each_lone) = (free.count(), free.count() + 2);
        let by_lone = lone.len() * each_lone;
        let index = choose((by_lone + paired.len() * each).into()) as u32;
        if index >= by_lone {
            let index = index - by_lone;
            let lifted = paired.nth(index / each)?;
            return Some(Move::place(Some(lifted), free.at(index % each, W::ZERO)));
        }
        let lifted: Half<C, R> = lone.nth(index / each_lone)?;
        let index = index % each_lone;
        // One half-filled cell less, then the three other corners of its own cell.
        let elsewhere = each - 1;
        let half = if index < elsewhere {
            free.at(index, W::cell(lifted.cell.index()))
        } else {
            let corner = Corner::ALL[(lifted.corner.index() + 1 + (index - elsewhere) as usize) % 4];
            Half { cell: lifted.cell, corner }
        };
        Some(Move::place(Some(lifted), half))
    }

    #[inline(always)]
    fn play_unchecked(&self, position: &Self::Position, mv: Self::Move) -> Self::Position {
        let mut next = *position;
        if self.announce {
            self.act_announced(&mut next, mv);
        } else {
            self.act(&mut next, mv);
        }
        next
    }

    #[inline(always)]
    fn search_key(&self, position: &Self::Position) -> u64 {
        // L13's count matters until it is lifted.
        let turns = if self.endless { 0 } else { position.turns };
        self.key(position, turns)
    }

    #[inline(always)]
    fn repetition_key(&self, position: &Self::Position) -> u64 {
        self.key(position, 0)
    }

    #[inline(always)]
    fn is_counted(&self, position: &Self::Position) -> bool {
        position.begins_turn()
    }
}

/// [`Rules::count`] by listing, for `announce`, where every placement's truth must be known.
#[cold]
fn listed_count<G: Rules>(rules: &G, position: &G::Position) -> u64 {
    let mut moves = MoveStack::new();
    rules.moves(position, &mut moves);
    moves.len() as u64
}

/// [`Rules::pick`] by listing, likewise.
#[cold]
fn listed_pick<G: Rules>(
    rules: &G,
    position: &G::Position,
    choose: impl FnOnce(u64) -> u64,
) -> Option<G::Move> {
    let mut moves = MoveStack::new();
    rules.moves(position, &mut moves);
    let index = choose(moves.len() as u64) as usize;
    moves.above(0).get(index).copied()
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// G1: board and side to move, in 6×7 the right to a tile, with `announce` all that it remembers.
    #[inline(always)]
    fn key(self, position: &Position<W, C, R, N>, turns: u32) -> u64 {
        let mut key = 0;
        for player in Player::ALL.into_iter().take(N) {
            let [ne, se, sw, nw] = position.board.halves(player).0.map(words);
            key = hash::key([key, ne[0], ne[1], se[0], se[1], sw[0], sw[1], nw[0], nw[1]]);
        }
        let small = position.mover.index() as u64 | u64::from(position.blocked) << 2;
        key = hash::key([key, small | u64::from(turns) << 3]);
        if self.announce { Self::notes_key(position, key) } else { key }
    }

    #[cold]
    fn notes_key(position: &Position<W, C, R, N>, mut key: u64) -> u64 {
        let notes = &position.notes;
        for uncalled in notes.uncalled.into_iter().chain(notes.barred) {
            let (sam, song) = (words(uncalled.sam), words(uncalled.song));
            key = hash::key([key, sam[0], sam[1], song[0], song[1]]);
        }
        let half = |half: Half<C, R>| half.index() as u64 + 1;
        let pending = notes.pending.map_or(0, |pending| {
            let lifted = pending.lifted.map_or(0, half);
            1 + pending.call as u64 + 8 * (half(pending.half) + 512 * lifted)
        });
        hash::key([key, pending, notes.passes.into()])
    }
}

/// A word in two of 64 bits.
#[inline(always)]
fn words<W: Field>(set: W) -> [u64; 2] {
    let wide = set.wide();
    [wide as u64, (wide >> 64) as u64]
}
