//! Comparison with a slow plain model of the same game, written separately.

use crate::{Effort, check_position, every_option_set, perft_table_by_plain};
use siliam_core::{Game, MoveStack, Outcome, Rng, Symmetric};
use std::fmt::Debug;

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

/// Implements [`Plain`] for a model by its own methods of the same names; the closure gives how its game ended.
#[macro_export]
macro_rules! plain_by_its_methods {
    ($model:ty, $outcome:expr) => {
        impl $crate::Plain for $model {
            fn text(&self) -> String {
                self.text()
            }
            fn moves(&self) -> Vec<String> {
                self.moves()
            }
            fn play(&self, mv: &str) -> Option<Self> {
                self.play(mv)
            }
            fn outcome(&self) -> Option<$crate::PlainOutcome> {
                let outcome: fn(&Self) -> Option<$crate::PlainOutcome> = $outcome;
                outcome(self)
            }
        }
    };
}

/// A plain model that is set up from the names of options.
pub trait PlainModel: Plain + Debug {
    /// The start.
    fn start(options: &[&str]) -> Self;
    /// The position of this text, or why it is none.
    fn read(options: &[&str], text: &str) -> Result<Self, String>;
}

/// Counts a perft table again with a plain model, as far as it has at most `most` leaves.
pub fn perft_table_by_model<P: PlainModel>(table: &str, most: u64) {
    perft_table_by_plain(table, most, |game, position| {
        let options: Vec<&str> = game.split([':', ',']).skip(1).collect();
        match position {
            None => P::start(&options),
            Some(text) => P::read(&options, text).unwrap_or_else(|error| panic!("`{text}`: {error}")),
        }
    });
}

/// Plays random games in both models at once, under every set of options.
pub fn games_against_model<G: Game, P: PlainModel>(effort: Effort, seed: u64) {
    for options in every_option_set(G::FACTS.options) {
        against_plain(&G::with_options(&options), || P::start(&options), effort, seed);
    }
}

/// Reads random texts in both models, under every set of options: both refuse, or both go on alike for `effort.plies`.
///
/// One in `thorough` positions keeps the kit's promises, and `compare` may ask for more. A quarter of the texts must be
/// positions.
pub fn texts_against_model<G: Game + Symmetric, P: PlainModel>(
    effort: Effort,
    thorough: u64,
    text: impl Fn(&G, &mut Rng) -> String,
    compare: impl Fn(&G, &G::Position, &P),
) {
    let mut rng = Rng::new(11);
    for options in every_option_set(G::FACTS.options) {
        let rules = G::with_options(&options);
        let mut accepted = 0;
        for _ in 0..effort.games {
            let text = text(&rules, &mut rng);
            match (rules.read_position(&text), P::read(&options, &text)) {
                (Ok(position), Ok(plain)) => {
                    compare(&rules, &position, &plain);
                    against_plain_from(&rules, &position, plain, effort.plies, &mut rng);
                    if accepted % thorough == 0 {
                        check_position(&rules, &position);
                    }
                    accepted += 1;
                }
                (Err(_), Err(_)) => {}
                (ours, plain) => panic!("`{text}`: {ours:?} but {plain:?}"),
            }
        }
        assert!(accepted > effort.games / 4, "only {accepted} of {} texts were positions", effort.games);
    }
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
        let index = rng.index(moves.len());
        let mv = moves.swap_remove(index);
        plain = plain.play(&mv).unwrap_or_else(|| panic!("the plain model plays its own `{mv}`"));
        let read = rules.read_move(&position, &mv).unwrap_or_else(|error| panic!("`{text}` `{mv}`: {error}"));
        position = rules.play_unchecked(&position, read);
        line.push(mv);
    }
}
