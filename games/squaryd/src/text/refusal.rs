//! Why a text is refused, with the ruling that refuses it.

use crate::board::squares::written;
use crate::rules::position::DARK;
use crate::{Cell, CellSet, PAWNS, Square};
use siliam_core::text::{TextError, listed};
use siliam_core::{Arg, Player, Tell, Term, refusals};
use std::fmt;

refusals! {
    /// Why a position text is refused (G5).
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PositionError from Text(TextError) {
        /// The hole is missing, filled, or somewhere else than on d4.
        Hole = "squaryd-position-hole" by "G5": "the hole # is d4 and nothing else";
        /// A side has more pawns on the board than there are.
        Pawns(side: Player as named, found: u32) = "squaryd-position-pawns" by "G5":
            "{side} has {found} pawns on the board, there are only {most}", most = PAWNS;
        /// A refereed game in which a side has four singles in a square.
        Singles(side: Player as named, square: Square) = "squaryd-position-singles" by "G5":
            "{side} has a square of singles already: {square}";
        /// A refereed game in which a side has four doubles in a square.
        Doubles(side: Player as named, square: Square) = "squaryd-position-doubles" by "G5":
            "{side} has a square of doubles already: {square}";
        /// A side's last single is not there.
        NoLast(side: Player as named, found: String) = "squaryd-position-no-last" by "G5":
            "{side} has no single on `{found}`";
        /// A side has singles, so one was the last.
        LastMissing(side: Player as named) = "squaryd-position-last-missing" by "G5":
            "{side} has singles, so one was the last";
        /// The mark is none of `*`, `p` and `-`.
        Mark(found: String) = "squaryd-position-mark" by "G5": "the mark is *, p or -, not `{found}`";
        /// The mark says that the mover has put a double, but there is none.
        NoDouble(side: Player as named) = "squaryd-position-no-double" by "G5": "{side} has put no double";
        /// The mark says that the opponent has passed, but they could have put a single.
        NotPassed(side: Player as named) = "squaryd-position-not-passed" by "G5":
            "{side} could not pass with pawns in hand";
    }
}

refusals! {
    /// Why a move is refused.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MoveError {
        /// The text has none of the forms of a move.
        Malformed = "squaryd-move-malformed":
            "not a move: `c3`, `=d1c3` or `pass`, at the table also `=d1`, `c3!`";
        /// It names a cell that the board does not have.
        NoCell(cell: String) = "move-no-cell": "the board has no cell {cell}";
        /// Something stands there already; the ruling is that of the action (Q1, Q4, T1, T2).
        Occupied(cell: Cell; ruling: &'static str) = "squaryd-move-occupied": "{cell} is occupied";
        /// The mover has no pawn for a single (Q4, T2).
        NoPawn(side: Player as named; ruling: &'static str) = "squaryd-move-no-pawn":
            "{side} has no pawn left for a single";
        /// The mover has not two pawns for a double (Q1, T1).
        NoTwoPawns(side: Player as named; ruling: &'static str) = "squaryd-move-no-two-pawns":
            "{side} has no two pawns left for a double";
        /// Passing where a single can be put (G2, T2).
        MustPlace(; ruling: &'static str) = "squaryd-move-must-place":
            "whoever can put a single does not pass";
        /// The double that is due there puts itself.
        Due(cell: Cell) = "squaryd-move-due" by "Q1": "the double due on {cell} puts itself";
        /// The long form has doubles, and none is due.
        NoneDue = "squaryd-move-none-due" by "Q1": "no double is due";
        /// The doubles of the long form are not the due ones, which are these.
        NotTheDue(cells: CellSet as cell_list) = "squaryd-move-not-the-due" by "Q1":
            "the due doubles are on {cells}";
        /// The long form ends before the single.
        NoSingle = "squaryd-move-no-single" by "Q4": "after the due doubles comes a single";
        /// A single on a vertex threatened by an opponent without pawns.
        Barred(cell: Cell) = "squaryd-move-barred" by "Q2":
            "{cell} is threatened by an opponent without pawns: no single there";
        /// Claims and the like without the option `table` (T2, T3).
        OnlyAtTheTable(; ruling: &'static str) = "squaryd-move-only-at-the-table":
            "claims are made only with the option `table`";
        /// Several actions in one text.
        OneByOne = "squaryd-move-one-by-one" by "T1": "at the table every action is a move of its own";
        /// A double where the opponent's last single made no threat.
        NoThreat(cell: Cell) = "squaryd-move-no-threat" by "T1":
            "the opponent's last single made no threat on {cell}";
        /// The single closes no square that could be claimed with it.
        ClosesNothing(cell: Cell) = "squaryd-move-closes-nothing" by "T2":
            "a single on {cell} closes no square";
        /// A claim that does not name four different cells.
        NotFourCells(found: u32) = "squaryd-move-not-four-cells" by "T3":
            "{found} different cells instead of the four of a square";
        /// Four cells that are no square.
        NoSquare(cells: CellSet as cell_list) = "squaryd-move-no-square" by "T3": "{cells} are no square";
        /// A square that is neither of own singles nor of the opponent's doubles.
        WrongClaim(cells: Square as Claimed) = "squaryd-move-wrong-claim" by "T3":
            "{cells} is neither of own singles nor of the opponent's doubles";
        /// The opponent has not just put a single there.
        NotJustPut(cell: Cell) = "squaryd-move-not-just-put" by "T3":
            "the opponent has not just put a single on {cell}";
        /// The mover has put a double since.
        TooLate(cell: Cell) = "squaryd-move-too-late" by "T3":
            "after putting a double the single on {cell} stands";
        /// The mover's last single had made no threat there.
        NoError(cell: Cell) = "squaryd-move-no-error" by "T3":
            "the mover's last single had made no threat on {cell}";
        /// The opponent's single closed a square of theirs.
        ClosedSquare(cell: Cell) = "squaryd-move-closed-square" by "T3":
            "the single on {cell} closed a square";
        /// Swapping where it is not possible.
        NoSwap = "move-no-swap" by "G3":
            "swap answers only the very first move, and only with the option";
    }
}

/// The message that names a side, and its English.
pub(crate) fn named(player: Player) -> Term {
    match player {
        DARK => Term { message: "squaryd-player-d", english: "dark" },
        _ => Term { message: "squaryd-player-l", english: "light" },
    }
}

/// Cells as a person reads them, by column, then row.
pub(crate) fn cell_list(cells: CellSet) -> String {
    listed(written(cells))
}

impl Tell for Square {
    fn tell(&self, name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
        args.push((name, self.to_string().into()));
    }
}

/// A square that is told as its four cells.
struct Claimed(Square);

impl fmt::Display for Claimed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Tell for Claimed {
    fn tell(&self, name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
        args.push((name, cell_list(self.0.vertices()).into()));
    }
}
