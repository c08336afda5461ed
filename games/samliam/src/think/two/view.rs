//! What both players threaten, seen on the board.

use crate::board::field::Field;
use crate::board::{Cover, cell_at};
use crate::rules::hands::Holding;
use crate::rules::threats::{Threats, open};
use crate::rules::turns::Turn;
use crate::think::position_task;
use crate::{Half, Move, Position, SamLiam, Variant};
use siliam_core::{Glance, Player, cpu};

/// What both players threaten.
pub(crate) struct View<W> {
    pub(crate) mover: Player,
    pub(crate) other: Player,
    pub(crate) cover: Cover<W>,
    pub(crate) own: Threats<W>,
    pub(crate) others: Threats<W>,
}

position_task! {
    /// Sees what both players threaten.
    ViewTask: Variant {} -> View<W>, |rules, position| rules.view(position)
}

position_task! {
    /// Sees what the mover threatens.
    ThreatsTask: Variant {} -> (Cover<W>, Threats<W>), |rules, position| {
        let cover = position.board.cover();
        (cover, rules.threats(&position.board, &cover, position.mover))
    }
}

position_task! {
    /// Looks for a fork that the opponent cannot answer.
    ForkTask: Variant {} -> Option<Move<C, R>>, |rules, position| rules.decisive_fork(position, &rules.view(position))
}

position_task! {
    /// Sees what both players threaten in a game that goes on.
    GlanceTask: Variant {} -> Glance, |rules, position| {
        let view = rules.view(position);
        if !view.own.closing.is_empty() {
            Glance::WinsAtOnce
        } else if !view.others.closing.is_empty() {
            Glance::Threatened
        } else if rules.decisive_fork(position, &view).is_some() {
            Glance::WinsInThree
        } else {
            Glance::Calm
        }
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// What the mover and the next player threaten.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn view(self, position: &Position<W, C, R, N>) -> View<W> {
        let (board, mover) = (&position.board, position.mover);
        let other = Position::<W, C, R, N>::next(mover);
        let cover = board.cover();
        let own = self.threats(board, &cover, mover);
        let others = self.threats(board, &cover, other);
        View { mover, other, cover, own, others }
    }

    /// A placement that completes a figure, none of these cells taken.
    pub(crate) fn completing_move(
        self,
        position: &Position<W, C, R, N>,
        cover: &Cover<W>,
        threats: &Threats<W>,
        barred: W,
    ) -> Option<Move<C, R>> {
        let (board, mover) = (&position.board, position.mover);
        if (threats.closing & !barred).is_empty() {
            return None;
        }
        match Self::holding(board, mover, 0) {
            Holding::Nothing => None,
            Holding::Tile => {
                (threats.closing & cover.empty).cells().next().map(|index| Move::Tile(cell_at(index)))
            }
            Holding::Triangle => {
                let landings = Self::completing(board, cover, mover, threats).map(|set| set & !barred);
                let mut halves = Turn { lifted: None, landings }.halves();
                if Self::triangles_in_hand(board, mover) > 0 {
                    return halves.next().map(|half| Move::place(None, half));
                }
                halves.find_map(|half| {
                    let keeps = |lifted: &Half<C, R>| {
                        let mut after = *board;
                        after.move_triangle(mover, Some(*lifted), half);
                        lifted.cell != half.cell && self.figures().is_complete(&after.shows(mover))
                    };
                    let lifted = position.own_triangles(mover).find(keeps)?;
                    Some(Move::place(Some(lifted), half))
                })
            }
        }
    }

    /// L13: whether the mover's turn is the last one.
    pub(crate) fn is_last_turn(self, position: &Position<W, C, R, N>) -> bool {
        !self.endless
            && position.turns + 1 >= Self::TURN_LIMIT
            && Self::in_second_phase(&position.board, position.mover)
    }

    /// A fork that the opponent cannot answer.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn decisive_fork(self, position: &Position<W, C, R, N>, view: &View<W>) -> Option<Move<C, R>> {
        let (board, mover) = (&position.board, view.mover);
        // Either the fork or the opponent's reply would end the game (L13).
        let turns = [mover, view.other].map(|player| u32::from(Self::in_second_phase(board, player)));
        let runs_out = !self.endless && position.turns + turns[0] + turns[1] >= Self::TURN_LIMIT;
        if !view.own.closing.is_empty() || !view.others.closing.is_empty() || (runs_out && turns != [0, 0]) {
            return None;
        }
        let own_cells = board.cells_of(mover);
        let able = open(&view.cover, own_cells, Self::holding(board, mover, 0));
        let twice = self.figures().twice_at_most(&view.own.shows, &able);
        let by_all = twice.all_directions & (view.cover.empty | own_cells);
        let by_one = twice.one_direction & view.cover.landings();
        let by_all = if Self::TILES == 0 { by_all & own_cells & view.cover.half } else { by_all };
        if by_all.is_empty() && by_one.is_empty() {
            return None;
        }
        let forks = self.plain_forks(board, &view.cover, mover, &view.own);
        if let Some(index) = forks.tiles.cells().next() {
            return Some(Move::Tile(cell_at(index)));
        }
        let mut halves = Turn { lifted: None, landings: forks.triangles }.halves();
        if Self::triangles_in_hand(board, mover) > 0 {
            return halves.next().map(|half| Move::place(None, half));
        }
        halves.find_map(|half| {
            let works = |lifted: &Half<C, R>| self.keeps_fork(position, view, *lifted, half);
            let lifted = position.own_triangles(mover).find(works)?;
            Some(Move::place(Some(lifted), half))
        })
    }

    /// Whether a fork stands with this lift and opens nothing to the opponent.
    pub(crate) fn keeps_fork(
        self,
        position: &Position<W, C, R, N>,
        view: &View<W>,
        lifted: Half<C, R>,
        half: Half<C, R>,
    ) -> bool {
        let mut after = position.board;
        after.move_triangle(view.mover, Some(lifted), half);
        lifted.cell != half.cell
            && self.closing_on(&after, view.other).is_empty()
            && self.closing_on(&after, view.mover).ones() >= 2
    }
}
