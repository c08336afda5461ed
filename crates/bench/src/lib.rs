//! What the benchmarks share: the same fixed work for the clock and for the instruction counter.

use siliam_core::{Leaves, MoveStack, Playouts, Rng, Rules, cpu, perft, play_out};

/// Positions from random play, the same ones every time.
pub fn positions<R: Rules>(rules: &R, games: u64, plies: u64) -> Vec<R::Position> {
    let mut rng = Rng::new(1);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = rules.start();
        for _ in 0..plies {
            let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { break };
            positions.push(position);
            position = rules.play_unchecked(&position, mv);
        }
    }
    positions
}

/// Lists the moves of every position; gives how many there are.
pub fn list<R: Rules>(rules: &R, positions: &[R::Position]) -> usize {
    cpu::run(List { rules, positions })
}

struct List<'a, R: Rules> {
    rules: &'a R,
    positions: &'a [R::Position],
}

impl<R: Rules> cpu::Task for List<'_, R> {
    type Output = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let mut moves = MoveStack::new();
        let mut listed = 0;
        for position in self.positions {
            moves.truncate(0);
            self.rules.moves(position, &mut moves);
            listed += moves.len();
        }
        listed
    }
}

/// Plays every move of every position and folds the keys, as a search would.
pub fn make<R: Rules>(rules: &R, positions: &[R::Position]) -> u64 {
    positions.iter().map(|position| perft(rules, position, 1, Leaves::Made)).sum()
}

/// Counts leaves from the start.
pub fn count<R: Rules>(rules: &R, depth: u32) -> u64 {
    perft(rules, &rules.start(), depth, Leaves::Counted)
}

/// Plays random games from the start; gives the plies.
pub fn random_games<R: Rules>(rules: &R, games: u64, cap: u64) -> u64 {
    let mut played = Playouts::default();
    play_out(rules, &rules.start(), games, Some(cap), &mut Rng::new(1), &mut played);
    played.plies
}
