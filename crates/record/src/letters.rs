//! The letters of a file, one at a time, each with its place. Lines may be of any length: none is ever held whole.

use crate::{Fault, ReadError};
use std::collections::VecDeque;
use std::io::{self, BufRead};

/// Where something begins: line and column from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) line: u64,
    pub(crate) column: u64,
}

impl Place {
    pub(crate) fn error(self, fault: impl Into<Fault>) -> ReadError {
        ReadError { line: self.line, column: self.column, fault: fault.into() }
    }
}

/// Reads letters; bytes that are no UTF-8 become U+FFFD.
pub(crate) struct Letters<R> {
    from: R,
    /// Letters that were looked at and not yet taken.
    ahead: VecDeque<char>,
    /// Where the next letter stands.
    place: Place,
    pub(crate) failed: Option<io::Error>,
}

impl<R: BufRead> Letters<R> {
    pub(crate) fn new(from: R) -> Self {
        Self { from, ahead: VecDeque::new(), place: Place { line: 1, column: 1 }, failed: None }
    }

    /// Where the next letter stands.
    pub(crate) fn place(&self) -> Place {
        self.place
    }

    pub(crate) fn is_at_line_start(&self) -> bool {
        self.place.column == 1
    }

    /// The next byte, which stays where it is; `None` at the end or where reading fails.
    fn byte(&mut self) -> Option<u8> {
        loop {
            match self.from.fill_buf() {
                Ok(buffer) => return buffer.first().copied(),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failed = Some(error);
                    return None;
                }
            }
        }
    }

    fn decode(&mut self) -> Option<char> {
        let first = self.byte()?;
        self.from.consume(1);
        let length = match first {
            0x00..=0x7F => return Some(char::from(first)),
            0xC2..=0xDF => 2,
            0xE0..=0xEF => 3,
            0xF0..=0xF4 => 4,
            _ => return Some(char::REPLACEMENT_CHARACTER),
        };
        let mut bytes = [first, 0, 0, 0];
        for place in &mut bytes[1..length] {
            match self.byte() {
                Some(byte @ 0x80..=0xBF) => *place = byte,
                _ => return Some(char::REPLACEMENT_CHARACTER),
            }
            self.from.consume(1);
        }
        let letter = std::str::from_utf8(&bytes[..length]).ok().and_then(|text| text.chars().next());
        Some(letter.unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    /// The letter that comes after so many others, none of which is taken; `None` beyond the end.
    fn peek_at(&mut self, place: usize) -> Option<char> {
        while self.ahead.len() <= place {
            if self.failed.is_some() {
                return None;
            }
            let letter = self.decode()?;
            self.ahead.push_back(letter);
        }
        Some(self.ahead[place])
    }

    /// The next letter, which is not taken; `None` at the end.
    pub(crate) fn peek(&mut self) -> Option<char> {
        self.peek_at(0)
    }

    /// Whether these letters come next.
    pub(crate) fn starts_with(&mut self, text: &str) -> bool {
        text.chars().enumerate().all(|(place, letter)| self.peek_at(place) == Some(letter))
    }

    /// Whether a line begins here as a tag does; `[%clk …]` in a comment does not.
    pub(crate) fn begins_tag_line(&mut self) -> bool {
        self.is_at_line_start()
            && self.peek() == Some('[')
            && self.peek_at(1).is_some_and(|letter| letter.is_ascii_alphabetic())
    }

    /// Takes the next letter; `None` at the end.
    pub(crate) fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.ahead.pop_front();
        match letter {
            '\n' => self.place = Place { line: self.place.line + 1, column: 1 },
            // A byte order mark stands on no column.
            '\u{feff}' if self.is_at_line_start() => {}
            _ => self.place.column += 1,
        }
        Some(letter)
    }

    /// Takes letters up to the next one that ends a word of this kind, and keeps so many bytes of them.
    pub(crate) fn take_until(&mut self, most: usize, ends: impl Fn(char) -> bool) -> String {
        let mut text = String::new();
        while let Some(letter) = self.peek().filter(|&letter| !ends(letter)) {
            self.next();
            if text.len() < most {
                text.push(letter);
            }
        }
        text
    }

    /// Passes over letters of a kind.
    pub(crate) fn skip(&mut self, kind: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&kind) {
            self.next();
        }
    }

    /// Goes to where the next line begins.
    pub(crate) fn skip_line(&mut self) {
        while self.next().is_some_and(|letter| letter != '\n') {}
    }
}
