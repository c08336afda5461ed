//! Scores: what a position is worth to its actor.

use std::fmt;

/// A value: an estimate in hundredths, or a proven win or loss in so many plies.
///
/// Wins are larger than any estimate, sooner ones larger than later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(i16);

/// A score as people read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// An estimate in hundredths.
    Estimate(i32),
    /// Proven: the actor wins in so many plies.
    Win(u32),
    /// Proven: the actor loses in so many plies.
    Loss(u32),
}

impl Score {
    /// As good for both sides.
    pub const EVEN: Self = Self(0);
    /// Above every score.
    pub const MOST: Self = Self(30_001);
    /// Won already.
    const WON: i16 = 30_000;
    /// Every estimate stays below this.
    const PROVEN: i16 = 20_000;

    /// An estimate, kept below all proven values.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // Clamped.
    pub fn estimate(value: i32) -> Self {
        let most = i32::from(Self::PROVEN) - 1;
        Self(value.clamp(-most, most) as i16)
    }

    /// Proven: the actor wins in so many plies.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // Below 10,000.
    pub fn win_in(plies: u32) -> Self {
        Self(Self::WON - plies.min(9_999) as i16)
    }

    /// Proven: the actor loses in so many plies.
    #[inline(always)]
    pub fn loss_in(plies: u32) -> Self {
        -Self::win_in(plies)
    }

    /// Whether it is a proven win or loss.
    #[inline(always)]
    pub fn is_proven(self) -> bool {
        self.0.abs() >= Self::PROVEN
    }

    /// Whether it is a proven win.
    #[inline(always)]
    pub fn is_win(self) -> bool {
        self.0 >= Self::PROVEN
    }

    /// Whether it is a proven loss.
    #[inline(always)]
    pub fn is_loss(self) -> bool {
        self.0 <= -Self::PROVEN
    }

    /// The same value seen `plies` earlier: wins and losses are that much farther away.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // A search is not 2¹⁵ plies deep.
    pub fn earlier_by(self, plies: u32) -> Self {
        let plies = plies as i16;
        if self.is_win() {
            Self(self.0 - plies)
        } else if self.is_loss() {
            Self(self.0 + plies)
        } else {
            self
        }
    }

    /// The same value seen `plies` later, nearer to the end.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // A search is not 2¹⁵ plies deep.
    pub fn later_by(self, plies: u32) -> Self {
        let plies = plies as i16;
        if self.is_win() {
            Self(self.0 + plies)
        } else if self.is_loss() {
            Self(self.0 - plies)
        } else {
            self
        }
    }

    /// One step above; the narrowest window is a score and the one above it.
    #[inline(always)]
    pub fn above(self) -> Self {
        Self(self.0 + 1)
    }

    /// One step below.
    #[inline(always)]
    pub fn below(self) -> Self {
        Self(self.0 - 1)
    }

    /// A window's edge `by` hundredths away.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // Clamped.
    pub fn offset(self, by: i32) -> Self {
        Self((i32::from(self.0) + by).clamp(-i32::from(Self::MOST.0), i32::from(Self::MOST.0)) as i16)
    }

    /// How people read it.
    pub fn verdict(self) -> Verdict {
        if self.is_win() {
            Verdict::Win(u32::from((Self::WON - self.0).unsigned_abs()))
        } else if self.is_loss() {
            Verdict::Loss(u32::from((Self::WON + self.0).unsigned_abs()))
        } else {
            Verdict::Estimate(self.0.into())
        }
    }

    /// A loss that was seen but is no proof: as bad as an estimate can be, the later the better.
    #[inline(always)]
    pub(crate) fn unproven(self) -> Self {
        if self.is_loss() {
            Self((self.0 + (Self::WON - Self::PROVEN) + 1).min(-Self::PROVEN / 2))
        } else {
            self
        }
    }

    /// In how many plies the actor loses, proven or only seen.
    pub(crate) fn seen_loss(self) -> Option<u32> {
        match self.verdict() {
            Verdict::Loss(plies) => Some(plies),
            Verdict::Estimate(value) if value <= i32::from(-Self::PROVEN / 2) => {
                Some((value + i32::from(Self::PROVEN) - 1).unsigned_abs())
            }
            _ => None,
        }
    }

    /// The number kept in tables.
    #[inline(always)]
    pub(crate) fn raw(self) -> i16 {
        self.0
    }

    /// The score of a number kept in tables.
    #[inline(always)]
    pub(crate) fn of_raw(raw: i16) -> Self {
        Self(raw)
    }
}

impl std::ops::Neg for Score {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verdict() {
            Verdict::Estimate(value) => write!(f, "cp {value}"),
            Verdict::Win(plies) => write!(f, "win {plies}"),
            Verdict::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}
