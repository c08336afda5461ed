//! How long labels and closing cells take, average, p50 and p99 over the positions of random games:
//! `cargo run --release --package siliam-samliam --example timing`.
//!
//! Games are random but peaceful: moves that end them are passed over, so that both phases are reached.

// As in the crate itself: boards are small.
#![allow(clippy::cast_lossless, clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
#![allow(clippy::cast_sign_loss, clippy::cast_precision_loss)]

use siliam_core::{Game, Rng, Rules};
use siliam_samliam::{Field, Position, SamLiam, SamLiam3, SamLiam4, SamLiam6x7, SamLiam7, SamLiam9, Variant};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Times of one thing in one phase.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn take<T>(&mut self, work: impl FnOnce() -> T) {
        let begun = Instant::now();
        black_box(work());
        self.0.push(begun.elapsed());
    }

    fn print(mut self, what: &str) {
        if self.0.is_empty() {
            return;
        }
        self.0.sort();
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        let average = self.0.iter().copied().map(micros).sum::<f64>() / self.0.len() as f64;
        let at = |share: f64| micros(self.0[((self.0.len() - 1) as f64 * share) as usize]);
        let (p50, p99, most) = (at(0.5), at(0.99), at(1.0));
        println!(
            "  {what:<28} average {average:8.2} µs  p50 {p50:8.2}  p99 {p99:9.2}  most {most:10.2}  ({} times)",
            self.0.len()
        );
    }
}

/// Times measured in one phase.
#[derive(Default)]
struct Phase {
    closing: Times,
    moves: Times,
    labels: Times,
    win: Times,
}

fn measure<W: Field, const C: u8, const R: u8, const N: usize>(
    rules: SamLiam<W, C, R, N>,
    games: u64,
    plies: u64,
) where
    SamLiam<W, C, R, N>: Variant,
{
    let mut rng = Rng::new(1);
    let mut phases = [Phase::default(), Phase::default()];
    for _ in 0..games {
        let mut position = rules.start();
        for _ in 0..plies {
            let Some(mv) = peaceful(rules, &position, &mut rng) else { break };
            let phase = &mut phases[usize::from(rules.is_in_second_phase(&position, position.mover()))];
            phase.moves.take(|| rules.count(&position));
            phase.closing.take(|| {
                // Often enough for the clock not to matter.
                for _ in 0..100 {
                    black_box(rules.closing_cells(black_box(&position), position.mover()));
                }
            });
            phase.labels.take(|| rules.labels_but_win(&position, mv));
            phase.win.take(|| rules.is_win(&position, mv));
            position = rules.play_unchecked(&position, mv);
        }
    }
    println!("{}", <SamLiam<W, C, R, N> as Game>::FACTS.id);
    for (name, phase) in ["first phase", "second phase"].into_iter().zip(phases) {
        phase.moves.print(&format!("{name}: legal moves"));
        phase.closing.print(&format!("{name}: 100 × closing"));
        phase.labels.print(&format!("{name}: labels but win"));
        phase.win.print(&format!("{name}: win"));
    }
}

/// A random move that does not end the game, where there is one.
fn peaceful<W: Field, const C: u8, const R: u8, const N: usize>(
    rules: SamLiam<W, C, R, N>,
    position: &Position<W, C, R, N>,
    rng: &mut Rng,
) -> Option<siliam_samliam::Move<C, R>>
where
    SamLiam<W, C, R, N>: Variant,
{
    let mut last = None;
    for _ in 0..100 {
        let mv = rules.pick(position, |count| rng.below(count))?;
        if rules.outcome(&rules.play_unchecked(position, mv)).is_none() {
            return Some(mv);
        }
        last = Some(mv);
    }
    last
}

fn main() {
    measure(SamLiam9::default(), 40, 160);
    measure(SamLiam7::default(), 40, 160);
    measure(SamLiam6x7::default(), 40, 100);
    measure(SamLiam3::default(), 30, 200);
    measure(SamLiam4::default(), 30, 260);
}
