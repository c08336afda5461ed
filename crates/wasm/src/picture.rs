//! A position as a picture, for export.

use crate::view;
use siliam_catalog::{Settlement, sit_down};
use siliam_picture::{Look, Picture, Theme};
use wasm_bindgen::prelude::wasm_bindgen;

/// How wide the picture says it is; it can be shown at any size.
const PIXELS: u32 = 1200;

/// A picture, as an SVG file, of where the words lead from a game's start or from a position text: moves, and between them
/// what was settled beside the rules, as in `resigned-r`. The error is a refusal in JSON.
#[wasm_bindgen]
// JavaScript hands texts and lists over whole.
#[allow(clippy::needless_pass_by_value)]
pub fn picture(name: &str, start: Option<String>, words: Vec<String>, dark: bool) -> Result<String, String> {
    let start = start.as_deref().filter(|start| !start.is_empty());
    let mut table = sit_down(name, start).map_err(|error| view::refusal(&error))?;
    for word in &words {
        let done = match Settlement::read(word, table.facts()) {
            Some(settlement) => table.settle(settlement),
            None => table.play(word),
        };
        done.map_err(|error| view::refusal(&error))?;
    }
    let theme = if dark { Theme::Dark } else { Theme::Light };
    Ok(Picture::of(&*table).svg(&Look { theme, pixels: PIXELS, ..Look::default() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_of_where_the_words_lead() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let light = picture("siam", None, words("@c1n @c5s"), false).expect("legal");
        assert!(light.contains("<title>siam 2s2/5/1###1/5/2N2 e 2 00</title>"));
        let dark = picture("siam", Some(String::new()), words("@c1n @c5s"), true).expect("legal");
        assert_ne!(light, dark);
        let start = Some("2s2/5/1###1/5/2N2 e 2 00".to_owned());
        assert!(picture("siam", start, words("resigned-e"), false).is_ok());
        assert!(picture("siam", None, words("@c3n"), false).expect_err("inside").contains("S1"));
        assert!(picture("chess", None, Vec::new(), false).is_err());
    }
}
