//! Why a game is over, and why a player must block (L10).

use crate::board::field::Field;
use crate::rules::duty::Duty;
use crate::rules::threats::coords;
use crate::text::refusal::Alternatives;
use crate::{FigureKind, Position, SamLiam, Variant};
use siliam_core::text::listed;
use siliam_core::{Arg, Coord, Outcome, Reason, Rules, Tell};

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Why the game is over.
    pub(crate) fn reason_of(self, position: &Position<W, C, R, N>) -> Option<Reason> {
        let drawn = |code| Some(Reason { code, args: vec![], cells: vec![] });
        match self.outcome(position)? {
            Outcome::Win(winner) => {
                let figure = self.complete_figures(position, winner).into_iter().next();
                let code = match figure.map(|figure| figure.kind) {
                    Some(FigureKind::Square) => "samliam-reason-square",
                    Some(FigureKind::Cross) => "samliam-reason-cross",
                    Some(FigureKind::Line) => "samliam-reason-line",
                    None => "samliam-reason-called",
                };
                let cells: Vec<Coord> =
                    figure.iter().flat_map(|figure| figure.cells).map(|half| half.cell.coord()).collect();
                let args = vec![
                    ("side", Arg::Term(Self::colour(winner).message())),
                    ("cells", listed(&cells).into()),
                ];
                Some(Reason { code, args, cells })
            }
            Outcome::Draw if Self::TILES > 0 => drawn("samliam-reason-all-placed"),
            Outcome::Draw if usize::from(position.notes.passes) >= N => drawn("samliam-reason-all-passed"),
            Outcome::Draw => drawn("samliam-reason-turn-limit"),
        }
    }

    /// What the mover owes (L10), and why.
    pub(crate) fn duties_of(self, position: &Position<W, C, R, N>) -> Vec<Reason> {
        let told = |(duty, cells): (Duty, W)| {
            let cells = coords::<W, C, R>(cells);
            let (code, opponent) = match duty {
                Duty::Sam(opponent) if cells.is_empty() => ("samliam-duty-opens", opponent),
                Duty::Sam(opponent) => ("samliam-duty-sam", opponent),
                Duty::Song(opponent) => ("samliam-duty-song", opponent),
            };
            let mut args = vec![
                ("side", Arg::Term(Self::colour(position.mover).message())),
                ("opponent", Arg::Term(Self::colour(opponent).message())),
            ];
            Alternatives(cells.clone()).tell("cells", &mut args);
            Reason { code, args, cells }
        };
        self.owed(position).into_iter().map(told).collect()
    }
}
