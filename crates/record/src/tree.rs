//! A tree of moves. It knows no rules: [`crate::Record`] adds only moves that are legal.

use crate::Remark;
use siliam_catalog::Settlement;

/// A node of a tree: the position after a move, or before the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The position before the first move.
    pub const ROOT: Self = Self(0);

    /// The number of the node, by which [`Tree::id`] finds it again.
    pub fn number(self) -> u32 {
        self.0
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The move that led here, in its short form; empty at the root.
    pub(crate) mv: String,
    /// What the players settled beside the rules right after it (G4).
    pub(crate) settled: Vec<Settlement>,
    /// What somebody noted about it.
    pub(crate) remark: Remark,
}

impl Node {
    /// The move that led here, in its short form; empty at the root.
    pub fn mv(&self) -> &str {
        &self.mv
    }

    /// What the players settled beside the rules right after it (G4).
    pub fn settled(&self) -> &[Settlement] {
        &self.settled
    }

    /// What somebody noted about it.
    pub fn remark(&self) -> &Remark {
        &self.remark
    }
}

#[derive(Clone, Debug)]
struct Linked {
    node: Node,
    parent: NodeId,
    /// In plies from the root.
    depth: u32,
    /// The main line first.
    children: Vec<NodeId>,
}

/// A tree of moves; two are equal when they hold the same nodes in the same order.
#[derive(Clone, Debug)]
pub struct Tree {
    /// In no particular order, the root first. Deleting moves them together, so ids are good until then.
    nodes: Vec<Linked>,
}

impl Default for Tree {
    fn default() -> Self {
        let root = Linked { node: Node::default(), parent: NodeId::ROOT, depth: 0, children: Vec::new() };
        Self { nodes: vec![root] }
    }
}

impl Tree {
    /// A node. Panics for an id that a deletion has made void.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()].node
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()].node
    }

    /// The node of a number; `None` where there is none.
    pub fn id(&self, number: u32) -> Option<NodeId> {
        Some(NodeId(number)).filter(|id| id.index() < self.nodes.len())
    }

    /// How many nodes there are, the root included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The nodes that follow, the main line first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.nodes[id.index()].children
    }

    /// The node before; `None` at the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != NodeId::ROOT).then(|| self.nodes[id.index()].parent)
    }

    /// How many moves lead to a node.
    pub fn depth(&self, id: NodeId) -> usize {
        self.nodes[id.index()].depth as usize
    }

    /// The way from one node to another: those to leave on the way back, then those to enter on the way forth.
    pub(crate) fn way(&self, from: NodeId, to: NodeId) -> (Vec<NodeId>, Vec<NodeId>) {
        let (mut back, mut forth) = (Vec::new(), Vec::new());
        let (mut from, mut to) = (from, to);
        while from != to {
            let (here, there) = (self.depth(from), self.depth(to));
            if here >= there {
                back.push(from);
                from = self.nodes[from.index()].parent;
            }
            if there >= here {
                forth.push(to);
                to = self.nodes[to.index()].parent;
            }
        }
        forth.reverse();
        (back, forth)
    }

    /// The nodes from the first move to this one.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(id), |&id| self.parent(id)).filter(|&id| id != NodeId::ROOT).collect();
        path.reverse();
        path
    }

    /// The nodes of the main line, from the first move on.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let next = |id: NodeId| self.children(id).first().copied();
        std::iter::successors(next(NodeId::ROOT), move |&id| next(id))
    }

    /// The child with this move.
    pub fn child(&self, id: NodeId, mv: &str) -> Option<NodeId> {
        self.children(id).iter().copied().find(|&child| self.node(child).mv == mv)
    }

    /// Adds a move as the last branch; the node that is there already if it is no new one.
    pub(crate) fn add(&mut self, parent: NodeId, mv: String) -> NodeId {
        if let Some(child) = self.child(parent, &mv) {
            return child;
        }
        let id = NodeId(u32::try_from(self.nodes.len()).expect("a tree has fewer than four billion nodes"));
        let node = Node { mv, ..Node::default() };
        let depth = self.nodes[parent.index()].depth + 1;
        self.nodes.push(Linked { node, parent, depth, children: Vec::new() });
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// Moves a branch one place towards the main line; `false` where it is the first already.
    pub(crate) fn promote(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.parent(id) else { return false };
        let branches = &mut self.nodes[parent.index()].children;
        let place = branches.iter().position(|&branch| branch == id).expect("a node is its parent's child");
        if place > 0 {
            branches.swap(place - 1, place);
        }
        place > 0
    }

    /// Makes the line to this node the main line.
    pub(crate) fn make_main(&mut self, id: NodeId) {
        for id in self.path(id) {
            while self.promote(id) {}
        }
    }

    /// Deletes a node and all that follows it; of the root only what follows. Other ids are void afterwards.
    pub(crate) fn delete(&mut self, id: NodeId) {
        let mut kept = Self::default();
        kept.nodes[0].node = self.nodes[0].node.clone();
        // Not by recursion: a game may be longer than a stack is deep.
        let mut open = if id == NodeId::ROOT { Vec::new() } else { vec![(NodeId::ROOT, NodeId::ROOT)] };
        while let Some((copy, from)) = open.pop() {
            for &child in self.children(from).iter().filter(|&&child| child != id) {
                let copied = kept.add(copy, self.node(child).mv.clone());
                *kept.node_mut(copied) = self.node(child).clone();
                open.push((copied, child));
            }
        }
        *self = kept;
    }

    /// All nodes with their depth in plies, each before what follows it, the main line first.
    fn listed(&self) -> impl Iterator<Item = (usize, &Node)> {
        let mut open: Vec<(usize, NodeId)> = vec![(0, NodeId::ROOT)];
        std::iter::from_fn(move || {
            let (depth, id) = open.pop()?;
            open.extend(self.children(id).iter().rev().map(|&child| (depth + 1, child)));
            Some((depth, self.node(id)))
        })
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.listed().eq(other.listed())
    }
}

impl Eq for Tree {}
