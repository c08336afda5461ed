//! The counts of the evaluation, updated move by move: a placement changes one cell, and only the figures through it.
//!
//! A figure *lives* for a player while each of its cells shows what it must or can still be made to. For every cell and
//! direction that a player does not show yet the tally counts the living figures that lack it, by how many of their cells are
//! in place. The terms of the evaluation, threats and the values of placements follow from these counts in one pass.

mod side;
#[cfg(test)]
mod tests;

use crate::board::Board;
use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::rules::hands::Holding;
use crate::rules::threats::Threats;
use crate::think::two::chances::Chances;
use crate::think::two::squares::{ROW, Squares};
use crate::think::two::tally::side::{Faces, Side};
use crate::think::two::worth::{ByOthers, Worth};
use crate::{Corner, Position, SamLiam, Variant};
use siliam_core::{Player, cpu};
use std::marker::PhantomData;

pub(crate) use crate::think::two::tally::side::HasFork;

/// Both players' counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareTally {
    sides: [Side; 2],
}

impl SquareTally {
    /// What the player may still make.
    #[inline(always)]
    pub(crate) fn chances(&self, player: Player) -> Chances {
        self.sides[player.index()].chances()
    }

    /// Whether the player has a closing cell (L6).
    #[inline(always)]
    pub(crate) fn has_closing(&self, player: Player) -> bool {
        self.sides[player.index()].living[3] > 0
    }

    /// Whether the player has a fork, with one more triangle in hand.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn fork(&self, player: Player, squares: &Squares) -> HasFork {
        cpu::run(ForkTask { side: &self.sides[player.index()], squares })
    }

    /// What the player threatens, who holds a triangle. Unlike the rules' threats, `missing` leaves out what can never be shown.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn threats<W: Field, const C: u8, const R: u8, const N: usize>(
        &self,
        board: &Board<W, C, R, N>,
        player: Player,
        squares: &Squares,
    ) -> Threats<W> {
        let missing =
            cpu::run(ClosingTask { side: &self.sides[player.index()], squares, field: PhantomData });
        Threats { shows: board.shows(player), missing, closing: missing.cells() }
    }

    /// Where showing each direction leaves the player a figure that lacks one cell.
    pub(crate) fn threatening<W: Field>(&self, player: Player) -> Halves<W> {
        self.sides[player.index()].threatening()
    }

    /// What these cells are worth to the player by what they would show there.
    pub(crate) fn worth_on<W: Field>(
        &self,
        cells: W,
        player: Player,
        by_others: ByOthers,
        squares: &Squares,
    ) -> Worth {
        let side = &self.sides[player.index()];
        let mut worth = Worth::NOTHING;
        for cell in cells.cells() {
            for (corner, row) in worth.by_half.iter_mut().enumerate() {
                let members = squares.through(4 * cell + corner).iter();
                let lacking = members.filter_map(|member| {
                    let shown = side.figures[usize::from(member / 4)];
                    (shown < 16 && shown >> (member % 4) & 1 == 0).then(|| shown.count_ones() as usize)
                });
                row[cell] = lacking.map(|placed| by_others[placed]).sum();
            }
        }
        worth
    }

    /// The values of the mover's placements, given those of figures. Nobody may have a closing cell.
    pub(crate) fn placing(&self, mover: Player, own: ByOthers, other: ByOthers) -> Placing {
        let [mover, opponent] = [mover, mover.opponent()].map(|player| &self.sides[player.index()]);
        cpu::run(PlacingTask { mover, opponent, own, other })
    }
}

/// Finds out whether a player has a fork.
struct ForkTask<'a> {
    side: &'a Side,
    squares: &'a Squares,
}

impl cpu::Task for ForkTask<'_> {
    type Output = HasFork;

    #[inline(always)]
    fn run(self) -> HasFork {
        self.side.fork(self.squares)
    }
}

/// Finds where squares lack one cell.
struct ClosingTask<'a, W> {
    side: &'a Side,
    squares: &'a Squares,
    field: PhantomData<W>,
}

impl<W: Field> cpu::Task for ClosingTask<'_, W> {
    type Output = Halves<W>;

    #[inline(always)]
    fn run(self) -> Halves<W> {
        self.side.closing(self.squares)
    }
}

/// What placements are worth: what they show, and what the opponent cannot show any more.
pub(crate) struct Placing {
    /// On empty cells, a row for each corner.
    pub(crate) empty: Worth,
    /// On half-filled cells, without [`Merits::halves`](crate::think::two::worth::Merits::halves).
    pub(crate) filling: [i32; ROW],
}

/// Finds out what placements are worth.
struct PlacingTask<'a> {
    mover: &'a Side,
    opponent: &'a Side,
    own: ByOthers,
    other: ByOthers,
}

impl cpu::Task for PlacingTask<'_> {
    type Output = Placing;

    #[inline(always)]
    fn run(self) -> Placing {
        let (own, other) = (self.mover.worth(self.own), self.opponent.worth(self.other));
        let mut placing = Placing { empty: own, filling: [0; ROW] };
        let [ne, se, sw, nw] = &other.by_half;
        for cell in 0..ROW {
            let others = ne[cell] + se[cell] + sw[cell] + nw[cell];
            // Filling up a cell shows all that the mover could still show there, and ends all that the opponent could.
            placing.filling[cell] = others;
            for (corner, row) in placing.empty.by_half.iter_mut().enumerate() {
                placing.filling[cell] += row[cell];
                row[cell] += others - other.by_half[(corner + 2) % 4][cell];
            }
        }
        placing
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    pub(crate) const SQUARES: &'static Squares = &Squares::of(C, R);

    /// Whether positions are tallied; elsewhere the counts are taken from the board.
    #[inline(always)]
    pub(crate) fn tallies(self) -> bool {
        N == 2 && !self.announce
    }

    /// Counts everything.
    pub(crate) fn tally_of(self, position: &Position<W, C, R, N>) -> SquareTally {
        let squares = Self::SQUARES;
        let mut tally = SquareTally { sides: [Side::empty(squares); 2] };
        if self.tallies() {
            for (player, side) in Player::ALL.into_iter().zip(&mut tally.sides) {
                let holding = Self::holding(&position.board, player, 0);
                for cell in 0..usize::from(C * R) {
                    let faces = Faces::of(&position.board, player, cell, holding);
                    side.turn(squares, cell, Faces::OPEN, faces, holding);
                }
            }
        }
        tally
    }

    /// What the two players would complete a figure with.
    #[inline(always)]
    fn both_holding(board: &Board<W, C, R, N>) -> [Holding; 2] {
        [Self::holding(board, Player::First, 0), Self::holding(board, Player::Second, 0)]
    }

    /// Counts what has changed from one position to the next.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn count_changes(
        self,
        tally: &mut SquareTally,
        before: &Position<W, C, R, N>,
        after: &Position<W, C, R, N>,
    ) {
        if !self.tallies() {
            return;
        }
        let held = Self::both_holding(&after.board);
        if Self::TILES > 0 && Self::both_holding(&before.board) != held {
            *tally = self.tally_of(after);
            return;
        }
        let squares = Self::SQUARES;
        let mut changed = W::ZERO;
        for player in [Player::First, Player::Second] {
            let (before, after) = (before.board.halves(player), after.board.halves(player));
            for corner in Corner::ALL {
                changed |= before[corner] ^ after[corner];
            }
        }
        for cell in changed.cells() {
            for (player, side) in Player::ALL.into_iter().zip(&mut tally.sides) {
                let holding = held[player.index()];
                let from = Faces::of(&before.board, player, cell, holding);
                let to = Faces::of(&after.board, player, cell, holding);
                side.turn(squares, cell, from, to, holding);
            }
        }
    }
}
