//! What a move is, in words and marks, and what is told before one is made.

use super::coords;
use crate::text::refusal::{cell_list, named};
use crate::{Cell, CellSet, Move, Position, Squaryd};
use siliam_core::{Arg, Deed, Reason, Trace};

impl Squaryd {
    /// What the mover does; the doubles that come by themselves are told first.
    pub(super) fn told(self, position: &Position, mv: Move) -> Deed {
        let due = self.due(position);
        let parries = ("parries", Arg::Text(cell_list(due)));
        let count = ("count", Arg::from(due.len()));
        let at = |cell: Cell| ("cell", Arg::Text(cell.to_string()));
        let (kind, code, args, put) = match mv {
            Move::Single(cell) => {
                ("single", "squaryd-deed-single", vec![at(cell), count, parries], Some(cell))
            }
            Move::Close(cell) => ("close", "squaryd-deed-close", vec![at(cell)], Some(cell)),
            Move::Double(cell) => {
                ("double", "squaryd-deed-double", vec![at(cell), count, parries], Some(cell))
            }
            Move::Pass => {
                let side = ("side", Arg::Term(named(position.mover).message));
                ("pass", "squaryd-deed-pass", vec![side, count, parries], None)
            }
            Move::Claim(square) => {
                let square = ("square", Arg::Text(cell_list(square.vertices())));
                ("claim", "squaryd-deed-claim", vec![square], None)
            }
            Move::Denounce(cell) => ("denounce", "squaryd-deed-denounce", vec![at(cell)], None),
            Move::Swap => {
                let cell = position.other.pieces().first().expect("there is one piece to take over");
                ("swap", "squaryd-deed-swap", vec![at(cell)], Some(cell))
            }
        };
        let due = if matches!(mv, Move::Swap) { CellSet::EMPTY } else { due };
        let to = coords(due).into_iter().chain(put.map(Cell::coord)).collect();
        let trace = Trace { to, ..Trace::default() };
        Deed { kind, said: vec![Reason::new(code, args)], trace }
    }

    /// What the referee does by itself this turn, what is barred, and what is left to do: all of it in plain sight.
    /// At the table that is little: what the players must see for themselves is not told.
    pub(super) fn told_before(self, position: &Position) -> Vec<Reason> {
        let mut duties = Vec::new();
        let due = self.due(position);
        let cells = |cells: CellSet| ("cells", Arg::Text(cell_list(cells)));
        if !due.is_empty() {
            let left = position.own.pawns() - 2 * due.len();
            let args = vec![cells(due), ("left", left.into())];
            duties.push(Reason::new("squaryd-duty-parry", args).by("Q1").at(coords(due)));
        }
        if self.table {
            if position.own.pawns() == 0 {
                duties.push(Reason::new("squaryd-duty-pass-or-claim", vec![]).by("T5"));
            }
        } else if position.cells_for_single(due).is_empty() {
            let ruling = if position.own.pawns() > 2 * due.len() { "G2" } else { "Q6" };
            duties.push(Reason::new("squaryd-duty-pass", vec![]).by(ruling));
        } else if due.is_empty() {
            let barred = position.other.threats.without(position.own.threats);
            if !barred.is_empty() {
                let reason = Reason::new("squaryd-duty-barred", vec![cells(barred)]);
                duties.push(reason.by("Q2").at(coords(barred)));
            }
        }
        if self.may_swap(position) {
            duties.push(Reason::new("duty-swap", vec![]).by("G3"));
        }
        duties
    }
}
