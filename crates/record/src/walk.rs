//! A table that walks through a record.

use crate::{Fault, NodeId, Record, Tree};
use siliam_catalog::{Left, Settlement, Table, TableError, Then, sit_down};

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
    now: Placed,
    /// Tables of lines that others left: no table takes a departure back, so each way back over one takes another table.
    /// No two have the same who left, the last used first.
    aside: Vec<Placed>,
    /// How many moves were played again from the start, because no table was at hand.
    replayed: usize,
}

/// So many tables are kept aside. A record whose players left in more ways than this is a strange one.
const MOST_ASIDE: usize = 8;

impl Steps {
    pub(crate) fn new(name: &str, start: Option<&str>) -> Result<Self, TableError> {
        let now = Placed::new(name, start)?;
        let start = start.map(str::to_owned);
        Ok(Self { name: name.to_owned(), start, now, aside: Vec::new(), replayed: 0 })
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn Table {
        &*self.now.table
    }

    /// Where it stands.
    pub fn at(&self) -> NodeId {
        self.now.at
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
        let table = &mut self.now.table;
        let mut ahead = 0;
        for mv in moves {
            if table.play(mv).is_err() {
                break;
            }
            ahead += 1;
            each(&**table);
        }
        for _ in 0..ahead {
            table.undo();
        }
    }

    /// Plays a move that is in the tree or becomes part of it.
    pub(crate) fn play(&mut self, tree: &mut Tree, text: &str) -> Result<NodeId, TableError> {
        self.now.table.play(text)?;
        let mv = self.table().last_move().expect("a move was played");
        self.now.at = tree.add(self.at(), mv);
        // A move that is there already may have been settled upon.
        self.settle_again(tree);
        Ok(self.at())
    }

    /// Plays a move or settles something, whichever the word says.
    pub(crate) fn follow(&mut self, tree: &mut Tree, word: &str) -> Result<NodeId, Fault> {
        match Settlement::read(word, self.table().facts()) {
            Some(settlement) => self.settle(tree, settlement).map(|()| self.at()),
            None => Ok(self.play(tree, word)?),
        }
    }

    /// Settles something beside the rules where the table stands; what follows there was played without it.
    pub(crate) fn settle(&mut self, tree: &mut Tree, settlement: Settlement) -> Result<(), Fault> {
        if !tree.children(self.at()).is_empty() {
            return Err(Fault::WentOn);
        }
        self.settle_here(tree, settlement)?;
        tree.node_mut(self.at()).settled.push(settlement);
        Ok(())
    }

    /// Settles again what is settled at the node; it was allowed when it became part of the tree.
    fn settle_again(&mut self, tree: &Tree) {
        for &settlement in tree.node(self.at()).settled() {
            let _ = self.settle_here(tree, settlement);
        }
    }

    /// Settles something, and keeps the table without it where there is another one with it.
    fn settle_here(&mut self, tree: &Tree, settlement: Settlement) -> Result<(), TableError> {
        if let Some(left) = self.now.after(settlement)
            && let Some(there) = self.take_aside(&left)
        {
            self.change(there, tree, self.at());
            return Ok(());
        }
        self.now.settle(settlement)
    }

    /// Goes to a node of the tree that it walks in.
    pub fn go_to(&mut self, tree: &Tree, id: NodeId) {
        let (back, forth) = tree.way(self.at(), id);
        let departed = |id: &NodeId| {
            let settled = tree.node(*id).settled().iter();
            settled.filter(|&&settlement| self.now.departure(settlement).is_some()).count()
        };
        let departed: usize = back.iter().map(departed).sum();
        match back.last().map(|&first| tree.parent(first).expect("the root is never left")) {
            Some(fork) if departed > 0 => self.change_back(tree, fork, departed),
            Some(fork) => self.now.go_to(tree, fork),
            None => {}
        }
        for id in forth {
            self.now.play(tree, id);
            self.settle_again(tree);
        }
    }

    /// Goes back to a node after which so many left, with a table that has not seen them leave.
    fn change_back(&mut self, tree: &Tree, fork: NodeId, departed: usize) {
        let left = &self.now.left[..self.now.left.len() - departed];
        let left = left.to_vec();
        let there = self.take_aside(&left).unwrap_or_else(|| {
            self.replayed += tree.depth(fork);
            let mut fresh = Placed::new(&self.name, self.start.as_deref()).expect("the record's own start");
            // A table does not note after which move somebody left, so they may leave at the start.
            for left in left {
                let _ = fresh.settle(Settlement::Left(left, Then::GoesOn));
            }
            fresh
        });
        self.change(there, tree, fork);
    }

    /// The table on which just these left.
    fn take_aside(&mut self, left: &[Left]) -> Option<Placed> {
        let place = self.aside.iter().position(|placed| placed.left == left)?;
        Some(self.aside.remove(place))
    }

    /// Goes on with another table, which is brought to a node.
    fn change(&mut self, mut to: Placed, tree: &Tree, id: NodeId) {
        to.go_to(tree, id);
        self.aside.insert(0, std::mem::replace(&mut self.now, to));
        self.aside.truncate(MOST_ASIDE);
    }
}

/// A table, where it stands, and who left it.
struct Placed {
    table: Box<dyn Table>,
    at: NodeId,
    /// Who left while the game went on.
    left: Vec<Left>,
    /// Whether the players ended the game where it stands.
    ended: bool,
}

impl Placed {
    fn new(name: &str, start: Option<&str>) -> Result<Self, TableError> {
        Ok(Self { table: sit_down(name, start)?, at: NodeId::ROOT, left: Vec::new(), ended: false })
    }

    /// Who leaves a game that goes on without them; a game of two never does.
    fn departure(&self, settlement: Settlement) -> Option<Left> {
        match settlement {
            Settlement::Left(left, Then::GoesOn) if self.table.facts().players.len() > 2 => Some(left),
            _ => None,
        }
    }

    /// Who will have left, if this is a departure that the table allows.
    fn after(&self, settlement: Settlement) -> Option<Vec<Left>> {
        let leaves = self.departure(settlement)?;
        let is_gone = self.left.iter().any(|left| left.player == leaves.player);
        (!is_gone && self.table.ending().is_none()).then(|| [&self.left[..], &[leaves]].concat())
    }

    fn settle(&mut self, settlement: Settlement) -> Result<(), TableError> {
        self.table.settle(settlement)?;
        match self.departure(settlement) {
            Some(left) => self.left.push(left),
            None => self.ended = true,
        }
        Ok(())
    }

    /// Plays the move of a node that follows.
    fn play(&mut self, tree: &Tree, id: NodeId) {
        self.table.play(tree.node(id).mv()).expect("a record holds legal moves");
        self.at = id;
    }

    /// Goes to a node by moves alone; whoever leaves or ends the game on the way is not looked at.
    fn go_to(&mut self, tree: &Tree, id: NodeId) {
        let (back, forth) = tree.way(self.at, id);
        for id in back {
            if std::mem::take(&mut self.ended) {
                self.table.undo();
            }
            self.table.undo();
            self.at = tree.parent(id).expect("the root is never left");
        }
        for id in forth {
            self.play(tree, id);
        }
    }
}

impl<'a> Walk<'a> {
    /// At the first position of a record.
    pub fn new(record: &'a Record) -> Result<Self, TableError> {
        let mut steps = Steps::new(record.name(), record.start())?;
        let tree = record.tree();
        steps.settle_again(tree);
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

#[cfg(test)]
mod tests {
    use crate::{Reader, Walk};

    /// Moves are played again once for each way in which players left, not once for each time the walk comes by.
    #[test]
    fn a_departure_is_stepped_back_over_without_playing_all_moves_again() {
        let text = "[Game \"samliam-3p\"]\n\na1ne b1ne c1ne d1ne resigned-g+ (d2ne flagged-g+ e1ne) f1ne flagged-r+ (g1ne agreed) (h1ne resigned-k) *";
        let record = Reader::new(text.as_bytes()).next().expect("a game").expect("it is read");
        let tree = record.tree();
        let main: Vec<_> = tree.main_line().collect();
        let other = tree.children(main[2])[1];
        let [_, agreed, resigned] = *tree.children(main[3]) else { panic!("three branches") };
        let ends = [main[4], agreed, main[2], tree.children(other)[0], resigned, main[3], main[0], other];
        let mut walk = Walk::new(&record).expect("its own start");
        for round in 0..100 {
            for &id in &ends {
                walk.go_to(id);
                let mut afresh = Walk::new(&record).expect("its own start");
                afresh.go_to(id);
                let known = |walk: &Walk<'_>| {
                    (walk.at(), walk.steps.now.left.clone(), walk.table().played(), walk.table().ending())
                };
                assert_eq!(known(&walk), known(&afresh), "round {round}");
            }
        }
        assert!(walk.steps.replayed <= 3 * 4, "{} moves are played again", walk.steps.replayed);
    }
}
