//! What a screen shows of Sam Liam and what may be touched.
//!
//! A triangle is a piece of its own, with its corner as its facing. Two of one colour in a cell are two pieces of the
//! kind `small-square`, so that a screen can draw one block and still let one half be lifted.

use crate::board::field::Field;
use crate::rules::announcements::{Pending, Uncalled};
use crate::rules::duty::Duty;
use crate::rules::threats::coords;
use crate::text::refusal::Alternatives;
use crate::{Call, Cell, Content, Corner, FigureKind, Half, Move, Position, SamLiam, Variant};
use siliam_core::text::listed;
use siliam_core::{
    Arg, Choice, Coord, Game, Label, Last, Mark, Motion, MoveStack, Notation, Outcome, Piece, Place, Player,
    Reason, Reserve, Rules, Scene, Stage, Tell, Touch, Viewer,
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

    /// What a person touches to place a triangle: the one to lift, the cell, and the corner unless it is forced.
    fn path(position: &Position<W, C, R, N>, lifted: Option<Half<C, R>>, half: Half<C, R>) -> Vec<Touch> {
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
                let said = match call {
                    Call::Nothing => None,
                    Call::Sam => Some("sam"),
                    Call::Song => Some("song"),
                    Call::SamSong => Some("sam-and-song"),
                    Call::Win => Some("win"),
                };
                let said = said.map(Touch::Action);
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
        let told = |(duty, cells): (Duty, W)| {
            let cells = coords::<W, C, R>(cells);
            let (code, opponent) = match duty {
                Duty::Sam(opponent) if cells.is_empty() => ("samliam-duty-opens", opponent),
                Duty::Sam(opponent) => ("samliam-duty-sam", opponent),
                Duty::Song(opponent) => ("samliam-duty-song", opponent),
            };
            let mut args = vec![
                ("side", Arg::Term(Self::colour(position.mover).message())),
                ("opponent", Arg::Term(Self::colour(opponent).message())),
            ];
            Alternatives(cells.clone()).tell("cells", &mut args);
            Reason { code, args, cells }
        };
        self.owed(position).into_iter().map(told).collect()
    }

    fn labels(&self, position: &Position<W, C, R, N>, mv: Move<C, R>) -> Vec<Label> {
        self.labels_of(position, mv)
    }

    fn reason(&self, position: &Position<W, C, R, N>, _last: Option<Last<'_, Self>>) -> Option<Reason> {
        let drawn = |code| Some(Reason { code, args: vec![], cells: vec![] });
        match self.outcome(position)? {
            Outcome::Win(winner) => {
                let figure = self.complete_figures(position, winner).into_iter().next();
                let code = match figure.map(|figure| figure.kind) {
                    Some(FigureKind::Square) => "samliam-reason-square",
                    Some(FigureKind::Cross) => "samliam-reason-cross",
                    Some(FigureKind::Line) => "samliam-reason-line",
                    None => "samliam-reason-called",
                };
                let cells: Vec<Coord> =
                    figure.iter().flat_map(|figure| figure.cells).map(|half| half.cell.coord()).collect();
                let args = vec![
                    ("side", Arg::Term(Self::colour(winner).message())),
                    ("cells", listed(&cells).into()),
                ];
                Some(Reason { code, args, cells })
            }
            Outcome::Draw if Self::TILES > 0 => drawn("samliam-reason-all-placed"),
            Outcome::Draw if usize::from(position.notes.passes) >= N => drawn("samliam-reason-all-passed"),
            Outcome::Draw => drawn("samliam-reason-turn-limit"),
        }
    }
}
