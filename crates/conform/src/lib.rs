//! The checks every game gets for free: what must hold in any game whatever its rules.
//!
//! A game's `tests/conform.rs` calls [`conform`] with its perft table, and [`against_plain`] with a slow second model.
//! Everything is seeded; a failure names the game, the position and the move.

mod at;
mod drawing;
mod editing;
mod exhaustive;
mod fuzz;
mod perft_table;
mod plain;
mod position;
mod seeds;
mod speech;
mod told;
mod walk;

pub use at::{At, refused_text};
pub use drawing::board_text;
pub use editing::{Edited, build, change, edits};
pub use exhaustive::Exhaustive;
pub use fuzz::{fuzz_move, fuzz_position, fuzz_position_in_any_form};
pub use perft_table::{perft_table, perft_table_by_plain};
pub use plain::{
    Plain, PlainModel, PlainOutcome, against_plain, against_plain_from, games_against_model,
    perft_table_by_model, texts_against_model,
};
pub use position::check_position;
pub use seeds::fuzz_on_seeds;
pub use speech::{speaks, speaks_in};
pub use walk::{every_option_set, random_positions, random_walk};

use siliam_core::{Game, Symmetric};
use std::collections::HashMap;

/// How much of everything is tried.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games per option set.
    pub games: u64,
    /// Plies after which a random game is cut.
    pub plies: u64,
}

impl Effort {
    /// What the fast tier takes, and the deep tier [`times_as_much()`] of.
    pub fn fast(games: u64, plies: u64) -> Self {
        Self { games: games * times_as_much(), plies }
    }
}

/// How many times as much the deep tier tries, which sets `SILIAM_EFFORT`.
pub fn times_as_much() -> u64 {
    std::env::var("SILIAM_EFFORT").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Plays random games under every set of options and checks every position on the way.
pub fn conform<G: Game + Symmetric>(effort: Effort) {
    for options in every_option_set(G::FACTS.options) {
        let rules = G::with_options(&options);
        // Positions that differ where everybody can see it must not share a key.
        let mut seen: HashMap<u64, String> = HashMap::new();
        random_positions(&rules, effort, 0x0005_1EED, |position| {
            check_position(&rules, position);
            let text = rules.write_position(position);
            let visible: Vec<&str> = text.split(' ').take(2).collect();
            let visible = visible.join(" ");
            let before = seen.entry(rules.search_key(position)).or_insert_with(|| visible.clone());
            assert_eq!(*before, visible, "{}{options:?}: two positions share a key", G::FACTS.id);
        });
    }
}
