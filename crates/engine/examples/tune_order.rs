//! Tunes what Sam Liam lists its placements by: `cargo run --release -p siliam-engine --example tune_order -- samliam 600`.
//!
//! Games are played with few nodes a move. In every quiet position the weights should make the move that the search settled
//! on the likeliest of all placements (softmax regression, Adam); they are printed for an empty board and for a late one, to
//! be written into the game's folder if a match confirms them.

// A tool for developers, run on machines of 64 bits; weights and counts are small.
#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]

mod tuning;

use siliam_core::{Game, Glance, Prove, Rng, Rules, Think, hash};
use siliam_engine::{Asking, Limits, think};
use siliam_samliam::{Field, Move, Position, SamLiam, SamLiam6x7, SamLiam7, SamLiam9, Tuned};

/// The merits of all placements, which of them was played, and how late it was, from 0 to 1.
struct Sample {
    placements: Vec<[f32; MERITS]>,
    played: usize,
    late: f32,
}

const MERITS: usize = 8;

/// The triangles on the board after which it is late.
const LATE: u64 = 40;

fn self_play<W: Field, const C: u8, const R: u8>(
    rules: SamLiam<W, C, R, 2>,
    seed: u64,
    nodes: u64,
) -> Vec<Sample>
where
    SamLiam<W, C, R, 2>: Tuned + Game<Position = Position<W, C, R, 2>, Move = Move<C, R>> + Prove,
{
    let mut rng = Rng::new(hash::key([seed]));
    let asking =
        Asking { limits: Limits { depth: 60, nodes }, mebibytes: 1, force: Some(0.0), ..Asking::default() };
    let plies = 1 + rng.below(8);
    let Some(mut position) = tuning::opened(&rules, plies, &mut rng) else { return Vec::new() };
    let mut history = Vec::new();
    let mut samples = Vec::new();
    while rules.outcome(&position).is_none() && history.len() < 60 {
        history.push(rules.repetition_key(&position));
        let Some(thought) = think(&rules, &position, &history, &asking, &|_| 0.0, |_| {}) else { break };
        let mv = thought.line[0];
        if !thought.score.is_proven()
            && rules.glance(&position, &rules.tally(&position)) == Glance::Calm
            && rng.below(8) == 0
        {
            let merits = rules.merits_of_placements(&position);
            if let Some(played) = merits.iter().position(|&(placement, _)| placement == mv) {
                let placements = merits.iter().map(|(_, merits)| merits.map(|merit| merit as f32)).collect();
                let placed = plies + history.len() as u64 - 1;
                let late = placed.min(LATE) as f32 / LATE as f32;
                samples.push(Sample { placements, played, late });
            }
        }
        position = rules.play_unchecked(&position, mv);
    }
    samples
}

fn tune<W: Field, const C: u8, const R: u8>(rules: SamLiam<W, C, R, 2>, games: u64, nodes: u64)
where
    SamLiam<W, C, R, 2>: Tuned + Game<Position = Position<W, C, R, 2>, Move = Move<C, R>> + Prove,
{
    let samples = tuning::samples(games, |seed| self_play(rules, seed, nodes));
    let weights = tuning::descend(&samples, vec![0.0; 2 * MERITS], 1e-6, |sample, weights, slope| {
        let shares = [1.0 - sample.late, sample.late];
        let weight = |index: usize| shares[0] * weights[index] + shares[1] * weights[MERITS + index];
        let value = |merits: &[f32; MERITS]| -> f32 {
            // In hundredths.
            (0..MERITS).map(|index| weight(index) * merits[index]).sum::<f32>() / 100.0
        };
        let values: Vec<f32> = sample.placements.iter().map(value).collect();
        let most = values.iter().copied().fold(f32::MIN, f32::max);
        let odds: Vec<f32> = values.iter().map(|value| (value - most).exp()).collect();
        let all: f32 = odds.iter().sum();
        for (index, (merits, odds)) in sample.placements.iter().zip(&odds).enumerate() {
            let error = odds / all - f32::from(u8::from(index == sample.played));
            for merit in 0..MERITS {
                slope[merit] += shares[0] * error * merits[merit];
                slope[MERITS + merit] += shares[1] * error * merits[merit];
            }
        }
        -(odds[sample.played] / all).ln()
    });
    let (early, late) = weights.split_at(MERITS);
    println!("early {early:?} late {late:?}");
}

fn main() {
    let (name, games, nodes) = tuning::arguments(600, 3000);
    match name.as_str() {
        "samliam" => tune(SamLiam9::default(), games, nodes),
        "samliam-7" => tune(SamLiam7::default(), games, nodes),
        "samliam-6x7" => tune(SamLiam6x7::default(), games, nodes),
        _ => eprintln!("usage: tune_order samliam|samliam-7|samliam-6x7 [GAMES] [NODES]"),
    }
}
