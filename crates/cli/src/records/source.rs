//! Games from a file in any of the forms in which they come: records, plain lists of moves, JSON lines, links.

use serde::{Deserialize, Serialize};
use siliam_record::short::{self, ShortError};
use siliam_record::{Fault, NodeId, ReadError, Reader, Record};
use std::cell::Cell;
use std::fs::{File, Metadata};
use std::io::{self, BufRead, BufReader, Read};
use std::rc::Rc;

/// How a game is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Tags and moves, in the manner of PGN.
    Record,
    /// A line each: the game's name, a position in brackets where it does not begin at its start, the moves of the main line.
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

/// No line of a list of games has more bytes than this.
const MOST_BYTES: u64 = 1 << 20;

/// What is read from, with a count of what was.
type Source = Counted<Box<dyn BufRead>>;

/// The games of one file, one at a time.
pub(super) struct Games {
    from: From,
    read: Rc<Cell<u64>>,
    size: Option<u64>,
}

enum From {
    Records(Reader<Source>),
    Lines(Lines),
}

impl Games {
    /// Opens a file, or standard input for `-`, and sees by its first letter which form it has.
    pub(super) fn open(file: &str) -> io::Result<Self> {
        let (from, size): (Box<dyn BufRead>, _) = if file == "-" {
            (Box::new(io::stdin().lock()), None)
        } else {
            let file = File::open(file)?;
            // Only the size of a plain file tells how much there is to read.
            let size = file.metadata().ok().filter(Metadata::is_file).map(|file| file.len());
            (Box::new(BufReader::with_capacity(1 << 16, file)), size)
        };
        let read = Rc::new(Cell::new(0));
        let mut from = Counted { from, read: Rc::clone(&read) };
        let beginning = from.fill_buf()?;
        let beginning = beginning.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(beginning);
        let from = match beginning.iter().find(|byte| !byte.is_ascii_whitespace()) {
            Some(b'[' | b'%' | b';') | None => From::Records(Reader::new(from)),
            Some(_) => From::Lines(Lines { from, number: 0, failed: None }),
        };
        Ok(Self { from, read, size })
    }

    /// How many bytes were read.
    pub(super) fn read(&self) -> u64 {
        self.read.get()
    }

    /// How many bytes there are, where that is known.
    pub(super) fn size(&self) -> Option<u64> {
        self.size
    }

    /// Why reading stopped before the end, if it did.
    pub(super) fn failure(&mut self) -> Option<io::Error> {
        match &mut self.from {
            From::Records(reader) => reader.failure(),
            From::Lines(lines) => lines.failed.take(),
        }
    }

    /// The next game; `None` at the end.
    pub(super) fn next(&mut self) -> Option<Result<Record, ReadError>> {
        match &mut self.from {
            From::Records(reader) => reader.next(),
            From::Lines(lines) => lines.next(),
        }
    }
}

/// Games of a line each.
struct Lines {
    from: Source,
    number: u64,
    failed: Option<io::Error>,
}

impl Lines {
    /// The next game; `None` at the end.
    fn next(&mut self) -> Option<Result<Record, ReadError>> {
        loop {
            let bytes = match self.line() {
                Ok(bytes) => bytes?,
                Err(error) => {
                    self.failed = Some(error);
                    return None;
                }
            };
            let place = |(column, fault)| ReadError { line: self.number, column, fault };
            if bytes.len() as u64 > MOST_BYTES {
                // The number is small.
                #[allow(clippy::cast_possible_truncation)]
                return Some(Err(place((1, Fault::Line(MOST_BYTES as u32)))));
            }
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_start_matches('\u{feff}').trim_end();
            let indent = text.len() - text.trim_start().len();
            let text = text.trim_start();
            if !text.is_empty() {
                let read = if text.starts_with('{') { of_json(text) } else { of_line(text) };
                return Some(read.map_err(|(column, fault)| place((column + indent as u64, fault))));
            }
        }
    }

    /// The next line; only the beginning of one that is too long.
    fn line(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut bytes = Vec::new();
        (&mut self.from).take(MOST_BYTES + 1).read_until(b'\n', &mut bytes)?;
        self.number += 1;
        if bytes.len() as u64 > MOST_BYTES && !bytes.ends_with(b"\n") {
            self.from.skip_until(b'\n')?;
        }
        Ok((!bytes.is_empty()).then_some(bytes))
    }
}

/// A reader that counts the bytes that are taken from it.
struct Counted<R> {
    from: R,
    read: Rc<Cell<u64>>,
}

impl<R: BufRead> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(into)?;
        self.read.set(self.read.get() + read as u64);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Counted<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.from.fill_buf()
    }

    fn consume(&mut self, read: usize) {
        self.read.set(self.read.get() + read as u64);
        self.from.consume(read);
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
        (place.map_or(1, |place| place as u64 + 1), error)
    })?;
    if let Some(result) = line.result.filter(|result| result != "*") {
        let place = text.find("\"result\"").map_or(1, |place| place as u64 + 1);
        record.set_result(&result).map_err(|fault| (place, fault))?;
    }
    Ok(record)
}

/// A game's name, a position in brackets where it does not begin at its start, and its moves; or a link by itself.
fn of_line(text: &str) -> Result<Record, LineFault> {
    // Where in the line a part of it stands.
    let column = |part: &str| (part.as_ptr() as usize - text.as_ptr() as usize) as u64 + 1;
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim_start();
    let (start, moves) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((start, moves)) => (Some(start), moves),
        None => (None, rest),
    };
    // Which of the two is wrong is asked one after the other.
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
    if let Some(start) = start {
        record = Record::new(name, Some(start)).map_err(|error| (column(start), error.into()))?;
    }
    let words: Vec<&str> = moves.split_whitespace().collect();
    let followed = record.follow(NodeId::ROOT, words.iter().copied());
    followed.map_err(|(number, fault)| (column(words[number]), fault))?;
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

/// The game's name, where it starts unless that is its own start, and the moves of its main line.
pub(super) fn line(record: &Record) -> String {
    let mut line = record.name().to_owned();
    line.extend(record.start().map(|start| format!(" [{start}]")));
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
