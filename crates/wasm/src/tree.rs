//! A tree of moves as the analysis page works on it: shown whole, played on anywhere, promoted, deleted, noted upon.
//!
//! Nodes are numbers, 0 before the first move; a number is valid until something is deleted. A question about a node that
//! does not exist gets no answer.

use crate::view::{self, Label, Piece, Said, Trace};
use serde::Serialize;
use siliam_core::{Place, Reason, Refusal, Touch, Viewer};
use siliam_record::{Fault, NodeId, Reader, Record, Steps, Walk, short, write};
use wasm_bindgen::prelude::wasm_bindgen;

/// Judgements of a move as PGN numbers them: good, bad, very good, very bad, interesting, doubtful. A move has one at most.
const JUDGEMENTS: std::ops::RangeInclusive<u8> = 1..=6;

/// A game with all its branches, and a table that stands somewhere in it.
#[wasm_bindgen]
pub struct GameTree {
    record: Record,
    /// Nowhere after something was deleted.
    steps: Option<Steps>,
    /// What is known of each node by its number, as far as that was asked for.
    listed: Vec<Option<Listed>>,
}

/// A tree as it is drawn.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownTree<'a> {
    /// The game's name with its options.
    name: &'a str,
    /// The position that it begins with.
    start: String,
    /// Names in playing order, empty where one is not known.
    players: Vec<&'a str>,
    /// By their numbers, the start first.
    nodes: Vec<TreeNode<'a>>,
}

/// A node of a tree: a move, and the position after it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TreeNode<'a> {
    id: u32,
    /// Nothing at the start.
    parent: Option<u32>,
    /// The main line first.
    children: Vec<u32>,
    /// The move as lists show it; empty at the start.
    mv: &'a str,
    /// Plies from the start.
    ply: usize,
    /// Who played it; at the start the player who begins.
    player: usize,
    /// Marks as PGN numbers them: 1 good, 2 bad, 5 interesting …
    marks: &'a [u8],
    comment: &'a str,
    labels: &'a [Label],
    /// Whether the game is over after it.
    over: bool,
}

/// What the rules say of a node.
struct Listed {
    mv: String,
    player: usize,
    labels: Vec<Label>,
    over: bool,
}

/// What became of a move that was tried.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Tried {
    /// The node it leads to.
    Node(u32),
    Refused(Said),
}

/// A move that might follow, as it is hinted at on the board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ahead {
    /// As lists show it.
    mv: String,
    player: usize,
    /// The pieces that come to stand somewhere, as they will stand there.
    pieces: Vec<Piece>,
    trace: Option<Trace>,
}

#[wasm_bindgen]
impl GameTree {
    /// A game from its start or from a position text. The words are its moves, and between them what was settled beside the
    /// rules. The error is a refusal in JSON.
    // JavaScript hands texts and lists over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn of(name: &str, start: Option<String>, words: Vec<String>) -> Result<GameTree, String> {
        let mut record =
            Record::new(name, start.as_deref()).map_err(|error| view::refusal(&error as &dyn Refusal))?;
        let followed = record.follow(NodeId::ROOT, words.iter().map(String::as_str));
        followed.map_err(|(_, error)| view::refusal(&error))?;
        Ok(Self::new(record))
    }

    /// The first game of a record, or the game of a short form; the error is a refusal in JSON.
    pub fn read(text: &str) -> Result<GameTree, String> {
        let text = text.trim();
        if !text.is_empty() && !text.starts_with(['[', '%', ';']) {
            let record = short::read(text).map_err(|error| view::refusal(&error))?;
            return Ok(Self::new(record));
        }
        match Reader::new(text.as_bytes()).next() {
            Some(Ok(record)) => Ok(Self::new(record)),
            Some(Err(error)) => Err(view::refusal(&error)),
            None => Err(view::refusal(&Fault::NoGame)),
        }
    }

    /// The whole tree for drawing, in JSON.
    pub fn json(&mut self) -> String {
        self.list_all();
        let tree = self.record.tree();
        let numbers = |ids: &[NodeId]| ids.iter().map(|id| id.number()).collect();
        let nodes = self.listed.iter().zip(0..).filter_map(|(listed, number)| {
            let (id, listed) = (tree.id(number)?, listed.as_ref()?);
            let remark = tree.node(id).remark();
            Some(TreeNode {
                id: number,
                parent: tree.parent(id).map(NodeId::number),
                children: numbers(tree.children(id)),
                mv: &listed.mv,
                ply: tree.depth(id),
                player: listed.player,
                marks: remark.marks(),
                comment: remark.comment(),
                labels: &listed.labels,
                over: listed.over,
            })
        });
        let shown = ShownTree {
            name: self.record.name(),
            start: self.start(),
            players: (0..self.record.players()).map(|place| self.record.header.player(place)).collect(),
            nodes: nodes.collect(),
        };
        serde_json::to_string(&shown).expect("a tree is plain data")
    }

    /// Everything a screen shows at a node, but for the list of moves, which is the tree itself. Nothing is hidden.
    pub fn view(&mut self, node: u32) -> Option<String> {
        Some(view::with(self.at(node)?.table(), Viewer::Spectator, Vec::new()))
    }

    /// The choices of the player who acts there.
    pub fn choices(&mut self, node: u32) -> Option<String> {
        let table = self.at(node)?.table();
        Some(view::choices(table, Viewer::Player(table.actor())))
    }

    /// Why the last touch of a path, which no choice continues there, leads nowhere.
    // JavaScript hands a list over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn refuse(&mut self, node: u32, path: Vec<String>) -> Option<String> {
        let path: Option<Vec<Touch<'_>>> = path.iter().map(|text| Touch::read(text)).collect();
        let table = self.at(node)?.table();
        Some(view::objection(&table.refuse(Viewer::Player(table.actor()), &path?)))
    }

    /// Plays a move at a node; JSON: the node it leads to, which may be there already, or what the rules say against it.
    pub fn play(&mut self, node: u32, mv: &str) -> Option<String> {
        let from = self.record.tree().id(node)?;
        let tried = match self.record.play(from, [mv]) {
            Ok(id) => Tried::Node(id.number()),
            Err(error) => Tried::Refused(view::said(&Reason::of(&error))),
        };
        Some(serde_json::to_string(&tried).expect("what was tried is plain data"))
    }

    /// What moves that might follow would do, as far as they are legal, in JSON.
    // JavaScript hands a list over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn ahead(&mut self, node: u32, moves: Vec<String>) -> Option<String> {
        let mut ahead = Vec::new();
        self.at(node)?.look_ahead(moves.iter().map(String::as_str), |table| {
            let Some(last) = table.listed_last(Viewer::Spectator) else { return };
            let motions = table.motions();
            let landing = motions.iter().filter(|motion| matches!(motion.to, Place::Cell(_)));
            ahead.push(Ahead {
                mv: last.mv,
                player: last.player.index(),
                pieces: landing.map(|motion| view::piece(&motion.piece)).collect(),
                trace: table.deed().map(|deed| view::trace(&deed.trace)),
            });
        });
        Some(serde_json::to_string(&ahead).expect("moves are plain data"))
    }

    /// Moves a branch one place towards the main line; `false` where it is the first already.
    pub fn promote(&mut self, node: u32) -> bool {
        self.record.tree().id(node).is_some_and(|id| self.record.promote(id))
    }

    /// Makes the line to this node the main line.
    #[wasm_bindgen(js_name = makeMain)]
    pub fn make_main(&mut self, node: u32) {
        if let Some(id) = self.record.tree().id(node) {
            self.record.make_main(id);
        }
    }

    /// Deletes a node and all that follows it; gives the node before, whose number, as all others, may be another now.
    pub fn delete(&mut self, node: u32) -> Option<u32> {
        let id = self.record.tree().id(node)?;
        let tree = self.record.tree();
        let mut before: Vec<String> = tree.path(id).iter().map(|&id| tree.node(id).mv().to_owned()).collect();
        before.pop();
        self.record.delete(id);
        self.steps = None;
        self.listed.clear();
        let tree = self.record.tree();
        let parent = before.iter().try_fold(NodeId::ROOT, |at, mv| tree.child(at, mv))?;
        Some(parent.number())
    }

    /// Sets what is noted about a move.
    pub fn comment(&mut self, node: u32, text: &str) {
        if let Some(id) = self.record.tree().id(node) {
            self.record.remark_mut(id).set_comment(text);
        }
    }

    /// Judges a move as PGN numbers it, from 1 to 6, or no longer.
    pub fn mark(&mut self, node: u32, judgement: Option<u8>) {
        let Some(id) = self.record.tree().id(node) else { return };
        let remark = self.record.remark_mut(id);
        for mark in JUDGEMENTS {
            remark.mark(mark, Some(mark) == judgement);
        }
    }

    /// The moves of the main line, by their nodes.
    #[wasm_bindgen(js_name = mainLine)]
    pub fn main_line(&self) -> Vec<u32> {
        self.record.tree().main_line().map(NodeId::number).collect()
    }

    /// The moves from the start to a node.
    pub fn moves(&self, node: u32) -> Option<Vec<String>> {
        let tree = self.record.tree();
        Some(tree.path(tree.id(node)?).into_iter().map(|id| tree.node(id).mv().to_owned()).collect())
    }

    /// The game's name with its options.
    pub fn name(&self) -> String {
        self.record.name().to_owned()
    }

    /// The whole tree as a record.
    pub fn record(&self) -> String {
        write(&self.record)
    }

    /// The whole tree as the end of a link; a refusal in JSON where it is too long for one.
    pub fn link(&self) -> Result<String, String> {
        short::write(&self.record).map_err(|error| view::refusal(&error))
    }
}

impl GameTree {
    fn new(record: Record) -> Self {
        Self { record, steps: None, listed: Vec::new() }
    }

    /// The position text that the game begins with.
    fn start(&self) -> String {
        let walk = Walk::new(&self.record).expect("the record's own start");
        walk.table().start()
    }

    /// The table, gone to a node.
    fn at(&mut self, node: u32) -> Option<&mut Steps> {
        let tree = self.record.tree();
        let id = tree.id(node)?;
        let fresh = || Walk::new(&self.record).expect("the record's own start").into_steps();
        let steps = self.steps.get_or_insert_with(fresh);
        steps.go_to(tree, id);
        Some(steps)
    }

    /// Learns of all nodes what was not asked for before.
    fn list_all(&mut self) {
        let nodes = self.record.tree().len();
        self.listed.resize_with(nodes, || None);
        // Each after its parent, the main line first, so that the table goes the shortest ways.
        let mut open = vec![NodeId::ROOT];
        while let Some(id) = open.pop() {
            open.extend(self.record.tree().children(id).iter().rev());
            let number = id.number();
            if self.listed[number as usize].is_none() {
                self.listed[number as usize] = self.at(number).map(|steps| listed(steps));
            }
        }
    }
}

/// What the rules say of the move that led to where the steps stand.
fn listed(steps: &Steps) -> Listed {
    let table = steps.table();
    let over = table.ending().is_some();
    match table.listed_last(Viewer::Spectator) {
        Some(last) => Listed {
            mv: last.mv,
            player: last.player.index(),
            labels: last.labels.iter().map(view::label).collect(),
            over,
        },
        None => Listed { mv: String::new(), player: table.actor().index(), labels: Vec::new(), over },
    }
}
