//! Puzzles for three and four: one player against all others together, by exhaustive search.

use crate::prover::{Flaw, Found, Likeness, Prover, likeness, read};
use crate::puzzle::{Puzzle, Task};
use siliam_core::{Game, MoveStack, Outcome, Player, Prospects, Symmetric};

/// The last ply that is looked at.
const LONGEST: u32 = 4;
/// With fewer legal moves there is little to find.
const FEWEST_MOVES: usize = 4;

/// Finds and proves the puzzles of a game for three or four.
pub(crate) struct Many<G> {
    rules: G,
}

impl<G: Game + Prospects> Many<G> {
    pub(crate) fn new() -> Self {
        Self { rules: G::with_options(&[]) }
    }

    fn legal(&self, position: &G::Position) -> Vec<G::Move> {
        let mut moves = MoveStack::new();
        self.rules.moves(position, &mut moves);
        moves.above(0).to_vec()
    }

    /// Whether the player wins within so many plies whatever the others do together; every ply is another player's.
    fn wins(&self, position: &G::Position, player: Player, plies: u32) -> bool {
        let rules = &self.rules;
        if let Some(outcome) = rules.outcome(position) {
            return outcome == Outcome::Win(player);
        }
        if plies == 0 {
            return false;
        }
        if rules.actor(position) == player {
            if plies as usize <= G::PLAYERS {
                return rules.winning_move(position).is_some();
            }
            return self
                .legal(position)
                .into_iter()
                .any(|mv| self.wins(&rules.play_unchecked(position, mv), player, plies - 1));
        }
        plies > 1
            && self
                .legal(position)
                .into_iter()
                .all(|mv| self.wins(&rules.play_unchecked(position, mv), player, plies - 1))
    }

    /// The only one of these moves for which it holds; `None` where there is none or a second.
    fn only(moves: &[G::Move], mut holds: impl FnMut(G::Move) -> bool) -> Option<G::Move> {
        let mut found = None;
        for &mv in moves {
            if holds(mv) {
                if found.is_some() {
                    return None;
                }
                found = Some(mv);
            }
        }
        found
    }

    /// The one move that wins within so many plies.
    fn only_win(&self, position: &G::Position, plies: u32) -> Option<G::Move> {
        let me = self.rules.actor(position);
        Self::only(&self.legal(position), |mv| {
            self.wins(&self.rules.play_unchecked(position, mv), me, plies - 1)
        })
    }

    /// Whether the others together can bring it about within so many plies that one of them wins, whatever the player does.
    fn falls(&self, position: &G::Position, player: Player, plies: u32) -> bool {
        let rules = &self.rules;
        if let Some(outcome) = rules.outcome(position) {
            return matches!(outcome, Outcome::Win(winner) if winner != player);
        }
        if plies == 0 {
            return false;
        }
        let mut next = self
            .legal(position)
            .into_iter()
            .map(|mv| self.falls(&rules.play_unchecked(position, mv), player, plies - 1));
        if rules.actor(position) == player {
            return next.all(|falls| falls);
        }
        rules.winning_move(position).is_some() || (plies > 1 && next.any(|falls| falls))
    }

    /// The ply, counted from this one, with which the others together win at the soonest after a move.
    fn lost_in(&self, position: &G::Position, mv: G::Move, most: u32) -> Option<u32> {
        let me = self.rules.actor(position);
        let after = self.rules.play_unchecked(position, mv);
        (2..=most).find(|&plies| self.falls(&after, me, plies - 1))
    }

    /// The one move after which nobody else wins, and the ply with which they do at the latest after any other.
    fn only_save(&self, position: &G::Position) -> Option<(u32, G::Move)> {
        let mut longest = 0;
        let moves = self.legal(position);
        let mv = Self::only(&moves, |mv| match self.lost_in(position, mv, LONGEST) {
            Some(plies) => {
                longest = longest.max(plies);
                false
            }
            None => true,
        })?;
        (longest > 0).then_some((longest, mv))
    }
}

impl<G: Game + Prospects> Many<G> {
    /// How many moves win for the player when their turn comes, if the others leave them as few as they can.
    fn wins_left(&self, position: &G::Position, me: Player) -> usize {
        if self.rules.outcome(position).is_some() {
            return usize::MAX;
        }
        let after = self.legal(position).into_iter().map(|mv| self.rules.play_unchecked(position, mv));
        if self.rules.actor(position) == me {
            return after.filter(|after| self.rules.outcome(after) == Some(Outcome::Win(me))).count();
        }
        after.map(|after| self.wins_left(&after, me)).min().unwrap_or(usize::MAX)
    }

    /// The move and what follows to the win: the others leave as few winning moves as they can.
    fn line(&self, position: &G::Position, mv: G::Move) -> Vec<String> {
        let rules = &self.rules;
        let me = rules.actor(position);
        let mut line = vec![rules.write_move(position, mv)];
        let mut now = rules.play_unchecked(position, mv);
        while rules.outcome(&now).is_none() {
            let next = if rules.actor(&now) == me {
                rules.winning_move(&now)
            } else {
                self.legal(&now)
                    .into_iter()
                    .min_by_key(|&reply| self.wins_left(&rules.play_unchecked(&now, reply), me))
            };
            let Some(next) = next else { break };
            line.push(rules.write_move(&now, next));
            now = rules.play_unchecked(&now, next);
        }
        line
    }
}

impl<G: Game + Prospects + Symmetric> Prover for Many<G> {
    fn find(&mut self, position: &str) -> Option<Found> {
        let rules = &self.rules;
        let position = rules.read_position(position).ok()?;
        if rules.outcome(&position).is_some() || self.legal(&position).len() < FEWEST_MOVES {
            return None;
        }
        let me = rules.actor(&position);
        let (task, mv) = if rules.winning_move(&position).is_some() {
            (Task::Win(1), self.only_win(&position, 1)?)
        } else {
            let next = Self::only(&self.legal(&position), |mv| {
                G::PLAYERS < LONGEST as usize && rules.wins_next(&rules.play_unchecked(&position, mv), me)
            });
            if next.is_some() {
                (Task::Win(LONGEST), self.only_win(&position, LONGEST)?)
            } else {
                let (plies, mv) = self.only_save(&position)?;
                (Task::Save(plies), mv)
            }
        };
        let line = match task {
            Task::Win(_) => self.line(&position, mv),
            Task::Save(_) => vec![rules.write_move(&position, mv)],
        };
        Some(Found { task, line })
    }

    fn prove(&mut self, puzzle: &Puzzle) -> Result<(), Flaw> {
        let (position, mv) = read(&self.rules, puzzle)?;
        let holds = match puzzle.task {
            Task::Win(plies) => {
                let sooner = (1..plies).any(|plies| self.only_win(&position, plies).is_some());
                // Two plies more are nobody's second turn unless they are the first of a round.
                !sooner && self.only_win(&position, plies) == Some(mv)
            }
            Task::Save(plies) => self.only_save(&position) == Some((plies, mv)),
        };
        if holds { Ok(()) } else { Err(Flaw::NotOnly) }
    }

    fn stubborn(&self, puzzle: &Puzzle) -> Result<Vec<String>, Flaw> {
        let (position, mv) = read(&self.rules, puzzle)?;
        Ok(match puzzle.task {
            Task::Win(_) => self.line(&position, mv),
            Task::Save(_) => puzzle.line.clone(),
        })
    }

    fn likeness(&self, puzzle: &Puzzle) -> Option<Likeness> {
        likeness(&self.rules, puzzle)
    }
}
