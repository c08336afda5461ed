//! What a proof of a forced win needs to know: who wins at once, who could with two turns, and which replies matter.
//!
//! All of it speaks of refereed play without free doubles, where a win is a defence that cannot be paid (Q3) or that
//! closes a square of doubles (Q1).

use crate::board::squares::{meeting, through};
use crate::rules::position::Position;
use crate::{Cell, CellSet};
use siliam_core::Bits;
use siliam_core::cpu::{self, Task};

/// How many cells a board has, the hole included.
const CELLS: usize = 49;

/// By cell: the vertices that a single there would threaten.
struct Made {
    by: [u64; CELLS],
    /// The cells that threaten any.
    any: u64,
}

impl Made {
    #[inline(always)]
    fn new(singles: u64, empty: u64) -> Self {
        let mut made = Self { by: [0; CELLS], any: 0 };
        for_each_meeting(singles, |others| {
            // Two own singles and two empty vertices.
            if others & !empty == 0 {
                let (one, other) = (others.trailing_zeros() as usize, 63 - others.leading_zeros() as usize);
                made.by[one] |= 1 << other;
                made.by[other] |= 1 << one;
                made.any |= others;
            }
        });
        made
    }
}

/// Calls `each` with the squares through every pair of these cells, as their two other vertices; some are only the hole.
#[inline(always)]
fn for_each_meeting(set: u64, mut each: impl FnMut(u64)) {
    for one in Bits(set) {
        for other in Bits(set & !((2 << one) - 1)) {
            for &others in meeting(one, other) {
                each(others);
            }
        }
    }
}

/// Some square whose vertices are all in `doubles`, at least one of them in `new`.
#[inline(always)]
fn closed(doubles: u64, new: u64) -> Option<u64> {
    for vertex in Bits(new) {
        for &others in through(vertex) {
            if others & !doubles == 0 {
                return Some(others | 1 << vertex);
            }
        }
    }
    None
}

/// The attacker's turn, as a proof sees it.
struct Turn {
    singles: u64,
    /// Where a single may be put, the own defence done.
    free: u64,
    /// What is empty after the own defence.
    empty: u64,
    /// The defender's pawns in hand.
    pawns: u32,
    /// The defender's doubles.
    doubles: u64,
    /// The most doubles of the defender in a square that could still become one of doubles.
    doubled: u32,
}

impl Turn {
    /// `None` where the attacker cannot force anything: without pawns for a single and more (Q2).
    #[inline(always)]
    fn new(position: &Position) -> Option<Self> {
        let due = position.due();
        if position.own.pawns() < 2 * due.len() + 2 {
            return None;
        }
        let (empty, doubles) = (position.empty().without(due).bits(), position.other.doubles.bits());
        Some(Self {
            singles: position.own.singles.bits(),
            free: position.cells_for_single(due).bits(),
            empty,
            pawns: position.other.pawns(),
            doubles,
            doubled: most_doubles(doubles, empty),
        })
    }

    /// Whether these new vertices win at once, and those of them that are enough for it.
    #[inline(always)]
    fn wins_by(&self, vertices: u64, pawns: u32) -> Option<u64> {
        let count = vertices.count_ones();
        if count + self.doubled >= 4
            && let Some(square) = closed(self.doubles | vertices, vertices)
        {
            return Some(square & vertices);
        }
        if 2 * count <= pawns {
            return None;
        }
        let mut enough = vertices;
        while 2 * (enough.count_ones() - 1) > pawns {
            enough &= enough - 1;
        }
        Some(enough)
    }
}

/// The most doubles in a square that could still become one of doubles, counted generously.
#[inline(always)]
fn most_doubles(doubles: u64, empty: u64) -> u32 {
    let mut most = u32::from(doubles != 0);
    for_each_meeting(doubles, |others| {
        let held = 2 + u32::from(others & doubles != 0);
        most = if others & !(doubles | empty) == 0 && held > most { held } else { most };
    });
    most
}

/// The single that wins at once, and the empty cells it rests on.
pub(crate) fn win_at_once(position: &Position) -> Option<(Cell, u64)> {
    cpu::run(WinAtOnce(position))
}

struct WinAtOnce<'a>(&'a Position);

impl Task for WinAtOnce<'_> {
    type Output = Option<(Cell, u64)>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let turn = Turn::new(self.0)?;
        let made = Made::new(turn.singles, turn.empty);
        // A loop rather than closures, which are not compiled for the processor at hand.
        for cell in Bits(turn.free & made.any) {
            if let Some(enough) = turn.wins_by(made.by[cell], turn.pawns) {
                return Some((Cell::of_index(cell as u8)?, enough | 1 << cell));
            }
        }
        None
    }
}

/// The cells for a single after which a second one could win if the defender did nothing between but spend a pawn.
pub(crate) fn first_of_two(position: &Position) -> CellSet {
    cpu::run(FirstOfTwo(position))
}

struct FirstOfTwo<'a>(&'a Position);

impl Task for FirstOfTwo<'_> {
    type Output = CellSet;

    #[inline(always)]
    fn run(self) -> CellSet {
        let Some(mut turn) = Turn::new(self.0) else { return CellSet::EMPTY };
        turn.pawns = turn.pawns.saturating_sub(1);
        let made = Made::new(turn.singles, turn.empty);
        CellSet::of_bits(pairs(&turn, &made))
    }
}

/// The cells of all pairs on which two singles in two turns win against a defender who puts nothing but the doubles due.
#[inline(always)]
fn pairs(turn: &Turn, made: &Made) -> u64 {
    let closing = Closing::new(turn);
    let mut found = 0;
    for one in Bits(turn.free) {
        // Whatever the first threatens is filled when the second comes.
        let later = turn.free & !made.by[one] & !((2 << one) - 1);
        for other in Bits(later) {
            let both = 1 << one | 1 << other;
            let apart = made.by[one] | made.by[other];
            // Two cells share at most three squares, so they make at most three more vertices together.
            let most = apart.count_ones() + 3;
            if found & both == both || 2 * most <= turn.pawns && most + turn.doubled < 4 {
                continue;
            }
            let vertices = apart | vertices_of_both(turn, one, other);
            let count = vertices.count_ones();
            if 2 * count > turn.pawns || count + turn.doubled >= 4 && closing.by(vertices) {
                found |= both;
            }
        }
    }
    found
}

/// The squares that doubles of the defender could still close, as the vertices missing.
struct Closing {
    missing: [u64; 172],
    count: usize,
}

impl Closing {
    /// Those with a double at least; the others are looked at where they matter.
    #[inline(always)]
    fn new(turn: &Turn) -> Self {
        let mut closing = Self { missing: [0; 172], count: 0 };
        for cell in Bits(turn.doubles) {
            let lower = (1 << cell) - 1;
            for &others in through(cell) {
                // Each square once, at its lowest double.
                if others & !(turn.doubles | turn.empty) == 0 && others & turn.doubles & lower == 0 {
                    closing.missing[closing.count] = others & turn.empty;
                    closing.count += 1;
                }
            }
        }
        closing
    }

    /// Whether a double on each of these vertices closes one.
    #[inline(always)]
    fn by(&self, vertices: u64) -> bool {
        self.missing[..self.count].iter().any(|missing| missing & !vertices == 0)
            || vertices.count_ones() >= 4 && closed(vertices, vertices).is_some()
    }
}

/// The vertices of the threats to which singles on both cells belong, with one that stands already.
#[inline(always)]
fn vertices_of_both(turn: &Turn, one: usize, other: usize) -> u64 {
    let mut vertices = 0;
    for &others in meeting(one, other) {
        let free = others & turn.empty;
        let held = others & turn.singles;
        vertices |= if free != 0 && held != 0 { free } else { 0 };
    }
    vertices
}

/// The cells for the defender's single that could disturb a proof in which a turn spent on nothing loses within so many
/// turns of the attacker, and whose attack rests on `stakes`; nothing else needs to be looked at.
///
/// A single elsewhere leaves the proof as it is, unless it helps to make a threat: the attacker then loses pawns, and
/// cells to doubles of their own.
pub(crate) fn disturbing(position: &Position, stakes: u64, turns: u32) -> CellSet {
    cpu::run(Disturbing { position, stakes, turns })
}

struct Disturbing<'a> {
    position: &'a Position,
    stakes: u64,
    turns: u32,
}

impl Task for Disturbing<'_> {
    type Output = CellSet;

    #[inline(always)]
    fn run(self) -> CellSet {
        let Self { position, stakes, turns } = self;
        let due = position.due();
        let attacker = &position.other;
        let empty = position.empty().without(due).bits();
        let doubles = attacker.doubles.bits();
        let turn = Turn {
            singles: position.own.singles.bits(),
            free: position.cells_for_single(due).bits(),
            empty,
            // Each turn takes a pawn of the attacker, and one must be left for a threat to count (Q2).
            pawns: attacker.pawns().saturating_sub(turns + 1),
            doubles,
            doubled: most_doubles(doubles, empty),
        };
        let mut found = turn.free & stakes | harmful(&turn, turns);
        for cell in Bits(turn.free & !found) {
            let mut disturbs = false;
            for &others in through(cell) {
                let held = (others & turn.singles).count_ones();
                // The threat is made by this single and those of the turns to come.
                disturbs |= others & !(turn.singles | empty) == 0
                    && held + turns >= 3
                    && others & empty & stakes != 0;
            }
            found |= u64::from(disturbs) << cell;
        }
        CellSet::of_bits(found)
    }
}

/// The cells for a single that, with those of the turns to come, could cost more pawns than there are or close a square of
/// doubles.
#[inline(always)]
fn harmful(turn: &Turn, turns: u32) -> u64 {
    let made = Made::new(turn.singles, turn.empty);
    let mut found = 0;
    for cell in Bits(turn.free & made.any) {
        found |= u64::from(turn.wins_by(made.by[cell], turn.pawns).is_some()) << cell;
    }
    match turns {
        1 => found,
        2 => found | pairs(turn, &made),
        _ => turn.free,
    }
}
