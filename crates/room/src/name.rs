//! What people call themselves.

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
        // What turns the direction of writing round could make a name look like another text.
        let turns = |letter: char| matches!(letter, '\u{200E}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
        if text.len() > 4 * MOST + 64
            || text.chars().any(|letter| turns(letter) || (letter.is_control() && !letter.is_whitespace()))
        {
            return None;
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        (1..=MOST).contains(&name.chars().count()).then_some(Self(name))
    }
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
}
