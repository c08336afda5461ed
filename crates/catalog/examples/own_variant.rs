//! Perft of your own variant: rules that change one thing of Siam, and the leaves of their tree beside those of the game.
//!
//! Here nobody may leave the board of their own accord (S4). Whatever is generic over [`Rules`] works with it: perft,
//! play-outs, your own search.
//!
//! `cargo run --release --example own_variant -p siliam-catalog -- 4`

use siliam_core::{Leaves, MoveStack, Outcome, Player, Playouts, Rng, Rules, perft, play_out};
use siliam_siam::{Move, Position, Siam};

/// Siam without S4.
#[derive(Clone, Copy, Debug)]
struct Staying(Siam);

impl Rules for Staying {
    type Position = Position;
    type Move = Move;
    const PLAYERS: usize = Siam::PLAYERS;

    fn start(&self) -> Position {
        self.0.start()
    }

    fn actor(&self, position: &Position) -> Player {
        self.0.actor(position)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.0.outcome(position)
    }

    fn moves(&self, position: &Position, into: &mut MoveStack<Move>) {
        let mut all = MoveStack::new();
        self.0.moves(position, &mut all);
        for &mv in all.above(0).iter().filter(|mv| !matches!(mv, Move::Leave(_))) {
            into.push(mv);
        }
    }

    fn play_unchecked(&self, position: &Position, mv: Move) -> Position {
        self.0.play_unchecked(position, mv)
    }

    fn search_key(&self, position: &Position) -> u64 {
        self.0.search_key(position)
    }

    fn repetition_key(&self, position: &Position) -> u64 {
        self.0.repetition_key(position)
    }
}

fn main() {
    let depth = std::env::args().nth(1).and_then(|depth| depth.parse().ok()).unwrap_or(3);
    let (siam, staying) = (Siam::default(), Staying(Siam::default()));
    for depth in 1..=depth {
        let leaves = perft(&siam, &siam.start(), depth, Leaves::Counted);
        let ours = perft(&staying, &staying.start(), depth, Leaves::Counted);
        println!("depth {depth}: siam {leaves}, staying {ours}");
    }
    let mut played = Playouts::default();
    play_out(&staying, &staying.start(), 100, Some(2000), &mut Rng::new(1), &mut played);
    println!("{played:?}");
}
