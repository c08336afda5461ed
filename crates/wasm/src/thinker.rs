//! The computer's moves: a level's in one call, and at full strength a slice of thinking at a time.

use serde::Serialize;
use siliam_catalog::{Table, Thinking, sit_down};
use siliam_engine::{Asking, Level, Score, Style};
use wasm_bindgen::prelude::wasm_bindgen;

/// Positions the engine searches in one slice, a few milliseconds.
pub(crate) const SLICE: u64 = 4000;
/// Memory of the engine's tables, in mebibytes.
const MEMORY: usize = 16;

/// A game's table after these moves; `None` where they cannot be played.
pub(crate) fn table_after(name: &str, start: &str, moves: &[String]) -> Option<Box<dyn Table>> {
    let mut table = sit_down(name, Some(start)).ok()?;
    moves.iter().try_for_each(|mv| table.play(mv).ok())?;
    Some(table)
}

/// What a level, 1 to 10, plays after these moves: for a seed always the same. `None` when the game is over.
#[wasm_bindgen(js_name = levelMove)]
// JavaScript hands lists over whole.
#[allow(clippy::needless_pass_by_value)]
pub fn level_move(name: &str, start: &str, moves: Vec<String>, level: u8, seed: u32) -> Option<String> {
    let table = table_after(name, start, &moves)?;
    let style = Style::Level { level: Level::of(level.into())?, seed: seed.into() };
    let asking = Asking { style, ..Asking::default() };
    let advice = table.think(&asking, &|_| 0.0, &mut |_| {})?;
    advice.line.into_iter().next()
}

/// Thinks about one position, a slice at a time.
#[wasm_bindgen]
pub struct Thinker {
    thinking: Box<dyn Thinking>,
    decided: bool,
}

/// What a thinker would play and what it thinks of that.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Opinion {
    mv: String,
    verdict: Verdict,
    /// Positions searched.
    nodes: u64,
}

/// A score as people read it: `win` and `loss` are proven, in so many plies; an estimate is in hundredths.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Verdict {
    Win(u32),
    Loss(u32),
    Estimate(i32),
}

impl From<Score> for Verdict {
    fn from(score: Score) -> Self {
        use siliam_engine::Verdict as Found;
        match score.verdict() {
            Found::Win(plies) => Self::Win(plies),
            Found::Loss(plies) => Self::Loss(plies),
            Found::Estimate(value) => Self::Estimate(value),
        }
    }
}

#[wasm_bindgen]
impl Thinker {
    /// A thinker at the position after these moves; `None` when there is none, the game is over or nobody thinks about it.
    #[allow(clippy::needless_pass_by_value)]
    pub fn at(name: &str, start: &str, moves: Vec<String>) -> Option<Thinker> {
        let thinking = table_after(name, start, &moves)?.thinking(MEMORY)?;
        Some(Self { thinking, decided: false })
    }

    /// Does a small piece of work, a few milliseconds.
    pub fn think(&mut self) {
        self.decided |= self.thinking.slice(SLICE);
    }

    /// The move it would play now and what it thinks of it, in JSON.
    pub fn opinion(&mut self) -> String {
        let advice = loop {
            match self.thinking.advice() {
                Some(advice) => break advice,
                None => self.think(),
            }
        };
        let (verdict, nodes) = (advice.score.into(), advice.nodes);
        let mv = advice.line.into_iter().next().expect("advice begins with a move");
        serde_json::to_string(&Opinion { mv, verdict, nodes }).expect("an opinion is plain data")
    }

    /// Whether more thinking changes nothing.
    pub fn decided(&self) -> bool {
        self.decided
    }
}
