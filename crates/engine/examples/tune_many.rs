//! Tunes the prospects of a game for several players on self-play:
//! `cargo run --release -p siliam-engine --example tune_many -- samliam-3p 1000`.
//!
//! Like `tune`, but every position is a sample of who of several won: the weights make the winner's share of the weights of
//! all players as large as they can.

// A tool for developers, run on machines of 64 bits; weights and counts are small.
#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]

mod tuning;

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
    let plies = 3 + rng.below(8);
    let Some(mut position) = tuning::opened(rules, plies, &mut rng) else { return Vec::new() };
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

fn tune<G: Game + Prospects>(rules: &G, games: u64, nodes: u64) {
    let samples = tuning::samples(games, |seed| self_play(rules, seed, nodes));
    let start = G::WEIGHTS.iter().map(|&weight| (weight as f32).min(300.0)).collect();
    let weights = tuning::descend(&samples, start, 1e-6, |sample, weights, slope| {
        let mut values = [0.0_f32; 4];
        for &(player, term, times) in &sample.terms {
            values[player.index()] += weights[term] * times / SCALE;
        }
        let most = values[..G::PLAYERS].iter().copied().fold(f32::MIN, f32::max);
        let mut shares = values.map(|value| (value - most).exp());
        let total: f32 = shares[..G::PLAYERS].iter().sum();
        shares = shares.map(|share| share / total);
        for &(player, term, times) in &sample.terms {
            let won = f32::from(u8::from(player == sample.winner));
            slope[term] += (shares[player.index()] - won) * times;
        }
        -shares[sample.winner.index()].max(1e-9).ln()
    });
    println!("{} {weights:?}", G::FACTS.id);
}

fn main() {
    let (name, games, nodes) = tuning::arguments(1000, 300);
    match name.as_str() {
        "samliam-3p" => tune(&SamLiam3::default(), games, nodes),
        "samliam-4p" => tune(&SamLiam4::default(), games, nodes),
        _ => eprintln!("usage: tune_many samliam-3p|samliam-4p [GAMES] [NODES]"),
    }
}
