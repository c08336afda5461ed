//! What proof searches remember from one to the next, position by position.

use siliam_core::Stakes;

/// Whether the attacker wins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// Within the plies left, and what the proof rests on.
    Win(Stakes),
    /// Not within the plies left; perhaps with more.
    NotYet,
    /// Not with any number of plies, by what the attacker may play.
    Never,
}

/// What is known of a position with one player attacking.
#[derive(Clone, Copy, Default)]
pub(super) struct ProofEntry {
    key: u64,
    /// What the win rests on.
    stakes: Stakes,
    /// Won within so many plies; 0 while unknown.
    won_within: u8,
    /// Not won within so many plies; [`NEVER`] where not with any number.
    safe_within: u8,
    /// The move that won or held, by its slot.
    pub(super) best: Option<u16>,
}

/// More plies than any question asks for.
const NEVER: u8 = u8::MAX;

/// A number of plies as entries keep it. No question asks for as many as [`NEVER`].
#[allow(clippy::cast_possible_truncation)] // Smaller than `NEVER`.
fn kept(plies: u32) -> u8 {
    plies.min(u32::from(NEVER) - 1) as u8
}

impl ProofEntry {
    /// Whether the attacker wins within so many plies, where that is known.
    pub(super) fn answer(&self, plies: u32) -> Option<Answer> {
        match *self {
            Self { won_within: within @ 1.., stakes, .. } if within <= kept(plies) => {
                Some(Answer::Win(stakes))
            }
            Self { safe_within: NEVER, .. } => Some(Answer::Never),
            Self { safe_within, .. } => (safe_within >= kept(plies)).then_some(Answer::NotYet),
        }
    }

    /// Notes the answer for so many plies, and the slot of the move that decided it.
    pub(super) fn note(&mut self, answer: Answer, plies: u32, best: Option<u16>) {
        match answer {
            Answer::Win(stakes) => (self.won_within, self.stakes) = (kept(plies), stakes),
            Answer::NotYet => self.safe_within = kept(plies),
            Answer::Never => self.safe_within = NEVER,
        }
        self.best = best;
    }

    /// Within how many plies the attacker wins, where that is known.
    pub(super) fn won_within(&self) -> Option<u32> {
        (self.won_within > 0).then_some(u32::from(self.won_within))
    }

    /// Bits 0–15 the best move plus one, 16–23 and 24–31 plies.
    fn words(self) -> [u64; 3] {
        let best = self.best.map_or(0, |best| u64::from(best) + 1);
        let plies = u64::from(self.won_within) << 16 | u64::from(self.safe_within) << 24;
        [self.key, self.stakes.0, best | plies]
    }

    #[allow(clippy::cast_possible_truncation)] // Each cast takes the bits of one field.
    fn of_words([key, stakes, rest]: [u64; 3]) -> Self {
        let (won_within, safe_within) = ((rest >> 16) as u8, (rest >> 24) as u8);
        let best = (rest as u16).checked_sub(1);
        Self { key, stakes: Stakes(stakes), won_within, safe_within, best }
    }
}

/// A table of entries, each in the one place its key has. Entries are kept as words: zeroed memory is only paid for where
/// it is touched.
#[derive(Default)]
pub(crate) struct ProofTable(Vec<[u64; 3]>);

impl ProofTable {
    /// A table of at most so many mebibytes, at least one.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let count = ((mebibytes.max(1) << 20) / size_of::<[u64; 3]>()).next_power_of_two() / 2;
        Self(vec![ProofEntry::default().words(); count.max(1)])
    }

    /// A table with room for one entry.
    pub(crate) fn smallest() -> Self {
        Self(vec![ProofEntry::default().words()])
    }

    /// Whether both have room for as many entries.
    pub(super) fn is_as_large_as(&self, other: &Self) -> bool {
        self.0.len() == other.0.len()
    }

    /// What is known under a key: perhaps nothing.
    pub(super) fn entry(&self, key: u64) -> ProofEntry {
        let entry = ProofEntry::of_words(self.0[self.place(key)]);
        if entry.key == key { entry } else { ProofEntry { key, ..ProofEntry::default() } }
    }

    /// Replaces whatever lies in its place.
    pub(super) fn store(&mut self, entry: ProofEntry) {
        let place = self.place(entry.key);
        self.0[place] = entry.words();
    }

    #[allow(clippy::cast_possible_truncation)] // The low bits choose the place.
    fn place(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }
}
