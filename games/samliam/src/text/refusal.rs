//! Why a text is refused, with the ruling that refuses it.

use crate::Corner;
use siliam_core::text::TextError;
use siliam_core::{Arg, Coord, Refusal};
use std::error::Error;
use std::fmt;

/// A colour that plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// `r`.
    Red,
    /// `g`.
    Green,
    /// `k`.
    Black,
    /// `w`.
    White,
}

impl Colour {
    const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Black, Self::White];

    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Green => 'g',
            Self::Black => 'k',
            Self::White => 'w',
        }
    }

    /// The message that names it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::Red => "samliam-player-r",
            Self::Green => "samliam-player-g",
            Self::Black => "samliam-player-k",
            Self::White => "samliam-player-w",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// Why a position text is refused (G5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The outer form is wrong.
    Text(TextError),
    /// Two triangles of a cell are not in opposite corners.
    Neighbours(Coord),
    /// Of two triangles the lower one is written first.
    Order(Coord),
    /// A player has more triangles than the game gives.
    Triangles {
        /// Whose.
        side: Colour,
        /// How many there are.
        found: u32,
        /// How many there may be.
        most: u32,
    },
    /// A player has more tiles than the game gives.
    Tiles {
        /// Whose.
        side: Colour,
        /// How many there are.
        found: u32,
        /// How many there may be.
        most: u32,
    },
    /// A player has a complete figure: the game is over.
    Complete(Colour),
    /// There are second-phase turns while triangles are in hand.
    SecondPhase(u32),
    /// The right to a tile is neither `t` nor `-`.
    Right(String),
    /// The field of `announce` cannot be what L12 remembers, bars or has pending.
    Notes(String),
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text has none of the forms of a move.
    Malformed,
    /// It names a cell that the board does not have.
    NoCell(String),
    /// L7: the game has no square tiles.
    NoTiles,
    /// L7: no tile is in hand.
    NoTileLeft,
    /// L7: the opponent has not just blocked, and triangles are in hand.
    NoTileNow,
    /// L7: a tile on a cell that is not empty.
    TileNotEmpty(Coord),
    /// L7: no triangle is in hand, and there is no second phase.
    NoTriangleLeft,
    /// L1: the cell is full.
    Full(Coord),
    /// L1: the second triangle of the cell takes this corner.
    Opposite(Coord, Corner),
    /// L5: lifting while triangles are in hand.
    StillInHand,
    /// L5: placing without a lift when all triangles are placed.
    MustLift,
    /// L5: lifting what is not there or not the mover's.
    NotYours(Colour, Coord, Corner),
    /// L5: placing back exactly what was lifted.
    ExactlyBack,
    /// G2: passing while something can be placed.
    NoPass,
    /// G3: swapping where it is not possible.
    NoSwap,
    /// L10: an opponent's open figure must be blocked, on one of these cells.
    MustBlock(Colour, Vec<Coord>),
    /// L10: the move gives an opponent with open figures a closing cell more.
    Opens(Colour),
    /// L10: the fork of whoever has just moved must be prevented, on one of these cells.
    MustPrevent(Colour, Vec<Coord>),
    /// L12: an announcement without the option.
    NoAnnouncing,
    /// L12: a placement is pending.
    Pending,
    /// L12: nothing is pending.
    NothingPending,
    /// L12: the cell was forbidden in this turn.
    Barred(Coord),
    /// L12: a move that completes a figure announces nothing.
    FigureCalled,
    /// L12: an untrue announcement, and what is true.
    Untrue(Vec<&'static str>),
    /// L12: the forbidder must win, or block these cells as well as can be.
    Forbidder(Vec<Coord>),
}

impl From<TextError> for PositionError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

pub(crate) fn listed<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Cells to be told as alternatives: how many there are, the last one, and the others before it.
pub(crate) fn alternatives(cells: &[Coord]) -> Vec<(&'static str, Arg)> {
    let (last, others) =
        cells.split_last().map_or((String::new(), &[][..]), |(last, others)| (last.to_string(), others));
    vec![("count", (cells.len() as u32).into()), ("cells", listed(others).into()), ("last", last.into())]
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => return error.fmt(f),
            Self::Neighbours(cell) => write!(f, "two triangles in {cell} are not in opposite corners")?,
            Self::Order(cell) => write!(f, "in {cell} the triangle in ne or nw is written first")?,
            Self::Triangles { side, found, most } => {
                write!(f, "{side} has {found} triangles on the board, there are only {most}")?;
            }
            Self::Tiles { side, found, most } => {
                write!(f, "{side} has {found} tiles on the board, there are only {most}")?;
            }
            Self::Complete(side) => write!(f, "{side} already has a complete figure")?,
            Self::SecondPhase(turns) => {
                write!(f, "{turns} second-phase turns while triangles are in hand")?;
            }
            Self::Right(found) => write!(f, "`{found}` is neither t nor -")?,
            Self::Notes(found) => {
                write!(f, "`{found}` is nothing that can be remembered, barred or pending")?;
            }
        }
        f.write_str(" (G5)")
    }
}

impl Error for PositionError {}

impl Refusal for PositionError {
    fn code(&self) -> &'static str {
        match self {
            Self::Text(error) => error.code(),
            Self::Neighbours(_) => "samliam-position-neighbours",
            Self::Order(_) => "samliam-position-order",
            Self::Triangles { .. } => "samliam-position-triangles",
            Self::Tiles { .. } => "samliam-position-tiles",
            Self::Complete(_) => "samliam-position-complete",
            Self::SecondPhase(_) => "samliam-position-second-phase",
            Self::Right(_) => "samliam-position-right",
            Self::Notes(_) => "samliam-position-notes",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        Some("G5")
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Text(error) => error.args(),
            Self::Neighbours(cell) | Self::Order(cell) => vec![("cell", cell.to_string().into())],
            Self::Triangles { side, found, most } | Self::Tiles { side, found, most } => vec![
                ("side", Arg::Term(side.message())),
                ("found", (*found).into()),
                ("most", (*most).into()),
            ],
            Self::Complete(side) => vec![("side", Arg::Term(side.message()))],
            Self::SecondPhase(turns) => vec![("turns", (*turns).into())],
            Self::Right(found) | Self::Notes(found) => vec![("found", found.clone().into())],
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed => f.write_str("not a move")?,
            Self::NoCell(name) => write!(f, "the board has no cell {name}")?,
            Self::NoTiles => f.write_str("this game has no square tiles")?,
            Self::NoTileLeft => f.write_str("no square tile is left")?,
            Self::NoTileNow => {
                f.write_str("a tile only after the opponent blocked, or when only tiles are left")?;
            }
            Self::TileNotEmpty(cell) => write!(f, "a tile only on an empty cell, {cell} is not")?,
            Self::NoTriangleLeft => f.write_str("no triangle is left")?,
            Self::Full(cell) => write!(f, "{cell} is full")?,
            Self::Opposite(cell, corner) => {
                write!(f, "the second triangle in {cell} takes the opposite corner, {}", corner.name())?;
            }
            Self::StillInHand => f.write_str("nothing is lifted while triangles are in hand")?,
            Self::MustLift => f.write_str("all triangles are placed: lift one first")?,
            Self::NotYours(side, cell, corner) => {
                write!(f, "{side} has no triangle {cell}{}", corner.name())?;
            }
            Self::ExactlyBack => f.write_str("a lifted triangle does not go back exactly as it was")?,
            Self::NoPass => f.write_str("pass only when nothing can be placed")?,
            Self::NoSwap => f.write_str("swap answers only the very first move, and only with the option")?,
            Self::MustBlock(side, cells) => write!(f, "{side}'s sam must be blocked on {}", listed(cells))?,
            Self::Opens(side) => write!(f, "this would open one more figure of {side}'s")?,
            Self::MustPrevent(side, cells) => {
                write!(f, "{side}'s song must be prevented on {}", listed(cells))?;
            }
            Self::NoAnnouncing => f.write_str("announcements by hand need the option announce")?,
            Self::Pending => f.write_str("a placement is pending: forbid or accept")?,
            Self::NothingPending => f.write_str("nothing is pending")?,
            Self::Barred(cell) => write!(f, "{cell} was forbidden in this turn")?,
            Self::FigureCalled => f.write_str("a move that completes a figure announces nothing")?,
            Self::Untrue(truth) if truth.is_empty() => f.write_str("untrue: there is nothing to announce")?,
            Self::Untrue(truth) => write!(f, "untrue: true is {}", listed(truth))?,
            Self::Forbidder(cells) => write!(f, "whoever forbade must win or block on {}", listed(cells))?,
        }
        match self.ruling() {
            Some(ruling) => write!(f, " ({ruling})"),
            None => Ok(()),
        }
    }
}

impl Error for MoveError {}

impl Refusal for MoveError {
    fn code(&self) -> &'static str {
        match self {
            Self::Malformed => "samliam-move-malformed",
            Self::NoCell(_) => "move-no-cell",
            Self::NoTiles => "samliam-move-no-tiles",
            Self::NoTileLeft => "samliam-move-no-tile-left",
            Self::NoTileNow => "samliam-move-no-tile-now",
            Self::TileNotEmpty(_) => "samliam-move-tile-not-empty",
            Self::NoTriangleLeft => "samliam-move-no-triangle-left",
            Self::Full(_) => "samliam-move-full",
            Self::Opposite(..) => "samliam-move-opposite",
            Self::StillInHand => "samliam-move-still-in-hand",
            Self::MustLift => "samliam-move-must-lift",
            Self::NotYours(..) => "samliam-move-not-yours",
            Self::ExactlyBack => "samliam-move-exactly-back",
            Self::NoPass => "samliam-move-no-pass",
            Self::NoSwap => "move-no-swap",
            Self::MustBlock(..) => "samliam-move-must-block",
            Self::Opens(_) => "samliam-move-opens",
            Self::MustPrevent(..) => "samliam-move-must-prevent",
            Self::NoAnnouncing => "samliam-move-no-announcing",
            Self::Pending => "samliam-move-pending",
            Self::NothingPending => "samliam-move-nothing-pending",
            Self::Barred(_) => "samliam-move-barred",
            Self::FigureCalled => "samliam-move-figure-called",
            Self::Untrue(truth) if truth.is_empty() => "samliam-move-nothing-true",
            Self::Untrue(_) => "samliam-move-untrue",
            Self::Forbidder(_) => "samliam-move-forbidder",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Self::Malformed | Self::NoCell(_) => None,
            Self::Full(_) | Self::Opposite(..) => Some("L1"),
            Self::StillInHand | Self::MustLift | Self::NotYours(..) | Self::ExactlyBack => Some("L5"),
            Self::NoTiles
            | Self::NoTileLeft
            | Self::NoTileNow
            | Self::TileNotEmpty(_)
            | Self::NoTriangleLeft => Some("L7"),
            Self::MustBlock(..) | Self::Opens(_) | Self::MustPrevent(..) => Some("L10"),
            Self::NoPass => Some("G2"),
            Self::NoSwap => Some("G3"),
            Self::NoAnnouncing
            | Self::Pending
            | Self::NothingPending
            | Self::Barred(_)
            | Self::FigureCalled
            | Self::Untrue(_)
            | Self::Forbidder(_) => Some("L12"),
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let at = |cell: &Coord| ("cell", Arg::Text(cell.to_string()));
        match self {
            Self::NoCell(name) => vec![("cell", name.clone().into())],
            Self::TileNotEmpty(cell) | Self::Full(cell) | Self::Barred(cell) => vec![at(cell)],
            Self::Opposite(cell, corner) => vec![at(cell), ("corner", corner.name().to_owned().into())],
            Self::NotYours(side, cell, corner) => vec![
                ("side", Arg::Term(side.message())),
                ("triangle", format!("{cell}{}", corner.name()).into()),
            ],
            Self::MustBlock(side, cells) | Self::MustPrevent(side, cells) => {
                [vec![("opponent", Arg::Term(side.message()))], alternatives(cells)].concat()
            }
            Self::Opens(side) => vec![("opponent", Arg::Term(side.message()))],
            Self::Untrue(truth) if !truth.is_empty() => vec![("truth", listed(truth).into())],
            Self::Forbidder(cells) => alternatives(cells),
            _ => vec![],
        }
    }
}
