//! Search for three and four players, each of whom plays for themselves.
//!
//! A tree grows best first, one position at a time: every player is led by their own mean share of the wins below and by how
//! good a move looks. A new position is valued by the prospects after each of its candidates, of which the actor takes the
//! best; nothing is played out. What is proven is kept apart from what is likely: wins and losses come from lines that
//! ended. Beside the tree goes a [proof](Proof) that the actor wins against all the others together.
//!
//! Everything is counted in whole numbers or in operations that every machine rounds alike, so that a search of so many
//! nodes is the same everywhere, in one run or in slices.

mod lines;
mod max_n;
mod play;
mod proof_number;
mod share;
mod tree;

use crate::search::{Found, Interrupt, Limits};
use proof_number::Proof;
use share::{Shares, WHOLE};
use siliam_core::{LeftOut, MoveStack, Player, Prospects, Rng};
use tree::{Edge, Node, NodeIndex, Proven};

pub use lines::Ranked;
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
    /// How many lines are asked for.
    lines_wanted: usize,
    /// Whether a win of the actor is known to exist.
    promised: bool,
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
            lines_wanted: 1,
            promised: false,
        };
        if rules.outcome(&root).is_none() {
            many.list(0, &root, ROOT_WIDTH);
            many.shuffle_likely(seed);
        }
        many
    }

    /// The same search for so many lines at once.
    pub fn with_lines(mut self, lines: usize) -> Self {
        self.lines_wanted = lines.max(1);
        self
    }

    /// The same where a win of the actor is known to exist: all goes to the proof until it is found.
    pub(crate) fn promised(mut self) -> Self {
        self.promised = true;
        self
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
            let is_due = looked_at < PROOF_FIRST || looked_at * PROOF_PART <= self.searched || self.promised;
            if self.proof.is_open() && is_due {
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

    /// Whether the search has come to its own end, or has no memory left to go on with.
    fn is_settled(&self) -> bool {
        self.is_decided() || self.bytes() >= self.most_bytes
    }

    /// Whether nothing is left to find.
    pub(crate) fn is_decided(&self) -> bool {
        let root = &self.nodes[0];
        let is_won = self.proof.won().is_some();
        // The tree cannot grow below a proven root; other lines are of interest only beside a win that the proof found.
        root.edges == 0
            || root.proven.is_some()
            || is_won && self.lines_wanted == 1
            || root.edges == 1 && root.left_out == LeftOut::Nothing && self.searched >= ONLY_MOVE
    }

    /// The memory of the tree.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.nodes[..]) + size_of_val(&self.edges[..])
    }

    fn edges_of(&self, node: usize) -> &[Edge<G::Move>] {
        let Node { first, edges, .. } = self.nodes[node];
        &self.edges[first as usize..first as usize + usize::from(edges)]
    }

    fn child(&self, edge: &Edge<G::Move>) -> Option<&Node> {
        edge.child.map(|child| &self.nodes[child.get() as usize])
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
        if node == 0
            && visits % 2 == 1
            && let Some(edge) = self.neglected()
        {
            return Some(edge);
        }
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

/// The shares of a proven win, in thousandths.
pub(crate) fn whole_of(player: Player) -> [u16; 4] {
    Shares::of_winner(player).thousandths()
}

/// A place in the tree as nodes keep it.
fn place(index: usize) -> u32 {
    u32::try_from(index).expect("memory ends before 2³² nodes or edges")
}
