//! Siam set up by touches.
//!
//! Who moves follows from the turns played, so the two fields always fit each other; a touch that brings more animals onto
//! the board than turns could have adds turns.

use super::bare;
use crate::rules::position::{ELEPHANTS, RHINOCEROSES};
use crate::{Cell, CellSet, Facing, Kind, Piece, Position, Siam};
use siliam_core::{Coord, Draft, Edit, Field, Game, Offer, Rules, Scene, Tool, text};

const TURNS: &str = "siam-edit-turns";
const LEAVINGS: &str = "siam-edit-leavings";
/// The messages that name the players.
const SIDES: &[&str] = Siam::FACTS.players;

/// Every animal in every facing, and a rock.
fn pieces() -> impl Iterator<Item = Piece> {
    let animals = [ELEPHANTS, RHINOCEROSES]
        .into_iter()
        .flat_map(|player| Facing::ALL.into_iter().map(move |facing| Piece::Animal(player, facing)));
    animals.chain([Piece::Rock])
}

fn tool(piece: Piece) -> Tool {
    match piece {
        Piece::Rock => Tool::Put { owner: None, kind: Kind::Rock.name(), facing: None },
        Piece::Animal(owner, facing) => {
            Tool::Put { owner: Some(owner), kind: Kind::of(owner).name(), facing: Some(facing.letter()) }
        }
    }
}

impl Position {
    /// Adds rounds until the animals on the board had enough turns to come; the same side is to move.
    fn add_missing_turns(&mut self) {
        let missing = self.animals().len().saturating_sub(self.turns);
        self.turns += missing.next_multiple_of(2);
    }
}

impl Edit for Siam {
    fn tools(&self) -> Vec<Tool> {
        pieces().map(tool).collect()
    }

    fn blank(&self) -> Draft<Position> {
        Draft { unjudged: Position { rocks: CellSet::EMPTY, ..self.start() } }
    }

    fn touch(&self, draft: &mut Draft<Position>, cell: Coord, with: Tool) {
        let Some(cell) = Cell::at(cell.column, cell.row) else { return };
        let position = &mut draft.unjudged;
        position.lift(cell);
        position.rocks = position.rocks.without(CellSet::of(cell));
        if let Some(piece) = pieces().find(|&piece| tool(piece) == with) {
            position.put(cell, piece);
            position.add_missing_turns();
        }
    }

    fn fields(&self, draft: &Draft<Position>) -> Vec<Field> {
        let position = &draft.unjudged;
        let [elephants, rhinoceroses] = position.has_left.map(u8::from);
        let leavings = [
            Offer::said("00", "siam-edit-left-nobody"),
            Offer::said("10", "siam-edit-left-elephants"),
            Offer::said("01", "siam-edit-left-rhinoceroses"),
            Offer::said("11", "siam-edit-left-both"),
        ];
        vec![
            Field::side(position.mover(), Self::LETTERS.iter().copied().zip(SIDES.iter().copied())),
            Field::count(TURNS, position.turns),
            Field::one_of(LEAVINGS, format!("{elephants}{rhinoceroses}"), leavings.to_vec()),
        ]
    }

    fn set(&self, draft: &mut Draft<Position>, field: &str, value: &str) {
        let position = &mut draft.unjudged;
        match field {
            TURNS => position.turns = text::count(value).unwrap_or(position.turns),
            LEAVINGS => position.has_left = [value.starts_with('1'), value.ends_with('1')],
            _ => {
                if text::player_of(Self::LETTERS, value) != Some(position.mover()) {
                    // The turn before or after it, which is the other side's.
                    position.turns ^= 1;
                    position.add_missing_turns();
                }
            }
        }
    }

    fn sketch(&self, draft: &Draft<Position>) -> Scene {
        bare(&draft.unjudged)
    }
}
