//! What a player at the table overlooks, told to a spectator or teacher.

use crate::board::squares::{closes, threatening, written};
use crate::{Cell, CellSet, Move, Position};
use siliam_core::Label;

/// Everything the mover lets slip by this move; nothing where the move wins.
pub(crate) fn labels(position: &Position, mv: Move) -> Vec<Label> {
    let mut labels = Vec::new();
    let mut add = |code, cells: CellSet| {
        if !cells.is_empty() {
            let cells = written(cells).into_iter().map(Cell::coord).collect();
            labels.push(Label { code, cells });
        }
    };
    let single = match mv {
        Move::Close(_) | Move::Claim(_) | Move::Denounce(_) | Move::Swap => return labels,
        Move::Single(cell) => Some(cell),
        Move::Pass | Move::Double(_) => None,
    };
    if !matches!(mv, Move::Double(_)) {
        let put = single.map_or(CellSet::EMPTY, CellSet::of);
        let closed = single.filter(|&cell| position.own.threats.has(cell));
        let fresh = position.fresh_threats();
        // T3: what the opponent may denounce.
        let is_error = single.is_some_and(|cell| fresh.has(cell) && !closes(position.own.singles, cell));
        add("error", if is_error { put } else { CellSet::EMPTY });
        // T4: a threat made with the last pawn needs no parry; without two pawns none can be made.
        let can_parry = position.other.pawns() > 0 && position.own.pawns() >= 2;
        add("missed-parry", if can_parry { fresh.without(put) } else { CellSet::EMPTY });
        let could_close = single.is_some() && closed.is_none();
        add("missed-square", if could_close { position.own.threats } else { CellSet::EMPTY });
        let closing = closed.into_iter().flat_map(|cell| threatening(position.own.singles, cell));
        let unclaimed = position.claimable().chain(closing);
        add("missed-claim", unclaimed.fold(CellSet::EMPTY, |cells, square| cells.or(square.vertices())));
    }
    // T3: whatever the mover does instead, it is too late for a denunciation.
    add("missed-denounce", position.error().map_or(CellSet::EMPTY, CellSet::of));
    labels
}
