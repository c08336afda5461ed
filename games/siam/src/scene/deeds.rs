//! What a move is, in words and marks, and what is told before one is made.

use crate::rules::position::BANNED;
use crate::text::refusal::the;
use crate::{Cell, Facing, Kind, Move, Piece, Position, Siam};
use siliam_core::{Arg, Deed, Player, Reason, Trace};

/// Where a push goes, in words.
const fn toward_words(facing: Facing) -> &'static str {
    ["siam-toward-n", "siam-toward-e", "siam-toward-s", "siam-toward-w"][facing.index()]
}

/// Where an animal faces, in words.
const fn facing_words(facing: Facing) -> &'static str {
    ["siam-facing-n", "siam-facing-e", "siam-facing-s", "siam-facing-w"][facing.index()]
}

const fn kind_of(piece: Piece) -> Kind {
    match piece {
        Piece::Animal(owner, _) => Kind::of(owner),
        Piece::Rock => Kind::Rock,
    }
}

fn the_animal_of(player: Player) -> (&'static str, Arg) {
    ("animal", Arg::Term(the(Kind::of(player)).message))
}

fn some_animal_of(player: Player) -> (&'static str, Arg) {
    let message = match Kind::of(player) {
        Kind::Elephant => "siam-an-elephant",
        _ => "siam-a-rhinoceros",
    };
    ("animal", Arg::Term(message))
}

fn at(name: &'static str, cell: Cell) -> (&'static str, Arg) {
    (name, Arg::Text(cell.to_string()))
}

fn faces(facing: Facing) -> (&'static str, Arg) {
    ("facing", Arg::Term(facing_words(facing)))
}

pub(super) fn deed(position: &Position, mv: Move) -> Deed {
    let mover = position.mover();
    let told = |kind, code, args, from: Option<Cell>, to: Option<Cell>| {
        let coords = |cell: Option<Cell>| cell.map(Cell::coord).into_iter().collect();
        let trace = Trace { pushed: None, from: coords(from), to: coords(to) };
        Deed { kind, said: vec![Reason::new(code, args)], trace }
    };
    match mv {
        Move::Enter(cell, facing) => {
            let args = vec![some_animal_of(mover), at("cell", cell), faces(facing)];
            told("enter", "siam-deed-enter", args, None, Some(cell))
        }
        Move::Step { from, toward, facing } => {
            let to = toward.ahead(from).expect("a step ends on the board");
            let args = vec![the_animal_of(mover), at("from", from), at("to", to), faces(facing)];
            told("step", "siam-deed-step", args, Some(from), Some(to))
        }
        Move::Turn(cell, facing) => {
            let args = vec![the_animal_of(mover), at("cell", cell), faces(facing)];
            told("turn", "siam-deed-turn", args, None, Some(cell))
        }
        Move::Leave(cell) => {
            let args = vec![the_animal_of(mover), at("cell", cell)];
            told("leave", "siam-deed-leave", args, Some(cell), None)
        }
        Move::Swap => {
            let cell = position.animals().first().expect("there is one animal to take over");
            let args =
                vec![the_animal_of(mover.opponent()), ("other", some_animal_of(mover).1), at("cell", cell)];
            told("swap", "siam-deed-swap", args, None, Some(cell))
        }
        Move::Push(cell, facing) => push(position, cell, facing, Entering::No),
        Move::EnterPushing(cell, facing) => push(position, cell, facing, Entering::Yes),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Entering {
    Yes,
    No,
}

/// A line moves as one: who moves on, and who leaves the board at its end.
fn push(position: &Position, first: Cell, toward: Facing, entering: Entering) -> Deed {
    let mover = position.mover();
    let mut line = Vec::new();
    let mut next = Some(first);
    while let Some((cell, piece)) = next.and_then(|cell| Some((cell, position.piece_at(cell)?))) {
        line.push((cell, kind_of(piece)));
        next = toward.ahead(cell);
    }
    let (staying, gone): (Vec<_>, Vec<_>) =
        line.into_iter().partition(|&(cell, _)| toward.ahead(cell).is_some());
    let pieces = ("pieces", Arg::Terms(staying.iter().map(|&(_, kind)| the(kind).message).collect()));
    let count = ("count", Arg::from(staying.len() as u32));
    let way = ("toward", Arg::Term(toward_words(toward)));
    let (kind, main) = match entering {
        Entering::Yes => {
            let args = vec![some_animal_of(mover), at("cell", first), way, pieces, count];
            ("enter-push", Reason::new("siam-deed-enter-push", args))
        }
        Entering::No => ("push", Reason::new("siam-deed-push", vec![at("cell", first), way, pieces, count])),
    };
    let mut said = vec![main];
    // S6
    said.extend(gone.into_iter().map(|(cell, kind)| match kind {
        Kind::Rock => Reason::new("siam-deed-fall", vec![at("cell", cell)]),
        animal => {
            let animal = ("animal", Arg::Term(the(animal).message));
            Reason::new("siam-deed-expelled", vec![animal, at("cell", cell)])
        }
    }));
    let emptied = (entering == Entering::No).then_some(first);
    let entered = (entering == Entering::Yes).then_some(first);
    let ahead = staying.iter().filter_map(|&(cell, _)| toward.ahead(cell));
    let trace = Trace {
        pushed: Some(toward.letter()),
        from: emptied.into_iter().map(Cell::coord).collect(),
        to: entered.into_iter().chain(ahead).map(Cell::coord).collect(),
    };
    Deed { kind, said, trace }
}

impl Siam {
    /// What binds the mover now, or is theirs to take, for this turn.
    pub(super) fn told_before(self, position: &Position) -> Vec<Reason> {
        let mut duties = Vec::new();
        if self.ban_binds(position) {
            let cells = BANNED.into_iter().map(Cell::coord).collect();
            duties.push(Reason::new("siam-duty-ban", vec![]).by("S7").at(cells));
        }
        if self.may_swap(position) {
            duties.push(Reason::new("duty-swap", vec![]).by("G3"));
        }
        duties
    }
}
