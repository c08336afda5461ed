//! The words of a record, one line at a time, each with its place.

use crate::{Fault, ReadError};
use std::io::{self, BufRead};

/// One word of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// `[Name "value"]`
    Tag(String, String),
    /// Between braces, or behind a semicolon.
    Comment(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$1`, or `!` by itself.
    Mark(u8),
    /// A move, a settlement or a result; numbers of moves are left out.
    Word(String),
}

/// Where a word begins: line and column from 1.
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

/// No line, and no comment, is longer than this.
const MOST_BYTES: usize = 1 << 16;

/// Reads words from lines; holds one line at a time.
pub(crate) struct Tokens<R> {
    from: R,
    line: Vec<char>,
    /// How much of the line is read.
    read: usize,
    number: u64,
    over: bool,
    pub(crate) failed: Option<io::Error>,
}

impl<R: BufRead> Tokens<R> {
    pub(crate) fn new(from: R) -> Self {
        Self { from, line: Vec::new(), read: 0, number: 0, over: false, failed: None }
    }

    /// Fetches the next line; `false` at the end.
    fn next_line(&mut self) -> bool {
        let mut bytes = Vec::new();
        // A line that is too long is read in pieces, which are then no words of a record.
        let mut piece = io::Read::take(&mut self.from, MOST_BYTES as u64);
        match piece.read_until(b'\n', &mut bytes) {
            Ok(0) => self.over = true,
            Ok(_) => {}
            Err(error) => {
                self.failed = Some(error);
                self.over = true;
            }
        }
        if self.over {
            return false;
        }
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        self.line = text.trim_end_matches(['\n', '\r']).chars().collect();
        self.read = 0;
        self.number += 1;
        true
    }

    fn place(&self) -> Place {
        Place { line: self.number, column: self.read as u64 + 1 }
    }

    /// Whether the line begins as a tag does; `[%clk …]` in a comment does not.
    fn begins_tag(&self) -> bool {
        matches!(self.line[..], ['[', letter, ..] if letter.is_ascii_alphabetic())
    }

    /// Goes on to the next game after a fault: past the tags of this one and past its moves.
    pub(crate) fn skip_game(&mut self) {
        let mut in_tags = self.begins_tag();
        while self.next_line() {
            match (in_tags, self.begins_tag()) {
                (true, false) => in_tags = false,
                (false, true) => return,
                _ => {}
            }
        }
    }

    /// Whether the next word is a tag; there may be none.
    pub(crate) fn tag_follows(&mut self) -> bool {
        self.find_word() && self.read == 0 && self.begins_tag()
    }

    /// Goes to where the next word begins; `false` at the end.
    fn find_word(&mut self) -> bool {
        loop {
            while self.line.get(self.read).is_some_and(|letter| letter.is_whitespace()) {
                self.read += 1;
            }
            let escaped = self.read == 0 && self.line.first() == Some(&'%');
            if self.read < self.line.len() && !escaped {
                return true;
            }
            if !self.next_line() {
                return false;
            }
        }
    }

    /// The next word with its place; `None` at the end.
    pub(crate) fn next(&mut self) -> Option<Result<(Place, Token), ReadError>> {
        loop {
            if !self.find_word() {
                return None;
            }
            let place = self.place();
            let token = match self.line[self.read] {
                '[' if self.begins_tag() && self.read == 0 => self.tag(),
                '{' => self.comment(),
                ';' => {
                    let text = self.line[self.read + 1..].iter().collect();
                    self.read = self.line.len();
                    Ok(Some(Token::Comment(text)))
                }
                letter @ ('(' | ')') => {
                    self.read += 1;
                    Ok(Some(if letter == '(' { Token::Open } else { Token::Close }))
                }
                _ => self.word(),
            };
            match token {
                Ok(Some(token)) => return Some(Ok((place, token))),
                Ok(None) => {}
                Err(fault) => return Some(Err(place.error(fault))),
            }
        }
    }

    fn tag(&mut self) -> Result<Option<Token>, Fault> {
        let rest: String = self.line[1..].iter().collect();
        self.read = self.line.len();
        let (name, value) = rest.split_once(' ').ok_or(Fault::Tag)?;
        let quoted = value
            .trim()
            .strip_suffix(']')
            .and_then(|value| value.trim_end().strip_prefix('"').and_then(|value| value.strip_suffix('"')));
        let mut text = String::new();
        let mut letters = quoted.ok_or(Fault::Tag)?.chars();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' => text.push(letters.next().ok_or(Fault::Tag)?),
                '"' => return Err(Fault::Tag),
                letter => text.push(letter),
            }
        }
        Ok(Some(Token::Tag(name.to_owned(), text)))
    }

    fn comment(&mut self) -> Result<Option<Token>, Fault> {
        self.read += 1;
        let mut text = String::new();
        loop {
            let rest = &self.line[self.read..];
            if let Some(end) = rest.iter().position(|&letter| letter == '}') {
                text.extend(&rest[..end]);
                self.read += end + 1;
                return Ok(Some(Token::Comment(text)));
            }
            text.extend(rest);
            text.push(' ');
            if text.len() > MOST_BYTES {
                return Err(Fault::Comment(MOST_BYTES as u32));
            }
            if !self.next_line() {
                return Err(Fault::OpenComment);
            }
        }
    }

    /// A move, a result or a mark; nothing for the number of a move.
    fn word(&mut self) -> Result<Option<Token>, Fault> {
        let ends = |letter: &char| letter.is_whitespace() || matches!(letter, '{' | '(' | ')' | ';' | '$');
        let rest = &self.line[self.read..];
        let length = 1 + rest[1..].iter().position(ends).unwrap_or(rest.len() - 1);
        let word: String = rest[..length].iter().collect();
        self.read += length;
        if let Some(number) = word.strip_prefix('$') {
            let mark = number.parse().map_err(|_| Fault::Mark(word.clone()))?;
            return Ok(Some(Token::Mark(mark)));
        }
        let glyphs = ["!", "?", "!!", "??", "!?", "?!"];
        if let Some(place) = glyphs.iter().position(|&glyph| glyph == word) {
            return Ok(Some(Token::Mark(place as u8 + 1)));
        }
        // `12.` and `12...` by themselves or before a move.
        let digits = word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(word.len());
        let after = word[digits..].trim_start_matches('.');
        let numbered = digits > 0 && (after.is_empty() || after.len() < word.len() - digits);
        let mv = if numbered { after } else { &word };
        Ok((!mv.is_empty()).then(|| Token::Word(mv.to_owned())))
    }
}
