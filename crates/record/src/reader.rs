//! Reads files of records, one game at a time.

use crate::header::{KNOWN, MOST_OTHERS, is_tag_name};
use crate::letters::Place;
use crate::remark::MOST_COMMENT;
use crate::tokens::{Token, Tokens};
use crate::walk::Steps;
use crate::{Date, Fault, NodeId, ReadError, Record, Standing};
use siliam_core::text::quoted;
use std::io::{self, BufRead};

/// No record holds more moves than this, branches and all.
const MOST_MOVES: usize = 100_000;
/// No line of a record is longer than this; G1 compares a position with all before it.
const MOST_PLIES: usize = 20_000;
/// No variation is nested deeper than this; a line that branches at every move is written so.
const MOST_NESTED: usize = MOST_PLIES;
/// No more moves are played again because variations go back over departures (`resigned-g+`) in ever other ways.
const MOST_REPLAYED: usize = MOST_MOVES;
/// No record has more tags than this.
const MOST_TAGS: usize = KNOWN.len() + MOST_OTHERS;
/// The comments of a record have no more bytes than this all together.
const MOST_COMMENTS: usize = 1 << 22;

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
        self.tokens.failure()
    }

    /// One game; `None` at the end.
    fn game(&mut self) -> Option<Result<Record, ReadError>> {
        loop {
            match self.tokens.next()? {
                // A comment between two games is about neither.
                Ok((_, Token::Comment(_))) => {}
                Ok(first) => return Some(self.game_from(first)),
                Err(error) => return Some(Err(error)),
            }
        }
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
    /// How many bytes all comments have.
    comments: usize,
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
                "Reason" => record.header.set_reason(value),
                _ if !KNOWN.contains(&name.as_str()) => drop(record.header.set_other(name, value)),
                _ => {
                    let seat = name.strip_prefix("Player").and_then(|number| number.parse::<usize>().ok());
                    if let Some(seat) = seat {
                        record.header.set_player(seat - 1, value);
                    }
                }
            }
        }
        Ok(Self { record, steps, open: Vec::new(), ahead: String::new(), comments: 0, result })
    }

    /// Takes one word; gives whether it ends the game.
    fn take(&mut self, place: Place, token: Token) -> Result<bool, ReadError> {
        let at = self.steps.at();
        match token {
            Token::Tag(..) => return Err(place.error(Fault::Tag)),
            Token::Comment(text) => self.comment(place, &text)?,
            // There is no move yet that the mark could be about.
            Token::Mark(_) if self.in_variation_before_its_move() => {}
            Token::Mark(mark) => self.record.remark_mut(at).mark(mark, true),
            Token::Open => self.open_variation(place)?,
            Token::Close => {
                let (_, back) = self.open.pop().ok_or_else(|| place.error(Fault::NoVariation))?;
                self.go_to(place, back)?;
                self.ahead.clear();
            }
            Token::Word(word) => return self.word(place, &word),
        }
        Ok(false)
    }

    fn comment(&mut self, place: Place, text: &str) -> Result<(), ReadError> {
        if !self.in_variation_before_its_move() {
            return self.note(place, self.steps.at(), text);
        }
        self.ahead.push_str(text);
        self.ahead.push(' ');
        let most = MOST_COMMENTS;
        if self.ahead.len() > most { Err(place.error(Fault::Comment(most as u32))) } else { Ok(()) }
    }

    /// Adds a comment to a node. A node holds only so much, and so does a record.
    fn note(&mut self, place: Place, at: NodeId, text: &str) -> Result<(), ReadError> {
        let remark = self.record.remark_mut(at);
        let before = remark.comment().len();
        let noted = remark.add_comment(text);
        self.comments += remark.comment().len() - before;
        let most = if noted.is_err() { MOST_COMMENT } else { MOST_COMMENTS };
        if noted.is_err() || self.comments > most {
            return Err(place.error(Fault::Comment(most as u32)));
        }
        Ok(())
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
        self.go_to(place, parent)
    }

    fn go_to(&mut self, place: Place, id: NodeId) -> Result<(), ReadError> {
        self.steps.go_to(self.record.tree(), id);
        let most = MOST_REPLAYED;
        if self.steps.replayed() > most { Err(place.error(Fault::Departures(most as u32))) } else { Ok(()) }
    }

    fn word(&mut self, place: Place, word: &str) -> Result<bool, ReadError> {
        if word == "*" || Standing::read(word, self.record.players()).is_some() {
            // How a variation ends is no result of the game.
            let ends = self.open.is_empty();
            if ends && word != "*" && self.result.is_none() {
                self.record.header.standing = Standing::read(word, self.record.players());
                self.result = Some((place, word.to_owned()));
            }
            return Ok(ends);
        }
        let tree = self.record.tree_mut();
        let node = self.steps.follow(tree, word).map_err(|fault| place.error(fault))?;
        for (count, most) in [(tree.len() - 1, MOST_MOVES), (tree.depth(node), MOST_PLIES)] {
            if count > most {
                return Err(place.error(Fault::Moves(most as u32)));
            }
        }
        let ahead = std::mem::take(&mut self.ahead);
        self.note(place, node, &ahead)?;
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
