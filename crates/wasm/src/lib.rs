//! The catalog as WebAssembly: what the browser asks, answered in JSON.
//!
//! The browser holds no rules. It shows a [`view`], filters the choices by what was touched, and plays a text. That is all
//! a page needs; the feature `thinking` adds what its worker does: [`level_move`], a [`Thinker`], which works in slices so
//! that it can be stopped between two of them, and a [`Reviewer`].

mod facts;
#[cfg(feature = "thinking")]
mod reviewer;
#[cfg(feature = "thinking")]
mod thinker;
#[cfg(all(test, feature = "thinking"))]
mod typescript;
mod view;

#[cfg(feature = "thinking")]
pub use reviewer::Reviewer;
#[cfg(feature = "thinking")]
pub use thinker::{Thinker, level_move};

use siliam_catalog::{Table, TableError, sit_down};
use siliam_core::{Player, Refusal, Viewer};
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
fn viewer(place: Option<u8>) -> Viewer {
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

    /// Ends the game by a player's resignation.
    pub fn resign(&mut self, place: u8) -> Option<String> {
        let player = Player::ALL.get(usize::from(place))?;
        refused(self.table.resign(*player))
    }

    /// Ends the game as a draw that all agreed to.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Option<String> {
        refused(self.table.agree_draw())
    }
}

fn refused(outcome: Result<(), TableError>) -> Option<String> {
    outcome.err().map(|error| view::refusal(&error as &dyn Refusal))
}
