//! Whether a move wins whatever the others answer.

use siliam_catalog::Table;
use siliam_conform::times_as_much;
use siliam_core::{Outcome, Player};
use siliam_engine::{Asking, Level, Limits, Style, Verdict};

/// Up to so many moves of the learner every answer is tried; beyond, the engine has to prove it.
const TRIED: usize = 2;
/// More legal moves than these, as in the second phase of Sam Liam, are left to the engine too.
const MANY: usize = 100;
/// Positions that the engine may look at for a proof.
const NODES: u64 = 20_000;

fn is_won_by(table: &dyn Table, player: Player) -> bool {
    table.ending().is_some_and(|ending| ending.outcome == Outcome::Win(player))
}

/// Whether the player wins with at most so many moves more, whatever the others do together.
pub(crate) fn wins(table: &mut dyn Table, player: Player, moves: usize) -> bool {
    if table.ending().is_some() {
        return is_won_by(table, player);
    }
    let is_theirs = table.actor() == player;
    if is_theirs && moves == 0 {
        return false;
    }
    let listed = table.moves();
    let is_for_two = table.facts().players.len() == 2;
    if moves > TRIED || (is_for_two && listed.len() > MANY) {
        return is_proven(table, moves, if is_theirs { Side::Winner } else { Side::Loser });
    }
    let left = if is_theirs { moves - 1 } else { moves };
    let mut wins_after = |mv: &String| {
        table.play(mv).expect("a listed move is legal");
        let is_won = wins(table, player, left);
        table.undo();
        is_won
    };
    if is_theirs { listed.iter().any(wins_after) } else { listed.iter().all(&mut wins_after) }
}

/// Whether a wrong try wins after all: by every answer in the deep tier, by the engine's word in the fast one.
pub(crate) fn wins_after_all(table: &mut dyn Table, player: Player, moves: usize) -> bool {
    let is_for_two = table.facts().players.len() == 2;
    if times_as_much() > 1 || !is_for_two || moves < 2 || table.ending().is_some() {
        return wins(table, player, moves);
    }
    is_proven(table, moves, if table.actor() == player { Side::Winner } else { Side::Loser })
}

/// Who acts in the position that is asked about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Winner,
    Loser,
}

/// Between two, the engine's proof that the winner needs at most so many moves.
fn is_proven(table: &dyn Table, moves: usize, acts: Side) -> bool {
    let limits = Limits { nodes: NODES, ..Limits::default() };
    let asking = Asking { limits, mebibytes: 16, ..Asking::default() };
    let within = |plies: u32, most: usize| usize::try_from(plies).is_ok_and(|plies| plies <= most);
    let advice = table.think(&asking, &|_| 0.0, &mut |_| {});
    table.facts().players.len() == 2
        && advice.is_some_and(|advice| match (advice.score.verdict(), acts) {
            (Verdict::Win(plies), Side::Winner) => within(plies, 2 * moves - 1),
            (Verdict::Loss(plies), Side::Loser) => within(plies, 2 * moves),
            _ => false,
        })
}

/// What the page's opponent answers: level 10, seed 1.
pub(crate) fn answer(table: &dyn Table) -> Option<String> {
    let style = Style::Level { level: Level::LAST, seed: 1 };
    let asking = Asking { style, ..Asking::default() };
    table.think(&asking, &|_| 0.0, &mut |_| {})?.line.into_iter().next()
}
