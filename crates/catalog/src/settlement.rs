//! G4: how the players themselves end a game, or leave it.

use siliam_core::text::player_of;
use siliam_core::{Facts, Player};

/// How a player left the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// They resigned.
    Resigned,
    /// Their time ran out.
    Flagged,
}

impl Leaving {
    /// The word that records, the command line and the wire use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Resigned => "resigned",
            Self::Flagged => "flagged",
        }
    }
}

/// A player who left the table; whatever becomes of the game, they have lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// Who.
    pub player: Player,
    /// How.
    pub how: Leaving,
}

/// What becomes of a game of three or four that somebody leaves; a game of two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// A computer goes on in that seat.
    GoesOn,
    /// The game ends: the one who left is last, the others share the rest.
    Ends,
}

/// Something the players settle beside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settlement {
    /// Somebody leaves.
    Left(Left, Then),
    /// All agree to a draw.
    Agreed,
}

impl Settlement {
    /// Reads `agreed`, `resigned-r` or `flagged-r`; a `+` behind them says that a computer goes on in that seat.
    pub fn read(text: &str, facts: &Facts) -> Option<Self> {
        if text == "agreed" {
            return Some(Self::Agreed);
        }
        let (word, letter) = text.split_once('-')?;
        let (letter, then) = match letter.strip_suffix('+') {
            Some(letter) => (letter, Then::GoesOn),
            None => (letter, Then::Ends),
        };
        let how = [Leaving::Resigned, Leaving::Flagged].into_iter().find(|how| how.word() == word)?;
        Some(Self::Left(Left { player: player_of(facts.letters, letter)?, how }, then))
    }

    /// Writes what [`Settlement::read`] reads.
    pub fn write(self, facts: &Facts) -> String {
        match self {
            Self::Agreed => "agreed".to_owned(),
            Self::Left(Left { player, how }, then) => {
                let goes_on = if then == Then::GoesOn { "+" } else { "" };
                format!("{}-{}{goes_on}", how.word(), facts.letter(player))
            }
        }
    }
}
