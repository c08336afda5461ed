//! A table that walks through a record.

use crate::{Fault, NodeId, Record, Tree};
use siliam_catalog::{Settlement, Table, TableError, Then, sit_down};

/// A table at a node of a record's tree, which can be moved about in it.
pub struct Walk<'a> {
    tree: &'a Tree,
    steps: Steps,
}

/// The table with the path to its node. It does not borrow the tree, so the tree can grow beside it.
///
/// It is good for one tree, until something is deleted there.
pub struct Steps {
    name: String,
    start: Option<String>,
    table: Box<dyn Table>,
    at: NodeId,
    /// How many moves were played again from the start, because a step back could not be taken.
    replayed: usize,
}

impl Steps {
    pub(crate) fn new(name: &str, start: Option<&str>) -> Result<Self, TableError> {
        let table = sit_down(name, start)?;
        Ok(Self {
            name: name.to_owned(),
            start: start.map(str::to_owned),
            table,
            at: NodeId::ROOT,
            replayed: 0,
        })
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Where it stands.
    pub fn at(&self) -> NodeId {
        self.at
    }

    pub(crate) fn replayed(&self) -> usize {
        self.replayed
    }

    /// Plays moves as far as they are legal, shows the table after each, and takes them all back.
    pub fn look_ahead<'a>(
        &mut self,
        moves: impl IntoIterator<Item = &'a str>,
        mut each: impl FnMut(&dyn Table),
    ) {
        let mut ahead = 0;
        for mv in moves {
            if self.table.play(mv).is_err() {
                break;
            }
            ahead += 1;
            each(&*self.table);
        }
        for _ in 0..ahead {
            self.table.undo();
        }
    }

    /// Plays a move that is in the tree or becomes part of it.
    pub(crate) fn play(&mut self, tree: &mut Tree, text: &str) -> Result<NodeId, TableError> {
        self.table.play(text)?;
        let mv = self.table.last_move().expect("a move was played");
        self.at = tree.add(self.at, mv);
        // A move that is there already may have been settled upon.
        let settled = tree.node(self.at).settled.clone();
        self.settle_again(&settled);
        Ok(self.at)
    }

    /// Plays a move or settles something, whichever the word says.
    pub(crate) fn follow(&mut self, tree: &mut Tree, word: &str) -> Result<NodeId, Fault> {
        match Settlement::read(word, self.table.facts()) {
            Some(settlement) => self.settle(tree, settlement).map(|()| self.at),
            None => Ok(self.play(tree, word)?),
        }
    }

    /// Settles something beside the rules where the table stands; what follows there was played without it.
    pub(crate) fn settle(&mut self, tree: &mut Tree, settlement: Settlement) -> Result<(), Fault> {
        if !tree.children(self.at).is_empty() {
            return Err(Fault::WentOn);
        }
        self.table.settle(settlement)?;
        tree.node_mut(self.at).settled.push(settlement);
        Ok(())
    }

    /// What was settled at a node was allowed when it became part of the tree.
    fn settle_again(&mut self, settled: &[Settlement]) {
        for &settlement in settled {
            let _ = self.table.settle(settlement);
        }
    }

    /// Goes to a node of the tree that it walks in.
    pub fn go_to(&mut self, tree: &Tree, id: NodeId) {
        let (back, forth) = tree.way(self.at, id);
        // After a departure (`resigned-g+`) the table cannot step back, so the moves are played again from the start.
        let goes_on = |id: &NodeId| {
            tree.node(*id).settled.iter().any(|settled| matches!(settled, Settlement::Left(_, Then::GoesOn)))
        };
        let forth = if back.iter().any(goes_on) {
            self.table = sit_down(&self.name, self.start.as_deref()).expect("the record's own start");
            self.at = NodeId::ROOT;
            self.settle_again(&tree.node(NodeId::ROOT).settled);
            self.replayed += tree.depth(id);
            tree.path(id)
        } else {
            for &id in &back {
                if tree.node(id).ends() {
                    self.table.undo();
                }
                self.table.undo();
                self.at = tree.parent(id).expect("the root is never left");
            }
            forth
        };
        for id in forth {
            self.table.play(&tree.node(id).mv).expect("a record holds legal moves");
            self.settle_again(&tree.node(id).settled);
            self.at = id;
        }
    }
}

impl<'a> Walk<'a> {
    /// At the first position of a record.
    pub fn new(record: &'a Record) -> Result<Self, TableError> {
        let mut steps = Steps::new(record.name(), record.start())?;
        let tree = record.tree();
        steps.settle_again(&tree.node(NodeId::ROOT).settled);
        Ok(Self { tree, steps })
    }

    /// The table alone, for callers that change the tree meanwhile.
    pub fn into_steps(self) -> Steps {
        self.steps
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn Table {
        self.steps.table()
    }

    /// Where it stands.
    pub fn at(&self) -> NodeId {
        self.steps.at()
    }

    /// Goes to a node.
    pub fn go_to(&mut self, id: NodeId) {
        self.steps.go_to(self.tree, id);
    }

    /// Goes on by a branch, 0 for the main line; `false` where there is no such branch.
    pub fn forward(&mut self, branch: usize) -> bool {
        let Some(&id) = self.tree.children(self.at()).get(branch) else { return false };
        self.go_to(id);
        true
    }

    /// Goes one move back; `false` at the start.
    pub fn back(&mut self) -> bool {
        let Some(id) = self.tree.parent(self.at()) else { return false };
        self.go_to(id);
        true
    }
}
