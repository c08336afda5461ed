//! What the rules ask of whoever acts, or grant them, told before anything is touched.

use crate::board::field::Field;
use crate::rules::duty::{Duty, Owed};
use crate::rules::threats::coords;
use crate::text::refusal::Alternatives;
use crate::variant::Then;
use crate::{Cell, Content, Corner, Half, Position, SamLiam, Variant};
use siliam_core::{Arg, Reason, Rules, Tell};

/// L13 is told when fewer turns than this are left.
const LAST_TURNS: u32 = 10;

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// What is asked or granted, the most pressing first.
    pub(crate) fn duties_of(self, position: &Position<W, C, R, N>) -> Vec<Reason> {
        if self.outcome(position).is_some() {
            return Vec::new();
        }
        if let Some(pending) = position.notes.pending {
            let cell = pending.half.cell.coord();
            let mut answer = Self::told("samliam-duty-answer", position.actor()).by("L12").at(vec![cell]);
            cell.tell("cell", &mut answer.args);
            return vec![answer];
        }
        let mut duties: Vec<Reason> =
            self.owed(position).into_iter().map(|owed| Self::told_duty(position, owed)).collect();
        if self.announce {
            duties.extend(Self::after_forbidding(position));
        }
        duties.extend(self.of_placing(position));
        duties
    }

    /// L10: what must be blocked or prevented, and where.
    fn told_duty(position: &Position<W, C, R, N>, owed: Owed<W>) -> Reason {
        let cells = coords::<W, C, R>(owed.cells);
        let (code, opponent) = match owed.duty {
            Duty::Sam(opponent) if cells.is_empty() => ("samliam-duty-opens", opponent),
            Duty::Sam(opponent) => ("samliam-duty-sam", opponent),
            Duty::Song(opponent) => ("samliam-duty-song", opponent),
        };
        let mut reason = Self::told(code, position.mover).by("L10");
        reason.args.push(("opponent", Self::side(opponent)));
        Alternatives(cells.clone()).tell("cells", &mut reason.args);
        // Corners are told of one cell; of several a sentence would be too long.
        let idle: Vec<Corner> = match owed.idle.iter::<C, R>().collect::<Vec<Half<C, R>>>() {
            halves if cells.len() == 1 => halves.into_iter().map(|half| half.corner).collect(),
            _ => Vec::new(),
        };
        reason.args.push(("idle", (idle.len() as u32).into()));
        reason.args.push(("corners", Arg::Terms(idle.into_iter().map(Corner::message).collect())));
        reason.at(cells)
    }

    /// L12: what the forbidder owes, and where the mover was forbidden to place.
    fn after_forbidding(position: &Position<W, C, R, N>) -> Vec<Reason> {
        let (mover, barred) = (position.mover, position.notes.barred);
        let told = |code, cells: W| {
            let cells = coords::<W, C, R>(cells);
            let mut reason = Self::told(code, mover).by("L12");
            Alternatives(cells.clone()).tell("cells", &mut reason.args);
            (!cells.is_empty()).then(|| reason.at(cells))
        };
        let owed = told("samliam-duty-forbidder", barred[mover.opponent().index()].cells());
        let barred = told("samliam-duty-barred", barred[mover.index()].cells());
        owed.into_iter().chain(barred).collect()
    }

    /// What there is to place, where that is not just any triangle from the hand.
    fn of_placing(self, position: &Position<W, C, R, N>) -> Vec<Reason> {
        let (board, mover) = (&position.board, position.mover);
        if !self.can_place(position) {
            return vec![Self::told("samliam-duty-pass", mover).by("G2")];
        }
        let mut told = Vec::new();
        if !Self::tile_landings(position).is_empty() {
            let only_tiles = Self::triangles_in_hand(board, mover) == 0;
            let code = if only_tiles { "samliam-duty-only-tiles" } else { "samliam-duty-tile" };
            let mut right = Self::told(code, mover).by("L7");
            right.args.push(("opponent", Self::side(mover.opponent())));
            told.push(right);
        }
        if self.may_swap(position) {
            let piece = Cell::<C, R>::all().find(|&cell| position.content(cell) != Content::Empty);
            told.push(
                Self::told("samliam-duty-swap", mover)
                    .by("G3")
                    .at(piece.map(Cell::coord).into_iter().collect()),
            );
        }
        if Self::THEN == Then::Move && !self.endless {
            let left = Self::TURN_LIMIT.saturating_sub(position.turns);
            if left < LAST_TURNS {
                told.push(Reason::new("samliam-duty-limit", vec![("left", left.into())]).by("L13"));
            }
        }
        if Self::in_second_phase(board, mover) {
            told.push(Self::told("samliam-duty-lift", mover).by("L5"));
        }
        told
    }
}
