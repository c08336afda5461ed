//! Everything a mover can place, as sets: what listing, counting, picking and judging share.

use crate::board::Cover;
use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::variant::MOST_TRIANGLES;
use crate::{Half, Position, SamLiam, Variant};

/// The placements of one triangle: from the hand, or after one lift.
#[derive(Clone, Copy)]
pub(crate) struct Turn<W, const C: u8, const R: u8> {
    /// The triangle that is placed anew (L5).
    pub(crate) lifted: Option<Half<C, R>>,
    /// Where it may go, by the corner it takes.
    pub(crate) landings: Halves<W>,
}

/// The turns a mover has, by what is lifted.
#[derive(Clone, Copy)]
pub(crate) struct Turns<W, const C: u8, const R: u8> {
    list: [Turn<W, C, R>; MOST_TRIANGLES],
    count: usize,
}

impl<W: Field, const C: u8, const R: u8> Turn<W, C, R> {
    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.landings.is_empty()
    }

    /// The placements, one by one.
    #[inline(always)]
    pub(crate) fn halves(&self) -> impl Iterator<Item = Half<C, R>> + use<W, C, R> {
        self.landings.iter()
    }
}

impl<W: Field, const C: u8, const R: u8> Turns<W, C, R> {
    #[inline(always)]
    fn new() -> Self {
        let none = Turn { lifted: None, landings: Halves::NONE };
        Self { list: [none; MOST_TRIANGLES], count: 0 }
    }

    #[inline(always)]
    fn push(&mut self, turn: Turn<W, C, R>) {
        self.list[self.count] = turn;
        self.count += 1;
    }

    #[inline(always)]
    pub(crate) fn list(&self) -> &[Turn<W, C, R>] {
        &self.list[..self.count]
    }

    #[inline(always)]
    pub(crate) fn list_mut(&mut self) -> &mut [Turn<W, C, R>] {
        &mut self.list[..self.count]
    }

    /// How many placements there are.
    #[inline(always)]
    pub(crate) fn len(&self) -> u32 {
        self.list().iter().map(|turn| turn.landings.len()).sum()
    }

    /// Where any of them ends.
    pub(crate) fn landings(&self) -> Halves<W> {
        self.list().iter().fold(Halves::NONE, |landings, turn| landings | turn.landings)
    }

    /// The placements of this triangle: from the hand, or lifted.
    pub(crate) fn of(&self, lifted: Option<Half<C, R>>) -> Halves<W> {
        let turn = self.list().iter().find(|turn| turn.lifted == lifted);
        turn.map_or(Halves::NONE, |turn| turn.landings)
    }

    /// Whether this placement is among them.
    pub(crate) fn has(&self, lifted: Option<Half<C, R>>, half: Half<C, R>) -> bool {
        self.of(lifted).has(half)
    }

    /// The placement that has `index` others before it.
    #[inline(always)]
    pub(crate) fn nth(&self, mut index: u32) -> Option<(Option<Half<C, R>>, Half<C, R>)> {
        for turn in self.list() {
            let count = turn.landings.len();
            if index < count {
                return Some((turn.lifted, turn.landings.nth(index)?));
            }
            index -= count;
        }
        None
    }
}

/// L5: where a lifted triangle may land, given where one from the hand might.
///
/// A lone triangle leaves an empty cell, to which it may return in another corner; half of a pair leaves the other half,
/// beside which it could only go back exactly as it was.
#[inline(always)]
pub(crate) fn landings_after_lift<W: Field, const C: u8, const R: u8>(
    landings: &Halves<W>,
    cover: &Cover<W>,
    lifted: Half<C, R>,
) -> Halves<W> {
    let here = W::cell(lifted.cell.index());
    let mut after = landings.map(|set| set | (cover.half & here));
    after.remove(lifted);
    after
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Every placement of a triangle that L1 and L5 allow the mover.
    #[inline(always)]
    pub(crate) fn all_turns(position: &Position<W, C, R, N>) -> Turns<W, C, R> {
        let (board, mover) = (&position.board, position.mover);
        let cover = board.cover();
        let landings = cover.landings();
        let mut turns = Turns::new();
        if Self::triangles_in_hand(board, mover) > 0 {
            turns.push(Turn { lifted: None, landings });
        } else if Self::in_second_phase(board, mover) {
            for lifted in position.own_triangles(mover) {
                let landings = landings_after_lift(&landings, &cover, lifted);
                turns.push(Turn { lifted: Some(lifted), landings });
            }
        }
        turns
    }

    /// L7: the cells where the mover may put a tile.
    #[inline(always)]
    pub(crate) fn tile_landings(position: &Position<W, C, R, N>) -> W {
        let (board, mover) = (&position.board, position.mover);
        let may = Self::tiles_in_hand(board, mover) > 0
            && (position.blocked || Self::triangles_in_hand(board, mover) == 0);
        if may { board.cover().empty } else { W::ZERO }
    }
}
