//! Proof-number search: a best-first proof that the attacker wins whatever all the others do together.
//!
//! The attacker is held to moves that leave every opponent something to block, and to a number of their own turns that
//! grows by one whenever there is no win within it. The others may play anything the rules allow, their duties included.
//! It goes on one position at a time, so that it can be stopped and taken up again anywhere.

use siliam_core::{LeftOut, MoveStack, Player, Prospects};

/// A proof under way.
pub(crate) struct Proof<G: Prospects> {
    attacker: Player,
    /// Repetition keys that have occurred twice in the game already (G1).
    repeated_twice: Vec<u64>,
    /// The attacker's own turns in the attempt under way, the last of which wins.
    turns: u32,
    nodes: Vec<Node<G::Move>>,
    moves: MoveStack<G::Move>,
    most_nodes: usize,
    /// Positions looked at in all attempts.
    looked_at: u64,
    state: State<G::Move>,
}

/// Where a proof stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State<M> {
    Open,
    /// Won in so many plies, beginning with this move.
    Won(u32, M),
    /// No win was found, and no more is looked for.
    GivenUp,
}

/// A position on the way, known by the moves that lead to it.
struct Node<M> {
    mv: Option<M>,
    parent: u32,
    /// Its children lie together.
    first: u32,
    count: u32,
    /// The proof number: how many leaves must at least be won to win here.
    to_prove: u32,
    /// The disproof number: how many leaves must at least be saved to hold here.
    to_disprove: u32,
    /// Plies to the win, once proven.
    plies: u16,
    attacks: bool,
    /// The attacker's own turns left.
    turns: u8,
}

/// The proof number of what is disproven and the disproof number of what is proven. Two of them still fit a `u32`.
const INFINITE: u32 = 1 << 30;
/// An opponent with more replies than this is not tied: such a line is given up.
const MOST_REPLIES: usize = 160;
/// The attacker's own turns that are tried at most. It bounds the attempts: each begins anew.
const MOST_TURNS: u32 = 8;

impl<G: Prospects> Proof<G> {
    /// A proof for whoever acts, in a memory of so many bytes; positions with the keys in `repeated_twice` are drawn.
    pub(crate) fn new(rules: &G, position: &G::Position, repeated_twice: &[u64], bytes: usize) -> Self {
        let mut proof = Self {
            attacker: rules.actor(position),
            repeated_twice: repeated_twice.to_vec(),
            turns: 1,
            nodes: Vec::new(),
            moves: MoveStack::new(),
            most_nodes: (bytes / size_of::<Node<G::Move>>()).max(16),
            looked_at: 0,
            state: State::Open,
        };
        if rules.outcome(position).is_some() {
            proof.state = State::GivenUp;
        }
        proof
    }

    /// Positions looked at so far.
    pub(crate) fn looked_at(&self) -> u64 {
        self.looked_at
    }

    /// Whether there is more to look at.
    pub(crate) fn is_open(&self) -> bool {
        self.state == State::Open
    }

    /// The win found: its plies and its first move.
    pub(crate) fn won(&self) -> Option<(u32, G::Move)> {
        match self.state {
            State::Won(plies, mv) => Some((plies, mv)),
            _ => None,
        }
    }

    /// Looks at one more position.
    #[allow(clippy::cast_possible_truncation)] // At most 8 turns.
    pub(crate) fn step(&mut self, rules: &G, root: &G::Position) {
        if self.state != State::Open {
            return;
        }
        if self.nodes.is_empty() {
            let node = Node { turns: self.turns as u8, ..Node::new(None, 0, true) };
            self.nodes.push(node);
        }
        // The most-proving leaf.
        let (mut index, mut position) = (0, *root);
        while self.nodes[index].count > 0 {
            index = self.likeliest(index);
            let mv = self.nodes[index].mv.expect("only the root has no move");
            position = rules.play_unchecked(&position, mv);
        }
        self.expand(rules, index, &position);
        self.update(index);
        let root = &self.nodes[0];
        if root.to_prove == 0 {
            let child = self.children(0).find(|&child| self.nodes[child].to_prove == 0);
            let plies = u32::from(root.plies);
            let mv = child.and_then(|child| self.nodes[child].mv);
            self.state = mv.map_or(State::GivenUp, |mv| State::Won(plies, mv));
        } else if root.to_disprove == 0 {
            self.nodes.clear();
            self.turns += 1;
            if self.turns > MOST_TURNS {
                self.state = State::GivenUp;
            }
        } else if self.nodes.len() >= self.most_nodes {
            self.state = State::GivenUp;
            self.nodes = Vec::new();
        }
    }

    fn children(&self, index: usize) -> std::ops::Range<usize> {
        let Node { first, count, .. } = self.nodes[index];
        first as usize..(first + count) as usize
    }

    fn likeliest(&self, index: usize) -> usize {
        let attacks = self.nodes[index].attacks;
        let effort = |child: &usize| {
            let child = &self.nodes[*child];
            if attacks { child.to_prove } else { child.to_disprove }
        };
        self.children(index).min_by_key(effort).expect("an inner node has children")
    }

    /// Finds out what can be known of a leaf, and gives it its children.
    fn expand(&mut self, rules: &G, index: usize, position: &G::Position) {
        self.looked_at += 1;
        let attacks = self.nodes[index].attacks;
        let turns = u32::from(self.nodes[index].turns);
        let repeated_twice = index > 0 && self.repeated_twice.contains(&rules.repetition_key(position));
        if repeated_twice || rules.outcome(position).is_some() {
            return self.settle(index, None);
        }
        // Whoever can win at once does.
        if let Some(mv) = rules.winning_move(position) {
            if attacks {
                self.adopt(index, &[mv], 0);
                let child = self.nodes[index].first as usize;
                self.settle(child, Some(0));
                return;
            }
            return self.settle(index, None);
        }
        if attacks {
            self.expand_attack(rules, index, position, turns);
        } else {
            self.expand_replies(rules, index, position, turns);
        }
    }

    /// The attacker's moves: one that wins next turn, else those that leave every opponent something to block.
    #[allow(clippy::cast_possible_truncation)] // At most four players.
    fn expand_attack(&mut self, rules: &G, index: usize, position: &G::Position, turns: u32) {
        if turns < 2 {
            return self.settle(index, None);
        }
        let others = G::PLAYERS as u32 - 1;
        let attacks = self.attacks(rules, position, 1);
        let wins = |mv: &&G::Move| rules.wins_next(&rules.play_unchecked(position, **mv), self.attacker);
        if let Some(mv) = attacks.iter().find(wins).copied() {
            self.adopt(index, &[mv], 1);
            let child = self.nodes[index].first as usize;
            return self.settle(child, Some(others as u16 + 1));
        }
        let tying =
            if turns == 2 || attacks.is_empty() { Vec::new() } else { self.attacks(rules, position, others) };
        if tying.is_empty() { self.settle(index, None) } else { self.adopt(index, &tying, turns - 1) }
    }

    fn attacks(&mut self, rules: &G, position: &G::Position, ways: u32) -> Vec<G::Move> {
        let first = self.moves.len();
        rules.attacks(position, ways, &mut self.moves);
        let attacks = self.moves.above(first).to_vec();
        self.moves.truncate(first);
        attacks
    }

    /// What the others may answer.
    fn expand_replies(&mut self, rules: &G, index: usize, position: &G::Position, turns: u32) {
        let first = self.moves.len();
        let listed = rules.candidates(position, MOST_REPLIES, &mut self.moves);
        let replies = self.moves.above(first).to_vec();
        self.moves.truncate(first);
        if listed == LeftOut::Unlikely {
            return self.settle(index, None);
        }
        self.adopt(index, &replies, turns);
        let next = rules.play_unchecked(position, replies[0]);
        let attacks = rules.actor(&next) == self.attacker;
        for child in self.children(index) {
            self.nodes[child].attacks = attacks;
        }
    }

    #[allow(clippy::cast_possible_truncation)] // At most 8 turns, and memory ends before 2³² nodes.
    fn adopt(&mut self, index: usize, moves: &[G::Move], turns: u32) {
        self.nodes[index].first = self.nodes.len() as u32;
        self.nodes[index].count = moves.len() as u32;
        for &mv in moves {
            let node = Node { turns: turns as u8, ..Node::new(Some(mv), index as u32, false) };
            self.nodes.push(node);
        }
    }

    /// A leaf is won in so many plies, or not.
    fn settle(&mut self, index: usize, won_in: Option<u16>) {
        let node = &mut self.nodes[index];
        (node.to_prove, node.to_disprove) = if won_in.is_some() { (0, INFINITE) } else { (INFINITE, 0) };
        node.plies = won_in.unwrap_or(0);
    }

    /// Carries what a leaf has become towards the root.
    fn update(&mut self, mut index: usize) {
        loop {
            if self.nodes[index].count > 0 {
                let (mut least, mut sum, mut plies) = ([INFINITE; 2], [0_u32; 2], [u16::MAX, 0]);
                for child in self.children(index) {
                    let child = &self.nodes[child];
                    least[0] = least[0].min(child.to_prove);
                    least[1] = least[1].min(child.to_disprove);
                    sum[0] = (sum[0] + child.to_prove).min(INFINITE);
                    sum[1] = (sum[1] + child.to_disprove).min(INFINITE);
                    if child.to_prove == 0 {
                        plies = [plies[0].min(child.plies), plies[1].max(child.plies)];
                    }
                }
                let node = &mut self.nodes[index];
                (node.to_prove, node.to_disprove) =
                    if node.attacks { (least[0], sum[1]) } else { (sum[0], least[1]) };
                if node.to_prove == 0 {
                    node.plies = 1 + if node.attacks { plies[0] } else { plies[1] };
                }
            }
            if index == 0 {
                return;
            }
            index = self.nodes[index].parent as usize;
        }
    }
}

impl<M> Node<M> {
    fn new(mv: Option<M>, parent: u32, attacks: bool) -> Self {
        Self { mv, parent, first: 0, count: 0, to_prove: 1, to_disprove: 1, plies: 0, attacks, turns: 0 }
    }
}
