//! Games of a line each: plain moves, JSON, or the short form by itself.

use crate::{Fault, NodeId, Record, short};
use serde::{Deserialize, Serialize};
use siliam_core::Refusal;

/// What is wrong with a line, and where.
#[derive(Debug)]
pub struct LineError {
    /// How many bytes of the line are before it.
    pub place: usize,
    /// What is wrong there.
    pub why: Box<dyn Refusal>,
}

impl LineError {
    fn at(place: usize, why: impl Refusal) -> Self {
        Self { place, why: Box::new(why) }
    }
}

/// A game in a line of JSON.
#[derive(Serialize, Deserialize)]
struct Json {
    game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    moves: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<String>,
}

/// Whether a text begins as a game in JSON does; a comment of a record begins with a brace too.
pub fn is_json(text: &str) -> bool {
    // A quotation mark.
    text.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with('\u{22}'))
}

/// Reads a line of any form.
pub fn read(text: &str) -> Result<Record, LineError> {
    // Behind how many bytes of the line a part of it stands.
    let place = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    if text.starts_with('{') {
        return read_json(text);
    }
    if let Some((_, link)) = text.split_once(short::LINK) {
        return short::read(short::letters(link)).map_err(|why| LineError::at(place(link), why));
    }
    let is_name = text.contains(char::is_whitespace) || siliam_catalog::entry(text).is_ok();
    match short::read_word(text).filter(|_| !is_name) {
        Some(read) => read.map_err(|why| LineError::at(0, why)),
        None => read_moves(text),
    }
}

/// Reads a game in JSON.
pub fn read_json(text: &str) -> Result<Record, LineError> {
    let json: Json = serde_json::from_str(text)
        .map_err(|error| LineError::at(error.column().saturating_sub(1), Fault::Json))?;
    let begun = Record::new(&json.game, json.start.as_deref());
    let mut record = begun.map_err(|error| LineError::at(0, error))?;
    for (place, name) in json.players.iter().enumerate() {
        record.header.set_player(place, name);
    }
    let followed = record.follow(NodeId::ROOT, json.moves.iter().map(String::as_str));
    followed.map_err(|(number, fault)| {
        // Where in the line the move stands, as far as that can be told.
        let (before, wrong) = (&json.moves[..number], &json.moves[number]);
        let alike = before.iter().filter(|mv| *mv == wrong).count();
        let place = text.match_indices(&format!("\"{wrong}\"")).nth(alike).map(|(place, _)| place);
        LineError::at(place.unwrap_or(0), fault)
    })?;
    if let Some(result) = json.result.filter(|result| result != "*") {
        let place = text.find("\"result\"").unwrap_or(0);
        record.set_result(&result).map_err(|fault| LineError::at(place, fault))?;
    }
    Ok(record)
}

/// Reads a game's name, a position in brackets where it does not begin at its start, and its moves.
pub fn read_moves(text: &str) -> Result<Record, LineError> {
    let place = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim_start();
    let (start, moves) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((start, moves)) => (Some(start), moves),
        None => (None, rest),
    };
    // Which of the two is wrong is asked one after the other.
    let mut record = Record::new(name, None).map_err(|error| LineError::at(0, error))?;
    if let Some(start) = start {
        record = Record::new(name, Some(start)).map_err(|error| LineError::at(place(start), error))?;
    }
    let words: Vec<&str> = moves.split_whitespace().collect();
    let followed = record.follow(NodeId::ROOT, words.iter().copied());
    followed.map_err(|(number, fault)| LineError::at(place(words[number]), fault))?;
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
pub fn write_moves(record: &Record) -> String {
    let mut line = record.name().to_owned();
    line.extend(record.start().map(|start| format!(" [{start}]")));
    for word in words(record) {
        line.push(' ');
        line.push_str(&word);
    }
    line
}

/// The game and its main line in JSON.
pub fn write_json(record: &Record) -> String {
    let players: Vec<String> =
        (0..record.players()).map(|place| record.header.player(place).to_owned()).collect();
    let json = Json {
        game: record.name().to_owned(),
        start: record.start().map(str::to_owned),
        players: if players.iter().all(String::is_empty) { Vec::new() } else { players },
        moves: words(record),
        result: record.header.standing().map(ToString::to_string),
    };
    serde_json::to_string(&json).expect("a line is plain data")
}
