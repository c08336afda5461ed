//! The computer's moves: a level's in one call, and at full strength a slice of thinking at a time.
//!
//! Where the engine knows the game, it thinks. For other games random games decide.

use crate::sampler::Sampler;
use serde::Serialize;
use siliam_catalog::{Table, Thinking, sit_down};
use siliam_engine::{Asking, Level, Score, Style, Verdict};
use wasm_bindgen::prelude::wasm_bindgen;

/// Positions the engine searches in one slice, a few milliseconds.
const SLICE: u64 = 4000;
/// Memory of the engine's table, in mebibytes.
const MEMORY: usize = 16;
/// Pieces of work that a level of a game without engine does, times the level.
const WORK: u32 = 30;

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
    let chosen = Level::of(level.into())?;
    let style = Style::Level { level: chosen, seed: seed.into() };
    let asking = Asking { style, mebibytes: 1, ..Asking::default() };
    if let Some(advice) = table.think(&asking, &|_| 0.0, &mut |_| {}) {
        return advice.line.into_iter().next();
    }
    let mut sampler = Sampler::new(table, seed)?;
    for _ in 0..WORK * u32::from(level) {
        sampler.think();
    }
    Some(sampler.best())
}

/// Thinks about one position, a slice at a time.
#[wasm_bindgen]
pub struct Thinker(Kind);

enum Kind {
    Engine { thinking: Box<dyn Thinking>, decided: bool },
    Sampler(Sampler),
}

/// What a thinker would play and what it thinks of that.
#[derive(Serialize)]
struct Opinion {
    mv: String,
    verdict: Option<Words>,
    /// Positions searched.
    nodes: u64,
}

/// A score as people read it: `win` and `loss` are proven, in so many plies.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Words {
    Win(u32),
    Loss(u32),
    Estimate(i32),
}

impl From<Score> for Words {
    fn from(score: Score) -> Self {
        match score.verdict() {
            Verdict::Win(plies) => Self::Win(plies),
            Verdict::Loss(plies) => Self::Loss(plies),
            Verdict::Estimate(value) => Self::Estimate(value),
        }
    }
}

#[wasm_bindgen]
impl Thinker {
    /// A thinker at the position after these moves; `None` when there is none or the game is over.
    #[allow(clippy::needless_pass_by_value)]
    pub fn at(name: &str, start: &str, moves: Vec<String>, seed: u32) -> Option<Thinker> {
        let table = table_after(name, start, &moves)?;
        if let Some(thinking) = table.thinking(MEMORY) {
            return Some(Self(Kind::Engine { thinking, decided: false }));
        }
        Sampler::new(table, seed).map(|sampler| Self(Kind::Sampler(sampler)))
    }

    /// Does a small piece of work, some tenths of a millisecond to a few milliseconds.
    pub fn think(&mut self) {
        match &mut self.0 {
            Kind::Engine { thinking, decided } => *decided |= thinking.slice(SLICE),
            Kind::Sampler(sampler) => sampler.think(),
        }
    }

    /// The move it would play now and what it thinks of it, in JSON.
    pub fn opinion(&mut self) -> String {
        let opinion = match &mut self.0 {
            Kind::Engine { thinking, decided } => loop {
                if let Some(advice) = thinking.advice() {
                    let (verdict, nodes) = (Some(advice.score.into()), advice.nodes);
                    let mv = advice.line.into_iter().next().expect("advice begins with a move");
                    break Opinion { mv, verdict, nodes };
                }
                *decided |= thinking.slice(SLICE);
            },
            Kind::Sampler(sampler) => Opinion { mv: sampler.best(), verdict: None, nodes: 0 },
        };
        serde_json::to_string(&opinion).expect("an opinion is plain data")
    }

    /// Whether more thinking changes nothing.
    pub fn decided(&self) -> bool {
        match &self.0 {
            Kind::Engine { decided, .. } => *decided,
            Kind::Sampler(sampler) => sampler.decided(),
        }
    }
}
