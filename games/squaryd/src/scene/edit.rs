//! Squaryd set up by touches.
//!
//! At the table a side's last single is always one of those on the board: the one that was put last, until another is chosen.

use super::bare;
use crate::board::BOARD;
use crate::board::squares::written;
use crate::rules::position::{DARK, LIGHT, Mark, Memory};
use crate::{Cell, CellSet, Kind, Position, Squaryd};
use siliam_core::{Coord, Draft, Edit, Field, Game, Offer, Player, Rules, Scene, Tool, text};

const DARK_LAST: &str = "squaryd-edit-last-d";
const LIGHT_LAST: &str = "squaryd-edit-last-l";
const MARK: &str = "squaryd-edit-mark";
/// The messages that name the players.
const SIDES: &[&str] = Squaryd::FACTS.players;
/// A last single where there is none, as texts write it.
const NONE: &str = "-";

const PIECES: [(Player, Kind); 4] =
    [(DARK, Kind::Single), (DARK, Kind::Double), (LIGHT, Kind::Single), (LIGHT, Kind::Double)];

fn tool((owner, kind): (Player, Kind)) -> Tool {
    Tool::Put { owner: Some(owner), kind: kind.name(), facing: None }
}

fn marked(mark: Mark) -> &'static str {
    match mark {
        Mark::Nothing => "-",
        Mark::Doubled => "*",
        Mark::Passed => "p",
    }
}

/// Where a player's last single is remembered.
fn last_of(memory: &mut Memory, mover: Player, player: Player) -> &mut Option<Cell> {
    if player == mover { &mut memory.own_last } else { &mut memory.other_last }
}

fn last_field(name: &'static str, last: Option<Cell>, singles: CellSet) -> Field {
    let mut offers: Vec<Offer> =
        written(singles).into_iter().map(|cell| Offer::plain(cell.to_string())).collect();
    if offers.is_empty() {
        offers.push(Offer::said(NONE, "edit-none"));
    }
    Field::one_of(name, last.map_or_else(|| NONE.to_owned(), |cell| cell.to_string()), offers)
}

impl Position {
    /// Takes away what stands on a cell.
    fn take(&mut self, cell: Cell) {
        let at = CellSet::of(cell);
        for side in [&mut self.own, &mut self.other] {
            side.singles = side.singles.without(at);
            side.doubles = side.doubles.without(at);
        }
    }

    /// Where a last single is no longer there, another one was the last.
    fn replace_lost_lasts(&mut self) {
        let singles = [DARK, LIGHT].map(|player| (player, self.singles(player)));
        let Some(memory) = &mut self.memory else { return };
        for (player, singles) in singles {
            let last = last_of(memory, self.mover, player);
            *last = last.filter(|&cell| singles.has(cell)).or(singles.last());
        }
    }
}

impl Edit for Squaryd {
    fn tools(&self) -> Vec<Tool> {
        PIECES.map(tool).to_vec()
    }

    fn blank(&self) -> Draft<Position> {
        Draft { unjudged: self.start() }
    }

    fn touch(&self, draft: &mut Draft<Position>, cell: Coord, with: Tool) {
        let Some(cell) = Cell::at(cell.column, cell.row).filter(|&cell| BOARD.has(cell)) else { return };
        let position = &mut draft.unjudged;
        position.take(cell);
        if let Some((player, kind)) = PIECES.into_iter().find(|&piece| tool(piece) == with) {
            position.set_up(cell, player, kind);
            if let (Kind::Single, Some(memory)) = (kind, &mut position.memory) {
                *last_of(memory, position.mover, player) = Some(cell);
            }
        }
        position.replace_lost_lasts();
    }

    fn fields(&self, draft: &Draft<Position>) -> Vec<Field> {
        let position = &draft.unjudged;
        let sides = Self::LETTERS.iter().copied().zip(SIDES.iter().copied());
        let mut fields = vec![Field::side(position.mover, sides)];
        if let Some(mut memory) = position.memory {
            for (name, player) in [(DARK_LAST, DARK), (LIGHT_LAST, LIGHT)] {
                let last = *last_of(&mut memory, position.mover, player);
                fields.push(last_field(name, last, position.singles(player)));
            }
            let marks = vec![
                Offer::said(marked(Mark::Nothing), "squaryd-edit-mark-nothing"),
                Offer::said(marked(Mark::Doubled), "squaryd-edit-mark-doubled"),
                Offer::said(marked(Mark::Passed), "squaryd-edit-mark-passed"),
            ];
            fields.push(Field::one_of(MARK, marked(memory.mark), marks));
        }
        fields
    }

    fn set(&self, draft: &mut Draft<Position>, field: &str, value: &str) {
        let position = &mut draft.unjudged;
        let mover = position.mover;
        match (field, &mut position.memory) {
            (DARK_LAST, Some(memory)) => *last_of(memory, mover, DARK) = Cell::read(value),
            (LIGHT_LAST, Some(memory)) => *last_of(memory, mover, LIGHT) = Cell::read(value),
            (MARK, Some(memory)) => {
                let marks = [Mark::Nothing, Mark::Doubled, Mark::Passed];
                memory.mark = marks.into_iter().find(|&mark| marked(mark) == value).unwrap_or(memory.mark);
            }
            (_, memory) if text::player_of(Self::LETTERS, value) != Some(mover) => {
                // What is remembered of a side stays with it.
                if let Some(Memory { own_last, other_last, .. }) = memory {
                    std::mem::swap(own_last, other_last);
                }
                position.end_turn();
            }
            _ => {}
        }
    }

    fn sketch(&self, draft: &Draft<Position>) -> Scene {
        bare(&draft.unjudged)
    }
}
