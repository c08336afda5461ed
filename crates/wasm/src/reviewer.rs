//! A game looked back upon, a position at a time, in JSON.

use crate::thinker::table_after;
use serde::Serialize;
use siliam_catalog::{Failing, Moment, Review, moments};
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

#[derive(Serialize)]
struct Told {
    ply: usize,
    player: usize,
    mv: String,
    better: String,
    failing: &'static str,
    /// How far the win is, where one was missed or allowed.
    plies: Option<u32>,
    /// Chances to win, in hundredths.
    before: u32,
    after: u32,
}

impl From<Moment> for Told {
    fn from(moment: Moment) -> Self {
        let (failing, plies) = match moment.failing {
            Failing::MissedWin(plies) => ("missed", Some(plies)),
            Failing::AllowedWin(plies) => ("allowed", Some(plies)),
            Failing::TurningPoint => ("turned", None),
        };
        let hundredths = |chance: f64| (100.0 * chance).round() as u32;
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
        self.0.seen() as f64 / self.0.positions() as f64
    }

    /// The moves that decided the game, in JSON.
    pub fn moments(&self) -> String {
        let told: Vec<Told> = moments(&self.0.judged(), MOST).into_iter().map(Told::from).collect();
        serde_json::to_string(&told).expect("moments are plain data")
    }
}
