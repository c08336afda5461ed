//! The line of a forced win: the attacker's moves as the proof has them, and between them the longest defence.

use super::{Attack, Force};
use crate::search::Interrupt;
use siliam_core::{MoveStack, Prove};

impl<G: Prove> Force<G> {
    /// A win of the actor within so many plies: one that the table knows, else one that is proven anew.
    pub(crate) fn known_win(
        &mut self,
        position: &G::Position,
        attack: Attack,
        plies: u32,
        interrupt: Interrupt<'_>,
    ) -> Option<(u32, G::Move)> {
        let most_quiet = if let Attack::Quiet(quiet) = attack { quiet } else { 1 };
        for quiet in 0..=most_quiet {
            let known = self.recall(position, quiet, interrupt);
            if let Some(win) = known.filter(|&(within, _)| within <= plies) {
                return Some(win);
            }
        }
        self.win(position, attack, plies, interrupt)
    }

    /// The moves that follow a win of the actor within so many plies that begins with this move, as far as the table knows
    /// them or so many nodes prove them again.
    pub(crate) fn line(
        &mut self,
        position: &G::Position,
        (plies, first): (u32, G::Move),
        attack: Attack,
        nodes: u64,
    ) -> Vec<G::Move> {
        let attacker = self.rules.actor(position);
        let until = self.nodes + nodes;
        let (mut now, mut next, mut left) = (*position, first, plies);
        let mut line = Vec::new();
        loop {
            line.push(next);
            now = self.rules.play_unchecked(&now, next);
            left = left.saturating_sub(1);
            if left == 0 || self.rules.outcome(&now).is_some() {
                return line;
            }
            let found = if self.rules.actor(&now) == attacker {
                self.known_win(&now, attack, left, &mut |nodes| nodes >= until)
            } else {
                self.longest_defence(&now, attack, left, until)
            };
            let Some((within, mv)) = found else { return line };
            (left, next) = (within, mv);
        }
    }

    /// The reply after which the attacker takes longest, and within how many plies they win with it; `None` where nothing
    /// is known of any.
    fn longest_defence(
        &mut self,
        position: &G::Position,
        attack: Attack,
        plies: u32,
        until: u64,
    ) -> Option<(u32, G::Move)> {
        let defender = self.rules.actor(position);
        let mut replies = MoveStack::new();
        self.rules.moves(position, &mut replies);
        let mut longest: Option<(u32, G::Move)> = None;
        for &reply in replies.above(0) {
            let after = self.rules.play_unchecked(position, reply);
            let over = self.rules.outcome(&after).is_some();
            if !over && self.rules.actor(&after) == defender {
                continue;
            }
            let within = if over {
                Some(0)
            } else {
                let enough = &mut |nodes| nodes >= until;
                self.known_win(&after, attack, plies - 1, enough).map(|(within, _)| within)
            };
            if let Some(within) = within.filter(|&within| longest.is_none_or(|(most, _)| within + 1 > most)) {
                longest = Some((within + 1, reply));
            }
        }
        longest
    }
}
