//! Why a game is over.

use crate::board::field::Field;
use crate::rules::announcements::Pending;
use crate::rules::threats::coords;
use crate::text::refusal::Alternatives;
use crate::{Corner, Figure, FigureKind, Move, Position, SamLiam, Variant};
use siliam_core::text::listed;
use siliam_core::{Arg, Coord, Last, Outcome, Player, Reason, Rules, Tell};

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Why the game is over.
    pub(crate) fn reason_of(
        self,
        position: &Position<W, C, R, N>,
        last: Option<Last<'_, Self>>,
    ) -> Option<Reason> {
        let drawn = |code, ruling| Some(Reason::new(code, vec![]).by(ruling));
        match self.outcome(position)? {
            Outcome::Win(winner) => {
                let figures = self.complete_figures(position, winner);
                let others = last.map_or(W::ZERO, |last| self.closing_elsewhere(last, winner));
                Some(match figures.first() {
                    Some(first) => Self::completed(winner, first, &figures, others),
                    None => Self::told("samliam-reason-called", winner).by("L12"),
                })
            }
            Outcome::Draw if Self::TILES > 0 => drawn("samliam-reason-all-placed", "L7"),
            Outcome::Draw if usize::from(position.notes.passes) >= N => {
                drawn("samliam-reason-all-passed", "G2")
            }
            Outcome::Draw => drawn("samliam-reason-turn-limit", "L13"),
        }
    }

    /// Where a winning move could also have been: the closing cells there were before it, without its own.
    fn closing_elsewhere(self, (before, mv): Last<'_, Self>, winner: Player) -> W {
        let placed = match (mv, before.notes.pending) {
            (Move::Place { half, .. }, _) | (Move::Accept, Some(Pending { half, .. })) => half.cell,
            (Move::Tile(cell), _) => cell,
            _ => return W::ZERO,
        };
        self.closing_on(&before.before_pending().board, winner) & !W::cell(placed.index())
    }

    /// A win by figures: the first is told, all are shown.
    fn completed(winner: Player, first: &Figure<C, R>, figures: &[Figure<C, R>], others: W) -> Reason {
        let (code, ruling) = match first.kind {
            FigureKind::Square => ("samliam-reason-square", "L3"),
            FigureKind::Cross => ("samliam-reason-cross", "L8"),
            FigureKind::Line => ("samliam-reason-line", "L9"),
        };
        let mut reason = Self::told(code, winner).by(ruling);
        let shown = first.cells[0].corner;
        if first.kind == FigureKind::Square {
            // The top left cell is the first; from there south-east is inward.
            let way = if shown == Corner::SouthEast { "inward" } else { "outward" };
            reason.args.push(("way", Arg::Text(way.to_owned())));
        } else {
            shown.tell("corner", &mut reason.args);
        }
        Alternatives(first.shown().cells).tell("cells", &mut reason.args);
        let mut also = coords::<W, C, R>(others);
        reason.args.push(("others", (also.len() as u32).into()));
        let last = also.pop().map_or_else(String::new, |cell| cell.to_string());
        reason.args.push(("also", listed(also).into()));
        reason.args.push(("also-last", last.into()));
        reason.figures = figures.iter().map(Figure::shown).collect();
        let mut cells: Vec<Coord> = reason.figures.iter().flat_map(|figure| figure.cells.clone()).collect();
        cells.sort_unstable();
        cells.dedup();
        reason.at(cells)
    }
}
