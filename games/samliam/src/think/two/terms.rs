//! The terms of the evaluation of two players, and how they are weighed.
//!
//! Figures that can still be made count, by how many of their cells are in place, and what the next placements bring.

use crate::board::field::Field;
use crate::board::{Board, Cover};
use crate::rules::hands::Holding;
use crate::rules::threats::open;
use crate::think::position_task;
use crate::think::two::chances::Chances;
use crate::think::two::tally::SquareTally;
use crate::think::two::weights::Tuned;
use crate::{Position, SamLiam};
use siliam_core::{Player, cpu};

/// Having the turn.
const TURN: usize = 0;
/// How many triangles are missing to [`BEGUN`]: until then the turn counts for more.
const BEGINNING: usize = 1;
/// What the mover has, see [`of_player`].
const OWN: usize = 2;
/// The same of whoever is not to move.
const OTHERS: usize = OWN + 11;
/// How many terms there are.
pub(crate) const TERMS: usize = OTHERS + 11;

/// The triangles on the board after which weights do not change any more. At first figures that can still be made count,
/// later what the next placements bring; in between weights change evenly.
pub(crate) const LATE: usize = 40;

/// The triangles on the board until which the turn is worth more.
const BEGUN: i32 = 22;

/// What the terms weigh at one time of the game.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// See [`TURN`] and [`BEGINNING`].
    pub(crate) turn: i32,
    pub(crate) beginning: i32,
    /// See [`of_player`].
    pub(crate) own: [i32; OTHERS - OWN],
    pub(crate) others: [i32; OTHERS - OWN],
}

/// All weights in a row: those of an empty board, then those with [`LATE`] triangles on it.
pub(crate) const fn in_a_row(phases: &[Weights; 2]) -> [i32; 2 * TERMS] {
    let mut row = [0; 2 * TERMS];
    let mut phase = 0;
    while phase < 2 {
        let Weights { turn, beginning, own, others } = phases[phase];
        let first = phase * TERMS;
        row[first + TURN] = turn;
        row[first + BEGINNING] = beginning;
        let mut term = 0;
        while term < own.len() {
            row[first + OWN + term] = own[term];
            row[first + OTHERS + term] = others[term];
            term += 1;
        }
        phase += 1;
    }
    row
}

/// The weights for every number of triangles on the board, times [`LATE`].
type Phases = [[i32; TERMS]; LATE + 1];

const fn phases(weights: &[i32; 2 * TERMS]) -> Phases {
    let mut phases = [[0; TERMS]; LATE + 1];
    let mut placed = 0;
    while placed <= LATE {
        let mut term = 0;
        while term < TERMS {
            let (early, late) = (weights[term], weights[TERMS + term]);
            phases[placed][term] = early * (LATE - placed) as i32 + late * placed as i32;
            term += 1;
        }
        placed += 1;
    }
    phases
}

position_task! {
    /// Weighs the terms of a position.
    EvaluationTask: Tuned { tally: Option<&'a SquareTally> } -> i32, |rules, position| {
        let weights = &SamLiam::<W, C, R, N>::PHASES[phase(&position.board.cover())];
        let mut value = 0;
        rules.terms_of_two(position, tally, |term, times| value += weights[term] * times);
        value / LATE as i32
    }
}

/// Triangles on the board, at most [`LATE`]; a square tile counts as two.
#[inline(always)]
pub(crate) fn phase<W: Field>(cover: &Cover<W>) -> usize {
    (cover.triangles() as usize).min(LATE)
}

/// What a player has: figures by how many of their cells are in place, what placements bring, and tiles in hand.
#[inline(always)]
fn of_player(chances: &Chances, tiles: u32) -> [i32; OTHERS - OWN] {
    let Chances { placed: [none, one, two, three], single, doubling } = *chances;
    [
        none,
        one,
        two,
        three,
        single.help_two,
        single.threaten,
        single.threaten_and_help_two,
        doubling.help_two,
        doubling.threaten,
        doubling.threaten_and_help_two,
        tiles as i32,
    ]
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Tuned,
{
    const PHASES: Phases = phases(&in_a_row(&Self::WEIGHTS_OF_TWO));

    /// The terms of a game of two, each with how often it counts.
    #[inline(always)]
    pub(crate) fn terms_of_two(
        self,
        position: &Position<W, C, R, N>,
        tally: Option<&SquareTally>,
        mut add: impl FnMut(usize, i32),
    ) {
        // A pending placement may be forbidden, so the position before it is judged.
        let pending = position.notes.pending.is_some();
        let before = if pending { position.before_pending() } else { *position };
        let (board, mover) = (&before.board, before.mover);
        let sign = if pending { -1 } else { 1 };
        let cover = board.cover();
        add(TURN, sign);
        add(BEGINNING, sign * (BEGUN - cover.triangles() as i32).max(0));
        for player in [Player::First, Player::Second] {
            let (first, side) = if player == mover { (OWN, sign) } else { (OTHERS, -sign) };
            let chances = match tally {
                Some(tally) => tally.chances(player),
                None => self.chances(board, &cover, player),
            };
            let terms = of_player(&chances, Self::tiles_in_hand(board, player));
            for (term, times) in terms.into_iter().enumerate() {
                add(first + term, side * times);
            }
        }
    }

    /// What a player may still make, counted from scratch.
    #[inline(always)]
    fn chances(self, board: &Board<W, C, R, N>, cover: &Cover<W>, player: Player) -> Chances {
        let own = board.cells_of(player);
        let holding = Self::holding(board, player, 0);
        let doubling = if holding == Holding::Triangle { cover.half & own } else { W::ZERO };
        self.figures().chances(&board.shows(player), &open(cover, own, holding), doubling)
    }
}
