//! A forced win, checked by trying everything: no knowledge of any game, nothing left out, and nothing shared with the engine.

use siliam_core::{MoveStack, Outcome, Player, Rules};
use std::collections::HashMap;

/// Looks for wins of one player by trying every move of everybody.
pub struct Exhaustive<'a, R: Rules> {
    rules: &'a R,
    attacker: Player,
    /// What the attacker tries first with so many plies left; a guess that saves time and leaves nothing out.
    guess: fn(&R, &R::Position, u32) -> Vec<R::Move>,
    /// By key: the plies within which a win is known, and those within which there is none.
    known: HashMap<u64, (u32, u32)>,
    /// By plies left: moves that decided a sister position, the latest first.
    deciding: Vec<Vec<R::Move>>,
    path: Vec<u64>,
    nodes: u64,
}

/// Sister moves worth remembering.
const REMEMBERED: usize = 6;
/// Positions worth remembering.
const MOST_KNOWN: usize = 20_000_000;

impl<'a, R: Rules> Exhaustive<'a, R> {
    /// Looks for wins of whoever acts in the position.
    pub fn new(rules: &'a R, position: &R::Position) -> Self {
        let attacker = rules.actor(position);
        Self {
            rules,
            attacker,
            guess: |_, _, _| Vec::new(),
            known: HashMap::new(),
            deciding: Vec::new(),
            path: Vec::new(),
            nodes: 0,
        }
    }

    /// The same, the attacker trying these moves first.
    #[must_use]
    pub fn guessing(mut self, guess: fn(&R, &R::Position, u32) -> Vec<R::Move>) -> Self {
        self.guess = guess;
        self
    }

    /// Whether the attacker wins within so many plies whatever the others do. A position that comes again is no win.
    pub fn wins_within(&mut self, position: &R::Position, plies: u32) -> bool {
        self.nodes += 1;
        match self.rules.outcome(position) {
            Some(outcome) => return outcome == Outcome::Win(self.attacker),
            None if plies == 0 => return false,
            None => {}
        }
        let key = self.rules.search_key(position);
        let (won, safe) = self.known.get(&key).copied().unwrap_or((u32::MAX, 0));
        if won <= plies {
            return true;
        }
        if safe >= plies || self.path.contains(&key) {
            return false;
        }
        self.path.push(key);
        let wins = self.tries_all(position, plies);
        self.path.pop();
        if plies > 1 && (self.known.len() < MOST_KNOWN || self.known.contains_key(&key)) {
            let entry = if wins { (won.min(plies), safe) } else { (won, safe.max(plies)) };
            self.known.insert(key, entry);
        }
        wins
    }

    fn tries_all(&mut self, position: &R::Position, plies: u32) -> bool {
        let attacks = self.rules.actor(position) == self.attacker;
        let mut stack = MoveStack::new();
        self.rules.moves(position, &mut stack);
        let moves = stack.above_mut(0);
        if self.deciding.len() <= plies as usize {
            self.deciding.resize(plies as usize + 1, Vec::new());
        }
        // What decided a sister position is tried first; everything is tried in the end.
        let mut first = 0;
        let guesses = if attacks { (self.guess)(self.rules, position, plies) } else { Vec::new() };
        for &likely in self.deciding[plies as usize].iter().chain(&guesses) {
            if let Some(index) = moves[first..].iter().position(|&mv| mv == likely) {
                moves.swap(first, first + index);
                first += 1;
            }
        }
        for &mv in &*moves {
            let after = self.rules.play_unchecked(position, mv);
            if self.wins_within(&after, plies - 1) == attacks {
                let deciding = &mut self.deciding[plies as usize];
                deciding.retain(|&other| other != mv);
                deciding.insert(0, mv);
                deciding.truncate(REMEMBERED);
                return attacks;
            }
        }
        !attacks
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
