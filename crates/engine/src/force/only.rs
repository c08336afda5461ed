//! What one move does, exactly: for puzzles, where one move wins and every other must be shown not to.

use super::{Force, Question};
use crate::search::Interrupt;
use siliam_core::Prove;

impl<G: Prove> Force<G> {
    /// Whether the actor wins within so many plies, of which this move is the first, when both may play anything; `None`
    /// where it was interrupted.
    pub fn wins_with(
        &mut self,
        position: &G::Position,
        mv: G::Move,
        plies: u32,
        interrupt: Interrupt<'_>,
    ) -> Option<bool> {
        self.gave_up = false;
        self.cut = false;
        let after = self.rules.play_unchecked(position, mv);
        let attacker = self.rules.actor(position);
        let question = Question { attacker, plies: plies.checked_sub(1)?, ply: 0, quiet: u32::MAX };
        self.tallies.begin(&self.rules, &after);
        let wins = self.wins(&after, &after, question, interrupt).is_some();
        (!self.gave_up).then_some(wins)
    }
}
