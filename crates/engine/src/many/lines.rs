//! What a tree tells of its root: the best lines and what each is worth.

use super::share::{Shares, estimate};
use super::tree::Edge;
use super::{Many, Node};
use crate::Score;
use crate::search::{Found, Line};
use siliam_core::{Player, Prospects};
use std::cmp::Reverse;

/// A move that was tried fewer times than the most tried one by more than this factor is too little known to be the best of
/// several lines: one visit may look like anything.
const WELL_KNOWN: u32 = 4;

/// A move of the root with what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked<M> {
    /// The move.
    pub mv: M,
    /// What it is worth to the actor.
    pub score: Score,
    /// How often it was tried.
    pub visits: u32,
}

impl<G: Prospects> Many<G> {
    /// What was found so far; `None` where there is no move.
    pub fn found(&self) -> Option<Found<G::Move>> {
        let won = self.proof.won();
        let mut lines = Vec::new();
        if let Some((plies, mv)) = won {
            let shares = Some(Shares::of_winner(self.actor).thousandths());
            lines.push(Line { moves: vec![mv], score: Score::win_in(plies), shares });
        }
        if self.lines_wanted > 1 {
            lines.extend(self.best_known(won.map(|(_, mv)| mv)).into_iter().map(|edge| self.line_of(edge)));
            lines.truncate(self.lines_wanted);
        }
        if lines.is_empty() {
            lines.push(self.line_of(&self.best(0, self.actor)?));
        }
        let length = u32::try_from(lines[0].moves.len()).unwrap_or(u32::MAX);
        Some(Found { depth: won.map_or(length, |(plies, _)| plies), lines })
    }

    /// The tried moves of the root except one, by what they are worth; those that are little known come last.
    fn best_known(&self, except: Option<G::Move>) -> Vec<&Edge<G::Move>> {
        let visits = |edge: &Edge<G::Move>| self.child(edge).map_or(0, |child| child.visits);
        let most = self.edges_of(0).iter().map(visits).max().unwrap_or(0);
        let is_known = |edge: &Edge<G::Move>| {
            self.child(edge).is_some_and(|child| child.proven.is_some()) || WELL_KNOWN * visits(edge) >= most
        };
        let mut edges = self.by_merit();
        edges.retain(|edge| edge.child.is_some() && Some(edge.mv) != except);
        edges.sort_by_key(|edge| Reverse((is_known(edge), self.score_of(edge))));
        edges
    }

    /// The line that begins with a move of the root.
    fn line_of(&self, edge: &Edge<G::Move>) -> Line<G::Move> {
        // A move that nobody has tried is worth what its position is.
        let shares = self.child(edge).unwrap_or(&self.nodes[0]).shares(G::PLAYERS).map(Shares::thousandths);
        Line { score: self.score_of(edge), moves: self.line(*edge), shares }
    }

    /// The moves of the root that were thought worth trying, the best first.
    fn by_merit(&self) -> Vec<&Edge<G::Move>> {
        let mut edges: Vec<&Edge<G::Move>> = self.edges_of(0).iter().collect();
        edges.sort_by_key(|edge| Reverse(self.merit(edge, self.actor)));
        edges
    }

    /// Every move of the root that was thought worth trying, the best first.
    pub fn ranked(&self) -> Vec<Ranked<G::Move>> {
        let ranked = |edge: &Edge<G::Move>| {
            let visits = edge.child.map_or(0, |child| self.nodes[child.get() as usize].visits);
            Ranked { mv: edge.mv, score: self.score_of(edge), visits }
        };
        let mut ranked: Vec<_> = self.by_merit().into_iter().map(ranked).collect();
        if let Some((plies, mv)) = self.proof.won() {
            ranked.retain(|other| other.mv != mv);
            ranked.insert(0, Ranked { mv, score: Score::win_in(plies), visits: 0 });
        }
        ranked
    }

    /// Where several lines are asked for: the least tried move of the root among those that would be told. A tree leaves
    /// all but the best move alone, and every line shall be known.
    pub(super) fn neglected(&self) -> Option<usize> {
        if self.lines_wanted == 1 {
            return None;
        }
        let first = self.nodes[0].first as usize;
        let open = self.edges_of(0).iter().enumerate().filter_map(|(rank, edge)| {
            let child = self.child(edge).filter(|child| child.proven.is_none())?;
            Some((child.mean(self.actor), child.visits, first + rank))
        });
        let mut open: Vec<(f64, u32, usize)> = open.collect();
        open.sort_by(|one, other| other.0.total_cmp(&one.0));
        open.truncate(self.lines_wanted);
        open.into_iter().min_by_key(|&(_, visits, _)| visits).map(|(_, _, edge)| edge)
    }

    /// How much a move is to be preferred: sure wins, the sooner the better, then what was tried most, and sure losses,
    /// the later the better.
    fn merit(&self, edge: &Edge<G::Move>, actor: Player) -> (i32, u32, u64) {
        let Some(child) = self.child(edge) else { return (0, 0, 0) };
        let sure = child.proven.map_or(0, |proven| {
            if proven.is_won_by(actor) {
                20_000 - i32::from(proven.plies)
            } else if proven.is_lost_by(actor) {
                i32::from(proven.plies) - 20_000
            } else {
                0
            }
        });
        (sure, child.visits, child.sums[actor.index()])
    }

    pub(super) fn best(&self, node: usize, actor: Player) -> Option<Edge<G::Move>> {
        // Among equals the first, which looked best.
        self.edges_of(node).iter().rev().max_by_key(|edge| self.merit(edge, actor)).copied()
    }

    /// A move's worth to the actor of the root.
    fn score_of(&self, edge: &Edge<G::Move>) -> Score {
        let Some(child) = self.child(edge) else {
            // Nothing is known of it but its position, if that.
            let root: &Node = &self.nodes[0];
            return if root.visits == 0 { Score::EVEN } else { estimate(root.mean(self.actor), G::PLAYERS) };
        };
        match child.proven {
            Some(proven) if proven.is_won_by(self.actor) => Score::win_in(u32::from(proven.plies) + 1),
            Some(proven) if proven.is_lost_by(self.actor) => Score::loss_in(u32::from(proven.plies) + 1),
            _ => estimate(child.mean(self.actor), G::PLAYERS),
        }
    }

    /// The moves tried most, each player's in turn.
    fn line(&self, mut edge: Edge<G::Move>) -> Vec<G::Move> {
        let mut line = vec![edge.mv];
        let mut position = self.rules.play_unchecked(&self.root, edge.mv);
        while let Some(child) = edge.child {
            let actor = self.rules.actor(&position);
            let Some(next) = self.best(child.get() as usize, actor).filter(|next| next.child.is_some())
            else {
                break;
            };
            position = self.rules.play_unchecked(&position, next.mv);
            line.push(next.mv);
            edge = next;
        }
        line
    }
}
