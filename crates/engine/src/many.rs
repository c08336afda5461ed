//! Search for three and four players, each of whom plays for themselves.
//!
//! A tree grows best first, one position at a time: every player is led by their own mean share of the wins below and by how
//! good a move looks. A new position is valued by the prospects after each of its candidates, of which the actor takes the
//! best; nothing is played out. What is proven is kept apart from what is likely: wins and losses come from lines that
//! ended. Beside the tree goes a [proof](Proof) that the actor wins against all the others together.
//!
//! Everything is counted in whole numbers or in operations that every machine rounds alike, so that a search of so many
//! nodes is the same everywhere, in one run or in slices.

mod max_n;
mod play;
mod proof_number;
mod share;
mod tree;

use crate::Score;
use crate::search::{Found, Interrupt, Limits, Line};
use proof_number::Proof;
use share::{Shares, WHOLE, estimate};
use siliam_core::{LeftOut, MoveStack, Player, Prospects, Rng};
use tree::{Edge, Node, NodeIndex, Proven};

pub use play::think_many;

/// Candidates at the root and below it, all of which are judged when their position is first visited.
const ROOT_WIDTH: usize = 200;
const WIDTH: usize = 100;
/// The weight of the exploration term against the mean share (PUCT).
const EXPLORATION: f64 = 0.9;
/// First-play urgency: how much less an untried move counts than it looks.
const UNTRIED: f64 = 0.02;
/// The proof takes one node in so many: proofs are rare, and this costs the tree little.
const PROOF_PART: u64 = 16;
/// The first nodes go to the proof: they find wins in one and in the next turn.
const PROOF_FIRST: u64 = 3;
/// An only move is not thought about longer than this.
const ONLY_MOVE: u64 = 64;

/// A search from one position.
pub struct Many<G: Prospects> {
    rules: G,
    root: G::Position,
    actor: Player,
    /// Repetition keys that have occurred twice in the game already (G1).
    repeated_twice: Vec<u64>,
    /// All keys of the game.
    history: Vec<u64>,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Move>>,
    moves: MoveStack<G::Move>,
    proof: Proof<G>,
    most_bytes: usize,
    searched: u64,
    /// Whoever listens is told again when so many are searched.
    tell_at: u64,
}

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
    /// A search of the position, `history` being the repetition keys of the game so far, the position's own included;
    /// the seed decides between moves that look equal.
    pub fn new(rules: &G, root: G::Position, history: &[u64], mebibytes: usize, seed: u64) -> Self {
        let twice = |key: &&u64| history.iter().filter(|other| other == key).count() >= 2;
        let repeated_twice: Vec<u64> = history.iter().filter(twice).copied().collect();
        let bytes = mebibytes.max(1) << 20;
        let mut many = Self {
            rules: rules.clone(),
            root,
            actor: rules.actor(&root),
            proof: Proof::new(rules, &root, &repeated_twice, bytes / 4),
            repeated_twice,
            history: history.to_vec(),
            nodes: vec![Node::NEW],
            edges: Vec::new(),
            moves: MoveStack::new(),
            most_bytes: bytes / 4 * 3,
            searched: 0,
            tell_at: 1,
        };
        if rules.outcome(&root).is_none() {
            many.list(0, &root, ROOT_WIDTH);
            many.shuffle_likely(seed);
        }
        many
    }

    /// Lets the seed exchange neighbours among the first candidates, so that games differ.
    fn shuffle_likely(&mut self, seed: u64) {
        let mut rng = Rng::new(seed);
        for index in 1..self.edges.len().min(4) {
            if seed != 0 && rng.below(2) == 0 {
                self.edges.swap(index - 1, index);
            }
        }
    }

    /// Nodes searched so far.
    pub fn nodes(&self) -> u64 {
        self.searched
    }

    /// Searches on until the limits or the interrupt; `each` hears whenever the search has doubled.
    ///
    /// Gives whether the search has come to its own end: further calls would change nothing.
    pub fn run(
        &mut self,
        limits: Limits,
        interrupt: Interrupt<'_>,
        mut each: impl FnMut(&Found<G::Move>, u64),
    ) -> bool {
        while !self.is_settled() {
            if self.searched >= limits.nodes {
                return true;
            }
            if interrupt(self.searched) {
                return false;
            }
            let looked_at = self.proof.looked_at();
            if self.proof.is_open() && (looked_at < PROOF_FIRST || looked_at * PROOF_PART <= self.searched) {
                self.proof.step(&self.rules, &self.root);
            } else {
                self.grow();
            }
            self.searched += 1;
            if self.searched >= self.tell_at {
                self.tell_at = 2 * self.searched;
                let Some(found) = self.found() else { return true };
                each(&found, self.searched);
                if found.best().moves.len() >= limits.depth as usize {
                    return true;
                }
            }
        }
        true
    }

    /// Whether nothing is left to find.
    fn is_settled(&self) -> bool {
        let root = &self.nodes[0];
        let bytes = size_of_val(&self.nodes[..]) + size_of_val(&self.edges[..]);
        root.edges == 0
            || root.proven.is_some()
            || self.proof.won().is_some()
            || root.edges == 1 && root.left_out == LeftOut::Nothing && self.searched >= ONLY_MOVE
            || bytes >= self.most_bytes
    }

    /// What was found so far; `None` where there is no move.
    pub fn found(&self) -> Option<Found<G::Move>> {
        if let Some((plies, mv)) = self.proof.won() {
            let line = Line { moves: vec![mv], score: Score::win_in(plies) };
            let shares = Some(Shares::of_winner(self.actor).thousandths());
            return Some(Found { lines: vec![line], depth: plies, shares });
        }
        let best = self.best(0, self.actor)?;
        // A move that nobody has tried is worth what its position is.
        let shares = self.child(&best).unwrap_or(&self.nodes[0]).shares(G::PLAYERS).map(Shares::thousandths);
        let line = Line { score: self.score_of(&best), moves: self.line(best) };
        let depth = u32::try_from(line.moves.len()).unwrap_or(u32::MAX);
        Some(Found { lines: vec![line], depth, shares })
    }

    /// Every move of the root that was thought worth trying, the best first.
    pub fn ranked(&self) -> Vec<Ranked<G::Move>> {
        let mut edges: Vec<&Edge<G::Move>> = self.edges_of(0).iter().collect();
        edges.sort_by_key(|edge| std::cmp::Reverse(self.merit(edge, self.actor)));
        let ranked = |edge: &Edge<G::Move>| {
            let visits = edge.child.map_or(0, |child| self.nodes[child.get() as usize].visits);
            Ranked { mv: edge.mv, score: self.score_of(edge), visits }
        };
        let mut ranked: Vec<_> = edges.into_iter().map(ranked).collect();
        if let Some((plies, mv)) = self.proof.won() {
            ranked.retain(|other| other.mv != mv);
            ranked.insert(0, Ranked { mv, score: Score::win_in(plies), visits: 0 });
        }
        ranked
    }

    fn edges_of(&self, node: usize) -> &[Edge<G::Move>] {
        let Node { first, edges, .. } = self.nodes[node];
        &self.edges[first as usize..first as usize + usize::from(edges)]
    }

    fn child(&self, edge: &Edge<G::Move>) -> Option<&Node> {
        edge.child.map(|child| &self.nodes[child.get() as usize])
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

    fn best(&self, node: usize, actor: Player) -> Option<Edge<G::Move>> {
        // Among equals the first, which looked best.
        self.edges_of(node).iter().rev().max_by_key(|edge| self.merit(edge, actor)).copied()
    }

    /// A move's worth to the actor of the root.
    fn score_of(&self, edge: &Edge<G::Move>) -> Score {
        let Some(child) = self.child(edge) else {
            // Nothing is known of it but its position, if that.
            let root = &self.nodes[0];
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

    /// Visits one more position and carries what it is worth back to the root.
    fn grow(&mut self) {
        let mut position = self.root;
        let mut path = vec![(0_usize, self.actor)];
        let mut keys = Vec::new();
        let shares = loop {
            let &(node, actor) = path.last().expect("the root is on the path");
            if let Some(proven) = self.nodes[node].proven {
                break proven.shares(G::PLAYERS);
            }
            if self.nodes[node].visits == 0 {
                break self.judge(node, &position, actor);
            }
            let Some(edge) = self.choose(node, actor) else {
                // All candidates lose: there may be others.
                if self.nodes[node].left_out == LeftOut::Unlikely {
                    let width = 4 * usize::from(self.nodes[node].edges);
                    self.list(node, &position, width);
                    self.look_ahead(node, &position, actor);
                }
                break self.worst(node, actor);
            };
            position = self.rules.play_unchecked(&position, self.edges[edge].mv);
            let key = self.rules.repetition_key(&position);
            let child = self.child_of(edge);
            path.push((child, self.rules.actor(&position)));
            if self.repeated_twice.contains(&key) {
                self.nodes[child].proven = Some(Proven::ended(siliam_core::Outcome::Draw));
            } else if keys.contains(&key) || self.history.contains(&key) {
                // Valued as a draw, because whoever could repeat once can do so again; but not proven.
                break Shares::of_draw(G::PLAYERS);
            }
            keys.push(key);
        };
        for &(node, _) in &path {
            self.nodes[node].add(shares);
        }
        for &(node, actor) in path.iter().rev() {
            if self.nodes[node].proven.is_none() {
                self.nodes[node].proven = self.conclude(node, actor);
            }
            if self.nodes[node].proven.is_none() {
                break;
            }
        }
    }

    fn child_of(&mut self, edge: usize) -> usize {
        if let Some(child) = self.edges[edge].child {
            return child.get() as usize;
        }
        let child = self.nodes.len();
        self.nodes.push(Node::NEW);
        self.edges[edge].child = NodeIndex::new(place(child));
        child
    }

    /// What a position that was never visited is worth.
    fn judge(&mut self, node: usize, position: &G::Position, actor: Player) -> Shares {
        let proven = match self.rules.outcome(position) {
            Some(outcome) => Some(Proven::ended(outcome)),
            None if self.rules.winning_move(position).is_some() && node > 0 => Some(Proven::win(actor, 1)),
            None => None,
        };
        self.nodes[node].proven = proven;
        if let Some(proven) = proven {
            return proven.shares(G::PLAYERS);
        }
        if self.nodes[node].edges == 0 {
            self.list(node, position, WIDTH);
        }
        self.look_ahead(node, position, actor)
    }

    /// Judges a position after each of its untried moves and puts the most promising first; what the best one promises.
    fn look_ahead(&mut self, node: usize, position: &G::Position, actor: Player) -> Shares {
        let Node { first, edges, .. } = self.nodes[node];
        let edges = &mut self.edges[first as usize..first as usize + usize::from(edges)];
        let mut best: Option<Shares> = None;
        for edge in edges.iter_mut().filter(|edge| edge.child.is_none()) {
            let after = self.rules.play_unchecked(position, edge.mv);
            let shares = match self.rules.outcome(&after) {
                Some(outcome) => Shares::of_outcome(outcome, G::PLAYERS),
                None => Shares::of_prospects(self.rules.prospects(&after), G::PLAYERS),
            };
            self.searched += 1;
            edge.expected = shares.to(actor);
            if best.is_none_or(|best| shares.to(actor) > best.to(actor)) {
                best = Some(shares);
            }
        }
        // Stable: among equals the order of their looks stays.
        edges.sort_by_key(|edge| std::cmp::Reverse(edge.expected));
        best.unwrap_or_else(|| Shares::of_draw(G::PLAYERS))
    }

    /// Gives a node its candidates, or more of them; what was tried stays.
    fn list(&mut self, node: usize, position: &G::Position, width: usize) {
        let below = self.moves.len();
        let listed = self.rules.candidates(position, width, &mut self.moves);
        let known = self.edges_of(node).to_vec();
        let first = self.edges.len();
        self.edges.extend_from_slice(&known);
        for &mv in self.moves.above(below) {
            if known.iter().all(|edge| edge.mv != mv) {
                self.edges.push(Edge { mv, expected: 0, child: None });
            }
        }
        self.moves.truncate(below);
        let count = u16::try_from(self.edges.len() - first).expect("no position has 65,536 moves");
        let node = &mut self.nodes[node];
        (node.first, node.edges, node.left_out) = (place(first), count, listed);
    }

    /// The edge to try next; `None` where every one is lost for the actor.
    fn choose(&self, node: usize, actor: Player) -> Option<usize> {
        let Node { visits, first, .. } = self.nodes[node];
        let exploration = EXPLORATION * f64::from(visits).sqrt();
        let mut best: Option<(f64, usize)> = None;
        for (rank, edge) in (0_u16..).zip(self.edges_of(node)) {
            let (mean, tried) = match self.child(edge) {
                Some(child) if child.proven.is_some_and(|proven| proven.is_lost_by(actor)) => continue,
                Some(child) => (child.mean(actor), child.visits),
                None => (f64::from(edge.expected) / f64::from(WHOLE) - UNTRIED, 0),
            };
            let looks = 0.5 / (f64::from(rank) + 2.0);
            let merit = mean + exploration * looks / f64::from(tried + 1);
            if best.is_none_or(|(old, _)| merit > old) {
                best = Some((merit, first as usize + usize::from(rank)));
            }
        }
        best.map(|(_, edge)| edge)
    }

    /// What a position is worth whose candidates all lose: the best of them.
    fn worst(&self, node: usize, actor: Player) -> Shares {
        let latest = self.best(node, actor).and_then(|edge| self.child(&edge)?.proven);
        latest.map_or_else(|| Shares::of_draw(G::PLAYERS), |proven| proven.shares(G::PLAYERS))
    }

    /// What the children of a node prove.
    fn conclude(&self, node: usize, actor: Player) -> Option<Proven> {
        let mut all = (self.nodes[node].left_out == LeftOut::Nothing).then_some(None);
        let mut won: Option<Proven> = None;
        for edge in self.edges_of(node) {
            let proven = self.child(edge).and_then(|child| child.proven);
            if let Some(proven) = proven.filter(|proven| proven.is_won_by(actor)) {
                won = Some(won.map_or(proven, |won| if proven.plies < won.plies { proven } else { won }));
            }
            all = match (all, proven) {
                (Some(None), Some(proven)) => Some(Some(proven)),
                (Some(Some(before)), Some(proven)) => Some(Some(proven.or(before))),
                _ => None,
            };
        }
        won.or_else(|| all.flatten()).map(Proven::before)
    }
}

/// A place in the tree as nodes keep it.
fn place(index: usize) -> u32 {
    u32::try_from(index).expect("memory ends before 2³² nodes or edges")
}
