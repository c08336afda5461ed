//! Games from a file in any of the forms in which they come: records, plain lists of moves, JSON lines, links.

use serde::{Deserialize, Serialize};
use siliam_core::{Refusal, refusals};
use siliam_record::{Fault, NodeId, ReadError, Reader, Record, short};
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
/// What stands before the short form in a private link.
const LINK: &str = "#/p/";
/// One word of so many letters of a short form is meant as one, damaged or not.
const SURELY_SHORT: usize = 16;

/// What is wrong with a game, and where: line and column from 1.
pub(super) struct Wrong {
    pub(super) line: u64,
    pub(super) column: u64,
    pub(super) why: Box<dyn Refusal>,
}

impl std::convert::From<ReadError> for Wrong {
    fn from(ReadError { line, column, fault }: ReadError) -> Self {
        Self { line, column, why: Box::new(fault) }
    }
}

refusals! {
    /// Why a line of JSON is refused.
    #[derive(Debug)]
    enum JsonFault {
        /// It is no object with a game and its moves.
        NoGame = "cli-json-no-game": "this is no game in JSON";
    }
}

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
    pub(super) fn next(&mut self) -> Option<Result<Record, Wrong>> {
        match &mut self.from {
            From::Records(reader) => reader.next().map(|game| game.map_err(Wrong::from)),
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
    fn next(&mut self) -> Option<Result<Record, Wrong>> {
        loop {
            let bytes = match self.line() {
                Ok(bytes) => bytes?,
                Err(error) => {
                    self.failed = Some(error);
                    return None;
                }
            };
            let line = self.number;
            if bytes.len() as u64 > MOST_BYTES {
                // The number is small.
                #[allow(clippy::cast_possible_truncation)]
                let why = Box::new(Fault::Line(MOST_BYTES as u32));
                return Some(Err(Wrong { line, column: 1, why }));
            }
            let whole = String::from_utf8_lossy(&bytes);
            let text =
                whole.trim_start_matches(|letter: char| letter == '\u{feff}' || letter.is_whitespace());
            let indent = whole.len() - text.len();
            let text = text.trim_end();
            if !text.is_empty() {
                let read = if text.starts_with('{') { of_json(text) } else { of_line(text) };
                return Some(read.map_err(|(place, why)| {
                    let before = whole.get(..indent + place).unwrap_or(text);
                    Wrong { line, column: before.chars().count() as u64 + 1, why }
                }));
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

/// What is wrong with a line, behind how many bytes of it.
type LineFault = (usize, Box<dyn Refusal>);

fn of_json(text: &str) -> Result<Record, LineFault> {
    let line: Line = serde_json::from_str(text)
        .map_err(|error| -> LineFault { (error.column().saturating_sub(1), Box::new(JsonFault::NoGame)) })?;
    let begun = Record::new(&line.game, line.start.as_deref());
    let mut record = begun.map_err(|error| -> LineFault { (0, Box::new(error)) })?;
    for (place, name) in line.players.iter().enumerate() {
        record.header.set_player(place, name);
    }
    let followed = record.follow(NodeId::ROOT, line.moves.iter().map(String::as_str));
    followed.map_err(|(number, fault)| -> LineFault {
        // Where in the line the move stands, as far as that can be told.
        let (before, wrong) = (&line.moves[..number], &line.moves[number]);
        let alike = before.iter().filter(|mv| *mv == wrong).count();
        let place = text.match_indices(&format!("\"{wrong}\"")).nth(alike).map(|(place, _)| place);
        (place.unwrap_or(0), Box::new(fault))
    })?;
    if let Some(result) = line.result.filter(|result| result != "*") {
        let place = text.find("\"result\"").unwrap_or(0);
        record.set_result(&result).map_err(|fault| -> LineFault { (place, Box::new(fault)) })?;
    }
    Ok(record)
}

/// A game's name, a position in brackets where it does not begin at its start, and its moves; or a link by itself.
fn of_line(text: &str) -> Result<Record, LineFault> {
    // Behind how many bytes of the line a part of it stands.
    let place = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    if let Some((_, link)) = text.split_once(LINK) {
        return of_link(link).map_err(|why| (place(link), why));
    }
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim_start();
    let (start, moves) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((start, moves)) => (Some(start), moves),
        None => (None, rest),
    };
    // Which of the two is wrong is asked one after the other.
    let begun = Record::new(name, None);
    // A link is one word that is no game's name.
    if begun.is_err() && name == text {
        match of_link(name) {
            Err(_) if !is_surely_short(name) => {}
            read => return read.map_err(|why| (0, why)),
        }
    }
    let mut record = begun.map_err(|error| -> LineFault { (0, Box::new(error)) })?;
    if let Some(start) = start {
        let begun = Record::new(name, Some(start));
        record = begun.map_err(|error| -> LineFault { (place(start), Box::new(error)) })?;
    }
    let words: Vec<&str> = moves.split_whitespace().collect();
    let followed = record.follow(NodeId::ROOT, words.iter().copied());
    followed.map_err(|(number, fault)| -> LineFault { (place(words[number]), Box::new(fault)) })?;
    Ok(record)
}

fn of_link(text: &str) -> Result<Record, Box<dyn Refusal>> {
    short::read(text).map_err(|error| -> Box<dyn Refusal> { Box::new(error) })
}

fn is_surely_short(word: &str) -> bool {
    let is_of_short = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
    // The version makes the first letter an A; no game's name has a capital.
    (word.starts_with('A') || word.len() >= SURELY_SHORT) && word.bytes().all(is_of_short)
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
