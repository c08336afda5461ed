//! S5 counted piece by piece, so that a refused push can say and show its sum.
//!
//! The rules weigh all lines at once by look-up; the tests hold the two against each other.

use crate::rules::lines::Weighing;
use crate::text::refusal::the;
use crate::{Cell, Facing, Kind, MoveError, Piece, Position, Siam};
use siliam_core::{Arg, Coord, Player, Tell};
use std::fmt;

/// A push that somebody asks for, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Push {
    pub(crate) side: Player,
    /// Where the pusher stands, or which cell it enters.
    pub(crate) cell: Cell,
    pub(crate) toward: Facing,
    pub(crate) origin: Origin,
}

/// Where the pusher comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Board,
    Reserve,
}

impl Push {
    /// The first cell that has to give way; `None` beyond the edge.
    pub(crate) fn first(self) -> Option<Cell> {
        match self.origin {
            Origin::Board => self.toward.ahead(self.cell),
            Origin::Reserve => Some(self.cell),
        }
    }

    /// The text of the move.
    pub(crate) fn text(self) -> String {
        match self.origin {
            Origin::Board => format!("{}^", self.cell),
            Origin::Reserve => format!("@{}{}", self.cell, self.toward.letter()),
        }
    }
}

impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = match self.origin {
            Origin::Board => "on",
            Origin::Reserve => "entering",
        };
        write!(f, "{} {place} {}", the(Kind::of(self.side)), self.cell)
    }
}

impl Tell for Push {
    fn tell(&self, _name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
        let origin = match self.origin {
            Origin::Board => "board",
            Origin::Reserve => "reserve",
        };
        args.push(("animal", Arg::Term(the(Kind::of(self.side)).message)));
        args.push(("cell", self.cell.to_string().into()));
        args.push(("origin", origin.to_owned().into()));
    }
}

/// What a push has to move (S5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// Animals facing the push, the pusher included.
    pub with: u32,
    /// Animals facing against it.
    pub against: u32,
    /// Rocks.
    pub rocks: u32,
}

impl Weight {
    /// What is left to push the rocks.
    fn left(self) -> u32 {
        self.with.saturating_sub(self.against)
    }

    fn holds(self) -> bool {
        self.left() >= self.rocks.max(1)
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with it, {} against it, {} rocks", self.with, self.against, self.rocks)
    }
}

impl Tell for Weight {
    fn tell(&self, _name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
        args.push(("with", self.with.into()));
        args.push(("against", self.against.into()));
        args.push(("left", self.left().into()));
        args.push(("rocks", self.rocks.into()));
    }
}

/// The line of a push, counted to its end; with `prefix-push` only to where it becomes too heavy.
pub(crate) struct Counted {
    weight: Weight,
    /// Every piece that was counted, from the first that has to give way.
    pub(crate) pieces: Vec<(Coord, siliam_core::Weight)>,
    /// Where the count ended.
    last: Cell,
}

impl Siam {
    /// Counts the line of a push; `None` where nothing is to be pushed.
    pub(crate) fn count_line(self, position: &Position, push: Push) -> Option<Counted> {
        use siliam_core::Weight as Counts;
        let last = push.first()?;
        let weight = Weight { with: 1, against: 0, rocks: 0 };
        let mut counted = Counted { weight, pieces: Vec::new(), last };
        let mut at = Some(last);
        while let Some((cell, piece)) = at.and_then(|cell| Some((cell, position.piece_at(cell)?))) {
            let counts = match piece {
                Piece::Rock => Counts::Rock,
                Piece::Animal(_, facing) if facing == push.toward => Counts::For,
                Piece::Animal(_, facing) if facing == push.toward.opposite() => Counts::Against,
                Piece::Animal(..) => Counts::Aside,
            };
            counted.weight.with += u32::from(counts == Counts::For);
            counted.weight.against += u32::from(counts == Counts::Against);
            counted.weight.rocks += u32::from(counts == Counts::Rock);
            counted.pieces.push((cell.coord(), counts));
            counted.last = cell;
            if self.weighing() == Weighing::EveryStretch && !counted.weight.holds() {
                break;
            }
            at = push.toward.ahead(cell);
        }
        (!counted.pieces.is_empty()).then_some(counted)
    }

    /// S5: refuses a push that is too weak.
    pub(crate) fn weigh(self, position: &Position, push: Push) -> Result<(), MoveError> {
        let counted = self.count_line(position, push).ok_or(MoveError::NothingAhead(push.cell))?;
        match self.weighing() {
            _ if counted.weight.holds() => Ok(()),
            Weighing::Whole => Err(MoveError::TooHeavy(push, counted.weight)),
            Weighing::EveryStretch => Err(MoveError::StretchTooHeavy(push, counted.weight, counted.last)),
        }
    }
}
