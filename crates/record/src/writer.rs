//! Writes records as text.

use crate::{NodeId, Record, Walk};
use siliam_core::{Label, Player, Viewer};
use std::fmt::Write as _;

/// Lines are broken before this column.
const WIDTH: usize = 80;

/// Anybody at the table, who may know no more than all others.
const ANYBODY: Viewer = Viewer::Player(Player::First);

/// The record as text, with what the rules call each move (L11). While the game runs, what its players have to find out
/// for themselves is left out.
pub fn write(record: &Record) -> String {
    let mut text = String::new();
    tags(record, &mut text);
    let mut words = Words { text, column: 0, close: false };
    words.text.push('\n');
    moves(record, &mut words);
    let standing = record.header.standing().map_or_else(|| "*".to_owned(), ToString::to_string);
    words.add(&standing);
    words.text.push('\n');
    words.text
}

fn tags(record: &Record, text: &mut String) {
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    let header = &record.header;
    tag("Game", record.name());
    for (place, name) in header.players.iter().enumerate() {
        tag(&format!("Player{}", place + 1), if name.is_empty() { "?" } else { name });
    }
    if let Some(date) = header.date {
        tag("Date", &date.to_string());
    }
    tag("Result", &header.standing().map_or_else(|| "*".to_owned(), ToString::to_string));
    if let Some(reason) = header.reason() {
        tag("Reason", reason);
    }
    if let Some(start) = record.start() {
        tag("Start", start);
    }
    for (name, value) in header.others() {
        tag(name, value);
    }
}

/// Words parted by spaces, in lines of a width.
struct Words {
    text: String,
    column: usize,
    /// Whether the next word stands close to the last.
    close: bool,
}

impl Words {
    fn add(&mut self, word: &str) {
        let width = word.chars().count();
        // A line of a comment that begins as the next game does would be taken for it.
        let breaks = self.column + 1 + width >= WIDTH && !word.starts_with("[Game");
        if self.column > 0 && breaks {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 && !self.close {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
        self.close = false;
    }

    /// The comment between braces, word by word.
    fn comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let mut words = text.split(' ').peekable();
        let mut first = true;
        while let Some(word) = words.next() {
            let open = if first { "{" } else { "" };
            let close = if words.peek().is_none() { "}" } else { "" };
            self.add(&format!("{open}{word}{close}"));
            first = false;
        }
    }
}

/// What is still to be written, the next last.
enum Todo {
    /// A move with all that is about it.
    Move(NodeId),
    /// What follows a node.
    After(NodeId),
    Open,
    Close,
}

/// What the rules call the moves, as far as a reader may know.
enum Labels {
    /// The game is over, nothing is a secret any more.
    All,
    /// The game of the main line runs: what everybody may know by now of its moves. Of the others everybody may know what
    /// they could know right after each.
    Known(Vec<(NodeId, Vec<&'static str>)>),
}

fn codes(labels: &[Label]) -> Vec<&'static str> {
    labels.iter().map(|label| label.code).collect()
}

impl Labels {
    fn of(record: &Record) -> Self {
        if record.header.standing().is_some() {
            return Self::All;
        }
        let mut walk = Walk::new(record).expect("a record's own start");
        while walk.forward(0) {}
        if walk.table().ending().is_some() {
            return Self::All;
        }
        let listed = walk.table().listed(ANYBODY);
        let known = record.tree().main_line().zip(listed).map(|(id, ply)| (id, codes(&ply.labels)));
        Self::Known(known.collect())
    }

    /// The last move of the walk, so many moves from the start, in its long form, and what it is called.
    fn listed(&self, walk: &Walk<'_>, number: usize) -> (String, Vec<&'static str>) {
        let viewer = if matches!(self, Self::All) { Viewer::Spectator } else { ANYBODY };
        let ply = walk.table().listed_last(viewer).expect("a move was played");
        let by_now = match self {
            Self::All => None,
            Self::Known(known) => known.get(number).filter(|(id, _)| *id == walk.at()),
        };
        (ply.mv, by_now.map_or_else(|| codes(&ply.labels), |(_, codes)| codes.clone()))
    }
}

fn moves(record: &Record, words: &mut Words) {
    let tree = record.tree();
    let labels = Labels::of(record);
    let mut walk = Walk::new(record).expect("a record's own start");
    remarks(record, &walk, &[], words);
    // Not by recursion: a game may be longer than a stack is deep.
    let mut open = vec![Todo::After(NodeId::ROOT)];
    // Whether the next move needs its number although it is not the first of a round.
    let mut interrupted = true;
    while let Some(todo) = open.pop() {
        match todo {
            Todo::Open => {
                words.add("(");
                words.close = true;
                interrupted = true;
            }
            Todo::Close => {
                words.text.push(')');
                words.column += 1;
                interrupted = true;
            }
            Todo::Move(id) => {
                let number = tree.depth(id) - 1;
                let (round, place) = (number / record.players() + 1, number % record.players());
                if place == 0 {
                    words.add(&format!("{round}."));
                } else if interrupted {
                    words.add(&format!("{round}{}", ".".repeat(place + 2)));
                }
                walk.go_to(id);
                let (mv, called) = labels.listed(&walk, number);
                words.add(&mv);
                interrupted = remarks(record, &walk, &called, words);
            }
            Todo::After(id) => {
                let [main, others @ ..] = tree.children(id) else { continue };
                open.push(Todo::After(*main));
                for &other in others.iter().rev() {
                    open.extend([Todo::Close, Todo::After(other), Todo::Move(other), Todo::Open]);
                }
                open.push(Todo::Move(*main));
            }
        }
    }
}

/// Writes what was settled and noted at the node where the walk stands; gives whether that interrupts the moves.
fn remarks(record: &Record, walk: &Walk<'_>, labels: &[&str], words: &mut Words) -> bool {
    let node = record.tree().node(walk.at());
    for mark in node.remark().marks() {
        words.add(&format!("${mark}"));
    }
    for settlement in node.settled() {
        words.add(&settlement.write(walk.table().facts()));
    }
    let comment = node.remark().written(labels);
    words.comment(&comment);
    !comment.is_empty() || !node.settled().is_empty()
}
