//! How long the engine goes on after it was told to stop: `cargo run --release -p siliam-engine --example stop`.
//!
//! Proves about positions on the way of random games are told to stop after a few milliseconds; printed are the median and
//! the longest time until the answer, by game and number of threads. Every think is asked three times: what the machine
//! does meanwhile does not come back, so the longest time that none of the three was below is the engine's own.

use siliam_conform::random_walk;
use siliam_core::{Game, Prospects, Prove, Rng};
use siliam_engine::{Asking, Gauge, Tables, think_many, think_with};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Proves per line.
const THINKS: usize = 200;

/// How often each is asked.
const ASKED: usize = 3;

/// How long after it was told to stop a think answers; `None` where it was ready before.
fn lateness(after: Duration, think: impl Fn(Gauge<'_>) -> bool) -> Option<Duration> {
    let begun = Instant::now();
    // Nobody can do anything before being asked, so the time at which stop should have been said is what counts.
    let told = AtomicBool::new(false);
    let gauge = |_| {
        let stop = begun.elapsed() >= after;
        told.fetch_or(stop, Relaxed);
        f64::from(u8::from(stop))
    };
    let thought = think(&gauge) && told.load(Relaxed);
    thought.then(|| begun.elapsed().saturating_sub(after))
}

/// Measures one game; `think` answers whether it thought at all.
fn measure<G: Game>(rules: &G, what: &str, plies: u64, think: impl Fn(&G::Position, Gauge<'_>) -> bool) {
    let mut rng = Rng::new(1);
    let mut late = Vec::new();
    let mut own = Duration::ZERO;
    while late.len() < ASKED * THINKS {
        let length = rng.below(plies);
        let position = random_walk(rules, &rules.start(), length, &mut rng);
        let after = Duration::from_micros(500 + rng.below(40_000));
        let asked = [(); ASKED].map(|()| lateness(after, |gauge| think(&position, gauge)));
        if let [Some(one), Some(two), Some(three)] = asked {
            late.extend([one, two, three]);
            own = own.max(one.min(two).min(three));
        }
    }
    late.sort_unstable();
    let milliseconds = |duration: Duration| duration.as_secs_f64() * 1000.0;
    println!(
        "{} {what} median {:.2} ms longest {:.2} ms, of all three {:.2} ms",
        G::FACTS.id,
        milliseconds(late[late.len() / 2]),
        milliseconds(late[late.len() - 1]),
        milliseconds(own),
    );
}

fn two<G: Game + Prove>(rules: &G, what: &str, threads: usize, plies: u64) {
    let settings = siliam_catalog::entry(G::FACTS.id).expect("the game is listed").playing.settings;
    let asking = Asking { settings, threads, ..Asking::default() };
    let tables = Tables::new(asking.mebibytes);
    measure(rules, &format!("{what}threads {threads}"), plies, |position, gauge| {
        think_with(rules, position, &[], &asking, &tables, gauge, |_| {}).is_some()
    });
}

fn many<G: Game + Prospects>(rules: &G, plies: u64) {
    measure(rules, "threads 1", plies, |position, gauge| {
        think_many(rules, position, &[], &Asking::default(), gauge, |_| {}).is_some()
    });
}

fn main() {
    let mut announcing = siliam_samliam::SamLiam9::default();
    announcing.announce = true;
    for threads in [1, 2] {
        two(&siliam_siam::Siam::default(), "", threads, 60);
        two(&siliam_squaryd::Squaryd::default(), "", threads, 20);
        two(&siliam_samliam::SamLiam9::default(), "", threads, 120);
        two(&siliam_samliam::SamLiam7::default(), "", threads, 120);
        two(&siliam_samliam::SamLiam6x7::default(), "", threads, 50);
        two(&announcing, "announce ", threads, 220);
    }
    many(&siliam_samliam::SamLiam3::default(), 150);
    many(&siliam_samliam::SamLiam4::default(), 200);
}
