//! What is worth seeing in a position.

use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::rules::announcements::Uncalled;
use crate::rules::duty::Duty;
use crate::rules::hands::Holding;
use crate::rules::threats::coords;
use crate::scene::TRIANGLE;
use crate::{Content, Half, Position, SamLiam, Variant};
use siliam_core::{Coord, Mark, Piece, Player, Rules, Viewer};

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Open figures and closing cells, what is owed, what announcements concern. Under `announce` players see only what
    /// was said aloud, until the game is over.
    pub(crate) fn marks(self, position: &Position<W, C, R, N>, viewer: Viewer) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut add = |kind, player: Player, cells: Vec<Coord>, ghosts| {
            if !cells.is_empty() {
                marks.push(Mark { kind, player: Some(player), cells, ghosts });
            }
        };
        let sees_all = !self.announce || viewer == Viewer::Spectator || self.outcome(position).is_some();
        if sees_all {
            for player in Player::ALL.into_iter().take(N) {
                let mut missing = Halves::NONE;
                for (figure, half) in self.open_figures(position, player) {
                    missing.insert(half);
                    add("open-figure", player, figure.cells.map(|half| half.cell.coord()).to_vec(), vec![]);
                }
                let ghosts = Self::ghosts(position, player, &missing);
                add("closing", player, coords::<W, C, R>(missing.cells()), ghosts);
            }
        }
        for owed in self.owed(position) {
            let (Duty::Sam(player) | Duty::Song(player)) = owed.duty;
            add("duty", player, coords::<W, C, R>(owed.cells), vec![]);
        }
        if self.announce {
            let noted = |notes: Uncalled<W>| coords::<W, C, R>(notes.cells());
            for player in [Player::First, Player::Second] {
                if sees_all {
                    add("uncalled", player, noted(position.notes.uncalled[player.index()]), vec![]);
                }
                add("barred", player, noted(position.notes.barred[player.index()]), vec![]);
            }
            if let Some(pending) = position.notes.pending {
                add("pending", position.mover, vec![pending.half.cell.coord()], vec![]);
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
