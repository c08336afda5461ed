//! The tallies of the positions on the way from the root.

use siliam_core::Think;

/// A tally for every ply. They lie one behind the other and not among what functions keep to themselves: there a copy would
/// be read just a page behind where it is written, which processors take for the same place and wait.
pub(crate) struct Tallies<G: Think>(Vec<G::Tally>);

impl<G: Think> Tallies<G> {
    pub(crate) fn new() -> Self {
        Self(Vec::new())
    }

    /// Everything begins with this position.
    pub(crate) fn begin(&mut self, rules: &G, position: &G::Position) {
        self.0.clear();
        self.0.push(rules.tally(position));
    }

    /// The position after so many plies, which was reached from the one before it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn go_on(&mut self, rules: &G, ply: usize, before: &G::Position, position: &G::Position) {
        if self.0.len() == ply {
            self.0.push(self.0[ply - 1]);
        } else {
            self.0[ply] = self.0[ply - 1];
        }
        rules.count_on(&mut self.0[ply], before, position);
    }

    /// That of the position after so many plies.
    #[inline(always)]
    pub(crate) fn at(&self, ply: usize) -> &G::Tally {
        &self.0[ply]
    }
}
