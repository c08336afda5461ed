//! What the evaluation counts, kept up from move to move: a placement changes one cell, and only the figures through it.
//!
//! A figure *lives* for a player while each of its cells shows what it must or can still be made to. For every cell and
//! direction that a player does not show yet the tally knows how many living figures lack it, by how many of their cells are
//! in place. From these counts the terms of the evaluation, what a glance tells and what placements are worth follow in one
//! pass over a few words.

use crate::board::Board;
use crate::chances::{Chances, Gains};
use crate::field::Field;
use crate::figures::Figures;
use crate::variant::Holding;
use crate::worth::{ByOthers, Worth};
use crate::{Corner, Position, SamLiam, Variant};
use siliam_core::{Player, cpu};

/// A byte for every cell, in whole words.
pub(crate) const ROW: usize = 88;

/// The most figures a game of two has: the squares of 9×9.
const MOST_FIGURES: usize = 408;

/// One of eight bytes each.
const ONES: u64 = u64::from_ne_bytes([1; 8]);

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

    /// Whether a placement leaves two closing cells or more, for who has none yet.
    #[inline(always)]
    fn forks(&self, figures: &Figures) -> bool {
        let threatened = &self.lacking[2];
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
                if self.forks_on(figures, cell) {
                    return true;
                }
                found &= found - 1;
            }
        }
        false
    }

    /// Whether a placement on this cell does.
    fn forks_on(&self, figures: &Figures, cell: usize) -> bool {
        let mut closing = None;
        for corner in 0..4 {
            // Only where one more triangle shows all directions do they count together.
            if self.doubling[cell] == 0 {
                closing = None;
            }
            for member in figures.members_through(4 * cell + corner) {
                let (figure, part) = (usize::from(member / 4), member % 4);
                let shown = self.figures[figure];
                if shown < 16 && shown.count_ones() == 2 && shown >> part & 1 == 0 {
                    let other = (15 & !shown & !(1 << part)).trailing_zeros();
                    let cell = figures.parts[figure][other as usize] % ROW as u16;
                    if closing.is_some_and(|closing| closing != cell) {
                        return true;
                    }
                    closing = Some(cell);
                }
            }
        }
        false
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
    u64::from_ne_bytes(eight)
}

/// Says yes for each of eight bytes, all below 128, that is at least so much.
#[inline(always)]
fn at_least(bytes: u64, least: u64) -> u64 {
    (bytes + (0x80 - least) * ONES) & YES
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

    /// Whether a placement by the player, who has no closing cell, is a fork (L6), as if with a triangle more in hand.
    #[inline(always)]
    pub(crate) fn has_fork(&self, player: Player, figures: &Figures) -> bool {
        cpu::run(Forking(&self.sides[player.index()], figures))
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

/// Finds out whether a placement leaves two closing cells.
struct Forking<'a>(&'a Side, &'a Figures);

impl cpu::Task for Forking<'_> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        self.0.forks(self.1)
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

    /// Counts what has changed from one position to the next.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn tally_changed(
        self,
        tally: &Tally,
        before: &Position<W, C, R, N>,
        after: &Position<W, C, R, N>,
    ) -> Tally {
        if !self.tallies() {
            return *tally;
        }
        let holdings = |position: &Position<W, C, R, N>| {
            [Player::First, Player::Second].map(|player| Self::holding(&position.board, player, 0))
        };
        let held = holdings(after);
        if Self::TILES > 0 && holdings(before) != held {
            return self.tally_of(after);
        }
        let figures = self.figures();
        let mut tally = *tally;
        let mut changed = W::ZERO;
        for player in [Player::First, Player::Second] {
            for corner in Corner::ALL.map(Corner::index) {
                changed |= before.board.halves(player)[corner] ^ after.board.halves(player)[corner];
            }
        }
        for cell in changed.cells() {
            for (player, side) in Player::ALL.into_iter().zip(&mut tally.sides) {
                let holding = held[player.index()];
                let [from, to] =
                    [before, after].map(|position| Faces::of(&position.board, player, cell, holding));
                side.turn(figures, cell, from, to, holding);
            }
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use crate::field::Field;
    use crate::{Position, SamLiam, SamLiam6x7, SamLiam7, SamLiam9, Variant};
    use siliam_core::{Breadth, Game, Glance, MoveStack, Rng, Rules, Think};

    /// Plays games, some moves at random and some as a search would, and compares what is kept up with what is counted anew.
    fn compare<W: Field, const C: u8, const R: u8>(rules: SamLiam<W, C, R, 2>, games: u64)
    where
        SamLiam<W, C, R, 2>: Variant + Game<Position = Position<W, C, R, 2>>,
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
                assert_eq!(rules.evaluate_tallied(&position, &tally), rules.evaluate(&position));
                let glance = rules.glance_tallied(&position, &tally);
                assert_eq!(glance, rules.glance(&position), "{position:?}");
                seen[match glance {
                    Glance::WinsAtOnce => 0,
                    Glance::WinsInThree => 1,
                    Glance::Threatened => 2,
                    _ => 3,
                }] += 1;
                let (mut listed, mut tallied) = (MoveStack::new(), MoveStack::new());
                let left_out = Think::candidates(&rules, &position, Breadth::Best, &mut listed);
                let without =
                    Think::candidates_tallied(&rules, &position, &tally, Breadth::Best, &mut tallied);
                assert_eq!(left_out, without);
                assert_eq!(listed.above(0), tallied.above(0), "{position:?}");
                let likely = listed.above(0).iter().copied().filter(|_| glance != Glance::WinsAtOnce);
                let likely: Vec<_> = likely.take(6).filter(|_| rng.below(4) < good).collect();
                let any = rules.pick(&position, |count| rng.below(count)).expect("the game runs");
                let mv = likely.first().copied().unwrap_or(any);
                let next = rules.play_unchecked(&position, mv);
                tally = rules.tally_after(&tally, &position, &next);
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
