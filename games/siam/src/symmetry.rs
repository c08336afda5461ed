//! The symmetries of Siam: the eight of the board, and the exchange of elephants and rhinoceroses.

use crate::{Cell, CellSet, Facing, Move, Position, Siam};
use siliam_core::{Symmetric, Symmetry};

/// A symmetry of the board, with or without an exchange of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    board: Symmetry,
    exchanged: bool,
}

impl Image {
    fn facing(self, facing: Facing) -> Facing {
        let (columns, rows) = facing.step();
        Facing::of_step(self.board.direction(columns, rows)).expect("a symmetry keeps neighbours neighbours")
    }

    fn cell(self, cell: Cell) -> Cell {
        self.board.cell(cell)
    }

    fn set(self, set: CellSet) -> CellSet {
        set.into_iter().map(|cell| self.cell(cell)).collect()
    }
}

impl Position {
    /// The turn count of the position with sides exchanged.
    ///
    /// The other side is to move and has as many own turns behind it; `None` where there would be fewer turns than
    /// animals (G5).
    fn exchanged_turns(&self) -> Option<u32> {
        let turns = self.turns ^ 1;
        (turns >= self.animals().len()).then_some(turns)
    }
}

impl Symmetric for Siam {
    type Image = Image;

    fn images(&self, position: &Position) -> Vec<Image> {
        // S7 names c1 and c5, which quarter turns do not keep; G3 is the second player's alone.
        let boards = if self.ban_binds(position) { &Symmetry::ALL[..4] } else { &Symmetry::ALL[..] };
        let exchange = position.exchanged_turns().is_some() && !(self.swap && position.turns < 2);
        let sides: &[bool] = if exchange { &[false, true] } else { &[false] };
        let images = |&board| sides.iter().map(move |&exchanged| Image { board, exchanged });
        boards.iter().flat_map(images).collect()
    }

    fn image(&self, position: &Position, by: Image) -> Position {
        let mut image = *position;
        for facing in Facing::ALL {
            image.facing[by.facing(facing).index()] = by.set(position.facing(facing));
        }
        image.rocks = by.set(position.rocks);
        image.rhinoceroses = by.set(position.rhinoceroses);
        if by.exchanged {
            image.rhinoceroses = image.animals().without(image.rhinoceroses);
            image.turns = position.exchanged_turns().unwrap_or(position.turns);
            image.has_left.swap(0, 1);
            image.winner = position.winner.map(siliam_core::Player::opponent);
        }
        image
    }

    fn image_move(&self, mv: Move, by: Image) -> Move {
        match mv {
            Move::Enter(cell, facing) => Move::Enter(by.cell(cell), by.facing(facing)),
            Move::EnterPushing(cell, facing) => Move::EnterPushing(by.cell(cell), by.facing(facing)),
            Move::Step { from, toward, facing } => {
                Move::Step { from: by.cell(from), toward: by.facing(toward), facing: by.facing(facing) }
            }
            Move::Turn(cell, facing) => Move::Turn(by.cell(cell), by.facing(facing)),
            Move::Leave(cell) => Move::Leave(by.cell(cell)),
            Move::Push(cell, facing) => Move::Push(by.cell(cell), by.facing(facing)),
            Move::Swap => Move::Swap,
        }
    }
}
