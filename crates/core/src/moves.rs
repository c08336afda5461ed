//! The move stack that searches share between all their nodes.

/// Moves of several nodes, one above the other, in one allocation.
///
/// A node remembers the length before its own moves were added, works through what lies above, and leaves the stack as
/// it found it.
#[derive(Clone, Debug)]
pub struct MoveStack<M>(Vec<M>);

impl<M: Copy> MoveStack<M> {
    /// An empty stack with room for a few deep nodes.
    pub fn new() -> Self {
        Self(Vec::with_capacity(1024))
    }

    /// Adds a move on top.
    #[inline(always)]
    pub fn push(&mut self, mv: M) {
        self.0.push(mv);
    }

    /// Takes the topmost move.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<M> {
        self.0.pop()
    }

    /// How many moves lie on it.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no move lies on it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Drops what lies above this length.
    #[inline(always)]
    pub fn truncate(&mut self, length: usize) {
        self.0.truncate(length);
    }

    /// Keeps of the moves above this length those that `keep` says yes to, in their order.
    ///
    /// ```
    /// let mut moves = siliam_core::MoveStack::new();
    /// (1..=6).for_each(|mv| moves.push(mv));
    /// moves.retain_above(2, |mv| mv % 2 == 0);
    /// assert_eq!(moves.above(0), [1, 2, 4, 6]);
    /// ```
    #[inline(always)]
    pub fn retain_above(&mut self, length: usize, mut keep: impl FnMut(M) -> bool) {
        let mut kept = length;
        for index in length..self.0.len() {
            let mv = self.0[index];
            if keep(mv) {
                self.0[kept] = mv;
                kept += 1;
            }
        }
        self.0.truncate(kept);
    }

    /// The moves above this length.
    #[inline(always)]
    pub fn above(&self, length: usize) -> &[M] {
        &self.0[length..]
    }

    /// The moves above this length, to be reordered.
    #[inline(always)]
    pub fn above_mut(&mut self, length: usize) -> &mut [M] {
        &mut self.0[length..]
    }
}

impl<M: Copy> Default for MoveStack<M> {
    fn default() -> Self {
        Self::new()
    }
}
