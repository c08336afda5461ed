//! The symmetries of Squaryd: the eight of the board, and the exchange of dark and light.

use crate::rules::position::{Memory, Side};
use crate::{Cell, CellSet, Move, Position, Square, Squaryd};
use siliam_core::{Outcome, Symmetric, Symmetry};

/// A symmetry of the board, with or without an exchange of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    board: Symmetry,
    exchanged: bool,
}

impl Image {
    fn cell(self, cell: Cell) -> Cell {
        self.board.cell(cell)
    }

    fn set(self, set: CellSet) -> CellSet {
        set.into_iter().map(|cell| self.cell(cell)).collect()
    }

    fn side(self, side: &Side) -> Side {
        Side {
            singles: self.set(side.singles),
            doubles: self.set(side.doubles),
            threats: self.set(side.threats),
            idle: side.idle,
        }
    }

    fn square(self, square: Square) -> Square {
        Square::of_vertices(self.set(square.vertices())).expect("a symmetry keeps squares squares")
    }
}

impl Symmetric for Squaryd {
    type Image = Image;

    fn images(&self, position: &Position) -> Vec<Image> {
        // G3 is the second player's alone, and belongs to the first two turns.
        let pieces = position.own.pieces().or(position.other.pieces());
        let sides: &[bool] = if self.swap && pieces.len() < 2 { &[false] } else { &[false, true] };
        let images = |&board| sides.iter().map(move |&exchanged| Image { board, exchanged });
        Symmetry::ALL.iter().flat_map(images).collect()
    }

    fn image(&self, position: &Position, by: Image) -> Position {
        let Position { own, other, mover, decided, memory } = *position;
        let image = Position {
            own: by.side(&own),
            other: by.side(&other),
            mover,
            decided,
            memory: memory.map(|memory| Memory {
                own_last: memory.own_last.map(|cell| by.cell(cell)),
                other_last: memory.other_last.map(|cell| by.cell(cell)),
                mark: memory.mark,
            }),
        };
        if !by.exchanged {
            return image;
        }
        // The sides are kept as the mover's and the other's: the colours are all there is to exchange.
        let decided = decided.map(|outcome| match outcome {
            Outcome::Win(player) => Outcome::Win(player.opponent()),
            Outcome::Draw => Outcome::Draw,
        });
        Position { mover: mover.opponent(), decided, ..image }
    }

    fn image_move(&self, mv: Move, by: Image) -> Move {
        match mv {
            Move::Single(cell) => Move::Single(by.cell(cell)),
            Move::Close(cell) => Move::Close(by.cell(cell)),
            Move::Double(cell) => Move::Double(by.cell(cell)),
            Move::Claim(square) => Move::Claim(by.square(square)),
            Move::Denounce(cell) => Move::Denounce(by.cell(cell)),
            Move::Pass | Move::Swap => mv,
        }
    }
}
