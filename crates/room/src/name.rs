//! What people call themselves, and which letters spoil the lines around them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A name is no longer than this, in letters.
const MOST: usize = 24;

/// A name: 1 to 24 letters in one line, without control characters. Every place that shows it must escape it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Name(String);

impl Name {
    /// Reads a name; white space around it goes, white space within is one space. `None` for what is none.
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > 4 * MOST + 64
            || text.chars().any(|letter| turns(letter) || (letter.is_control() && !letter.is_whitespace()))
        {
            return None;
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        (1..=MOST).contains(&name.chars().count()).then_some(Self(name))
    }

    /// Whether others can see that there is a name, and it stays in its line. Asked of names that come from outside, not of
    /// those in old games, which stay readable whatever is asked later.
    pub fn can_be_seen(&self) -> bool {
        can_be_seen(&self.0)
    }
}

/// Whether a text that people said stays in its line: no control characters, no letters that turn the direction of writing,
/// something to see, and no towers of marks above a letter.
pub fn is_plain(text: &str) -> bool {
    !text.chars().any(|letter| letter.is_control() || turns(letter)) && can_be_seen(text)
}

/// What turns the direction of writing round could make a text look like another.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{200E}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

fn can_be_seen(text: &str) -> bool {
    /// Marks on one letter: Vietnamese has two, some languages three.
    const MARKS: usize = 3;
    let mut marks = 0;
    let mut seen = false;
    for letter in text.chars() {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks > MARKS {
            return false;
        }
        seen |= marks == 0 && !is_blank(letter);
    }
    seen
}

/// Marks that stand above or below the letter before them.
fn is_mark(letter: char) -> bool {
    matches!(
        letter,
        '\u{0300}'..='\u{036F}'
            | '\u{0483}'..='\u{0489}'
            | '\u{1AB0}'..='\u{1AFF}'
            | '\u{1DC0}'..='\u{1DFF}'
            | '\u{20D0}'..='\u{20FF}'
            | '\u{FE20}'..='\u{FE2F}'
    )
}

/// Letters of which nothing is seen by themselves. Some join or choose the picture of others, so they may stand among these.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(
            letter,
            '\u{00AD}'
                | '\u{061C}'
                | '\u{115F}'..='\u{1160}'
                | '\u{17B4}'..='\u{17B5}'
                | '\u{180B}'..='\u{180F}'
                | '\u{200B}'..='\u{200F}'
                | '\u{2028}'..='\u{202F}'
                | '\u{2060}'..='\u{206F}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{FE00}'..='\u{FE0F}'
                | '\u{FEFF}'
                | '\u{FFA0}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl TryFrom<String> for Name {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::read(&text).ok_or("a name has 1 to 24 letters")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_of_letters() {
        assert_eq!(Name::read("  Léna \n Müller "), Some(Name("Léna Müller".to_owned())));
        assert_eq!(Name::read("<b>'; drop"), Some(Name("<b>'; drop".to_owned())));
        for text in ["", "   ", "a\u{0}b", "a\u{202E}b", &"x".repeat(25), &"x ".repeat(500)] {
            assert_eq!(Name::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn names_can_be_seen_and_stay_in_their_line() {
        let seen = |text: &str| Name::read(text).is_some_and(|name| name.can_be_seen());
        // Decomposed accents, Thai, Persian with a joiner, a family of four, a heart with its colour.
        for text in [
            "Léna",
            "Le\u{0301}na",
            "ê\u{0323}",
            "ช้าง",
            "می\u{200C}خواهم",
            "👨\u{200D}👩\u{200D}👧",
            "❤\u{FE0F}",
        ] {
            assert!(seen(text), "{text:?}");
        }
        for text in [
            "\u{200B}",
            "\u{FEFF}\u{00AD}",
            "\u{3164}",
            "\u{2800}",
            "\u{0301}",
            "Z\u{0335}\u{0336}\u{0337}\u{0338}",
        ] {
            assert!(!seen(text), "{text:?}");
        }
    }

    #[test]
    fn what_is_said_stays_in_its_line() {
        assert!(is_plain("<b> & « bon vent » 🐘"));
        for text in ["a\nb", "a\u{202E}b", "\u{2066}", "\u{200B}", "Z\u{0335}\u{0336}\u{0337}\u{0338}"] {
            assert!(!is_plain(text), "{text:?}");
        }
    }
}
