//! Forced wins: a depth-first proof that the attacker wins within so many plies whatever the defender does.
//!
//! The defender may always play anything; the attacker may be held to forcing moves, which makes deep proofs quick, or play
//! anything too, which makes the answer exact. Proofs are repetition-safe: a position on the way back is no win.

use crate::search::Interrupt;
use siliam_core::{Breadth, MoveStack, Outcome, Player, Think, hash};

/// What the attacker may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Only moves that force; a win found is a win, but there may be a shorter one.
    Forcing,
    /// Every move: the answer is exact.
    AnyMove,
}

/// A proof search with its memory.
pub struct Force<'a, G: Think> {
    rules: &'a G,
    attack: Attack,
    slots: Vec<Slot>,
    moves: MoveStack<G::Move>,
    /// By slot of the move: how often it held or won.
    history: Vec<u32>,
    /// By plies left: the moves that last won or held there, the latest first.
    killers: Vec<[Option<G::Move>; 2]>,
    path: Vec<u64>,
    nodes: u64,
    gave_up: bool,
}

/// What is known of a position with one player attacking.
#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    /// Won within so many plies; 0 while unknown.
    won_within: u8,
    /// Not won within so many plies.
    safe_within: u8,
    /// The move that won or held, by its place in the list.
    best: u16,
}

const NO_MOVE: u16 = u16::MAX;
const PATIENCE: u64 = 512;

impl<'a, G: Think> Force<'a, G> {
    /// A proof search with a memory of so many mebibytes.
    pub fn new(rules: &'a G, attack: Attack, mebibytes: usize) -> Self {
        let count = ((mebibytes.max(1) << 20) / size_of::<Slot>()).next_power_of_two() / 2;
        Self {
            rules,
            attack,
            slots: vec![Slot::default(); count.max(1)],
            moves: MoveStack::new(),
            history: vec![0; G::SLOTS],
            killers: Vec::new(),
            path: Vec::new(),
            nodes: 0,
            gave_up: false,
        }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The shortest forced win of the actor up to `plies`, with its first move; `None` when there is none or it was
    /// interrupted.
    pub fn win(
        &mut self,
        position: &G::Position,
        plies: u32,
        interrupt: Interrupt<'_>,
    ) -> Option<(u32, G::Move)> {
        self.gave_up = false;
        (1..=plies).find_map(|within| {
            let first = if self.gave_up { None } else { self.win_within(position, within, interrupt) };
            first.map(|mv| (within, mv))
        })
    }

    /// The first move of a forced win within so many plies, not necessarily the shortest.
    pub fn win_within(
        &mut self,
        position: &G::Position,
        plies: u32,
        interrupt: Interrupt<'_>,
    ) -> Option<G::Move> {
        let attacker = self.rules.actor(position);
        self.gave_up = false;
        let wins = self.wins(position, plies, attacker, interrupt);
        if wins { self.first_move(position, plies, attacker, interrupt) } else { None }
    }

    /// Whether the last question was given up instead of answered.
    pub fn gave_up(&self) -> bool {
        self.gave_up
    }

    fn first_move(
        &mut self,
        position: &G::Position,
        within: u32,
        attacker: Player,
        interrupt: Interrupt<'_>,
    ) -> Option<G::Move> {
        let first = self.moves.len();
        self.list(position, true, within);
        let moves = self.moves.above(first).to_vec();
        self.moves.truncate(first);
        let known = self.slot(position, attacker).best;
        let likely = moves.get(usize::from(known)).copied();
        if let Some(mv) = self.rules.winning_move(position) {
            return Some(mv);
        }
        if let Some(mv) = self.rules.winning_threat(position).filter(|_| within >= 3) {
            return Some(mv);
        }
        likely.into_iter().chain(moves.iter().copied()).find(|&mv| {
            let after = self.rules.play_unchecked(position, mv);
            self.wins(&after, within - 1, attacker, interrupt)
        })
    }

    /// Adds what may be played here.
    fn list(&mut self, position: &G::Position, attacks: bool, plies: u32) {
        // Whatever wins at once forces, so the last ply needs no other moves.
        if attacks && (self.attack == Attack::Forcing || plies == 1) {
            self.rules.forcing(position, &mut self.moves);
        } else if !attacks && plies >= 2 {
            // The moves left out lose to the attacker's next one.
            self.rules.candidates(position, Breadth::Every, &mut self.moves);
        } else {
            self.rules.moves(position, &mut self.moves);
        }
    }

    fn key(&self, position: &G::Position, attacker: Player) -> u64 {
        hash::key([self.rules.search_key(position), attacker.index() as u64])
    }

    fn slot(&self, position: &G::Position, attacker: Player) -> Slot {
        let key = self.key(position, attacker);
        let slot = self.slots[key as usize & (self.slots.len() - 1)];
        if slot.key == key { slot } else { Slot { key, best: NO_MOVE, ..Slot::default() } }
    }

    fn wins(
        &mut self,
        position: &G::Position,
        plies: u32,
        attacker: Player,
        interrupt: Interrupt<'_>,
    ) -> bool {
        self.nodes += 1;
        if self.gave_up || (self.nodes.is_multiple_of(PATIENCE) && interrupt(self.nodes)) {
            self.gave_up = true;
            return false;
        }
        if let Some(outcome) = self.rules.outcome(position) {
            return outcome == Outcome::Win(attacker);
        }
        if plies == 0 {
            return false;
        }
        let attacks = self.rules.actor(position) == attacker;
        let wins_at_once = self.rules.winning_move(position).is_some();
        if wins_at_once {
            return attacks;
        }
        let mut slot = self.slot(position, attacker);
        let within = plies.min(255) as u8;
        if slot.won_within > 0 && slot.won_within <= within {
            return true;
        }
        if slot.safe_within >= within {
            return false;
        }
        if attacks && plies >= 3 && self.rules.winning_threat(position).is_some() {
            return true;
        }
        let repetition = self.rules.repetition_key(position);
        if self.path.contains(&repetition) {
            return false;
        }
        self.path.push(repetition);
        let found = self.search(position, plies, attacker, attacks, slot.best, interrupt);
        self.path.pop();
        if self.gave_up {
            return false;
        }
        let (won, best) = found;
        if won {
            slot.won_within = if slot.won_within == 0 { within } else { slot.won_within.min(within) };
        } else {
            slot.safe_within = slot.safe_within.max(within);
        }
        slot.best = best;
        let place = slot.key as usize & (self.slots.len() - 1);
        self.slots[place] = slot;
        won
    }

    /// Tries the moves of one position; gives the answer and the place of the move that decided it.
    fn search(
        &mut self,
        position: &G::Position,
        plies: u32,
        attacker: Player,
        attacks: bool,
        known: u16,
        interrupt: Interrupt<'_>,
    ) -> (bool, u16) {
        if attacks && !self.rules.may_win_within(position, plies.div_ceil(2)) {
            return (false, NO_MOVE);
        }
        // If even a turn spent on nothing holds, there is no need to look at all the others.
        if !attacks && let Some(idle) = self.rules.idle(position) {
            let won = self.wins(&idle, plies - 1, attacker, interrupt);
            if !won {
                return (false, NO_MOVE);
            }
        }
        let first = self.moves.len();
        self.list(position, attacks, plies);
        if self.killers.len() <= plies as usize {
            self.killers.resize(plies as usize + 1, [None; 2]);
        }
        let killers = self.killers[plies as usize];
        let mut order: Vec<(u32, u16)> = (0..self.moves.len() - first)
            .map(|place| {
                let mv = self.moves.above(first)[place];
                let rank = if place == usize::from(known) {
                    u32::MAX
                } else if let Some(age) = killers.iter().position(|&killer| killer == Some(mv)) {
                    u32::MAX - 1 - age as u32
                } else {
                    self.history[self.rules.slot(mv)]
                };
                (rank, place as u16)
            })
            .collect();
        order.sort_unstable_by_key(|&(rank, place)| (std::cmp::Reverse(rank), place));
        let mut answer = (!attacks, NO_MOVE);
        for (_, place) in order {
            let mv = self.moves.above(first)[usize::from(place)];
            let after = self.rules.play_unchecked(position, mv);
            let won = self.wins(&after, plies - 1, attacker, interrupt);
            if self.gave_up {
                break;
            }
            if won == attacks {
                let slot = self.rules.slot(mv);
                self.history[slot] = self.history[slot].saturating_add(plies * plies).min(1 << 30);
                let killers = &mut self.killers[plies as usize];
                if killers[0] != Some(mv) {
                    *killers = [Some(mv), killers[0]];
                }
                answer = (attacks, place);
                break;
            }
        }
        self.moves.truncate(first);
        answer
    }
}
