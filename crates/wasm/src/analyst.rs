//! Analysis that goes on a slice at a time over changing positions of one game, in JSON.

use crate::thinker::{SLICE, Verdict};
use serde::Serialize;
use siliam_catalog::{Advice, Analysis, Variation, chances, sit_down};
use siliam_core::Player;
use wasm_bindgen::prelude::wasm_bindgen;

/// Memory of an analysis, in mebibytes.
const MEMORY: usize = 48;
/// The most lines that it reports.
const MOST_LINES: usize = 5;

/// Analyses the positions of one game and remembers them.
#[wasm_bindgen]
pub struct Analyst {
    analysis: Box<dyn Analysis>,
    players: usize,
}

/// What an analyst knows of the position by now.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnalysisReport {
    /// How deep the last complete iteration looked; for three and four the length of the line.
    depth: u32,
    /// Positions searched.
    nodes: u64,
    /// The best lines, the best one first; none before the first slices.
    lines: Vec<AnalysisLine>,
}

/// A line of play and what it is worth.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnalysisLine {
    moves: Vec<String>,
    /// For the player of its first move.
    verdict: Verdict,
    /// Each player's chance to win, 0 to 1; together they are 1.
    chances: Vec<f64>,
}

/// Chances with four digits: more would be noise, and machines may round the last ones differently.
pub(crate) fn rounded(chances: &[f64]) -> Vec<f64> {
    chances.iter().map(|chance| (10_000.0 * chance).round() / 10_000.0).collect()
}

/// A line as the page reads it.
fn told(variation: Variation, actor: Player, players: usize) -> AnalysisLine {
    let Variation { line, score, shares } = variation;
    let chances = rounded(&chances(score, &shares, actor, players));
    AnalysisLine { moves: line, verdict: score.into(), chances }
}

/// The lines of an advice, the best one first.
fn lines(advice: Advice, actor: Player, players: usize) -> Vec<AnalysisLine> {
    let Advice { line, score, others, shares, .. } = advice;
    let all = std::iter::once(Variation { line, score, shares }).chain(others);
    all.map(|variation| told(variation, actor, players)).collect()
}

#[wasm_bindgen]
impl Analyst {
    /// An analyst of a game; `None` where there is no such game or it has no engine.
    pub fn of(name: &str) -> Option<Analyst> {
        let table = sit_down(name, None).ok()?;
        Some(Self { analysis: table.analysis(MEMORY)?, players: table.facts().players.len() })
    }

    /// Goes over to the position after these moves, with one to five lines; `false` where they cannot be played or the game
    /// is over then.
    // JavaScript hands lists over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn show(&mut self, start: &str, moves: Vec<String>, lines: usize) -> bool {
        self.analysis.show(start, &moves, lines.clamp(1, MOST_LINES))
    }

    /// Does a small piece of work, a few milliseconds.
    pub fn think(&mut self) {
        self.analysis.slice(SLICE);
    }

    /// Whether more thinking changes nothing.
    pub fn decided(&self) -> bool {
        self.analysis.is_decided()
    }

    /// What is known of the position by now, in JSON.
    pub fn report(&self) -> String {
        let mut report = AnalysisReport { depth: 0, nodes: 0, lines: Vec::new() };
        if let (Some(actor), Some(advice)) = (self.analysis.actor(), self.analysis.advice()) {
            (report.depth, report.nodes) = (advice.depth, advice.nodes);
            report.lines = lines(advice, actor, self.players);
        }
        serde_json::to_string(&report).expect("a report is plain data")
    }

    /// What the opponent would do if it were their turn, a line in JSON; `None` where nobody can be skipped.
    pub fn threat(&self) -> Option<String> {
        let (actor, advice) = self.analysis.threat()?;
        let line = lines(advice, actor, self.players).into_iter().next()?;
        Some(serde_json::to_string(&line).expect("a line is plain data"))
    }
}
