//! Move ordering: killer moves and the history heuristic.

use siliam_core::Think;

/// What earlier parts of the search suggest.
#[derive(Clone, Debug)]
pub(crate) struct MoveOrdering<M> {
    /// By [`Think::slot`]: how often a move caused a cut-off, weighted by depth.
    history: Vec<i32>,
    /// By ply: the two moves that last caused a cut-off.
    killers: Vec<[Option<M>; 2]>,
}

/// History values stay below this.
const MOST_HISTORY: i32 = 1 << 14;

/// What a cut-off adds to history at most: deep nodes are too few to outweigh all others.
const MOST_BONUS: i32 = 400;

impl<M: Copy + Eq> MoveOrdering<M> {
    pub(crate) fn new<G: Think<Move = M>>() -> Self {
        Self { history: vec![0; G::TUNING.slots], killers: Vec::new() }
    }

    /// How early a move should be tried. Killer moves come before all that history knows.
    #[inline(always)]
    pub(crate) fn rank<G: Think<Move = M>>(&self, rules: &G, mv: M, ply: usize) -> i32 {
        let killer = self.killers.get(ply).is_some_and(|killers| killers.contains(&Some(mv)));
        self.history[rules.slot(mv)] + if killer { 2 * MOST_HISTORY } else { 0 }
    }

    /// A move caused a cut-off: it gains, and the moves tried before it lose.
    pub(crate) fn learn<G: Think<Move = M>>(
        &mut self,
        rules: &G,
        cut: M,
        tried_before: impl Iterator<Item = M>,
        depth: i32,
        ply: usize,
    ) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(cut) {
            *killers = [Some(cut), killers[0]];
        }
        let bonus = (depth * depth).min(MOST_BONUS);
        self.shift(rules.slot(cut), bonus);
        for mv in tried_before {
            self.shift(rules.slot(mv), -bonus);
        }
    }

    /// Adds a bonus, scaled down as the value nears the limit (history gravity).
    fn shift(&mut self, slot: usize, bonus: i32) {
        let entry = &mut self.history[slot];
        *entry += bonus - *entry * bonus.abs() / MOST_HISTORY;
    }
}
