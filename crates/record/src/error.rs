//! What is wrong with a record, and where.

use siliam_catalog::TableError;
use siliam_core::{Arg, Refusal, refusals};
use std::error::Error;
use std::fmt;

refusals! {
    /// What is wrong at one place of a record.
    #[derive(Debug)]
    pub enum Fault from Rules(TableError) {
        /// A line that begins like a tag is none.
        Tag = "record-tag": "this is no tag; a tag is written [Name \"value\"]";
        /// The same tag a second time.
        Repeated(name: String) = "record-repeated": "the tag {name} comes twice";
        /// A tag's value is not of its form.
        Value(name: String, found: String) = "record-value": "`{found}` is no {name}";
        /// No tag tells which game it is.
        NoGame = "record-no-game": "no tag [Game \"…\"] tells which game it is";
        /// A comment is not closed before the file ends.
        OpenComment = "record-open-comment": "this comment is never closed";
        /// A variation is not closed before the game ends.
        OpenVariation = "record-open-variation": "this variation is never closed";
        /// A variation is closed that was never opened.
        NoVariation = "record-no-variation": "no variation is open here";
        /// A variation stands where there is no move it could replace.
        VariationOfNothing = "record-variation-of-nothing": "there is no move before this variation that it could replace";
        /// More tags than a record may have.
        Tags(most: u32) = "record-tags": "more than {most} tags";
        /// More moves than a record may hold.
        Moves(most: u32) = "record-moves": "more than {most} moves";
        /// Variations nested deeper than a record may.
        Nested(most: u32) = "record-nested": "more than {most} variations in each other";
        /// Players leave in so many ways that reading takes too long.
        Departures(most: u32) = "record-departures": "players leave and are back so often that more than {most} moves would have to be played again";
        /// A longer comment than a record may hold.
        Comment(most: u32) = "record-comment": "a comment of more than {most} bytes";
        /// A mark that is none.
        Mark(found: String) = "record-mark": "`{found}` is no mark; marks are $0 to $255";
        /// Something is settled at a move that others follow already.
        WentOn = "record-went-on": "the game went on after this move, so nothing can be settled there";
        /// A longer line than a list of games may have.
        Line(most: u32) = "record-line": "a line of more than {most} bytes";
        /// A line of JSON is no object with a game and its moves.
        Json = "record-json": "this is no game in JSON";
        /// The result is not that of the moves.
        Result(found: String, is: String) = "record-result": "the result is given as {found}, but the moves end with {is}";
    }
}

/// What is wrong with a record, and where.
#[derive(Debug)]
pub struct ReadError {
    /// From 1.
    pub line: u64,
    /// In letters, from 1.
    pub column: u64,
    /// What is wrong there.
    pub fault: Fault,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.fault)
    }
}

impl Error for ReadError {}

impl Refusal for ReadError {
    fn code(&self) -> &'static str {
        self.fault.code()
    }

    fn ruling(&self) -> Option<&'static str> {
        self.fault.ruling()
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.fault.args()
    }
}
