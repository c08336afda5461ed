//! What the evaluation counts, kept up from move to move: a placement changes one cell, and only the figures through it.
//!
//! A figure *lives* for a player while each of its cells shows what it must or can still be made to. For every cell and
//! direction that a player does not show yet the tally knows how many living figures lack it, by how many of their cells are
//! in place. From these counts the terms of the evaluation, what a glance tells and what placements are worth follow in one
//! pass over a few words.

use crate::board::Board;
use crate::board::field::{ByCorner, Field, union};
use crate::rules::figures::Figures;
use crate::rules::threats::Threats;
use crate::think::two::chances::{Chances, Gains};
use crate::think::two::worth::{ByOthers, Worth};
use crate::variant::Holding;
use crate::{Corner, Position, SamLiam, Variant};
use siliam_core::{Player, cpu};
use std::marker::PhantomData;

/// A byte for every cell, in whole words.
pub(crate) const ROW: usize = 88;

/// The most figures a game of two has: the squares of 9×9.
const MOST_FIGURES: usize = 408;

/// One of eight bytes each.
const ONES: u64 = u64::from_le_bytes([1; 8]);

/// The top bit of each of eight bytes, which says yes.
const YES: u64 = 0x80 * ONES;

/// A player's counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Side {
    /// Of every figure the parts that are shown, and from bit 4 those that never will be.
    figures: [u8; MOST_FIGURES],
    /// How many figures live, by how many of their cells are in place.
    living: [u16; 5],
    /// How many living figures with none, one and two cells in place lack what the byte stands for: a row for each direction.
    lacking: [[u8; 4 * ROW]; 3],
    /// The cells where one more triangle shows all directions.
    doubling: [u8; ROW],
}

/// What can be shown on a cell: the directions that are shown, and from bit 4 those that never will be.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Faces(u8);

impl Faces {
    /// An empty cell that may be filled.
    const OPEN: Self = Self(0);

    /// Of a player on a cell, who would complete a figure with this.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn of<W: Field, const C: u8, const R: u8, const N: usize>(
        board: &Board<W, C, R, N>,
        player: Player,
        cell: usize,
        holding: Holding,
    ) -> Self {
        let halves = |player: Player| {
            let bit = |corner: usize| u8::from(board.halves(player)[corner].has(cell)) << corner;
            bit(0) | bit(1) | bit(2) | bit(3)
        };
        let (own, other) = (halves(player), halves(player.opponent()));
        let shown = if own.count_ones() > 1 { 15 } else { own };
        let open = match (holding, own | other) {
            (Holding::Triangle | Holding::Tile, 0) => 15,
            (Holding::Triangle, 1 | 2 | 4 | 8) if own != 0 => 15,
            // Beside somebody else's triangle there is room for the opposite one.
            (Holding::Triangle, 1 | 2 | 4 | 8) => (other << 2 | other >> 2) & 15,
            _ => 0,
        };
        Self(shown | (15 & !(shown | open)) << 4)
    }

    /// One direction: bit 0 if it is shown, bit 4 if it never will be.
    #[inline(always)]
    fn towards(self, corner: usize) -> u8 {
        (self.0 >> corner) & 0x11
    }

    /// Whether one more triangle shows all directions.
    #[inline(always)]
    fn doubles(self) -> bool {
        matches!(self.0, 1 | 2 | 4 | 8)
    }
}

impl Side {
    /// Nothing on the board.
    fn empty(figures: &Figures) -> Self {
        let mut side = Self {
            figures: [0; MOST_FIGURES],
            living: [figures.parts.len() as u16, 0, 0, 0, 0],
            lacking: [[0; 4 * ROW]; 3],
            doubling: [0; ROW],
        };
        for &part in figures.parts.iter().flatten() {
            side.lacking[0][usize::from(part)] += 1;
        }
        side
    }

    /// A cell has changed.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn turn(&mut self, figures: &Figures, cell: usize, from: Faces, to: Faces, holding: Holding) {
        for corner in 0..4 {
            let (from, to) = (from.towards(corner), to.towards(corner));
            if from != to {
                for &member in figures.members_through(4 * cell + corner) {
                    self.change(figures, usize::from(member / 4), member % 4, to);
                }
            }
        }
        self.doubling[cell] = if holding == Holding::Triangle && to.doubles() { 0x80 } else { 0 };
    }

    /// A part of a figure has changed.
    #[inline(always)]
    fn change(&mut self, figures: &Figures, figure: usize, part: u16, to: u8) {
        let before = self.figures[figure];
        let after = (before & !(0x11 << part)) | to << part;
        self.figures[figure] = after;
        let parts = figures.parts[figure];
        if before < 16 {
            self.count(parts, before, u8::MAX);
        }
        if after < 16 {
            self.count(parts, after, 1);
        }
    }

    /// Counts a living figure of which these parts are shown, or with all bits set takes it back.
    #[inline(always)]
    fn count(&mut self, parts: [u16; 4], shown: u8, by: u8) {
        /// How many bits four have.
        const ONES_OF_FOUR: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        let placed = usize::from(ONES_OF_FOUR[usize::from(shown)]);
        self.living[placed] = self.living[placed].wrapping_add(by as i8 as u16);
        let Some(lacking) = self.lacking.get_mut(placed) else { return };
        for (part, half) in parts.into_iter().enumerate() {
            if shown >> part & 1 == 0 {
                let count = &mut lacking[usize::from(half)];
                *count = count.wrapping_add(by);
            }
        }
    }

    /// What the player may still make.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn chances(&self) -> Chances {
        let [_, helped, threatened] = &self.lacking;
        let (mut single, mut double) = (Gaining::default(), Gaining::default());
        for word in 0..ROW / 8 {
            let doubling = at(&self.doubling, word);
            let (mut helps, mut threatens) = (0, 0);
            for corner in 0..4 {
                let place = corner * (ROW / 8) + word;
                let (help, threaten) = (at(helped, place), at(threatened, place));
                single.add(help, threaten, YES & !doubling);
                helps += help;
                threatens += threaten;
            }
            double.add(helps, threatens, doubling);
        }
        let [none, one, two, three, _] = self.living.map(i32::from);
        Chances { placed: [none, one, two, three], single: single.gains(), doubling: double.gains() }
    }

    /// What a placement leaves at most, for who has no closing cell yet.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn forks(&self, figures: &Figures) -> Fork {
        let threatened = &self.lacking[2];
        let mut most = Fork::No;
        for word in 0..ROW / 8 {
            let doubling = at(&self.doubling, word);
            let (mut threatens, mut found) = (0, 0);
            for corner in 0..4 {
                let threaten = at(threatened, corner * (ROW / 8) + word);
                found |= at_least(threaten, 2);
                threatens += threaten;
            }
            found = (found & !doubling) | (at_least(threatens, 2) & doubling);
            while found != 0 {
                let cell = 8 * word + found.trailing_zeros() as usize / 8;
                match self.forks_on(figures, cell) {
                    Fork::Yes => return Fork::Yes,
                    Fork::OneCell => most = Fork::OneCell,
                    Fork::No => {}
                }
                found &= found - 1;
            }
        }
        most
    }

    /// What a placement on this cell leaves at most.
    fn forks_on(&self, figures: &Figures, cell: usize) -> Fork {
        let mut closing = None;
        let mut ways = 0;
        let mut most = Fork::No;
        for corner in 0..4 {
            // Only where one more triangle shows all directions do they count together.
            if self.doubling[cell] == 0 {
                (closing, ways) = (None, 0);
            }
            for member in figures.members_through(4 * cell + corner) {
                let (figure, part) = (usize::from(member / 4), member % 4);
                let shown = self.figures[figure];
                if shown < 16 && shown.count_ones() == 2 && shown >> part & 1 == 0 {
                    let other = (15 & !shown & !(1 << part)).trailing_zeros();
                    let cell = figures.parts[figure][other as usize] % ROW as u16;
                    if closing.is_some_and(|closing| closing != cell) {
                        return Fork::Yes;
                    }
                    closing = Some(cell);
                    ways += 1;
                    if ways == 4 {
                        most = Fork::OneCell;
                    }
                }
            }
        }
        most
    }

    /// Where the figures of which three cells are in place lack the fourth, by its direction.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn closing<W: Field>(&self, figures: &Figures) -> ByCorner<W> {
        const WORDS: usize = MOST_FIGURES / 8;
        let mut found = [0; WORDS];
        for (word, found) in found.iter_mut().enumerate() {
            *found = are_three(at(&self.figures, word));
        }
        let mut sets = [W::ZERO; 4];
        for (word, mut found) in found.into_iter().enumerate() {
            while found != 0 {
                let figure = 8 * word + found.trailing_zeros() as usize / 8;
                let part = self.figures[figure].trailing_ones() as usize;
                let half = usize::from(figures.parts[figure][part]);
                sets[half / ROW] |= W::cell(half % ROW);
                found &= found - 1;
            }
        }
        sets
    }

    /// What every cell is worth to the player by what they would show there, as long as there is no closing cell.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn worth(&self, [none, one, two, _]: ByOthers) -> Worth {
        let [alone, helped, threatened] = &self.lacking;
        let mut worth = Worth::NOTHING;
        for (half, worth) in worth.by_half.as_flattened_mut().iter_mut().enumerate() {
            let [alone, helped, threatened] = [alone[half], helped[half], threatened[half]].map(i32::from);
            *worth = none * alone + one * helped + two * threatened;
        }
        worth
    }
}

/// What a placement leaves at most, for who has no closing cell yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fork {
    /// One closing cell, which one triangle blocks.
    No,
    /// One closing cell, for four figures or more: it may take every direction, so that no triangle blocks it.
    OneCell,
    /// Two closing cells or more.
    Yes,
}

/// Placements counted eight at a time, see [`Gains`].
#[derive(Default)]
struct Gaining {
    help_two: u64,
    threaten: u64,
    threaten_and_help_two: u64,
}

impl Gaining {
    /// Adds those among these.
    #[inline(always)]
    fn add(&mut self, helps: u64, threatens: u64, among: u64) {
        let (help, help_two) = (at_least(helps, 1) & among, at_least(helps, 2) & among);
        let threaten = at_least(threatens, 1);
        self.help_two += help_two >> 7;
        self.threaten += (threaten & help) >> 7;
        self.threaten_and_help_two += (threaten & help_two) >> 7;
    }

    #[inline(always)]
    fn gains(&self) -> Gains {
        // No byte has counted more than the forty-four words there are, nor all together more than an `u16` holds.
        let sum = |bytes: u64| {
            let pairs = (bytes & 0x00ff_00ff_00ff_00ff) + (bytes >> 8 & 0x00ff_00ff_00ff_00ff);
            (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as i32
        };
        Gains {
            help_two: sum(self.help_two),
            threaten: sum(self.threaten),
            threaten_and_help_two: sum(self.threaten_and_help_two),
        }
    }
}

/// Eight bytes of a row.
#[inline(always)]
fn at(bytes: &[u8], word: usize) -> u64 {
    let mut eight = [0; 8];
    eight.copy_from_slice(&bytes[8 * word..8 * word + 8]);
    u64::from_le_bytes(eight)
}

/// Says yes for each of eight bytes, all below 128, that is at least so much.
#[inline(always)]
fn at_least(bytes: u64, least: u64) -> u64 {
    (bytes + (0x80 - least) * ONES) & YES
}

/// Says yes for each of eight bytes of whose lower four bits three are set and of whose upper four none is.
#[inline(always)]
fn are_three(bytes: u64) -> u64 {
    // The bits of each half of a byte are counted in place: the bytes sought come to be three.
    let pairs = bytes - ((bytes >> 1) & (0x55 * ONES));
    let halves = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    !((halves ^ (3 * ONES)) + 0x7f * ONES) & YES
}

/// Both players' counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    sides: [Side; 2],
}

impl Tally {
    /// What the player may still make.
    #[inline(always)]
    pub(crate) fn chances(&self, player: Player) -> Chances {
        self.sides[player.index()].chances()
    }

    /// Whether the player has a closing cell (L6).
    #[inline(always)]
    pub(crate) fn has_closing(&self, player: Player) -> bool {
        self.sides[player.index()].living[3] > 0
    }

    /// What a placement by the player leaves at most of figures that lack two cells now, as if with a triangle more in hand.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn fork(&self, player: Player, figures: &Figures) -> Fork {
        cpu::run(Forking(&self.sides[player.index()], figures))
    }

    /// What the player threatens on this board, as long as they hold a triangle. What can never be shown is not missing.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn threats<W: Field, const C: u8, const R: u8, const N: usize>(
        &self,
        board: &Board<W, C, R, N>,
        player: Player,
        figures: &Figures,
    ) -> Threats<W> {
        let missing = cpu::run(Closing { side: &self.sides[player.index()], figures, field: PhantomData });
        Threats { shows: board.shows(player), missing, closing: union(&missing) }
    }

    /// Where showing each direction leaves the player a figure that lacks one cell.
    pub(crate) fn threatening<W: Field>(&self, player: Player) -> ByCorner<W> {
        let threatened = &self.sides[player.index()].lacking[2];
        let mut sets = [W::ZERO; 4];
        for (corner, set) in sets.iter_mut().enumerate() {
            let mut wide = 0;
            for word in 0..ROW / 8 {
                let found = at_least(at(threatened, corner * (ROW / 8) + word), 1) >> 7;
                // The eight bits come together in the top byte, the lowest first.
                let bits = found.wrapping_mul(0x0102_0408_1020_4080) >> 56;
                wide |= u128::from(bits) << (8 * word);
            }
            *set = W::of_wide(wide);
        }
        sets
    }

    /// What these cells are worth to the player by what they would show there.
    pub(crate) fn worth_on<W: Field>(
        &self,
        cells: W,
        player: Player,
        by_others: ByOthers,
        figures: &Figures,
    ) -> Worth {
        let side = &self.sides[player.index()];
        let mut worth = Worth::NOTHING;
        for cell in cells.cells() {
            for (corner, row) in worth.by_half.iter_mut().enumerate() {
                let members = figures.members_through(4 * cell + corner).iter();
                let lacking = members.filter_map(|member| {
                    let shown = side.figures[usize::from(member / 4)];
                    (shown < 16 && shown >> (member % 4) & 1 == 0).then(|| shown.count_ones() as usize)
                });
                row[cell] = lacking.map(|placed| by_others[placed]).sum();
            }
        }
        worth
    }

    /// What placements of the mover are worth, given what figures are, as long as nobody has a closing cell.
    pub(crate) fn placing(&self, mover: Player, own: ByOthers, other: ByOthers) -> Placing {
        let [mover, opponent] = [mover, mover.opponent()].map(|player| &self.sides[player.index()]);
        cpu::run(Weighing { mover, opponent, own, other })
    }
}

/// Finds out what a placement leaves.
struct Forking<'a>(&'a Side, &'a Figures);

impl cpu::Task for Forking<'_> {
    type Output = Fork;

    #[inline(always)]
    fn run(self) -> Fork {
        self.0.forks(self.1)
    }
}

/// Finds where figures lack one cell.
struct Closing<'a, W> {
    side: &'a Side,
    figures: &'a Figures,
    field: PhantomData<W>,
}

impl<W: Field> cpu::Task for Closing<'_, W> {
    type Output = ByCorner<W>;

    #[inline(always)]
    fn run(self) -> ByCorner<W> {
        self.side.closing(self.figures)
    }
}

/// What placements are worth: what they show, and what the opponent cannot show any more.
pub(crate) struct Placing {
    /// On empty cells, a row for each corner.
    pub(crate) empty: Worth,
    /// What filling up a half-filled cell is worth, but for what that is worth by itself.
    pub(crate) filling: [i32; ROW],
}

/// Finds out what placements are worth.
struct Weighing<'a> {
    mover: &'a Side,
    opponent: &'a Side,
    own: ByOthers,
    other: ByOthers,
}

impl cpu::Task for Weighing<'_> {
    type Output = Placing;

    #[inline(always)]
    fn run(self) -> Placing {
        let (own, other) = (self.mover.worth(self.own), self.opponent.worth(self.other));
        let mut placing = Placing { empty: own, filling: [0; ROW] };
        let [ne, se, sw, nw] = &other.by_half;
        for cell in 0..ROW {
            let others = ne[cell] + se[cell] + sw[cell] + nw[cell];
            // Whoever fills up a cell shows all that is left there to them and ends all that is left to the opponent.
            placing.filling[cell] = others;
            for (corner, row) in placing.empty.by_half.iter_mut().enumerate() {
                placing.filling[cell] += row[cell];
                row[cell] += others - other.by_half[(corner + 2) % 4][cell];
            }
        }
        placing
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Whether positions are tallied: elsewhere what counts is looked up on the board.
    #[inline(always)]
    pub(crate) fn tallies(self) -> bool {
        N == 2 && !self.announce
    }

    /// Counts everything.
    pub(crate) fn tally_of(self, position: &Position<W, C, R, N>) -> Tally {
        let figures = self.figures();
        let mut tally = Tally { sides: [Side::empty(figures); 2] };
        if self.tallies() {
            for (player, side) in Player::ALL.into_iter().zip(&mut tally.sides) {
                let holding = Self::holding(&position.board, player, 0);
                for cell in 0..usize::from(C * R) {
                    let faces = Faces::of(&position.board, player, cell, holding);
                    side.turn(figures, cell, Faces::OPEN, faces, holding);
                }
            }
        }
        tally
    }

    /// What the two players would complete a figure with.
    #[inline(always)]
    fn both_holding(board: &Board<W, C, R, N>) -> [Holding; 2] {
        [Self::holding(board, Player::First, 0), Self::holding(board, Player::Second, 0)]
    }

    /// Counts what has changed from one position to the next.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn count_changes(
        self,
        tally: &mut Tally,
        before: &Position<W, C, R, N>,
        after: &Position<W, C, R, N>,
    ) {
        if !self.tallies() {
            return;
        }
        let held = Self::both_holding(&after.board);
        if Self::TILES > 0 && Self::both_holding(&before.board) != held {
            *tally = self.tally_of(after);
            return;
        }
        let figures = self.figures();
        let mut changed = W::ZERO;
        for player in [Player::First, Player::Second] {
            for corner in Corner::ALL.map(Corner::index) {
                changed |= before.board.halves(player)[corner] ^ after.board.halves(player)[corner];
            }
        }
        for cell in changed.cells() {
            for (player, side) in Player::ALL.into_iter().zip(&mut tally.sides) {
                let holding = held[player.index()];
                let from = Faces::of(&before.board, player, cell, holding);
                let to = Faces::of(&after.board, player, cell, holding);
                side.turn(figures, cell, from, to, holding);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::field::Field;
    use crate::{Move, Position, SamLiam, SamLiam6x7, SamLiam7, SamLiam9, Variant};
    use siliam_core::{Breadth, Game, Glance, InThree, MoveStack, Prove, Rng, Rules, Think};

    /// Plays games, some moves at random and some as a search would, and compares what is kept up with what is counted anew.
    fn compare<W: Field, const C: u8, const R: u8>(rules: SamLiam<W, C, R, 2>, games: u64)
    where
        SamLiam<W, C, R, 2>: Variant + Game<Position = Position<W, C, R, 2>, Move = Move<C, R>>,
    {
        let mut seen = [0; 4];
        for seed in 0..games {
            let mut rng = Rng::new(seed);
            let mut position = rules.start();
            let mut tally = rules.tally(&position);
            // Whoever plays well wins before the second phase.
            let good = rng.below(4);
            while rules.outcome(&position).is_none() && position.turns < 8 {
                assert_eq!(tally, rules.tally_of(&position), "{position:?}");
                assert_eq!(rules.evaluate(&position, &tally), rules.evaluate_board(&position));
                let glance = rules.glance(&position, &tally);
                assert_eq!(glance, rules.glance_at_board(&position), "{position:?}");
                seen[match glance {
                    Glance::WinsAtOnce => 0,
                    Glance::WinsInThree => 1,
                    Glance::Threatened => 2,
                    _ => 3,
                }] += 1;
                let by_tally = rules.at_once(&position, &tally);
                assert_eq!(by_tally, rules.at_once_on_board(&position), "{position:?}");
                if glance != Glance::WinsAtOnce {
                    let wins = rules.in_three(&position, &tally) == InThree::Win;
                    assert_eq!(wins, glance == Glance::WinsInThree, "{position:?}");
                }
                let (mut listed, mut tallied) = (MoveStack::new(), MoveStack::new());
                rules.forcing_on_board(&position, &mut listed);
                rules.forcing(&position, &tally, &mut tallied);
                assert_eq!(listed.above(0), tallied.above(0), "{position:?}");
                for breadth in [Breadth::Every, Breadth::Best] {
                    listed.truncate(0);
                    tallied.truncate(0);
                    let left_out = rules.candidates_on_board(&position, breadth, &mut listed);
                    let without = rules.candidates(&position, &tally, breadth, &mut tallied);
                    assert_eq!(left_out, without);
                    assert_eq!(listed.above(0), tallied.above(0), "{position:?}");
                }
                let likely = listed.above(0).iter().copied().filter(|_| glance != Glance::WinsAtOnce);
                let likely: Vec<_> = likely.take(6).filter(|_| rng.below(4) < good).collect();
                let any = rules.pick(&position, |count| rng.below(count)).expect("the game runs");
                let mv = likely.first().copied().unwrap_or(any);
                let next = rules.play_unchecked(&position, mv);
                rules.count_on(&mut tally, &position, &next);
                position = next;
            }
        }
        assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    }

    #[test]
    fn what_is_kept_up_is_what_is_counted_anew() {
        compare(SamLiam9::default(), 24);
        compare(SamLiam7::default(), 48);
        compare(SamLiam6x7::default(), 64);
    }
}
