//! Analysis of one game, a slice at a time, over positions that change: what was found at one is there when it is shown
//! again, and is gone on from.

mod promise;
mod replies;
mod several;
mod shelf;
mod study;
mod two;

pub use several::ManyAnalysis;
pub use two::Analysis;

/// Asked of an analysis: a line of play, and how many lines are wanted at its end.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a, P> {
    /// The positions from the start to the one that is analysed; at least that one.
    pub positions: &'a [P],
    /// The repetition keys of the game so far, the last position's own included.
    pub history: &'a [u64],
    /// How many lines are wanted, the best first.
    pub lines: usize,
}

impl<P> Shown<'_, P> {
    /// The repetition keys that occurred twice in the game already; a third time draws (G1), so what is found depends on
    /// them too.
    fn repeated_twice(&self) -> impl Iterator<Item = u64> {
        let twice = |key: &&u64| self.history.iter().filter(|other| other == key).count() >= 2;
        self.history.iter().filter(twice).copied()
    }
}
