//! What a puzzle is about, by what happens in it.

use crate::puzzle::Task;
use siliam_catalog::{Table, sit_down};
use siliam_core::{Arg, Outcome, Viewer};

/// What was seen when the line was played.
struct Seen {
    /// The solver's kinds of move.
    kinds: Vec<&'static str>,
    /// What the first move brought.
    labels: Vec<&'static str>,
    /// Why the game ended, and with how many pawns left where that was told.
    reason: &'static str,
    left: Option<i64>,
    /// Whether the last move was the solver's.
    ended_by_solver: bool,
    /// How many different kinds of pieces the last move pushed.
    pushed_kinds: usize,
    /// Whether something bound the solver before the first move.
    bound: bool,
    /// Whether another first move would win the game for somebody else at once.
    trapped: bool,
}

/// The id of a puzzle's theme; `None` where its line cannot be played.
pub fn theme(game: &str, position: &str, task: Task, line: &[String]) -> Option<&'static str> {
    let seen = play(game, position, line)?;
    match task {
        _ if seen.trapped => return Some("self-goal"),
        _ if seen.bound => return Some("duty"),
        Task::Save(_) => return Some("save"),
        Task::Win(_) => {}
    }
    let family = game.split('-').next().unwrap_or(game);
    Some(match family {
        "siam" => seen.in_siam(),
        "squaryd" => seen.in_squaryd(),
        _ => seen.in_sam_liam(),
    })
}

fn play(game: &str, position: &str, line: &[String]) -> Option<Seen> {
    let mut table = sit_down(game, Some(position)).ok()?;
    let solver = table.actor();
    let trapped = game == "siam" && hands_over(&mut *table);
    let bound = table.duties(Viewer::Spectator).iter().any(|duty| duty.ruling == Some("L10"));
    let (mut kinds, mut labels, mut ended_by_solver, mut pushed_kinds) = (Vec::new(), Vec::new(), false, 0);
    for mv in line {
        ended_by_solver = table.actor() == solver;
        table.play(mv).ok()?;
        let deed = table.deed()?;
        pushed_kinds = pushed(&*table);
        if ended_by_solver {
            if kinds.is_empty() {
                labels = table.labels(Viewer::Spectator).iter().map(|label| label.code).collect();
            }
            kinds.push(deed.kind);
        }
    }
    let ending = table.ending();
    let left = ending.as_ref().and_then(|ending| {
        ending.reason.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(left) if *name == "left" => Some(*left),
            _ => None,
        })
    });
    let reason = ending.map_or("", |ending| ending.reason.code);
    Some(Seen { kinds, labels, reason, left, ended_by_solver, pushed_kinds, bound, trapped })
}

/// Whether the player who acts can lose with a move of their own: by a push that serves an animal of the other side.
fn hands_over(table: &mut dyn Table) -> bool {
    let solver = table.actor();
    table.moves().iter().any(|mv| {
        let played = table.play(mv).is_ok();
        let ending = table.ending();
        let lost =
            ending.is_some_and(|ending| matches!(ending.outcome, Outcome::Win(winner) if winner != solver));
        if played {
            table.undo();
        }
        lost
    })
}

/// How many different kinds of pieces the last move pushed, the pusher's included.
fn pushed(table: &dyn Table) -> usize {
    let told = table.deed().map(|deed| deed.said).unwrap_or_default();
    let mut kinds: Vec<&str> = Vec::new();
    for (_, arg) in told.iter().flat_map(|reason| &reason.args) {
        if let Arg::Terms(terms) = arg {
            kinds.extend(terms.iter());
        }
    }
    kinds.sort_unstable();
    kinds.dedup();
    kinds.len()
}

impl Seen {
    fn in_siam(&self) -> &'static str {
        match self.kinds.first() {
            _ if !self.ended_by_solver => "self-goal",
            // The motions report a rock as fallen, not as pushed; with both animals in the line one stands between.
            _ if self.pushed_kinds > 1 => "sandwich",
            Some(&("enter" | "enter-push")) => "enter",
            Some(&("step" | "leave" | "turn")) => "step-aside",
            _ => "push-out",
        }
    }

    fn in_squaryd(&self) -> &'static str {
        match self.reason {
            "squaryd-reason-unpaid" if self.left.is_some_and(|left| left <= 1) => "last-pawn",
            "squaryd-reason-unpaid" => "exhaustion",
            "squaryd-reason-doubles" | "squaryd-reason-forced-doubles" => "double-square",
            _ => "close",
        }
    }

    fn in_sam_liam(&self) -> &'static str {
        if self.kinds.contains(&"tile") {
            "tile-after-block"
        } else if self.kinds.iter().any(|&kind| kind == "lift" || kind == "turn") {
            "lift"
        } else if self.labels.iter().any(|label| label.starts_with("song")) {
            "fork"
        } else {
            match self.reason {
                "samliam-reason-cross" => "cross",
                "samliam-reason-line" => "line",
                _ => "close",
            }
        }
    }
}
