//! What is worth seeing in a position.

use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::rules::announcements::Uncalled;
use crate::rules::duty::Duty;
use crate::rules::hands::Holding;
use crate::rules::threats::coords;
use crate::scene::TRIANGLE;
use crate::{Content, Figure, FigureKind, Half, Position, SamLiam, Variant};
use siliam_core::{Coord, Mark, Outline, Piece, Player, Rules, ShownFigure, Viewer};

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Open figures and closing cells, what is owed, what announcements concern. Under `announce` players see only what
    /// was said aloud, until the game is over.
    pub(crate) fn marks(self, position: &Position<W, C, R, N>, viewer: Viewer) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut add = |mark: Mark| {
            if !mark.cells.is_empty() {
                marks.push(mark);
            }
        };
        let of = |kind, player: Player, cells: Vec<Coord>| Mark {
            kind,
            player: Some(player),
            cells,
            outline: None,
            ghosts: vec![],
        };
        let sees_all = !self.announce || viewer == Viewer::Spectator || self.outcome(position).is_some();
        if sees_all {
            for player in Player::ALL.into_iter().take(N) {
                let mut missing = Halves::NONE;
                for (figure, half) in self.open_figures(position, player) {
                    missing.insert(half);
                    let ShownFigure { outline, cells } = figure.shown();
                    add(Mark { outline: Some(outline), ..of("open-figure", player, cells) });
                }
                let ghosts = Self::ghosts(position, player, &missing);
                add(Mark { ghosts, ..of("closing", player, coords::<W, C, R>(missing.cells())) });
            }
        }
        for owed in self.owed(position) {
            let (Duty::Sam(player) | Duty::Song(player)) = owed.duty;
            add(of("duty", player, coords::<W, C, R>(owed.cells)));
        }
        if self.announce {
            let noted = |notes: Uncalled<W>| coords::<W, C, R>(notes.cells());
            for player in [Player::First, Player::Second] {
                if sees_all {
                    add(of("uncalled", player, noted(position.notes.uncalled[player.index()])));
                }
                add(of("barred", player, noted(position.notes.barred[player.index()])));
            }
            if let Some(pending) = position.notes.pending {
                add(of("pending", position.mover, vec![pending.half.cell.coord()]));
            }
        }
        marks
    }

    /// The pieces with which a player would show what is missing, cell by cell.
    fn ghosts(position: &Position<W, C, R, N>, player: Player, missing: &Halves<W>) -> Vec<Piece> {
        let mut ghosts: Vec<Piece> = Vec::new();
        for half in missing.iter::<C, R>() {
            let ghost = match position.content(half.cell) {
                _ if Self::holding(&position.board, player, 0) == Holding::Tile => {
                    Self::tile(player, half.cell)
                }
                Content::One(_, corner) => {
                    Self::triangle(player, Half { corner: corner.opposite(), ..half }, TRIANGLE)
                }
                _ => Self::triangle(player, half, TRIANGLE),
            };
            // A second triangle shows every direction that is missing.
            if !ghosts.contains(&ghost) {
                ghosts.push(ghost);
            }
        }
        ghosts
    }
}

impl<const C: u8, const R: u8> Figure<C, R> {
    /// The figure as it is drawn.
    pub(crate) fn shown(&self) -> ShownFigure {
        let outline = match self.kind {
            FigureKind::Square => Outline::Closed,
            FigureKind::Cross => Outline::Cross,
            FigureKind::Line => Outline::Line,
        };
        ShownFigure { outline, cells: self.cells.map(|half| half.cell.coord()).to_vec() }
    }
}
