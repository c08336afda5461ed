//! Games from a file in any of the forms in which they come: records, plain lists of moves, JSON lines, links.

use siliam_core::Refusal;
use siliam_record::lines::{self, LineError};
use siliam_record::{Fault, ReadError, Reader, Record};
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

/// No line of a list of games has more bytes than this.
const MOST_BYTES: u64 = 1 << 20;

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
                return Some(lines::read(text).map_err(|LineError { place, why }| {
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
