//! The field of `announce` in position texts: what L12 remembers, bars and has pending.
//!
//! It is `-`, or parted by commas what each player did not call (`rsam=b1c4`), where each was forbidden to place
//! (`r!song=d4`), the pending placement as a move (`try=b1se`), and `passed` after a pass.

use crate::board::field::Field;
use crate::rules::announcements::{Pending, Uncalled};
use crate::rules::threats::coords;
use crate::text::notation::{Intent, split_call, write_half};
use crate::{Cell, Half, Move, Position, PositionError, SamLiam, Variant};
use siliam_core::{Game, Notation, Player, Rules, text};
use std::fmt::Write as _;

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    pub(crate) fn write_notes(position: &Position<W, C, R, N>) -> String {
        let notes = &position.notes;
        let mut items = Vec::new();
        for (mark, of_players) in [("", notes.uncalled), ("!", notes.barred)] {
            for (player, uncalled) in Player::ALL.into_iter().zip(of_players) {
                let letter = Self::LETTERS[player.index()];
                for (kind, set) in [("sam", uncalled.sam), ("song", uncalled.song)] {
                    if !set.is_empty() {
                        let mut item = format!("{letter}{mark}{kind}=");
                        for cell in coords::<W, C, R>(set) {
                            let _ = write!(item, "{cell}");
                        }
                        items.push(item);
                    }
                }
            }
        }
        if let Some(Pending { lifted, half, call }) = notes.pending {
            let lifted = lifted.map_or_else(String::new, |lifted| format!("{}>", write_half(lifted)));
            items.push(format!("try={lifted}{}{}", write_half(half), call.suffix()));
        }
        if notes.passes > 0 {
            items.push("passed".to_owned());
        }
        if items.is_empty() { "-".to_owned() } else { items.join(",") }
    }

    /// Reads the field into a position that has everything else.
    pub(crate) fn read_notes(
        self,
        position: &mut Position<W, C, R, N>,
        field: &str,
    ) -> Result<(), PositionError> {
        let refused = || PositionError::Notes(text::quoted(field));
        if field != "-" {
            for item in field.split(',') {
                Self::read_note(position, item).ok_or_else(refused)?;
            }
        }
        if Self::write_notes(position) != field {
            return Err(refused());
        }
        // What is barred in this turn is remembered from the one before.
        let notes = &position.notes;
        let mover = position.mover.index();
        let barred = notes.barred[mover];
        if barred != notes.uncalled[mover].on(barred.cells()) {
            return Err(refused());
        }
        if let Some(Pending { lifted, half, call }) = notes.pending {
            if !position.pending_can_be_lifted() {
                return Err(refused());
            }
            let before = position.before_pending();
            self.check(&before)?;
            let mv = Move::Place { lifted, half, call };
            let again = self.read_move(&before, &self.write_move(&before, mv));
            if again.is_err() || self.play_unchecked(&before, mv) != *position {
                return Err(refused());
            }
        }
        Ok(())
    }

    fn read_note(position: &mut Position<W, C, R, N>, item: &str) -> Option<()> {
        let notes = &mut position.notes;
        if item == "passed" {
            notes.passes = 1;
            return Some(());
        }
        let (name, value) = item.split_once('=')?;
        if name == "try" {
            let (text, call) = split_call(value).ok()?;
            let Ok(Intent::Place(lifted, half)) = Intent::read(text) else { return None };
            notes.pending = Some(Pending { lifted, half, call });
            position.mover = position.mover.opponent();
            return Some(());
        }
        let (letter, kind) = name.split_at_checked(1)?;
        let player = text::player_of(Self::LETTERS, letter)?;
        let (of_players, kind) = match kind.strip_prefix('!') {
            Some(kind) => (&mut notes.barred, kind),
            None => (&mut notes.uncalled, kind),
        };
        let Uncalled { sam, song } = &mut of_players[player.index()];
        let set = match kind {
            "sam" => sam,
            "song" => song,
            _ => return None,
        };
        let mut rest = value;
        while !rest.is_empty() {
            let (name, more) = rest.split_at_checked(2)?;
            *set |= W::cell(Cell::<C, R>::read(name)?.index());
            rest = more;
        }
        Some(())
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Position<W, C, R, N> {
    /// Whether the pending placement is on the board and can be taken back.
    fn pending_can_be_lifted(&self) -> bool {
        let Some(Pending { lifted, half, .. }) = self.notes.pending else { return false };
        if !self.triangles(self.mover, half.corner).has(half.cell) {
            return false;
        }
        let mut board = self.board;
        board.lift(self.mover, half);
        let cover = board.cover();
        let free = |half: Half<C, R>| cover.landings().has(half);
        lifted.is_none_or(free)
    }
}
