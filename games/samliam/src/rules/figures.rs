//! The figures that win, generated from vectors, and what is missing to them on a whole board at once.
//!
//! A *shape* is four steps from an anchor with the direction each cell must show; a *figure* is a shape laid somewhere
//! on the board. Shifting what a player shows by a shape's steps lays it everywhere at once, so that one pass over a few
//! shapes finds every figure that lacks one cell. The lookups are built at compile time.

pub(crate) mod drawing;
pub(crate) mod lookup;

use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::rules::figures::lookup::{Others, Pair, Pairs, Through};
use crate::{Corner, Half};

/// What a figure is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FigureKind {
    /// Four corners of a square, all showing outward or all inward (L3).
    Square,
    /// Four cells around a middle, all showing one direction (L8).
    Cross,
    /// Four equally spaced cells in a row, column or diagonal, all showing one direction (L9).
    Line,
}

/// A figure without its place.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    pub(crate) kind: FigureKind,
    pub(crate) shows: [Corner; 4],
    /// Indices of the four cells from that of the anchor, the bottom left of the box around them.
    pub(crate) steps: [u8; 4],
    /// Columns and rows of the four cells from the anchor.
    places: [(u8, u8); 4],
    /// Where the anchor may be.
    pub(crate) anchors: u128,
}

/// All figures of a game.
pub(crate) struct Figures {
    pub(crate) shapes: &'static [Shape],
    pub(crate) pairs: &'static Pairs<[Pair]>,
    pub(crate) through: &'static Through<[Others]>,
}

/// The figures of a board, their lookups no larger than they need to be.
macro_rules! figures {
    ($columns:expr, $rows:expr, $extra:expr) => {{
        use $crate::rules::figures::drawing::Drawing;
        use $crate::rules::figures::lookup::{Others, Pair, Pairs, Through};
        use $crate::rules::figures::{Figures, Shape};
        const DRAWING: Drawing = Drawing::new($columns, $rows, $extra);
        const SHAPES: usize = DRAWING.list().len();
        const FIGURES: [[u16; 4]; DRAWING.figures()] = DRAWING.halves();
        static LIST: [Shape; SHAPES] = DRAWING.shapes();
        static PAIRS: Pairs<[Pair; 12 * SHAPES]> = Pairs::of(&DRAWING);
        static THROUGH: Through<[Others; 4 * FIGURES.len()]> = Through::of(&FIGURES);
        Figures { shapes: &LIST, pairs: &PAIRS, through: &THROUGH }
    }};
}
pub(crate) use figures;

/// Where a placement gives its player two closing cells.
#[derive(Clone, Copy)]
pub(crate) struct Twice<W> {
    /// By the direction shown.
    pub(crate) one_direction: Halves<W>,
    /// By showing all four.
    pub(crate) all_directions: W,
}

impl Figures {
    /// Whether showing this half completes a figure of a player who shows `shows`.
    #[inline(always)]
    pub(crate) fn is_completed_by<W: Field, const C: u8, const R: u8>(
        &self,
        shows: &Halves<W>,
        half: Half<C, R>,
    ) -> bool {
        let holds = |half: u16| shows.0[usize::from(half % 4)].has(usize::from(half / 4));
        let mut figures = self.through.of_half(half.index()).iter();
        figures.any(|&[one, two, three]| holds(one) && holds(two) && holds(three))
    }

    /// Whether a player who shows `shows` has a figure.
    pub(crate) fn is_complete<W: Field>(&self, shows: &Halves<W>) -> bool {
        let mut complete = W::ZERO;
        for shape in self.shapes {
            let [one, two, three, four] = shape.laid(shows);
            complete |= one & two & three & four & W::of_wide(shape.anchors);
        }
        !complete.is_empty()
    }

    /// For each direction the cells that would complete a figure by showing it, of a player who shows `shows`.
    ///
    /// Cells of a figure that is complete already are among them.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn missing<W: Field>(&self, shows: &Halves<W>) -> Halves<W> {
        let mut missing = Halves::NONE;
        for shape in self.shapes {
            let anchors = W::of_wide(shape.anchors);
            let [one, two, three, four] = shape.laid(shows);
            let (first, last) = (one & two, three & four & anchors);
            // Three of four are seldom in place.
            if (((one | two) & last) | (first & (three | four) & anchors)).is_empty() {
                continue;
            }
            let lacking = [two & last, one & last, first & four & anchors, first & three & anchors];
            for ((set, corner), step) in lacking.into_iter().zip(shape.shows).zip(shape.steps) {
                missing[corner] |= set << u32::from(step);
            }
        }
        missing
    }

    /// All four cells of every figure that lacks just one cell, if that is among `closing`.
    pub(crate) fn lacking_one<W: Field>(&self, shows: &Halves<W>, closing: W) -> W {
        let mut cells = W::ZERO;
        for shape in self.shapes {
            let laid @ [one, two, three, four] = shape.laid(shows);
            let rest = [two & three & four, one & three & four, one & two & four, one & two & three];
            let mut anchors = W::ZERO;
            for ((rest, shown), step) in rest.into_iter().zip(laid).zip(shape.steps) {
                anchors |= rest & !shown & (closing >> u32::from(step));
            }
            anchors &= W::of_wide(shape.anchors);
            for step in shape.steps {
                cells |= anchors << u32::from(step);
            }
        }
        cells
    }

    /// Where one more direction shown gives two closing cells or more among `open`, the cells that can come to show each
    /// direction and are no closing cells yet.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn twice<W: Field>(&self, shows: &Halves<W>, open: &Halves<W>) -> Twice<W> {
        let (mut once, mut twice) = (Halves::NONE, Halves::NONE);
        let (mut once_by_all, mut twice_by_all) = (W::ZERO, W::ZERO);
        for pairs in self.pairs.by_step() {
            // Several figures may have the same closing cell at this step; it counts once.
            let mut found = Halves::NONE;
            for pair in pairs {
                let [third, fourth] = pair.others.map(|(corner, step)| shows[corner].turned(step));
                let (corner, step) = pair.closing;
                found[pair.put] |= third & fourth & open[corner].turned(step) & W::of_wide(pair.from);
            }
            twice |= once & found;
            once |= found;
            let by_all = found.cells();
            twice_by_all |= once_by_all & by_all;
            once_by_all |= by_all;
        }
        Twice { one_direction: twice, all_directions: twice_by_all }
    }
}

impl Shape {
    /// What a player shows of each of the four cells, laid over the anchors.
    #[inline(always)]
    pub(crate) fn laid<W: Field>(&self, shows: &Halves<W>) -> [W; 4] {
        let mut laid = [W::ZERO; 4];
        for (index, set) in laid.iter_mut().enumerate() {
            *set = shows[self.shows[index]] >> u32::from(self.steps[index]);
        }
        laid
    }

    /// The indices of the cells where the shape may be anchored.
    pub(crate) fn anchors(&self) -> impl Iterator<Item = usize> + use<> {
        self.anchors.cells()
    }

    /// The step from one cell to another as [`Field::turned`] takes it: modulo the widest word.
    const fn step(&self, from: usize, to: usize) -> u8 {
        self.steps[to].wrapping_sub(self.steps[from]) % 128
    }

    /// One of its cells with what it must show, as [`Half::index`] counts.
    const fn half(&self, anchor: u16, part: usize) -> u16 {
        4 * (anchor + self.steps[part] as u16) + self.shows[part].index() as u16
    }
}
