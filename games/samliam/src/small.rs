//! Small games of the family, on which the slow model of the tests can play to the end. Not in the catalog.

use crate::figures::{Extra, figures};
use crate::variant::{FigureSets, GREEN, GROUNDS, MESSAGES, RED, RULES};
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
