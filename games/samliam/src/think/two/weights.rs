//! The tuned numbers of each game of two.

use crate::small::Small2;
use crate::think::two::terms::Weights;
use crate::think::two::worth::Merits;
use crate::{SamLiam6x7, SamLiam7, SamLiam9, Variant};

/// A game of two with its tuned numbers.
pub trait Tuned: Variant {
    /// What the terms of a position of two weigh on an empty board and late, made by tuning (`examples/tune.rs` of the
    /// engine). On 7×7 games are mostly drawn, and weights that change with the phase predict them no better.
    const WEIGHTS_OF_TWO: [Weights; 2] = [Weights {
        turn: 16,
        beginning: 0,
        own: [0, 9, 35, 60, 0, 12, 0, 0, 12, 0, 0],
        others: [0, 8, 32, 76, 0, 11, 0, 0, 11, 0, 0],
    }; 2];
    /// How many placements from the hand are looked at.
    const PLACEMENTS: usize = 18;
    /// How much their order counts, see [`siliam_core::Tuning::rank_weight`].
    const RANK_WEIGHT: i32 = 64;
    /// What placements are ordered by, on an empty board and late; tuned on 9×9 (`examples/tune_order.rs` of the engine).
    const MERITS: [Merits; 2] = [
        Merits { own: [4, 24, 240, 2_400], other: [3, 18, 180, 1_800], halves: [0, 0] },
        Merits { own: [4, 24, 240, 2_400], other: [3, 18, 180, 1_800], halves: [0, 0] },
    ];
}

/// What the plain player judges by: round numbers, the same from beginning to end, that stay as they are.
pub(crate) const RULES_OF_THUMB: [Weights; 2] = [Weights {
    turn: 20,
    beginning: 0,
    own: [0, 10, 35, 60, 0, 10, 0, 0, 10, 0, 40],
    others: [0, 10, 35, 75, 0, 10, 0, 0, 10, 0, 40],
}; 2];

impl Tuned for SamLiam9 {
    // Tuned on 5,300 games. `beginning` is set so that odd and even depths agree.
    const WEIGHTS_OF_TWO: [Weights; 2] = [
        Weights {
            turn: 333,
            beginning: 8,
            own: [5, 20, 72, 60, 5, -20, 2, 30, -10, -23, 0],
            others: [6, 17, 86, 76, 7, 16, 45, 33, 48, 24, 0],
        },
        Weights {
            turn: -324,
            beginning: 8,
            own: [2, 0, 83, 60, 13, 94, 80, 21, 93, 120, 0],
            others: [1, 3, 45, 76, 6, 8, -19, 10, 15, -23, 0],
        },
    ];
    const PLACEMENTS: usize = 28;
    const RANK_WEIGHT: i32 = 1_000;
    const MERITS: [Merits; 2] = [
        Merits { own: [81, 373, 641, 6_000], other: [14, 183, 787, 4_000], halves: [-240, 220] },
        Merits { own: [5, 113, 577, 6_000], other: [-8, 17, 234, 4_000], halves: [-44, 2] },
    ];
}

impl Tuned for SamLiam7 {}

impl Tuned for SamLiam6x7 {
    // Tuned on 6,000 games.
    const WEIGHTS_OF_TWO: [Weights; 2] = [
        Weights {
            turn: -351,
            beginning: 0,
            own: [9, 37, 187, 60, 14, 113, 58, 39, 99, 163, 252],
            others: [8, 29, 142, 76, 7, 7, -47, 12, 30, -33, 150],
        },
        Weights {
            turn: -8,
            beginning: 0,
            own: [3, -1, 10, 60, 4, 32, 62, 4, 15, 32, 4],
            others: [1, 1, 9, 76, -4, 1, 26, 3, 5, -3, -5],
        },
    ];
}

impl Tuned for Small2 {}
