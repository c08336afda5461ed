//! The review of a finished game, a position at a time, in JSON.

use crate::analyst::rounded;
use crate::thinker::table_after;
use serde::Serialize;
use siliam_catalog::{Point, Review, moments};
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

/// What a position of a game that is looked back upon is worth.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ReviewedPly {
    /// Plies played before it.
    ply: usize,
    /// Each player's chance to win, 0 to 1; together they are 1.
    chances: Vec<f64>,
    /// Whether that is proven, or the game was over.
    proven: bool,
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

    /// What the positions looked at so far are worth, the first one first, in JSON.
    pub fn plies(&self) -> String {
        let ply = |Point { ply, chances, is_proven }| ReviewedPly {
            ply,
            chances: rounded(&chances),
            proven: is_proven,
        };
        let plies: Vec<ReviewedPly> = self.0.points().into_iter().map(ply).collect();
        serde_json::to_string(&plies).expect("chances are plain data")
    }

    /// How accurately each player played by what was found so far, 0 to 100, in JSON: `null` for somebody of whose moves
    /// none is judged.
    pub fn accuracy(&self) -> String {
        let accuracy = self.0.accuracy();
        let tenths: Vec<Option<f64>> =
            accuracy.into_iter().map(|of| of.map(|of| (10.0 * of).round() / 10.0)).collect();
        serde_json::to_string(&tenths).expect("numbers are plain data")
    }

    /// The moves that decided the game, in JSON.
    pub fn moments(&self) -> String {
        let moments: Vec<Moment> = moments(&self.0.judged(), MOST).into_iter().map(Moment::from).collect();
        serde_json::to_string(&moments).expect("moments are plain data")
    }
}
