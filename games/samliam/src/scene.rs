//! What a screen shows of Sam Liam and what may be touched.
//!
//! A triangle is a piece of its own, with its corner as its facing. Two of one colour in a cell are two pieces of the
//! kind `small-square`, so that a screen can draw one block and still let one half be lifted.

mod choices;
mod deeds;
mod duties;
mod edit;
mod marks;
mod objections;
mod paths;
mod reason;

use crate::board::field::Field;
use crate::rules::announcements::Pending;
use crate::{Cell, Content, Corner, Half, Move, Position, SamLiam, Variant};
use siliam_core::{
    Arg, Choice, Deed, Game, Label, Last, Motion, Piece, Place, Player, Reason, Reserve, Rules, Scene, Stage,
    Touch, Viewer,
};

const TRIANGLE: &str = "triangle";
const SMALL_SQUARE: &str = "small-square";
const TILE: &str = "tile";

/// How a terminal writes a triangle: its colour and its shape; halves of a small square with a capital.
fn glyph(colour: char, kind: &str, corner: Corner) -> &'static str {
    let glyphs = match (colour, kind == SMALL_SQUARE) {
        ('r', false) => ["r◥", "r◢", "r◣", "r◤"],
        ('r', true) => ["R◥", "R◢", "R◣", "R◤"],
        ('g', false) => ["g◥", "g◢", "g◣", "g◤"],
        ('g', true) => ["G◥", "G◢", "G◣", "G◤"],
        ('k', false) => ["k◥", "k◢", "k◣", "k◤"],
        ('k', true) => ["K◥", "K◢", "K◣", "K◤"],
        (_, false) => ["w◥", "w◢", "w◣", "w◤"],
        (_, true) => ["W◥", "W◢", "W◣", "W◤"],
    };
    glyphs[corner.index()]
}

fn tile_glyph(colour: char) -> &'static str {
    match colour {
        'r' => "r■",
        'g' => "g■",
        'k' => "k■",
        _ => "w■",
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    fn triangle(player: Player, half: Half<C, R>, kind: &'static str) -> Piece {
        let glyph = glyph(Self::LETTERS[player.index()], kind, half.corner);
        Piece { cell: half.cell.coord(), owner: Some(player), kind, facing: Some(half.corner.name()), glyph }
    }

    fn tile(player: Player, cell: Cell<C, R>) -> Piece {
        let glyph = tile_glyph(Self::LETTERS[player.index()]);
        Piece { cell: cell.coord(), owner: Some(player), kind: TILE, facing: None, glyph }
    }

    /// The pieces on a cell.
    fn pieces(position: &Position<W, C, R, N>, cell: Cell<C, R>) -> Vec<Piece> {
        let half = |corner| Half { cell, corner };
        match position.content(cell) {
            Content::Empty => vec![],
            Content::One(player, corner) => vec![Self::triangle(player, half(corner), TRIANGLE)],
            Content::Two(upper, lower, corner) => {
                let kind = if upper == lower { SMALL_SQUARE } else { TRIANGLE };
                let lower = Self::triangle(lower, half(corner.opposite()), kind);
                vec![Self::triangle(upper, half(corner), kind), lower]
            }
            Content::Tile(player) => vec![Self::tile(player, cell)],
        }
    }

    /// What is on and beside the board and nothing of what it means; also where there is more than a game has.
    fn bare(position: &Position<W, C, R, N>) -> Scene {
        let pieces = Cell::all().flat_map(|cell| Self::pieces(position, cell)).collect();
        let mut reserves = Vec::new();
        for player in Player::ALL.into_iter().take(N) {
            let mut add = |kind, placed: u32, of: u32| {
                reserves.push(Reserve { player, kind, left: of.saturating_sub(placed) as u8, of: of as u8 });
            };
            add(TRIANGLE, Self::triangles_on(&position.board, player), Self::TRIANGLES);
            if Self::TILES > 0 {
                add(TILE, position.board.tiles(player).ones(), Self::TILES);
            }
        }
        Scene { columns: C, rows: R, holes: vec![], pieces, reserves, marks: vec![] }
    }

    /// A player, as a message names them.
    fn side(player: Player) -> Arg {
        Arg::Term(Self::colour(player).message())
    }

    /// A message about a player.
    fn told(code: &'static str, player: Player) -> Reason {
        Reason::new(code, vec![("side", Self::side(player))])
    }

    /// A triangle of the mover's on its way, with the halves that change their kind because it leaves or joins them.
    fn triangle_motions(
        before: &Position<W, C, R, N>,
        after: &Position<W, C, R, N>,
        lifted: Option<Half<C, R>>,
        half: Option<Half<C, R>>,
    ) -> Vec<Motion> {
        let mover = before.mover;
        let kind = |half: Half<C, R>| {
            let doubled = after.board.doubled(mover).has(half.cell.index());
            if doubled { SMALL_SQUARE } else { TRIANGLE }
        };
        let place = |half: Option<Half<C, R>>| {
            half.map_or(Place::Reserve(mover), |half| Place::Cell(half.cell.coord()))
        };
        let shown = half.or(lifted).expect("something moves");
        let kind_there = if half.is_some() { kind(shown) } else { TRIANGLE };
        let turned_from =
            lifted.filter(|lifted| lifted.corner != shown.corner).map(|half| half.corner.name());
        let mut motions = vec![Motion {
            step: 0,
            piece: Self::triangle(mover, shown, kind_there),
            from: place(lifted),
            to: place(half),
            turned_from,
        }];
        for left in [lifted, half].into_iter().flatten() {
            let other = Half { cell: left.cell, corner: left.corner.opposite() };
            let stays = |position: &Position<W, C, R, N>| position.board.owner(other) == Some(mover);
            let changes = before.board.doubled(mover).has(left.cell.index())
                != after.board.doubled(mover).has(left.cell.index());
            if changes && stays(before) && stays(after) {
                let at = Place::Cell(other.cell.coord());
                let piece = Self::triangle(mover, other, kind(other));
                motions.push(Motion { step: 0, piece, from: at, to: at, turned_from: None });
            }
        }
        motions
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Stage for SamLiam<W, C, R, N>
where
    Self: Variant,
{
    fn scene(&self, position: &Position<W, C, R, N>, viewer: Viewer) -> Scene {
        Scene { marks: self.marks(position, viewer), ..Self::bare(position) }
    }

    fn choices(&self, position: &Position<W, C, R, N>, viewer: Viewer) -> Vec<Choice> {
        self.choices_of(position, viewer)
    }

    fn motions(&self, position: &Position<W, C, R, N>, mv: Move<C, R>) -> Vec<Motion> {
        let mover = position.mover;
        let after = self.play_unchecked(position, mv);
        let still = |piece, from, to| Motion { step: 0, piece, from, to, turned_from: None };
        match mv {
            Move::Place { lifted, half, .. } => Self::triangle_motions(position, &after, lifted, Some(half)),
            Move::Tile(cell) => {
                vec![still(Self::tile(mover, cell), Place::Reserve(mover), Place::Cell(cell.coord()))]
            }
            Move::Forbid => {
                let Some(Pending { lifted, half, .. }) = position.notes.pending else { return vec![] };
                Self::triangle_motions(position, &after, Some(half), lifted)
            }
            Move::Swap => {
                let swapped = |piece: Piece| still(piece, Place::Cell(piece.cell), Place::Cell(piece.cell));
                Cell::all().flat_map(|cell| Self::pieces(&after, cell)).map(swapped).collect()
            }
            // The triangle is there already; it counts from now on.
            Move::Accept => {
                let Some(Pending { half, .. }) = position.notes.pending else { return vec![] };
                let accepted = |piece: &Piece| piece.facing == Some(half.corner.name());
                let stays = |piece: Piece| still(piece, Place::Cell(piece.cell), Place::Cell(piece.cell));
                Self::pieces(&after, half.cell).into_iter().filter(accepted).map(stays).collect()
            }
            Move::Pass => vec![],
        }
    }

    fn deed(&self, position: &Position<W, C, R, N>, mv: Move<C, R>) -> Deed {
        Self::deed_of(position, mv)
    }

    fn spelled(&self, position: &Position<W, C, R, N>, path: &[Touch<'_>]) -> Option<String> {
        self.spelled_by(position, path)
    }

    fn object(&self, position: &Position<W, C, R, N>, path: &[Touch<'_>]) -> Reason {
        self.objection(position, path)
    }

    fn duties(&self, position: &Position<W, C, R, N>, _viewer: Viewer) -> Vec<Reason> {
        // Nothing among them is a secret: what was forbidden was said aloud, and the rest is on the board.
        self.duties_of(position)
    }

    fn labels(&self, position: &Position<W, C, R, N>, mv: Move<C, R>) -> Vec<Label> {
        self.labels_of(position, mv)
    }

    fn hides(&self, (before, mv): Last<'_, Self>, label: &Label, now: &Position<W, C, R, N>) -> bool {
        self.is_secret(before, mv, label, now)
    }

    fn known(&self, position: &Position<W, C, R, N>) -> Position<W, C, R, N> {
        if self.outcome(position).is_some() { *position } else { position.heard() }
    }

    fn reason(&self, position: &Position<W, C, R, N>, last: Option<Last<'_, Self>>) -> Option<Reason> {
        self.reason_of(position, last)
    }
}
