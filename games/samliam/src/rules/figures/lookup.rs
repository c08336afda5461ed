//! Lookups of figures, built at compile time: pairs of cells by the step between them, and the figures through each cell.

use crate::Corner;
use crate::board::halves::MOST_HALVES;
use crate::rules::figures::Shape;
use crate::rules::figures::drawing::Drawing;

/// Straight and diagonal steps of up to eight cells.
const MOST_STEPS: usize = 64;

/// Two cells of a shape that one placement can relate: putting the right thing on the first makes the second a closing
/// cell wherever the other two are in place.
///
/// Everything is seen from the first cell, so that the result is a set of places to put a triangle.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    /// What the placement must show.
    pub(crate) put: Corner,
    /// What the closing cell must come to show, and where it lies.
    pub(crate) closing: (Corner, u8),
    /// What the other two show, and where they lie.
    pub(crate) others: [(Corner, u8); 2],
    /// From where all four cells are on the board.
    pub(crate) from: u128,
}

/// The other three cells of a figure with what they must show, each as [`Half::index`](crate::Half::index) counts.
pub(crate) type Others = [u16; 3];

/// Pairs sorted by the step from the first cell to the second, because closing cells are counted by where they lie.
pub(crate) struct Pairs<T: ?Sized> {
    /// Where each step's pairs end.
    ends: [u16; MOST_STEPS],
    steps: usize,
    list: T,
}

impl Pairs<[Pair]> {
    /// The pairs of each step.
    #[inline(always)]
    pub(crate) fn by_step(&self) -> impl Iterator<Item = &[Pair]> {
        let mut begin = 0;
        self.ends[..self.steps].iter().map(move |&end| {
            let pairs = &self.list[begin..usize::from(end)];
            begin = usize::from(end);
            pairs
        })
    }
}

/// For every half the figures that need it, each as its other three halves.
pub(crate) struct Through<T: ?Sized> {
    begins: [u16; MOST_HALVES + 1],
    list: T,
}

/// For every half the figures that need it, each by its number.
pub(crate) struct Members<const M: usize> {
    begins: [u16; MOST_HALVES + 1],
    /// A figure's number times four, plus which of its four parts the half is.
    list: [u16; M],
}

impl<const P: usize> Pairs<[Pair; P]> {
    /// Fills the table of pairs, bucket by bucket of the step between the two cells.
    pub(crate) const fn of(drawing: &Drawing) -> Self {
        const REACH: usize = 8;
        const WIDTH: usize = 2 * REACH + 1;
        const fn bucket(shape: &Shape, put: usize, closing: usize) -> usize {
            let (from, to) = (shape.places[put], shape.places[closing]);
            let column = to.0 as usize + REACH - from.0 as usize;
            let row = to.1 as usize + REACH - from.1 as usize;
            row * WIDTH + column
        }
        let mut pairs = Self {
            ends: [0; MOST_STEPS],
            steps: 0,
            list: [Pair::of(&drawing.list()[0], 0, 1, drawing.columns()); P],
        };
        let mut places = [0_u16; WIDTH * WIDTH];
        let mut index = 0;
        while index < 16 * drawing.list().len() {
            let (shape, put, closing) = (&drawing.list()[index / 16], index / 4 % 4, index % 4);
            if put != closing {
                places[bucket(shape, put, closing)] += 1;
            }
            index += 1;
        }
        let mut end = 0;
        let mut index = 0;
        while index < WIDTH * WIDTH {
            let size = places[index];
            places[index] = end;
            end += size;
            if size > 0 {
                pairs.ends[pairs.steps] = end;
                pairs.steps += 1;
            }
            index += 1;
        }
        let mut index = 0;
        while index < 16 * drawing.list().len() {
            let (shape, put, closing) = (&drawing.list()[index / 16], index / 4 % 4, index % 4);
            if put != closing {
                let place = &mut places[bucket(shape, put, closing)];
                pairs.list[*place as usize] = Pair::of(shape, put, closing, drawing.columns());
                *place += 1;
            }
            index += 1;
        }
        pairs
    }
}

impl<const M: usize> Members<M> {
    /// Sorts the parts of these figures, as [`Drawing::halves`] lists them, by the half they are.
    pub(crate) const fn of(figures: &[[u16; 4]]) -> Self {
        let mut members = Self { begins: [0; MOST_HALVES + 1], list: [0; M] };
        // How many there are of each half, counted one place too far on: filling the list moves each beginning to the next.
        let mut index = 0;
        while index < 4 * figures.len() {
            members.begins[figures[index / 4][index % 4] as usize + 1] += 1;
            index += 1;
        }
        let mut sum = 0;
        let mut half = 1;
        while half <= MOST_HALVES {
            let count = members.begins[half];
            members.begins[half] = sum;
            sum += count;
            half += 1;
        }
        let mut index = 0;
        while index < 4 * figures.len() {
            let begin = &mut members.begins[figures[index / 4][index % 4] as usize + 1];
            members.list[*begin as usize] = index as u16;
            *begin += 1;
            index += 1;
        }
        members
    }

    /// The figures that need this half.
    #[inline(always)]
    pub(crate) fn of_half(&self, half: usize) -> &[u16] {
        &self.list[usize::from(self.begins[half])..usize::from(self.begins[half + 1])]
    }
}

impl<const M: usize> Through<[Others; M]> {
    /// Lists the figures through every half.
    pub(crate) const fn of(figures: &[[u16; 4]]) -> Self {
        let Members { begins, list: members } = Members::<M>::of(figures);
        let mut list = [[0; 3]; M];
        let mut index = 0;
        while index < M {
            let (figure, part) = (figures[members[index] as usize / 4], members[index] as usize % 4);
            list[index] = [figure[(part + 1) % 4], figure[(part + 2) % 4], figure[(part + 3) % 4]];
            index += 1;
        }
        Self { begins, list }
    }
}

impl Through<[Others]> {
    /// The figures that need this half.
    #[inline(always)]
    pub(crate) fn of_half(&self, half: usize) -> &[Others] {
        &self.list[usize::from(self.begins[half])..usize::from(self.begins[half + 1])]
    }
}

impl Pair {
    const fn of(shape: &Shape, put: usize, closing: usize, columns: u8) -> Self {
        let mut others = [(Corner::NorthEast, 0); 2];
        let mut found = 0;
        let mut index = 0;
        while index < 4 {
            if index != put && index != closing {
                others[found] = (shape.shows[index], shape.step(put, index));
                found += 1;
            }
            index += 1;
        }
        let (column, row) = shape.places[put];
        Self {
            put: shape.shows[put],
            closing: (shape.shows[closing], shape.step(put, closing)),
            others,
            from: shape.anchors << (row * columns + column),
        }
    }
}
