//! Reads files of records, one game at a time.

use crate::header::{KNOWN, is_tag_name};
use crate::tokens::{Place, Token, Tokens};
use crate::walk::Steps;
use crate::{Date, Fault, NodeId, ReadError, Record, Standing};
use siliam_core::text::quoted;
use std::io::{self, BufRead};

/// No record holds more moves than this.
const MOST_MOVES: usize = 100_000;
/// No variation is nested deeper than this.
const MOST_NESTED: usize = 64;
/// No record has more tags than this.
const MOST_TAGS: usize = 64;

/// Reads records one after the other and holds one at a time. After a game that is refused it goes on with the next.
pub struct Reader<R> {
    tokens: Tokens<R>,
}

/// The tags of one game with their places.
type Tags = Vec<(Place, String, String)>;

impl<R: BufRead> Reader<R> {
    /// Reads from here.
    pub fn new(from: R) -> Self {
        Self { tokens: Tokens::new(from) }
    }

    /// Why reading stopped before the end, if it did.
    pub fn failure(&mut self) -> Option<io::Error> {
        self.tokens.failed.take()
    }

    /// One game; `None` at the end.
    fn game(&mut self) -> Option<Result<Record, ReadError>> {
        let first = match self.tokens.next()? {
            Ok(first) => first,
            Err(error) => return Some(Err(error)),
        };
        Some(self.game_from(first))
    }

    fn game_from(&mut self, first: (Place, Token)) -> Result<Record, ReadError> {
        let begins = first.0;
        let mut tags = Tags::new();
        let mut next = Some(first);
        while let Some((place, Token::Tag(name, value))) = next {
            if tags.iter().any(|(_, known, _)| *known == name) {
                return Err(place.error(Fault::Repeated(quoted(&name))));
            }
            if tags.len() >= MOST_TAGS {
                return Err(place.error(Fault::Tags(MOST_TAGS as u32)));
            }
            if !is_tag_name(&name) {
                return Err(place.error(Fault::Tag));
            }
            tags.push((place, name, value));
            next = if self.tokens.tag_follows() { self.tokens.next().transpose()? } else { None };
        }
        let mut game = Game::begin(begins, &tags)?;
        loop {
            let token = match next.take() {
                Some(token) => Some(token),
                None if self.tokens.tag_follows() => None,
                None => self.tokens.next().transpose()?,
            };
            let Some((place, token)) = token else { return game.end() };
            if game.take(place, token)? {
                return game.end();
            }
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let game = self.game();
        if let Some(Err(_)) = game {
            self.tokens.skip_game();
        }
        game
    }
}

/// A game while it is read.
struct Game {
    record: Record,
    steps: Steps,
    /// For each open variation where it was opened, and the node to return to.
    open: Vec<(Place, NodeId)>,
    /// A comment before the first move of a line, which is about that move.
    ahead: String,
    /// What the record says of the result, and where.
    result: Option<(Place, String)>,
}

impl Game {
    fn begin(begins: Place, tags: &Tags) -> Result<Self, ReadError> {
        let tag = |wanted: &str| tags.iter().find(|(_, name, _)| name == wanted);
        let (place, _, name) = tag("Game").ok_or_else(|| begins.error(Fault::NoGame))?;
        let start = tag("Start");
        let at = start.map_or(*place, |(place, ..)| *place);
        let steps = Steps::new(name, None).map_err(|error| place.error(error))?;
        let steps = match start {
            Some((_, _, text)) => Steps::new(name, Some(text)).map_err(|error| at.error(error))?,
            None => steps,
        };
        let mut record = Record::begun(&steps);
        let mut result = None;
        for (place, name, value) in tags {
            let refused = || place.error(Fault::Value(name.clone(), quoted(value)));
            match name.as_str() {
                "Date" if value.starts_with('?') => {}
                "Date" => record.header.date = Some(Date::read(value).ok_or_else(refused)?),
                "Result" if value == "*" => {}
                "Result" => {
                    let standing = Standing::read(value, record.players()).ok_or_else(refused)?;
                    record.header.standing = Some(standing);
                    result = Some((*place, value.clone()));
                }
                "Reason" => record.header.reason = Some(value.clone()).filter(|value| !value.is_empty()),
                _ if !KNOWN.contains(&name.as_str()) => drop(record.header.set_other(name, value)),
                _ => {
                    let seat = name.strip_prefix("Player").and_then(|number| number.parse::<usize>().ok());
                    let unknown = value.is_empty() || value == "?";
                    if let Some(seat) = seat.filter(|_| !unknown) {
                        record.header.set_player(seat - 1, value);
                    }
                }
            }
        }
        Ok(Self { record, steps, open: Vec::new(), ahead: String::new(), result })
    }

    /// Takes one word; gives whether it ends the game.
    fn take(&mut self, place: Place, token: Token) -> Result<bool, ReadError> {
        let at = self.steps.at();
        match token {
            Token::Tag(..) => return Err(place.error(Fault::Tag)),
            Token::Comment(text) if self.in_variation_before_its_move() => {
                self.ahead.push_str(&text);
                self.ahead.push(' ');
            }
            Token::Comment(text) => self.record.remark_mut(at).add_comment(&text),
            Token::Mark(mark) => self.record.remark_mut(at).mark(mark, true),
            Token::Open => self.open_variation(place)?,
            Token::Close => {
                let (_, back) = self.open.pop().ok_or_else(|| place.error(Fault::NoVariation))?;
                self.steps.go_to(self.record.tree(), back);
                self.ahead.clear();
            }
            Token::Word(word) => return self.word(place, &word),
        }
        Ok(false)
    }

    /// Whether a variation was opened and has no move yet.
    fn in_variation_before_its_move(&self) -> bool {
        let at = self.steps.at();
        self.open.last().is_some_and(|&(_, back)| self.record.tree().parent(back) == Some(at))
    }

    fn open_variation(&mut self, place: Place) -> Result<(), ReadError> {
        let at = self.steps.at();
        if self.open.len() >= MOST_NESTED {
            return Err(place.error(Fault::Nested(MOST_NESTED as u32)));
        }
        let nothing = self.in_variation_before_its_move();
        let parent = self.record.tree().parent(at).filter(|_| !nothing);
        let parent = parent.ok_or_else(|| place.error(Fault::VariationOfNothing))?;
        self.open.push((place, at));
        self.steps.go_to(self.record.tree(), parent);
        Ok(())
    }

    fn word(&mut self, place: Place, word: &str) -> Result<bool, ReadError> {
        if word == "*" || Standing::read(word, self.record.players()).is_some() {
            if word != "*" && self.result.is_none() {
                self.record.header.standing = Standing::read(word, self.record.players());
                self.result = Some((place, word.to_owned()));
            }
            return Ok(self.open.is_empty());
        }
        if self.record.tree().len() > MOST_MOVES {
            return Err(place.error(Fault::Moves(MOST_MOVES as u32)));
        }
        let tree = self.record.tree_mut();
        let node = self.steps.follow(tree, word).map_err(|error| place.error(error))?;
        let ahead = std::mem::take(&mut self.ahead);
        self.record.remark_mut(node).add_comment(&ahead);
        Ok(false)
    }

    /// The record, once nothing is left open and the result is that of the moves.
    fn end(mut self) -> Result<Record, ReadError> {
        if let Some((place, _)) = self.open.first() {
            return Err(place.error(Fault::OpenVariation));
        }
        let last = self.record.tree().main_line().last().unwrap_or(NodeId::ROOT);
        self.steps.go_to(self.record.tree(), last);
        if let Err(is) = self.record.agree_with(self.steps.table()) {
            let (place, found) = self.result.expect("only what is said can be contradicted");
            return Err(place.error(Fault::Result(found, is.to_string())));
        }
        Ok(self.record)
    }
}
