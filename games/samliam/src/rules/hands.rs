//! What players have in hand: triangles, tiles, and what they could complete a figure with.

use crate::board::Board;
use crate::board::field::Field;
use crate::variant::Then;
use crate::{Position, SamLiam, Variant};
use siliam_core::Player;

/// What a player would complete a figure with (L6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holding {
    /// A triangle, from the hand or lifted.
    Triangle,
    /// A tile, because nothing else is left.
    Tile,
    /// Nothing is left.
    Nothing,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Triangles the player has on the board.
    #[inline(always)]
    pub(crate) fn triangles_on(board: &Board<W, C, R, N>, player: Player) -> u32 {
        let all = board.halves(player).len();
        if Self::TILES == 0 { all } else { all - 4 * board.tiles(player).ones() }
    }

    /// Triangles the player has in hand.
    #[inline(always)]
    pub(crate) fn triangles_in_hand(board: &Board<W, C, R, N>, player: Player) -> u32 {
        Self::TRIANGLES - Self::triangles_on(board, player)
    }

    /// Tiles the player has in hand.
    #[inline(always)]
    pub(crate) fn tiles_in_hand(board: &Board<W, C, R, N>, player: Player) -> u32 {
        if Self::TILES == 0 { 0 } else { Self::TILES - board.tiles(player).ones() }
    }

    /// Whether the player lifts and places anew (L5).
    #[inline(always)]
    pub(crate) fn in_second_phase(board: &Board<W, C, R, N>, player: Player) -> bool {
        Self::THEN == Then::Move && Self::triangles_in_hand(board, player) == 0
    }

    /// Whether the player lifts and places anew (L5) in this position.
    pub fn is_in_second_phase(self, position: &Position<W, C, R, N>, player: Player) -> bool {
        Self::in_second_phase(&position.board, player)
    }

    /// What the player would complete a figure with, after placing `placed` more triangles.
    #[inline(always)]
    pub(crate) fn holding(board: &Board<W, C, R, N>, player: Player, placed: u32) -> Holding {
        if Self::THEN == Then::Move || Self::triangles_in_hand(board, player) > placed {
            Holding::Triangle
        } else if Self::tiles_in_hand(board, player) > 0 {
            Holding::Tile
        } else {
            Holding::Nothing
        }
    }
}
