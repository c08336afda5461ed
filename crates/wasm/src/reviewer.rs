//! A game looked back upon, a position at a time, in JSON.

use crate::thinker::table_after;
use serde::Serialize;
use siliam_catalog::{Review, moments};
use wasm_bindgen::prelude::wasm_bindgen;

/// Nodes a position between two players.
const NODES: u64 = 10_000;
/// The same among more, where a node is a longer look.
const NODES_OF_MANY: u64 = 4_000;
/// As many moments as a person wants to read of.
const MOST: usize = 6;

/// Goes through a game from its end to its beginning.
#[wasm_bindgen]
pub struct Reviewer(Review);

/// A move that decided something in a game that is looked back upon.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Moment {
    /// Plies played before it.
    ply: usize,
    player: usize,
    mv: String,
    better: String,
    failing: Failing,
    /// How far the win is that was missed or allowed.
    plies: Option<u32>,
    /// The player's chances to win before the move, in whole hundredths.
    before: f64,
    /// The same after it.
    after: f64,
}

/// What was wrong with a move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
enum Failing {
    Missed,
    Allowed,
    Turned,
}

impl From<siliam_catalog::Moment> for Moment {
    fn from(moment: siliam_catalog::Moment) -> Self {
        use siliam_catalog::Failing as Found;
        let (failing, plies) = match moment.failing {
            Found::MissedWin(plies) => (Failing::Missed, Some(plies)),
            Found::AllowedWin(plies) => (Failing::Allowed, Some(plies)),
            Found::TurningPoint => (Failing::Turned, None),
        };
        let hundredths = |chance: f64| (100.0 * chance).round();
        Self {
            ply: moment.ply,
            player: moment.player.index(),
            mv: moment.mv,
            better: moment.better,
            failing,
            plies,
            before: hundredths(moment.before),
            after: hundredths(moment.after),
        }
    }
}

#[wasm_bindgen]
impl Reviewer {
    /// Begins at the position after these moves; `None` where they cannot be played.
    // JavaScript hands lists over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn at(name: &str, start: &str, moves: Vec<String>) -> Option<Reviewer> {
        let table = table_after(name, start, &moves)?;
        let nodes = if table.facts().players.len() == 2 { NODES } else { NODES_OF_MANY };
        Some(Self(Review::new(table, nodes)))
    }

    /// Looks at one more position; `false` when there is none left, or none that it can judge.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// How much of the work is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        let count =
            |positions| f64::from(u32::try_from(positions).expect("a game has fewer plies than this"));
        count(self.0.seen()) / count(self.0.positions())
    }

    /// The moves that decided the game, in JSON.
    pub fn moments(&self) -> String {
        let moments: Vec<Moment> = moments(&self.0.judged(), MOST).into_iter().map(Moment::from).collect();
        serde_json::to_string(&moments).expect("moments are plain data")
    }
}
