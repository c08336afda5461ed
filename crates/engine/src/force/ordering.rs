//! Which move a proof search tries first: the one that decided here before, killer moves, then the history heuristic.

use siliam_core::Think;

/// The moves of the nodes under way and what earlier nodes tell of them.
pub(super) struct ProofOrdering<G: Think> {
    /// The moves of the nodes under way that are not tried yet, with their ranks.
    untried: Vec<(u32, G::Move)>,
    /// By slot of the move, the attacker's before the defender's: how often it won or held.
    history: Vec<u32>,
    /// By plies left: the moves that last won or held there, the latest first.
    killers: Vec<[Option<G::Move>; 2]>,
}

/// Who moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Attacker,
    Defender,
}

/// The rank of killer moves; what history ranks is below.
pub(super) const KILLER: u32 = 1 << 30;

impl<G: Think> ProofOrdering<G> {
    pub(super) fn new() -> Self {
        Self { untried: Vec::new(), history: vec![0; 2 * G::TUNING.slots], killers: Vec::new() }
    }

    /// How many moves lie there; a node leaves as many as it found.
    pub(super) fn len(&self) -> usize {
        self.untried.len()
    }

    pub(super) fn truncate(&mut self, length: usize) {
        self.untried.truncate(length);
    }

    /// Puts a move back that was taken, first of those above this length.
    pub(super) fn put_back(&mut self, length: usize, ranked: (u32, G::Move)) {
        self.untried.insert(length, ranked);
    }

    /// The moves above this length.
    pub(super) fn above(&self, length: usize) -> impl Iterator<Item = G::Move> {
        self.untried[length..].iter().map(|&(_, mv)| mv)
    }

    /// Adds moves with their ranks; `known` is the slot of the move that decided here before.
    pub(super) fn add(&mut self, rules: &G, moves: &[G::Move], plies: u32, known: Option<u16>, side: Side) {
        if self.killers.len() <= plies as usize {
            self.killers.resize(plies as usize + 1, [None; 2]);
        }
        let killers = self.killers[plies as usize];
        let known = known.map(usize::from);
        for &mv in moves {
            let slot = rules.slot(mv);
            let rank = if known == Some(slot) {
                u32::MAX
            } else if killers[0] == Some(mv) {
                KILLER + 1
            } else if killers[1] == Some(mv) {
                KILLER
            } else {
                self.history[Self::place(slot, side)]
            };
            self.untried.push((rank, mv));
        }
    }

    /// Takes the highest-ranked of the moves above this length.
    pub(super) fn take_likeliest(&mut self, length: usize) -> Option<(u32, G::Move)> {
        let untried = &self.untried[length..];
        let best = (0..untried.len()).rev().max_by_key(|&index| untried[index].0)?;
        Some(self.untried.swap_remove(length + best))
    }

    /// A move decided: it will be tried early elsewhere.
    pub(super) fn learn(&mut self, rules: &G, mv: G::Move, plies: u32, side: Side) {
        let history = &mut self.history[Self::place(rules.slot(mv), side)];
        *history = history.saturating_add(plies * plies).min(KILLER - 1);
        let killers = &mut self.killers[plies as usize];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    fn place(slot: usize, side: Side) -> usize {
        slot + if side == Side::Defender { G::TUNING.slots } else { 0 }
    }
}
