//! The counts of one player, eight cells to a word.

use crate::Corner;
use crate::board::Board;
use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::rules::hands::Holding;
use crate::think::two::chances::{Chances, Gains};
use crate::think::two::squares::{MOST_SQUARES, ROW, Squares};
use crate::think::two::worth::{ByOthers, Worth};
use siliam_core::Player;

/// One of eight bytes each.
const ONES: u64 = u64::from_le_bytes([1; 8]);

/// The top bit of each of eight bytes: set means yes.
const YES: u64 = 0x80 * ONES;

/// A player's counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    /// For every figure: bits 0 to 3 the parts that are shown, bits 4 to 7 those that can never be shown.
    pub(crate) figures: [u8; MOST_SQUARES],
    /// How many figures live, by how many of their cells are in place.
    pub(crate) living: [u16; 5],
    /// Living figures that lack a cell and direction, by how many cells are in place: none, one, two. A row for each
    /// direction.
    pub(crate) lacking: [[u8; 4 * ROW]; 3],
    /// The cells where one more triangle shows all directions.
    pub(crate) doubling: [u8; ROW],
}

/// The four directions of a cell: bits 0 to 3 those that are shown, bits 4 to 7 those that can never be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Faces(u8);

impl Faces {
    /// An empty cell that may be filled.
    pub(crate) const OPEN: Self = Self(0);

    /// Of a cell, for a player who would complete a figure with `holding`.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn of<W: Field, const C: u8, const R: u8, const N: usize>(
        board: &Board<W, C, R, N>,
        player: Player,
        cell: usize,
        holding: Holding,
    ) -> Self {
        let halves = |player: Player| {
            let bit = |corner: usize| u8::from(board.halves(player).0[corner].has(cell)) << corner;
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
    pub(crate) fn towards(self, corner: usize) -> u8 {
        (self.0 >> corner) & 0x11
    }

    /// Whether one more triangle shows all directions.
    #[inline(always)]
    pub(crate) fn doubles(self) -> bool {
        matches!(self.0, 1 | 2 | 4 | 8)
    }
}

impl Side {
    /// Nothing on the board.
    pub(crate) fn empty(squares: &Squares) -> Self {
        let mut side = Self {
            figures: [0; MOST_SQUARES],
            living: [squares.count as u16, 0, 0, 0, 0],
            lacking: [[0; 4 * ROW]; 3],
            doubling: [0; ROW],
        };
        for &place in squares.places[..squares.count].iter().flatten() {
            side.lacking[0][usize::from(place)] += 1;
        }
        side
    }

    /// Updates the counts for a cell that has changed.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn turn(&mut self, squares: &Squares, cell: usize, from: Faces, to: Faces, holding: Holding) {
        for corner in 0..4 {
            let (from, to) = (from.towards(corner), to.towards(corner));
            if from != to {
                for &member in squares.through(4 * cell + corner) {
                    self.change(squares, usize::from(member / 4), member % 4, to);
                }
            }
        }
        self.doubling[cell] = if holding == Holding::Triangle && to.doubles() { 0x80 } else { 0 };
    }

    /// Updates the counts for a part of a figure that has changed.
    #[inline(always)]
    pub(crate) fn change(&mut self, squares: &Squares, figure: usize, part: u16, to: u8) {
        let before = self.figures[figure];
        let after = (before & !(0x11 << part)) | to << part;
        self.figures[figure] = after;
        let places = squares.places[figure];
        if before < 16 {
            self.count(places, before, -1);
        }
        if after < 16 {
            self.count(places, after, 1);
        }
    }

    /// Counts a living square of which these parts are shown, or takes it back: `by` is one or minus one.
    #[inline(always)]
    pub(crate) fn count(&mut self, places: [u16; 4], shown: u8, by: i8) {
        /// How many bits four have.
        const ONES_OF_FOUR: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        let in_place = usize::from(ONES_OF_FOUR[usize::from(shown)]);
        self.living[in_place] = self.living[in_place].wrapping_add_signed(by.into());
        let Some(lacking) = self.lacking.get_mut(in_place) else { return };
        for (part, half) in places.into_iter().enumerate() {
            if shown >> part & 1 == 0 {
                let count = &mut lacking[usize::from(half)];
                *count = count.wrapping_add_signed(by);
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

    /// Whether the player, who has no closing cell, has a fork.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn fork(&self, squares: &Squares) -> HasFork {
        let threatened = &self.lacking[2];
        let mut most = HasFork::No;
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
                match self.fork_on(squares, cell) {
                    HasFork::Yes => return HasFork::Yes,
                    HasFork::OneCell => most = HasFork::OneCell,
                    HasFork::No => {}
                }
                found &= found - 1;
            }
        }
        most
    }

    /// Whether a placement on this cell is a fork.
    pub(crate) fn fork_on(&self, squares: &Squares, cell: usize) -> HasFork {
        let mut closing = None;
        let mut ways = 0;
        let mut most = HasFork::No;
        for corner in 0..4 {
            // Directions count together only where one more triangle shows all of them.
            if self.doubling[cell] == 0 {
                (closing, ways) = (None, 0);
            }
            for member in squares.through(4 * cell + corner) {
                let (figure, part) = (usize::from(member / 4), member % 4);
                let shown = self.figures[figure];
                if shown < 16 && shown.count_ones() == 2 && shown >> part & 1 == 0 {
                    let other = (15 & !shown & !(1 << part)).trailing_zeros();
                    let cell = squares.places[figure][other as usize] % ROW as u16;
                    if closing.is_some_and(|closing| closing != cell) {
                        return HasFork::Yes;
                    }
                    closing = Some(cell);
                    ways += 1;
                    if ways == 4 {
                        most = HasFork::OneCell;
                    }
                }
            }
        }
        most
    }

    /// Where the figures of which three cells are in place lack the fourth, by its direction.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn closing<W: Field>(&self, squares: &Squares) -> Halves<W> {
        const WORDS: usize = MOST_SQUARES / 8;
        let mut found = [0; WORDS];
        for (word, found) in found.iter_mut().enumerate() {
            *found = are_three(at(&self.figures, word));
        }
        let mut sets = Halves::NONE;
        for (word, mut found) in found.into_iter().enumerate() {
            while found != 0 {
                let figure = 8 * word + found.trailing_zeros() as usize / 8;
                let part = self.figures[figure].trailing_ones() as usize;
                let half = usize::from(squares.places[figure][part]);
                sets.0[half / ROW] |= W::cell(half % ROW);
                found &= found - 1;
            }
        }
        sets
    }

    /// Where showing each direction leaves a square that lacks one cell.
    pub(crate) fn threatening<W: Field>(&self) -> Halves<W> {
        let of_corner = |corner: Corner| {
            let mut wide = 0;
            for word in 0..ROW / 8 {
                let found = at_least(at(&self.lacking[2], corner.index() * (ROW / 8) + word), 1) >> 7;
                // The eight bits come together in the top byte, the lowest first.
                let bits = found.wrapping_mul(0x0102_0408_1020_4080) >> 56;
                wide |= u128::from(bits) << (8 * word);
            }
            W::of_wide(wide)
        };
        Halves::of(of_corner)
    }

    /// Values every cell and direction for the player, who has no closing cell.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn worth(&self, [none, one, two, _]: ByOthers) -> Worth {
        let [alone, helped, threatened] = &self.lacking;
        let mut worth = Worth::NOTHING;
        for (half, worth) in worth.by_half.as_flattened_mut().iter_mut().enumerate() {
            let [alone, helped, threatened] = [alone[half], helped[half], threatened[half]].map(i32::from);
            *worth = none * alone + one * helped + two * threatened;
        }
        worth
    }
}

/// Whether a placement makes a fork, for a player who has no closing cell yet: the most that any placement leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HasFork {
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
        // A byte counts at most the forty-four words there are, and all eight together fit in a `u16`.
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

/// Yes for each of eight bytes, all below 128, that is at least `least`.
#[inline(always)]
fn at_least(bytes: u64, least: u64) -> u64 {
    (bytes + (0x80 - least) * ONES) & YES
}

/// Yes for each of eight bytes that has three of its lower four bits set and none of its upper four.
#[inline(always)]
fn are_three(bytes: u64) -> u64 {
    // Counts the bits of each half byte in place: the bytes looked for become three.
    let pairs = bytes - ((bytes >> 1) & (0x55 * ONES));
    let halves = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    !((halves ^ (3 * ONES)) + 0x7f * ONES) & YES
}
