//! The duty to block (L10), for three and four players.
//!
//! A move changes one cell, or two with its lift, so what it leaves an opponent follows from sets worked out once: which
//! placements take a closing cell away, and which lifts open one. Forks are prevented by intersecting, over the forks
//! there are, the placements that spoil each; as a rule nothing is left after two or three.

use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::board::{Board, Cover};
use crate::rules::hands::Holding;
use crate::rules::threats::{Blocking, closing, open};
use crate::rules::turns::{Turn, Turns};
use crate::variant::MOST_TRIANGLES;
use crate::{Half, Position, SamLiam, Variant};
use siliam_core::{Player, Rules};

/// What a mover owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// To leave this opponent, who has open figures, the fewest closing cells.
    Sam(Player),
    /// To leave this player, who has just moved, no fork.
    Song(Player),
}

/// A duty of the mover's.
#[derive(Clone, Copy)]
pub(crate) struct Owed<W> {
    pub(crate) duty: Duty,
    /// The cells where it can be met.
    pub(crate) cells: W,
    /// The corners of those cells in which a triangle would not meet it.
    pub(crate) idle: Halves<W>,
}

/// A duty that a placement fails.
#[derive(Clone, Copy)]
pub(crate) struct Failed<W> {
    pub(crate) duty: Duty,
    /// The cells where it can be met.
    pub(crate) cells: W,
    /// Whether the same triangle would meet it in another corner of the same cell.
    pub(crate) another_corner: bool,
}

/// A fork of the previous player, and what spoils it.
#[derive(Clone, Copy)]
struct Fork<W> {
    /// Where it is placed, and the closing cells it makes.
    cells: W,
    /// The placements of other players that prevent it.
    spoilers: Halves<W>,
}

/// How many forks found before any lift are tried on the boards after a lift, before those are searched for forks.
const KEPT_FORKS: usize = 12;

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// The placements that the duty leaves the mover.
    ///
    /// `each` is shown what there is before any duty and then what every duty that applied left, both without the moves
    /// that complete a figure.
    #[inline(always)]
    pub(crate) fn dutiful_turns(
        self,
        position: &Position<W, C, R, N>,
        mut each: impl FnMut(Option<Duty>, &Turns<W, C, R>),
    ) -> Turns<W, C, R> {
        let (board, mover) = (&position.board, position.mover);
        let cover = board.cover();
        let mut turns = Self::all_turns(position);
        let mut completing = [Halves::NONE; MOST_TRIANGLES];
        let own = self.threats(board, &cover, mover);
        if !own.closing.is_empty() {
            self.set_aside_completing(board, mover, &mut turns, &mut completing);
        }
        each(None, &turns);
        let mut anything_open = false;
        let mut opponent = Position::<W, C, R, N>::next(mover);
        loop {
            let threats = self.threats(board, &cover, opponent);
            if !threats.closing.is_empty() {
                anything_open = true;
                let blocking = Blocking::new(&cover, opponent, &threats, Holding::Triangle);
                leave_fewest(board, &cover, &blocking, &mut turns);
                each(Some(Duty::Sam(opponent)), &turns);
            }
            let next = Position::<W, C, R, N>::next(opponent);
            if next == mover {
                // The last opponent to play is the one who has just moved. While nothing is open, all forks are plain:
                // see `threats`.
                let forks = if anything_open {
                    Halves::NONE
                } else {
                    self.plain_forks(board, &cover, opponent, &threats).triangles
                };
                if !forks.is_empty() && self.leave_no_fork(position, &cover, opponent, &forks, &mut turns) {
                    each(Some(Duty::Song(opponent)), &turns);
                }
                break;
            }
            opponent = next;
        }
        if !own.closing.is_empty() {
            for (turn, completing) in turns.list_mut().iter_mut().zip(&completing) {
                turn.landings |= *completing;
            }
        }
        turns
    }

    /// What the mover owes; a duty that leaves no choice to narrow is none.
    pub(crate) fn owed(self, position: &Position<W, C, R, N>) -> Vec<Owed<W>> {
        let mut owed = Vec::new();
        if N == 2 || self.outcome(position).is_some() {
            return owed;
        }
        let (mut before, mut count) = (Halves::NONE, 0);
        self.dutiful_turns(position, |duty, left| {
            let landings = left.landings();
            if let Some(duty) = duty.filter(|_| left.len() < count) {
                let cells = self.where_met(position, duty, left);
                owed.push(Owed { duty, cells, idle: before.without(landings).on(cells) });
            }
            (before, count) = (landings, left.len());
        });
        owed
    }

    /// The duty that forbids a placement which L1 and L5 allow.
    pub(crate) fn failed_duty(
        self,
        position: &Position<W, C, R, N>,
        lifted: Option<Half<C, R>>,
        half: Half<C, R>,
    ) -> Option<Failed<W>> {
        let mut failed = None;
        let turns = self.dutiful_turns(position, |duty, left| {
            if let Some(duty) = duty.filter(|_| failed.is_none() && !left.has(lifted, half)) {
                let cells = self.where_met(position, duty, left);
                let another = left.of(lifted).cells() & cells;
                failed = Some(Failed { duty, cells, another_corner: another.has(half.cell.index()) });
            }
        });
        failed.filter(|_| !turns.has(lifted, half))
    }

    /// The duty that forbids to lift any of these triangles, wherever it would go.
    pub(crate) fn duty_against_lifts(
        self,
        position: &Position<W, C, R, N>,
        lifts: &[Half<C, R>],
    ) -> Option<Failed<W>> {
        let mut failed = None;
        self.dutiful_turns(position, |duty, left| {
            let none_left = || lifts.iter().all(|&lifted| left.of(Some(lifted)).is_empty());
            if let Some(duty) = duty.filter(|_| failed.is_none() && none_left()) {
                let cells = self.where_met(position, duty, left);
                failed = Some(Failed { duty, cells, another_corner: false });
            }
        });
        failed
    }

    /// Where the moves that are left meet a duty.
    fn where_met(self, position: &Position<W, C, R, N>, duty: Duty, left: &Turns<W, C, R>) -> W {
        let cells = left.landings().cells();
        match duty {
            Duty::Sam(opponent) => cells & self.closing_on(&position.board, opponent),
            Duty::Song(_) => cells,
        }
    }

    /// Takes the placements that complete a figure out of the turns: the duty does not apply to them.
    fn set_aside_completing(
        self,
        board: &Board<W, C, R, N>,
        mover: Player,
        turns: &mut Turns<W, C, R>,
        completing: &mut [Halves<W>; MOST_TRIANGLES],
    ) {
        for (turn, completing) in turns.list_mut().iter_mut().zip(completing) {
            *completing = turn.landings & self.completing_after_lift(board, mover, turn.lifted);
            turn.landings = turn.landings.without(*completing);
        }
    }

    /// Leaves the turns after which the previous player, who has these forks now, has none; false if there are none.
    fn leave_no_fork(
        self,
        position: &Position<W, C, R, N>,
        cover: &Cover<W>,
        previous: Player,
        forks: &Halves<W>,
        turns: &mut Turns<W, C, R>,
    ) -> bool {
        let (board, mover) = (&position.board, position.mover);
        let mut kept = [Fork { cells: W::ZERO, spoilers: Halves::NONE }; KEPT_FORKS];
        let mut kept_count = 0;
        let mut left = *turns;
        for turn in left.list_mut() {
            let Some(lifted) = turn.lifted else {
                self.keep_spoilers(board, cover, previous, forks, turn);
                continue;
            };
            if kept_count == 0 {
                for (kept, half) in kept.iter_mut().zip(forks.iter()) {
                    *kept = self.fork(board, cover, previous, half);
                    kept_count += 1;
                }
            }
            // A lift elsewhere leaves a fork as it is, or makes it harder to spoil.
            let here = W::cell(lifted.cell.index());
            for fork in kept[..kept_count].iter().filter(|fork| (fork.cells & here).is_empty()) {
                turn.landings = turn.landings & fork.spoilers;
            }
            if !turn.is_empty() {
                self.prevent_after_lift(board, mover, previous, lifted, turn);
            }
        }
        if left.list().iter().all(Turn::is_empty) {
            return false;
        }
        *turns = left;
        true
    }

    /// Leaves the placements after one lift after which the previous player has no fork.
    fn prevent_after_lift(
        self,
        board: &Board<W, C, R, N>,
        mover: Player,
        previous: Player,
        lifted: Half<C, R>,
        turn: &mut Turn<W, C, R>,
    ) {
        let mut board = *board;
        board.lift(mover, lifted);
        let cover = board.cover();
        let threats = self.threats(&board, &cover, previous);
        if threats.closing.is_empty() {
            let forks = self.plain_forks(&board, &cover, previous, &threats).triangles;
            self.keep_spoilers(&board, &cover, previous, &forks, turn);
            return;
        }
        // The lift opens a figure: what was to close with a fork may be closed already. Rare, so tried one by one.
        let halves: Vec<_> = turn.halves().collect();
        for half in halves {
            let mut after = board;
            after.put(mover, half);
            if self.has_fork(&after, previous) {
                turn.landings.remove(half);
            }
        }
    }

    /// Keeps the placements that spoil every one of these forks.
    fn keep_spoilers(
        self,
        board: &Board<W, C, R, N>,
        cover: &Cover<W>,
        previous: Player,
        forks: &Halves<W>,
        turn: &mut Turn<W, C, R>,
    ) {
        for half in forks.iter() {
            let fork = self.fork(board, cover, previous, half);
            turn.landings = turn.landings & fork.spoilers;
            if turn.is_empty() {
                return;
            }
        }
    }

    /// A fork and what spoils it, where its player has no closing cell yet.
    #[inline(always)]
    fn fork(self, board: &Board<W, C, R, N>, cover: &Cover<W>, player: Player, half: Half<C, R>) -> Fork<W> {
        let here = W::cell(half.cell.index());
        let mut after = *board;
        after.put(player, half);
        let missing = self.figures().missing(&after.shows(player));
        let closing = closing(&missing, &open(cover, board.cells_of(player), Holding::Triangle)) & !here;
        let only_two = closing.ones() == 2;
        let spoilers = Halves::of(|corner| {
            // On its own cell anything but the half that leaves it just the other one.
            let leaves_it = !(cover.empty & here).is_empty() && corner == half.corner.opposite();
            let on_it = if leaves_it { W::ZERO } else { here };
            let blocks = closing & !(cover.empty & missing[corner.opposite()]);
            if only_two { on_it | blocks } else { on_it }
        });
        Fork { cells: closing | here, spoilers }
    }
}

/// Leaves the turns after which the opponent has the fewest closing cells.
#[inline(always)]
fn leave_fewest<W: Field, const C: u8, const R: u8, const N: usize>(
    board: &Board<W, C, R, N>,
    cover: &Cover<W>,
    blocking: &Blocking<W>,
    turns: &mut Turns<W, C, R>,
) {
    let possible = turns.list().iter().filter(|turn| !turn.is_empty());
    let fewest = possible.map(|turn| {
        let left = blocking.after_lift(board, cover, turn.lifted);
        let blocks = !(turn.landings & left.blocks).is_empty();
        left.closing - u32::from(blocks)
    });
    let Some(fewest) = fewest.min() else { return };
    for turn in turns.list_mut() {
        let left = blocking.after_lift(board, cover, turn.lifted);
        if left.closing > fewest + 1 {
            turn.landings = Halves::NONE;
        } else if left.closing > fewest {
            turn.landings = turn.landings & left.blocks;
        }
    }
}
