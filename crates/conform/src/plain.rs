//! Comparison with a slow plain model of the same game, written separately.

use crate::Effort;
use siliam_core::{Game, MoveStack, Outcome, Rng};

/// How a plain model's game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainOutcome {
    /// Nobody won.
    Draw,
    /// The player with this letter won.
    Win(char),
}

/// What a plain model must tell.
pub trait Plain: Sized {
    /// The position's text.
    fn text(&self) -> String;
    /// The legal moves, sorted.
    fn moves(&self) -> Vec<String>;
    /// The position after a legal move.
    fn play(&self, mv: &str) -> Option<Self>;
    /// How the game ended.
    fn outcome(&self) -> Option<PlainOutcome>;
}

/// Plays random games in both models at once, from the start of each.
pub fn against_plain<G: Game, P: Plain>(rules: &G, start: impl Fn() -> P, effort: Effort, seed: u64) {
    let mut rng = Rng::new(seed);
    for _ in 0..effort.games {
        against_plain_from(rules, &rules.start(), start(), effort.plies, &mut rng);
    }
}

/// Plays one random game in both models at once and compares move lists, positions and results all the way.
pub fn against_plain_from<G: Game, P: Plain>(
    rules: &G,
    from: &G::Position,
    mut plain: P,
    plies: u64,
    rng: &mut Rng,
) {
    let mut position = *from;
    let mut line = Vec::new();
    for ply in 0..=plies {
        let text = rules.write_position(&position);
        assert_eq!(text, plain.text(), "{}: after {line:?}", G::FACTS.id);
        let outcome = rules.outcome(&position).map(|outcome| match outcome {
            Outcome::Draw => PlainOutcome::Draw,
            Outcome::Win(player) => PlainOutcome::Win(G::FACTS.letter(player)),
        });
        assert_eq!(outcome, plain.outcome(), "{} `{text}`: after {line:?}", G::FACTS.id);
        let mut stack = MoveStack::new();
        rules.moves(&position, &mut stack);
        let mut moves: Vec<String> =
            stack.above(0).iter().map(|&mv| rules.write_move(&position, mv)).collect();
        moves.sort();
        assert_eq!(moves, plain.moves(), "{} `{text}`: after {line:?}", G::FACTS.id);
        if moves.is_empty() || ply == plies {
            return;
        }
        let index = rng.below(moves.len() as u64) as usize;
        let mv = moves.swap_remove(index);
        plain = plain.play(&mv).unwrap_or_else(|| panic!("the plain model plays its own `{mv}`"));
        let read = rules.read_move(&position, &mv).unwrap_or_else(|error| panic!("`{text}` `{mv}`: {error}"));
        position = rules.play_unchecked(&position, read);
        line.push(mv);
    }
}
