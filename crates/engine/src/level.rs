//! Levels 1 to 10: the engine made weaker in ways that look human, the same on every machine.
//!
//! A level looks at few positions, on one thread, with a small table of its own, and never at a clock: for a seed its moves
//! are the same everywhere. Low levels look no farther than the next reply and judge what they see with an error, so they
//! miss far threats and play what looks natural; no level plays a move at random. From [`Level::SEES_WINS`] up a win in one
//! is always taken and, where there is a choice, no win in one is given away.

use crate::search::{Limits, Search, Techniques};
use crate::think::{Asking, Thought, think};
use crate::{Levels, Score, Settings, TranspositionTable};
use siliam_core::{MoveStack, Outcome, Prove, Rng, Think, hash};
use std::sync::Arc;

/// A level, 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// How many plies it looks ahead.
    pub(crate) depth: u32,
    /// By how much it misjudges a move at most, in hundredths of [`Tuning::swing`](siliam_core::Tuning); at 0 the engine plays.
    pub(crate) error: i32,
    /// In how many of a thousand turns it ignores the replies.
    pub(crate) careless: u64,
    /// How many of a thousand chances to win at once it overlooks.
    pub(crate) overlooks_wins: u64,
    /// How many of a thousand moves that take attention it overlooks.
    pub(crate) overlooks: u64,
}

/// Memory of a level's table, in mebibytes.
pub(crate) const MEBIBYTES: usize = 4;

impl Level {
    /// The weakest.
    pub const FIRST: Self = Self(1);
    /// The strongest; beyond it is the engine itself.
    pub const LAST: Self = Self(10);
    /// From here on no win in one is overlooked.
    pub const SEES_WINS: Self = Self(3);

    /// The level with this number, 1 to 10.
    pub fn of(number: u64) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (Self::FIRST.0..=Self::LAST.0).contains(&number).then_some(Self(number))
    }

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::FIRST.0..=Self::LAST.0).map(Self)
    }

    /// Its number, 1 to 10.
    pub fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn strength(self) -> Strength {
        // Set by matches, so that every level beats the one below: docs/levels.md.
        let (depth, error, careless, overlooks_wins, overlooks) = match self.0 {
            0 | 1 => (1, 600, 950, 900, 800),
            2 => (2, 400, 600, 400, 600),
            3 => (2, 280, 0, 0, 400),
            4 => (3, 120, 0, 0, 250),
            5 => (4, 50, 0, 0, 120),
            6 => (5, 25, 0, 0, 50),
            _ => (60, 0, 0, 0, 0),
        };
        Strength { depth, error, careless, overlooks_wins, overlooks }
    }
}

/// True with a probability of `per_mille` / 1000; the same for the same question.
pub(crate) fn happens(per_mille: u64, about: [u64; 3]) -> bool {
    Rng::new(hash::key(about)).below(1000) < per_mille
}

/// An error of at most `most`, small ones likelier than large ones; the same for the same question.
pub(crate) fn misjudged(most: i32, about: [u64; 3]) -> i32 {
    let mut rng = Rng::new(hash::key(about));
    let span = u64::from(most.unsigned_abs()) + 1;
    let mut error = || i32::try_from(rng.below(span)).expect("an error is at most an `i32`");
    error() - error()
}

/// The part of its nodes that a level spends on forced wins first. The levels were measured with it.
const FORCE: f64 = 0.05;

/// The part that it spends to doubt a move, where the game doubts moves. The levels were measured with it.
const GUARD: f64 = 0.03;

/// What a level plays; `None` when the game is over.
pub(crate) fn play<G: Prove>(
    rules: &G,
    (position, history): (&G::Position, &[u64]),
    settings: &Settings,
    level: Level,
    seed: u64,
) -> Option<Thought<G::Move>> {
    let strength = level.strength();
    let Levels { nodes, slow_nodes, thousandths } = settings.levels;
    let nodes = if rules.node_is_slow() { slow_nodes } else { nodes };
    let nodes = (thousandths[usize::from(level.number()) - 1] * nodes / 1000).max(1);
    let limits = Limits { depth: strength.depth, nodes };
    if strength.error == 0 {
        // The levels were measured without these.
        let techniques = Techniques { second_thought: false, thrift: false, ..Techniques::default() };
        let guard = (settings.shares.doubt > 0.0).then_some(GUARD);
        let asking = Asking {
            settings: *settings,
            limits,
            mebibytes: MEBIBYTES,
            force: Some(FORCE),
            guard,
            techniques,
            ..Asking::default()
        };
        return think(rules, position, history, &asking, &|_| 0.0, |_| {});
    }
    let table = Arc::new(TranspositionTable::new(MEBIBYTES));
    let mut search = Search::new(rules, table, *position, history);
    let key = rules.search_key(position);
    let about = |mv: G::Move, what: u64| [seed, key, 4 * rules.slot(mv) as u64 + what];
    let winning = rules.winning_move(position);
    if let Some(mv) = winning.filter(|&mv| !happens(strength.overlooks_wins, about(mv, 1))) {
        return Some(Thought::of_line(vec![mv], Score::win_in(1), 1, 1));
    }
    let error = strength.error * G::TUNING.swing / 100;
    let mut choices = if happens(strength.careless, [seed, key, 3]) {
        glance(rules, position)
    } else {
        search.rank(limits, 2 * error, &mut |_| false)
    };
    // What is overlooked is not played, unless everything is.
    let noticed = |&(mv, score): &(G::Move, Score)| {
        let missed = rules.takes_attention(position, mv) && happens(strength.overlooks, about(mv, 0));
        let overlooked = winning.is_some() && score == Score::win_in(1);
        !(missed || overlooked)
    };
    if choices.iter().any(noticed) {
        choices.retain(noticed);
    }
    let value = |&(mv, score): &(G::Move, Score)| match score {
        _ if score.is_proven() => i32::from(score.raw()),
        _ => i32::from(score.raw()) + misjudged(error, about(mv, 2)),
    };
    let (mv, score) = choices.into_iter().max_by_key(value)?;
    Some(Thought::of_line(vec![mv], score, strength.depth, search.nodes()))
}

/// Every move with the static evaluation after it; replies are ignored.
fn glance<G: Think>(rules: &G, position: &G::Position) -> Vec<(G::Move, Score)> {
    let actor = rules.actor(position);
    let mut moves = MoveStack::new();
    rules.moves(position, &mut moves);
    let judged = |&mv: &G::Move| {
        let after = rules.play_unchecked(position, mv);
        let looks = Score::estimate(rules.evaluate(&after, &rules.tally(&after)));
        let score = match rules.outcome(&after) {
            Some(Outcome::Win(player)) if player == actor => Score::win_in(1),
            Some(Outcome::Win(_)) => Score::loss_in(1),
            Some(Outcome::Draw) => Score::EVEN,
            None if rules.actor(&after) == actor => looks,
            None => -looks,
        };
        (mv, score)
    };
    moves.above(0).iter().map(judged).collect()
}
