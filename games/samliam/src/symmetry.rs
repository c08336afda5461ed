//! The symmetries of Sam Liam: those of the board, corners turning with it, and a shift of seats.

use crate::board::field::Field;
use crate::rules::announcements::{Pending, Uncalled};
use crate::{Cell, Half, Move, Position, SamLiam, Variant};
use siliam_core::{Player, Symmetric, Symmetry};

/// A symmetry of the board, and by how many seats the colours move on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    board: Symmetry,
    seats: u8,
}

impl Image {
    fn half<const C: u8, const R: u8>(self, half: Half<C, R>) -> Half<C, R> {
        Half { cell: self.cell(half.cell), corner: half.corner.image(self.board) }
    }

    fn cell<const C: u8, const R: u8>(self, cell: Cell<C, R>) -> Cell<C, R> {
        self.board.cell(cell)
    }

    fn player<const N: usize>(self, player: Player) -> Player {
        Player::ALL[(player.index() + usize::from(self.seats)) % N]
    }

    fn set<W: Field, const C: u8, const R: u8>(self, set: W) -> W {
        let cell = |index| self.cell(crate::board::cell_at::<C, R>(index));
        set.cells().fold(W::ZERO, |image, index| image | W::cell(cell(index).index()))
    }

    fn notes<W: Field, const C: u8, const R: u8>(self, of_players: [Uncalled<W>; 2]) -> [Uncalled<W>; 2] {
        let mut image = of_players.map(|notes| Uncalled {
            sam: self.set::<W, C, R>(notes.sam),
            song: self.set::<W, C, R>(notes.song),
        });
        if self.seats == 1 {
            image.swap(0, 1);
        }
        image
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Symmetric for SamLiam<W, C, R, N>
where
    Self: Variant,
{
    type Image = Image;

    fn images(&self, position: &Position<W, C, R, N>) -> Vec<Image> {
        let boards = if C == R { &Symmetry::ALL[..] } else { &Symmetry::ALL[..4] };
        // G3 is the second player's alone, so until it is over the seats differ.
        let pieces: u32 =
            Player::ALL.into_iter().take(N).map(|player| position.board.cells_of(player).ones()).sum();
        let seats = if self.swap && pieces < 2 { 1 } else { N as u8 };
        boards.iter().flat_map(|&board| (0..seats).map(move |seats| Image { board, seats })).collect()
    }

    fn image(&self, position: &Position<W, C, R, N>, by: Image) -> Position<W, C, R, N> {
        let mut image = *position;
        image.board = position.board.image(by.seats.into(), |half| by.half(half));
        image.mover = by.player::<N>(position.mover);
        image.winner = position.winner.map(|winner| by.player::<N>(winner));
        if N == 2 {
            image.notes.uncalled = by.notes::<W, C, R>(position.notes.uncalled);
            image.notes.barred = by.notes::<W, C, R>(position.notes.barred);
            image.notes.pending = position.notes.pending.map(|pending| Pending {
                lifted: pending.lifted.map(|half| by.half(half)),
                half: by.half(pending.half),
                call: pending.call,
            });
        }
        image
    }

    fn image_move(&self, mv: Move<C, R>, by: Image) -> Move<C, R> {
        match mv {
            Move::Place { lifted, half, call } => {
                Move::Place { lifted: lifted.map(|half| by.half(half)), half: by.half(half), call }
            }
            Move::Tile(cell) => Move::Tile(by.cell(cell)),
            Move::Pass | Move::Swap | Move::Forbid | Move::Accept => mv,
        }
    }
}
