//! Which move is tried first: what was best before, what refuted a sister position, what has often been good.

use siliam_core::Think;

/// What earlier parts of the search suggest.
#[derive(Clone, Debug)]
pub(crate) struct Memory<M> {
    /// By [`Think::slot`]: how often a move caused a cut-off, weighted by depth.
    history: Vec<i32>,
    /// By ply: the two moves that last refuted a sister position.
    killers: Vec<[Option<M>; 2]>,
}

const MOST_HISTORY: i32 = 1 << 14;

impl<M: Copy + Eq> Memory<M> {
    pub(crate) fn new<G: Think<Move = M>>() -> Self {
        Self { history: vec![0; G::TUNING.slots], killers: Vec::new() }
    }

    /// How early a move should be tried; the table's move comes before all.
    #[inline(always)]
    pub(crate) fn rank<G: Think<Move = M>>(&self, rules: &G, mv: M, ply: usize) -> i32 {
        let killer = self.killers.get(ply).is_some_and(|killers| killers.contains(&Some(mv)));
        self.history[rules.slot(mv)] + if killer { 2 * MOST_HISTORY } else { 0 }
    }

    /// A move cut off: it and what was tried before it in vain are remembered.
    pub(crate) fn learn<G: Think<Move = M>>(
        &mut self,
        rules: &G,
        cut: M,
        in_vain: impl Iterator<Item = M>,
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
        let bonus = (depth * depth).min(400);
        self.shift(rules.slot(cut), bonus);
        for mv in in_vain {
            self.shift(rules.slot(mv), -bonus);
        }
    }

    /// Moves towards the bonus the more slowly the nearer it is to the limit.
    fn shift(&mut self, slot: usize, bonus: i32) {
        let entry = &mut self.history[slot];
        *entry += bonus - *entry * bonus.abs() / MOST_HISTORY;
    }

    /// Between two searches: the past counts for less.
    pub(crate) fn fade(&mut self) {
        self.history.iter_mut().for_each(|entry| *entry /= 4);
        self.killers.clear();
    }
}
