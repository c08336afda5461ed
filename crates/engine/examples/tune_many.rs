//! Tunes the prospects of a game for several players on self-play:
//! `cargo run --release -p siliam-engine --example tune_many -- samliam-3p 1000`.
//!
//! Like `tune`, but every position is a sample of who of several won: the weights make the winner's share of the weights of
//! all players as large as they can.

use siliam_core::{Game, Outcome, Player, Prospects, Rng};
use siliam_engine::{Limits, Many};
use siliam_samliam::{SamLiam3, SamLiam4};

/// The terms of each player that speak, and who won.
struct Sample {
    terms: Vec<(Player, usize, f32)>,
    winner: Player,
}

/// Hundredths that make a player e times as likely to win.
const SCALE: f32 = 100.0;

fn self_play<G: Game + Prospects>(rules: &G, seed: u64, nodes: u64) -> Vec<Sample> {
    let mut rng = Rng::new(seed);
    let mut position = rules.start();
    for _ in 0..3 + rng.below(8) {
        let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { return Vec::new() };
        position = rules.play_unchecked(&position, mv);
    }
    let mut line = Vec::new();
    while rules.outcome(&position).is_none() && line.len() < 40 * G::PLAYERS {
        let mut many = Many::new(rules, position, &[], 1, rng.next());
        many.run(Limits { depth: 100, nodes }, &mut |_| false, |_, _| {});
        let Some(found) = many.found() else { break };
        line.push(position);
        let mv = if rng.below(7) == 0 { rules.pick(&position, |count| rng.below(count)) } else { None };
        position = rules.play_unchecked(&position, mv.unwrap_or(found.best().moves[0]));
    }
    let Some(Outcome::Win(winner)) = rules.outcome(&position) else { return Vec::new() };
    let sample = |position: &G::Position| {
        let mut terms = Vec::new();
        rules.terms(position, |player, term, times| {
            if times != 0 {
                terms.push((player, term, times as f32));
            }
        });
        Sample { terms, winner }
    };
    line.iter().map(sample).collect()
}

/// The weights that predict the winners best.
fn fit(samples: &[Sample], start: &[i32], players: usize) -> Vec<f32> {
    let mut weights: Vec<f32> = start.iter().map(|&weight| (weight as f32).min(300.0)).collect();
    let (mut mean, mut square) = (vec![0.0_f32; weights.len()], vec![0.0_f32; weights.len()]);
    for step in 1..=600 {
        let mut slope = vec![0.0_f32; weights.len()];
        let mut loss = 0.0;
        for sample in samples {
            let mut values = [0.0_f32; 4];
            for &(player, term, times) in &sample.terms {
                values[player.index()] += weights[term] * times / SCALE;
            }
            let most = values[..players].iter().copied().fold(f32::MIN, f32::max);
            let mut shares = values.map(|value| (value - most).exp());
            let total: f32 = shares[..players].iter().sum();
            shares = shares.map(|share| share / total);
            loss -= f64::from(shares[sample.winner.index()].max(1e-9).ln());
            for &(player, term, times) in &sample.terms {
                let won = f32::from(u8::from(player == sample.winner));
                slope[term] += (shares[player.index()] - won) * times;
            }
        }
        for (index, weight) in weights.iter_mut().enumerate() {
            // A little pull towards nothing keeps what hardly ever speaks within bounds.
            let slope = slope[index] / samples.len() as f32 + 1e-6 * *weight;
            mean[index] = 0.9 * mean[index] + 0.1 * slope;
            square[index] = 0.999 * square[index] + 0.001 * slope * slope;
            let corrected = mean[index] / (1.0 - 0.9_f32.powi(step));
            let spread = (square[index] / (1.0 - 0.999_f32.powi(step))).sqrt();
            *weight -= 1.5 * corrected / (spread + 1e-8);
        }
        if step % 100 == 0 || step == 1 {
            eprintln!("step {step} mean surprise {:.5}", loss / samples.len() as f64);
        }
    }
    weights
}

fn tune<G: Game + Prospects>(rules: &G, games: u64, nodes: u64) {
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
    let weights = fit(&samples, G::WEIGHTS, G::PLAYERS);
    let weights: Vec<i32> = weights.iter().map(|weight| weight.round() as i32).collect();
    println!("{} {weights:?}", G::FACTS.id);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, default| arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(default);
    let (games, nodes) = (number(1, 1000), number(2, 300));
    match arguments.first().map(String::as_str) {
        Some("samliam-3p") => tune(&SamLiam3::default(), games, nodes),
        Some("samliam-4p") => tune(&SamLiam4::default(), games, nodes),
        _ => eprintln!("usage: tune_many samliam-3p|samliam-4p [GAMES] [NODES]"),
    }
}
