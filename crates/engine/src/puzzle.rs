//! Positions in which exactly one move is right, proven.

use crate::force::{Attack, Force};
use siliam_core::{MoveStack, Outcome, Prove};

/// What the one move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// It wins within these plies, and no other move wins within two more.
    Win(u32),
    /// After every other move the opponent wins, at the latest with the ply of this number; after this one they do not.
    Save(u32),
}

/// A position's one right move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Only<M> {
    /// What is asked.
    pub task: Task,
    /// The move.
    pub mv: M,
}

/// The longest win that is asked for.
pub const LONGEST: u32 = 9;
/// How many plies longer no other move may win.
const MARGIN: u32 = 2;

/// Proves for one game that moves are the only ones.
pub struct Puzzles<G: Prove> {
    rules: G,
    force: Force<G>,
    /// Nodes that one position may take.
    nodes: u64,
}

impl<G: Prove> Puzzles<G> {
    /// Proofs with a memory of so many mebibytes and so many nodes a position.
    pub fn new(rules: &G, mebibytes: usize, nodes: u64) -> Self {
        Self { rules: rules.clone(), force: Force::new(rules, mebibytes), nodes }
    }

    /// The one move that wins or saves; `None` where there is none, or several, or it could not be proven in the nodes given.
    pub fn only(&mut self, position: &G::Position) -> Option<Only<G::Move>> {
        if self.rules.outcome(position).is_some() {
            return None;
        }
        let until = self.force.nodes() + self.nodes;
        match self.forced_win(position, until) {
            Some((plies, mv)) => self.only_win(position, (plies, mv), until),
            None => self.only_save(position, until),
        }
    }

    /// Whether the move is the only one, by the same proof from the beginning; `None` where the nodes given do not suffice.
    pub fn check(&mut self, position: &G::Position, only: &Only<G::Move>) -> Option<bool> {
        let until = self.force.nodes() + self.nodes;
        match only.task {
            Task::Win(plies) => self.holds_as_win(position, plies, only.mv, until),
            Task::Save(plies) => self.holds_as_save(position, plies, only.mv, until),
        }
    }

    /// The moves of a win: the one, then the longest defence and the winner's moves in turn, as far as they are proven.
    pub fn line(&mut self, position: &G::Position, only: &Only<G::Move>) -> Vec<G::Move> {
        let Task::Win(plies) = only.task else { return vec![only.mv] };
        self.force.line(position, (plies, only.mv), Attack::AnyMove, self.nodes).moves
    }

    /// A win by forcing moves, quickly found, of which the length is an upper bound.
    fn forced_win(&mut self, position: &G::Position, until: u64) -> Option<(u32, G::Move)> {
        self.force.win(position, Attack::Quiet(0), LONGEST, &mut |nodes| nodes >= until)
    }

    fn only_win(
        &mut self,
        position: &G::Position,
        (within, mv): (u32, G::Move),
        until: u64,
    ) -> Option<Only<G::Move>> {
        let shorter = within.checked_sub(1).filter(|&plies| plies > 0);
        let shortest = shorter
            .and_then(|plies| self.force.win(position, Attack::AnyMove, plies, &mut |nodes| nodes >= until));
        if self.force.gave_up() {
            return None;
        }
        let (plies, mv) = shortest.unwrap_or((within, mv));
        let holds = self.no_other_wins(position, plies, mv, until)?;
        holds.then_some(Only { task: Task::Win(plies), mv })
    }

    fn holds_as_win(&mut self, position: &G::Position, plies: u32, mv: G::Move, until: u64) -> Option<bool> {
        let wins = self.force.wins_with(position, mv, plies, &mut |nodes| nodes >= until)?;
        if !wins {
            return Some(false);
        }
        if plies > 1
            && self
                .force
                .win_within(position, Attack::AnyMove, plies - 1, &mut |nodes| nodes >= until)
                .is_some()
        {
            return Some(false);
        }
        if self.force.gave_up() {
            return None;
        }
        self.no_other_wins(position, plies, mv, until)
    }

    fn no_other_wins(&mut self, position: &G::Position, plies: u32, mv: G::Move, until: u64) -> Option<bool> {
        for other in self.legal(position) {
            let interrupt = &mut |nodes| nodes >= until;
            if other != mv && self.force.wins_with(position, other, plies + MARGIN, interrupt)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The one move after which no forced win of the opponent is found, and then none exists as short as the others'.
    fn only_save(&mut self, position: &G::Position, until: u64) -> Option<Only<G::Move>> {
        let (mut saving, mut longest) = (None, 0);
        for mv in self.legal(position) {
            let lost = self.lost_in(position, mv, LONGEST - 1, until);
            if self.force.gave_up() {
                return None;
            }
            match lost {
                Some(plies) => longest = longest.max(plies),
                None if saving.is_some() => return None,
                None => saving = Some(mv),
            }
        }
        let mv = saving.filter(|_| longest > 0)?;
        let survives = self.survives(position, mv, longest, until)?;
        survives.then_some(Only { task: Task::Save(longest), mv })
    }

    fn holds_as_save(&mut self, position: &G::Position, plies: u32, mv: G::Move, until: u64) -> Option<bool> {
        for other in self.legal(position) {
            let lost = other == mv || self.lost_in(position, other, plies, until).is_some();
            if self.force.gave_up() {
                return None;
            }
            if !lost {
                return Some(false);
            }
        }
        self.survives(position, mv, plies, until)
    }

    /// How many plies from here the opponent's forced win after this move takes, up to so many.
    fn lost_in(&mut self, position: &G::Position, mv: G::Move, most: u32, until: u64) -> Option<u32> {
        let after = self.rules.play_unchecked(position, mv);
        if let Some(outcome) = self.rules.outcome(&after) {
            let opponent = self.rules.actor(position).opponent();
            return (outcome == Outcome::Win(opponent)).then_some(1);
        }
        if self.rules.actor(&after) == self.rules.actor(position) {
            return None;
        }
        let won = self.force.win(&after, Attack::Quiet(0), most - 1, &mut |nodes| nodes >= until);
        won.map(|(plies, _)| plies + 1)
    }

    /// Whether the opponent, who may play anything, has not won with the ply of this number after the move.
    fn survives(&mut self, position: &G::Position, mv: G::Move, plies: u32, until: u64) -> Option<bool> {
        let after = self.rules.play_unchecked(position, mv);
        if self.rules.outcome(&after).is_some() {
            return Some(true);
        }
        if self.rules.actor(&after) == self.rules.actor(position) {
            return None;
        }
        let won = self.force.win_within(&after, Attack::AnyMove, plies - 1, &mut |nodes| nodes >= until);
        (!self.force.gave_up()).then_some(won.is_none())
    }

    fn legal(&self, position: &G::Position) -> Vec<G::Move> {
        let mut moves = MoveStack::new();
        self.rules.moves(position, &mut moves);
        moves.above(0).to_vec()
    }
}
