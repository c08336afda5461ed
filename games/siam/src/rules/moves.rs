//! The five actions of a turn: listing, counting, picking and playing them.

use crate::board::{BOARD, EDGE};
use crate::rules::lines::{Pushes, Weighing};
use crate::rules::position::{BANNED, BANNED_TURNS, ELEPHANTS, RHINOCEROSES};
use crate::{Cell, CellSet, Facing, Piece, Position, Siam};
use siliam_core::{MoveStack, Outcome, Player, Rules, hash};

/// One turn. A value of this type from [`Rules::moves`] or [`siliam_core::Notation::read_move`] is legal where it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Enter a free edge cell with any facing (S1).
    Enter(Cell, Facing),
    /// Enter an occupied edge cell, pushing straight inward (S1, S5).
    EnterPushing(Cell, Facing),
    /// Step to a neighbouring free cell and face anywhere (S2).
    Step {
        /// From here.
        from: Cell,
        /// One step this way.
        toward: Facing,
        /// The facing afterwards.
        facing: Facing,
    },
    /// Turn in place (S3).
    Turn(Cell, Facing),
    /// Leave the board (S4).
    Leave(Cell),
    /// Push straight ahead (S5).
    Push(Cell, Facing),
    /// Take over the first player's animal (G3).
    Swap,
}

/// What the mover may do, as sets: everything about a position that listing, counting and picking share.
struct Possible {
    own: CellSet,
    /// Free edge cells that may be entered.
    enter: CellSet,
    /// Where each direction's steps end.
    steps: [CellSet; 4],
    leave: CellSet,
    pushes: [CellSet; 4],
    entering: [CellSet; 4],
    swap: bool,
}

impl Siam {
    /// S7: whether the mover's animals must keep off c1 and c5.
    #[inline(always)]
    pub(crate) fn ban_binds(self, position: &Position) -> bool {
        self.ban && position.turns < BANNED_TURNS
    }

    /// S8: whether the mover may still leave.
    #[inline(always)]
    pub(crate) fn may_leave(self, position: &Position) -> bool {
        !(self.one_exit && position.has_left[position.mover().index()])
    }

    /// G3: whether the second player may answer the first one's only animal by taking it over.
    #[inline(always)]
    pub(crate) fn may_swap(self, position: &Position) -> bool {
        self.swap
            && position.turns == 1
            && position.animals().len() == 1
            && position.animals_of(RHINOCEROSES).is_empty()
    }

    #[inline(always)]
    pub(crate) fn weighing(self) -> Weighing {
        if self.prefix_push { Weighing::EveryStretch } else { Weighing::Whole }
    }

    /// S7: whether a push of the mover puts an animal of theirs on c1 or c5.
    pub(crate) fn pushes_onto_banned(position: &Position, pusher: Cell, facing: Facing) -> bool {
        let line = position.line_from(pusher, facing);
        !facing.shift(line.and(position.animals_of(position.mover()))).and(BANNED).is_empty()
    }

    #[inline(always)]
    fn possible(self, position: &Position) -> Possible {
        let mover = position.mover();
        let own = position.animals_of(mover);
        let banned = if self.ban_binds(position) { BANNED } else { CellSet::EMPTY };
        let free = position.free().without(banned);
        let Pushes { by, entering } = Pushes::on(position, self.weighing());
        let has_reserve = position.reserve(mover) > 0;
        let mut possible = Possible {
            own,
            enter: if has_reserve { free.and(EDGE) } else { CellSet::EMPTY },
            steps: Facing::ALL.map(|toward| toward.shift(own).and(free)),
            leave: if self.may_leave(position) { own.and(EDGE) } else { CellSet::EMPTY },
            pushes: by.map(|set| set.and(own)),
            entering: if has_reserve { entering } else { [CellSet::EMPTY; 4] },
            swap: self.may_swap(position),
        };
        if !banned.is_empty() {
            possible.keep_off_banned(position);
        }
        possible
    }
}

impl Possible {
    /// Takes out the pushes that S7 forbids; a matter of the first four turns, so speed does not count.
    #[cold]
    fn keep_off_banned(&mut self, position: &Position) {
        for facing in Facing::ALL {
            let pushes = &mut self.pushes[facing.index()];
            *pushes = pushes
                .into_iter()
                .filter(|&cell| !Siam::pushes_onto_banned(position, cell, facing))
                .collect();
            let entering = &mut self.entering[facing.index()];
            *entering = entering
                .without(BANNED)
                .into_iter()
                .filter(|&cell| !Siam::pushes_onto_banned(position, cell, facing))
                .collect();
        }
    }

    /// The cells of four sets in all.
    #[inline(always)]
    fn total(sets: &[CellSet; 4]) -> u32 {
        sets.iter().map(|set| set.len()).sum()
    }

    #[inline(always)]
    fn count(&self) -> u32 {
        // Entering and stepping choose one of four facings, turning one of three.
        4 * (self.enter.len() + Self::total(&self.steps))
            + 3 * self.own.len()
            + self.leave.len()
            + Self::total(&self.pushes)
            + Self::total(&self.entering)
            + u32::from(self.swap)
    }

    /// The cell and facing at `index` among those of four sets, the rest of the index left for what follows.
    #[inline(always)]
    fn nth(sets: &[CellSet; 4], index: &mut u32) -> Option<(Cell, Facing)> {
        for facing in Facing::ALL {
            let set = sets[facing.index()];
            if *index < set.len() {
                return Some((set.nth(*index)?, facing));
            }
            *index -= set.len();
        }
        None
    }

    /// The move at `index` in the order of [`Possible::count`]'s terms.
    #[inline(always)]
    fn at(&self, position: &Position, mut index: u32) -> Option<Move> {
        let enter = 4 * self.enter.len();
        if index < enter {
            return Some(Move::Enter(self.enter.nth(index / 4)?, Facing::ALL[index as usize % 4]));
        }
        index -= enter;
        let steps = 4 * Self::total(&self.steps);
        if index < steps {
            let facing = Facing::ALL[index as usize % 4];
            let (to, toward) = Self::nth(&self.steps, &mut (index / 4))?;
            return Some(Move::Step { from: toward.opposite().next(to), toward, facing });
        }
        index -= steps;
        let turns = 3 * self.own.len();
        if index < turns {
            let cell = self.own.nth(index / 3)?;
            return Some(Move::Turn(cell, turned(position, cell, index % 3)));
        }
        index -= turns;
        if index < self.leave.len() {
            return Some(Move::Leave(self.leave.nth(index)?));
        }
        index -= self.leave.len();
        if let Some((cell, facing)) = Self::nth(&self.pushes, &mut index) {
            return Some(Move::Push(cell, facing));
        }
        if let Some((cell, facing)) = Self::nth(&self.entering, &mut index) {
            return Some(Move::EnterPushing(cell, facing));
        }
        (self.swap && index == 0).then_some(Move::Swap)
    }
}

/// The `index`-th of the three facings an animal does not have, clockwise from its own.
#[inline(always)]
fn turned(position: &Position, cell: Cell, index: u32) -> Facing {
    let [_, east, south, west] = position.facing.map(|set| u32::from(set.has(cell)));
    Facing::ALL[((east + 2 * south + 3 * west + 1 + index) % 4) as usize]
}

impl Rules for Siam {
    type Position = Position;
    type Move = Move;

    const PLAYERS: usize = 2;

    fn start(&self) -> Position {
        Position::START
    }

    #[inline(always)]
    fn actor(&self, position: &Position) -> Player {
        position.mover()
    }

    #[inline(always)]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.winner.map(Outcome::Win)
    }

    #[inline(always)]
    fn moves(&self, position: &Position, into: &mut MoveStack<Move>) {
        if position.winner.is_some() {
            return;
        }
        let possible = self.possible(position);
        for cell in possible.enter {
            for facing in Facing::ALL {
                into.push(Move::Enter(cell, facing));
            }
        }
        for toward in Facing::ALL {
            for to in possible.steps[toward.index()] {
                let from = toward.opposite().next(to);
                for facing in Facing::ALL {
                    into.push(Move::Step { from, toward, facing });
                }
            }
        }
        for cell in possible.own {
            for index in 0..3 {
                into.push(Move::Turn(cell, turned(position, cell, index)));
            }
        }
        for cell in possible.leave {
            into.push(Move::Leave(cell));
        }
        for facing in Facing::ALL {
            for cell in possible.pushes[facing.index()] {
                into.push(Move::Push(cell, facing));
            }
            for cell in possible.entering[facing.index()] {
                into.push(Move::EnterPushing(cell, facing));
            }
        }
        if possible.swap {
            into.push(Move::Swap);
        }
    }

    #[inline(always)]
    fn count(&self, position: &Position) -> u64 {
        if position.winner.is_some() {
            return 0;
        }
        self.possible(position).count().into()
    }

    #[inline(always)]
    fn pick(&self, position: &Position, choose: impl FnOnce(u64) -> u64) -> Option<Move> {
        if position.winner.is_some() {
            return None;
        }
        let possible = self.possible(position);
        possible.at(position, choose(possible.count().into()) as u32)
    }

    #[inline(always)]
    fn play_unchecked(&self, position: &Position, mv: Move) -> Position {
        let mut next = *position;
        let mover = position.mover();
        next.turns += 1;
        match mv {
            Move::Enter(cell, facing) => next.put(cell, Piece::Animal(mover, facing)),
            Move::Step { from, toward, facing } => {
                next.lift(from);
                next.put(toward.next(from), Piece::Animal(mover, facing));
            }
            Move::Turn(cell, facing) => {
                next.facing = next.facing.map(|set| set.without(CellSet::of(cell)));
                next.face(CellSet::of(cell), facing);
            }
            Move::Leave(cell) => {
                next.lift(cell);
                next.has_left[mover.index()] = true;
            }
            Move::Push(cell, facing) => push(position, &mut next, cell, facing),
            Move::EnterPushing(cell, facing) => {
                push(position, &mut next, cell, facing);
                next.put(cell, Piece::Animal(mover, facing));
            }
            Move::Swap => next.rhinoceroses = position.animals().without(position.rhinoceroses),
        }
        next
    }

    #[inline(always)]
    fn search_key(&self, position: &Position) -> u64 {
        // S8's leavings and S7's turn count matter as for G1; whether G3 is open as well.
        self.key(position, u64::from(self.may_swap(position)))
    }

    #[inline(always)]
    fn repetition_key(&self, position: &Position) -> u64 {
        self.key(position, 0)
    }
}

impl Siam {
    /// G1: board and side to move, the leavings under `one-exit`, the turn count while `ban` binds.
    #[inline(always)]
    fn key(self, position: &Position, more: u64) -> u64 {
        let bits = |set: CellSet| u64::from(set.bits());
        let [north, east, south, west] = position.facing.map(bits);
        let [elephants, rhinoceroses] = position.has_left.map(|left| u64::from(left && self.one_exit));
        let turns = if self.ban_binds(position) { 1 + u64::from(position.turns) } else { 0 };
        let small =
            u64::from(position.turns & 1) | elephants << 1 | rhinoceroses << 2 | turns << 3 | more << 6;
        hash::key([
            north | east << 25,
            south | west << 25,
            bits(position.rhinoceroses) | bits(position.rocks) << 25 | small << 50,
        ])
    }
}

/// Moves the line that begins at `cell` and says who wins if a rock falls.
#[inline(always)]
fn push(before: &Position, next: &mut Position, cell: Cell, facing: Facing) {
    let line = before.line_from(cell, facing);
    next.shove(line, facing);
    if !before.rocks.and(line).and(facing.last_line()).is_empty() {
        next.winner = Some(winner_of(before, line, facing));
    }
}

/// S6: who owns the animal nearest to the expelled rock, going back along the line, that faces the push.
#[cold]
pub(crate) fn winner_of(before: &Position, line: CellSet, facing: Facing) -> Player {
    match nearest_pusher(before, line, facing) {
        Some(cell) if before.rhinoceroses.has(cell) => RHINOCEROSES,
        Some(_) => ELEPHANTS,
        // Only the animal that just enters faces the push.
        None => before.mover(),
    }
}

/// The animal of a pushed line that is nearest to its front and faces the push; `None` where only an entering one does.
pub(crate) fn nearest_pusher(before: &Position, line: CellSet, facing: Facing) -> Option<Cell> {
    let pushing = line.and(before.facing(facing));
    match facing {
        Facing::North | Facing::East => pushing.last(),
        Facing::South | Facing::West => pushing.first(),
    }
}

const _: () = assert!(BOARD.bits().count_ones() == 25 && EDGE.bits().count_ones() == 16);
