//! What both tuners share: games played side by side, and the descent to the weights that predict their results best.

use siliam_core::{Rng, Rules};

/// The position after so many random plies; `None` if the game ends before.
pub(crate) fn opened<G: Rules>(rules: &G, plies: u64, rng: &mut Rng) -> Option<G::Position> {
    let mut position = rules.start();
    for _ in 0..plies {
        let mv = rules.pick(&position, |count| rng.below(count))?;
        position = rules.play_unchecked(&position, mv);
    }
    Some(position)
}

/// The samples of so many games, played on all cores; the same for the same count, in whatever order.
pub(crate) fn samples<S: Send>(games: u64, play: impl Fn(u64) -> Vec<S> + Sync) -> Vec<S> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let samples: Vec<S> = std::thread::scope(|scope| {
        let play = &play;
        let share =
            |thread| move || (thread..games).step_by(threads as usize).flat_map(play).collect::<Vec<S>>();
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(share(thread))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no game panics")).collect()
    });
    eprintln!("{} positions of {games} games", samples.len());
    samples
}

/// Moves the weights to where they predict the samples best (Adam). `look` adds a sample's slopes and gives its loss; a
/// little pull towards nothing keeps what hardly ever speaks within bounds.
pub(crate) fn descend<S>(
    samples: &[S],
    mut weights: Vec<f32>,
    pull: f32,
    look: impl Fn(&S, &[f32], &mut [f32]) -> f32,
) -> Vec<i32> {
    let (mut mean, mut square) = (vec![0.0_f32; weights.len()], vec![0.0_f32; weights.len()]);
    for step in 1..=600 {
        let mut slope = vec![0.0_f32; weights.len()];
        let loss: f64 = samples.iter().map(|sample| f64::from(look(sample, &weights, &mut slope))).sum();
        for (index, weight) in weights.iter_mut().enumerate() {
            let slope = slope[index] / samples.len() as f32 + pull * *weight;
            mean[index] = 0.9 * mean[index] + 0.1 * slope;
            square[index] = 0.999 * square[index] + 0.001 * slope * slope;
            let corrected = mean[index] / (1.0 - 0.9_f32.powi(step));
            let spread = (square[index] / (1.0 - 0.999_f32.powi(step))).sqrt();
            *weight -= 1.5 * corrected / (spread + 1e-8);
        }
        if step == 1 || step % 200 == 0 {
            eprintln!("step {step} mean loss {:.5}", loss / samples.len() as f64);
        }
    }
    weights.iter().map(|weight| weight.round() as i32).collect()
}

/// The game named on the command line, how many games to play and how many nodes a move may cost.
pub(crate) fn arguments(games: u64, nodes: u64) -> (String, u64, u64) {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_default();
    let mut number = |default| words.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    (name, number(games), number(nodes))
}
