//! What a move was, in words and in what is drawn of it.

use crate::board::field::Field;
use crate::rules::announcements::Pending;
use crate::{Call, Cell, Content, Half, Move, Position, SamLiam, Variant};
use siliam_core::{Arg, Coord, Deed, Reason, Tell, Trace};

/// A move's kind and the parts of its sentence.
type Told = (&'static str, Vec<Reason>);

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// What a move is.
    pub(crate) fn deed_of(position: &Position<W, C, R, N>, mv: Move<C, R>) -> Deed {
        let about = |code, cell: Option<Cell<C, R>>| {
            let mut reason = Self::told(code, position.actor());
            reason.args.extend(cell.map(|cell| ("cell", cell.to_string().into())));
            vec![reason]
        };
        let pending = position.notes.pending;
        let answered = pending.map(|pending| pending.half.cell);
        let (kind, said) = match mv {
            Move::Place { lifted: None, half, call } => Self::placed(position, half, call),
            Move::Place { lifted: Some(lifted), half, call } => Self::moved(position, lifted, half, call),
            Move::Tile(cell) => ("tile", about("samliam-deed-tile", Some(cell))),
            Move::Pass => ("pass", about("samliam-deed-pass", None)),
            Move::Swap => ("swap", about("samliam-deed-swap", Self::only_cell(position))),
            Move::Forbid => ("forbid", about("samliam-deed-forbid", answered)),
            Move::Accept => ("accept", about("samliam-deed-accept", answered)),
        };
        Deed { kind, said, trace: Self::trace(position, mv, pending) }
    }

    /// The cells in which a move is drawn afterwards.
    fn trace(position: &Position<W, C, R, N>, mv: Move<C, R>, pending: Option<Pending<C, R>>) -> Trace {
        let (from, to) = match mv {
            Move::Place { lifted, half, .. } => (lifted.map(|half| half.cell), Some(half.cell)),
            Move::Tile(cell) => (None, Some(cell)),
            Move::Swap => (None, Self::only_cell(position)),
            // The placement is taken back, to where it was lifted.
            Move::Forbid => {
                let lifted = pending.and_then(|pending| pending.lifted);
                (pending.map(|pending| pending.half.cell), lifted.map(|half| half.cell))
            }
            Move::Accept => (None, pending.map(|pending| pending.half.cell)),
            Move::Pass => (None, None),
        };
        let listed = |cell: Option<Cell<C, R>>| cell.map(Cell::coord).into_iter().collect::<Vec<Coord>>();
        Trace { pushed: None, from: listed(from.filter(|_| from != to)), to: listed(to) }
    }

    /// The one cell on which anything stands (G3).
    fn only_cell(position: &Position<W, C, R, N>) -> Option<Cell<C, R>> {
        Cell::all().find(|&cell| position.content(cell) != Content::Empty)
    }

    /// A triangle from the hand.
    fn placed(position: &Position<W, C, R, N>, half: Half<C, R>, call: Call) -> Told {
        let mut reason = Self::told("samliam-deed-place", position.mover);
        reason.args.push(("cell", half.cell.to_string().into()));
        half.corner.tell("corner", &mut reason.args);
        let kind = match position.content(half.cell) {
            Content::One(owner, _) if owner == position.mover => {
                reason.code = "samliam-deed-small-square";
                "small-square"
            }
            Content::One(owner, _) => {
                reason.code = "samliam-deed-mixed";
                reason.args.push(("other", Self::side(owner)));
                "mixed"
            }
            _ => "place",
        };
        let mut said = vec![reason];
        said.extend(Self::spoken(position, half, call));
        (kind, said)
    }

    /// A triangle that was lifted (L5).
    fn moved(position: &Position<W, C, R, N>, lifted: Half<C, R>, half: Half<C, R>, call: Call) -> Told {
        let mut after_lift = *position;
        after_lift.board.lift(position.mover, lifted);
        let halved = position.board.doubled(position.mover).has(lifted.cell.index());
        let code = if lifted.cell == half.cell {
            "samliam-deed-turn"
        } else if halved {
            "samliam-deed-lift-half"
        } else {
            "samliam-deed-lift"
        };
        let mut reason = Self::told(code, position.mover);
        reason.args.push(("from", lifted.cell.to_string().into()));
        lifted.corner.tell("lifted", &mut reason.args);
        reason.args.push(("cell", half.cell.to_string().into()));
        half.corner.tell("corner", &mut reason.args);
        let mut said = vec![reason];
        if let Content::One(owner, _) = after_lift.content(half.cell) {
            let here = ("cell", half.cell.to_string().into());
            said.push(if owner == position.mover {
                Reason::new("samliam-deed-forms-small-square", vec![here])
            } else {
                Reason::new("samliam-deed-beside", vec![here, ("other", Self::side(owner))])
            });
        }
        said.extend(Self::spoken(position, half, call));
        (if lifted.cell == half.cell { "turn" } else { "lift" }, said)
    }

    /// What was announced with a placement, and whether it can be forbidden (L12).
    fn spoken(position: &Position<W, C, R, N>, half: Half<C, R>, call: Call) -> Vec<Reason> {
        let mut said = Vec::new();
        if let Some(name) = call.name() {
            said.push(
                Reason::new("samliam-deed-called", vec![("call", Arg::Text(name.to_owned()))]).by("L12"),
            );
        }
        // Only two players announce; there is nothing to remember of a third.
        let remembered = position.notes.uncalled.get(position.mover.index());
        if remembered.is_some_and(|cells| cells.cells().has(half.cell.index())) {
            said.push(Reason::new("samliam-deed-pending", vec![]).by("L12"));
        }
        said
    }
}
