//! The line of a forced win: the attacker's moves as the proof has them, and between them the longest defence.

use super::{Attack, Force};
use crate::search::Interrupt;
use siliam_core::{MoveStack, Prove};

/// The line of a win, as far as it is known.
pub(crate) struct ToldLine<M> {
    pub(crate) moves: Vec<M>,
    /// Within how many plies the attacker wins: fewer than was said where all replies to the first move lose sooner.
    pub(crate) plies: u32,
    /// Whether it goes to the end of the game, with the shortest wins and the longest defences. Else more nodes may help.
    pub(crate) is_whole: bool,
}

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

    /// The same, the shortest one as far as the nodes reach; [`gave_up`](Self::gave_up) tells whether they did not. Where any
    /// move may be played it is what is known: to refute shorter ones takes too long then.
    fn shortest_win(
        &mut self,
        position: &G::Position,
        attack: Attack,
        plies: u32,
        interrupt: Interrupt<'_>,
    ) -> Option<(u32, G::Move)> {
        let known = self.known_win(position, attack, plies, interrupt)?;
        if attack == Attack::AnyMove {
            return Some(known);
        }
        Some(self.win(position, attack, known.0 - 1, interrupt).unwrap_or(known))
    }

    /// The moves that follow a win of the actor within so many plies that begins with this move, as far as the table knows
    /// them or so many nodes prove them again. Asked again it goes further: the table has what was proven.
    pub(crate) fn line(
        &mut self,
        position: &G::Position,
        (plies, first): (u32, G::Move),
        attack: Attack,
        nodes: u64,
    ) -> ToldLine<G::Move> {
        let attacker = self.rules.actor(position);
        let until = self.nodes + nodes;
        let (mut now, mut next, mut left) = (*position, first, plies);
        let mut told = ToldLine { moves: Vec::new(), plies, is_whole: true };
        loop {
            told.moves.push(next);
            now = self.rules.play_unchecked(&now, next);
            left = left.saturating_sub(1);
            if left == 0 || self.rules.outcome(&now).is_some() {
                return told;
            }
            let found = if self.rules.actor(&now) == attacker {
                let found = self.shortest_win(&now, attack, left, &mut |nodes| nodes >= until);
                told.is_whole &= !self.gave_up();
                found
            } else {
                let (longest, is_known) = self.longest_defence(&now, attack, left, until);
                told.is_whole &= is_known;
                longest
            };
            let Some((within, mv)) = found else {
                told.is_whole = false;
                return told;
            };
            if told.moves.len() == 1 && told.is_whole {
                told.plies = within + 1;
            }
            (left, next) = (within, mv);
        }
    }

    /// The reply after which the attacker takes longest, and within how many plies they win with it; `None` where nothing
    /// is known of any. And whether the shortest win is known after each reply.
    fn longest_defence(
        &mut self,
        position: &G::Position,
        attack: Attack,
        plies: u32,
        until: u64,
    ) -> (Option<(u32, G::Move)>, bool) {
        let defender = self.rules.actor(position);
        let mut replies = MoveStack::new();
        self.rules.moves(position, &mut replies);
        let (mut longest, mut is_known): (Option<(u32, G::Move)>, bool) = (None, true);
        for &reply in replies.above(0) {
            let after = self.rules.play_unchecked(position, reply);
            let over = self.rules.outcome(&after).is_some();
            if !over && self.rules.actor(&after) == defender {
                is_known = false;
                continue;
            }
            let within = if over {
                Some(0)
            } else {
                let enough = &mut |nodes| nodes >= until;
                let found = self.shortest_win(&after, attack, plies - 1, enough);
                is_known &= found.is_some() && !self.gave_up();
                found.map(|(within, _)| within)
            };
            if let Some(within) = within.filter(|&within| longest.is_none_or(|(most, _)| within + 1 > most)) {
                longest = Some((within + 1, reply));
            }
        }
        (longest, is_known)
    }
}
