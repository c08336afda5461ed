//! Puzzles of games for two.

use crate::prover::{Flaw, Found, Prover, canonical, read};
use crate::puzzle::{Puzzle, Task};
use siliam_core::{Game, Outcome, Prove, Symmetric};
use siliam_engine::{Only, Puzzles, Task as Asked};

/// A win in one is seen at once.
const SHORTEST_WIN: u32 = 3;
/// Of a loss in two the threat is on the board.
const SHORTEST_SAVE: u32 = 4;
/// With fewer legal moves there is little to find.
const FEWEST_MOVES: u64 = 8;
const MEBIBYTES: usize = 32;

/// Finds and proves the puzzles of a game for two.
pub(crate) struct Duel<G: Prove> {
    rules: G,
    finding: Puzzles<G>,
    proving: Puzzles<G>,
}

impl<G: Game + Prove> Duel<G> {
    /// So many nodes for a position that is looked at, and so many times as many where it is proven again.
    pub(crate) fn new(nodes: u64, again: u64) -> Self {
        let rules = G::with_options(&[]);
        let finding = Puzzles::new(&rules, MEBIBYTES, nodes);
        let proving = Puzzles::new(&rules, MEBIBYTES, nodes.saturating_mul(again));
        Self { rules, finding, proving }
    }

    /// The moves of the line as text; `None` where a win's line does not end in it with its last ply: in the nodes given a
    /// shorter defence was followed.
    fn written(&self, position: &G::Position, line: &[G::Move], task: Task) -> Option<Vec<String>> {
        let mut now = *position;
        let mut texts = Vec::new();
        for &mv in line {
            texts.push(self.rules.write_move(&now, mv));
            now = self.rules.play_unchecked(&now, mv);
        }
        let won = self.rules.outcome(&now) == Some(Outcome::Win(self.rules.actor(position)));
        match task {
            Task::Win(plies) => (won && line.len() == plies as usize).then_some(texts),
            Task::Save(_) => Some(texts),
        }
    }
}

impl<G: Game + Prove + Symmetric> Prover for Duel<G> {
    fn find(&mut self, position: &str) -> Option<Found> {
        let position = self.rules.read_position(position).ok()?;
        if self.rules.count(&position) < FEWEST_MOVES {
            return None;
        }
        let only = self.finding.only(&position)?;
        let (task, line) = match only.task {
            Asked::Win(plies) if plies >= SHORTEST_WIN => {
                (Task::Win(plies), self.finding.line(&position, &only))
            }
            Asked::Save(plies) if plies >= SHORTEST_SAVE => (Task::Save(plies), vec![only.mv]),
            _ => return None,
        };
        let line = self.written(&position, &line, task)?;
        Some(Found { task, line })
    }

    fn prove(&mut self, puzzle: &Puzzle) -> Result<(), Flaw> {
        let (position, mv) = read(&self.rules, puzzle)?;
        let task = match puzzle.task {
            Task::Win(plies) => Asked::Win(plies),
            Task::Save(plies) => Asked::Save(plies),
        };
        match self.proving.check(&position, &Only { task, mv }) {
            Some(true) => Ok(()),
            Some(false) => Err(Flaw::NotOnly),
            None => Err(Flaw::Unproven),
        }
    }

    fn canonical(&self, position: &str) -> Option<String> {
        canonical(&self.rules, position)
    }
}
