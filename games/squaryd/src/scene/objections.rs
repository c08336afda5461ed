//! Why a touch leads nowhere.

use crate::board::BOARD;
use crate::board::squares::{Square, written};
use crate::{Cell, CellSet, MoveError, Position, Squaryd};
use siliam_core::{Coord, Notation, Reason, Touch};

/// The cell of a hole for pawns; `None` for the hole in the middle and beyond the board.
fn cell_of(coord: Coord) -> Option<Cell> {
    Cell::at(coord.column, coord.row).filter(|&cell| BOARD.has(cell))
}

/// The cells touched, if nothing but cells of the board was.
fn cells_of(touches: &[Touch<'_>]) -> Option<Vec<Cell>> {
    let cell = |touch: &Touch<'_>| match *touch {
        Touch::Cell(coord) => cell_of(coord),
        _ => None,
    };
    touches.iter().map(cell).collect()
}

/// The text of the move that a finished path stands for.
pub(super) fn spelled(position: &Position, path: &[Touch<'_>]) -> Option<String> {
    match *path {
        [Touch::Cell(coord)] => Some(cell_of(coord)?.to_string()),
        [Touch::Action("double"), Touch::Cell(coord)] => Some(format!("={}", cell_of(coord)?)),
        [Touch::Action("close"), Touch::Cell(coord)] => Some(format!("{}!", cell_of(coord)?)),
        [Touch::Action("pass")] => Some("pass".to_owned()),
        [Touch::Action("swap")] => Some("swap".to_owned()),
        [Touch::Action("denounce")] => {
            let theirs = position.memory.and_then(|memory| memory.other_last)?;
            Some(format!("denounce-{theirs}"))
        }
        [Touch::Action("claim"), ref touched @ ..] => {
            let cells: CellSet = cells_of(touched)?.into_iter().collect();
            let names = written(cells).into_iter().map(|cell| cell.to_string());
            (touched.len() == 4 && cells.len() == 4).then(|| format!("claim-{}", names.collect::<String>()))
        }
        _ => None,
    }
}

impl Squaryd {
    /// Why the last touch of a path that stands for no move leads nowhere.
    pub(super) fn objection(self, position: &Position, path: &[Touch<'_>]) -> Reason {
        let Some((&last, before)) = path.split_last() else { return Reason::new("touch-begun", vec![]) };
        match (before, last) {
            (_, Touch::Cell(coord)) if cell_of(coord).is_none() => Reason::new("squaryd-touch-hole", vec![]),
            (_, Touch::Reserve(player, _)) if player != position.mover => {
                Reason::new("squaryd-touch-reserve-not-yours", vec![])
            }
            (_, Touch::Action(name)) => self.no_button(position, name),
            ([Touch::Action("claim"), touched @ ..], Touch::Cell(_)) => no_claim(touched, last),
            ([Touch::Action("claim"), ..], _) => Reason::new("squaryd-touch-vertices", vec![]).by("T3"),
            ([Touch::Action("double")], _) => Reason::new("squaryd-touch-cell-for-double", vec![]),
            _ => Reason::new("squaryd-touch-cell", vec![]),
        }
    }

    /// Why there is no such button, or none that leads anywhere now.
    fn no_button(self, position: &Position, name: &str) -> Reason {
        let mover = position.mover;
        let by = |at_the_table, refereed| if self.table { at_the_table } else { refereed };
        let refusal = match name {
            "double" if !self.table && !self.free_doubles => {
                return Reason::new("squaryd-touch-doubles-come", vec![]).by("Q1");
            }
            "double" if position.own.pawns() < 2 + 2 * self.due(position).len() => {
                MoveError::NoTwoPawns(mover, by("T1", "Q1"))
            }
            "close" if !self.table => MoveError::OnlyAtTheTable("T2"),
            "close" if position.own.pawns() == 0 => MoveError::NoPawn(mover, "T2"),
            "claim" | "denounce" if !self.table => MoveError::OnlyAtTheTable("T3"),
            "denounce" if spelled(position, &[Touch::Action("denounce")]).is_none() => {
                return Reason::new("squaryd-touch-nothing-to-denounce", vec![]).by("T3");
            }
            "pass" | "swap" => match self.read_move(position, name) {
                Err(refusal) => refusal,
                Ok(_) => return Reason::new("touch-begun", vec![]),
            },
            "double" | "close" | "claim" | "denounce" => return Reason::new("touch-begun", vec![]),
            _ => return Reason::new("touch-no-button", vec![]),
        };
        Reason::of(&refusal)
    }
}

/// T3: why these cells are not among the vertices of one square, long before all four are named.
fn no_claim(touched: &[Touch<'_>], last: Touch<'_>) -> Reason {
    let mut cells = cells_of(touched).unwrap_or_default();
    cells.extend(cells_of(&[last]).unwrap_or_default());
    let vertices: CellSet = cells.iter().copied().collect();
    let is_repeated = vertices.len() as usize != cells.len();
    let fits = Square::all().any(|square| vertices.without(square.vertices()).is_empty());
    Reason::of(&if is_repeated || fits {
        MoveError::NotFourCells(vertices.len())
    } else {
        MoveError::NoSquare(vertices)
    })
}
