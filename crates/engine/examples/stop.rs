//! How long the engine goes on after it was told to stop: `cargo run --release -p siliam-engine --example stop`.
//!
//! Thinks about positions on the way of random games are told to stop after a few milliseconds; printed are the median and
//! the longest time until the answer, by game and number of threads.

use siliam_core::{Game, Rng, Think};
use siliam_engine::{Asking, Tables, think_with};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Thinks per line.
const THINKS: usize = 200;

fn measure<G: Game + Think>(rules: &G, threads: usize, plies: u64) {
    let asking = Asking { threads, ..Asking::default() };
    let tables = Tables::new(asking.mebibytes);
    let mut rng = Rng::new(1);
    let mut late = Vec::new();
    while late.len() < THINKS {
        let mut position = rules.start();
        for _ in 0..rng.below(plies) {
            let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { break };
            position = rules.play_unchecked(&position, mv);
        }
        let begun = Instant::now();
        let after = Duration::from_micros(500 + rng.below(40_000));
        // When the gauge first said stop: nobody can do anything before it is asked, so the time it should have said so
        // is what counts.
        let told = Mutex::new(None);
        let gauge = |_| {
            let stop = begun.elapsed() >= after;
            if stop {
                told.lock().expect("nobody panics").get_or_insert(());
            }
            f64::from(u8::from(stop))
        };
        let thought = think_with(rules, &position, &[], &asking, &tables, &gauge, |_| {});
        let took = begun.elapsed();
        let was_told = told.lock().expect("nobody panics").is_some();
        if thought.is_some() && was_told {
            late.push(took.saturating_sub(after));
        }
    }
    late.sort_unstable();
    let milliseconds = |duration: Duration| duration.as_secs_f64() * 1000.0;
    println!(
        "{} threads {threads} median {:.2} ms longest {:.2} ms",
        G::FACTS.id,
        milliseconds(late[late.len() / 2]),
        milliseconds(late[late.len() - 1]),
    );
}

fn main() {
    for threads in [1, 2] {
        measure(&siliam_siam::Siam::default(), threads, 60);
        measure(&siliam_squaryd::Squaryd::default(), threads, 20);
    }
}
