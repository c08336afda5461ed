//! Puzzles of games for two.

use crate::prover::{Flaw, Found, Likeness, Prover, likeness, read};
use crate::puzzle::{Puzzle, Task};
use siliam_core::{Game, MoveStack, Outcome, Prove, Symmetric};
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
        let (texts, last) = self.texts(position, line);
        let won = self.rules.outcome(&last) == Some(Outcome::Win(self.rules.actor(position)));
        match task {
            Task::Win(plies) => (won && line.len() == plies as usize).then_some(texts),
            Task::Save(_) => Some(texts),
        }
    }
}

impl<G: Game + Prove> Duel<G> {
    /// The moves of a line as text, and the position after them.
    fn texts(&self, position: &G::Position, line: &[G::Move]) -> (Vec<String>, G::Position) {
        let mut now = *position;
        let mut texts = Vec::new();
        for &mv in line {
            texts.push(self.rules.write_move(&now, mv));
            now = self.rules.play_unchecked(&now, mv);
        }
        (texts, now)
    }

    fn legal(&self, position: &G::Position) -> Vec<G::Move> {
        let mut moves = MoveStack::new();
        self.rules.moves(position, &mut moves);
        moves.above(0).to_vec()
    }

    /// The moves that win at once.
    fn wins(&self, position: &G::Position) -> Vec<G::Move> {
        let won = Outcome::Win(self.rules.actor(position));
        let wins = |mv: &G::Move| self.rules.outcome(&self.rules.play_unchecked(position, *mv)) == Some(won);
        self.legal(position).into_iter().filter(wins).collect()
    }

    /// A won line with another last defence: after each the game is won at once, so the best one leaves the fewest ways to.
    fn stubborn(&self, position: &G::Position, line: &[G::Move]) -> Vec<G::Move> {
        let Some(kept) = line.len().checked_sub(2).filter(|&kept| kept > 0) else { return line.to_vec() };
        let rules = &self.rules;
        let before = line[..kept].iter().fold(*position, |now, &mv| rules.play_unchecked(&now, mv));
        let defence = |mv: G::Move| {
            let after = rules.play_unchecked(&before, mv);
            let answers = rules.outcome(&after).is_none() && rules.actor(&after) == rules.actor(position);
            let wins = if answers { self.wins(&after) } else { Vec::new() };
            wins.first().map(|&win| (wins.len(), mv, win))
        };
        // Of those that leave as few the line's own one stays.
        let own = defence(line[kept]);
        let best = self.legal(&before).into_iter().filter_map(defence).min_by_key(|&(left, ..)| left);
        match (own, best) {
            (Some((left, ..)), Some((fewest, mv, win))) if fewest < left => {
                line[..kept].iter().copied().chain([mv, win]).collect()
            }
            _ => line.to_vec(),
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
                let line = self.finding.line(&position, &only);
                (Task::Win(plies), self.stubborn(&position, &line))
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

    fn stubborn(&self, puzzle: &Puzzle) -> Result<Vec<String>, Flaw> {
        let (position, _) = read(&self.rules, puzzle)?;
        let mut now = position;
        let mut line = Vec::new();
        for text in &puzzle.line {
            let mv = self.rules.read_move(&now, text).map_err(|error| Flaw::Move(error.to_string()))?;
            now = self.rules.play_unchecked(&now, mv);
            line.push(mv);
        }
        if let Task::Save(_) = puzzle.task {
            return Ok(puzzle.line.clone());
        }
        Ok(self.texts(&position, &self.stubborn(&position, &line)).0)
    }

    fn likeness(&self, puzzle: &Puzzle) -> Option<Likeness> {
        likeness(&self.rules, puzzle)
    }
}
