//! Who may push along a line (S5), for all lines at once, by one look-up a line.
//!
//! A row or column is five cells, each free, a rock, an animal facing up the line, down the line, or sideways: 5⁵ states.
//! The tables hold, for every state, who may push which way; they are built at compile time straight from the ruling.

use crate::{Cell, CellSet, Facing, Position};

const STATES: usize = 5 * 5 * 5 * 5 * 5;

/// The digits of a line's state.
const ROCK: u16 = 1;
const UP: u16 = 2;
const DOWN: u16 = 3;
const SIDEWAYS: u16 = 4;

/// Which pushes a line allows.
///
/// Bits 0–4: the cell's animal may push up the line; bit 5: one may enter at cell 0 pushing up. Bits 6–10 and 11: the same
/// down the line, entering at cell 4.
type LinePushes = u16;

const ENTER: u16 = 1 << 5;
const DOWN_SHIFT: u32 = 6;

/// How S5 weighs a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weighing {
    /// The whole line, as the sheet's words suggest.
    Whole,
    /// Every stretch of the line from the pusher (`prefix-push`).
    EveryStretch,
}

static WHOLE: [LinePushes; STATES] = table(Weighing::Whole);
static EVERY_STRETCH: [LinePushes; STATES] = table(Weighing::EveryStretch);

/// Σ 5^i over the bits of a five-bit mask: the state of a line with digit 1 at those cells.
static DIGITS: [u16; 32] = digits();
/// The bits of a five-bit mask spread up column a.
static COLUMN: [u32; 32] = column();
/// The cells from a cell (included) to the edge, by facing.
pub(crate) static RAYS: [[CellSet; 25]; 4] = rays();

/// Every push the board allows, whoever owns the animals, by facing.
#[derive(Clone, Copy)]
pub(crate) struct Pushes {
    /// Animals that may push straight ahead.
    pub(crate) by: [CellSet; 4],
    /// Occupied edge cells that may be entered from outside.
    pub(crate) entering: [CellSet; 4],
}

impl Pushes {
    #[inline(always)]
    pub(crate) fn on(position: &Position, weighing: Weighing) -> Self {
        let table = match weighing {
            Weighing::Whole => &WHOLE,
            Weighing::EveryStretch => &EVERY_STRETCH,
        };
        let [north, east, south, west] = position.facing.map(CellSet::bits);
        let rocks = position.rocks.bits();
        let (mut by, mut entering) = ([0_u32; 4], [0_u32; 4]);
        for index in 0..5 {
            let row = |set: u32| (set >> (5 * index)) & 31;
            let state = state_of(row(rocks), row(east), row(west), row(north | south));
            let pushes = u32::from(table[state]);
            by[1] |= (pushes & 31) << (5 * index);
            by[3] |= ((pushes >> DOWN_SHIFT) & 31) << (5 * index);
            entering[1] |= ((pushes >> 5) & 1) << (5 * index);
            entering[3] |= ((pushes >> 11) & 1) << (5 * index + 4);

            // Multiplying gathers the five bits of a column, five apart, into five neighbours: no two products meet.
            let column = |set: u32| ((((set >> index) & 0x10_8421).wrapping_mul(0x11_1110)) >> 20) & 31;
            let state = state_of(column(rocks), column(north), column(south), column(east | west));
            let pushes = u32::from(table[state]);
            by[0] |= COLUMN[(pushes & 31) as usize] << index;
            by[2] |= COLUMN[((pushes >> DOWN_SHIFT) & 31) as usize] << index;
            entering[0] |= ((pushes >> 5) & 1) << index;
            entering[2] |= ((pushes >> 11) & 1) << (20 + index);
        }
        Self { by: by.map(CellSet::of_bits), entering: entering.map(CellSet::of_bits) }
    }
}

#[inline(always)]
fn state_of(rocks: u32, up: u32, down: u32, sideways: u32) -> usize {
    let digits = |mask: u32| DIGITS[(mask & 31) as usize];
    usize::from(digits(rocks) * ROCK + digits(up) * UP + digits(down) * DOWN + digits(sideways) * SIDEWAYS)
}

const fn digits() -> [u16; 32] {
    let mut table = [0; 32];
    let mut mask = 0;
    while mask < 32 {
        let (mut cell, mut power) = (0, 1);
        while cell < 5 {
            if mask >> cell & 1 == 1 {
                table[mask] += power;
            }
            power *= 5;
            cell += 1;
        }
        mask += 1;
    }
    table
}

const fn column() -> [u32; 32] {
    let mut table = [0; 32];
    let mut mask = 0;
    while mask < 32 {
        let mut cell = 0;
        while cell < 5 {
            table[mask] |= ((mask as u32 >> cell) & 1) << (5 * cell);
            cell += 1;
        }
        mask += 1;
    }
    table
}

const fn rays() -> [[CellSet; 25]; 4] {
    let mut rays = [[CellSet::of_bits(0); 25]; 4];
    let mut facing = 0;
    while facing < 4 {
        let mut index = 0;
        while index < 25 {
            let mut bits = 0;
            let mut at = Cell::of_index(index);
            while let Some(cell) = at {
                bits |= 1 << cell.index();
                at = Facing::ALL[facing].ahead(cell);
            }
            rays[facing][index as usize] = CellSet::of_bits(bits);
            index += 1;
        }
        facing += 1;
    }
    rays
}

const fn table(weighing: Weighing) -> [LinePushes; STATES] {
    let mut table = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let mut cells = [0; 5];
        let (mut rest, mut cell) = (state as u16, 0);
        while cell < 5 {
            cells[cell] = rest % 5;
            rest /= 5;
            cell += 1;
        }
        table[state] =
            pushes_up(cells, weighing) | mirrored(pushes_up(turned(cells), weighing)) << DOWN_SHIFT;
        state += 1;
    }
    table
}

/// The same line seen from its other end.
const fn turned(cells: [u16; 5]) -> [u16; 5] {
    let mut turned = [0; 5];
    let mut cell = 0;
    while cell < 5 {
        turned[4 - cell] = match cells[cell] {
            UP => DOWN,
            DOWN => UP,
            other => other,
        };
        cell += 1;
    }
    turned
}

/// Pushes found on a turned line, by the cells of the line itself.
const fn mirrored(pushes: LinePushes) -> LinePushes {
    let mut mirrored = pushes & ENTER;
    let mut cell = 0;
    while cell < 5 {
        mirrored |= (pushes >> cell & 1) << (4 - cell);
        cell += 1;
    }
    mirrored
}

const fn pushes_up(cells: [u16; 5], weighing: Weighing) -> LinePushes {
    let mut pushes = 0;
    let mut cell = 0;
    while cell < 4 {
        if cells[cell] == UP && moves_line(cells, cell + 1, weighing) {
            pushes |= 1 << cell;
        }
        cell += 1;
    }
    if moves_line(cells, 0, weighing) {
        pushes |= ENTER;
    }
    pushes
}

/// Whether one animal pushing up moves the pieces from `first` on; there must be one to push.
const fn moves_line(cells: [u16; 5], first: usize, weighing: Weighing) -> bool {
    // S5. F − A, the pusher included, and R.
    let (mut force, mut rocks) = (1, 0);
    let mut stretches_hold = true;
    let mut cell = first;
    while cell < 5 && cells[cell] != 0 {
        match cells[cell] {
            ROCK => rocks += 1,
            UP => force += 1,
            DOWN => force -= 1,
            _ => {}
        }
        stretches_hold &= force >= 1 && force >= rocks;
        cell += 1;
    }
    let something_ahead = cell > first;
    let line_holds = match weighing {
        Weighing::Whole => force >= 1 && force >= rocks,
        Weighing::EveryStretch => stretches_hold,
    };
    something_ahead && line_holds
}
