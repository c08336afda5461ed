//! What makes a position of Sam Liam good: figures that can still be made, by how much of them is there.

pub(crate) mod calls;
pub(crate) mod candidates;
pub(crate) mod chances;
pub(crate) mod squares;
pub(crate) mod tally;
pub(crate) mod worth;

use crate::board::field::Field;
use crate::board::{Board, Cover};
use crate::rules::threats::{Threats, open};
use crate::think::two::candidates::Viewing;
use crate::think::two::chances::Chances;
use crate::think::two::tally::{HasFork, SquareTally};
use crate::variant::Holding;
use crate::{Call, Move, Position, SamLiam, Variant};
use siliam_core::{
    AtOnce, Breadth, Glance, InThree, LeftOut, MoveStack, Player, Prove, Rules, Stakes, Think, Tuning, cpu,
};

/// Having the turn.
const TURN: usize = 0;
/// How many triangles are still to come before having the turn counts for no more than that.
const BEGINNING: usize = 1;
/// What the mover has, see [`of_player`].
const OWN: usize = 2;
/// The same of whoever is not to move.
const OTHERS: usize = OWN + 11;
/// How many terms there are.
const TERMS: usize = OTHERS + 11;

/// The triangles on the board after which weights do not change any more. At first figures that can still be made count,
/// later what the next placements bring; in between weights change evenly.
pub(crate) const LATE: usize = 40;

/// The triangles on the board until which the turn is worth more.
const BEGUN: i32 = 22;

/// What the terms weigh at one time of the game.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// See [`TURN`] and [`BEGINNING`].
    pub(crate) turn: i32,
    pub(crate) beginning: i32,
    /// See [`of_player`].
    pub(crate) own: [i32; OTHERS - OWN],
    pub(crate) others: [i32; OTHERS - OWN],
}

/// All weights in a row: those of an empty board, then those with [`LATE`] triangles on it.
const fn in_a_row(phases: &[Weights; 2]) -> [i32; 2 * TERMS] {
    let mut row = [0; 2 * TERMS];
    let mut phase = 0;
    while phase < 2 {
        let Weights { turn, beginning, own, others } = phases[phase];
        let first = phase * TERMS;
        row[first + TURN] = turn;
        row[first + BEGINNING] = beginning;
        let mut term = 0;
        while term < own.len() {
            row[first + OWN + term] = own[term];
            row[first + OTHERS + term] = others[term];
            term += 1;
        }
        phase += 1;
    }
    row
}

/// What they weigh with so many triangles on the board, in parts of [`LATE`].
type Phases = [[i32; TERMS]; LATE + 1];

const fn phases(weights: &[i32; 2 * TERMS]) -> Phases {
    let mut phases = [[0; TERMS]; LATE + 1];
    let mut placed = 0;
    while placed <= LATE {
        let mut term = 0;
        while term < TERMS {
            let (early, late) = (weights[term], weights[TERMS + term]);
            phases[placed][term] = early * (LATE - placed) as i32 + late * placed as i32;
            term += 1;
        }
        placed += 1;
    }
    phases
}

/// Weighs the terms of a position.
struct Evaluating<'a, W, const C: u8, const R: u8, const N: usize> {
    rules: SamLiam<W, C, R, N>,
    position: &'a Position<W, C, R, N>,
    tally: Option<&'a SquareTally>,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> cpu::Task for Evaluating<'_, W, C, R, N>
where
    SamLiam<W, C, R, N>: Variant,
{
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let weights = &SamLiam::<W, C, R, N>::PHASES[phase(&self.position.board.cover())];
        let mut value = 0;
        self.rules.terms_of_two(self.position, self.tally, |term, times| value += weights[term] * times);
        value / LATE as i32
    }
}

/// Triangles on the board, as far as they matter; a square tile is as good as two.
#[inline(always)]
pub(crate) fn phase<W: Field>(cover: &Cover<W>) -> usize {
    (cover.triangles() as usize).min(LATE)
}

/// What a player has: figures by how many of their cells are in place, what placements bring, and tiles in hand.
#[inline(always)]
fn of_player(chances: &Chances, tiles: u32) -> [i32; OTHERS - OWN] {
    let Chances { placed: [none, one, two, three], single, doubling } = *chances;
    [
        none,
        one,
        two,
        three,
        single.help_two,
        single.threaten,
        single.threaten_and_help_two,
        doubling.help_two,
        doubling.threaten,
        doubling.threaten_and_help_two,
        tiles as i32,
    ]
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    const PHASES: Phases = phases(&in_a_row(&Self::WEIGHTS_OF_TWO));

    /// Whether a tally tells everything there is to play: triangles from the hand, and nothing else.
    #[inline(always)]
    fn places_only(self, position: &Position<W, C, R, N>) -> bool {
        self.tallies() && Self::TILES == 0 && Self::triangles_in_hand(&position.board, position.mover) > 0
    }

    /// The terms of a game of two, as often as they speak.
    #[inline(always)]
    fn terms_of_two(
        self,
        position: &Position<W, C, R, N>,
        tally: Option<&SquareTally>,
        mut add: impl FnMut(usize, i32),
    ) {
        // A pending placement is seen as if it were still to come: it may be forbidden.
        let pending = position.notes.pending.is_some();
        let before = if pending { position.before_pending() } else { *position };
        let (board, mover) = (&before.board, before.mover);
        let sign = if pending { -1 } else { 1 };
        let cover = board.cover();
        add(TURN, sign);
        add(BEGINNING, sign * (BEGUN - cover.triangles() as i32).max(0));
        for player in [Player::First, Player::Second] {
            let (first, side) = if player == mover { (OWN, sign) } else { (OTHERS, -sign) };
            let chances = match tally {
                Some(tally) => tally.chances(player),
                None => self.chances(board, &cover, player),
            };
            let terms = of_player(&chances, Self::tiles_in_hand(board, player));
            for (term, times) in terms.into_iter().enumerate() {
                add(first + term, side * times);
            }
        }
    }

    /// What a player may still make, counted from nothing.
    #[inline(always)]
    fn chances(self, board: &Board<W, C, R, N>, cover: &Cover<W>, player: Player) -> Chances {
        let own = board.cells_of(player);
        let holding = Self::holding(board, player, 0);
        let doubling = if holding == Holding::Triangle { cover.half & own } else { W::ZERO };
        self.figures().chances(&board.shows(player), &open(cover, own, holding), doubling)
    }
}

/// Sees what both players threaten in a game that goes on.
struct Glancing<'a, W, const C: u8, const R: u8, const N: usize> {
    rules: SamLiam<W, C, R, N>,
    position: &'a Position<W, C, R, N>,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> cpu::Task for Glancing<'_, W, C, R, N>
where
    SamLiam<W, C, R, N>: Variant,
{
    type Output = Glance;

    #[inline(always)]
    fn run(self) -> Glance {
        let view = self.rules.view(self.position);
        if !view.own.closing.is_empty() {
            Glance::WinsAtOnce
        } else if !view.others.closing.is_empty() {
            Glance::Threatened
        } else if self.rules.decisive_fork(self.position, &view).is_some() {
            Glance::WinsInThree
        } else {
            Glance::Calm
        }
    }
}

/// Sees what a player threatens.
struct SeekingThreats<'a, W, const C: u8, const R: u8, const N: usize> {
    rules: SamLiam<W, C, R, N>,
    board: &'a Board<W, C, R, N>,
    player: Player,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> cpu::Task for SeekingThreats<'_, W, C, R, N>
where
    SamLiam<W, C, R, N>: Variant,
{
    type Output = (Cover<W>, Threats<W>);

    #[inline(always)]
    fn run(self) -> (Cover<W>, Threats<W>) {
        let cover = self.board.cover();
        (cover, self.rules.threats(self.board, &cover, self.player))
    }
}

/// Looks for a fork that the opponent cannot answer.
struct SeekingFork<'a, W, const C: u8, const R: u8, const N: usize> {
    rules: SamLiam<W, C, R, N>,
    position: &'a Position<W, C, R, N>,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> cpu::Task for SeekingFork<'_, W, C, R, N>
where
    SamLiam<W, C, R, N>: Variant,
{
    type Output = Option<Move<C, R>>;

    #[inline(always)]
    fn run(self) -> Option<Move<C, R>> {
        self.rules.decisive_fork(self.position, &self.rules.view(self.position))
    }
}

/// What is seen on the board itself, without a tally: where positions are not tallied, and for tests to compare with.
impl<W: Field, const C: u8, const R: u8> SamLiam<W, C, R, 2>
where
    Self: Variant,
{
    /// What [`Think::evaluate`] gives.
    #[cfg(test)]
    pub(crate) fn evaluate_board(self, position: &Position<W, C, R, 2>) -> i32 {
        cpu::run(Evaluating { rules: self, position, tally: None })
    }

    /// What [`Think::glance`] tells.
    #[inline(always)]
    pub(crate) fn glance_at_board(self, position: &Position<W, C, R, 2>) -> Glance {
        if !self.announce {
            cpu::run(Glancing { rules: self, position })
        } else if self.winning_move(position).is_some() {
            Glance::WinsAtOnce
        } else {
            Glance::NoWin
        }
    }

    /// Adds what [`Think::candidates`] adds, in the same order.
    pub(crate) fn candidates_on_board(
        self,
        position: &Position<W, C, R, 2>,
        breadth: Breadth,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        if self.announce {
            self.chosen_announced(position, breadth, into)
        } else {
            self.chosen(position, breadth, into)
        }
    }

    /// What [`Prove::at_once`] tells.
    pub(crate) fn at_once_on_board(self, position: &Position<W, C, R, 2>) -> AtOnce<Move<C, R>> {
        match self.winning_move(position) {
            Some(mv) => AtOnce::Win(mv, Stakes::ALL),
            None if self.announce => AtOnce::Unknown,
            None => AtOnce::No,
        }
    }

    /// Adds what [`Prove::forcing`] adds, in the same order.
    pub(crate) fn forcing_on_board(self, position: &Position<W, C, R, 2>, into: &mut MoveStack<Move<C, R>>) {
        if let Some(mv) = self.winning_move(position) {
            into.push(mv);
        } else if position.notes.pending.is_none() && self.outcome(position).is_none() {
            let view = cpu::run(Viewing { rules: self, position });
            if self.announce {
                self.announced_threats(position, &view, into);
            } else {
                self.threatening_moves(position, &view, into);
            }
        }
    }
}

impl<W: Field, const C: u8, const R: u8> Think for SamLiam<W, C, R, 2>
where
    Self: Variant,
{
    const TUNING: Tuning = Tuning {
        weights: &in_a_row(&Self::WEIGHTS_OF_TWO),
        // The same from beginning to end.
        thumb_weights: &in_a_row(
            &[Weights {
                turn: 20,
                beginning: 0,
                own: [0, 10, 35, 60, 0, 10, 0, 0, 10, 0, 40],
                others: [0, 10, 35, 75, 0, 10, 0, 0, 10, 0, 40],
            }; 2],
        ),
        parts: LATE as i32,
        swing: 150,
        slots: 4 * 81 + 81 + 1,
        rank_weight: Self::RANK_WEIGHT,
        extend_threats: true,
    };

    type Tally = SquareTally;

    fn tally(&self, position: &Position<W, C, R, 2>) -> SquareTally {
        self.tally_of(position)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn count_on(&self, tally: &mut SquareTally, before: &Position<W, C, R, 2>, after: &Position<W, C, R, 2>) {
        self.count_changes(tally, before, after);
    }

    fn terms(&self, position: &Position<W, C, R, 2>, mut add: impl FnMut(usize, i32)) {
        let late = phase(&position.board.cover()) as i32;
        self.terms_of_two(position, None, |term, times| {
            add(term, times * (LATE as i32 - late));
            add(TERMS + term, times * late);
        });
    }

    #[inline(always)]
    fn evaluate(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> i32 {
        let tally = self.tallies().then_some(tally);
        cpu::run(Evaluating { rules: *self, position, tally })
    }

    fn slot(&self, mv: Move<C, R>) -> usize {
        match mv {
            Move::Place { half, .. } => half.index(),
            Move::Tile(cell) => 4 * 81 + cell.index(),
            Move::Pass | Move::Swap | Move::Forbid | Move::Accept => 5 * 81,
        }
    }

    fn winning_move(&self, position: &Position<W, C, R, 2>) -> Option<Move<C, R>> {
        if position.notes.pending.is_some() || self.outcome(position).is_some() {
            return None;
        }
        if self.announce {
            return self.winning_call(position, &self.view(position));
        }
        let (board, player) = (&position.board, position.mover);
        let (cover, threats) = cpu::run(SeekingThreats { rules: *self, board, player });
        self.completing_move(position, &cover, &threats, W::ZERO)
    }

    fn winning_threat(&self, position: &Position<W, C, R, 2>) -> Option<Move<C, R>> {
        if self.announce || self.outcome(position).is_some() {
            return None;
        }
        cpu::run(SeekingFork { rules: *self, position })
    }

    #[inline(always)]
    fn glance(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> Glance {
        if !self.tallies() {
            return self.glance_at_board(position);
        }
        let mover = position.mover;
        if tally.has_closing(mover) {
            Glance::WinsAtOnce
        } else if tally.has_closing(mover.opponent()) {
            Glance::Threatened
        } else if Self::holding(&position.board, mover, 0) != Holding::Triangle {
            self.glance_at_board(position)
        } else if tally.fork(mover, Self::SQUARES) != HasFork::Yes {
            Glance::Calm
        } else if self.places_only(position) {
            Glance::WinsInThree
        } else {
            // What is lifted, or left in hand, matters too.
            self.glance_at_board(position)
        }
    }

    fn candidates(
        &self,
        position: &Position<W, C, R, 2>,
        tally: &SquareTally,
        breadth: Breadth,
        into: &mut MoveStack<Move<C, R>>,
    ) -> LeftOut {
        let (board, mover) = (&position.board, position.mover);
        let plain = self.tallies()
            && !tally.has_closing(mover)
            && Self::triangles_in_hand(board, mover) > 0
            && Self::holding(board, mover.opponent(), 0) == Holding::Triangle
            && Self::tile_landings(position).is_empty()
            && self.outcome(position).is_none();
        match breadth {
            Breadth::Best if plain => self.chosen_tallied(position, tally, into),
            Breadth::Every if plain && tally.has_closing(mover.opponent()) => {
                Self::blocks_all(position, tally, into)
            }
            _ => self.candidates_on_board(position, breadth, into),
        }
    }

    fn hand_over(&self, position: &Position<W, C, R, 2>) -> Option<Position<W, C, R, 2>> {
        let turn_begun = position.notes.pending.is_some() || !position.begins_turn();
        if turn_begun || self.may_swap(position) {
            return None;
        }
        // What was not called may be forbidden, and a win to call is no threat to answer.
        if self.announce && Self::sure_closing(position, &self.view(position)).is_empty() {
            return None;
        }
        let mut next = *position;
        next.blocked = false;
        next.mover = Position::<W, C, R, 2>::next(position.mover);
        Some(next)
    }

    fn node_is_slow(&self) -> bool {
        // With `announce` everything that is true of a placement must be found before it can be said.
        self.announce
    }

    fn takes_attention(&self, _position: &Position<W, C, R, 2>, mv: Move<C, R>) -> bool {
        match mv {
            Move::Place { call, .. } => call != Call::Nothing,
            Move::Forbid => true,
            Move::Tile(_) | Move::Pass | Move::Swap | Move::Accept => false,
        }
    }
}

impl<W: Field, const C: u8, const R: u8> Prove for SamLiam<W, C, R, 2>
where
    Self: Variant,
{
    fn forcing(
        &self,
        position: &Position<W, C, R, 2>,
        tally: &SquareTally,
        into: &mut MoveStack<Move<C, R>>,
    ) {
        let wins = tally.has_closing(position.mover);
        if self.places_only(position) && !wins && self.outcome(position).is_none() {
            Self::threatening_placements(position, tally, into);
        } else {
            self.forcing_on_board(position, into);
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn at_once(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> AtOnce<Move<C, R>> {
        if self.tallies() && !tally.has_closing(position.mover) {
            return AtOnce::No;
        }
        self.at_once_on_board(position)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn in_three(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> InThree {
        let (board, mover) = (&position.board, position.mover);
        let other = mover.opponent();
        if !self.places_only(position) {
            return self.winning_threat(position).map_or(InThree::Unknown, |_| InThree::Win);
        }
        if tally.has_closing(other) {
            return InThree::Unknown;
        }
        match tally.fork(mover, Self::SQUARES) {
            HasFork::Yes => InThree::Win,
            // Whoever holds a triangle blocks what is left.
            HasFork::No if Self::triangles_in_hand(board, other) > 0 => InThree::No,
            HasFork::No | HasFork::OneCell => InThree::Unknown,
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn all_hold(&self, position: &Position<W, C, R, 2>, tally: &SquareTally) -> bool {
        let (board, mover) = (&position.board, position.mover);
        let other = mover.opponent();
        // The mover will need a triangle more to block with; no move of theirs gives the opponent figures, and those that lack
        // one cell now are blocked, so only those that lack two count.
        self.places_only(position)
            && Self::triangles_in_hand(board, mover) > 1
            && Self::triangles_in_hand(board, other) > 0
            && tally.fork(other, Self::SQUARES) == HasFork::No
    }

    fn wins_are_odd(&self) -> bool {
        !self.announce
    }
}
