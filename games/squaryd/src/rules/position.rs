//! A position of Squaryd: what each side has on the board, and in table play what is remembered.
//!
//! Invariants: nothing stands on the hole, and no cell holds two things; a side has at most [`PAWNS`] pawns on the board;
//! the threats are those the board shows. So a side with a pawn in hand always finds an empty cell: there are as many
//! cells as pawns, and a double only spends more of them.

use crate::board::BOARD;
use crate::board::squares::{threats, threats_through};
use crate::rules::referee;
use crate::{Cell, CellSet, PAWNS};
use siliam_core::{Outcome, Player};

/// Dark begins.
pub(crate) const DARK: Player = Player::First;
pub(crate) const LIGHT: Player = Player::Second;

/// What stands on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One pawn.
    Single,
    /// Two pawns, one on the other.
    Double,
}

impl Kind {
    /// The word that names its drawing and its message.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Single => "single",
            Self::Double => "double",
        }
    }
}

/// What one side has on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    pub(crate) singles: CellSet,
    pub(crate) doubles: CellSet,
    /// The empty vertices of this side's threats, each once. They follow from the board: a vertex stays one until it is
    /// filled, since no single ever goes away.
    pub(crate) threats: CellSet,
    /// Pawns that stand nowhere; only a search imagines that, to see what a turn spent on nothing would bring.
    pub(crate) idle: u32,
}

impl Side {
    const EMPTY: Self = Self {
        singles: CellSet::of_bits(0),
        doubles: CellSet::of_bits(0),
        threats: CellSet::of_bits(0),
        idle: 0,
    };

    /// Everything of this side.
    #[inline(always)]
    pub(crate) fn pieces(&self) -> CellSet {
        self.singles.or(self.doubles)
    }

    /// Pawns on the board.
    #[inline(always)]
    pub(crate) fn spent(&self) -> u32 {
        self.singles.len() + 2 * self.doubles.len() + self.idle
    }

    /// Pawns in hand.
    #[inline(always)]
    pub(crate) fn pawns(&self) -> u32 {
        PAWNS - self.spent()
    }
}

/// The last field of a position text in table play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// `-`: neither of the others.
    Nothing,
    /// `*`: the mover has put a double this turn.
    Doubled,
    /// `p`: the opponent has just passed and nothing was placed since.
    Passed,
}

/// What table play remembers beside the board (T1, T3, T5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    /// The mover's last single; `None` exactly while they have none on the board.
    pub(crate) own_last: Option<Cell>,
    /// The opponent's last single, likewise.
    pub(crate) other_last: Option<Cell>,
    pub(crate) mark: Mark,
}

impl Memory {
    pub(crate) const START: Self = Self { own_last: None, other_last: None, mark: Mark::Nothing };
}

/// A position of Squaryd, before the mover's defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The mover's side comes first, so that nothing hot is looked up by player.
    pub(crate) own: Side,
    pub(crate) other: Side,
    pub(crate) mover: Player,
    /// How the game ended: in refereed play it follows from the rest.
    pub(crate) decided: Option<Outcome>,
    /// `None` in refereed play, which needs no memory.
    pub(crate) memory: Option<Memory>,
}

impl Position {
    /// The empty board of refereed play.
    pub(crate) const START: Self =
        Self { own: Side::EMPTY, other: Side::EMPTY, mover: DARK, decided: None, memory: None };

    /// Who acts.
    #[inline(always)]
    pub fn mover(&self) -> Player {
        self.mover
    }

    #[inline(always)]
    pub(crate) fn side(&self, player: Player) -> &Side {
        if player == self.mover { &self.own } else { &self.other }
    }

    fn side_mut(&mut self, player: Player) -> &mut Side {
        if player == self.mover { &mut self.own } else { &mut self.other }
    }

    /// A player's singles.
    pub fn singles(&self, player: Player) -> CellSet {
        self.side(player).singles
    }

    /// A player's doubles.
    pub fn doubles(&self, player: Player) -> CellSet {
        self.side(player).doubles
    }

    /// The empty vertices of a player's threats.
    pub fn threats(&self, player: Player) -> CellSet {
        self.side(player).threats
    }

    /// How many pawns a player has in hand.
    pub fn pawns(&self, player: Player) -> u32 {
        self.side(player).pawns()
    }

    /// The cells on which nothing stands.
    #[inline(always)]
    pub fn empty(&self) -> CellSet {
        BOARD.without(self.own.pieces().or(self.other.pieces()))
    }

    /// What stands on the cell.
    pub fn piece_at(&self, cell: Cell) -> Option<(Player, Kind)> {
        [DARK, LIGHT].into_iter().find_map(|player| {
            let side = self.side(player);
            if side.singles.has(cell) {
                Some((player, Kind::Single))
            } else {
                side.doubles.has(cell).then_some((player, Kind::Double))
            }
        })
    }

    /// Sets a piece while a text is read; [`Position::settle`] follows.
    pub(crate) fn set_up(&mut self, cell: Cell, player: Player, kind: Kind) {
        let side = self.side_mut(player);
        let pieces = match kind {
            Kind::Single => &mut side.singles,
            Kind::Double => &mut side.doubles,
        };
        *pieces = pieces.or(CellSet::of(cell));
    }

    /// Works out what follows from a board that was set up piece by piece.
    pub(crate) fn settle(&mut self) {
        let empty = self.empty();
        for side in [&mut self.own, &mut self.other] {
            side.threats = threats(side.singles, empty);
        }
        if self.memory.is_none() {
            self.decided = referee::judged(self);
        }
    }

    /// Puts doubles of the mover on empty cells.
    #[inline(always)]
    pub(crate) fn put_doubles(&mut self, cells: CellSet) {
        self.own.doubles = self.own.doubles.or(cells);
        self.own.threats = self.own.threats.without(cells);
        self.other.threats = self.other.threats.without(cells);
    }

    /// Puts a single of the mover on an empty cell.
    #[inline(always)]
    pub(crate) fn put_single(&mut self, cell: Cell) {
        let at = CellSet::of(cell);
        self.own.singles = self.own.singles.or(at);
        let made = threats_through(self.own.singles, self.empty(), cell);
        self.own.threats = self.own.threats.without(at).or(made);
        self.other.threats = self.other.threats.without(at);
    }

    /// Lets the opponent act.
    #[inline(always)]
    pub(crate) fn end_turn(&mut self) {
        std::mem::swap(&mut self.own, &mut self.other);
        self.mover = self.mover.opponent();
    }
}
