//! Small games of the family, on which the slow model of the tests can play to the end. Not in the catalog.

use crate::rules::figures::drawing::Extra;
use crate::rules::figures::figures;
use crate::variant::{FigureSets, with_lines};
use crate::{SamLiam, SamLiam3, SamLiam4, SamLiam7, Variant};
use siliam_core::Facts;

/// Two players with ten triangles each on 4×4.
pub type Small2 = SamLiam<u64, 4, 4, 2>;
/// Three players with ten triangles each on 4×4: in the second phase hardly a half is free.
pub type Small3 = SamLiam<u64, 4, 4, 3>;
/// Three players with ten triangles each on 6 columns and 5 rows.
pub type Wide3 = SamLiam<u64, 6, 5, 3>;
/// Four players with ten triangles each on 5×5.
pub type Small4 = SamLiam<u64, 5, 5, 4>;

/// A small game: what it is called and after which game of the catalog it is made, and its figures.
macro_rules! small {
    ($game:ty, $id:literal like $model:ty, $figures:expr) => {
        impl Variant for $game {
            const FACTS: Facts = Facts { id: $id, ..<$model as Variant>::FACTS };
            const TRIANGLES: u32 = 10;
            const FIGURES: FigureSets = FigureSets(&$figures);
        }
    };
}

small!(Small2, "small-2p" like SamLiam7, [figures!(4, 4, Extra::None)]);
small!(Small3, "small-3p" like SamLiam3, [figures!(4, 4, Extra::Crosses)]);
small!(Wide3, "wide-3p" like SamLiam3, [figures!(6, 5, Extra::Crosses)]);
small!(Small4, "small-4p" like SamLiam4, with_lines!(5, 5));
