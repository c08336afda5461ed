//! What a position is worth to each of several players: shares of one win.

use crate::Score;
use siliam_core::{Outcome, Player};

/// A win, in the small parts in which shares are counted: whole numbers add up the same everywhere.
pub(crate) const WHOLE: u32 = 1 << 16;

/// A player who is ahead by so many hundredths weighs (1 + √2)² times as much as at level.
///
/// For small leads that is what [`Prospects::WEIGHTS`](siliam_core::Prospects::WEIGHTS) promises: a hundred are worth about a factor of e.
const LEAD: f64 = 200.0;

/// How likely each player is to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shares(pub(crate) [u32; 4]);

impl Shares {
    /// All to one player.
    pub(crate) fn of_winner(player: Player) -> Self {
        let mut shares = [0; 4];
        shares[player.index()] = WHOLE;
        Self(shares)
    }

    /// What a draw is worth: half of what each could expect at the start.
    #[allow(clippy::cast_possible_truncation)] // At most four players.
    pub(crate) fn of_draw(players: usize) -> Self {
        let mut shares = [0; 4];
        shares[..players].fill(WHOLE / (2 * players as u32));
        Self(shares)
    }

    /// What a finished game was worth.
    pub(crate) fn of_outcome(outcome: Outcome, players: usize) -> Self {
        match outcome {
            Outcome::Draw => Self::of_draw(players),
            Outcome::Win(player) => Self::of_winner(player),
        }
    }

    /// What the players' prospects let expect.
    ///
    /// A player's weight grows like the square of their lead, and dwindles the same way behind. Only operations that every
    /// machine rounds alike are used.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)] // Parts of a whole.
    pub(crate) fn of_prospects(prospects: [i32; 4], players: usize) -> Self {
        let mean = f64::from(prospects[..players].iter().sum::<i32>()) / players as f64;
        let mut weights = [0.0; 4];
        for (weight, prospect) in weights.iter_mut().zip(&prospects[..players]) {
            let ahead = (f64::from(*prospect) - mean) / LEAD;
            let root = ahead + (ahead * ahead + 1.0).sqrt();
            *weight = root * root;
        }
        let total: f64 = weights.iter().sum();
        Self(weights.map(|weight| (weight / total * f64::from(WHOLE)) as u32))
    }

    /// The shares in thousandths.
    #[allow(clippy::cast_possible_truncation)] // At most a thousand.
    pub(crate) fn thousandths(self) -> [u16; 4] {
        self.0.map(|share| ((share * 1000 + WHOLE / 2) / WHOLE) as u16)
    }

    /// One player's share.
    #[inline(always)]
    pub(crate) fn to(self, player: Player) -> u32 {
        self.0[player.index()]
    }
}

/// A share as a score: even where it is the fair one, a thousand hundredths where it is all.
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)] // Between −1000 and 1000.
pub(crate) fn estimate(share: f64, players: usize) -> Score {
    let fair = 1.0 / players as f64;
    // Odds beside the fair odds; 1 when they are equal.
    let (mine, theirs) = (share * (1.0 - fair), (1.0 - share) * fair);
    Score::estimate((1000.0 * (mine - theirs) / (mine + theirs)) as i32)
}
