//! Words in our own cut capitals, so that pictures need no font. The page cuts its titles from the same file.

use crate::inks::Ink;
use crate::plan::Point;
use crate::sheet::{N, Scale, Sheet, put};

const CAPITALS: &str = include_str!("../art/capitals.svg");
/// Between two letters.
const BETWEEN: i32 = 9;
/// Between two words.
const BLANK: i32 = 34;

/// A word in capitals 100 units tall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) width: i32,
    /// Each stroke's path, and how far to the right it stands.
    strokes: Vec<(i32, &'static str)>,
}

/// A letter as it was cut; accents have no width.
struct Glyph {
    width: i32,
    paths: Vec<&'static str>,
}

impl Glyph {
    fn of(letter: char) -> Option<Self> {
        let own = letter.to_string();
        let name = match letter {
            '-' | '–' => "hyphen",
            '×' => "times",
            '\'' | '’' => "apos",
            '!' => "bang",
            '\u{301}' => "acute",
            '\u{300}' => "grave",
            '\u{302}' => "circumflex",
            '\u{327}' => "cedilla",
            _ => &own,
        };
        let (_, after) = CAPITALS.split_once(&format!("<symbol id=\"cap-{name}\" viewBox=\"0 0 "))?;
        let (width, after) = after.split_once(' ')?;
        let (drawing, _) = after.split_once("</symbol>")?;
        let paths = drawing.split(" d=\"").skip(1).filter_map(|part| part.split('"').next());
        Some(Self { width: width.parse().ok()?, paths: paths.collect() })
    }
}

/// How much closer two letters stand that would leave a hole between them.
fn closer(before: Option<char>, letter: char) -> i32 {
    let Some(before) = before else { return 0 };
    match (before, letter) {
        ('P' | 'F' | 'T' | 'V' | 'Y', 'A') | ('A', 'V' | 'Y' | 'T') => 15,
        ('W', 'A') | ('A', 'W') | ('L', 'Y' | 'T' | 'V') => 11,
        ('D' | 'O', 'A') | ('T' | 'V' | 'Y' | 'K', 'O') | ('R', 'Y' | 'V') => 6,
        _ => 0,
    }
}

/// A letter with the accent that stands on it, as two.
fn parted(letter: char) -> (char, Option<char>) {
    match letter {
        'É' => ('E', Some('\u{301}')),
        'È' => ('E', Some('\u{300}')),
        'Ê' => ('E', Some('\u{302}')),
        'À' => ('A', Some('\u{300}')),
        'Â' => ('A', Some('\u{302}')),
        'Î' => ('I', Some('\u{302}')),
        'Ô' => ('O', Some('\u{302}')),
        'Ù' => ('U', Some('\u{300}')),
        'Û' => ('U', Some('\u{302}')),
        'Ç' => ('C', Some('\u{327}')),
        _ => (letter, None),
    }
}

impl Word {
    /// A text in cut capitals; `None` where it has a letter that was never cut, or none at all.
    pub(crate) fn spell(text: &str) -> Option<Self> {
        let mut strokes = Vec::new();
        let (mut end, mut before) = (0, None);
        for letter in text.chars().flat_map(char::to_uppercase) {
            if letter.is_whitespace() {
                end += BLANK + BETWEEN;
                before = None;
                continue;
            }
            let (letter, accent) = parted(letter);
            let glyph = Glyph::of(letter)?;
            let start = end - closer(before, letter);
            strokes.extend(glyph.paths.into_iter().map(|path| (start, path)));
            if let Some(accent) = accent {
                let middle = start + glyph.width / 2;
                strokes.extend(Glyph::of(accent)?.paths.into_iter().map(|path| (middle, path)));
            }
            end = start + glyph.width + BETWEEN;
            before = Some(letter);
        }
        (!strokes.is_empty()).then_some(Self { width: end - BETWEEN, strokes })
    }

    /// Draws it around a point, so many units high.
    pub(crate) fn draw(&self, sheet: &mut Sheet, middle: Point, high: f64, ink: &Ink) {
        let scale = high / 100.0;
        let (x, y) = (N(middle.x - f64::from(self.width) * scale / 2.0), N(middle.y - high / 2.0));
        let fill = ink.fill(sheet.theme);
        let scale = Scale(scale);
        put!(sheet, "<g transform=\"translate({x} {y}) scale({scale})\" {fill} fill-rule=\"evenodd\">");
        for (across, path) in &self.strokes {
            match across {
                0 => put!(sheet, "<path d=\"{path}\"/>"),
                _ => put!(sheet, "<path transform=\"translate({across})\" d=\"{path}\"/>"),
            }
        }
        put!(sheet, "</g>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_spelled_in_capitals_only_where_every_letter_was_cut() {
        let word = Word::spell("Sam Liam 9×9").expect("all of them were cut");
        assert!(word.width > 500 && word.strokes.len() >= 9);
        assert!(Word::spell("é").expect("cut").strokes.len() > Word::spell("e").expect("cut").strokes.len());
        assert!(Word::spell("AV").expect("cut").width < Word::spell("AN").expect("cut").width);
        assert_eq!(Word::spell("สี่"), None);
        assert_eq!(Word::spell("<"), None);
        assert_eq!(Word::spell("\""), None);
        assert_eq!(Word::spell(" "), None);
    }
}
