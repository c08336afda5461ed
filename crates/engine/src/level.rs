//! Levels 1 to 10: the engine made weaker in ways that look human, the same on every machine.
//!
//! A level looks at few positions, on one thread, with a small table of its own, and never at a clock: for a seed its moves
//! are the same everywhere. Low levels look no farther than the next reply and judge what they see with an error, so they
//! miss far threats and play what looks natural; no level plays a move at random. From [`Level::SEES_WINS`] up a win in one
//! is always taken and, where there is a choice, no win in one is given away.

use crate::search::{Interrupt, Limits, Search};
use crate::think::{Asking, Style, Thought, forced};
use crate::{Many, Ranked, Score, TranspositionTable};
use siliam_core::{Prospects, Rng, Think, hash};
use std::sync::Arc;

/// A level, 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// How many plies it looks ahead.
    pub(crate) depth: u32,
    /// How many positions it looks at.
    pub(crate) nodes: u64,
    /// By how much it misjudges a move at most, in hundredths of [`Think::SWING`].
    pub(crate) error: i32,
    /// Of a thousand chances to win at once, or to say what only the attentive say, how many it overlooks.
    pub(crate) overlooks: u64,
    pub(crate) overlooks_wins: u64,
}

/// Memory of a level's table, in mebibytes.
pub(crate) const MEBIBYTES: usize = 4;

impl Level {
    /// The weakest.
    pub const FIRST: Self = Self(1);
    /// The strongest; beyond it is the engine itself.
    pub const LAST: Self = Self(10);
    /// From here on nobody's win in one is overlooked.
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
        let strength = |depth, nodes, error, overlooks, overlooks_wins| Strength {
            depth,
            nodes,
            error,
            overlooks,
            overlooks_wins,
        };
        match self.0 {
            0 | 1 => strength(1, 5_000, 600, 800, 700),
            2 => strength(1, 5_000, 300, 600, 250),
            3 => strength(2, 10_000, 220, 400, 0),
            4 => strength(2, 10_000, 110, 250, 0),
            5 => strength(3, 20_000, 70, 120, 0),
            6 => strength(3, 20_000, 25, 50, 0),
            7 => strength(40, 4_000, 0, 0, 0),
            8 => strength(40, 10_000, 0, 0, 0),
            9 => strength(40, 25_000, 0, 0, 0),
            _ => strength(40, 70_000, 0, 0, 0),
        }
    }
}

/// Whether something happens that happens so many times in a thousand; decided by what is asked about, for ever.
pub(crate) fn happens(times: u64, about: [u64; 3]) -> bool {
    Rng::new(hash::key(about)).below(1000) < times
}

/// An error of at most `most`, small ones likelier than large ones; decided by what is misjudged, for ever.
pub(crate) fn misjudged(most: i32, about: [u64; 3]) -> i32 {
    let mut rng = Rng::new(hash::key(about));
    let span = most.unsigned_abs() as u64 + 1;
    rng.below(span) as i32 - rng.below(span) as i32
}

/// What a level plays; `None` when the game is over.
pub(crate) fn play<G: Think>(
    rules: &G,
    position: &G::Position,
    history: &[u64],
    level: Level,
    seed: u64,
) -> Option<Thought<G::Move>> {
    let strength = level.strength();
    let table = Arc::new(TranspositionTable::new(MEBIBYTES));
    let mut search = Search::new(rules, table, *position, history);
    let mut limits = Limits { depth: strength.depth, nodes: strength.nodes };
    if strength.error == 0 {
        let asking = Asking { style: Style::Full, limits, mebibytes: MEBIBYTES, ..Asking::default() };
        let mut nodes = 0;
        if let Some(thought) = forced(rules, position, &asking, &|_| 0.0, &mut nodes) {
            return Some(thought);
        }
        limits.nodes = limits.nodes.saturating_sub(nodes).max(1);
        search.run(limits, &mut |_| false, |_, _| {});
        return Some(Thought::of(search.found()?, nodes + search.nodes()));
    }
    let key = rules.search_key(position);
    let about = |mv: G::Move, what: u64| [seed, key, 4 * rules.slot(mv) as u64 + what];
    let sees =
        |mv: G::Move| !(rules.takes_attention(position, mv) && happens(strength.overlooks, about(mv, 0)));
    let winning = rules.winning_move(position);
    if let Some(mv) = winning.filter(|&mv| !happens(strength.overlooks_wins, about(mv, 1))) {
        return Some(Thought::of_line(vec![mv], Score::win_in(1), 1, 1));
    }
    let error = strength.error * G::SWING / 100;
    let interrupt: Interrupt<'_> = &mut |_| false;
    let ranked = search.rank(limits, 2 * error, interrupt);
    let overlooked = |score: Score| strength.overlooks_wins > 0 && score.is_win();
    let value = |&(mv, score): &(G::Move, Score)| match score {
        _ if overlooked(score) => misjudged(error, about(mv, 2)),
        _ if score.is_proven() => i32::from(score.raw()),
        _ => i32::from(score.raw()) + misjudged(error, about(mv, 2)),
    };
    let noticed: Vec<_> = ranked.iter().copied().filter(|&(mv, _)| sees(mv)).collect();
    let choices = if noticed.is_empty() { ranked } else { noticed };
    let (mv, score) = choices.into_iter().max_by_key(value)?;
    Some(Thought::of_line(vec![mv], score, strength.depth, search.nodes()))
}

/// Nodes of three or four players' levels, the first level's first.
const MANY_NODES: [u64; 10] = [100, 150, 300, 500, 800, 1_300, 2_500, 5_000, 10_000, 20_000];
/// Hundredths that make a clear difference between moves of three or four players.
const MANY_SWING: i32 = 150;

/// What a level plays among three or four; `None` when the game is over.
pub(crate) fn play_many<G: Prospects>(
    rules: &G,
    position: &G::Position,
    history: &[u64],
    level: Level,
    seed: u64,
) -> Option<Thought<G::Move>> {
    let strength = level.strength();
    let nodes = MANY_NODES[usize::from(level.number()) - 1];
    let key = rules.search_key(position);
    let about = |place: usize, what: u64| [seed, key, 4 * place as u64 + what];
    let winning = rules.winning_move(position);
    if let Some(mv) = winning.filter(|_| !happens(strength.overlooks_wins, about(0, 1))) {
        return Some(Thought::of_line(vec![mv], Score::win_in(1), 1, 1));
    }
    let mut many = Many::new(rules, *position, history, MEBIBYTES, hash::key([seed, key]));
    many.run(Limits { nodes, ..Limits::default() }, &mut |_| false, |_, _| {});
    if strength.error == 0 {
        return Some(Thought::of(&many.found()?, many.nodes()));
    }
    let error = strength.error * MANY_SWING / 100;
    let overlooked = |score: Score| strength.overlooks_wins > 0 && score.is_win();
    let ranked =
        many.ranked().into_iter().enumerate().filter(|(place, ranked)| *place == 0 || ranked.visits > 0);
    let value = |(place, ranked): &(usize, Ranked<G::Move>)| match ranked.score {
        score if overlooked(score) => misjudged(error, about(*place, 2)),
        score if score.is_proven() => i32::from(score.raw()),
        score => i32::from(score.raw()) + misjudged(error, about(*place, 2)),
    };
    let (_, chosen) = ranked.max_by_key(value)?;
    Some(Thought::of_line(vec![chosen.mv], chosen.score, 1, many.nodes()))
}
