//! Checksums: each event's row covers itself and, by the one before, all before it.

use serde::Serialize;
use sha2::{Digest, Sha256};
use siliam_room::GameId;

/// The first 16 bytes of a SHA-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sum(pub(crate) [u8; 16]);

impl Sum {
    /// What the first event of a game follows.
    pub(crate) const START: Self = Self([0; 16]);

    /// Reads a stored one; `None` if it has another length.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The sum of the row after the one with this sum.
    pub(crate) fn then(self, game: GameId, number: u64, body: &str) -> Self {
        // All but the last part have a fixed length, so no two rows are the same bytes.
        Self::of(&[&self.0, game.to_string().as_bytes(), &number.to_be_bytes(), body.as_bytes()])
    }

    /// The sum of a row that stands for itself.
    pub(crate) fn seal(row: &impl Serialize) -> Self {
        // Rows are tuples of texts and numbers, which JSON always has a form for.
        let text = serde_json::to_vec(row).unwrap_or_default();
        Self::of(&[&text])
    }

    pub(crate) fn hex(self) -> String {
        format!("{:032x}", u128::from_be_bytes(self.0))
    }

    fn of(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update(part);
        }
        let hash = hash.finalize();
        Self(std::array::from_fn(|place| hash[place]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_covers_everything_before_it_and_every_part_of_its_row() {
        let (game, other) = (GameId::of_bytes([1; 8]), GameId::of_bytes([2; 8]));
        let sum = Sum::START.then(game, 1, "{}");
        assert_eq!(
            sum.hex(),
            "5c83872e950399c3266c42d1886a9694",
            "files on disk hold it: it must not change"
        );
        let others = [
            sum.then(game, 1, "{}"),
            Sum::START.then(other, 1, "{}"),
            Sum::START.then(game, 2, "{}"),
            Sum::START.then(game, 1, "{ }"),
        ];
        assert!(others.iter().all(|other| *other != sum));
        assert_eq!(Sum::read(&sum.0), Some(sum));
        assert_eq!(Sum::read(&sum.0[1..]), None);
    }
}
