//! Who plays, and how a game ends.

/// One of two to four players, in the order in which they take their first turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Player {
    /// Begins.
    First,
    /// Follows the first player.
    Second,
    /// Plays third, in games for three or four.
    Third,
    /// Plays fourth, in games for four.
    Fourth,
}

impl Player {
    /// All four, in playing order.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];

    /// The place in playing order, from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The player who takes turn number `turn` (from 0) among `players` who simply alternate.
    #[inline(always)]
    pub const fn of_turn(turn: u32, players: u32) -> Self {
        Self::ALL[(turn % players) as usize]
    }

    /// The other one of two.
    ///
    /// Only for games whose rules speak of two sides; who acts next is [`crate::Rules::actor`]'s to say.
    #[inline(always)]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            _ => Self::First,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Nobody won.
    Draw,
    /// This player won, all others lost.
    Win(Player),
}
