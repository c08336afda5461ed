//! What a path of touches stands for, legal or not.

use crate::board::field::Field;
use crate::scene::TILE;
use crate::{Call, Cell, Content, Corner, Half, Move, Position, SamLiam, Variant};
use siliam_core::{Coord, Notation, Touch};

/// How far a path has come.
#[derive(Clone, Copy)]
pub(crate) enum Reached<const C: u8, const R: u8> {
    /// Nothing is touched yet.
    Beginning,
    /// A small square: one of its halves is to be lifted.
    SmallSquare(Cell<C, R>),
    /// A triangle is lifted: the cell where it goes is next.
    Lifted(Half<C, R>),
    /// An empty cell: the corner is next.
    Empty(Option<Half<C, R>>, Cell<C, R>),
    /// A tile from the hand: its cell is next.
    Tile,
    /// The path is finished.
    Move(Move<C, R>),
}

/// The announcement with which a path begins, and the rest of the path.
pub(crate) fn split_call<'a, 'b>(path: &'a [Touch<'b>]) -> (Call, &'a [Touch<'b>]) {
    if let [Touch::Action(name), rest @ ..] = path
        && let Some(call) = Call::of_name(name)
    {
        return (call, rest);
    }
    (Call::Nothing, path)
}

/// The cell of the board that was touched.
pub(crate) fn cell_of<const C: u8, const R: u8>(coord: Coord) -> Option<Cell<C, R>> {
    Cell::at(coord.column, coord.row)
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// The text of the move that a finished path stands for.
    pub(crate) fn spelled_by(self, position: &Position<W, C, R, N>, path: &[Touch<'_>]) -> Option<String> {
        let (call, rest) = split_call(path);
        let Reached::Move(mv) = Self::follow(position, rest)? else { return None };
        let mv = match mv {
            Move::Place { lifted, half, .. } => Move::Place { lifted, half, call },
            _ if call == Call::Nothing => mv,
            _ => return None,
        };
        Some(self.write_move(position, mv))
    }

    /// Follows a path without its announcement; `None` where a touch has no meaning after those before it.
    pub(crate) fn follow(position: &Position<W, C, R, N>, path: &[Touch<'_>]) -> Option<Reached<C, R>> {
        path.iter().try_fold(Reached::Beginning, |reached, &touch| Self::touch(position, reached, touch))
    }

    /// Where one more touch leads.
    pub(crate) fn touch(
        position: &Position<W, C, R, N>,
        reached: Reached<C, R>,
        touch: Touch<'_>,
    ) -> Option<Reached<C, R>> {
        match (reached, touch) {
            (Reached::Beginning, Touch::Action(name)) => {
                let mv = match name {
                    "pass" => Move::Pass,
                    "swap" => Move::Swap,
                    "forbid" => Move::Forbid,
                    "accept" => Move::Accept,
                    _ => return None,
                };
                Some(Reached::Move(mv))
            }
            (Reached::Beginning, Touch::Reserve(owner, TILE)) if owner == position.mover => {
                (Self::TILES > 0).then_some(Reached::Tile)
            }
            (Reached::Tile, Touch::Cell(cell)) => Some(Reached::Move(Move::Tile(cell_of(cell)?))),
            (Reached::Beginning, Touch::Cell(cell)) => Self::first_cell(position, cell_of(cell)?),
            (Reached::SmallSquare(cell), Touch::Facing(name)) => {
                let half = Half { cell, corner: Corner::of_name(name)? };
                position.board.halves(position.mover).has(half).then_some(Reached::Lifted(half))
            }
            (Reached::Lifted(lifted), Touch::Cell(cell)) => {
                Self::landing(position, Some(lifted), cell_of(cell)?)
            }
            (Reached::Empty(lifted, cell), Touch::Facing(name)) => {
                let half = Half { cell, corner: Corner::of_name(name)? };
                Some(Reached::Move(Move::place(lifted, half)))
            }
            _ => None,
        }
    }

    /// The mover's triangles on a cell.
    pub(crate) fn own_halves(position: &Position<W, C, R, N>, cell: Cell<C, R>) -> Vec<Half<C, R>> {
        let halves = position.board.halves(position.mover);
        Corner::ALL.map(|corner| Half { cell, corner }).into_iter().filter(|&half| halves.has(half)).collect()
    }

    /// The cell with which a path begins: where a triangle is lifted, or where one is put (L5).
    fn first_cell(position: &Position<W, C, R, N>, cell: Cell<C, R>) -> Option<Reached<C, R>> {
        if !Self::in_second_phase(&position.board, position.mover) {
            return Self::landing(position, None, cell);
        }
        match Self::own_halves(position, cell)[..] {
            [] if position.content(cell) == Content::Empty => Some(Reached::Empty(None, cell)),
            [] => None,
            [half] => Some(Reached::Lifted(half)),
            [..] => Some(Reached::SmallSquare(cell)),
        }
    }

    /// The cell where a triangle is put: the corner is asked for only where it is free (L1).
    fn landing(
        position: &Position<W, C, R, N>,
        lifted: Option<Half<C, R>>,
        cell: Cell<C, R>,
    ) -> Option<Reached<C, R>> {
        let mut after_lift = *position;
        if let Some(lifted) = lifted {
            after_lift.board.lift(position.mover, lifted);
        }
        match after_lift.content(cell) {
            Content::Empty => Some(Reached::Empty(lifted, cell)),
            Content::One(_, corner) => {
                let half = Half { cell, corner: corner.opposite() };
                Some(Reached::Move(Move::place(lifted, half)))
            }
            Content::Two(..) | Content::Tile(_) => None,
        }
    }
}
