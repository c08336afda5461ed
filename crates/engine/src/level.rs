//! Levels 1 to 10: the engine made weaker in ways that look human, the same on every machine.
//!
//! A level looks at few positions, on one thread, with a small table of its own, and never at a clock: for a seed its moves
//! are the same everywhere. Low levels look no farther than the next reply and judge what they see with an error, so they
//! miss far threats and play what looks natural; no level plays a move at random. From [`Level::SEES_WINS`] up a win in one
//! is always taken and, where there is a choice, no win in one is given away.

use crate::many::glance as glance_many;
use crate::search::{Limits, Search, Techniques};
use crate::think::{Asking, Thought, think};
use crate::{Levels, Many, Score, Settings, TranspositionTable};
use siliam_core::{MoveStack, Outcome, Prospects, Prove, Rng, Think, hash};
use std::sync::Arc;

/// A level, 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// How many plies it looks ahead.
    pub(crate) depth: u32,
    /// By how much it misjudges a move at most, in hundredths of [`Tuning::swing`](siliam_core::Tuning); at 0 nothing is left to chance.
    pub(crate) error: i32,
    /// Of a thousand turns, in how many it does not think of what may be replied.
    pub(crate) careless: u64,
    /// Of a thousand chances to win at once, how many it overlooks.
    pub(crate) overlooks_wins: u64,
    /// Of a thousand things that only the attentive say or do, how many it overlooks.
    pub(crate) overlooks: u64,
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
        let [depth, error, careless, overlooks_wins, overlooks] = match self.0 {
            0 | 1 => [1, 600, 950, 900, 800],
            2 => [2, 400, 600, 400, 600],
            3 => [2, 280, 0, 0, 400],
            4 => [3, 120, 0, 0, 250],
            5 => [4, 50, 0, 0, 120],
            6 => [5, 25, 0, 0, 50],
            _ => [60, 0, 0, 0, 0],
        };
        Strength { depth: depth as u32, error: error as i32, careless, overlooks_wins, overlooks }
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

/// The part of its nodes that a level spends on forced wins first: its shares were set with this.
const FORCE: f64 = 0.05;

/// The part that it spends to doubt a move, where the game asks for that: likewise.
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
        // The shares were set with these too.
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
    // What is overlooked is not played, unless there is nothing else.
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

/// Every move with what the position after it looks like, replies not thought of.
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

/// Nodes of the levels among three or four, the first level's first; who looks at none judges every move at a glance.
const MANY_NODES: [u64; 10] = [0, 0, 0, 600, 1_500, 3_000, 5_000, 10_000, 20_000, 40_000];
/// By how much each of them misjudges a move at most, in hundredths; the duty to block leaves nobody much to spoil.
const MANY_ERROR: [i32; 10] = [8_000, 4_000, 2_500, 700, 200, 50, 0, 0, 0, 0];

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
    let overlooked = winning.is_some() && happens(strength.overlooks_wins, about(0, 1));
    if let Some(mv) = winning.filter(|_| !overlooked) {
        return Some(Thought::of_line(vec![mv], Score::win_in(1), 1, 1));
    }
    let mut choices = Vec::new();
    let mut looked_at = 0;
    if nodes == 0 {
        choices = glance_many(rules, position);
    } else {
        let mut many = Many::new(rules, *position, history, MEBIBYTES, hash::key([seed, key]));
        many.run(Limits { nodes, ..Limits::default() }, &mut |_| false, |_, _| {});
        looked_at = many.nodes();
        if strength.error == 0 {
            return Some(Thought::of(&many.found()?, looked_at));
        }
        let tried =
            many.ranked().into_iter().enumerate().filter(|(place, ranked)| *place == 0 || ranked.visits > 0);
        choices.extend(tried.map(|(_, ranked)| (ranked.mv, ranked.score)));
    }
    if overlooked && choices.iter().any(|(_, score)| *score != Score::win_in(1)) {
        choices.retain(|(_, score)| *score != Score::win_in(1));
    }
    let error = MANY_ERROR[usize::from(level.number()) - 1];
    let value = |&(place, (_, score)): &(usize, (G::Move, Score))| match score {
        _ if score.is_proven() => i32::from(score.raw()),
        _ => i32::from(score.raw()) + misjudged(error, about(place, 2)),
    };
    let (_, (mv, score)) = choices.into_iter().enumerate().max_by_key(value)?;
    Some(Thought::of_line(vec![mv], score, 1, looked_at))
}
