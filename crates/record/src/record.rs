//! A record: a game's name and start, what its tags tell, and its tree of moves.

use crate::walk::Steps;
use crate::{Header, NodeId, Remark, Standing, Tree, Walk};
use siliam_catalog::{Settlement, Table, TableError};

/// A game with its tags and its tree of moves, all of them legal. Where the main line ends the game, the result says so.
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
        let played = moves.into_iter().try_for_each(|mv| steps.play(&mut self.tree, mv).map(drop));
        self.conclude_at(&steps);
        played.map(|()| steps.at())
    }

    /// The same for words that may also settle something beside the rules, as `resigned-e` does; the error tells which
    /// word is refused, from 0.
    pub fn follow<'a>(
        &mut self,
        from: NodeId,
        words: impl IntoIterator<Item = &'a str>,
    ) -> Result<NodeId, (usize, TableError)> {
        let mut steps = self.steps_to(from);
        let followed = words.into_iter().enumerate().try_for_each(|(number, word)| {
            steps.follow(&mut self.tree, word).map(drop).map_err(|error| (number, error))
        });
        self.conclude_at(&steps);
        followed.map(|()| steps.at())
    }

    /// Settles something beside the rules at a node (G4).
    pub fn settle(&mut self, at: NodeId, settlement: Settlement) -> Result<(), TableError> {
        let mut steps = self.steps_to(at);
        let settled = steps.settle(&mut self.tree, settlement);
        self.conclude_at(&steps);
        settled
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
        self.change(|tree| tree.promote(id))
    }

    /// Makes the line to this node the main line.
    pub fn make_main(&mut self, id: NodeId) {
        self.change(|tree| tree.make_main(id));
    }

    /// Deletes a node and all that follows it. Other ids are void afterwards.
    pub fn delete(&mut self, id: NodeId) {
        self.change(|tree| tree.delete(id));
    }

    /// Changes the tree; where that changes the main line, result and reason are those of the new one.
    fn change<T>(&mut self, change: impl FnOnce(&mut Tree) -> T) -> T {
        let line = |tree: &Tree| tree.main_line().map(|id| tree.node(id).mv.clone()).collect::<Vec<_>>();
        let before = line(&self.tree);
        let changed = change(&mut self.tree);
        if line(&self.tree) != before {
            self.conclude();
        }
        changed
    }

    /// Adds whatever another record of the same game and start has and this one has not; `false` where it is another game.
    pub fn merge(&mut self, other: &Self) -> bool {
        let same = self.name == other.name && self.start == other.start;
        if same {
            self.change(|tree| tree.merge(&other.tree));
        }
        same
    }

    /// Where the table, which stands at the end of the main line, says that the game is over, so does the record from now
    /// on; the true standing comes back where the record said otherwise.
    pub(crate) fn agree_with(&mut self, table: &dyn Table) -> Result<(), Standing> {
        // Only an end that the moves show can contradict; players may have ended a game without a word.
        let Some(ending) = table.ending() else { return Ok(()) };
        let is = Standing::of(&ending, self.players);
        if self.header.standing.as_ref().is_some_and(|said| *said != is) {
            return Err(is);
        }
        self.header.standing = Some(is);
        self.header.reason = Some(ending.reason.code.to_owned());
        Ok(())
    }

    /// Takes result and reason from where these steps stand, if that is how the main line ends.
    fn conclude_at(&mut self, steps: &Steps) {
        if steps.at() == self.tree.main_line().last().unwrap_or(NodeId::ROOT)
            && let Some(ending) = steps.table().ending()
        {
            self.header.standing = Some(Standing::of(&ending, self.players));
            self.header.reason = Some(ending.reason.code.to_owned());
        }
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
