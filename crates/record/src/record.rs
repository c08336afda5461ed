//! A record: a game's name and start, what its tags tell, and its tree of moves.

use crate::walk::Steps;
use crate::{Header, NodeId, Remark, Standing, Tree, Walk};
use siliam_catalog::{Settlement, TableError};

/// A game with its tags and its tree of moves, all of them legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    name: String,
    start: Option<String>,
    players: usize,
    /// What the tags tell.
    pub header: Header,
    tree: Tree,
}

impl Record {
    /// An empty record of a game, from its start or from a position text.
    pub fn new(name: &str, start: Option<&str>) -> Result<Self, TableError> {
        let steps = Steps::new(name, start)?;
        Ok(Self::begun(&steps))
    }

    pub(crate) fn begun(steps: &Steps) -> Self {
        let table = steps.table();
        let usual = siliam_catalog::sit_down(&table.name(), None).expect("a game has a start").start();
        Self {
            name: table.name(),
            start: Some(table.start()).filter(|start| *start != usual),
            players: table.facts().players.len(),
            header: Header::default(),
            tree: Tree::default(),
        }
    }

    /// The game's name with its options, in their normal order.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The position text it starts from; `None` where that is the game's own start.
    pub fn start(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The moves.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    pub(crate) fn tree_mut(&mut self) -> &mut Tree {
        &mut self.tree
    }

    /// Plays moves from a node on, each a new branch where it is not there already; the node they lead to.
    ///
    /// A move that is refused leaves those before it in the tree.
    pub fn play<'a>(
        &mut self,
        from: NodeId,
        moves: impl IntoIterator<Item = &'a str>,
    ) -> Result<NodeId, TableError> {
        let mut steps = self.steps_to(from);
        for mv in moves {
            steps.play(&mut self.tree, mv)?;
        }
        Ok(steps.at())
    }

    /// The same for words that may also settle something beside the rules, as `resigned-e` does; the error tells which
    /// word is refused, from 0.
    pub fn follow<'a>(
        &mut self,
        from: NodeId,
        words: impl IntoIterator<Item = &'a str>,
    ) -> Result<NodeId, (usize, TableError)> {
        let mut steps = self.steps_to(from);
        for (number, word) in words.into_iter().enumerate() {
            steps.follow(&mut self.tree, word).map_err(|error| (number, error))?;
        }
        Ok(steps.at())
    }

    /// Settles something beside the rules at a node (G4).
    pub fn settle(&mut self, at: NodeId, settlement: Settlement) -> Result<(), TableError> {
        self.steps_to(at).settle(&mut self.tree, settlement)
    }

    fn steps_to(&self, id: NodeId) -> Steps {
        let mut walk = Walk::new(self).expect("the record's own start");
        walk.go_to(id);
        walk.into_steps()
    }

    /// What is noted at a node.
    pub fn remark_mut(&mut self, id: NodeId) -> &mut Remark {
        &mut self.tree.node_mut(id).remark
    }

    /// Moves a branch one place towards the main line; `false` where it is the first already.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.tree.promote(id)
    }

    /// Makes the line to this node the main line.
    pub fn make_main(&mut self, id: NodeId) {
        self.tree.make_main(id);
    }

    /// Deletes a node and all that follows it. Other ids are void afterwards.
    pub fn delete(&mut self, id: NodeId) {
        self.tree.delete(id);
    }

    /// Adds whatever another record of the same game and start has and this one has not; `false` where it is another game.
    pub fn merge(&mut self, other: &Self) -> bool {
        let same = self.name == other.name && self.start == other.start;
        if same {
            self.tree.merge(&other.tree);
        }
        same
    }

    /// Takes result and reason from how the main line ends; a running game has neither.
    pub fn conclude(&mut self) {
        let mut walk = Walk::new(self).expect("the record's own start");
        while walk.forward(0) {}
        let ending = walk.table().ending();
        self.header.standing = ending.as_ref().map(|ending| Standing::of(ending, self.players));
        self.header.reason = ending.map(|ending| ending.reason.code.to_owned());
    }
}
