//! The words of a record, each with its place.

use crate::header::MOST_VALUE;
use crate::letters::{Letters, Place};
use crate::{Fault, ReadError};
use siliam_core::text::quoted;
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

/// What stands between two braces is no longer than this: a comment with its commands.
const MOST_COMMENT: usize = 1 << 17;
/// So much of a word is kept, more than any move has.
const MOST_WORD: usize = 256;

/// Reads words; holds one at a time.
pub(crate) struct Tokens<R> {
    letters: Letters<R>,
    /// Whether the last word was a tag, or was meant to be one.
    in_tags: bool,
}

/// Spaces between words, and byte order marks where files were put together.
fn is_space(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

impl<R: BufRead> Tokens<R> {
    pub(crate) fn new(from: R) -> Self {
        Self { letters: Letters::new(from), in_tags: false }
    }

    /// Why reading stopped before the end, if it did.
    pub(crate) fn failure(&mut self) -> Option<io::Error> {
        self.letters.failed.take()
    }

    /// Goes on to the next game after a fault: past the tags of this one and past its moves.
    pub(crate) fn skip_game(&mut self) {
        if !self.letters.is_at_line_start() {
            self.letters.skip_line();
        }
        while self.in_tags && self.letters.begins_tag_line() {
            self.letters.skip_line();
        }
        while self.letters.peek().is_some() && !self.letters.begins_tag_line() {
            self.letters.skip_line();
        }
    }

    /// Whether the next word is a tag; there may be none.
    pub(crate) fn tag_follows(&mut self) -> bool {
        let follows = self.find_word() == Some('[');
        self.in_tags &= follows;
        follows
    }

    /// Goes to where the next word begins and gives its first letter; `None` at the end.
    fn find_word(&mut self) -> Option<char> {
        loop {
            self.letters.skip(is_space);
            match self.letters.peek()? {
                // A line for other programs.
                '%' if self.letters.is_at_line_start() => self.letters.skip_line(),
                letter => return Some(letter),
            }
        }
    }

    /// The next word with its place; `None` at the end.
    pub(crate) fn next(&mut self) -> Option<Result<(Place, Token), ReadError>> {
        loop {
            let first = self.find_word()?;
            let place = self.letters.place();
            self.in_tags = first == '[';
            let token = match first {
                '[' => self.tag().map(Some),
                '{' => self.comment().map(Some),
                ';' => self.comment_to_line_end().map(Some),
                '(' | ')' => {
                    self.letters.next();
                    Ok(Some(if first == '(' { Token::Open } else { Token::Close }))
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

    fn tag(&mut self) -> Result<Token, Fault> {
        let blank = |letter| letter == ' ' || letter == '\t';
        self.letters.next();
        let name = self.letters.take_until(MOST_WORD, |letter| is_space(letter) || "\"[]".contains(letter));
        self.letters.skip(blank);
        if self.letters.peek() != Some('"') {
            return Err(Fault::Tag);
        }
        self.letters.next();
        let mut value = String::new();
        loop {
            // A value ends on its line.
            let letter = self.letters.peek().filter(|&letter| letter != '\n').ok_or(Fault::Tag)?;
            self.letters.next();
            match letter {
                '"' => break,
                '\\' => match self.letters.peek() {
                    Some(escaped @ ('"' | '\\')) => {
                        self.letters.next();
                        value.push(escaped);
                    }
                    _ => value.push('\\'),
                },
                letter => value.push(letter),
            }
            if value.len() > MOST_VALUE {
                return Err(Fault::Value(quoted(&name), quoted(&value)));
            }
        }
        self.letters.skip(blank);
        if self.letters.peek() != Some(']') {
            return Err(Fault::Tag);
        }
        self.letters.next();
        Ok(Token::Tag(name, value))
    }

    fn comment(&mut self) -> Result<Token, Fault> {
        self.letters.next();
        let mut text = String::new();
        loop {
            // A comment never goes on past the beginning of the next game.
            if self.letters.is_at_line_start() && self.letters.starts_with("[Game \"") {
                return Err(Fault::OpenComment);
            }
            match self.letters.next().ok_or(Fault::OpenComment)? {
                '}' => return Ok(Token::Comment(text)),
                letter => text.push(letter),
            }
            if text.len() > MOST_COMMENT {
                return Err(Fault::Comment(MOST_COMMENT as u32));
            }
        }
    }

    fn comment_to_line_end(&mut self) -> Result<Token, Fault> {
        self.letters.next();
        let text = self.letters.take_until(MOST_COMMENT + 1, |letter| letter == '\n');
        let fits = text.len() <= MOST_COMMENT;
        fits.then_some(Token::Comment(text)).ok_or(Fault::Comment(MOST_COMMENT as u32))
    }

    /// A move, a result or a mark; nothing for the number of a move.
    fn word(&mut self) -> Result<Option<Token>, Fault> {
        // The first letter belongs to the word whatever it is.
        let mut word: String = self.letters.next().into_iter().collect();
        let ends = |letter| is_space(letter) || "{()[;$".contains(letter);
        word += &self.letters.take_until(MOST_WORD, ends);
        if let Some(number) = word.strip_prefix('$') {
            let mark = number.parse().map_err(|_| Fault::Mark(quoted(&word)))?;
            return Ok(Some(Token::Mark(mark)));
        }
        let glyphs = ["!", "?", "!!", "??", "!?", "?!"];
        if let Some(place) = glyphs.iter().position(|&glyph| glyph == word) {
            return Ok(Some(Token::Mark(place as u8 + 1)));
        }
        // `12`, `12.` and `...` by themselves or before a move.
        let unnumbered = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let after = unnumbered.trim_start_matches('.');
        let mv = if after.is_empty() || after.len() < unnumbered.len() { after } else { &word };
        Ok((!mv.is_empty()).then(|| Token::Word(mv.to_owned())))
    }
}
