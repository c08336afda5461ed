//! Rough values of placements and lifts, by which moves are ordered and left out.
//!
//! Showing a direction on a cell is worth the sum over the figures that need it and can still be made; a figure is worth
//! more the more of its other cells are in place.

use crate::board::Cover;
use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::rules::figures::{Figures, Shape, Twice};
use crate::think::two::squares::ROW;
use crate::think::two::terms::LATE;
use crate::{Corner, Half};
use siliam_core::cpu;

/// What a figure is worth to one of its cells, by how many of the other three are in place.
pub(crate) type ByOthers = [i32; 4];

/// The parts of a placement's value.
#[derive(Clone, Copy, Debug)]
pub struct Merits {
    /// The mover's figures through what it shows.
    pub(crate) own: ByOthers,
    /// The opponent's figures that it ends.
    pub(crate) other: ByOthers,
    /// Filling up a cell half filled by the mover, and one half filled by the opponent.
    pub(crate) halves: [i32; 2],
}

impl Merits {
    /// The parts with this many triangles on the board, between an empty board and a late one.
    #[inline(always)]
    pub(crate) fn at(phases: &[Self; 2], placed: usize) -> Self {
        let [early, late] = phases;
        let between =
            |early: i32, late: i32| (early * (LATE - placed) as i32 + late * placed as i32) / LATE as i32;
        let each = |early: ByOthers, late: ByOthers| {
            let mut each = [0; 4];
            for (index, value) in each.iter_mut().enumerate() {
                *value = between(early[index], late[index]);
            }
            if placed >= PEOPLED {
                each[0] = 0;
            }
            each
        };
        let [own_half, other_half] = [0, 1].map(|index| between(early.halves[index], late.halves[index]));
        Self {
            own: each(early.own, late.own),
            other: each(early.other, late.other),
            halves: [own_half, other_half],
        }
    }
}

/// From this many triangles on the board on, figures without any cell in place count nothing.
const PEOPLED: usize = 24;

/// What every cell is worth to a player by what it shows.
pub(crate) struct Worth {
    /// A row of cells for each direction.
    pub(crate) by_half: [[i32; ROW]; 4],
}

/// Three of a shape's cells laid over its anchors: where all of them can be filled, and how many are in place, in binary.
struct OtherThree<W> {
    fillable: W,
    odd: W,
    several: W,
}

impl<W: Field> OtherThree<W> {
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

/// Values every cell and direction for a player who shows `shows` and can come to show `open`.
pub(crate) struct WorthTask<'a, W> {
    pub(crate) figures: &'a Figures,
    pub(crate) shows: &'a Halves<W>,
    pub(crate) open: &'a Halves<W>,
    pub(crate) by_others: ByOthers,
}

impl<W: Field> cpu::Task for WorthTask<'_, W> {
    type Output = Worth;

    #[inline(always)]
    fn run(self) -> Worth {
        let Self { figures, shows, open, by_others: worth_by_others } = self;
        let mut worth = Worth::NOTHING;
        let able = *shows | *open;
        let early = worth_by_others[0] != 0;
        for shape in figures.shapes {
            let placed = shape.laid(shows);
            let anchors = W::of_wide(shape.anchors);
            if !early && ((placed[0] | placed[1] | placed[2] | placed[3]) & anchors).is_empty() {
                continue;
            }
            let able = shape.laid(&able);
            for part in 0..4 {
                let OtherThree { fillable, odd, several } = OtherThree::of(shape, &placed, &able, part);
                let (corner, step) = (shape.shows[part].index(), usize::from(shape.steps[part]));
                let none = if early { !odd & !several } else { W::ZERO };
                let by_others = [none, odd & !several, several & !odd, odd & several];
                for (set, each) in by_others.into_iter().zip(worth_by_others) {
                    for anchor in (set & fillable).cells() {
                        worth.by_half[corner][anchor + step] += each;
                    }
                }
            }
        }
        worth
    }
}

impl Worth {
    pub(crate) const NOTHING: Self = Self { by_half: [[0; ROW]; 4] };

    /// Showing one direction on a cell.
    #[inline(always)]
    fn of_one(&self, cell: usize, corner: Corner) -> i32 {
        self.by_half[corner.index()][cell]
    }

    /// Showing every direction on a cell but one.
    #[inline(always)]
    fn of_all_but(&self, cell: usize, corner: Corner) -> i32 {
        self.of_all(cell) - self.of_one(cell, corner)
    }

    /// Showing every direction on a cell.
    #[inline(always)]
    fn of_all(&self, cell: usize) -> i32 {
        self.by_half.iter().map(|row| row[cell]).sum()
    }
}

/// The values of cells to the mover and to the opponent.
pub(crate) struct Worths<W> {
    pub(crate) own: Worth,
    pub(crate) other: Worth,
    pub(crate) own_cells: W,
    /// What filling up a half-filled cell is worth, the mover's and the opponent's.
    pub(crate) halves: [i32; 2],
}

impl<W: Field> Worths<W> {
    /// A triangle placed by the mover: what it shows, and what the opponent cannot show any more.
    #[inline(always)]
    pub(crate) fn placed<const C: u8, const R: u8>(&self, cover: &Cover<W>, half: Half<C, R>) -> i32 {
        let (cell, corner) = (half.cell.index(), half.corner);
        let [own_half, other_half] = self.halves;
        if cover.half.has(cell) && self.own_cells.has(cell) {
            return self.own.of_all_but(cell, corner.opposite()) + self.other.of_one(cell, corner) + own_half;
        }
        let fills = if cover.half.has(cell) { other_half } else { 0 };
        self.own.of_one(cell, corner) + self.other.of_all_but(cell, corner.opposite()) + fills
    }

    /// A tile placed by the mover.
    pub(crate) fn tile(&self, cell: usize) -> i32 {
        self.own.of_all(cell) + self.other.of_all(cell)
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

// Inlined into tasks, which are compiled twice; not in WebAssembly, where there is one copy and its size counts.
impl Figures {
    /// By direction: the cells that, by showing it, leave a figure which lacks one of the open cells.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn threatening<W: Field>(&self, shows: &Halves<W>, open: &Halves<W>) -> Halves<W> {
        let able = *shows | *open;
        let mut threatening = Halves::NONE;
        for shape in self.shapes {
            let (placed, able) = (shape.laid(shows), shape.laid(&able));
            for part in 0..4 {
                let OtherThree { fillable, odd, several } = OtherThree::of(shape, &placed, &able, part);
                let step = u32::from(shape.steps[part]);
                threatening[shape.shows[part]] |= (fillable & several & !odd) << step;
            }
        }
        threatening
    }

    /// Where one more direction shown, or all four, may leave two figures that each lack one of the open cells: a quick
    /// necessary condition for [`Figures::twice`], which also asks that these cells differ. Only for a player without a closing cell.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn twice_at_most<W: Field>(&self, shows: &Halves<W>, open: &Halves<W>) -> Twice<W> {
        let able = *shows | *open;
        let (mut once, mut twice) = (Halves::<W>::NONE, Halves::<W>::NONE);
        let (mut once_by_all, mut twice_by_all) = (W::ZERO, W::ZERO);
        for shape in self.shapes {
            let placed = shape.laid(shows);
            let [a, b, c, d] = placed;
            // No figure has three cells in place, so at least two means two.
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
                let found = (pairs & !placed) << u32::from(step);
                twice[corner] |= once[corner] & found;
                once[corner] |= found;
                twice_by_all |= once_by_all & found;
                once_by_all |= found;
            }
        }
        Twice { one_direction: twice, all_directions: twice_by_all }
    }
}
