//! Which symbol shows which piece, and how a family's board looks. What we have no drawings for is drawn from the colours
//! that the game brings along. The page's side of this is `web/src/art/drawings.ts`.

use crate::inks::Ink;
use crate::plan::angle_of;
use siliam_core::{Facts, Piece, Player};

/// How a piece is drawn.
pub(crate) struct Drawing {
    pub(crate) symbol: String,
    /// Its simpler, heavier sister for small cells.
    pub(crate) small: String,
    /// Its outline, for shadows and empty places.
    pub(crate) outline: String,
    /// How much of the cell it fills.
    pub(crate) size: f64,
    /// Degrees clockwise from how the symbol is drawn.
    pub(crate) angle: f64,
    /// Whether a wedge on the cell's edge shows the facing.
    pub(crate) has_wedge: bool,
}

impl Drawing {
    /// Our drawing of a piece; `None` where there is none.
    pub(crate) fn of(facts: &Facts, piece: &Piece) -> Option<Self> {
        let angle = piece.facing.and_then(angle_of);
        let letter = piece.owner.map_or_else(String::new, |owner| facts.letter(owner).to_string());
        let animal = |symbol: &str| Self {
            symbol: symbol.to_owned(),
            small: format!("{symbol}-s"),
            outline: format!("{symbol}-o"),
            size: 0.86,
            angle: angle.unwrap_or(0.0),
            has_wedge: piece.facing.is_some(),
        };
        let owned = |shape: &str, outline: &str, angle: f64| Self {
            symbol: format!("{shape}{letter}"),
            small: format!("{shape}{letter}"),
            outline: outline.to_owned(),
            size: 1.0,
            angle,
            has_wedge: false,
        };
        let peg = |shape: &str| {
            let drawing = owned(shape, &format!("{shape}-o"), 0.0);
            Self { small: format!("{}-s", drawing.symbol), ..drawing }
        };
        // The cut of a block runs along the diagonal that parts the halves.
        let across = if matches!(piece.facing, Some("ne" | "sw")) { 90.0 } else { 0.0 };
        Some(match (facts.family, piece.kind) {
            ("siam", "elephant") => animal("el"),
            ("siam", "rhinoceros") => animal("rh"),
            ("siam", "rock") => Self { size: 0.82, angle: 0.0, has_wedge: false, ..animal("rk") },
            ("squaryd", "single" | "pawn") => peg("p"),
            ("squaryd", "double") => peg("q"),
            // Drawn with the right angle in the north-west.
            ("samliam", "triangle") => owned("t", "t-o", angle.unwrap_or(315.0) - 315.0),
            ("samliam", "small-square") => owned("s", "s-o", across),
            ("samliam", "tile") => owned("z", "s-o", across),
            _ => return None,
        })
    }
}

/// A player's colour where we have no drawing; that of stones for what is nobody's.
pub(crate) fn ink_of(facts: &Facts, owner: Option<Player>) -> Ink {
    let own = owner.and_then(|owner| facts.inks.get(owner.index()));
    own.map_or(Ink::Token(if owner.is_none() { "rk-2" } else { "rk-1" }), |&ink| Ink::Own(ink))
}

/// The shape of a piece that we have no drawing for, by its kind.
pub(crate) fn shape_of(kind: &str) -> &'static str {
    const SHAPES: [&str; 5] = [
        "M0 -34A34 34 0 1 1 -0.01 -34Z",
        "M-31 -31H31V31H-31Z",
        "M0 -40L40 0L0 40L-40 0Z",
        "M-19 -34H19L38 0L19 34H-19L-38 0Z",
        "M0 -38L36 28H-36Z",
    ];
    let hash = kind.bytes().fold(7_u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte.into()));
    SHAPES[hash as usize % SHAPES.len()]
}

/// A missing piece as a line: its shape, and by how many degrees it is turned.
pub(crate) fn ghost_of(facts: &Facts, piece: &Piece) -> (&'static str, f64) {
    // Two halves make one block, but what is missing of it is one half.
    let own = match piece.kind {
        "triangle" | "small-square" => Some("M-40 -40H28L-40 28Z"),
        "tile" => Some("M-40 -40H40V40H-40Z"),
        _ => None,
    };
    match own.filter(|_| Drawing::of(facts, piece).is_some()) {
        Some(path) => (path, piece.facing.and_then(angle_of).unwrap_or(315.0) - 315.0),
        None => (shape_of(piece.kind), 0.0),
    }
}

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stuff {
    /// Cells of two colours.
    Cells,
    /// Wood with a hollow for each cell: what marks one is a ring there, else a frame.
    Wood,
}

/// How a family's board looks.
pub(crate) struct Ground {
    pub(crate) stuff: Stuff,
    pub(crate) a: Ink,
    pub(crate) b: Ink,
    pub(crate) cut: Ink,
    pub(crate) line: Ink,
    pub(crate) shadow: Ink,
    pub(crate) frame: Ink,
    pub(crate) deep: Ink,
    /// Whether pieces fill their cell: what brackets them lies outside.
    pub(crate) filled: bool,
    /// The inks of marks, of open figures and of closing cells.
    pub(crate) mark: Ink,
    pub(crate) open: Ink,
    pub(crate) closing: Option<Ink>,
}

impl Ground {
    pub(crate) fn of(facts: &Facts) -> Self {
        use Ink::Token;
        match facts.family {
            "siam" => Self {
                stuff: Stuff::Cells,
                a: Token("cell-a"),
                b: Token("cell-b"),
                cut: Token("cell-cut"),
                line: Token("grid"),
                shadow: Token("cell-sh"),
                frame: Token("siam-fr"),
                deep: Token("siam-fr2"),
                filled: false,
                mark: Token("mark"),
                open: Token("mark"),
                closing: None,
            },
            "squaryd" => Self {
                stuff: Stuff::Wood,
                a: Token("wood-a"),
                b: Token("wood-a"),
                cut: Token("wood-cut"),
                line: Token("wood-c"),
                shadow: Token("wood-c"),
                frame: Token("sq-fr"),
                deep: Token("sq-fr2"),
                filled: false,
                mark: Token("sq-mark"),
                open: Token("open-line"),
                closing: None,
            },
            "samliam" => Self {
                stuff: Stuff::Cells,
                a: Token("sl-a"),
                b: Token("sl-b"),
                cut: Token("sl-cut"),
                line: Token("sl-line"),
                shadow: Token("sl-sh"),
                frame: Token("sl-fr"),
                deep: Token("sl-fr2"),
                filled: true,
                mark: Token("sl-mark"),
                open: Token("sl-mark"),
                closing: Some(Token("sl-closing")),
            },
            _ => Self {
                stuff: Stuff::Cells,
                a: Ink::Own(facts.grounds[0]),
                b: Ink::Own(facts.grounds[1]),
                cut: Token("ground-cut"),
                line: Token("grid"),
                shadow: Token("ground-sh"),
                frame: Token("other-fr"),
                deep: Token("other-fr2"),
                filled: false,
                mark: Token("mark"),
                open: Token("mark"),
                closing: None,
            },
        }
    }
}
