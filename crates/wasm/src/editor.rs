//! A position being set up: what can be put, noted and set, and why it is none yet.

use crate::view;
use serde::Serialize;
use siliam_catalog::edit;
use siliam_core::{Coord, Editing, Input, Player, Tool};
use wasm_bindgen::prelude::wasm_bindgen;

/// What a touch can do.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum EditTool {
    /// Takes away what stands on a cell.
    Take,
    /// Puts a piece.
    Put { owner: Option<usize>, kind: &'static str, facing: Option<&'static str> },
    /// Notes something about a cell and a player, or forgets it.
    Note {
        player: usize,
        kind: &'static str,
        /// The cells for which it is noted.
        cells: Vec<String>,
    },
}

/// Something that a position holds beside its board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EditField {
    /// The message that names it.
    name: &'static str,
    value: String,
    /// What it can be set to; nothing where that is a number.
    offers: Option<Vec<EditOffer>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct EditOffer {
    value: String,
    /// The message that words it; it is shown as it is without.
    said: Option<&'static str>,
}

/// A position being set up.
#[wasm_bindgen]
pub struct Editor {
    editing: Box<dyn Editing>,
}

#[wasm_bindgen]
impl Editor {
    /// Begins at a game's start or at a position text; the error is a refusal in JSON.
    #[wasm_bindgen(constructor)]
    // JavaScript hands an optional text over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn new(name: &str, position: Option<String>) -> Result<Editor, String> {
        match edit(name, position.as_deref()) {
            Ok(editing) => Ok(Self { editing }),
            Err(refusal) => Err(view::refusal(&refusal)),
        }
    }

    /// What is on the board, possible or not.
    pub fn scene(&self) -> String {
        json(&view::scene(&self.editing.scene()))
    }

    /// What a touch can do.
    pub fn tools(&self) -> String {
        let tool = |tool| match tool {
            Tool::Take => EditTool::Take,
            Tool::Put { owner, kind, facing } => {
                EditTool::Put { owner: owner.map(Player::index), kind, facing }
            }
            Tool::Note { player, kind } => EditTool::Note {
                player: player.index(),
                kind,
                cells: view::names(&self.editing.noted(player, kind)),
            },
        };
        json(&self.editing.tools().into_iter().map(tool).collect::<Vec<_>>())
    }

    /// What is set beside the board.
    pub fn fields(&self) -> String {
        let fields = self.editing.fields().into_iter().map(|field| EditField {
            name: field.name,
            value: field.value,
            offers: match field.input {
                Input::Count => None,
                Input::OneOf(offers) => {
                    let offer =
                        |offer: siliam_core::Offer| EditOffer { value: offer.value, said: offer.said };
                    Some(offers.into_iter().map(offer).collect())
                }
            },
        });
        json(&fields.collect::<Vec<_>>())
    }

    /// Touches a cell with the tool of this place in the list; nothing happens where there is no such cell or tool.
    pub fn touch(&mut self, cell: &str, tool: usize) {
        if let (Some(cell), Some(&tool)) = (Coord::read(cell), self.editing.tools().get(tool)) {
            self.editing.touch(cell, tool);
        }
    }

    /// Sets a field; `false` where there is no such field, or it does not take the value.
    pub fn set(&mut self, field: &str, value: &str) -> bool {
        self.editing.set(field, value)
    }

    /// The position's text, possible or not.
    pub fn text(&self) -> String {
        self.editing.text()
    }

    /// Why it is no possible position; nothing where it is one.
    pub fn refusal(&self) -> Option<String> {
        self.editing.refusal().map(|refusal| view::refusal(&*refusal))
    }

    /// Takes a position from its text; a refusal where it is none, and then nothing changes.
    pub fn read(&mut self, text: &str) -> Option<String> {
        self.editing.read(text).err().map(|refusal| view::refusal(&*refusal))
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.editing.clear();
    }

    /// Sets up the start of a game.
    pub fn start(&mut self) {
        self.editing.start();
    }
}

fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("an answer is plain data")
}
