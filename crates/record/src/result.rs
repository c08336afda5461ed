//! Who got what: `1-0`, `1/2-1/2`, `0-1-0`, `0-1/2-1/2`.

use siliam_catalog::Ending;
use siliam_core::{Outcome, Player};
use std::fmt;

/// Who got what of the one point there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    players: usize,
    /// Who share the point, in playing order.
    sharing: Vec<Player>,
}

impl Standing {
    /// The standing at the end of a game.
    pub fn of(ending: &Ending, players: usize) -> Self {
        let sharing = match ending.outcome {
            Outcome::Win(player) => vec![player],
            Outcome::Draw if ending.shares.is_empty() => Player::ALL.into_iter().take(players).collect(),
            Outcome::Draw => ending.shares.clone(),
        };
        Self { players, sharing }
    }

    /// Who share the point; a single winner has it alone.
    pub fn sharing(&self) -> &[Player] {
        &self.sharing
    }

    /// So many players, of whom these share the point; `None` where they are not among them, or nobody is.
    pub(crate) fn shared(players: usize, sharing: Vec<Player>) -> Option<Self> {
        let among = sharing.iter().all(|player| player.index() < players);
        (among && !sharing.is_empty()).then_some(Self { players, sharing })
    }

    /// Reads what [`Display`](fmt::Display) writes for so many players.
    pub(crate) fn read(text: &str, players: usize) -> Option<Self> {
        let scores: Vec<&str> = text.split('-').collect();
        let sharing: Vec<Player> = Player::ALL
            .into_iter()
            .zip(&scores)
            .filter(|(_, score)| **score != "0")
            .map(|(player, _)| player)
            .collect();
        let standing = Self { players, sharing };
        // Everybody who shares has the same part, and the parts make one.
        (scores.len() == players && !standing.sharing.is_empty() && standing.to_string() == text)
            .then_some(standing)
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, player) in Player::ALL.into_iter().take(self.players).enumerate() {
            if place > 0 {
                f.write_str("-")?;
            }
            match (self.sharing.contains(&player), self.sharing.len()) {
                (false, _) => f.write_str("0")?,
                (true, 1) => f.write_str("1")?,
                (true, parts) => write!(f, "1/{parts}")?,
            }
        }
        Ok(())
    }
}
