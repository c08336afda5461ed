//! What placements and lifts are worth at a glance: what a search looks at first, and whether at all.
//!
//! A cell that shows a direction is worth as much as the figures through it that its player can still make, the more the
//! more of their other cells are in place.

use crate::board::Cover;
use crate::field::{ByCorner, Field, both, either, total};
use crate::figures::{Figures, Shape, Twice};
use crate::prospects::living;
use crate::{Corner, Half};
use siliam_core::cpu;

/// How many cells the largest board has.
const MOST_CELLS: usize = 81;

/// What a figure is worth to one of its cells, by how many of the other three are in place.
const BY_OTHERS: [i32; 4] = [1, 6, 60, 600];

/// What every cell is worth to a player by what it shows.
pub(crate) struct Worth {
    by_half: [[i32; 4]; MOST_CELLS],
}

/// The figures of a player that can still be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prospects {
    /// With one, two and three cells in place.
    pub(crate) placed: [i32; 3],
    /// Placements that threaten and help another figure along.
    pub(crate) gains: i32,
}

/// Three of a shape's cells laid over its anchors: where all of them can be filled, and how many are in place, in binary.
struct Others<W> {
    fillable: W,
    odd: W,
    several: W,
}

impl<W: Field> Others<W> {
    #[inline(always)]
    fn of(shape: &Shape, placed: &[W; 4], able: &[W; 4], part: usize) -> Self {
        let [one, two, three] = [(part + 1) % 4, (part + 2) % 4, (part + 3) % 4];
        let uneven = placed[one] ^ placed[two];
        Self {
            fillable: able[one] & able[two] & able[three] & W::of_wide(shape.anchors),
            odd: uneven ^ placed[three],
            several: (placed[one] & placed[two]) | (uneven & placed[three]),
        }
    }
}

/// Finds out what every cell is worth to a player who shows this and can come to show that.
pub(crate) struct Weighing<'a, W> {
    pub(crate) figures: &'a Figures,
    pub(crate) shows: &'a ByCorner<W>,
    pub(crate) open: &'a ByCorner<W>,
}

impl<W: Field> cpu::Task for Weighing<'_, W> {
    type Output = Worth;

    #[inline(always)]
    fn run(self) -> Worth {
        let Self { figures, shows, open } = self;
        let mut worth = Worth { by_half: [[0; 4]; MOST_CELLS] };
        let able = either(shows, open);
        // While next to nothing is there, a figure without any cell counts too.
        let early = shows.iter().map(|set| set.ones()).sum::<u32>() < 4;
        for shape in figures.shapes {
            let placed = shape.laid(shows);
            let anchors = W::of_wide(shape.anchors);
            if !early && ((placed[0] | placed[1] | placed[2] | placed[3]) & anchors).is_empty() {
                continue;
            }
            let able = shape.laid(&able);
            for part in 0..4 {
                let Others { fillable, odd, several } = Others::of(shape, &placed, &able, part);
                let (corner, step) = (shape.shows[part].index(), usize::from(shape.steps[part]));
                let none = if early { !odd & !several } else { W::ZERO };
                let by_others = [none, odd & !several, several & !odd, odd & several];
                for (set, each) in by_others.into_iter().zip(BY_OTHERS) {
                    for anchor in (set & fillable).cells() {
                        worth.by_half[anchor + step][corner] += each;
                    }
                }
            }
        }
        worth
    }
}

impl Worth {
    /// Showing one direction on a cell.
    #[inline(always)]
    fn of_one(&self, cell: usize, corner: Corner) -> i32 {
        self.by_half[cell][corner.index()]
    }

    /// Showing every direction on a cell but one.
    #[inline(always)]
    fn of_all_but(&self, cell: usize, corner: Corner) -> i32 {
        self.by_half[cell].iter().sum::<i32>() - self.of_one(cell, corner)
    }

    /// Showing every direction on a cell.
    #[inline(always)]
    fn of_all(&self, cell: usize) -> i32 {
        self.by_half[cell].iter().sum()
    }
}

/// What is worth how much to a mover and to the opponent.
pub(crate) struct Worths<W> {
    pub(crate) own: Worth,
    pub(crate) other: Worth,
    pub(crate) own_cells: W,
}

impl<W: Field> Worths<W> {
    /// A triangle placed by the mover: what it shows, and what the opponent cannot show any more.
    #[inline(always)]
    pub(crate) fn placed<const C: u8, const R: u8>(&self, cover: &Cover<W>, half: Half<C, R>) -> i32 {
        let (cell, corner) = (half.cell.index(), half.corner);
        if cover.half.has(cell) && self.own_cells.has(cell) {
            return self.own.of_all_but(cell, corner.opposite()) + self.other.of_one(cell, corner) * 3 / 4;
        }
        self.own.of_one(cell, corner) + self.other.of_all_but(cell, corner.opposite()) * 3 / 4
    }

    /// A tile placed by the mover.
    pub(crate) fn tile(&self, cell: usize) -> i32 {
        self.own.of_all(cell) + self.other.of_all(cell) * 3 / 4
    }

    /// What lifting a triangle costs the mover: what it showed, and what the opponent can show again.
    #[inline(always)]
    pub(crate) fn lifted<const C: u8, const R: u8>(
        &self,
        cover: &Cover<W>,
        doubled: W,
        half: Half<C, R>,
    ) -> i32 {
        let (cell, corner) = (half.cell.index(), half.corner);
        if doubled.has(cell) && !cover.half.has(cell) {
            return self.own.of_all_but(cell, corner.opposite()) + self.other.of_one(cell, corner);
        }
        self.own.of_one(cell, corner) + self.other.of_all_but(cell, corner.opposite())
    }
}

// In the browser there is one copy of everything and its size counts; elsewhere these are part of tasks that are compiled
// twice.
impl Figures {
    /// The figures that a player who shows this and can come to show that may still make.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn prospects<W: Field>(&self, shows: &ByCorner<W>, open: &ByCorner<W>) -> Prospects {
        let able = either(shows, open);
        let mut prospects = Prospects::default();
        let (mut helps, mut threatens) = ([W::ZERO; 4], [W::ZERO; 4]);
        for shape in self.shapes {
            let (laid, [_, single, pair, triple]) = living(shape, shows, &able);
            for (count, set) in prospects.placed.iter_mut().zip([single, pair, triple]) {
                *count += set.ones() as i32;
            }
            for ((placed, corner), step) in laid.into_iter().zip(shape.shows).zip(shape.steps) {
                let (corner, step) = (corner.index(), u32::from(step));
                helps[corner] |= (single & !placed) << step;
                threatens[corner] |= (pair & !placed) << step;
            }
        }
        prospects.gains = total(&both(&threatens, &helps)) as i32;
        prospects
    }

    /// By direction: the cells that, by showing it, leave a figure which lacks one of the open cells.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn threatening<W: Field>(&self, shows: &ByCorner<W>, open: &ByCorner<W>) -> ByCorner<W> {
        let able = either(shows, open);
        let mut threatening = [W::ZERO; 4];
        for shape in self.shapes {
            let (placed, able) = (shape.laid(shows), shape.laid(&able));
            for part in 0..4 {
                let Others { fillable, odd, several } = Others::of(shape, &placed, &able, part);
                let step = u32::from(shape.steps[part]);
                threatening[shape.shows[part].index()] |= (fillable & several & !odd) << step;
            }
        }
        threatening
    }

    /// Where one more direction shown, or all four, may leave two figures that each lack one of the open cells: a quick
    /// necessary condition for [`Figures::twice`], which also asks that these cells differ. For who has no closing cell.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn twice_at_most<W: Field>(&self, shows: &ByCorner<W>, open: &ByCorner<W>) -> Twice<W> {
        let able = either(shows, open);
        let (mut once, mut twice) = ([W::ZERO; 4], [W::ZERO; 4]);
        let (mut once_by_all, mut twice_by_all) = (W::ZERO, W::ZERO);
        for shape in self.shapes {
            let placed = shape.laid(shows);
            let [a, b, c, d] = placed;
            // None has three cells in place, so at least two are as good as two.
            let several = (a & b) | (c & d) | ((a | b) & (c | d));
            if (several & W::of_wide(shape.anchors)).is_empty() {
                continue;
            }
            let [a, b, c, d] = shape.laid(&able);
            let pairs = several & a & b & c & d & W::of_wide(shape.anchors);
            if pairs.is_empty() {
                continue;
            }
            for ((placed, corner), step) in placed.into_iter().zip(shape.shows).zip(shape.steps) {
                let (corner, found) = (corner.index(), (pairs & !placed) << u32::from(step));
                twice[corner] |= once[corner] & found;
                once[corner] |= found;
                twice_by_all |= once_by_all & found;
                once_by_all |= found;
            }
        }
        Twice { one_direction: twice, all_directions: twice_by_all }
    }
}
