//! Games that leave the browser and come into it: records, positions, lists of moves, links.

pub(crate) mod found;

use crate::view;
use siliam_core::Refusal;
use siliam_record::{Date, NodeId, Reader, Record, short, write};
use wasm_bindgen::prelude::wasm_bindgen;

/// What a text holds, in JSON: all games of a record, of a list of moves, of a position or of a link. `game` names the game
/// of a text that does not say it.
// `import` is a word of JavaScript's own.
#[wasm_bindgen(js_name = findGames)]
// JavaScript hands an optional text over whole.
#[allow(clippy::needless_pass_by_value)]
pub fn import(text: &str, game: Option<String>) -> String {
    serde_json::to_string(&found::find(text, game.as_deref())).expect("what was found is plain data")
}

/// A game as a record, to be taken away.
#[wasm_bindgen]
pub struct Export {
    record: Record,
    /// Where the game stands.
    last: NodeId,
}

#[wasm_bindgen]
impl Export {
    /// A game from its start or from a position text. The words are its moves, and between them what was settled beside the
    /// rules, as in `resigned-r`. The error is a refusal in JSON.
    #[wasm_bindgen(constructor)]
    // JavaScript hands texts and lists over whole.
    #[allow(clippy::needless_pass_by_value)]
    pub fn new(name: &str, start: Option<String>, words: Vec<String>) -> Result<Export, String> {
        let refused = |refusal: &dyn Refusal| view::refusal(refusal);
        let mut record = Record::new(name, start.as_deref()).map_err(|error| refused(&error))?;
        let last = record.follow(NodeId::ROOT, words.iter().map(String::as_str));
        let last = last.map_err(|(_, error)| refused(&error))?;
        Ok(Self { record, last })
    }

    /// Takes over the tags, remarks and branches of the record from which the game was once read; nothing of another game.
    pub fn keep(&mut self, text: &str) {
        let Some(Ok(base)) = Reader::new(text.as_bytes()).next() else { return };
        let mut kept = self.record.clone();
        if !kept.merge(&base) {
            return;
        }
        let line = |record: &Record| record.tree().main_line().collect::<Vec<_>>();
        let own_end = line(&kept).last().copied().unwrap_or(NodeId::ROOT) == self.last;
        let settled = |record: &Record| record.tree().node(self.last).settled().to_vec();
        if own_end && settled(&kept) != settled(&self.record) {
            // What had been settled there was taken back.
            return;
        }
        let moves = |record: &Record| {
            let tree = record.tree();
            tree.main_line().map(|id| tree.node(id).mv().to_owned()).collect::<Vec<_>>()
        };
        let is_over = kept.header.standing().is_some();
        let went_on = moves(&kept) != moves(&base);
        kept.header = base.header.clone();
        // Players may have ended the game that was read without a word; then only its result tells.
        if is_over || went_on {
            kept.conclude();
        }
        self.record = kept;
    }

    /// Names the player in a place from 0.
    pub fn name_player(&mut self, place: u8, name: &str) {
        self.record.header.set_player(usize::from(place), name);
    }

    /// The day on which it was played, where the record does not tell one already.
    pub fn date(&mut self, year: u16, month: u8, day: u8) {
        let date = &mut self.record.header.date;
        *date = date.or_else(|| Date::new(year, month, day));
    }

    /// The record as text.
    pub fn text(&self) -> String {
        write(&self.record)
    }

    /// The record as the end of a link; a refusal in JSON where it is too long for one.
    pub fn link(&self) -> Result<String, String> {
        short::write(&self.record).map_err(|error| view::refusal(&error))
    }
}
