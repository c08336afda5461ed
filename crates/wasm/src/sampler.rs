//! A player for games that have no engine: random games decide, and a look at the replies guards against blunders.

use siliam_catalog::Table;
use siliam_core::{Outcome, Player, Rng, Tally};

/// Random games are cut after so many plies, as some games can go on for ever.
const CAP: u64 = 120;
/// Random games between two choices of what to try next.
const BATCH: u64 = 4;
/// With more moves than this, looking at every reply to each would take longer than anybody waits.
const MOST_EXAMINED: usize = 500;
/// Candidates looked at in one piece of work when their replies are not.
const GLANCES: usize = 64;

/// Decides by random games.
pub(crate) struct Sampler {
    table: Box<dyn Table>,
    me: Player,
    rng: Rng,
    candidates: Vec<Candidate>,
    /// Candidates whose replies have been looked at, from the first.
    examined: usize,
    trials: u64,
}

struct Candidate {
    mv: String,
    /// Wins count two, draws and games cut short one.
    points: u64,
    trials: u64,
    /// Known without trying: this move wins, or lets the next player win at once.
    fate: Fate,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Loses,
    Open,
    Wins,
}

impl Sampler {
    pub(crate) fn new(table: Box<dyn Table>, seed: u32) -> Option<Self> {
        let me = table.actor();
        let candidate = |mv| Candidate { mv, points: 0, trials: 0, fate: Fate::Open };
        let mut candidates: Vec<_> = table.moves().into_iter().map(candidate).collect();
        if candidates.is_empty() {
            return None;
        }
        let mut rng = Rng::new(seed.into());
        // Equal moves are told apart by their order, so the order is left to chance.
        for last in (1..candidates.len()).rev() {
            candidates.swap(last, rng.below(last as u64 + 1) as usize);
        }
        Some(Self { table, me, rng, candidates, examined: 0, trials: 0 })
    }

    /// Does a small piece of work.
    pub(crate) fn think(&mut self) {
        if self.examined < self.candidates.len() {
            let all = self.candidates.len();
            let pieces = if all > MOST_EXAMINED { GLANCES.min(all - self.examined) } else { 1 };
            (0..pieces).for_each(|_| self.examine());
        } else if !self.decided() {
            self.sample();
        }
    }

    /// The move it would play now.
    pub(crate) fn best(&self) -> String {
        let value = |candidate: &&Candidate| {
            let rate = (candidate.points * 1000).checked_div(candidate.trials).unwrap_or(0);
            (candidate.fate, if candidate.trials * 4 < self.busiest() { 0 } else { rate })
        };
        let best = self.candidates.iter().max_by_key(value);
        best.expect("there is at least one move").mv.clone()
    }

    /// Whether more thinking changes nothing.
    pub(crate) fn decided(&self) -> bool {
        self.candidates.len() == 1
            || self.candidates.iter().any(|candidate| candidate.fate == Fate::Wins)
            || (self.examined == self.candidates.len()
                && self.candidates.iter().filter(|candidate| candidate.fate != Fate::Loses).count() == 1)
    }

    fn busiest(&self) -> u64 {
        self.candidates.iter().map(|candidate| candidate.trials).max().unwrap_or(0)
    }

    /// Looks at one candidate and, unless there are too many, all replies to it.
    fn examine(&mut self) {
        let few = self.candidates.len() <= MOST_EXAMINED;
        let candidate = &mut self.candidates[self.examined];
        self.examined += 1;
        if self.table.play(&candidate.mv).is_err() {
            candidate.fate = Fate::Loses;
            return;
        }
        match self.table.ending().map(|ending| ending.outcome) {
            Some(Outcome::Win(winner)) => {
                candidate.fate = if winner == self.me { Fate::Wins } else { Fate::Loses };
            }
            Some(Outcome::Draw) => {}
            None => {
                let next = self.table.actor();
                if few && next != self.me && wins_at_once(&mut *self.table, next) {
                    candidate.fate = Fate::Loses;
                }
            }
        }
        self.table.undo();
    }

    /// Plays some random games after the most promising candidate (UCB1).
    fn sample(&mut self) {
        let spread = 2.0 * ((self.trials + 1) as f64).ln();
        let worth = |candidate: &Candidate| {
            if candidate.trials == 0 {
                return f64::INFINITY;
            }
            let trials = candidate.trials as f64;
            candidate.points as f64 / (2.0 * trials) + (0.3 * spread / trials).sqrt()
        };
        let open_only = self.candidates.iter().any(|candidate| candidate.fate == Fate::Open);
        let chosen = self
            .candidates
            .iter_mut()
            .filter(|candidate| !open_only || candidate.fate == Fate::Open)
            .max_by(|one, other| worth(one).total_cmp(&worth(other)))
            .expect("there is at least one move");
        if self.table.play(&chosen.mv).is_err() {
            return;
        }
        let mut tally = Tally::default();
        self.table.play_out(BATCH, Some(CAP), &mut self.rng, &mut tally);
        self.table.undo();
        chosen.points += 2 * tally.wins[self.me.index()] + tally.draws + tally.unfinished;
        chosen.trials += BATCH;
        self.trials += BATCH;
    }
}

/// Whether the player to act has a move that wins on the spot.
fn wins_at_once(table: &mut dyn Table, player: Player) -> bool {
    table.moves().iter().any(|mv| {
        if table.play(mv).is_err() {
            return false;
        }
        let wins = table.ending().is_some_and(|ending| ending.outcome == Outcome::Win(player));
        table.undo();
        wins
    })
}
