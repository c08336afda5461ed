//! The duty to block of three and four players (L10).

use super::Plain;
use super::turns::{TileRight, Turn, has_fork};

/// Those of the mover's placements that the duty to block leaves.
pub(super) fn within_duty(position: &Plain, placements: Vec<Turn>) -> Vec<Turn> {
    let setup = &position.setup;
    let players = setup.game.players;
    if players == 2 {
        return placements;
    }
    // A move that makes a figure is free of any duty.
    let (figures, mut others): (Vec<Turn>, Vec<Turn>) =
        placements.into_iter().partition(|&turn| position.makes_figure(turn));

    // The opponents with open figures, in the order in which they will play.
    let mut threatening = Vec::new();
    for later in 1..players {
        let opponent = setup.letters()[(position.mover + later) % players];
        if !setup.closing_cells(&position.board, opponent).is_empty() {
            threatening.push(opponent);
        }
    }

    if threatening.is_empty() {
        let just_before = setup.letters()[(position.mover + players - 1) % players];
        if has_fork(setup, &position.board, just_before, TileRight::Missing) {
            leave_no_fork(position, just_before, &mut others);
        }
    } else {
        for opponent in threatening {
            leave_fewest_closing_cells(position, opponent, &mut others);
        }
    }

    let mut allowed = figures;
    allowed.extend(others);
    allowed
}

/// Keeps the turns after which the opponent has as few closing cells as after any of them.
fn leave_fewest_closing_cells(position: &Plain, opponent: char, turns: &mut Vec<Turn>) {
    let left = |turn: Turn| position.setup.closing_cells(&position.board_after(turn), opponent).len();
    let Some(fewest) = turns.iter().map(|&turn| left(turn)).min() else {
        return;
    };
    turns.retain(|&turn| left(turn) == fewest);
}

/// Keeps the turns after which the opponent has no fork, if there are any.
fn leave_no_fork(position: &Plain, opponent: char, turns: &mut Vec<Turn>) {
    let mut preventing = turns.clone();
    preventing.retain(|&turn| {
        !has_fork(&position.setup, &position.board_after(turn), opponent, TileRight::Missing)
    });
    if !preventing.is_empty() {
        *turns = preventing;
    }
}
