//! A position of Sam Liam: the board, whose turn it is, and what the rulings count or remember.
//!
//! Invariants: nobody has more pieces than the game gives; only the winner, or the player whose placement is pending,
//! may have a complete figure; what announcements left to remember is empty without the option `announce`.

use crate::board::Board;
use crate::board::field::Field;
use crate::rules::announcements::Notes;
use crate::{Cell, CellSet, Corner, Half};
use siliam_core::Player;

/// What stands in half a cell, or in the whole of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing.
    Empty,
    /// One triangle.
    One(Player, Corner),
    /// Two triangles in opposite corners, the upper one first.
    Two(Player, Player, Corner),
    /// A square tile.
    Tile(Player),
}

/// A position of Sam Liam on `C` columns and `R` rows for `N` players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<W, const C: u8, const R: u8, const N: usize> {
    pub(crate) board: Board<W, C, R, N>,
    /// Whose turn it is, also while the other one decides about a pending placement.
    pub(crate) mover: Player,
    /// Second-phase turns of all players together (L13).
    pub(crate) turns: u32,
    /// L7: whether the last move blocked an open figure of the mover's.
    pub(crate) blocked: bool,
    pub(crate) winner: Option<Player>,
    pub(crate) notes: Notes<W, C, R>,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Position<W, C, R, N> {
    pub(crate) fn start() -> Self {
        Self {
            board: Board::empty(),
            mover: Player::First,
            turns: 0,
            blocked: false,
            winner: None,
            notes: Notes::NONE,
        }
    }

    /// Whose turn it is. While a placement is pending the opponent acts, but the turn is still the mover's.
    #[inline(always)]
    pub fn mover(&self) -> Player {
        self.mover
    }

    /// Who acts: the mover, or whoever may forbid a pending placement.
    #[inline(always)]
    pub fn actor(&self) -> Player {
        if self.notes.pending.is_some() { self.mover.opponent() } else { self.mover }
    }

    /// Second-phase turns played by all players together.
    pub fn second_phase_turns(&self) -> u32 {
        self.turns
    }

    /// What stands on a cell.
    pub fn content(&self, cell: Cell<C, R>) -> Content {
        let owner = |corner| self.board.owner(Half { cell, corner });
        let mut upper = Corner::ALL.into_iter().filter(|corner| corner.is_upper());
        if let Some(player) = Player::ALL.into_iter().take(N).find(|&player| self.tiles(player).has(cell)) {
            return Content::Tile(player);
        }
        let pair = upper.find_map(|corner| Some((owner(corner)?, owner(corner.opposite())?, corner)));
        if let Some((upper, lower, corner)) = pair {
            return Content::Two(upper, lower, corner);
        }
        let one = Corner::ALL.into_iter().find_map(|corner| Some((owner(corner)?, corner)));
        one.map_or(Content::Empty, |(player, corner)| Content::One(player, corner))
    }

    /// The cells where the player has a triangle in this corner.
    pub fn triangles(&self, player: Player, corner: Corner) -> CellSet<W, C, R> {
        CellSet::of_bits(self.board.halves(player)[corner] & !self.board.tiles(player))
    }

    /// The player's square tiles.
    pub fn tiles(&self, player: Player) -> CellSet<W, C, R> {
        CellSet::of_bits(self.board.tiles(player))
    }

    /// The player who plays next after another.
    #[inline(always)]
    pub(crate) fn next(player: Player) -> Player {
        Player::ALL[(player.index() + 1) % N]
    }

    /// The player's triangles on the board, in the order in which moves lift them.
    #[inline(always)]
    pub(crate) fn own_triangles(&self, player: Player) -> impl Iterator<Item = Half<C, R>> + use<W, C, R, N> {
        self.board.halves(player).iter()
    }
}
