//! Tunes a game's evaluation on self-play: `cargo run --release -p siliam-engine --example tune -- siam 4000`.
//!
//! Games are played from random openings with few nodes a move, some with a few random moves more on the way. Every position
//! after the last of these is a sample with the game's result, unless the end is so near that a search sees it. The weights
//! that best predict the results (logistic regression, Adam) are printed, to be written into the game's folder if a match
//! confirms them.

// A tool for developers, run on machines of 64 bits; weights and counts are small.
#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]

mod tuning;

use siliam_core::{Game, Glance, Outcome, Prove, Rng, hash};
use siliam_engine::{Asking, Limits, Score, Verdict, think};
use siliam_samliam::{SamLiam6x7, SamLiam7, SamLiam9};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

/// The terms of a position that speak, and how the game went for its actor: 1, ½ or 0.
struct Sample {
    terms: Vec<(usize, f32)>,
    result: f32,
}

/// Hundredths that make a win ten times as likely as a loss.
const SCALE: f32 = 400.0 / std::f32::consts::LN_10;

/// Whether the end is so near that a search sees it wherever it judges.
fn is_near(score: Score) -> bool {
    match score.verdict() {
        Verdict::Win(plies) | Verdict::Loss(plies) => plies <= 4,
        Verdict::Estimate(_) => false,
    }
}

fn self_play<G: Game + Prove>(rules: &G, seed: u64, nodes: u64) -> Vec<Sample> {
    let mut rng = Rng::new(hash::key([seed]));
    let asking =
        Asking { limits: Limits { depth: 60, nodes }, mebibytes: 1, force: Some(0.0), ..Asking::default() };
    let plies = 1 + rng.below(8);
    let Some(mut position) = tuning::opened(rules, plies, &mut rng) else { return Vec::new() };
    // Some games lead where no two good players would come.
    let unsettled = rng.index(14);
    let mut history = Vec::new();
    let mut line = Vec::new();
    while rules.outcome(&position).is_none() && history.len() < 120 {
        history.push(rules.repetition_key(&position));
        let Some(thought) = think(rules, &position, &history, &asking, &|_| 0.0, |_| {}) else { break };
        let random = history.len() < unsettled && rng.below(6) == 0;
        let mv = if random { rules.pick(&position, |count| rng.below(count)) } else { None };
        if mv.is_some() {
            // How it ends says nothing of what was before.
            line.clear();
        } else if !is_near(thought.score)
            && matches!(rules.glance(&position, &rules.tally(&position)), Glance::NoWin | Glance::Calm)
        {
            // Elsewhere a search goes on instead of judging.
            line.push(position);
        }
        position = rules.play_unchecked(&position, mv.unwrap_or(thought.line[0]));
    }
    let result = |position: &G::Position, outcome| match outcome {
        Some(Outcome::Win(player)) if player == rules.actor(position) => 1.0,
        Some(Outcome::Win(_)) => 0.0,
        _ => 0.5,
    };
    let outcome = rules.outcome(&position);
    let sample = |position: &G::Position| {
        let mut terms: Vec<(usize, f32)> = Vec::new();
        rules.terms(position, |term, times| {
            if times != 0 {
                terms.push((term, times as f32 / G::TUNING.parts as f32));
            }
        });
        Sample { terms, result: result(position, outcome) }
    };
    line.iter().map(sample).collect()
}

fn tune<G: Game + Prove>(rules: &G, games: u64, nodes: u64) {
    let samples = tuning::samples(games, |seed| self_play(rules, seed, nodes));
    let start = G::TUNING.weights.iter().map(|&weight| weight as f32).collect();
    let weights = tuning::descend(&samples, start, 0.0, |sample, weights, slope| {
        let value: f32 = sample.terms.iter().map(|&(term, times)| weights[term] * times).sum();
        let error = 1.0 / (1.0 + (-value / SCALE).exp()) - sample.result;
        for &(term, times) in &sample.terms {
            slope[term] += error * times;
        }
        error * error
    });
    println!("{} {weights:?}", G::FACTS.id);
}

fn main() {
    let (name, games, nodes) = tuning::arguments(2000, 3000);
    match name.as_str() {
        "siam" => tune(&Siam::default(), games, nodes),
        "squaryd" => tune(&Squaryd::default(), games, nodes),
        "samliam" => tune(&SamLiam9::default(), games, nodes),
        "samliam-7" => tune(&SamLiam7::default(), games, nodes),
        "samliam-6x7" => tune(&SamLiam6x7::default(), games, nodes),
        _ => eprintln!("usage: tune siam|squaryd|samliam|samliam-7|samliam-6x7 [GAMES] [NODES]"),
    }
}
