//! The replies of whoever is lost by a proof at an earlier position: how long each of them lasts.

use super::promise::Promise;
use super::study::{LINE_NODES, MOST_LINE_NODES};
use crate::Score;
use crate::force::{Attack, Force};
use crate::search::{Found, Line};
use crate::think::FEW_QUIET;
use siliam_core::{MoveStack, Prove};
use std::cmp::Reverse;

/// The nodes after which a reply is left at what was promised of it.
const MOST_NODES: u64 = 100_000;

/// The nodes after which no shorter win is looked for than the one that is known after a reply.
const SHORTEN_NODES: u64 = 30_000;

/// The replies whose lines are told to their ends: as many as a page shows.
const TOLD: usize = 5;

/// All replies in a lost position.
pub(super) struct Replies<M> {
    promise: Promise,
    all: Vec<Reply<M>>,
    /// How many of them are settled.
    settled: usize,
    /// How many of the longest have their line.
    told: usize,
}

/// One of them.
struct Reply<M> {
    line: Vec<M>,
    /// Within how many plies the attacker wins after it.
    within: u32,
    /// The nodes spent to find a win after it.
    spent: u64,
    /// Whether no shorter win is to be looked for.
    is_shortest: bool,
    /// The nodes spent to tell its line.
    telling: u64,
}

impl<M: Copy> Replies<M> {
    /// The legal moves of a position that is lost as promised.
    pub(super) fn new<G: Prove<Move = M>>(rules: &G, position: &G::Position, promise: Promise) -> Self {
        let mut moves = MoveStack::new();
        rules.moves(position, &mut moves);
        let reply = |&mv: &M| Reply {
            line: vec![mv],
            within: promise.plies - 1,
            spent: 0,
            is_shortest: false,
            telling: 0,
        };
        let all = moves.above(0).iter().map(reply).collect();
        Self { promise, all, settled: 0, told: 0 }
    }

    /// Goes on for so many nodes; gives whether nothing is left to find.
    pub(super) fn go_on<G: Prove<Move = M>>(
        &mut self,
        rules: &G,
        position: &G::Position,
        force: &mut Force<G>,
        nodes: u64,
    ) -> bool {
        let until = force.nodes() + nodes;
        while let Some(reply) = self.all.get_mut(self.settled) {
            let after = rules.play_unchecked(position, reply.line[0]);
            let before = force.nodes();
            if rules.outcome(&after).is_some() {
                reply.within = 0;
            } else if rules.actor(&after) == self.promise.attacker {
                let attack = Attack::Quiet(FEW_QUIET);
                let found =
                    force.known_win(&after, attack, self.promise.plies - 1, &mut |nodes| nodes >= until);
                reply.spent += force.nodes() - before;
                match found {
                    Some((within, _)) => reply.within = within,
                    None if force.gave_up() && reply.spent < MOST_NODES => return false,
                    None => {}
                }
            }
            self.settled += 1;
            if force.nodes() >= until {
                return false;
            }
        }
        // What is proven after a reply need not be the shortest win, so the order is not known before that is.
        while self.told == 0 {
            self.all.sort_by_key(|reply| Reverse(reply.within));
            let Some(reply) = self.all.iter_mut().take(TOLD).find(|reply| !reply.is_shortest) else { break };
            let after = rules.play_unchecked(position, reply.line[0]);
            let before = force.nodes();
            reply.is_shortest = true;
            if reply.within > 1 && rules.actor(&after) == self.promise.attacker {
                let shorter = reply.within - 1;
                let found = force.win(&after, Attack::Quiet(FEW_QUIET), shorter, &mut |nodes| nodes >= until);
                reply.spent += force.nodes() - before;
                match found {
                    Some((within, _)) => reply.within = within,
                    None => reply.is_shortest = !force.gave_up() || reply.spent >= SHORTEN_NODES,
                }
            }
            if force.nodes() >= until {
                return false;
            }
        }
        while let Some(reply) = self.all.get_mut(self.told).filter(|_| self.told < TOLD) {
            let after = rules.play_unchecked(position, reply.line[0]);
            let before = force.nodes();
            let mut is_whole = true;
            if reply.within > 0 && rules.actor(&after) == self.promise.attacker {
                let attack = Attack::Quiet(FEW_QUIET);
                let known = force.known_win(&after, attack, reply.within, &mut |nodes| nodes >= until);
                if let Some(told) = known.map(|known| force.line(&after, known, attack, LINE_NODES)) {
                    is_whole = told.is_whole;
                    reply.line.truncate(1);
                    reply.line.extend(told.moves);
                }
            }
            reply.telling += force.nodes() - before;
            if is_whole || reply.telling >= MOST_LINE_NODES {
                self.told += 1;
            }
            if force.nodes() >= until {
                return false;
            }
        }
        true
    }

    /// The longest replies.
    pub(super) fn found(&self) -> Found<M> {
        let mut longest: Vec<&Reply<M>> = self.all.iter().collect();
        longest.sort_by_key(|reply| Reverse(reply.within));
        let line = |reply: &&Reply<M>| Line::new(reply.line.clone(), Score::loss_in(reply.within + 1));
        Found { lines: longest.iter().take(TOLD).map(line).collect(), depth: self.promise.plies }
    }
}
