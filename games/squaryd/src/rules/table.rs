//! Table play, eyes open (T1 to T5): nothing is automatic, whatever was overlooked stays.

use crate::board::squares::{Square, closes, threats_through};
use crate::rules::position::{Mark, Memory, Position};
use crate::{Cell, CellSet, Squaryd};
use siliam_core::Outcome;

impl Position {
    /// T2: the cells for the mover's single.
    pub(crate) fn cells_at_the_table(&self) -> CellSet {
        if self.own.pawns() == 0 { CellSet::EMPTY } else { self.empty() }
    }

    /// The vertices where the opponent's last single made a threat (T1).
    pub(crate) fn fresh_threats(&self) -> CellSet {
        let last = self.memory.and_then(|memory| memory.other_last);
        last.map_or(CellSet::EMPTY, |last| threats_through(self.other.singles, self.empty(), last))
    }

    /// T3: the squares the mover may claim, whenever they arose.
    pub(crate) fn claimable(&self) -> impl Iterator<Item = Square> {
        let (singles, doubles) = (self.own.singles, self.other.doubles);
        Square::all().filter(move |square| square.within(singles) || square.within(doubles))
    }

    /// T3: where the opponent has just made the error that the mover may denounce.
    pub(crate) fn error(&self) -> Option<Cell> {
        let memory = self.memory.filter(|memory| memory.mark == Mark::Nothing)?;
        let theirs = memory.other_last?;
        (self.had_threat_on(theirs) && !closes(self.other.singles, theirs)).then_some(theirs)
    }

    /// T3: whether `vertex`, now filled, was open in a threat that the mover's last single made.
    pub(crate) fn had_threat_on(&self, vertex: Cell) -> bool {
        let Some(mine) = self.memory.and_then(|memory| memory.own_last) else { return false };
        let threat = self.own.singles.or(CellSet::of(vertex));
        Square::all().any(|square| {
            square.within(threat) && square.vertices().has(mine) && square.vertices().has(vertex)
        })
    }

    /// The position with another memory.
    fn remembering(self, memory: impl FnOnce(Memory) -> Memory) -> Self {
        Self { memory: self.memory.map(memory), ..self }
    }
}

impl Squaryd {
    /// T1, `free-doubles`: the cells for the mover's doubles.
    pub(crate) fn cells_for_double_at_the_table(self, position: &Position) -> CellSet {
        if position.own.pawns() < 2 {
            CellSet::EMPTY
        } else if self.free_doubles {
            position.empty()
        } else {
            position.fresh_threats()
        }
    }
}

/// T1: puts a double; the turn goes on.
pub(crate) fn play_double(position: &Position, cell: Cell) -> Position {
    let mut next = *position;
    next.put_doubles(CellSet::of(cell));
    next.remembering(|memory| Memory { mark: Mark::Doubled, ..memory })
}

/// T2: puts the single, which ends the turn.
pub(crate) fn play_single(position: &Position, cell: Cell) -> Position {
    let mut next = *position;
    next.put_single(cell);
    next.end_turn();
    next.remembering(|memory| Memory {
        own_last: memory.other_last,
        other_last: Some(cell),
        mark: Mark::Nothing,
    })
}

/// T2: passes. T5: the second pass in a row is a draw.
pub(crate) fn play_pass(position: &Position) -> Position {
    let mut next = *position;
    next.end_turn();
    let second = position.memory.is_some_and(|memory| memory.mark == Mark::Passed);
    next.decided = second.then_some(Outcome::Draw);
    next.remembering(|memory| Memory {
        own_last: memory.other_last,
        other_last: memory.own_last,
        mark: Mark::Passed,
    })
}

/// T3: a right claim or denunciation wins; nothing on the board changes.
pub(crate) fn play_claim(position: &Position) -> Position {
    Position { decided: Some(Outcome::Win(position.mover)), ..*position }
}
