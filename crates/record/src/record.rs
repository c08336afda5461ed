//! A record: a game's name and start, what its tags tell, and its tree of moves.

use crate::walk::Steps;
use crate::{Fault, Header, Node, NodeId, Remark, Standing, Tree, Walk};
use siliam_catalog::{Settlement, Table, TableError};
use siliam_core::text::quoted;

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
    /// A move that is refused leaves those before it in the tree. A record holds any number of moves, but none is read
    /// back that has more than 100,000 of them, or 20,000 in one line.
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
    ) -> Result<NodeId, (usize, Fault)> {
        let mut steps = self.steps_to(from);
        let followed = words.into_iter().enumerate().try_for_each(|(number, word)| {
            steps.follow(&mut self.tree, word).map(drop).map_err(|error| (number, error))
        });
        self.conclude_at(&steps);
        followed.map(|()| steps.at())
    }

    /// Settles something beside the rules at a node that no move follows yet (G4).
    pub fn settle(&mut self, at: NodeId, settlement: Settlement) -> Result<(), Fault> {
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
        self.change(|record| record.tree.promote(id))
    }

    /// Makes the line to this node the main line.
    pub fn make_main(&mut self, id: NodeId) {
        self.change(|record| record.tree.make_main(id));
    }

    /// Deletes a node and all that follows it. Other ids are void afterwards.
    pub fn delete(&mut self, id: NodeId) {
        self.change(|record| record.tree.delete(id));
    }

    /// Changes the tree; where that changes the main line, result and reason are those of the new one.
    fn change<T>(&mut self, change: impl FnOnce(&mut Self) -> T) -> T {
        let line = |tree: &Tree| tree.main_line().map(|id| tree.node(id).mv.clone()).collect::<Vec<_>>();
        let before = line(&self.tree);
        let changed = change(self);
        if line(&self.tree) != before {
            self.conclude();
        }
        changed
    }

    /// Adds the moves that another record of the same game and start has and this one has not, and remarks where this one
    /// has none; `false` where it is another game or start. Where this game ended, what came after in the other is left out.
    pub fn merge(&mut self, other: &Self) -> bool {
        let same = self.name == other.name && self.start == other.start;
        if same {
            self.change(|record| record.add_from(&other.tree));
        }
        same
    }

    fn add_from(&mut self, other: &Tree) {
        let mut steps = self.steps_to(NodeId::ROOT);
        self.take_over(&mut steps, other.node(NodeId::ROOT));
        // Each a node here and the same one there.
        let mut open = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((here, there)) = open.pop() {
            for &child in other.children(there) {
                steps.go_to(&self.tree, here);
                // Refused only where the players ended this game and not the other.
                if let Ok(copy) = steps.play(&mut self.tree, other.node(child).mv()) {
                    self.take_over(&mut steps, other.node(child));
                    open.push((copy, child));
                }
            }
        }
    }

    /// What was settled and noted at a node of another tree, as far as that can be said where these steps stand.
    fn take_over(&mut self, steps: &mut Steps, node: &Node) {
        for &settlement in &node.settled {
            // Refused where this game is over, went on, or was left by them before.
            let _ = steps.settle(&mut self.tree, settlement);
        }
        self.remark_mut(steps.at()).fill(&node.remark);
    }

    /// Says who got what, as `1-0`, where the moves do not tell; refused where they tell otherwise.
    pub fn set_result(&mut self, result: &str) -> Result<(), Fault> {
        let refused = || Fault::Value("Result".to_owned(), quoted(result));
        let standing = Standing::read(result, self.players).ok_or_else(refused)?;
        let mut walk = Walk::new(self).expect("the record's own start");
        while walk.forward(0) {}
        match walk.table().ending().map(|ending| Standing::of(&ending, self.players)) {
            Some(is) if is != standing => Err(Fault::Result(standing.to_string(), is.to_string())),
            _ => {
                self.header.standing = Some(standing);
                Ok(())
            }
        }
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
