//! What makes a position of Siam good: rocks near an edge with the right animal behind them.

use crate::rules::lines::Pushes;
use crate::rules::moves::winner_of;
use crate::rules::position::{ELEPHANTS, RHINOCEROSES};
use crate::{Cell, CellSet, Facing, Move, Position, Siam};
use siliam_core::{MoveStack, Player, Prove, Rules, Think, Tuning};

/// An own animal on the board.
const ANIMAL: usize = 0;
/// An own animal on one of the nine inner cells.
const INNER: usize = 1;
/// Having the turn.
const TURN: usize = 2;
/// A rock that the owner of its nearest pusher can push now, by the steps it still has to the edge (0 to 4).
const PUSHABLE: usize = 3;
/// A rock with such an animal behind it that cannot push it now, likewise.
const AIMED: usize = 8;
/// A rock that only the other side can push for the owner of the nearest pusher, likewise.
const LENT: usize = 13;

const INNER_CELLS: CellSet = CellSet::of_bits(0x7_39C0);

impl Siam {
    /// Calls `each` with every move by which the mover pushes a rock off the board and wins.
    #[inline(always)]
    fn winning_pushes(self, position: &Position, mut each: impl FnMut(Move) -> bool) {
        let mover = position.mover();
        let own = position.animals_of(mover);
        let pushes = Pushes::on(position, self.weighing());
        let has_reserve = position.reserve(mover) > 0;
        for facing in Facing::ALL {
            if position.rocks.and(facing.last_line()).is_empty() {
                continue;
            }
            let entering = if has_reserve { pushes.entering[facing.index()] } else { CellSet::EMPTY };
            for cell in pushes.by[facing.index()].and(own) {
                if self.wins(position, cell, facing) && each(Move::Push(cell, facing)) {
                    return;
                }
            }
            for cell in entering {
                if self.wins(position, cell, facing) && each(Move::EnterPushing(cell, facing)) {
                    return;
                }
            }
        }
    }

    fn wins(self, position: &Position, cell: Cell, facing: Facing) -> bool {
        let line = position.line_from(cell, facing);
        let falls = !line.and(position.rocks).and(facing.last_line()).is_empty();
        let barred = self.ban_binds(position)
            && (Self::pushes_onto_banned(position, cell, facing) || crate::rules::position::BANNED.has(cell));
        falls && !barred && winner_of(position, line, facing) == position.mover()
    }
}

impl Think for Siam {
    const TUNING: Tuning = Tuning {
        // Tuned on 16,000 games of self-play (`examples/tune.rs` of the engine).
        weights: &[
            -19, 30, 12, // animals, inner animals, the turn
            18, 92, 41, 5, 12, // pushable
            76, 17, -4, 2, 4, // aimed
            54, 48, 2, -13, 4, // lent
        ],
        thumb_weights: &[
            -20, 30, 10, // animals, inner animals, the turn
            20, 90, 40, 10, 10, // pushable
            80, 20, 0, 0, 0, // aimed
            50, 50, 0, -10, 0, // lent
        ],
        parts: 1,
        swing: 90,
        slots: 6 * 4 * 4 * 25,
        rank_weight: 0,
        extend_threats: false,
    };

    type Tally = ();

    fn tally(&self, _position: &Position) {}

    #[inline(always)]
    fn terms(&self, position: &Position, mut add: impl FnMut(usize, i32)) {
        let mover = position.mover();
        let sign = |owner: Player| if owner == mover { 1 } else { -1 };
        add(TURN, 1);
        for owner in [ELEPHANTS, RHINOCEROSES] {
            let animals = position.animals_of(owner);
            add(ANIMAL, sign(owner) * animals.len() as i32);
            add(INNER, sign(owner) * animals.and(INNER_CELLS).len() as i32);
        }
        let pushes = Pushes::on(position, self.weighing());
        let reserves = [ELEPHANTS, RHINOCEROSES].map(|owner| position.reserve(owner) > 0);
        for facing in Facing::ALL {
            for rock in position.rocks {
                // Back from the rock over everything that touches it.
                let back = position.line_from(rock, facing.opposite());
                let facing_it = back.and(position.facing(facing));
                let nearest = match facing {
                    Facing::North | Facing::East => facing_it.last(),
                    Facing::South | Facing::West => facing_it.first(),
                };
                let Some(nearest) = nearest else { continue };
                let owner = if position.rhinoceroses.has(nearest) { RHINOCEROSES } else { ELEPHANTS };
                let able = back.and(pushes.by[facing.index()]);
                let enterable = !back.and(pushes.entering[facing.index()]).is_empty();
                let can = |player: Player| {
                    !able.and(position.animals_of(player)).is_empty()
                        || (enterable && reserves[player.index()])
                };
                let steps = steps_to_edge(rock, facing);
                let term = if can(owner) {
                    PUSHABLE
                } else if can(owner.opponent()) {
                    LENT
                } else {
                    AIMED
                };
                add(term + steps, sign(owner));
            }
        }
    }

    #[inline(always)]
    fn slot(&self, mv: Move) -> usize {
        let place = |kind: usize, cell: Cell, toward: Facing, facing: Facing| {
            ((kind * 4 + toward.index()) * 4 + facing.index()) * 25 + cell.index()
        };
        match mv {
            Move::Enter(cell, facing) => place(0, cell, Facing::North, facing),
            Move::EnterPushing(cell, facing) => place(1, cell, Facing::North, facing),
            Move::Step { from, toward, facing } => place(2, from, toward, facing),
            Move::Turn(cell, facing) => place(3, cell, Facing::North, facing),
            Move::Leave(cell) => place(4, cell, Facing::North, Facing::North),
            Move::Push(cell, facing) => place(5, cell, Facing::North, facing),
            Move::Swap => place(5, Cell::of_index(0).expect("a1 exists"), Facing::West, Facing::North),
        }
    }

    #[inline(always)]
    fn winning_move(&self, position: &Position) -> Option<Move> {
        let mut found = None;
        if position.winner.is_none() {
            self.winning_pushes(position, |mv| {
                found = Some(mv);
                true
            });
        }
        found
    }

    #[inline(always)]
    fn hand_over(&self, position: &Position) -> Option<Position> {
        // Only who is to move changes, so this is no use while the turn count itself matters.
        let counts = self.ban_binds(position) || self.may_swap(position);
        (!counts).then(|| Position { turns: position.turns + 1, ..*position })
    }
}

impl Prove for Siam {
    fn forcing(&self, position: &Position, _tally: &(), into: &mut MoveStack<Move>) {
        let first = into.len();
        self.moves(position, into);
        into.retain_above(first, |mv| {
            let after = self.play_unchecked(position, mv);
            let threatens =
                || self.hand_over(&after).is_some_and(|again| self.winning_move(&again).is_some());
            after.winner == Some(position.mover()) || (after.winner.is_none() && threatens())
        });
    }
}

#[inline(always)]
fn steps_to_edge(cell: Cell, facing: Facing) -> usize {
    usize::from(match facing {
        Facing::North => 4 - cell.row(),
        Facing::East => 4 - cell.column(),
        Facing::South => cell.row(),
        Facing::West => cell.column(),
    })
}
