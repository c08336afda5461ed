//! Why a text is refused, with the ruling that refuses it.

use crate::Corner;
use siliam_core::text::{TextError, listed};
use siliam_core::{Arg, Coord, Tell, refusals};
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

impl Tell for Colour {
    fn tell(&self, name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
        args.push((name, Arg::Term(self.message())));
    }
}

refusals! {
    /// Why a position text is refused (G5).
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PositionError from Text(TextError) {
        /// Two triangles of a cell are not in opposite corners.
        Neighbours(cell: Coord) = "samliam-position-neighbours" by "G5":
            "two triangles in {cell} are not in opposite corners";
        /// Of two triangles the lower one is written first.
        Order(cell: Coord) = "samliam-position-order" by "G5":
            "in {cell} the triangle in ne or nw is written first";
        /// A player has more triangles than the game gives.
        Triangles {
            /// Whose.
            side: Colour,
            /// How many there are.
            found: u32,
            /// How many there may be.
            most: u32,
        } = "samliam-position-triangles" by "G5":
            "{side} has {found} triangles on the board, there are only {most}";
        /// A player has more tiles than the game gives.
        Tiles {
            /// Whose.
            side: Colour,
            /// How many there are.
            found: u32,
            /// How many there may be.
            most: u32,
        } = "samliam-position-tiles" by "G5":
            "{side} has {found} tiles on the board, there are only {most}";
        /// A player has a complete figure: the game is over.
        Complete(side: Colour) = "samliam-position-complete" by "G5":
            "{side} already has a complete figure";
        /// There are second-phase turns while triangles are in hand.
        SecondPhase(turns: u32) = "samliam-position-second-phase" by "G5":
            "{turns} second-phase turns while triangles are in hand";
        /// The right to a tile is neither `t` nor `-`.
        Right(found: String) = "samliam-position-right" by "G5": "`{found}` is neither t nor -";
        /// The field of `announce` cannot be what L12 remembers, bars or has pending.
        Notes(found: String) = "samliam-position-notes" by "G5":
            "`{found}` is nothing that can be remembered, barred or pending";
    }
}

refusals! {
    /// Why a move is refused.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MoveError {
        /// The text has none of the forms of a move.
        Malformed = "samliam-move-malformed": "not a move";
        /// It names a cell that the board does not have.
        NoCell(cell: String) = "move-no-cell": "the board has no cell {cell}";
        /// The game has no square tiles.
        NoTiles = "samliam-move-no-tiles" by "L7": "this game has no square tiles";
        /// No tile is in hand.
        NoTileLeft = "samliam-move-no-tile-left" by "L7": "no square tile is left";
        /// The opponent has not just blocked, and triangles are in hand.
        NoTileNow = "samliam-move-no-tile-now" by "L7":
            "a tile only after the opponent blocked, or when only tiles are left";
        /// A tile on a cell that is not empty.
        TileNotEmpty(cell: Coord) = "samliam-move-tile-not-empty" by "L7":
            "a tile only on an empty cell, {cell} is not";
        /// No triangle is in hand, and there is no second phase.
        NoTriangleLeft = "samliam-move-no-triangle-left" by "L7": "no triangle is left";
        /// The cell is full.
        Full(cell: Coord) = "samliam-move-full" by "L1": "{cell} is full";
        /// The second triangle of the cell takes this corner.
        Opposite(cell: Coord, corner: Corner) = "samliam-move-opposite" by "L1":
            "the second triangle in {cell} takes the opposite corner, {corner}";
        /// Lifting while triangles are in hand.
        StillInHand = "samliam-move-still-in-hand" by "L5": "nothing is lifted while triangles are in hand";
        /// Placing without a lift when all triangles are placed.
        MustLift = "samliam-move-must-lift" by "L5": "all triangles are placed: lift one first";
        /// Lifting what is not there or not the mover's.
        NotYours(side: Colour, triangle: String) = "samliam-move-not-yours" by "L5":
            "{side} has no triangle {triangle}";
        /// Placing back exactly what was lifted.
        ExactlyBack = "samliam-move-exactly-back" by "L5":
            "a lifted triangle does not go back exactly as it was";
        /// Passing while something can be placed.
        NoPass = "samliam-move-no-pass" by "G2": "pass only when nothing can be placed";
        /// Swapping where it is not possible.
        NoSwap = "move-no-swap" by "G3":
            "swap answers only the very first move, and only with the option";
        /// An opponent's open figure must be blocked, on one of these cells.
        MustBlock(opponent: Colour, cells: Vec<Coord> as Alternatives) = "samliam-move-must-block" by "L10":
            "{opponent}'s sam must be blocked on {cells}";
        /// On this cell another corner would block an opponent's open figure.
        IdleCorner(opponent: Colour) = "samliam-move-idle-corner" by "L10":
            "in that corner it would not block {opponent}'s sam";
        /// The move gives an opponent with open figures a closing cell more.
        Opens(opponent: Colour) = "samliam-move-opens" by "L10":
            "this would open one more figure of {opponent}'s";
        /// The fork of whoever has just moved must be prevented, on one of these cells.
        MustPrevent(opponent: Colour, cells: Vec<Coord> as Alternatives) = "samliam-move-must-prevent" by "L10":
            "{opponent}'s song must be prevented on {cells}";
        /// On this cell another corner would prevent the fork of whoever has just moved.
        IdleCornerOfFork(opponent: Colour) = "samliam-move-idle-corner-of-fork" by "L10":
            "in that corner it would not prevent {opponent}'s song";
        /// An announcement without the option.
        NoAnnouncing = "samliam-move-no-announcing" by "L12":
            "announcements by hand need the option announce";
        /// A placement is pending.
        Pending = "samliam-move-pending" by "L12": "a placement is pending: forbid or accept";
        /// Nothing is pending.
        NothingPending = "samliam-move-nothing-pending" by "L12": "nothing is pending";
        /// The cell was forbidden in this turn.
        Barred(cell: Coord) = "samliam-move-barred" by "L12": "{cell} was forbidden in this turn";
        /// A move that completes a figure announces nothing.
        FigureCalled = "samliam-move-figure-called" by "L12":
            "a move that completes a figure announces nothing";
        /// An announcement where there is nothing to announce.
        NothingTrue = "samliam-move-nothing-true" by "L12": "untrue: there is nothing to announce";
        /// An untrue announcement, and what is true.
        Untrue(truth: Vec<&'static str> as listed) = "samliam-move-untrue" by "L12": "untrue: true is {truth}";
        /// The forbidder must win, or block these cells as well as can be.
        Forbidder(cells: Vec<Coord> as Alternatives) = "samliam-move-forbidder" by "L12":
            "whoever forbade must win or block on {cells}";
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Tell for Corner {
    fn tell(&self, name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
        args.push((name, Arg::Term(self.message())));
    }
}

/// Cells to be told as alternatives: how many there are, the last one, and the others before it.
pub(crate) struct Alternatives(pub(crate) Vec<Coord>);

impl fmt::Display for Alternatives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&listed(&self.0))
    }
}

impl Tell for Alternatives {
    fn tell(&self, name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
        let (last, others) = match self.0.split_last() {
            Some((last, others)) => (last.to_string(), others),
            None => (String::new(), &[][..]),
        };
        args.push(("count", (self.0.len() as u32).into()));
        args.push((name, listed(others).into()));
        args.push(("last", last.into()));
    }
}
