//! A position of Sam Liam: the board, whose turn it is, and what the rulings count or remember.
//!
//! Invariants: nobody has more pieces than the game gives; only the winner, or the player whose placement is pending,
//! may have a complete figure; what announcements left to remember is empty without the option `announce`.

use crate::board::Board;
use crate::field::Field;
use crate::{Cell, CellSet, Corner};
use siliam_core::Player;

/// A triangle's place: a cell and the corner of its right angle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Half<const C: u8, const R: u8> {
    /// The cell.
    pub cell: Cell<C, R>,
    /// The corner.
    pub corner: Corner,
}

/// What stands in half a cell, or in the whole of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing.
    Empty,
    /// One triangle.
    One(Player, Corner),
    /// Two triangles in opposite corners, the upper one first.
    Two(Player, Player, Corner),
    /// A square tile.
    Tile(Player),
}

/// What a player announces with a placement (L12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Nothing.
    Nothing,
    /// `+sam`.
    Sam,
    /// `+song`.
    Song,
    /// `+sam+song`.
    SamSong,
    /// `+win`.
    Win,
}

impl Call {
    /// All of them, nothing first.
    pub const ALL: [Self; 5] = [Self::Nothing, Self::Sam, Self::Song, Self::SamSong, Self::Win];

    /// What it adds to a move's text.
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::Sam => "+sam",
            Self::Song => "+song",
            Self::SamSong => "+sam+song",
            Self::Win => "+win",
        }
    }

    pub(crate) const fn has_sam(self) -> bool {
        matches!(self, Self::Sam | Self::SamSong)
    }

    pub(crate) const fn has_song(self) -> bool {
        matches!(self, Self::Song | Self::SamSong)
    }
}

/// Cells by what was to be called there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Uncalled<W> {
    /// New closing cells.
    pub(crate) sam: W,
    /// Cells where a placement makes a fork.
    pub(crate) song: W,
}

impl<W: Field> Uncalled<W> {
    pub(crate) const NONE: Self = Self { sam: W::ZERO, song: W::ZERO };

    /// Cells of either kind.
    #[inline(always)]
    pub(crate) fn cells(self) -> W {
        self.sam | self.song
    }

    /// Those that lie on these cells.
    #[inline(always)]
    pub(crate) fn on(self, cells: W) -> Self {
        Self { sam: self.sam & cells, song: self.song & cells }
    }

    pub(crate) fn with(self, other: Self) -> Self {
        Self { sam: self.sam | other.sam, song: self.song | other.song }
    }

    pub(crate) fn is_none(self) -> bool {
        self.cells().is_empty()
    }
}

/// A placement on the board that the opponent may still forbid (L12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pending<const C: u8, const R: u8> {
    pub(crate) lifted: Option<Half<C, R>>,
    pub(crate) half: Half<C, R>,
    pub(crate) call: Call,
}

/// What L12 remembers, bars and has pending, for two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Notes<W, const C: u8, const R: u8> {
    /// What each player's last move brought and they did not call, until their next turn is over.
    pub(crate) uncalled: [Uncalled<W>; 2],
    /// Where each player was forbidden to place in their present or last turn, until the forbidder's turn after it is
    /// over: first it bars the player, then it is the forbidder's duty.
    pub(crate) barred: [Uncalled<W>; 2],
    pub(crate) pending: Option<Pending<C, R>>,
    /// Turns passed in a row (G2).
    pub(crate) passes: u8,
}

impl<W: Field, const C: u8, const R: u8> Notes<W, C, R> {
    pub(crate) const NONE: Self =
        Self { uncalled: [Uncalled::NONE; 2], barred: [Uncalled::NONE; 2], pending: None, passes: 0 };
}

/// A position of Sam Liam on `C` columns and `R` rows for `N` players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<W, const C: u8, const R: u8, const N: usize> {
    pub(crate) board: Board<W, C, R, N>,
    /// Whose turn it is, also while the other one decides about a pending placement.
    pub(crate) mover: Player,
    /// Second-phase turns of all players together (L13).
    pub(crate) turns: u32,
    /// L7: whether the last move blocked an open figure of the mover's.
    pub(crate) blocked: bool,
    pub(crate) winner: Option<Player>,
    pub(crate) notes: Notes<W, C, R>,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Position<W, C, R, N> {
    pub(crate) fn start() -> Self {
        Self {
            board: Board::empty(),
            mover: Player::First,
            turns: 0,
            blocked: false,
            winner: None,
            notes: Notes::NONE,
        }
    }

    /// Whose turn it is. While a placement is pending the opponent acts, but the turn is still the mover's.
    #[inline(always)]
    pub fn mover(&self) -> Player {
        self.mover
    }

    /// Who acts: the mover, or whoever may forbid a pending placement.
    #[inline(always)]
    pub fn actor(&self) -> Player {
        if self.notes.pending.is_some() { self.mover.opponent() } else { self.mover }
    }

    /// Second-phase turns played by all players together.
    pub fn second_phase_turns(&self) -> u32 {
        self.turns
    }

    /// Whether the opponent's last move blocked (L7).
    pub fn was_blocked(&self) -> bool {
        self.blocked
    }

    /// What stands on a cell.
    pub fn content(&self, cell: Cell<C, R>) -> Content {
        let owner = |corner| self.board.owner(Half { cell, corner });
        let mut upper = Corner::ALL.into_iter().filter(|corner| corner.is_upper());
        if let Some(player) = Player::ALL.into_iter().take(N).find(|&player| self.tiles(player).has(cell)) {
            return Content::Tile(player);
        }
        let pair = upper.find_map(|corner| Some((owner(corner)?, owner(corner.opposite())?, corner)));
        if let Some((upper, lower, corner)) = pair {
            return Content::Two(upper, lower, corner);
        }
        let one = Corner::ALL.into_iter().find_map(|corner| Some((owner(corner)?, corner)));
        one.map_or(Content::Empty, |(player, corner)| Content::One(player, corner))
    }

    /// The cells where the player has a triangle in this corner.
    pub fn triangles(&self, player: Player, corner: Corner) -> CellSet<W, C, R> {
        CellSet::of_bits(self.board.halves(player)[corner.index()] & !self.board.tiles(player))
    }

    /// The player's square tiles.
    pub fn tiles(&self, player: Player) -> CellSet<W, C, R> {
        CellSet::of_bits(self.board.tiles(player))
    }

    /// The player who plays next after another.
    #[inline(always)]
    pub(crate) fn next(player: Player) -> Player {
        Player::ALL[(player.index() + 1) % N]
    }

    /// The player's triangles on the board, in the order in which moves lift them.
    #[inline(always)]
    pub(crate) fn own_triangles(&self, player: Player) -> impl Iterator<Item = Half<C, R>> + use<W, C, R, N> {
        let halves = *self.board.halves(player);
        Corner::ALL.into_iter().flat_map(move |corner| {
            let cells = halves[corner.index()].cells();
            cells.map(move |index| Half { cell: crate::board::cell_at(index), corner })
        })
    }
}
