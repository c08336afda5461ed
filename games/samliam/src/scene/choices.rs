//! What may be touched: every choice with its path.

use crate::board::field::Field;
use crate::scene::TILE;
use crate::{Call, Content, Half, Move, Position, SamLiam, Variant};
use siliam_core::{Choice, MoveStack, Notation, Rules, Touch, Viewer};

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// What the viewer may do, each with what they touch for it.
    pub(crate) fn choices_of(self, position: &Position<W, C, R, N>, viewer: Viewer) -> Vec<Choice> {
        if viewer != Viewer::Player(position.actor()) || self.outcome(position).is_some() {
            return Vec::new();
        }
        let moves = if self.announce {
            self.tries_to_offer(position)
        } else {
            let mut moves = MoveStack::new();
            self.moves(position, &mut moves);
            moves.above(0).to_vec()
        };
        let path = |mv: Move<C, R>| match mv {
            Move::Place { lifted, half, call } => {
                let said = call.name().map(Touch::Action);
                said.into_iter().chain(Self::path(position, lifted, half)).collect()
            }
            Move::Tile(cell) => vec![Touch::Reserve(position.mover, TILE), Touch::Cell(cell.coord())],
            Move::Pass => vec![Touch::Action("pass")],
            Move::Swap => vec![Touch::Action("swap")],
            Move::Forbid => vec![Touch::Action("forbid")],
            Move::Accept => vec![Touch::Action("accept")],
        };
        let choice = |mv| Choice { mv: self.write_move(position, mv), path: path(mv) };
        moves.into_iter().map(choice).collect()
    }

    /// What a person touches to place a triangle: the one to lift, the cell, and the corner unless it is forced.
    fn path(
        position: &Position<W, C, R, N>,
        lifted: Option<Half<C, R>>,
        half: Half<C, R>,
    ) -> Vec<Touch<'static>> {
        let mut path = Vec::new();
        let mut after_lift = *position;
        if let Some(lifted) = lifted {
            path.push(Touch::Cell(lifted.cell.coord()));
            if position.board.doubled(position.mover).has(lifted.cell.index()) {
                path.push(Touch::Facing(lifted.corner.name()));
            }
            after_lift.board.lift(position.mover, lifted);
        }
        path.push(Touch::Cell(half.cell.coord()));
        if after_lift.content(half.cell) == Content::Empty {
            path.push(Touch::Facing(half.corner.name()));
        }
        path
    }

    /// Under `announce` everything a person may try: any placement that is not barred, with any announcement.
    fn tries_to_offer(self, position: &Position<W, C, R, N>) -> Vec<Move<C, R>> {
        if position.notes.pending.is_some() {
            return vec![Move::Forbid, Move::Accept];
        }
        let barred = position.notes.barred[position.mover.index()].cells();
        let mut offered = Vec::new();
        for turn in Self::all_turns(position).list() {
            for half in turn.halves().filter(|half| !barred.has(half.cell.index())) {
                offered.extend(Call::ALL.map(|call| Move::Place { lifted: turn.lifted, half, call }));
            }
        }
        if offered.is_empty() {
            offered.push(Move::Pass);
        }
        if self.may_swap(position) {
            offered.push(Move::Swap);
        }
        offered
    }
}
