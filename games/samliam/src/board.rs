//! What lies on the board: for every player the halves that their triangles fill.
//!
//! Invariants: a cell holds nothing, one triangle, two in opposite corners, or a tile, which is kept as all four corners
//! of one player. Nothing else is stored; what shows and what is free follows.

pub(crate) mod corner;
pub(crate) mod field;
pub(crate) mod halves;

use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::{Cell, Half};
use siliam_core::Player;

/// The triangles and tiles of `N` players on `C` columns and `R` rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board<W, const C: u8, const R: u8, const N: usize> {
    halves: [Halves<W>; N],
}

/// Which cells can take something, whoever owns what is there.
#[derive(Clone, Copy)]
pub(crate) struct Cover<W> {
    /// Cells with a triangle in this corner.
    pub(crate) corners: Halves<W>,
    /// Cells with nothing.
    pub(crate) empty: W,
    /// Cells with just one triangle.
    pub(crate) half: W,
}

impl<W: Field> Cover<W> {
    /// L1: where a triangle may be put, by the corner it takes.
    #[inline(always)]
    pub(crate) fn landings(&self) -> Halves<W> {
        Halves::of(|corner| self.empty | (self.half & self.corners[corner.opposite()]))
    }

    /// How many triangles there are; a square tile counts as two.
    #[inline(always)]
    pub(crate) fn triangles(&self) -> u32 {
        2 * self.corners.cells().ones() - self.half.ones()
    }
}

/// Cells that hold two halves: for triangles of one owner, those that show in all directions (L2).
#[inline(always)]
fn doubled<W: Field>(halves: &Halves<W>) -> W {
    let [ne, se, sw, nw] = halves.0;
    (ne & sw) | (se & nw)
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Board<W, C, R, N> {
    /// Nothing on it.
    pub(crate) fn empty() -> Self {
        Self { halves: [Halves::NONE; N] }
    }

    /// All cells.
    #[inline(always)]
    pub(crate) fn cells() -> W {
        W::of_wide((1 << (C * R)) - 1)
    }

    /// A player's triangles by corner; a tile counts in all four.
    #[inline(always)]
    pub(crate) fn halves(&self, player: Player) -> &Halves<W> {
        &self.halves[player.index()]
    }

    /// The cells where a player has anything.
    #[inline(always)]
    pub(crate) fn cells_of(&self, player: Player) -> W {
        self.halves(player).cells()
    }

    /// A player's tiles.
    #[inline(always)]
    pub(crate) fn tiles(&self, player: Player) -> W {
        let [ne, se, sw, nw] = self.halves(player).0;
        ne & se & sw & nw
    }

    /// L2: what a player shows, by direction.
    #[inline(always)]
    pub(crate) fn shows(&self, player: Player) -> Halves<W> {
        let halves = self.halves(player);
        let doubled = doubled(halves);
        halves.map(|set| set | doubled)
    }

    /// Cells with two triangles of the player, or a tile.
    #[inline(always)]
    pub(crate) fn doubled(&self, player: Player) -> W {
        doubled(self.halves(player))
    }

    /// What is free and what is half filled.
    #[inline(always)]
    pub(crate) fn cover(&self) -> Cover<W> {
        let mut corners = Halves::NONE;
        for &halves in &self.halves {
            corners |= halves;
        }
        let any = corners.cells();
        Cover { corners, empty: Self::cells() & !any, half: any & !doubled(&corners) }
    }

    /// Puts a triangle.
    #[inline(always)]
    pub(crate) fn put(&mut self, player: Player, half: Half<C, R>) {
        self.halves[player.index()].insert(half);
    }

    /// Takes a triangle away.
    #[inline(always)]
    pub(crate) fn lift(&mut self, player: Player, half: Half<C, R>) {
        self.halves[player.index()].remove(half);
    }

    /// Puts a triangle that comes from the hand or from elsewhere on the board.
    #[inline(always)]
    pub(crate) fn move_triangle(&mut self, player: Player, lifted: Option<Half<C, R>>, half: Half<C, R>) {
        if let Some(lifted) = lifted {
            self.lift(player, lifted);
        }
        self.put(player, half);
    }

    /// Puts a tile.
    #[inline(always)]
    pub(crate) fn put_tile(&mut self, player: Player, cell: Cell<C, R>) {
        let here = W::cell(cell.index());
        self.halves[player.index()] |= Halves([here; 4]);
    }

    /// Gives all pieces of one player to another who has none (G3).
    pub(crate) fn hand_over(&mut self, from: Player, to: Player) {
        self.halves.swap(from.index(), to.index());
    }

    /// Whose triangle is in this corner of the cell, or whose tile.
    pub(crate) fn owner(&self, half: Half<C, R>) -> Option<Player> {
        let has = |player: &Player| self.halves(*player).has(half);
        Player::ALL.into_iter().take(N).find(has)
    }

    /// The board with every half moved, and the players shifted by `seats`.
    pub(crate) fn image(&self, seats: usize, half: impl Fn(Half<C, R>) -> Half<C, R>) -> Self {
        let mut image = Self::empty();
        for player in Player::ALL.into_iter().take(N) {
            let seat = Player::ALL[(player.index() + seats) % N];
            for placed in self.halves(player).iter() {
                image.put(seat, half(placed));
            }
        }
        image
    }
}

/// The cell of an index that came from a set.
#[inline(always)]
pub(crate) fn cell_at<const C: u8, const R: u8>(index: usize) -> Cell<C, R> {
    Cell::of_index(index as u8).expect("a set has only cells of its board")
}
