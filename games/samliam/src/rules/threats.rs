//! Open figures, closing cells and forks (L6).
//!
//! Everything is found for the whole board at once. Two facts keep the second phase as cheap as the first:
//! - A player can complete a figure on their turn exactly when they have a closing cell. The three cells in place and the
//!   half-filled closing cell hold at most seven triangles, so there is always another one to lift.
//! - A placement that forks as if with one triangle more forks with some lift too, for the same reason: at most nine
//!   triangles make the two open figures. The only other forks place on a closing cell while the lift undoes the very
//!   figure that would be completed; those are tried one by one.

use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::board::{Board, Cover, cell_at};
use crate::rules::figures::{FigureKind, Shape, Twice};
use crate::rules::hands::Holding;
use crate::{CellSet, Corner, Half, Position, SamLiam, Variant};
use siliam_core::{Coord, Player};

/// A figure: four cells with the directions they must show, and what it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figure<const C: u8, const R: u8> {
    /// Square, cross or line.
    pub kind: FigureKind,
    /// The four cells with their directions.
    pub cells: [Half<C, R>; 4],
}

/// What one player threatens on a board.
#[derive(Clone, Copy)]
pub(crate) struct Threats<W> {
    pub(crate) shows: Halves<W>,
    /// Cells that would complete a figure by showing this direction, open or not.
    pub(crate) missing: Halves<W>,
    /// L6's closing cells.
    pub(crate) closing: W,
}

/// Placements: triangles by the corner they take, and tiles.
#[derive(Clone, Copy)]
pub(crate) struct Placements<W> {
    pub(crate) triangles: Halves<W>,
    pub(crate) tiles: W,
}

impl<W: Field> Placements<W> {
    pub(crate) const NONE: Self = Self { triangles: Halves::NONE, tiles: W::ZERO };

    /// The cells where anything may be put.
    pub(crate) fn cells(&self) -> W {
        self.triangles.cells() | self.tiles
    }
}

/// The cells that the player can make show each direction by one more piece (L6).
#[inline(always)]
pub(crate) fn open<W: Field>(cover: &Cover<W>, own: W, holding: Holding) -> Halves<W> {
    match holding {
        Holding::Triangle => Halves::of(|corner| {
            let other_half = cover.corners[corner.opposite()];
            cover.empty | (cover.half & (own | other_half))
        }),
        Holding::Tile => Halves([cover.empty; 4]),
        Holding::Nothing => Halves::NONE,
    }
}

/// Where a triangle of the player whose cells are `own` shows a wanted direction; beside an own triangle it shows all.
#[inline(always)]
pub(crate) fn showing<W: Field>(cover: &Cover<W>, own: W, wanted: &Halves<W>) -> Halves<W> {
    let own_half = cover.half & own;
    let any = wanted.cells() & own_half;
    cover.landings() & wanted.map(|set| any | (set & !own_half))
}

/// Cells among `open` that would complete a figure.
#[inline(always)]
pub(crate) fn closing<W: Field>(missing: &Halves<W>, open: &Halves<W>) -> W {
    (*missing & *open).cells()
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// What the player threatens.
    #[inline(always)]
    pub(crate) fn threats(self, board: &Board<W, C, R, N>, cover: &Cover<W>, player: Player) -> Threats<W> {
        let shows = board.shows(player);
        let missing = self.figures().missing(&shows);
        let open = open(cover, board.cells_of(player), Self::holding(board, player, 0));
        let closing = closing(&missing, &open);
        Threats { shows, missing, closing }
    }

    /// The player's closing cells.
    #[inline(always)]
    pub(crate) fn closing_on(self, board: &Board<W, C, R, N>, player: Player) -> W {
        self.threats(board, &board.cover(), player).closing
    }

    /// Where the player could put a triangle or tile to complete a figure.
    #[inline(always)]
    pub(crate) fn completing(
        board: &Board<W, C, R, N>,
        cover: &Cover<W>,
        player: Player,
        threats: &Threats<W>,
    ) -> Halves<W> {
        showing(cover, board.cells_of(player), &threats.missing)
    }

    /// [`Self::completing`] with this triangle lifted first.
    pub(crate) fn completing_after_lift(
        self,
        board: &Board<W, C, R, N>,
        player: Player,
        lifted: Option<Half<C, R>>,
    ) -> Halves<W> {
        let mut left = *board;
        if let Some(lifted) = lifted {
            left.lift(player, lifted);
        }
        let cover = left.cover();
        Self::completing(&left, &cover, player, &self.threats(&left, &cover, player))
    }

    /// Where a placement by the player makes a fork, as if it were their turn; in the second phase with some lift.
    pub(crate) fn forks(self, board: &Board<W, C, R, N>, player: Player) -> Placements<W> {
        let cover = board.cover();
        let threats = self.threats(board, &cover, player);
        let mut forks = self.plain_forks(board, &cover, player, &threats);
        forks.triangles |= self.undoing_forks(board, player, &threats, W::ZERO);
        forks
    }

    /// Whether the player has a fork.
    pub(crate) fn has_fork(self, board: &Board<W, C, R, N>, player: Player) -> bool {
        self.has_fork_beside(board, player, W::ZERO)
    }

    /// Whether the player has a fork cell other than these.
    pub(crate) fn has_fork_beside(self, board: &Board<W, C, R, N>, player: Player, known: W) -> bool {
        let cover = board.cover();
        let threats = self.threats(board, &cover, player);
        let plain = self.plain_forks(board, &cover, player, &threats).cells();
        !(plain & !known).is_empty() || !self.undoing_forks(board, player, &threats, known).is_empty()
    }

    /// The mover's fork cells, those for the tile to which a block gives the right included (L7).
    pub(crate) fn movers_fork_cells(self, position: &Position<W, C, R, N>) -> W {
        let (board, player) = (&position.board, position.mover);
        let forks = self.forks(board, player).cells();
        if !position.blocked {
            return forks;
        }
        let cover = board.cover();
        let threats = self.threats(board, &cover, player);
        let after = Self::holding(board, player, 0);
        let twice = self.twice(board, &cover, player, &threats, after).all_directions;
        forks | (Self::tile_landings(position) & twice & !threats.missing.cells())
    }

    /// Where a placement gives the player two new closing cells, holding this afterwards.
    #[inline(always)]
    fn twice(
        self,
        board: &Board<W, C, R, N>,
        cover: &Cover<W>,
        player: Player,
        threats: &Threats<W>,
        after: Holding,
    ) -> Twice<W> {
        let new = open(cover, board.cells_of(player), after).map(|set| set & !threats.closing);
        self.figures().twice(&threats.shows, &new)
    }

    /// Forks as if with one more piece in hand.
    #[inline(always)]
    pub(crate) fn plain_forks(
        self,
        board: &Board<W, C, R, N>,
        cover: &Cover<W>,
        player: Player,
        threats: &Threats<W>,
    ) -> Placements<W> {
        // A last piece leaves its player with something else, or with nothing, to close figures with (L7).
        let (holding, after) = match Self::holding(board, player, 0) {
            Holding::Nothing => return Placements::NONE,
            Holding::Tile if Self::tiles_in_hand(board, player) == 1 => (Holding::Tile, Holding::Nothing),
            Holding::Tile => (Holding::Tile, Holding::Tile),
            Holding::Triangle => (Holding::Triangle, Self::holding(board, player, 1)),
        };
        let twice = self.twice(board, cover, player, threats, after);
        let by_all = twice.all_directions & !threats.missing.cells();
        if holding == Holding::Tile {
            return Placements { tiles: cover.empty & by_all, ..Placements::NONE };
        }
        let own_half = cover.half & board.cells_of(player);
        let by_one = twice.one_direction.without(threats.missing);
        let triangles = cover.landings() & by_one.map(|set| (own_half & by_all) | (set & !own_half));
        Placements { triangles, ..Placements::NONE }
    }

    /// Second-phase forks that place on a closing cell, other than the known ones, while the lift undoes the figure.
    fn undoing_forks(
        self,
        board: &Board<W, C, R, N>,
        player: Player,
        threats: &Threats<W>,
        known: W,
    ) -> Halves<W> {
        let mut forks = Halves::NONE;
        if threats.closing.is_empty() || !Self::in_second_phase(board, player) {
            return forks;
        }
        let completing = Self::completing(board, &board.cover(), player, threats);
        // Only a lift from the figure, or from the closing cell, undoes it.
        let open_figures = self.figures().lacking_one(&threats.shows, threats.closing);
        for corner in Corner::ALL {
            for index in (board.halves(player)[corner] & open_figures).cells() {
                let lifted = Half { cell: cell_at(index), corner };
                let mut without = *board;
                without.lift(player, lifted);
                let cover = without.cover();
                let left = self.threats(&without, &cover, player);
                let still_completing = Self::completing(&without, &cover, player, &left);
                let landings = cover.landings();
                // A lone triangle on a closing cell may also turn there.
                let turning = threats.closing & W::cell(index);
                for put in Corner::ALL {
                    let undone = landings[put] & (completing[put] | turning) & !still_completing[put];
                    for index in (undone & !forks[put] & !known).cells() {
                        let mut after = without;
                        after.put(player, Half { cell: cell_at(index), corner: put });
                        let new = self.closing_on(&after, player) & !threats.closing;
                        if new.ones() >= 2 {
                            forks[put] |= W::cell(index);
                        }
                    }
                }
            }
        }
        forks
    }

    /// All figures, in the order of their shapes.
    pub fn all_figures(self) -> Vec<Figure<C, R>> {
        let of_shape = |shape: &Shape| {
            let Shape { kind, shows, steps, .. } = *shape;
            let figure = move |anchor: usize| {
                let mut cells = [Half { cell: cell_at(0), corner: Corner::NorthEast }; 4];
                for (half, (corner, step)) in cells.iter_mut().zip(shows.into_iter().zip(steps)) {
                    *half = Half { cell: cell_at(anchor + usize::from(step)), corner };
                }
                Figure { kind, cells }
            };
            shape.anchors().map(figure).collect::<Vec<_>>()
        };
        self.figures().shapes.iter().flat_map(of_shape).collect()
    }

    /// The player's complete figures.
    pub(crate) fn complete_figures(
        self,
        position: &Position<W, C, R, N>,
        player: Player,
    ) -> Vec<Figure<C, R>> {
        let shows = position.board.shows(player);
        let lacking = |figure: &Figure<C, R>| lacking(figure, &shows);
        self.all_figures().into_iter().filter(|figure| lacking(figure).is_empty()).collect()
    }

    /// The player's open figures (L6), each with the closing cell and the direction it lacks.
    pub fn open_figures(
        self,
        position: &Position<W, C, R, N>,
        player: Player,
    ) -> Vec<(Figure<C, R>, Half<C, R>)> {
        let board = &position.board;
        let shows = board.shows(player);
        let open = open(&board.cover(), board.cells_of(player), Self::holding(board, player, 0));
        let closing = |figure: Figure<C, R>| {
            let [half] = lacking(&figure, &shows)[..] else { return None };
            open.has(half).then_some((figure, half))
        };
        self.all_figures().into_iter().filter_map(closing).collect()
    }

    /// The player's closing cells (L6).
    #[inline(always)]
    pub fn closing_cells(self, position: &Position<W, C, R, N>, player: Player) -> CellSet<W, C, R> {
        CellSet::of_bits(self.closing_on(&position.board, player))
    }

    /// The cells where a placement by the player makes a fork, as if it were their turn (L6).
    pub fn fork_cells(self, position: &Position<W, C, R, N>, player: Player) -> CellSet<W, C, R> {
        CellSet::of_bits(self.forks(&position.board, player).cells())
    }
}

/// The cells of a figure that do not show what they must.
fn lacking<W: Field, const C: u8, const R: u8>(figure: &Figure<C, R>, shows: &Halves<W>) -> Vec<Half<C, R>> {
    let lacks = |half: &Half<C, R>| !shows.has(*half);
    figure.cells.into_iter().filter(lacks).collect()
}

/// A set's cells, for texts and scenes.
pub(crate) fn coords<W: Field, const C: u8, const R: u8>(set: W) -> Vec<Coord> {
    set.cells().map(|index| cell_at::<C, R>(index).coord()).collect()
}

/// How a mover's placements change one opponent's closing cells.
#[derive(Clone, Copy)]
pub(crate) struct Blocking<W> {
    opponent: Player,
    closing: W,
    missing: Halves<W>,
    /// Placements, on the board as it is, that take a closing cell away.
    blocks: Halves<W>,
}

/// What one lift, or none, leaves to an opponent.
#[derive(Clone, Copy)]
pub(crate) struct Left<W> {
    /// Closing cells before the placement.
    pub(crate) closing: u32,
    /// Placements that take one of them away.
    pub(crate) blocks: Halves<W>,
}

impl<W: Field> Blocking<W> {
    #[inline(always)]
    pub(crate) fn new(cover: &Cover<W>, opponent: Player, threats: &Threats<W>, holding: Holding) -> Self {
        let closing = threats.closing;
        let blocks = Halves::of(|corner| match holding {
            // An empty cell half filled from this corner can still come to show the opposite direction.
            Holding::Triangle => closing & !(cover.empty & threats.missing[corner.opposite()]),
            Holding::Tile | Holding::Nothing => closing,
        });
        Self { opponent, closing, missing: threats.missing, blocks }
    }

    /// With this triangle of somebody else's lifted first.
    #[inline(always)]
    pub(crate) fn after_lift<const C: u8, const R: u8, const N: usize>(
        &self,
        board: &Board<W, C, R, N>,
        cover: &Cover<W>,
        lifted: Option<Half<C, R>>,
    ) -> Left<W> {
        let closing = self.closing.ones();
        let Some(Half { cell, corner }) = lifted else { return Left { closing, blocks: self.blocks } };
        let index = cell.index();
        let any = self.missing.0.iter().any(|set| set.has(index));
        let lone = cover.half.has(index);
        let rest_is_theirs = board.halves(self.opponent)[corner.opposite()].has(index);
        // An empty cell or an own half shows anything in time; beside somebody else's half only the lifted corner is left.
        let closes = if lone || rest_is_theirs { any } else { self.missing[corner].has(index) };
        let opened = closes && !self.closing.has(index);
        let mut blocks = self.blocks;
        if lone {
            for put in Corner::ALL {
                let here = W::cell(index);
                let stays = !closes || self.missing[put.opposite()].has(index);
                let set = &mut blocks[put];
                *set = if stays { *set & !here } else { *set | here };
            }
        }
        Left { closing: closing + u32::from(opened), blocks }
    }
}
