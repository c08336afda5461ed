//! The engine behind the table: what it thinks, in text.

use crate::{Advice, Thinking};
use siliam_core::{Game, Prospects, Prove, Rules};
use siliam_engine::{
    Asking, Gauge, Limits, Line, Many, Settings, Slices, Tables, Thought, think_many, think_with,
};

/// What the engine does for a game it knows.
pub(crate) struct Mind<G: Game> {
    pub(crate) think: WholeThink<G>,
    pub(crate) thinking: BeginThinking<G>,
}

/// The engine's whole think about one position of a game, one call for a whole search.
type WholeThink<G> = fn(
    rules: &G,
    position: &<G as Rules>::Position,
    history: &[u64],
    asking: &Asking,
    tables: &Tables,
    gauge: Gauge<'_>,
    each: &mut dyn FnMut(&Thought<<G as Rules>::Move>),
) -> Option<Thought<<G as Rules>::Move>>;

/// The beginning of a think that goes on a slice at a time, with tables of so many mebibytes.
type BeginThinking<G> = fn(
    rules: &G,
    position: &<G as Rules>::Position,
    history: &[u64],
    settings: &Settings,
    mebibytes: usize,
) -> Box<dyn Thinking>;

impl<G: Game + Prove> Mind<G> {
    /// The engine itself.
    pub(crate) const ENGINE: Self = Self {
        think: |rules, position, history, asking, tables, gauge, each| {
            think_with(rules, position, history, asking, tables, gauge, each)
        },
        thinking: |rules, position, history, settings, mebibytes| {
            let slices = Slices::new(rules, position, history, settings, mebibytes);
            Box::new(Sliced { rules: rules.clone(), position: *position, slices })
        },
    };
}

impl<G: Game + Prospects> Mind<G> {
    /// The engine for three and four players.
    pub(crate) const MANY: Self = Self {
        think: |rules, position, history, asking, _tables, gauge, each| {
            think_many(rules, position, history, asking, gauge, each)
        },
        thinking: |rules, position, history, _settings, mebibytes| {
            let many = Many::new(rules, *position, history, mebibytes, 0);
            Box::new(SlicedMany { rules: rules.clone(), position: *position, many })
        },
    };
}

/// A think that goes on a slice at a time.
struct Sliced<G: Game + Prove> {
    rules: G,
    position: G::Position,
    slices: Slices<G>,
}

impl<G: Game + Prove> Thinking for Sliced<G> {
    fn slice(&mut self, nodes: u64) -> bool {
        self.slices.slice(nodes)
    }

    fn advice(&self) -> Option<Advice> {
        Some(in_text(&self.rules, &self.position, &self.slices.thought()?))
    }
}

/// The same for three and four players.
struct SlicedMany<G: Game + Prospects> {
    rules: G,
    position: G::Position,
    many: Many<G>,
}

impl<G: Game + Prospects> Thinking for SlicedMany<G> {
    fn slice(&mut self, nodes: u64) -> bool {
        let until = self.many.nodes() + nodes;
        self.many.run(Limits::default(), &mut |nodes| nodes >= until, |_, _| {})
    }

    fn advice(&self) -> Option<Advice> {
        let found = self.many.found().filter(|_| self.many.nodes() > 0)?;
        let thought = Thought::of(&found, self.many.nodes());
        Some(in_text(&self.rules, &self.position, &thought))
    }
}

/// A thought in text.
pub(crate) fn in_text<G: Game>(rules: &G, position: &G::Position, thought: &Thought<G::Move>) -> Advice {
    let write = |moves: &[G::Move]| {
        let mut position = *position;
        let mut line = Vec::new();
        for &mv in moves {
            line.push(rules.write_move(&position, mv));
            position = rules.play_unchecked(&position, mv);
        }
        line
    };
    let other = |line: &Line<G::Move>| (write(&line.moves), line.score);
    Advice {
        line: write(&thought.line),
        score: thought.score,
        others: thought.others.iter().map(other).collect(),
        depth: thought.depth,
        nodes: thought.nodes,
        shares: thought.shares.map_or_else(Vec::new, |shares| shares[..G::PLAYERS].to_vec()),
    }
}
