//! What a screen shows of Squaryd and what may be touched.

mod deeds;
mod edit;
mod objections;
mod oversights;
mod reason;

use crate::board::squares::{Square, threatening, written};
use crate::board::{BOARD, HOLE};
use crate::rules::position::{DARK, LIGHT};
use crate::{Cell, CellSet, Kind, Move, PAWNS, Position, Squaryd};
use siliam_core::{
    Choice, Coord, Deed, Label, Last, Mark, Motion, MoveStack, Notation, Outline, Place, Player, Reason,
    Reserve, Rules, Scene, Stage, Touch, Viewer,
};

fn shown(cell: Cell, owner: Player, kind: Kind) -> siliam_core::Piece {
    let glyph = match (owner, kind) {
        (DARK, Kind::Single) => "●",
        (DARK, Kind::Double) => "●●",
        (_, Kind::Single) => "○",
        (_, Kind::Double) => "○○",
    };
    siliam_core::Piece { cell: cell.coord(), owner: Some(owner), kind: kind.name(), facing: None, glyph }
}

fn coords(cells: CellSet) -> Vec<Coord> {
    written(cells).into_iter().map(Cell::coord).collect()
}

/// What is on and beside the board and nothing of what it means; also where there are more pawns than a game has.
fn bare(position: &Position) -> Scene {
    let piece = |cell| {
        let (owner, kind) = position.piece_at(cell)?;
        Some(shown(cell, owner, kind))
    };
    let reserves = [DARK, LIGHT].map(|player| Reserve {
        player,
        kind: "pawn",
        left: PAWNS.saturating_sub(position.side(player).spent()) as u8,
        of: PAWNS as u8,
    });
    Scene {
        columns: 7,
        rows: 7,
        holes: coords(HOLE),
        pieces: BOARD.into_iter().filter_map(piece).collect(),
        reserves: reserves.to_vec(),
        marks: vec![],
    }
}

/// Every threat with its vertex, the open vertices of each side, and the squares that stand.
fn marks(position: &Position) -> Vec<Mark> {
    let mut marks = Vec::new();
    for player in [DARK, LIGHT] {
        let side = position.side(player);
        let of_player = |kind, outline, cells| Mark {
            kind,
            player: Some(player),
            cells: coords(cells),
            outline,
            ghosts: vec![],
        };
        for square in side.threats.into_iter().flat_map(|vertex| threatening(side.singles, vertex)) {
            marks.push(of_player("threat", Some(Outline::Closed), square.vertices()));
        }
        if !side.threats.is_empty() {
            marks.push(of_player("vertex", None, side.threats));
        }
        for square in Square::all() {
            if square.within(side.singles) || square.within(side.doubles) {
                marks.push(of_player("square", Some(Outline::Closed), square.vertices()));
            }
        }
    }
    marks
}

impl Squaryd {
    /// What a person may try at the table: wider than what is right, and known to everybody at the table.
    fn tries(self, position: &Position) -> Vec<Move> {
        let pawns = position.own.pawns();
        let mut tries = Vec::new();
        for cell in position.empty() {
            if pawns > 0 {
                tries.extend([Move::Single(cell), Move::Close(cell)]);
            }
            if pawns > 1 {
                tries.push(Move::Double(cell));
            }
        }
        if pawns == 0 {
            tries.push(Move::Pass);
        }
        tries.extend(Square::all().map(Move::Claim));
        tries.extend(position.memory.and_then(|memory| memory.other_last).map(Move::Denounce));
        if self.may_swap(position) {
            tries.push(Move::Swap);
        }
        tries
    }
}

/// What is touched to make a move.
fn path(mv: Move) -> Vec<Touch<'static>> {
    let on = |cell: Cell| Touch::Cell(cell.coord());
    match mv {
        Move::Single(cell) => vec![on(cell)],
        Move::Close(cell) => vec![Touch::Action("close"), on(cell)],
        Move::Double(cell) => vec![Touch::Action("double"), on(cell)],
        Move::Pass => vec![Touch::Action("pass")],
        Move::Claim(square) => {
            let vertices = written(square.vertices()).into_iter().map(on);
            std::iter::once(Touch::Action("claim")).chain(vertices).collect()
        }
        Move::Denounce(_) => vec![Touch::Action("denounce")],
        Move::Swap => vec![Touch::Action("swap")],
    }
}

impl Stage for Squaryd {
    fn scene(&self, position: &Position, viewer: Viewer) -> Scene {
        // At the table seeing threats is the players' own business.
        let betrays = self.table && viewer != Viewer::Spectator;
        Scene { marks: if betrays { Vec::new() } else { marks(position) }, ..bare(position) }
    }

    fn choices(&self, position: &Position, viewer: Viewer) -> Vec<Choice> {
        if viewer != Viewer::Player(position.mover) || position.decided.is_some() {
            return Vec::new();
        }
        let choice = |mv| Choice { mv: self.write_move(position, mv), path: path(mv) };
        if self.table {
            return self.tries(position).into_iter().map(choice).collect();
        }
        let mut moves = MoveStack::new();
        self.moves(position, &mut moves);
        moves.above(0).iter().copied().map(choice).collect()
    }

    fn motions(&self, position: &Position, mv: Move) -> Vec<Motion> {
        let mover = position.mover;
        let (single, double) = match mv {
            Move::Single(cell) | Move::Close(cell) => (Some(cell), None),
            Move::Double(cell) => (None, Some(cell)),
            Move::Pass | Move::Claim(_) | Move::Denounce(_) => (None, None),
            Move::Swap => {
                let swapped = |cell: Cell| {
                    let (owner, kind) = position.piece_at(cell)?;
                    let at = Place::Cell(cell.coord());
                    let piece = shown(cell, owner.opponent(), kind);
                    Some(Motion { step: 0, piece, from: at, to: at, turned_from: None })
                };
                return BOARD.into_iter().filter_map(swapped).collect();
            }
        };
        // Doubles drop one after the other, the due ones first, then the single.
        let doubles = written(self.due(position)).into_iter().chain(double);
        let pieces = doubles.map(|cell| (cell, Kind::Double)).chain(single.map(|cell| (cell, Kind::Single)));
        let motion = |(step, (cell, kind)): (u8, (Cell, Kind))| Motion {
            step,
            piece: shown(cell, mover, kind),
            from: Place::Reserve(mover),
            to: Place::Cell(cell.coord()),
            turned_from: None,
        };
        (0..).zip(pieces).map(motion).collect()
    }

    fn deed(&self, position: &Position, mv: Move) -> Deed {
        self.told(position, mv)
    }

    fn spelled(&self, position: &Position, path: &[Touch<'_>]) -> Option<String> {
        objections::spelled(position, path)
    }

    fn object(&self, position: &Position, path: &[Touch<'_>]) -> Reason {
        self.objection(position, path)
    }

    /// At the table, what the mover overlooked; the referee overlooks nothing.
    fn labels(&self, position: &Position, mv: Move) -> Vec<Label> {
        if self.table { oversights::labels(position, mv) } else { Vec::new() }
    }

    /// What was overlooked can still be found by the other, so no player is told before the end.
    fn hides(&self, _last: Last<'_, Self>, _label: &Label, _now: &Position) -> bool {
        true
    }

    fn duties(&self, position: &Position, _viewer: Viewer) -> Vec<Reason> {
        self.told_before(position)
    }

    fn reason(&self, position: &Position, last: Option<Last<'_, Self>>) -> Option<Reason> {
        reason::reason(position, last)
    }
}
