//! Why a game of Squaryd is over.

use super::coords;
use crate::board::squares::{Square, threatening};
use crate::text::refusal::{cell_list, named};
use crate::{CellSet, Move, Position};
use siliam_core::text::listed;
use siliam_core::{Arg, Last, Outcome, Outline, Player, Reason, ShownFigure};

/// The reason of an end, as the last move or the board alone tells it.
pub(crate) fn reason(position: &Position, last: Option<Last<'_, crate::Squaryd>>) -> Option<Reason> {
    let outcome = position.decided?;
    let at_the_table = position.memory.is_some();
    Some(match outcome {
        // T5
        Outcome::Draw if at_the_table => told("squaryd-reason-passes", vec![], CellSet::EMPTY),
        // G2, Q6
        Outcome::Draw => told("squaryd-reason-exhausted", vec![], CellSet::EMPTY),
        Outcome::Win(winner) if at_the_table => claimed(position, winner, last),
        Outcome::Win(winner) => decided(position, winner),
    })
}

fn told(code: &'static str, args: Vec<(&'static str, Arg)>, cells: CellSet) -> Reason {
    Reason::new(code, args).at(coords(cells))
}

fn side(player: Player) -> Arg {
    Arg::Term(named(player).message)
}

fn of_square(code: &'static str, player: Player, square: Square) -> Reason {
    let vertices = square.vertices();
    let args = vec![("side", side(player)), ("square", cell_list(vertices).into())];
    Reason { figures: vec![shown(square)], ..told(code, args, vertices) }
}

fn shown(square: Square) -> ShownFigure {
    ShownFigure { outline: Outline::Closed, cells: coords(square.vertices()) }
}

/// How table play was won: by what was said last.
fn claimed(position: &Position, winner: Player, last: Option<Last<'_, crate::Squaryd>>) -> Reason {
    let loser = winner.opponent();
    let singles = position.singles(winner);
    match last.map(|(_, mv)| mv) {
        Some(Move::Close(cell)) => {
            let square = threatening(singles, cell).next().expect("a claimed single closes a square");
            of_square("squaryd-reason-closed", winner, square)
        }
        Some(Move::Claim(square)) if square.within(singles) => {
            of_square("squaryd-reason-claimed-singles", winner, square)
        }
        Some(Move::Claim(square)) => of_square("squaryd-reason-claimed-doubles", loser, square),
        Some(Move::Denounce(cell)) => {
            let args = vec![("side", side(loser)), ("cell", cell.to_string().into())];
            told("squaryd-reason-denounced", args, CellSet::of(cell))
        }
        _ => told("squaryd-reason-claimed", vec![("side", side(winner))], CellSet::EMPTY),
    }
}

/// How refereed play was won: the board tells.
fn decided(position: &Position, winner: Player) -> Reason {
    let loser = winner.opponent();
    let square_of = |set: CellSet| Square::all().find(|square| square.within(set));
    // Q5
    if let Some(square) = square_of(position.singles(winner)) {
        return of_square("squaryd-reason-singles", winner, square);
    }
    // Q1, by a double of one's own choice
    if let Some(square) = square_of(position.doubles(loser)) {
        return of_square("squaryd-reason-doubles", loser, square);
    }
    let due = position.due();
    let (needed, left) = (2 * due.len(), position.pawns(loser));
    let vertices = ("vertices", Arg::Text(cell_list(due)));
    // Q3
    if left < needed {
        let threats = due.into_iter().flat_map(|vertex| threatening(position.singles(winner), vertex));
        let threats: Vec<Square> = threats.collect();
        let cells = threats.iter().fold(CellSet::EMPTY, |cells, square| cells.or(square.vertices()));
        let args = vec![
            ("side", side(loser)),
            vertices,
            ("squares", listed(&threats).into()),
            ("needed", needed.into()),
            ("left", left.into()),
        ];
        let figures = threats.iter().copied().map(shown).collect();
        return Reason { figures, ..told("squaryd-reason-unpaid", args, cells) };
    }
    // Q1
    let square = position.square_by_defence(due).expect("the defence closes a square of doubles");
    let mut reason = of_square("squaryd-reason-forced-doubles", loser, square);
    reason.args.push(vertices);
    reason
}
