//! Every fuzz target on its seeds and on seeded mutations of them; coverage-guided fuzzing is the deep tier's.

#[path = "fuzz/bodies.rs"]
mod bodies;

use siliam_conform::{fuzz_move, fuzz_on_seeds, fuzz_position, fuzz_position_in_any_form, fuzz_targets};
use siliam_samliam::{SamLiam6x7, small::Small2};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

/// A test for each target: its name, the mutations to try, its body.
macro_rules! targets {
    ($($target:ident: $mutations:literal, $body:expr;)*) => {
        $(
            #[test]
            fn $target() {
                fuzz_on_seeds(stringify!($target), $mutations, $body);
            }
        )*

        #[test]
        fn every_target_is_run() {
            assert_eq!(fuzz_targets(), [$(stringify!($target)),*]);
        }
    };
}

targets! {
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
