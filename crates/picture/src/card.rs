//! The card that stands for a game where links are shown: 1200 by 630, the picture on the left, words on the right.

use crate::inks::Ink;
use crate::lettering::Word;
use crate::plan::Point;
use crate::sheet::{N, Scale, Sheet, put};
use crate::{Layout, Look, Picture};

/// What services that unfold links ask for.
const SIZE: (f64, f64) = (1200.0, 630.0);
const EDGE: f64 = 18.0;
/// The least width for words.
const WORDS: f64 = 250.0;

impl Picture {
    /// The picture as a card of 1200 by 630 pixels with words in cut capitals, a line each; a line that has a letter we
    /// never cut is left out. The look's own width does not count.
    pub fn card(&self, look: &Look, words: &[&str]) -> String {
        let layout = Layout::of(self, *look);
        let (width, height) = layout.size();
        let scale = ((SIZE.1 - 2.0 * EDGE) / height).min((SIZE.0 - WORDS - 2.0 * EDGE) / width);
        let scale = (scale * 1e4).floor() / 1e4;
        let mut sheet = Sheet::new(look.theme, scale * 100.0);
        let (paper, gold) = (sheet.fill("paper"), sheet.stroke("gold"));
        put!(sheet, "<rect width=\"{}\" height=\"{}\" {paper}/>", N(SIZE.0), N(SIZE.1));
        put!(
            sheet,
            "<rect x=\"9\" y=\"9\" width=\"{}\" height=\"{}\" fill=\"none\" {gold} stroke-width=\"3\"/>",
            N(SIZE.0 - 18.0),
            N(SIZE.1 - 18.0)
        );
        let (wide, high) = (width * scale, height * scale);
        let (left, top, scale) = (N(EDGE), N((SIZE.1 - high) / 2.0), Scale(scale));
        put!(sheet, "<g transform=\"translate({left} {top}) scale({scale})\">");
        layout.draw(&mut sheet);
        put!(sheet, "</g>");
        let left = EDGE + wide;
        let middle = (left + SIZE.0 - EDGE) / 2.0;
        titles(&mut sheet, middle, (SIZE.0 - EDGE - left - 40.0).min(380.0), words);
        sheet.finish(SIZE, 1200, &self.title)
    }
}

/// Lines of capitals around the middle of the card, the first one the largest, a flower below them.
fn titles(sheet: &mut Sheet, middle: f64, width: f64, words: &[&str]) {
    const FLOWER: f64 = 64.0;
    const GAP: f64 = 34.0;
    let lines: Vec<(Word, f64)> = words
        .iter()
        .filter_map(|line| Word::spell(line))
        .enumerate()
        .map(|(index, word)| {
            let most = if index == 0 { 84.0 } else { 30.0 };
            let high = (width * 100.0 / f64::from(word.width)).min(most);
            (word, high)
        })
        .collect();
    let high: f64 = lines.iter().map(|(_, high)| high + GAP).sum::<f64>() + FLOWER;
    let mut y = (SIZE.1 - high) / 2.0;
    for (index, (word, high)) in lines.iter().enumerate() {
        let ink = Ink::Token(if index == 0 { "lacquer" } else { "ink" });
        word.draw(sheet, Point { x: middle, y: y + high / 2.0 }, *high, &ink);
        y += high + GAP;
    }
    put!(sheet, "<g {}>", sheet.fill("gold"));
    sheet.symbol("pjy", Point { x: middle, y: y + FLOWER / 2.0 }, FLOWER / 2.0);
    put!(sheet, "</g>");
}
