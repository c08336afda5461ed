//! What a screen shows of Sam Liam and what may be touched.
//!
//! A triangle is a piece of its own, with its corner as its facing. Two of one colour in a cell are two pieces of the
//! kind `small-square`, so that a screen can draw one block and still let one half be lifted.

mod choices;
mod reason;

use crate::board::field::Field;
use crate::rules::announcements::{Pending, Uncalled};
use crate::rules::duty::Duty;
use crate::rules::threats::coords;
use crate::{Cell, Content, Corner, Half, Move, Position, SamLiam, Variant};
use siliam_core::{
    Choice, Coord, Game, Label, Last, Mark, Motion, Piece, Place, Player, Reason, Reserve, Rules, Scene,
    Stage, Viewer,
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

    /// What is to be seen: open figures and closing cells, what announcements concern. Under `announce` players see only
    /// what was said aloud.
    fn marks(self, position: &Position<W, C, R, N>, viewer: Viewer) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut add = |kind, player: Player, cells: Vec<Coord>| {
            if !cells.is_empty() {
                marks.push(Mark { kind, player: Some(player), cells });
            }
        };
        if viewer == Viewer::Spectator || !self.announce {
            for player in Player::ALL.into_iter().take(N) {
                for (figure, _) in self.open_figures(position, player) {
                    add("open-figure", player, figure.cells.map(|half| half.cell.coord()).to_vec());
                }
                add("closing", player, coords::<W, C, R>(self.closing_on(&position.board, player)));
            }
        }
        for (duty, cells) in self.owed(position) {
            let (Duty::Sam(player) | Duty::Song(player)) = duty;
            add("duty", player, coords::<W, C, R>(cells));
        }
        if self.announce {
            let noted = |notes: Uncalled<W>| coords::<W, C, R>(notes.cells());
            for player in [Player::First, Player::Second] {
                if viewer == Viewer::Spectator {
                    add("uncalled", player, noted(position.notes.uncalled[player.index()]));
                }
                add("barred", player, noted(position.notes.barred[player.index()]));
            }
            if let Some(pending) = position.notes.pending {
                add("pending", position.mover, vec![pending.half.cell.coord()]);
            }
        }
        marks
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
        let pieces = Cell::all().flat_map(|cell| Self::pieces(position, cell)).collect();
        let mut reserves = Vec::new();
        for player in Player::ALL.into_iter().take(N) {
            let mut add = |kind, left: u32, of: u32| {
                reserves.push(Reserve { player, kind, left: left as u8, of: of as u8 });
            };
            add(TRIANGLE, Self::triangles_in_hand(&position.board, player), Self::TRIANGLES);
            if Self::TILES > 0 {
                add(TILE, Self::tiles_in_hand(&position.board, player), Self::TILES);
            }
        }
        Scene { columns: C, rows: R, holes: vec![], pieces, reserves, marks: self.marks(position, viewer) }
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
            Move::Pass | Move::Accept => vec![],
        }
    }

    fn duties(&self, position: &Position<W, C, R, N>) -> Vec<Reason> {
        self.duties_of(position)
    }

    fn labels(&self, position: &Position<W, C, R, N>, mv: Move<C, R>) -> Vec<Label> {
        self.labels_of(position, mv)
    }

    fn reason(&self, position: &Position<W, C, R, N>, _last: Option<Last<'_, Self>>) -> Option<Reason> {
        self.reason_of(position)
    }
}
