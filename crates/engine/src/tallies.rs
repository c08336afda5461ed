//! The tallies of the positions on the path from the root.

use siliam_core::Think;

/// A tally for every ply, kept in one array: on the stack, 4 KiB aliasing stalls the loads.
pub(crate) struct Tallies<G: Think>(Vec<G::Tally>);

impl<G: Think> Tallies<G> {
    pub(crate) fn new() -> Self {
        Self(Vec::new())
    }

    /// Starts with the tally of the root.
    pub(crate) fn begin(&mut self, rules: &G, position: &G::Position) {
        self.0.clear();
        self.0.push(rules.tally(position));
    }

    /// Makes the tally at a ply from the one before it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn go_on(&mut self, rules: &G, ply: usize, before: &G::Position, position: &G::Position) {
        if self.0.len() == ply {
            self.0.push(self.0[ply - 1]);
        } else {
            self.0[ply] = self.0[ply - 1];
        }
        rules.count_on(&mut self.0[ply], before, position);
    }

    /// The tally of the position at a ply.
    #[inline(always)]
    pub(crate) fn at(&self, ply: usize) -> &G::Tally {
        &self.0[ply]
    }
}
