//! The transposition table, shared between threads without locks.
//!
//! An entry is two words: the data, and the key folded with the data. A reader that catches one word of one write and one of
//! another sees a key that fits nothing and passes on, so no lock is needed and no torn entry is believed.

use crate::Score;
use siliam_core::cpu;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// What a stored score says of the true one: it is that, a lower bound or an upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    Lower,
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The best move's index in the list of moves.
    pub(crate) best: Option<u16>,
    pub(crate) score: Score,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// The transposition table.
pub struct TranspositionTable {
    slots: Vec<[AtomicU64; 2]>,
    age: AtomicU8,
}

const NO_MOVE: u16 = u16::MAX;

impl TranspositionTable {
    /// A table of at most so many mebibytes, at least one.
    pub fn new(mebibytes: usize) -> Self {
        let count = (mebibytes.max(1) << 20) / size_of::<[AtomicU64; 2]>();
        let count = if count.is_power_of_two() { count } else { count.next_power_of_two() / 2 };
        let slots = (0..count).map(|_| [AtomicU64::new(0), AtomicU64::new(0)]).collect();
        Self { slots, age: AtomicU8::new(0) }
    }

    /// Marks what is stored so far as old, to be replaced first.
    pub fn grow_older(&self) {
        self.age.fetch_add(1, Relaxed);
    }

    /// The pair of slots a key may be in.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // The low bits choose the place.
    fn places(&self, key: u64) -> [&[AtomicU64; 2]; 2] {
        let index = key as usize & (self.slots.len() - 1);
        [&self.slots[index], &self.slots[index ^ 1]]
    }

    /// Has the processor fetch what is known of a position.
    #[inline(always)]
    pub(crate) fn fetch(&self, key: u64) {
        cpu::fetch(self.places(key)[0]);
    }

    #[inline(always)]
    pub(crate) fn find(&self, key: u64) -> Option<Entry> {
        for slot in self.places(key) {
            let data = slot[1].load(Relaxed);
            if slot[0].load(Relaxed) ^ data == key && data != 0 {
                return Some(unpack(data));
            }
        }
        None
    }

    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // The cast takes the bits of the age.
    pub(crate) fn store(&self, key: u64, entry: Entry) {
        let age = self.age.load(Relaxed);
        let data = pack(entry, age);
        // Replaces the same position, else an empty slot, else an older entry, else the less deeply searched one.
        let worth = |slot: &[AtomicU64; 2]| {
            let old = slot[1].load(Relaxed);
            if old == 0 {
                return -1;
            }
            if slot[0].load(Relaxed) ^ old == key {
                return -2;
            }
            let recent = if (old >> 40) as u8 == age { 256 } else { 0 };
            recent + i32::from(unpack(old).depth)
        };
        let [one, other] = self.places(key);
        let slot = if worth(one) <= worth(other) { one } else { other };
        slot[1].store(data, Relaxed);
        slot[0].store(key ^ data, Relaxed);
    }
}

/// Bits 0–15 move, 16–31 score, 32–39 depth, 40–47 age, 48–49 bound plus one (so that no entry is 0).
fn pack(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    u64::from(entry.best.unwrap_or(NO_MOVE))
        | u64::from(entry.score.raw().cast_unsigned()) << 16
        | u64::from(entry.depth) << 32
        | u64::from(age) << 40
        | bound << 48
}

#[allow(clippy::cast_possible_truncation)] // Each cast takes the bits of one field.
fn unpack(data: u64) -> Entry {
    let best = data as u16;
    Entry {
        best: (best != NO_MOVE).then_some(best),
        score: Score::of_raw(((data >> 16) as u16).cast_signed()),
        depth: (data >> 32) as u8,
        bound: match data >> 48 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
    }
}
