//! Games from a file in any of the forms in which they come: records, plain lists of moves, JSON lines, links.

use serde::{Deserialize, Serialize};
use siliam_record::short::{self, ShortError};
use siliam_record::{Fault, NodeId, ReadError, Reader, Record};
use std::fs::File;
use std::io::{self, BufRead, BufReader};

/// How a game is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Tags and moves, in the manner of PGN.
    Record,
    /// A line each: the game's name, then the moves of the main line.
    Moves,
    /// A line each: an object with `game`, `start`, `players`, `moves` and `result`.
    Json,
    /// A line each: the short form.
    Link,
}

impl Form {
    /// The names of the forms.
    pub(super) const NAMES: [&'static str; 4] = ["record", "moves", "json", "link"];

    pub(super) fn read(name: &str) -> Option<Self> {
        let forms = [Self::Record, Self::Moves, Self::Json, Self::Link];
        Self::NAMES.iter().position(|&known| known == name).map(|place| forms[place])
    }
}

/// A game in a line of JSON.
#[derive(Serialize, Deserialize)]
struct Line {
    game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    moves: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<String>,
}

/// The games of one file, one at a time.
pub(super) enum Games {
    Records(Reader<Box<dyn BufRead>>),
    Lines { from: Box<dyn BufRead>, number: u64, failed: Option<io::Error> },
}

impl Games {
    /// Opens a file, or standard input for `-`, and sees by its first letter which form it has.
    pub(super) fn open(file: &str) -> io::Result<Self> {
        let mut from: Box<dyn BufRead> = match file {
            "-" => Box::new(io::stdin().lock()),
            path => Box::new(BufReader::with_capacity(1 << 16, File::open(path)?)),
        };
        let first = from.fill_buf()?.iter().copied().find(|byte| !byte.is_ascii_whitespace());
        Ok(match first {
            Some(b'[' | b'%' | b';' | 0xEF) | None => Self::Records(Reader::new(from)),
            Some(_) => Self::Lines { from, number: 0, failed: None },
        })
    }

    /// Why reading stopped before the end, if it did.
    pub(super) fn failure(&mut self) -> Option<io::Error> {
        match self {
            Self::Records(reader) => reader.failure(),
            Self::Lines { failed, .. } => failed.take(),
        }
    }

    /// The next game; `None` at the end.
    pub(super) fn next(&mut self) -> Option<Result<Record, ReadError>> {
        let (from, number, failed) = match self {
            Self::Records(reader) => return reader.next(),
            Self::Lines { from, number, failed } => (from, number, failed),
        };
        loop {
            let mut bytes = Vec::new();
            match from.read_until(b'\n', &mut bytes) {
                Ok(0) => return None,
                Ok(_) => *number += 1,
                Err(error) => {
                    *failed = Some(error);
                    return None;
                }
            }
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim();
            if !text.is_empty() {
                let read = if text.starts_with('{') { of_json(text) } else { of_line(text) };
                return Some(read.map_err(|(column, fault)| ReadError { line: *number, column, fault }));
            }
        }
    }
}

/// What is wrong with a line, and in which column.
type LineFault = (u64, Fault);

fn of_json(text: &str) -> Result<Record, LineFault> {
    let line: Line = serde_json::from_str(text)
        .map_err(|error| (error.column() as u64, Fault::Value("JSON".to_owned(), error.to_string())))?;
    let mut record = Record::new(&line.game, line.start.as_deref()).map_err(|error| (1, error.into()))?;
    for (place, name) in line.players.iter().enumerate() {
        record.header.set_player(place, name);
    }
    record.follow(NodeId::ROOT, line.moves.iter().map(String::as_str)).map_err(|(number, error)| {
        // Where in the line the move stands, as far as that can be told.
        let place = text.find(&format!("\"{}\"", line.moves[number]));
        (place.map_or(1, |place| place as u64 + 1), error.into())
    })?;
    record.conclude();
    Ok(record)
}

/// A game's name and its moves, or a link by itself.
fn of_line(text: &str) -> Result<Record, LineFault> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let begun = Record::new(name, None);
    if begun.is_err() && name == text {
        // A link is one word that is no game's name.
        match short::read(text) {
            Ok(record) => return Ok(record),
            Err(ShortError::Malformed | ShortError::Version(_)) => {}
            Err(error) => return Err((1, Fault::Value("link".to_owned(), error.to_string()))),
        }
    }
    let mut record = begun.map_err(|error| (1, error.into()))?;
    let words: Vec<&str> = words.collect();
    record.follow(NodeId::ROOT, words.iter().copied()).map_err(|(number, error)| {
        let before = words[number].as_ptr() as usize - text.as_ptr() as usize;
        (before as u64 + 1, error.into())
    })?;
    record.conclude();
    Ok(record)
}

/// The moves of the main line, with what was settled.
fn words(record: &Record) -> Vec<String> {
    let facts = siliam_catalog::entry(record.name()).expect("a record's own game").facts;
    let tree = record.tree();
    let mut words = Vec::new();
    for id in std::iter::once(NodeId::ROOT).chain(tree.main_line()) {
        words.extend(Some(tree.node(id).mv().to_owned()).filter(|mv| !mv.is_empty()));
        words.extend(tree.node(id).settled().iter().map(|settlement| settlement.write(facts)));
    }
    words
}

/// The game's name and the moves of its main line.
pub(super) fn line(record: &Record) -> String {
    let mut line = record.name().to_owned();
    for word in words(record) {
        line.push(' ');
        line.push_str(&word);
    }
    line
}

pub(super) fn json(record: &Record) -> String {
    let players: Vec<String> =
        (0..record.players()).map(|place| record.header.player(place).to_owned()).collect();
    let line = Line {
        game: record.name().to_owned(),
        start: record.start().map(str::to_owned),
        players: if players.iter().all(String::is_empty) { Vec::new() } else { players },
        moves: words(record),
        result: record.header.standing().map(ToString::to_string),
    };
    serde_json::to_string(&line).expect("a line is plain data")
}
