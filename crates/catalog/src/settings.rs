//! How the engine plays each game: the values of [`Settings`] that were measured, and how games of a match begin.

use crate::{Even, Opening};
use siliam_engine::{BudgetShares, Levels, Settings};

/// What the catalog knows of a game's engine.
#[derive(Clone, Copy, Debug)]
pub struct Playing {
    /// How the engine shares out its budget and how strong its levels are.
    pub settings: Settings,
    /// How games of a match begin where nobody asks for something else.
    pub opening: Opening,
}

const DEFAULT: Settings = Settings::DEFAULT;

// Levels were set by matches, so that every level is stronger than the one below: docs/levels.md.

pub(crate) const SIAM: Playing = Playing {
    settings: Settings { levels: Levels { nodes: 200_000, ..DEFAULT.levels }, ..DEFAULT },
    opening: Opening { plies: 4, balance: 45, even: Even::ForBoth },
};

pub(crate) const SQUARYD: Playing = Playing {
    settings: Settings {
        shares: BudgetShares { quiet: 1.0, ..DEFAULT.shares },
        levels: Levels {
            nodes: 80_000,
            // More positions bring little here.
            thousandths: [50, 50, 50, 70, 100, 110, 80, 220, 570, 2_200],
            ..DEFAULT.levels
        },
    },
    // A game has some twenty plies. Dark begins, and usually wins.
    opening: Opening { plies: 2, balance: 250, even: Even::ByTheGame },
};

/// Sam Liam for two, whose levels depend on the board.
const fn samliam(thousandths: [u64; 10]) -> Playing {
    let levels = Levels { nodes: 25_000, slow_nodes: 7_000, thousandths };
    let shares = BudgetShares { forced: 0.3, quiet: 0.0, doubt: 0.08 };
    let opening = Opening { plies: 4, balance: 75, even: Even::ForBoth };
    Playing { settings: Settings { shares, levels }, opening }
}

pub(crate) const SAMLIAM_9: Playing = samliam([50, 50, 50, 70, 100, 110, 140, 270, 570, 1_500]);

pub(crate) const SAMLIAM_7: Playing = samliam([50, 50, 50, 70, 100, 150, 90, 230, 570, 1_500]);

pub(crate) const SAMLIAM_6X7: Playing = samliam([50, 50, 50, 70, 100, 110, 80, 220, 570, 1_500]);

/// Three and four players; their search has no shares, and its levels are the same for both games.
pub(crate) const MANY: Playing =
    Playing { settings: DEFAULT, opening: Opening { plies: 4, balance: 0, even: Even::ByTheGame } };

#[cfg(feature = "toy")]
/// A game without an engine.
pub(crate) const NO_ENGINE: Playing =
    Playing { settings: DEFAULT, opening: Opening { plies: 0, balance: 0, even: Even::ForBoth } };
