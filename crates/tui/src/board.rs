//! The board as a picture: tokens on a coloured ground, or characters alone; and as a ruled grid in plain text.

use crate::ink::{Depth, Rgb, readable_on};
use crate::picture::{Paint, Picture};
use siliam_core::{Coord, Facts, Piece, Scene};
use std::fmt::Write;

/// How large cells are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    width: usize,
    height: usize,
    /// Columns for the numbers of the rows.
    margin: usize,
}

impl Size {
    /// As `siliam show` draws them.
    pub const SHOWN: Self = Self { width: 7, height: 3, margin: 4 };
    /// What a screen tries, the largest first.
    pub(crate) const ALL: [Self; 3] = [
        Self { width: 11, height: 5, margin: 3 },
        Self { width: 7, height: 3, margin: 3 },
        Self { width: 5, height: 2, margin: 3 },
    ];

    /// Columns and lines of a board, letters and numbers included.
    pub fn of(self, scene: &Scene) -> (usize, usize) {
        let (columns, rows) = (usize::from(scene.columns), usize::from(scene.rows));
        (self.margin + self.width * columns, self.height * rows + 1)
    }

    /// The line of a cell on which its glyph stands.
    fn middle(self) -> usize {
        (self.height - 1) / 2
    }
}

/// What is drawn about a cell beside its pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Dress {
    /// The ground instead of the cell's own.
    pub(crate) tint: Option<Rgb>,
    /// Brackets in the four corners of the cell.
    pub(crate) corners: Option<(Corners, Rgb)>,
    /// Left and right of its pieces.
    pub(crate) sides: Option<[char; 2]>,
    /// In the middle, where nothing stands.
    pub(crate) sign: Option<char>,
    /// The colour of what is beside the pieces or in the middle.
    pub(crate) sign_ink: Option<Rgb>,
    /// What would stand there.
    pub(crate) ghost: Option<&'static str>,
}

/// How brackets in the corners of a cell are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Corners {
    Thin,
    Thick,
}

impl Corners {
    fn letters(self) -> [&'static str; 4] {
        match self {
            Self::Thin => ["┌", "┐", "└", "┘"],
            Self::Thick => ["┏", "┓", "┗", "┛"],
        }
    }
}

const ROCK: Rgb = [0x87, 0x7D, 0x74];
/// Signs on the ground.
const FAINT: Rgb = [0x44, 0x44, 0x44];

/// The board in as many colours as there are, its marked cells dotted where they are free.
pub fn inked(scene: &Scene, facts: &Facts, size: Size, depth: Depth) -> Picture {
    let drawing = Drawing { scene, facts, size, depth };
    let sign = drawing.mark();
    drawing.picture(&|cell| Dress { sign: is_marked(scene, cell).then_some(sign), ..Dress::default() })
}

/// Whether a mark lies on a cell.
pub(crate) fn is_marked(scene: &Scene, cell: Coord) -> bool {
    scene.marks.iter().any(|mark| mark.cells.contains(&cell))
}

/// A piece's colour.
pub(crate) fn ink_of(piece: &Piece, facts: &Facts) -> Rgb {
    piece.owner.map_or(ROCK, |owner| facts.inks[owner.index()])
}

fn pieces_at(scene: &Scene, cell: Coord) -> Vec<&Piece> {
    scene.pieces.iter().filter(|piece| piece.cell == cell).collect()
}

fn letter_of(column: u8) -> String {
    char::from(b'a' + column).to_string()
}

fn centred(text: &str, width: usize) -> String {
    format!("{text:^width$}")
}

/// What a picture of a board is made from.
#[derive(Clone, Copy)]
pub(crate) struct Drawing<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) facts: &'a Facts,
    pub(crate) size: Size,
    /// Without colours characters tell everything.
    pub(crate) depth: Depth,
}

impl Drawing<'_> {
    /// Draws the board, each cell in its dress.
    pub(crate) fn picture(self, dress: &dyn Fn(Coord) -> Dress) -> Picture {
        let Self { scene, size, .. } = self;
        let (width, height) = size.of(scene);
        let mut picture = Picture::new(width, height);
        for row in 0..scene.rows {
            let number = format!("{:>1$} ", row + 1, size.margin - 1);
            let (_, top) = self.corner(Coord { column: 0, row });
            picture.put((0, top + size.middle()), &number, Paint::default());
            for column in 0..scene.columns {
                let cell = Coord { column, row };
                self.cell(&mut picture, cell, dress(cell));
            }
        }
        for column in 0..scene.columns {
            let (left, _) = self.corner(Coord { column, row: 0 });
            let letter = centred(&letter_of(column), size.width);
            picture.put((left, height - 1), &letter, Paint::default());
        }
        picture
    }

    /// The sign of a mark on a free cell.
    pub(crate) fn mark(self) -> char {
        if self.tells_cells_apart() { '·' } else { '+' }
    }

    /// Whether the grounds of neighbouring cells differ; where they do not, a dot shows where a cell is.
    fn tells_cells_apart(self) -> bool {
        self.depth.parted(self.facts.grounds).is_some()
    }

    fn has_colours(self) -> bool {
        self.depth != Depth::Plain
    }

    /// A cell's own ground.
    pub(crate) fn own_ground(self, cell: Coord) -> Rgb {
        let grounds = self.depth.parted(self.facts.grounds).unwrap_or(self.facts.grounds);
        grounds[usize::from((cell.column + cell.row) % 2)]
    }

    /// Where a cell begins.
    fn corner(self, cell: Coord) -> (usize, usize) {
        let Size { width, height, margin } = self.size;
        let from_top = usize::from(self.scene.rows - 1 - cell.row);
        (margin + width * usize::from(cell.column), height * from_top)
    }

    fn ground(self, cell: Coord, dress: Dress) -> Option<Rgb> {
        self.has_colours().then(|| dress.tint.unwrap_or_else(|| self.own_ground(cell)))
    }

    fn cell(self, picture: &mut Picture, cell: Coord, dress: Dress) {
        let Size { width, height, .. } = self.size;
        let (left, top) = self.corner(cell);
        let is_hole = self.scene.holes.contains(&cell);
        let ground = self.ground(cell, dress).filter(|_| !is_hole);
        for line in 0..height {
            picture.put((left, top + line), &" ".repeat(width), Paint { ground, ..Paint::default() });
        }
        let middle = (left, top + self.size.middle());
        let pieces = pieces_at(self.scene, cell);
        if pieces.is_empty() {
            self.free(picture, middle, is_hole, dress);
        } else if height == 2 && pieces.len() > 1 {
            // There is no room side by side: the upper half stands above the lower one.
            for (line, piece) in pieces.iter().take(2).enumerate() {
                let token = centred(piece.glyph, width - 2);
                picture.put((left + 1, top + line), &token, self.token(piece));
            }
        } else {
            self.tokens(picture, (left + 1, top), &pieces, ground);
        }
        if let Some((corners, ink)) = dress.corners {
            let ink = self.has_colours().then_some(ink);
            let [first, second, third, fourth] = corners.letters();
            for (x, y, letter) in [
                (left, top, first),
                (left + width - 1, top, second),
                (left, top + height - 1, third),
                (left + width - 1, top + height - 1, fourth),
            ] {
                picture.put_over((x, y), letter, ink);
            }
        }
        // In the smallest cells they take the place of the upper corners.
        if let Some([before, after]) = dress.sides {
            let ink = self.has_colours().then_some(dress.sign_ink.unwrap_or(FAINT));
            picture.put_over(middle, &before.to_string(), ink);
            picture.put_over((left + width - 1, middle.1), &after.to_string(), ink);
        }
    }

    /// A cell on which nothing stands.
    fn free(self, picture: &mut Picture, (left, middle): (usize, usize), is_hole: bool, dress: Dress) {
        let sign = match (dress.ghost, dress.sign) {
            (Some(ghost), _) => ghost.to_owned(),
            (_, Some(sign)) => sign.to_string(),
            _ if is_hole && !self.has_colours() => "░".repeat(self.size.width - 2),
            _ if is_hole || self.tells_cells_apart() => return,
            _ => "·".to_owned(),
        };
        let before = (self.size.width - sign.chars().count()) / 2;
        let ink = self.has_colours().then_some(dress.sign_ink.unwrap_or(FAINT));
        picture.put_over((left + before, middle), &sign, ink);
    }

    fn token(self, piece: &Piece) -> Paint {
        let ink = ink_of(piece, self.facts);
        if self.has_colours() {
            Paint { ink: Some(readable_on(ink)), ground: Some(ink), bold: true }
        } else {
            Paint { bold: true, ..Paint::default() }
        }
    }

    /// One token, or two halves that share its columns.
    fn tokens(
        self,
        picture: &mut Picture,
        (left, top): (usize, usize),
        pieces: &[&Piece],
        ground: Option<Rgb>,
    ) {
        let Size { width, height, .. } = self.size;
        let room = width - 2;
        let widths = if pieces.len() == 1 { vec![room] } else { vec![room / 2, room - room / 2] };
        let mut x = left;
        for (piece, width) in pieces.iter().zip(widths) {
            for line in 0..height {
                let at = (x, top + line);
                let edge = Paint { ink: Some(ink_of(piece, self.facts)), ground, bold: false };
                let is_first = line == 0 && height > 2;
                if line == self.size.middle() {
                    picture.put(at, &centred(piece.glyph, width), self.token(piece));
                } else if self.has_colours() {
                    match (is_first, line == height - 1) {
                        (true, _) => picture.put(at, &"▄".repeat(width), edge),
                        (_, true) => picture.put(at, &"▀".repeat(width), edge),
                        _ => picture.put(at, &" ".repeat(width), self.token(piece)),
                    }
                }
            }
            x += width;
        }
    }
}

/// The board as a ruled grid, for pipes and files.
pub fn ruled(scene: &Scene) -> String {
    const WIDTH: usize = 5;
    let rule = |left: &str, cross: &str, right: &str| {
        let cells = vec!["─".repeat(WIDTH); scene.columns.into()];
        format!("    {left}{}{right}\n", cells.join(cross))
    };
    let mut text = rule("┌", "┬", "┐");
    for row in (0..scene.rows).rev() {
        let _ = write!(text, "  {} ", row + 1);
        for column in 0..scene.columns {
            let cell = Coord { column, row };
            let glyphs: String = pieces_at(scene, cell).iter().map(|piece| piece.glyph).collect();
            let content = match glyphs.as_str() {
                "" if scene.holes.contains(&cell) => "░".repeat(WIDTH),
                "" if is_marked(scene, cell) => centred("·", WIDTH),
                glyphs => centred(glyphs, WIDTH),
            };
            let _ = write!(text, "│{content}");
        }
        text.push_str("│\n");
        text.push_str(&if row > 0 { rule("├", "┼", "┤") } else { rule("└", "┴", "┘") });
    }
    let letters = (0..scene.columns).map(|column| centred(&letter_of(column), WIDTH + 1));
    let _ = writeln!(text, "    {}", letters.collect::<String>().trim_end());
    text
}
