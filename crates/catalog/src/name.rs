//! Names of games with their options.

use crate::{Entry, entries};
use siliam_core::refusals;
use siliam_core::text::{listed, quoted};

refusals! {
    /// Why a game's name is refused.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NameError {
        /// There is no such game.
        Game(found: String) = "name-unknown-game": "no game `{found}`", known = listed(known_ids());
        /// The game has no such option.
        Option {
            /// The game.
            game: &'static str,
            /// What was asked for.
            found: String,
            /// What it has.
            known: &'static [&'static str] as listed,
        } = "name-unknown-option": "{game} has no option `{found}`";
        /// An option is given twice.
        Repeated(found: String) = "name-repeated-option": "option `{found}` is given twice";
    }
}

fn known_ids() -> Vec<&'static str> {
    entries().iter().map(|entry| entry.facts.id).collect()
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
