//! What the engine is told of one game beside its rules: how it shares out its budget, and how strong its levels are.
//!
//! The catalog holds the values of each game.

/// The parts of the budget that go elsewhere than to the main search, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BudgetShares {
    /// Forced wins, before the main search.
    pub forced: f64,
    /// Forced wins with a quiet move among the attacker's, as a multiple of `forced`; at 0 they are not looked for.
    pub quiet: f64,
    /// The opponent's forced wins after a move, before that move is trusted; at 0 moves are trusted. The levels spend what
    /// they were measured with instead.
    pub doubt: f64,
}

/// How many nodes the levels search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels {
    /// What `thousandths` are of: about what a slow machine searches in less than a second.
    pub nodes: u64,
    /// The same where [`node_is_slow`](siliam_core::Think::node_is_slow).
    pub slow_nodes: u64,
    /// How many thousandths of that each level searches, where its depth does not end it sooner; level 1 first.
    pub thousandths: [u64; 10],
}

/// The settings of one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How the budget is shared out.
    pub shares: BudgetShares,
    /// How strong the levels are.
    pub levels: Levels,
}

impl Settings {
    /// Where nothing was measured.
    pub const DEFAULT: Self = Self {
        shares: BudgetShares { forced: 0.05, quiet: 0.0, doubt: 0.0 },
        levels: Levels {
            nodes: 25_000,
            slow_nodes: 7_000,
            thousandths: [50, 50, 50, 70, 100, 110, 80, 220, 570, 1_500],
        },
    };
}

impl Default for Settings {
    fn default() -> Self {
        Self::DEFAULT
    }
}
