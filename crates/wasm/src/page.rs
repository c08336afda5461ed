//! What the page asks: the games, their texts, and a board to play on.

use crate::{facts, view};
use siliam_catalog::{Settlement, Table, TableError, sit_down};
use siliam_core::text::quoted;
use siliam_core::{Player, Refusal, Touch, Viewer};
use siliam_messages::{COMMON, Lang};
use wasm_bindgen::prelude::wasm_bindgen;

/// All games, with their players, options, colours and families.
#[wasm_bindgen]
pub fn games() -> String {
    facts::games()
}

/// The message files of a language: what all say first, then each family's once.
#[wasm_bindgen]
pub fn messages(lang: &str) -> Vec<String> {
    let lang = lang_of(lang);
    let mut files = vec![lang.of(&COMMON)];
    for entry in siliam_catalog::entries() {
        let file = lang.of(&entry.facts.messages);
        if !files.contains(&file) {
            files.push(file);
        }
    }
    files.into_iter().map(str::to_owned).collect()
}

/// A game's rules page; `None` for an unknown name.
#[wasm_bindgen]
pub fn rules(name: &str, lang: &str) -> Option<String> {
    let entry = siliam_catalog::entry(name).ok()?;
    Some(lang_of(lang).of(&entry.facts.rules).to_owned())
}

fn lang_of(code: &str) -> Lang {
    Lang::of_code(code).unwrap_or(Lang::English)
}

/// Who looks: a player's place from 0, or nobody in particular.
pub(crate) fn viewer(place: Option<u8>) -> Viewer {
    place
        .and_then(|place| Player::ALL.get(usize::from(place)).copied())
        .map_or(Viewer::Spectator, Viewer::Player)
}

/// A game being played.
#[wasm_bindgen]
pub struct Board {
    table: Box<dyn Table>,
}

#[wasm_bindgen]
impl Board {
    /// Sits down to a game, at its start or at a position text; the error is a refusal in JSON.
    #[wasm_bindgen(constructor)]
    // JavaScript hands an optional text over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn new(name: &str, position: Option<String>) -> Result<Board, String> {
        match sit_down(name, position.as_deref()) {
            Ok(table) => Ok(Self { table }),
            Err(refusal) => Err(view::refusal(&refusal)),
        }
    }

    /// Everything a screen shows to this viewer.
    pub fn view(&self, place: Option<u8>) -> String {
        view::of(&*self.table, viewer(place))
    }

    /// What the viewer may try.
    pub fn choices(&self, place: Option<u8>) -> String {
        view::choices(&*self.table, viewer(place))
    }

    /// Plays a move; a refusal in JSON when it cannot be played.
    pub fn play(&mut self, mv: &str) -> Option<String> {
        refused(self.table.play(mv))
    }

    /// Takes back a settlement, else the last move; `false` when there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        self.table.undo()
    }

    /// Plays again what was taken back last; `false` when there is nothing.
    pub fn redo(&mut self) -> bool {
        self.table.redo()
    }

    /// Why the last touch of a path, which no choice continues, leads nowhere; nothing for what is no touch.
    // JavaScript hands a list over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn refuse(&self, path: Vec<String>, place: Option<u8>) -> Option<String> {
        let path: Option<Vec<Touch<'_>>> = path.iter().map(|text| Touch::read(text)).collect();
        Some(view::objection(&self.table.refuse(viewer(place), &path?)))
    }

    /// Settles something beside the rules: `agreed`, or a player's place and how they leave (G4).
    pub fn settle(&mut self, text: &str) -> Option<String> {
        let settlement = Settlement::read(text, self.table.facts());
        let settlement = settlement.ok_or_else(|| TableError::Settlement(quoted(text)));
        refused(settlement.and_then(|settlement| self.table.settle(settlement)))
    }
}

fn refused(outcome: Result<(), TableError>) -> Option<String> {
    outcome.err().map(|error| view::refusal(&error as &dyn Refusal))
}
