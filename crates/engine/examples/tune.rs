//! Tunes a game's evaluation on self-play: `cargo run --release -p siliam-engine --example tune -- siam 4000`.
//!
//! Games are played from random openings with few nodes a move; every position on the way is a sample with the game's
//! result. The weights that best predict the results (logistic regression, Adam) are printed, to be written into the game's
//! `eval.rs` if a match confirms them.

use siliam_core::{Game, Outcome, Rng, Think};
use siliam_engine::{Asking, Limits, think};
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

fn self_play<G: Game + Think>(rules: &G, seed: u64, nodes: u64) -> Vec<Sample> {
    let mut rng = Rng::new(seed);
    let asking =
        Asking { limits: Limits { depth: 60, nodes }, mebibytes: 1, force: 0.0, ..Asking::default() };
    let mut position = rules.start();
    for _ in 0..4 + rng.below(6) {
        let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { return Vec::new() };
        position = rules.play_unchecked(&position, mv);
    }
    let mut history = Vec::new();
    let mut line = Vec::new();
    while rules.outcome(&position).is_none() && line.len() < 120 {
        history.push(rules.repetition_key(&position));
        let Some(thought) = think(rules, &position, &history, &asking, &|_| 0.0, |_| {}) else { break };
        if !thought.score.is_proven() {
            line.push(position);
        }
        let mv = if rng.below(16) == 0 { rules.pick(&position, |count| rng.below(count)) } else { None };
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
                terms.push((term, times as f32));
            }
        });
        Sample { terms, result: result(position, outcome) }
    };
    line.iter().map(sample).collect()
}

/// The weights that predict the results best.
fn fit(samples: &[Sample], start: &[i32]) -> Vec<f32> {
    let mut weights: Vec<f32> = start.iter().map(|&weight| weight as f32).collect();
    let (mut mean, mut square) = (vec![0.0_f32; weights.len()], vec![0.0_f32; weights.len()]);
    for step in 1..=600 {
        let mut slope = vec![0.0_f32; weights.len()];
        let mut loss = 0.0;
        for sample in samples {
            let value: f32 = sample.terms.iter().map(|&(term, times)| weights[term] * times).sum();
            let expected = 1.0 / (1.0 + (-value / SCALE).exp());
            let error = expected - sample.result;
            loss += f64::from(error * error);
            for &(term, times) in &sample.terms {
                slope[term] += error * times;
            }
        }
        for (index, weight) in weights.iter_mut().enumerate() {
            let slope = slope[index] / samples.len() as f32;
            mean[index] = 0.9 * mean[index] + 0.1 * slope;
            square[index] = 0.999 * square[index] + 0.001 * slope * slope;
            let corrected = mean[index] / (1.0 - 0.9_f32.powi(step));
            let spread = (square[index] / (1.0 - 0.999_f32.powi(step))).sqrt();
            *weight -= 1.5 * corrected / (spread + 1e-8);
        }
        if step % 200 == 0 {
            eprintln!("step {step} mean squared error {:.5}", loss / samples.len() as f64);
        }
    }
    weights
}

fn tune<G: Game + Think>(rules: &G, games: u64, nodes: u64) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let samples: Vec<Sample> = std::thread::scope(|scope| {
        let play = |thread| {
            move || {
                let seeds = (0..games).filter(move |game| game % threads == thread);
                seeds.flat_map(|seed| self_play(rules, seed, nodes)).collect::<Vec<_>>()
            }
        };
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(play(thread))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no game panics")).collect()
    });
    eprintln!("{} positions of {games} games", samples.len());
    let weights: Vec<i32> = fit(&samples, G::WEIGHTS).iter().map(|weight| weight.round() as i32).collect();
    println!("{} {weights:?}", G::FACTS.id);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, default| arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(default);
    let (games, nodes) = (number(1, 2000), number(2, 3000));
    match arguments.first().map(String::as_str) {
        Some("siam") => tune(&Siam::default(), games, nodes),
        Some("squaryd") => tune(&Squaryd::default(), games, nodes),
        Some("samliam") => tune(&SamLiam9::default(), games, nodes),
        Some("samliam-7") => tune(&SamLiam7::default(), games, nodes),
        Some("samliam-6x7") => tune(&SamLiam6x7::default(), games, nodes),
        _ => eprintln!("usage: tune siam|squaryd|samliam|samliam-7|samliam-6x7 [GAMES] [NODES]"),
    }
}
