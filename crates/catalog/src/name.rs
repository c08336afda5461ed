//! Names of games with their options.

use crate::{Entry, entries};
use siliam_core::text::quoted;
use siliam_core::{Arg, Refusal};
use std::error::Error;
use std::fmt;

/// Why a game's name is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    /// There is no such game.
    Game(String),
    /// The game has no such option.
    Option {
        /// The game.
        game: &'static str,
        /// What was asked for.
        found: String,
        /// What it has.
        known: &'static [&'static str],
    },
    /// An option is given twice.
    Repeated(String),
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(found) => write!(f, "no game `{found}`"),
            Self::Option { game, found, .. } => write!(f, "{game} has no option `{found}`"),
            Self::Repeated(found) => write!(f, "option `{found}` is given twice"),
        }
    }
}

impl Error for NameError {}

impl Refusal for NameError {
    fn code(&self) -> &'static str {
        match self {
            Self::Game(_) => "name-unknown-game",
            Self::Option { .. } => "name-unknown-option",
            Self::Repeated(_) => "name-repeated-option",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Game(found) => {
                let known: Vec<_> = entries().iter().map(|entry| entry.facts.id).collect();
                vec![("found", found.clone().into()), ("known", known.join(", ").into())]
            }
            Self::Option { game, found, known } => vec![
                ("game", Arg::Text((*game).to_owned())),
                ("found", found.clone().into()),
                ("known", known.join(", ").into()),
            ],
            Self::Repeated(found) => vec![("found", found.clone().into())],
        }
    }
}

/// The entry and its options, in the catalog's order.
pub(crate) fn read(name: &str) -> Result<(&'static Entry, Vec<&'static str>), NameError> {
    let (id, list) = match name.split_once(':') {
        Some((id, list)) => (id, Some(list)),
        None => (name, None),
    };
    let entry = entries().iter().find(|entry| entry.facts.id == id);
    let entry = entry.ok_or_else(|| NameError::Game(quoted(id)))?;
    let known = entry.facts.options;
    let mut chosen = Vec::new();
    for option in list.into_iter().flat_map(|list| list.split(',')) {
        let Some(&option) = known.iter().find(|&&known| known == option) else {
            return Err(NameError::Option { game: entry.facts.id, found: quoted(option), known });
        };
        if chosen.contains(&option) {
            return Err(NameError::Repeated(option.to_owned()));
        }
        chosen.push(option);
    }
    chosen.sort_by_key(|option| known.iter().position(|known| known == option));
    Ok((entry, chosen))
}
