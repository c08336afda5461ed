//! What an analysis remembers, position by position, the latest last.

use super::Shown;
use siliam_core::{Rules, hash};

/// Studies by the keys of their positions.
pub(super) struct Shelf<S> {
    studies: Vec<(u64, Box<S>)>,
    most: usize,
}

impl<S> Shelf<S> {
    /// Room for so many studies.
    pub(super) fn new(most: usize) -> Self {
        Self { studies: Vec::new(), most }
    }

    /// The study of the position that is shown now.
    pub(super) fn latest(&self) -> Option<&S> {
        self.studies.last().map(|(_, study)| &**study)
    }

    /// The same, to go on with.
    pub(super) fn latest_mut(&mut self) -> Option<&mut S> {
        self.studies.last_mut().map(|(_, study)| &mut **study)
    }

    /// What is known of a position, if it was studied.
    pub(super) fn find(&self, key: u64) -> Option<&S> {
        self.studies.iter().rev().find(|(other, _)| *other == key).map(|(_, study)| &**study)
    }

    /// Brings the study of a position to the end, or begins one; the oldest is dropped where there are too many.
    pub(super) fn bring(&mut self, key: u64, begin: impl FnOnce() -> S) -> &mut S {
        let study = match self.studies.iter().position(|(other, _)| *other == key) {
            Some(place) => self.studies.remove(place),
            None => (key, Box::new(begin())),
        };
        if self.studies.len() == self.most {
            self.studies.remove(0);
        }
        self.studies.push(study);
        &mut self.studies.last_mut().expect("one was pushed").1
    }

    /// All studies, the oldest first.
    pub(super) fn all_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut S> {
        self.studies.iter_mut().map(|(_, study)| &mut **study)
    }
}

/// The key under which the last position that is shown is studied.
pub(super) fn key_of<G: Rules>(rules: &G, shown: &Shown<'_, G::Position>) -> Option<u64> {
    let key = rules.search_key(shown.positions.last()?);
    let mut twice: Vec<u64> = shown.repeated_twice().collect();
    twice.sort_unstable();
    twice.dedup();
    Some(twice.into_iter().fold(key, |key, repeated| hash::key([key, repeated])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_study_makes_room() {
        let mut shelf = Shelf::new(2);
        for key in [1, 2, 1, 3] {
            shelf.bring(key, || key);
        }
        assert_eq!(shelf.latest(), Some(&3));
        assert_eq!([1, 2, 3].map(|key| shelf.find(key).copied()), [Some(1), None, Some(3)]);
    }
}
