//! How long the engine goes on after it was told to stop: `cargo run --release -p siliam-engine --example stop`.
//!
//! Thinks about positions on the way of random games are told to stop after a few milliseconds; printed are the median and
//! the longest time until the answer, by game and number of threads.

use siliam_core::{Game, Prospects, Rng, Think};
use siliam_engine::{Asking, Gauge, Tables, think_many, think_with};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Thinks per line.
const THINKS: usize = 200;

/// Measures one game; `think` answers whether it thought at all.
fn measure<G: Game>(rules: &G, what: &str, plies: u64, think: impl Fn(&G::Position, Gauge<'_>) -> bool) {
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
        // Nobody can do anything before being asked, so the time at which stop should have been said is what counts.
        let told = AtomicBool::new(false);
        let gauge = |_| {
            let stop = begun.elapsed() >= after;
            told.fetch_or(stop, Relaxed);
            f64::from(u8::from(stop))
        };
        if think(&position, &gauge) && told.load(Relaxed) {
            late.push(begun.elapsed().saturating_sub(after));
        }
    }
    late.sort_unstable();
    let milliseconds = |duration: Duration| duration.as_secs_f64() * 1000.0;
    println!(
        "{} {what} median {:.2} ms longest {:.2} ms",
        G::FACTS.id,
        milliseconds(late[late.len() / 2]),
        milliseconds(late[late.len() - 1]),
    );
}

fn two<G: Game + Think>(rules: &G, threads: usize, plies: u64) {
    let asking = Asking { threads, ..Asking::default() };
    let tables = Tables::new(asking.mebibytes);
    measure(rules, &format!("threads {threads}"), plies, |position, gauge| {
        think_with(rules, position, &[], &asking, &tables, gauge, |_| {}).is_some()
    });
}

fn many<G: Game + Prospects>(rules: &G, plies: u64) {
    measure(rules, "threads 1", plies, |position, gauge| {
        think_many(rules, position, &[], &Asking::default(), gauge, |_| {}).is_some()
    });
}

fn main() {
    for threads in [1, 2] {
        two(&siliam_siam::Siam::default(), threads, 60);
        two(&siliam_squaryd::Squaryd::default(), threads, 20);
        two(&siliam_samliam::SamLiam9::default(), threads, 120);
        two(&siliam_samliam::SamLiam7::default(), threads, 120);
        two(&siliam_samliam::SamLiam6x7::default(), threads, 50);
    }
    many(&siliam_samliam::SamLiam3::default(), 150);
    many(&siliam_samliam::SamLiam4::default(), 200);
}
