//! Names of games and of people: random bytes, written so that they can be read aloud.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Digits and letters that nobody mistakes for each other; 32 of them, five bits each.
const ALPHABET: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz0";

/// A text that is no id of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdError;

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no id")
    }
}

impl std::error::Error for IdError {}

/// Five bits a letter, as many letters as asked for, the lowest bits first.
fn write(f: &mut fmt::Formatter<'_>, mut bits: u64, letters: usize, group: usize) -> fmt::Result {
    for place in 0..letters {
        if place > 0 && place % group == 0 {
            f.write_str("-")?;
        }
        let digit = usize::try_from(bits % 32).unwrap_or_default();
        write!(f, "{}", char::from(ALPHABET[digit]))?;
        bits /= 32;
    }
    Ok(())
}

/// Reads just what `write` writes.
fn read(text: &str, letters: usize, group: usize) -> Option<u64> {
    let mut bits = 0_u64;
    let mut place = 0;
    for (index, letter) in text.bytes().enumerate() {
        if index % (group + 1) == group {
            (letter == b'-' && place < letters).then_some(())?;
            continue;
        }
        let digit = ALPHABET.iter().position(|&known| known == letter)?;
        (place < letters).then_some(())?;
        bits |= (digit as u64) << (5 * place);
        place += 1;
    }
    (place == letters && !text.ends_with('-')).then_some(bits)
}

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident: $letters:literal in groups of $group:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $id(u64);

        impl $id {
            /// An id of random bytes; more than it holds are dropped.
            pub const fn of_bytes(bytes: [u8; 8]) -> Self {
                Self(u64::from_le_bytes(bytes) & ((1 << (5 * $letters)) - 1))
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(f, self.0, $letters, $group)
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $id {
            type Err = IdError;

            fn from_str(text: &str) -> Result<Self, IdError> {
                read(text, $letters, $group).map(Self).ok_or(IdError)
            }
        }

        impl From<$id> for String {
            fn from(id: $id) -> Self {
                id.to_string()
            }
        }

        impl TryFrom<String> for $id {
            type Error = IdError;

            fn try_from(text: String) -> Result<Self, IdError> {
                text.parse()
            }
        }
    )*};
}

ids! {
    /// A game, as its link names it: `kx3f-9q2m-w7dt`, 60 bits, so that nobody guesses one.
    GameId: 12 in groups of 4;
    /// A person, as everybody may know them: no secret, and nothing can be done with it.
    PersonId: 12 in groups of 12;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for seed in 0..1000_u64 {
            let bytes = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes();
            let (game, person) = (GameId::of_bytes(bytes), PersonId::of_bytes(bytes));
            assert_eq!(game.to_string().parse(), Ok(game));
            assert_eq!(person.to_string().parse(), Ok(person));
            assert_eq!(game.to_string().len(), 14);
            assert_eq!(person.to_string().len(), 12);
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in [
            "",
            "kx3f",
            "kx3f-9q2m-w7d",
            "kx3f-9q2m-w7dtt",
            "kx3f-9q2m-w7d1",
            "kx3f9q2m-w7dtq",
            "KX3F-9Q2M-W7DT",
        ] {
            assert_eq!(text.parse::<GameId>(), Err(IdError), "{text}");
        }
        for text in ["kx3f-9q2m-w7dt-", "-kx3f-9q2m-w7d", "kx3f--q2m-w7dt", "kx3f-9q2m-w7dé"] {
            assert_eq!(text.parse::<GameId>(), Err(IdError), "{text}");
        }
    }
}
