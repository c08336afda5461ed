//! What a screen shows of Siam and what may be touched.

mod deeds;
mod edit;
mod objections;

use crate::rules::moves::nearest_pusher;
use crate::rules::position::{BANNED, ELEPHANTS, RHINOCEROSES};
use crate::text::refusal::named;
use crate::{ANIMALS, Cell, CellSet, Facing, Kind, Move, Piece, Position, Siam};
use siliam_core::{
    Arg, Choice, Deed, Last, Mark, Motion, MoveStack, Notation, Outcome, Place, Reason, Reserve, Rules,
    Scene, Stage, Sum, Touch, Viewer,
};

fn shown(cell: Cell, piece: Piece) -> siliam_core::Piece {
    let (owner, kind, facing, glyph) = match piece {
        Piece::Rock => (None, Kind::Rock, None, "▒▒▒"),
        Piece::Animal(owner, facing) => {
            let glyphs = match owner {
                ELEPHANTS => ["E ▲", "E ►", "E ▼", "◄ E"],
                _ => ["R ▲", "R ►", "R ▼", "◄ R"],
            };
            (Some(owner), Kind::of(owner), Some(facing.letter()), glyphs[facing.index()])
        }
    };
    siliam_core::Piece { cell: cell.coord(), owner, kind: kind.name(), facing, glyph }
}

/// What is on and beside the board and nothing of what it means; also where there are more animals than a game has.
fn bare(position: &Position) -> Scene {
    let pieces = Cell::all().filter_map(|cell| Some(shown(cell, position.piece_at(cell)?))).collect();
    let reserves = [ELEPHANTS, RHINOCEROSES].map(|player| Reserve {
        player,
        kind: Kind::of(player).name(),
        left: ANIMALS.saturating_sub(position.animals_of(player).len()) as u8,
        of: ANIMALS as u8,
    });
    Scene { columns: 5, rows: 5, holes: vec![], pieces, reserves: reserves.to_vec(), marks: vec![] }
}

impl Stage for Siam {
    fn scene(&self, position: &Position, _viewer: Viewer) -> Scene {
        let mut marks = Vec::new();
        if self.ban_binds(position) {
            let cells = BANNED.into_iter().map(Cell::coord).collect();
            marks.push(Mark { kind: "banned", player: None, cells, outline: None, ghosts: vec![] });
        }
        Scene { marks, ..bare(position) }
    }

    fn choices(&self, position: &Position, viewer: Viewer) -> Vec<Choice> {
        if viewer != Viewer::Player(position.mover()) {
            return Vec::new();
        }
        let mut moves = MoveStack::new();
        self.moves(position, &mut moves);
        let reserve = Touch::Reserve(position.mover(), Kind::of(position.mover()).name());
        let cell = |cell: Cell| Touch::Cell(cell.coord());
        let ahead = |from: Cell, toward: Facing| cell(toward.ahead(from).expect("a move stays on the board"));
        let path = |mv: Move| match mv {
            Move::Enter(at, facing) | Move::EnterPushing(at, facing) => {
                vec![reserve, cell(at), Touch::Facing(facing.letter())]
            }
            Move::Step { from, toward, facing } => {
                vec![cell(from), ahead(from, toward), Touch::Facing(facing.letter())]
            }
            Move::Turn(at, facing) => vec![cell(at), Touch::Facing(facing.letter())],
            Move::Leave(at) => vec![cell(at), reserve],
            Move::Push(at, facing) => vec![cell(at), ahead(at, facing)],
            Move::Swap => vec![Touch::Action("swap")],
        };
        moves
            .above(0)
            .iter()
            .map(|&mv| Choice { mv: self.write_move(position, mv), path: path(mv) })
            .collect()
    }

    fn motions(&self, position: &Position, mv: Move) -> Vec<Motion> {
        let mover = position.mover();
        let animal = |cell, facing| shown(cell, Piece::Animal(mover, facing));
        let still = |piece, from, to| Motion { step: 0, piece, from, to, turned_from: None };
        let on = |cell: Cell| Place::Cell(cell.coord());
        let facing_of = |cell| match position.piece_at(cell) {
            Some(Piece::Animal(_, facing)) => Some(facing),
            _ => None,
        };
        let turned = |cell, facing| facing_of(cell).filter(|&before| before != facing).map(Facing::letter);
        match mv {
            Move::Enter(cell, facing) => vec![still(animal(cell, facing), Place::Reserve(mover), on(cell))],
            Move::Step { from, toward, facing } => {
                let to = toward.ahead(from).expect("a step ends on the board");
                let motion = still(animal(to, facing), on(from), on(to));
                vec![Motion { turned_from: turned(from, facing), ..motion }]
            }
            Move::Turn(cell, facing) => {
                let motion = still(animal(cell, facing), on(cell), on(cell));
                vec![Motion { turned_from: turned(cell, facing), ..motion }]
            }
            Move::Leave(cell) => {
                let facing = facing_of(cell).expect("an animal leaves");
                vec![still(animal(cell, facing), on(cell), Place::Reserve(mover))]
            }
            Move::Push(cell, facing) => pushed(position, cell, facing),
            Move::EnterPushing(cell, facing) => {
                let mut motions = pushed(position, cell, facing);
                motions.push(still(animal(cell, facing), Place::Reserve(mover), on(cell)));
                motions
            }
            Move::Swap => {
                let swapped = |cell| {
                    let Some(Piece::Animal(owner, facing)) = position.piece_at(cell) else { return None };
                    let piece = shown(cell, Piece::Animal(owner.opponent(), facing));
                    Some(still(piece, on(cell), on(cell)))
                };
                position.animals().into_iter().filter_map(swapped).collect()
            }
        }
    }

    fn deed(&self, position: &Position, mv: Move) -> Deed {
        deeds::deed(position, mv)
    }

    fn spelled(&self, position: &Position, path: &[Touch<'_>]) -> Option<String> {
        objections::spelled(position, path)
    }

    fn object(&self, position: &Position, path: &[Touch<'_>]) -> Reason {
        self.objection(position, path)
    }

    fn sum(&self, position: &Position, path: &[Touch<'_>]) -> Option<Sum> {
        self.refused_sum(position, path)
    }

    fn duties(&self, position: &Position, _viewer: Viewer) -> Vec<Reason> {
        self.told_before(position)
    }

    fn reason(&self, position: &Position, last: Option<Last<'_, Self>>) -> Option<Reason> {
        let Outcome::Win(winner) = self.outcome(position)? else { return None };
        let won = |code, cells: Vec<Cell>| {
            let cells: Vec<_> = cells.into_iter().map(Cell::coord).collect();
            let args = vec![
                ("side", Arg::Term(named(winner).message)),
                ("cell", Arg::Text(cells.first().map_or_else(String::new, ToString::to_string))),
            ];
            Some(Reason::new(code, args).at(cells))
        };
        let Some((before, Move::Push(cell, facing) | Move::EnterPushing(cell, facing))) = last else {
            return won("siam-reason-rock", vec![]);
        };
        // The animal that won is named where it now stands, one step on, or where it has just entered.
        let line = before.line_from(cell, facing);
        let pusher = nearest_pusher(before, line, facing).and_then(|pusher| facing.ahead(pusher));
        let code =
            if winner == before.mover() { "siam-reason-push" } else { "siam-reason-push-for-opponent" };
        won(code, vec![pusher.unwrap_or(cell)])
    }
}

/// A line moving one step as one.
fn pushed(position: &Position, first: Cell, toward: Facing) -> Vec<Motion> {
    let line: CellSet = position.line_from(first, toward);
    let motion = |cell: Cell| {
        let piece = position.piece_at(cell)?;
        let (to, stands) = match (toward.ahead(cell), piece) {
            (Some(ahead), _) => (Place::Cell(ahead.coord()), ahead),
            (None, Piece::Animal(owner, _)) => (Place::Reserve(owner), cell),
            (None, Piece::Rock) => (Place::Beyond(toward.letter()), cell),
        };
        Some(Motion {
            step: 0,
            piece: shown(stands, piece),
            from: Place::Cell(cell.coord()),
            to,
            turned_from: None,
        })
    };
    line.into_iter().filter_map(motion).collect()
}
