//! Counting the leaves of the game tree, the classical check of a move generator.

use crate::{MoveStack, Rules, cpu};
use std::hint::black_box;

/// How the last ply is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// Counted without being played.
    Counted,
    /// Each played and its key computed, as a search would.
    Made,
}

/// How many lines of exactly `depth` plies there are; a game that ends earlier is no leaf.
///
/// ```
/// # use siliam_core::{Leaves, Rules, perft};
/// fn two_plies<R: Rules>(rules: &R) -> u64 {
///     perft(rules, &rules.start(), 2, Leaves::Counted)
/// }
/// ```
pub fn perft<R: Rules>(rules: &R, position: &R::Position, depth: u32, leaves: Leaves) -> u64 {
    match (depth, leaves) {
        (0, _) => 1,
        (1, Leaves::Counted) => rules.count(position),
        (_, Leaves::Counted) => cpu::run(Walk::<R, false> { rules, position, depth }),
        (_, Leaves::Made) => cpu::run(Walk::<R, true> { rules, position, depth }),
    }
}

struct Walk<'a, R: Rules, const MADE: bool> {
    rules: &'a R,
    position: &'a R::Position,
    depth: u32,
}

/// A node on the current line; its moves not yet tried lie on the move stack above `first`.
struct Node<P> {
    position: P,
    first: usize,
}

impl<R: Rules, const MADE: bool> cpu::Task for Walk<'_, R, MADE> {
    type Output = u64;

    // A loop over an explicit line instead of a recursion: a recursive call would leave the better-compiled copy.
    #[inline(always)]
    fn run(self) -> u64 {
        let Self { rules, position, depth } = self;
        let mut leaves = 0;
        let mut moves = MoveStack::new();
        let mut line = Vec::with_capacity(depth as usize);
        rules.moves(position, &mut moves);
        line.push(Node { position: *position, first: 0 });
        while let Some(node) = line.last() {
            if moves.len() == node.first {
                line.pop();
                continue;
            }
            let parent = node.position;
            let left = depth as usize - line.len();
            if MADE && left == 0 {
                // All siblings at once, so that the loop stays tight.
                for &mv in moves.above(node.first) {
                    black_box(rules.search_key(&rules.play_unchecked(&parent, mv)));
                }
                leaves += (moves.len() - node.first) as u64;
                moves.truncate(node.first);
                continue;
            }
            let Some(mv) = moves.pop() else { break };
            let child = rules.play_unchecked(&parent, mv);
            if !MADE && left == 1 {
                leaves += rules.count(&child);
            } else {
                let first = moves.len();
                rules.moves(&child, &mut moves);
                line.push(Node { position: child, first });
            }
        }
        leaves
    }
}
