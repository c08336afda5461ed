//! The facts about each game, in JSON.

use serde::Serialize;
use siliam_catalog::entries;

/// A game of the catalog.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Game {
    id: &'static str,
    family: &'static str,
    letters: Vec<char>,
    /// The messages that name the players.
    players: &'static [&'static str],
    inks: Vec<String>,
    grounds: Vec<String>,
    /// The facings or corners a piece can have, clockwise.
    facings: &'static [&'static str],
    options: &'static [&'static str],
    /// Whether the computer plays it.
    thinks: bool,
}

/// A colour as style sheets write it.
fn colour([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

pub(crate) fn games() -> String {
    let games: Vec<_> = entries()
        .iter()
        .map(|entry| Game {
            id: entry.facts.id,
            family: entry.facts.family,
            letters: entry.facts.letters.to_vec(),
            players: entry.facts.players,
            inks: entry.facts.inks.iter().copied().map(colour).collect(),
            grounds: entry.facts.grounds.iter().copied().map(colour).collect(),
            facings: entry.facts.facings,
            options: entry.facts.options,
            thinks: entry.has_engine,
        })
        .collect();
    serde_json::to_string(&games).expect("facts are plain data")
}
