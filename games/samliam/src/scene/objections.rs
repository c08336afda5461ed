//! Why a touch leads nowhere.
//!
//! Where a path can still become a move, every such move is refused by the same ruling, and its refusal is the answer.
//! Else the answer says what the touch would have had to be.

use crate::board::field::Field;
use crate::scene::paths::{Reached, cell_of, split_call};
use crate::scene::{TILE, TRIANGLE};
use crate::variant::Then;
use crate::{Call, Cell, Content, Corner, Half, Move, MoveError, Position, SamLiam, Variant};
use siliam_core::{Arg, Coord, Notation, Reason, Touch};

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Why the last touch of a path, which stands for no move, leads nowhere.
    pub(crate) fn objection(self, position: &Position<W, C, R, N>, path: &[Touch<'_>]) -> Reason {
        if position.notes.pending.is_some() {
            return Reason::of(&MoveError::Pending);
        }
        let (call, rest) = split_call(path);
        if call != Call::Nothing && !self.announce {
            return Reason::of(&MoveError::NoAnnouncing);
        }
        let Some((&last, before)) = rest.split_last() else { return self.nothing_to_place(position) };
        let Some(reached) = Self::follow(position, before) else {
            return self.objection(position, &path[..path.len() - 1]);
        };
        match Self::touch(position, reached, last) {
            Some(reached) => self.objection_to_all(position, reached, call),
            None if call != Call::Nothing && matches!(last, Touch::Action(_)) => {
                Reason::new("samliam-touch-after-call", vec![]).by("L12")
            }
            None => Self::objection_to_touch(position, reached, last),
        }
    }

    /// An announcement was touched, but nothing can be placed.
    fn nothing_to_place(self, position: &Position<W, C, R, N>) -> Reason {
        if self.can_place(position) {
            nowhere()
        } else {
            Self::told("samliam-duty-pass", position.mover).by("G2")
        }
    }

    /// Why none of the moves is legal that a path can still become.
    fn objection_to_all(self, position: &Position<W, C, R, N>, reached: Reached<C, R>, said: Call) -> Reason {
        let of_lifts = |lifts: &[Half<C, R>]| {
            let failed = self.duty_against_lifts(position, lifts);
            failed.map_or_else(nowhere, |failed| Reason::of(&Self::duty_failed(failed)))
        };
        match reached {
            Reached::Empty(lifted, cell) => {
                let refused = Corner::ALL.into_iter().find_map(|corner| {
                    let mv = Move::Place { lifted, half: Half { cell, corner }, call: said };
                    self.read_move(position, &self.write_move(position, mv)).err()
                });
                refused.map_or_else(nowhere, |error| Reason::of(&error))
            }
            Reached::Lifted(lifted) => of_lifts(&[lifted]),
            Reached::SmallSquare(cell) => of_lifts(&Self::own_halves(position, cell)),
            Reached::Tile => Self::judge_right_to_tile(position).map_or_else(
                |error| Reason::of(&error),
                |()| Reason::new("samliam-touch-no-empty", vec![]).by("L7"),
            ),
            Reached::Move(mv) => {
                let refused = self.read_move(position, &self.write_move(position, mv)).err();
                refused.map_or_else(nowhere, |error| Reason::of(&error))
            }
            Reached::Beginning => nowhere(),
        }
    }

    /// Why a touch has no meaning after what was touched before it.
    fn objection_to_touch(
        position: &Position<W, C, R, N>,
        reached: Reached<C, R>,
        touch: Touch<'_>,
    ) -> Reason {
        let at = |code, cell: Cell<C, R>| Reason::new(code, vec![("cell", cell.to_string().into())]);
        match (reached, touch) {
            (_, Touch::Reserve(owner, TRIANGLE | TILE)) if owner != position.mover => {
                Reason::new("samliam-touch-not-your-reserve", vec![("owner", Self::side(owner))])
            }
            (Reached::Beginning, Touch::Reserve(_, TRIANGLE)) => Self::objection_to_reserve(position),
            (Reached::Beginning, Touch::Reserve(_, TILE)) => Reason::of(&MoveError::NoTiles),
            (Reached::Beginning, Touch::Facing(_))
                if Self::in_second_phase(&position.board, position.mover) =>
            {
                Reason::of(&MoveError::MustLift)
            }
            (Reached::Beginning, Touch::Facing(_)) => Reason::new("samliam-touch-cell", vec![]).by("L1"),
            (Reached::Beginning | Reached::Lifted(_), Touch::Cell(cell)) => {
                Self::objection_to_cell(position, reached, cell)
            }
            (Reached::SmallSquare(cell), _) => at("samliam-touch-half", cell).by("L5"),
            (Reached::Lifted(half), _) => at("samliam-touch-landing", half.cell).by("L5"),
            (Reached::Empty(_, cell), _) => at("samliam-touch-corner", cell).by("L1"),
            (Reached::Tile, _) => Reason::new("samliam-touch-tile-cell", vec![]).by("L7"),
            (Reached::Beginning, Touch::Action(_)) => Reason::new("touch-no-button", vec![]),
            (Reached::Beginning | Reached::Move(_), _) => nowhere(),
        }
    }

    /// Triangles in hand are placed by touching their cell.
    fn objection_to_reserve(position: &Position<W, C, R, N>) -> Reason {
        if Self::triangles_in_hand(&position.board, position.mover) > 0 {
            return Reason::new("samliam-touch-cell", vec![]).by("L1");
        }
        Reason::of(match Self::THEN {
            Then::Move => &MoveError::MustLift,
            Then::Nothing => &MoveError::NoTriangleLeft,
        })
    }

    /// A cell where nothing can be put or lifted, whatever the corner.
    fn objection_to_cell(position: &Position<W, C, R, N>, reached: Reached<C, R>, touched: Coord) -> Reason {
        let Some(cell) = cell_of::<C, R>(touched) else {
            return Reason::of(&MoveError::NoCell(touched.to_string()));
        };
        let lifts = Self::in_second_phase(&position.board, position.mover);
        let owners = match (position.content(cell), reached) {
            (Content::One(owner, _), Reached::Beginning) if lifts => vec![owner],
            (Content::Two(upper, lower, _), Reached::Beginning) if lifts && upper == lower => vec![upper],
            (Content::Two(upper, lower, _), Reached::Beginning) if lifts => vec![upper, lower],
            _ => return Reason::of(&MoveError::Full(touched)),
        };
        let owners = owners.into_iter().map(|owner| Self::colour(owner).message()).collect();
        let args = vec![("cell", touched.to_string().into()), ("owners", Arg::Terms(owners))];
        Reason::new("samliam-touch-not-yours", args).by("L5")
    }
}

/// Said of touches that would begin something else.
fn nowhere() -> Reason {
    Reason::new("touch-begun", vec![])
}
