//! What a move without a figure brought its player (L11).

use super::Plain;
use super::board::Cell;
use super::turns::{TileRight, Turn, fork_cells, new_closing_cells};
use siliam_conform::Plain as _;

/// The labels of a turn of the mover, all but `win`.
pub(super) fn labels_but_win(position: &Plain, turn: Turn) -> Vec<&'static str> {
    let mut labels = Vec::new();
    if position.makes_figure(turn) {
        return labels;
    }
    let new = sam_cells(position, turn);
    let song_sam = position.setup.game.players > 2 && new.len() >= 2;
    if !new.is_empty() && !song_sam {
        labels.push("sam");
    }
    if !song_cells(position, turn).is_empty() {
        labels.push("song");
    }
    if song_sam {
        labels.push("song-sam");
    }
    labels
}

/// The closing cells of the mover that were none before the turn.
pub(super) fn sam_cells(position: &Plain, turn: Turn) -> Vec<Cell> {
    new_closing_cells(&position.setup, &position.board, position.mover(), turn)
}

/// The fork cells of the mover that were none before the turn.
pub(super) fn song_cells(position: &Plain, turn: Turn) -> Vec<Cell> {
    let setup = &position.setup;
    let player = position.mover();
    let before = fork_cells(setup, &position.board, player, position.tile_right);
    // After an own turn the opponent has not blocked yet, so L7 grants no tile then.
    let mut after = fork_cells(setup, &position.board_after(turn), player, TileRight::Missing);
    after.retain(|cell| !before.contains(cell));
    after
}

/// Whether after the turn the mover has closing cells and, whatever the others reply, completes a figure first.
///
/// It is judged on the board: what L12 remembers, bars or has pending does not count.
pub(super) fn brings_win(position: &Plain, turn: Turn) -> bool {
    if position.makes_figure(turn) {
        return false;
    }
    let player = position.mover();
    let after = position.advance(turn);
    let closing = position.setup.closing_cells(&after.board, player);
    !closing.is_empty() && is_sure_to_win(&after, player)
}

/// Whether no reply keeps the player from completing a figure on their next turn, and nobody does before.
fn is_sure_to_win(position: &Plain, player: char) -> bool {
    // The player has made no figure yet: an end now is the figure of another, or a draw.
    if position.outcome().is_some() {
        return false;
    }
    let turns = position.turns();
    if position.mover() == player {
        return turns.into_iter().any(|turn| position.makes_figure(turn));
    }
    // L10 is within `turns`.
    turns.into_iter().all(|reply| is_sure_to_win(&position.advance(reply), player))
}
