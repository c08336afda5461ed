//! The engine behind the table: what it thinks, in text.

use crate::{Advice, Thinking, Variation};
use siliam_core::{Game, Prospects, Prove, Rules};
use siliam_engine::{
    Analysis, Asking, Gauge, Limits, Line, Many, ManyAnalysis, Settings, Shown, Slices, Tables, Thought,
    think_many, think_with,
};

/// What the engine does for a game it knows.
pub(crate) struct Mind<G: Game> {
    pub(crate) think: WholeThink<G>,
    pub(crate) thinking: BeginThinking<G>,
    pub(crate) analysis: BeginAnalysis<G>,
}

/// The beginning of an analysis, with about so many mebibytes.
type BeginAnalysis<G> = fn(rules: &G, settings: &Settings, mebibytes: usize) -> Box<dyn Analyst<G>>;

/// A position and what is thought of it.
type Threat<G> = (<G as Rules>::Position, Thought<<G as Rules>::Move>);

/// The engine's analysis of a game, for two or for more.
pub(crate) trait Analyst<G: Rules>: Send {
    fn show(&mut self, shown: &Shown<'_, G::Position>) -> bool;
    fn slice(&mut self, nodes: u64) -> bool;
    fn is_decided(&self) -> bool;
    fn thought(&self) -> Option<Thought<G::Move>>;
    fn threat(&self) -> Option<Threat<G>>;
}

impl<G: Prove> Analyst<G> for Analysis<G> {
    fn show(&mut self, shown: &Shown<'_, G::Position>) -> bool {
        self.show(shown)
    }

    fn slice(&mut self, nodes: u64) -> bool {
        self.slice(nodes)
    }

    fn is_decided(&self) -> bool {
        self.is_decided()
    }

    fn thought(&self) -> Option<Thought<G::Move>> {
        self.thought()
    }

    fn threat(&self) -> Option<Threat<G>> {
        self.threat()
    }
}

impl<G: Prospects> Analyst<G> for ManyAnalysis<G> {
    fn show(&mut self, shown: &Shown<'_, G::Position>) -> bool {
        self.show(shown)
    }

    fn slice(&mut self, nodes: u64) -> bool {
        self.slice(nodes)
    }

    fn is_decided(&self) -> bool {
        self.is_decided()
    }

    fn thought(&self) -> Option<Thought<G::Move>> {
        self.thought()
    }

    fn threat(&self) -> Option<Threat<G>> {
        self.threat()
    }
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
        analysis: |rules, settings, mebibytes| Box::new(Analysis::new(rules, settings, mebibytes)),
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
        analysis: |rules, _settings, mebibytes| Box::new(ManyAnalysis::new(rules, mebibytes)),
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
    let shares = |shares: Option<[u16; 4]>| shares.map_or_else(Vec::new, |all| all[..G::PLAYERS].to_vec());
    let other = |line: &Line<G::Move>| Variation {
        line: write(&line.moves),
        score: line.score,
        shares: shares(line.shares),
    };
    Advice {
        line: write(&thought.line),
        score: thought.score,
        others: thought.others.iter().map(other).collect(),
        depth: thought.depth,
        nodes: thought.nodes,
        shares: shares(thought.shares),
    }
}
