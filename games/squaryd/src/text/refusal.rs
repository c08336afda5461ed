//! Why a text is refused, with the ruling that refuses it.

use crate::board::squares::written;
use crate::rules::position::{DARK, LIGHT};
use crate::{Cell, CellSet, PAWNS, Square};
use siliam_core::text::TextError;
use siliam_core::{Arg, Player, Refusal};
use std::error::Error;
use std::fmt;

/// Why a position text is refused (G5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The outer form is wrong.
    Text(TextError),
    /// The hole is missing, filled, or somewhere else than on d4.
    Hole,
    /// A side has more pawns on the board than there are.
    Pawns(Player, u32),
    /// A refereed game in which a side has four singles in a square.
    Singles(Player, Square),
    /// A refereed game in which a side has four doubles in a square.
    Doubles(Player, Square),
    /// A side's last single is not there.
    NoLast(Player, String),
    /// A side has singles, so one was the last.
    LastMissing(Player),
    /// The mark is none of `*`, `p` and `-`.
    Mark(String),
    /// The mark says that the mover has put a double, but there is none.
    NoDouble(Player),
    /// The mark says that the opponent has passed, but they could have put a single.
    NotPassed(Player),
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text has none of the forms of a move.
    Malformed,
    /// It names a cell that the board does not have.
    NoCell(String),
    /// Something stands there already; the ruling is that of the action (Q1, Q4, T1, T2).
    Occupied(Cell, &'static str),
    /// The mover has no pawn for a single (Q4, T2).
    NoPawn(Player, &'static str),
    /// The mover has not two pawns for a double (Q1, T1).
    NoTwoPawns(Player, &'static str),
    /// Passing where a single can be put (G2, T2).
    MustPlace(&'static str),
    /// Q1: the double that is due there puts itself.
    Due(Cell),
    /// Q1: the doubles of the long form are not the due ones, which are these.
    NotTheDue(CellSet),
    /// Q4: the long form ends before the single.
    NoSingle,
    /// Q2: a single on a vertex threatened by an opponent without pawns.
    Barred(Cell),
    /// Claims and the like without the option `table` (T2, T3).
    OnlyAtTheTable(&'static str),
    /// T1: several actions in one text.
    OneByOne,
    /// T1: a double where the opponent's last single made no threat.
    NoThreat(Cell),
    /// T2: the single closes no square that could be claimed with it.
    ClosesNothing(Cell),
    /// T3: a claim that does not name four different cells.
    NotFourCells(u32),
    /// T3: four cells that are no square.
    NoSquare(CellSet),
    /// T3: a square that is neither of own singles nor of the opponent's doubles.
    WrongClaim(Square),
    /// T3: the opponent has not just put a single there.
    NotJustPut(Cell),
    /// T3: the mover has put a double since.
    TooLate(Cell),
    /// T3: the mover's last single had made no threat there.
    NoError(Cell),
    /// T3: the opponent's single closed a square of theirs.
    ClosedSquare(Cell),
    /// G3: swapping where it is not possible.
    NoSwap,
}

impl From<TextError> for PositionError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

/// The message that names a side.
pub(crate) fn side(player: Player) -> Arg {
    Arg::Term(match player {
        DARK => "squaryd-player-d",
        _ => "squaryd-player-l",
    })
}

fn side_in_english(player: Player) -> &'static str {
    if player == LIGHT { "light" } else { "dark" }
}

/// Cells as a person reads them, by column, then row.
pub(crate) fn cell_list(cells: CellSet) -> String {
    let names: Vec<String> = written(cells).iter().map(ToString::to_string).collect();
    names.join(", ")
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = side_in_english;
        match self {
            Self::Text(error) => return error.fmt(f),
            Self::Hole => f.write_str("the hole # is d4 and nothing else")?,
            Self::Pawns(player, found) => {
                write!(f, "{} has {found} pawns on the board, there are only {PAWNS}", name(*player))?;
            }
            Self::Singles(player, square) => {
                write!(f, "{} has a square of singles already: {square}", name(*player))?;
            }
            Self::Doubles(player, square) => {
                write!(f, "{} has a square of doubles already: {square}", name(*player))?;
            }
            Self::NoLast(player, found) => write!(f, "{} has no single on `{found}`", name(*player))?,
            Self::LastMissing(player) => write!(f, "{} has singles, so one was the last", name(*player))?,
            Self::Mark(found) => write!(f, "the mark is *, p or -, not `{found}`")?,
            Self::NoDouble(player) => write!(f, "{} has put no double", name(*player))?,
            Self::NotPassed(player) => write!(f, "{} could not pass with pawns in hand", name(*player))?,
        }
        f.write_str(" (G5)")
    }
}

impl Error for PositionError {}

impl Refusal for PositionError {
    fn code(&self) -> &'static str {
        match self {
            Self::Text(error) => error.code(),
            Self::Hole => "squaryd-position-hole",
            Self::Pawns(..) => "squaryd-position-pawns",
            Self::Singles(..) => "squaryd-position-singles",
            Self::Doubles(..) => "squaryd-position-doubles",
            Self::NoLast(..) => "squaryd-position-no-last",
            Self::LastMissing(_) => "squaryd-position-last-missing",
            Self::Mark(_) => "squaryd-position-mark",
            Self::NoDouble(_) => "squaryd-position-no-double",
            Self::NotPassed(_) => "squaryd-position-not-passed",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        Some("G5")
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Text(error) => error.args(),
            Self::Hole => vec![],
            Self::Pawns(player, found) => {
                vec![("side", side(*player)), ("found", (*found).into()), ("most", PAWNS.into())]
            }
            Self::Singles(player, square) | Self::Doubles(player, square) => {
                vec![("side", side(*player)), ("square", square.to_string().into())]
            }
            Self::NoLast(player, found) => vec![("side", side(*player)), ("found", found.clone().into())],
            Self::LastMissing(player) | Self::NoDouble(player) | Self::NotPassed(player) => {
                vec![("side", side(*player))]
            }
            Self::Mark(found) => vec![("found", found.clone().into())],
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = side_in_english;
        match self {
            Self::Malformed => {
                f.write_str("not a move: `c3`, `=d1c3` or `pass`, at the table also `=d1`, `c3!`")?;
            }
            Self::NoCell(cell) => write!(f, "the board has no cell {cell}")?,
            Self::Occupied(cell, _) => write!(f, "{cell} is occupied")?,
            Self::NoPawn(player, _) => write!(f, "{} has no pawn left for a single", name(*player))?,
            Self::NoTwoPawns(player, _) => write!(f, "{} has no two pawns left for a double", name(*player))?,
            Self::MustPlace(_) => f.write_str("whoever can put a single does not pass")?,
            Self::Due(cell) => write!(f, "the double due on {cell} puts itself")?,
            Self::NotTheDue(due) if due.is_empty() => f.write_str("no double is due")?,
            Self::NotTheDue(due) => write!(f, "the due doubles are on {}", cell_list(*due))?,
            Self::NoSingle => f.write_str("after the due doubles comes a single")?,
            Self::Barred(cell) => {
                write!(f, "{cell} is threatened by an opponent without pawns: no single there")?;
            }
            Self::OnlyAtTheTable(_) => f.write_str("claims are made only with the option `table`")?,
            Self::OneByOne => f.write_str("at the table every action is a move of its own")?,
            Self::NoThreat(cell) => write!(f, "the opponent's last single made no threat on {cell}")?,
            Self::ClosesNothing(cell) => write!(f, "a single on {cell} closes no square")?,
            Self::NotFourCells(found) => {
                write!(f, "{found} different cells instead of the four of a square")?;
            }
            Self::NoSquare(cells) => write!(f, "{} are no square", cell_list(*cells))?,
            Self::WrongClaim(square) => {
                write!(f, "{square} is neither of own singles nor of the opponent's doubles")?;
            }
            Self::NotJustPut(cell) => write!(f, "the opponent has not just put a single on {cell}")?,
            Self::TooLate(cell) => write!(f, "after putting a double the single on {cell} stands")?,
            Self::NoError(cell) => write!(f, "the mover's last single had made no threat on {cell}")?,
            Self::ClosedSquare(cell) => write!(f, "the single on {cell} closed a square")?,
            Self::NoSwap => f.write_str("swap answers only the very first move, and only with the option")?,
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
            Self::Malformed => "squaryd-move-malformed",
            Self::NoCell(_) => "move-no-cell",
            Self::Occupied(..) => "squaryd-move-occupied",
            Self::NoPawn(..) => "squaryd-move-no-pawn",
            Self::NoTwoPawns(..) => "squaryd-move-no-two-pawns",
            Self::MustPlace(_) => "squaryd-move-must-place",
            Self::Due(_) => "squaryd-move-due",
            Self::NotTheDue(due) if due.is_empty() => "squaryd-move-none-due",
            Self::NotTheDue(_) => "squaryd-move-not-the-due",
            Self::NoSingle => "squaryd-move-no-single",
            Self::Barred(_) => "squaryd-move-barred",
            Self::OnlyAtTheTable(_) => "squaryd-move-only-at-the-table",
            Self::OneByOne => "squaryd-move-one-by-one",
            Self::NoThreat(_) => "squaryd-move-no-threat",
            Self::ClosesNothing(_) => "squaryd-move-closes-nothing",
            Self::NotFourCells(_) => "squaryd-move-not-four-cells",
            Self::NoSquare(_) => "squaryd-move-no-square",
            Self::WrongClaim(_) => "squaryd-move-wrong-claim",
            Self::NotJustPut(_) => "squaryd-move-not-just-put",
            Self::TooLate(_) => "squaryd-move-too-late",
            Self::NoError(_) => "squaryd-move-no-error",
            Self::ClosedSquare(_) => "squaryd-move-closed-square",
            Self::NoSwap => "move-no-swap",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Self::Malformed | Self::NoCell(_) => None,
            Self::Occupied(_, ruling)
            | Self::NoPawn(_, ruling)
            | Self::NoTwoPawns(_, ruling)
            | Self::MustPlace(ruling)
            | Self::OnlyAtTheTable(ruling) => Some(ruling),
            Self::Due(_) | Self::NotTheDue(_) => Some("Q1"),
            Self::Barred(_) => Some("Q2"),
            Self::NoSingle => Some("Q4"),
            Self::OneByOne | Self::NoThreat(_) => Some("T1"),
            Self::ClosesNothing(_) => Some("T2"),
            Self::NotFourCells(_)
            | Self::NoSquare(_)
            | Self::WrongClaim(_)
            | Self::NotJustPut(_)
            | Self::TooLate(_)
            | Self::NoError(_)
            | Self::ClosedSquare(_) => Some("T3"),
            Self::NoSwap => Some("G3"),
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Malformed
            | Self::MustPlace(_)
            | Self::NoSingle
            | Self::OnlyAtTheTable(_)
            | Self::OneByOne
            | Self::NoSwap => vec![],
            Self::NoCell(name) => vec![("cell", name.clone().into())],
            Self::Occupied(cell, _)
            | Self::Due(cell)
            | Self::Barred(cell)
            | Self::NoThreat(cell)
            | Self::ClosesNothing(cell)
            | Self::NotJustPut(cell)
            | Self::TooLate(cell)
            | Self::NoError(cell)
            | Self::ClosedSquare(cell) => vec![("cell", cell.to_string().into())],
            Self::NoPawn(player, _) | Self::NoTwoPawns(player, _) => vec![("side", side(*player))],
            Self::NotTheDue(cells) | Self::NoSquare(cells) => vec![("cells", cell_list(*cells).into())],
            Self::NotFourCells(found) => vec![("found", (*found).into())],
            Self::WrongClaim(square) => vec![("cells", cell_list(square.vertices()).into())],
        }
    }
}
