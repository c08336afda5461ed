//! A game looked back upon: where it turned, which wins were there and not seen, which were given away.
//!
//! A [`Review`] judges the positions of a line of play from the last to the first, so that what was found later is known
//! where it could have been seen. It looks at so many positions each and at no clock: the same game is always judged the
//! same. What the judgements mean is a pure function, [`moments`].

use crate::Table;
use crate::chances::{chance, chances, of_outcome};
use siliam_core::{Outcome, Player};
use siliam_engine::{Asking, Limits, Score, Tables, Verdict};

/// Memory for tables, in mebibytes.
const MEBIBYTES: usize = 16;
/// A move that costs so much of a chance to win is worth a word.
const FALL: f64 = 0.2;
/// Whoever still wins as surely as this has not thrown a win away.
const STILL_WON: f64 = 0.85;
/// How steeply accuracy falls with the chance that a move costs, and how far below 0 it would end: after those that chess
/// players know from lichess, rounded so that a move that costs nothing has exactly 100.
const STEEPNESS: f64 = 4.354;
const OFFSET: f64 = 0.0317;

/// One move of a game and what is thought of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// How many plies were played before it.
    pub ply: usize,
    /// Who played it.
    pub player: Player,
    /// The move.
    pub mv: String,
    /// What the engine would have played, where that is another move.
    pub better: Option<String>,
    /// What the position was worth to the player before the move.
    pub before: Score,
    /// What it was worth to the player with the move played; `None` where nobody can tell, among three or four.
    pub after: Option<Score>,
    /// The player's chance to win with the move played, 0 to 1, also where no score tells it.
    pub chance_after: f64,
}

/// How a move failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failing {
    /// A proven win in so many plies was there.
    MissedWin(u32),
    /// From the next position on somebody else has a proven win in so many plies.
    AllowedWin(u32),
    /// The chances fell.
    TurningPoint,
}

/// A move that decided something.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// How many plies were played before it.
    pub ply: usize,
    /// Who played it.
    pub player: Player,
    /// The move.
    pub mv: String,
    /// What would have been better.
    pub better: String,
    /// How it failed.
    pub failing: Failing,
    /// The player's chance to win before the move, 0 to 1.
    pub before: f64,
    /// The same after it.
    pub after: f64,
}

/// What a position of the game is worth to each player, as a graph shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// How many plies were played before it.
    pub ply: usize,
    /// Each player's chance to win, 0 to 1; together they are 1.
    pub chances: Vec<f64>,
    /// Whether that is proven, or the game was over.
    pub is_proven: bool,
}

/// How accurate a move is that costs its player so much of their chance to win, 0 to 100.
///
/// 100·((1 + c)·e^(−4.354·cost) − c) with c = 0.0317, and never below 0: a move that costs nothing has 100, one that costs
/// a tenth 64, one that costs a quarter 32, one that costs half 9.
pub fn accuracy_of(cost: f64) -> f64 {
    (100.0 * ((1.0 + OFFSET) * (-STEEPNESS * cost.max(0.0)).exp() - OFFSET)).clamp(0.0, 100.0)
}

/// How accurately each of so many players played, 0 to 100: the mean over their judged moves. `None` for somebody of whose
/// moves none is judged.
///
/// What a move costs is the player's chance before it less that after it; the engine's own move costs nothing.
pub fn accuracy(judged: &[Judged], points: &[Point], players: usize) -> Vec<Option<f64>> {
    let mut sums = vec![(0.0, 0_u32); players];
    let at = |ply: usize| points.iter().find(|point| point.ply == ply);
    for &Judged { ply, player, ref better, .. } in judged {
        let (Some(before), Some(after)) = (at(ply), at(ply + 1)) else { continue };
        let cost = before.chances[player.index()] - after.chances[player.index()];
        let (sum, count) = &mut sums[player.index()];
        *sum += accuracy_of(if better.is_some() { cost } else { 0.0 });
        *count += 1;
    }
    sums.into_iter().map(|(sum, count)| (count > 0).then(|| sum / f64::from(count))).collect()
}

/// The moves that decided most, at most so many, in the order in which they were played.
pub fn moments(judged: &[Judged], most: usize) -> Vec<Moment> {
    let mut found: Vec<(f64, Moment)> = judged.iter().filter_map(moment).collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.truncate(most);
    let mut found: Vec<_> = found.into_iter().map(|(_, moment)| moment).collect();
    found.sort_by_key(|moment| moment.ply);
    found
}

/// What one move decided, and how much that weighs.
fn moment(judged: &Judged) -> Option<(f64, Moment)> {
    let better = judged.better.clone()?;
    let after = judged.after.map(Score::verdict);
    let (chance_before, chance_after) = (chance(judged.before), judged.chance_after);
    let fall = chance_before - chance_after;
    let (failing, weight) = match (judged.before.verdict(), after) {
        // The sooner the win, the more it hurts.
        (Verdict::Win(plies), _) if chance_after < STILL_WON => {
            (Failing::MissedWin(plies), fall + 1.0 + 1.0 / f64::from(plies.max(1)))
        }
        (_, Some(Verdict::Loss(plies))) if fall >= FALL => {
            (Failing::AllowedWin(plies.saturating_sub(1)), fall + 0.5 + 0.5 / f64::from(plies.max(1)))
        }
        // Among three or four a score and a share of the chances do not compare.
        (_, Some(_)) if fall >= FALL => (Failing::TurningPoint, fall),
        _ => return None,
    };
    let Judged { ply, player, ref mv, .. } = *judged;
    let (before, after) = (chance_before, chance_after);
    Some((weight, Moment { ply, player, mv: mv.clone(), better, failing, before, after }))
}

/// What is known of a position: what it is worth, and to whom.
#[derive(Clone, Copy)]
pub enum Worth {
    /// The game goes on.
    Running {
        /// Who acts.
        actor: Player,
        /// What it is worth to them.
        score: Score,
    },
    /// It has ended.
    Over(Outcome),
}

impl Worth {
    /// The same in the eyes of one of so many players; `None` where nobody can tell.
    pub fn to(self, player: Player, players: usize) -> Option<Score> {
        match self {
            Self::Over(Outcome::Draw) => Some(Score::EVEN),
            Self::Over(Outcome::Win(winner)) if winner == player => Some(Score::win_in(0)),
            Self::Over(Outcome::Win(_)) => Some(Score::loss_in(0)),
            Self::Running { actor, score } if actor == player => Some(score),
            // Among three or four only a win of one is the loss of all others.
            Self::Running { score, .. } => (players == 2 || score.is_win()).then_some(-score),
        }
    }
}

/// A review in progress, one position at a time.
pub struct Review {
    table: Box<dyn Table>,
    asking: Asking,
    tables: Tables,
    moves: Vec<String>,
    /// What the position after the next move to be judged is worth, once that is known.
    later: Option<Worth>,
    /// The last move first.
    judged: Vec<Judged>,
    /// The last position first.
    points: Vec<Point>,
}

impl Review {
    /// Begins at the end of the table's line, with so many nodes a position.
    pub fn new(mut table: Box<dyn Table>, nodes: u64) -> Self {
        // A resignation or an agreement is not the position's doing.
        let code = table.ending().map(|ending| ending.reason.code);
        if code.is_some_and(|code| code.starts_with("table-") && code != "table-repetition") {
            table.undo();
        }
        let moves = table.played();
        let limits = Limits { nodes, ..Limits::default() };
        let asking = Asking { limits, mebibytes: MEBIBYTES, ..Asking::default() };
        let (judged, points) = (Vec::new(), Vec::new());
        Self { table, asking, tables: Tables::new(MEBIBYTES), moves, later: None, judged, points }
    }

    /// How many positions there are to look at.
    pub fn positions(&self) -> usize {
        self.moves.len() + 1
    }

    /// How many have been looked at.
    pub fn seen(&self) -> usize {
        self.judged.len() + usize::from(self.later.is_some())
    }

    /// Looks at one more position; `false` when there is none left or the game has no engine.
    pub fn step(&mut self) -> bool {
        if self.seen() == self.positions() {
            return false;
        }
        let Some(later) = self.later else {
            self.later = self.worth().map(|(worth, _)| worth);
            return self.later.is_some();
        };
        self.table.undo();
        let Some((worth @ Worth::Running { actor, score }, Some(best))) = self.worth() else {
            return false;
        };
        let ply = self.moves.len() - 1 - self.judged.len();
        let players = self.table.facts().players.len();
        let mv = self.moves[ply].clone();
        let better = (self.long(&best).as_ref() != Some(&mv)).then_some(best);
        let after = later.to(actor, players).map(|score| score.earlier_by(1));
        // The last point is that of the position before the move.
        let share = self.points.iter().nth_back(1).map_or(0.0, |point| point.chances[actor.index()]);
        let chance_after = after.map_or(share, chance);
        self.judged.push(Judged { ply, player: actor, mv, better, before: score, after, chance_after });
        self.later = Some(worth);
        true
    }

    /// What was found, the first move first.
    pub fn judged(&self) -> Vec<Judged> {
        self.judged.iter().rev().cloned().collect()
    }

    /// What the positions looked at so far are worth, the first one first.
    pub fn points(&self) -> Vec<Point> {
        self.points.iter().rev().cloned().collect()
    }

    /// How accurately each player played, by what was found so far; see [`accuracy()`].
    pub fn accuracy(&self) -> Vec<Option<f64>> {
        accuracy(&self.judged, &self.points, self.table.facts().players.len())
    }

    /// What the table's position is worth, and the best move in it; `None` without an engine.
    fn worth(&mut self) -> Option<(Worth, Option<String>)> {
        let (ply, players) = (self.moves.len() - self.points.len(), self.table.facts().players.len());
        if let Some(ending) = self.table.ending() {
            let chances = of_outcome(ending.outcome, players);
            self.points.push(Point { ply, chances, is_proven: true });
            return Some((Worth::Over(ending.outcome), None));
        }
        let advice = self.table.think_with(&self.asking, &self.tables, &|_| 0.0, &mut |_| {})?;
        let (actor, score) = (self.table.actor(), advice.score);
        let chances = chances(score, &advice.shares, actor, players);
        self.points.push(Point { ply, chances, is_proven: score.is_proven() });
        Some((Worth::Running { actor, score }, advice.line.into_iter().next()))
    }

    /// A move as records write it. What was played afterwards is not needed any more.
    fn long(&mut self, mv: &str) -> Option<String> {
        self.table.play(mv).ok()?;
        let written = self.table.played().pop();
        self.table.undo();
        written
    }
}
