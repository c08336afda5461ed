//! Small games of the family, on which the slow model of the tests can play to the end. Not in the catalog.

use crate::rules::figures::drawing::Extra;
use crate::rules::figures::figures;
use crate::variant::{BLACK, FigureSets, GREEN, GROUNDS, MESSAGES, RED, RULES, WHITE, with_lines};
use crate::{SamLiam, Variant};
use siliam_core::Facts;

/// Two players with ten triangles each on 4×4.
pub type Small2 = SamLiam<u64, 4, 4, 2>;

impl Variant for Small2 {
    const FACTS: Facts = Facts {
        id: "small-2p",
        family: "samliam",
        letters: &['r', 'g'],
        players: &["samliam-player-r", "samliam-player-g"],
        inks: &[RED, GREEN],
        grounds: GROUNDS,
        options: &["announce", "endless", "swap"],
        rules: RULES,
        messages: MESSAGES,
    };
    const TRIANGLES: u32 = 10;
    const FIGURES: FigureSets = FigureSets(&[figures!(4, 4, Extra::None)]);
}

/// Three players with ten triangles each on 4×4: in the second phase hardly a half is free.
pub type Small3 = SamLiam<u64, 4, 4, 3>;

impl Variant for Small3 {
    const FACTS: Facts = Facts {
        id: "small-3p",
        family: "samliam",
        letters: &['r', 'g', 'k'],
        players: &["samliam-player-r", "samliam-player-g", "samliam-player-k"],
        inks: &[RED, GREEN, BLACK],
        grounds: GROUNDS,
        options: &["endless"],
        rules: RULES,
        messages: MESSAGES,
    };
    const TRIANGLES: u32 = 10;
    const FIGURES: FigureSets = FigureSets(&[figures!(4, 4, Extra::Crosses)]);
}

/// Three players with ten triangles each on 6 columns and 5 rows.
pub type Wide3 = SamLiam<u64, 6, 5, 3>;

impl Variant for Wide3 {
    const FACTS: Facts = Facts { id: "wide-3p", ..<Small3 as Variant>::FACTS };
    const TRIANGLES: u32 = 10;
    const FIGURES: FigureSets = FigureSets(&[figures!(6, 5, Extra::Crosses)]);
}

/// Four players with ten triangles each on 5×5.
pub type Small4 = SamLiam<u64, 5, 5, 4>;

impl Variant for Small4 {
    const FACTS: Facts = Facts {
        id: "small-4p",
        family: "samliam",
        letters: &['r', 'g', 'k', 'w'],
        players: &["samliam-player-r", "samliam-player-g", "samliam-player-k", "samliam-player-w"],
        inks: &[RED, GREEN, BLACK, WHITE],
        grounds: GROUNDS,
        options: &["adjacent-lines", "straight-lines", "endless"],
        rules: RULES,
        messages: MESSAGES,
    };
    const TRIANGLES: u32 = 10;
    const FIGURES: FigureSets = FigureSets(&with_lines!(5, 5));
}
