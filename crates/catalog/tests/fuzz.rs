//! The fuzz targets of the games, the catalog and the engine on their seeds and on seeded mutations of them;
//! coverage-guided fuzzing is the deep tier's.

#[path = "fuzz/bodies.rs"]
mod bodies;

use siliam_conform::{fuzz_move, fuzz_position, fuzz_position_in_any_form, fuzz_tests};
use siliam_samliam::{SamLiam6x7, small::Small2};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

fuzz_tests! {
    engine: 200, bodies::engine;
    name: 2000, bodies::name;
    samliam_6x7_move: 2000, fuzz_move::<SamLiam6x7>;
    samliam_6x7_position: 2000, fuzz_position_in_any_form::<SamLiam6x7>;
    samliam_small_move: 2000, fuzz_move::<Small2>;
    samliam_small_position: 2000, fuzz_position_in_any_form::<Small2>;
    siam_move: 2000, fuzz_move::<Siam>;
    siam_position: 2000, fuzz_position::<Siam>;
    squaryd_move: 2000, fuzz_move::<Squaryd>;
    squaryd_position: 2000, fuzz_position::<Squaryd>;
}
