//! What an error must tell, so that it can be worded for anybody.

use std::error::Error;

/// A part of a refusal that its wording may show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Shown as it is: a cell, a move, a piece of the refused text.
    Text(String),
    /// A number, worded by the language's plural rules.
    Number(i64),
    /// The id of another message: a player, a piece, a facing.
    Term(&'static str),
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

/// An error with a stable code, its parameters, and the ruling it rests on.
///
/// `Display` is plain English for programmers; the message files word the code for people.
pub trait Refusal: Error + Send + Sync + 'static {
    /// Stable, and the id of the message that words it.
    fn code(&self) -> &'static str;

    /// The ruling that refuses, as in `S5`; `None` where a text is merely malformed.
    fn ruling(&self) -> Option<&'static str>;

    /// What the wording may show, by name.
    fn args(&self) -> Vec<(&'static str, Arg)>;
}
