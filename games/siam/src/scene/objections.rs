//! Why a touch leads nowhere, in words and as the sum of a refused push.

use crate::board::EDGE;
use crate::text::push::{Origin, Push};
use crate::text::refusal::the;
use crate::{Cell, Facing, Kind, MoveError, Piece, Position, Siam};
use siliam_core::{Arg, Coord, Notation, Player, Reason, Sum, Touch, Weight};

fn cell_of(coord: Coord) -> Option<Cell> {
    Cell::at(coord.column, coord.row)
}

fn facing_of(name: &str) -> Option<Facing> {
    Facing::ALL.into_iter().find(|facing| facing.letter() == name)
}

/// Whether a reserve is the mover's own.
fn is_own(position: &Position, player: Player, kind: &str) -> bool {
    player == position.mover() && kind == Kind::of(player).name()
}

/// Where the mover's animal on this cell faces; `None` where none stands.
fn own_facing(position: &Position, at: Coord) -> Option<Facing> {
    match position.piece_at(cell_of(at)?)? {
        Piece::Animal(owner, facing) if owner == position.mover() => Some(facing),
        _ => None,
    }
}

/// The text of the move that a finished path stands for.
pub(super) fn spelled(position: &Position, path: &[Touch<'_>]) -> Option<String> {
    match *path {
        [Touch::Reserve(player, kind), Touch::Cell(to), Touch::Facing(facing)]
            if is_own(position, player, kind) =>
        {
            Some(format!("@{to}{}", facing_of(facing)?.letter()))
        }
        [Touch::Cell(from), Touch::Cell(to), Touch::Facing(facing)] => {
            Some(format!("{from}{to}{}", facing_of(facing)?.letter()))
        }
        [Touch::Cell(at), Touch::Facing(facing)] => Some(format!("{at}{}", facing_of(facing)?.letter())),
        [Touch::Cell(at), Touch::Reserve(player, kind)] if is_own(position, player, kind) => {
            Some(format!("{at}x"))
        }
        [Touch::Cell(at), Touch::Cell(to)] => {
            let ahead = own_facing(position, at)?.ahead(cell_of(at)?)?;
            let pushes = ahead.coord() == to && position.piece_at(ahead).is_some();
            pushes.then(|| format!("{at}^"))
        }
        [Touch::Action("swap")] => Some("swap".to_owned()),
        _ => None,
    }
}

impl Siam {
    /// Why the last touch of a path that stands for no move leads nowhere.
    pub(super) fn objection(self, position: &Position, path: &[Touch<'_>]) -> Reason {
        let begun = Reason::new("touch-begun", vec![]);
        let Some((&last, before)) = path.split_last() else { return begun };
        let mover = position.mover();
        let animal = ("animal", Arg::Term(the(Kind::of(mover)).message));
        match (before, last) {
            (_, Touch::Action("swap")) if !self.may_swap(position) => Reason::of(&MoveError::NoSwap),
            (_, Touch::Action(name)) if name != "swap" => Reason::new("touch-no-button", vec![]),
            (_, Touch::Reserve(player, kind)) if !is_own(position, player, kind) => {
                Reason::new("siam-touch-reserve-not-yours", vec![])
            }
            ([], Touch::Reserve(..)) => Reason::of(&MoveError::NoReserve(mover)),
            ([], Touch::Facing(_)) => Reason::new("siam-touch-animal-first", vec![]).by("S3"),
            (_, Touch::Cell(coord)) => match (before, cell_of(coord)) {
                (_, None) => Reason::of(&MoveError::NoCell(coord.to_string())),
                ([], Some(cell)) => self.not_a_beginning(position, cell),
                ([Touch::Reserve(..)], Some(cell)) => self.no_entrance(position, cell),
                ([Touch::Cell(from)], Some(cell)) => self.no_way(position, *from, cell),
                _ => Reason::new("siam-touch-face", vec![animal]),
            },
            ([Touch::Reserve(..)], _) => Reason::new("siam-touch-enter", vec![animal]).by("S1"),
            ([Touch::Cell(_)], _) => Reason::new("siam-touch-go", vec![animal]).by("S2"),
            ([_, Touch::Cell(_)], _) => Reason::new("siam-touch-face", vec![animal]),
            _ => begun,
        }
    }

    /// Why nothing begins with a cell. Of an own animal, with which much begins, why its push is refused.
    fn not_a_beginning(self, position: &Position, cell: Cell) -> Reason {
        let at = ("cell", Arg::Text(cell.to_string()));
        match position.piece_at(cell) {
            Some(Piece::Rock) => Reason::new("siam-touch-rock", vec![]).by("S5"),
            Some(Piece::Animal(owner, _)) => {
                let animal = ("animal", Arg::Term(the(Kind::of(owner)).message));
                let push = format!("{cell}^");
                match self.read_move(position, &push) {
                    Err(error) if owner == position.mover() => Reason::of(&error),
                    Ok(_) => Reason::new("siam-touch-go", vec![animal]).by("S2"),
                    Err(_) => Reason::new("siam-touch-not-yours", vec![animal, at]),
                }
            }
            None if EDGE.has(cell) => Reason::new("siam-touch-free-edge", vec![at]).by("S1"),
            None => Reason::new("siam-touch-free", vec![at]).by("S2"),
        }
    }

    /// Why nobody enters here, whatever the facing. Where something stands, that is what refuses the push inward.
    fn no_entrance(self, position: &Position, cell: Cell) -> Reason {
        let refusal = |facing: Facing| self.read_move(position, &format!("@{cell}{}", facing.letter())).err();
        let refusals: Vec<MoveError> = Facing::ALL.into_iter().filter_map(refusal).collect();
        let inward = |error: &&MoveError| !matches!(error, MoveError::EnterNotInward(_));
        let told = refusals.iter().find(|error| is_by_weight(error));
        let told = told.or_else(|| refusals.iter().find(inward)).or(refusals.first());
        told.map_or_else(|| Reason::new("touch-begun", vec![]), |error| Reason::of(error))
    }

    /// Why the animal held cannot go there, whatever the facing.
    fn no_way(self, position: &Position, from: Coord, to: Cell) -> Reason {
        let animal = ("animal", Arg::Term(the(Kind::of(position.mover())).message));
        match self.read_move(position, &format!("{from}{to}{}", Facing::North.letter())) {
            _ if from == to.coord() => Reason::new("siam-touch-go", vec![animal]).by("S2"),
            Err(MoveError::Occupied(_)) => {
                Reason::new("siam-touch-push-ahead", vec![animal, ("cell", Arg::Text(to.to_string()))])
                    .by("S5")
            }
            Err(refusal) => Reason::of(&refusal),
            Ok(_) => Reason::new("touch-begun", vec![]),
        }
    }

    /// The push that a path asks for in vain, too weak for its line.
    fn weak_push(self, position: &Position, path: &[Touch<'_>]) -> Option<Push> {
        let side = position.mover();
        let is_weak =
            |push: &Push| self.read_move(position, &push.text()).is_err_and(|error| is_by_weight(&error));
        let entering = |to: Coord, toward: Facing| {
            let push = Push { side, cell: cell_of(to)?, toward, origin: Origin::Reserve };
            is_weak(&push).then_some(push)
        };
        match *path {
            [Touch::Cell(at), ref rest @ ..] => {
                let toward = own_facing(position, at)?;
                let push = Push { side, cell: cell_of(at)?, toward, origin: Origin::Board };
                let asked = rest.is_empty() || rest == [Touch::Cell(push.first()?.coord())];
                (asked && is_weak(&push)).then_some(push)
            }
            [Touch::Reserve(..), Touch::Cell(to)] => {
                Facing::ALL.into_iter().find_map(|toward| entering(to, toward))
            }
            [Touch::Reserve(..), Touch::Cell(to), Touch::Facing(facing)] => entering(to, facing_of(facing)?),
            _ => None,
        }
    }

    /// The sum of the push that a path asks for in vain (S5).
    pub(super) fn refused_sum(self, position: &Position, path: &[Touch<'_>]) -> Option<Sum> {
        let push = self.weak_push(position, path)?;
        let mut weights = self.count_line(position, push)?.pieces;
        let is_entering = push.origin == Origin::Reserve;
        if !is_entering {
            weights.insert(0, (push.cell.coord(), Weight::For));
        }
        Some(Sum { toward: push.toward.letter(), is_entering, weights })
    }
}

/// Whether S5 refuses, and not another ruling first.
fn is_by_weight(error: &MoveError) -> bool {
    matches!(error, MoveError::TooHeavy(..) | MoveError::StretchTooHeavy(..))
}
