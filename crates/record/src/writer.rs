//! Writes records as text.

use crate::{NodeId, Record, Walk};
use siliam_core::Viewer;
use std::fmt::Write as _;

/// Lines are broken before this column.
const WIDTH: usize = 80;

/// The record as text, with what the rules call each move (L11).
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
        if self.column > 0 && self.column + 1 + width >= WIDTH {
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

fn moves(record: &Record, words: &mut Words) {
    let tree = record.tree();
    let mut walk = Walk::new(record).expect("a record's own start");
    remarks(record, &walk, NodeId::ROOT, words);
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
                let number = tree.path(id).len() - 1;
                let (round, place) = (number / record.players() + 1, number % record.players());
                if place == 0 {
                    words.add(&format!("{round}."));
                } else if interrupted {
                    words.add(&format!("{round}{}", ".".repeat(place + 2)));
                }
                walk.go_to(id);
                let listed = walk.table().listed_last(Viewer::Spectator).expect("a move was played");
                words.add(&listed.mv);
                interrupted = remarks(record, &walk, id, words);
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
fn remarks(record: &Record, walk: &Walk<'_>, id: NodeId, words: &mut Words) -> bool {
    let node = record.tree().node(id);
    for mark in node.remark().marks() {
        words.add(&format!("${mark}"));
    }
    for settlement in node.settled() {
        words.add(&settlement.write(walk.table().facts()));
    }
    let labels = walk.table().listed_last(Viewer::Spectator).map_or_else(Vec::new, |listed| listed.labels);
    let codes: Vec<&str> =
        if id == NodeId::ROOT { Vec::new() } else { labels.iter().map(|label| label.code).collect() };
    let comment = node.remark().written(&codes);
    words.comment(&comment);
    !comment.is_empty() || !node.settled().is_empty()
}
