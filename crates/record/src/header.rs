//! What the tags of a record tell of the game.

use crate::Standing;
use std::fmt;

/// A day, as far as it is known: `2026.11.16`, `2026.??.??`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    year: u16,
    /// From 1.
    month: Option<u8>,
    /// From 1.
    day: Option<u8>,
}

impl Date {
    /// A day; `None` where there is no such month or day.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let date = Self { year, month: Some(month), day: Some(day) };
        Self::read(&date.to_string())
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut fields = text.split('.');
        let digits = |field: &str, count: usize| {
            (field.len() == count && field.bytes().all(|byte| byte.is_ascii_digit()))
                .then(|| field.parse::<u16>().ok())?
        };
        let part = |field: Option<&str>, most: u8| match field? {
            "??" => Some(None),
            field => u8::try_from(digits(field, 2)?).ok().filter(|part| (1..=most).contains(part)).map(Some),
        };
        let year = digits(fields.next()?, 4)?;
        let month = part(fields.next(), 12)?;
        let day = part(fields.next(), days(year, month))?;
        fields.next().is_none().then_some(Self { year, month, day })
    }
}

/// How many days a month has; the most that one has where it is not known.
fn days(year: u16, month: Option<u8>) -> u8 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        Some(2) => 28 + u8::from(is_leap),
        Some(4 | 6 | 9 | 11) => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, ".{part:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

/// What the tags tell of a game, but for its name and start, which are settled when the record begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Names in playing order; shorter where the last ones are not known, empty where one is not.
    pub(crate) players: Vec<String>,
    /// When it was played.
    pub date: Option<Date>,
    /// Who got what; `None` as long as nobody knows.
    pub(crate) standing: Option<Standing>,
    /// Why it ended: the code of the reason.
    pub(crate) reason: Option<String>,
    /// Tags of other programs, in their order.
    pub(crate) others: Vec<(String, String)>,
}

/// No value of a tag has more bytes than this.
pub(crate) const MOST_VALUE: usize = 1 << 12;
/// No record has more tags than this that mean nothing here.
pub(crate) const MOST_OTHERS: usize = 55;

/// The tags that mean something here.
pub(crate) const KNOWN: [&str; 9] =
    ["Game", "Player1", "Player2", "Player3", "Player4", "Date", "Result", "Reason", "Start"];

impl Header {
    /// The name of the player in this place from 0; empty where it is not known.
    pub fn player(&self, place: usize) -> &str {
        self.players.get(place).map_or("", String::as_str)
    }

    /// Names the player in a place from 0, of at most four; nothing or `?` for one who is not known.
    pub fn set_player(&mut self, place: usize, name: &str) {
        if place >= 4 {
            return;
        }
        let length = self.players.len().max(place + 1);
        self.players.resize(length, String::new());
        self.players[place] = Some(one_line(name)).filter(|name| name != "?").unwrap_or_default();
        while self.players.last().is_some_and(String::is_empty) {
            self.players.pop();
        }
    }

    /// Who got what, as the record says; `None` as long as nobody knows.
    pub fn standing(&self) -> Option<&Standing> {
        self.standing.as_ref()
    }

    /// Why the game ended, as the record says.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }

    pub(crate) fn set_reason(&mut self, reason: &str) {
        self.reason = Some(one_line(reason)).filter(|reason| !reason.is_empty());
    }

    /// Tags of other programs, in their order.
    pub fn others(&self) -> &[(String, String)] {
        &self.others
    }

    /// Sets a tag that means nothing here; `false` for a name that is none or means something, and where there are too
    /// many already.
    pub fn set_other(&mut self, name: &str, value: &str) -> bool {
        if KNOWN.contains(&name) || !is_tag_name(name) {
            return false;
        }
        let known = self.others.iter().position(|(known, _)| known == name);
        match known {
            Some(place) => self.others[place].1 = one_line(value),
            None if self.others.len() >= MOST_OTHERS => return false,
            None => self.others.push((name.to_owned(), one_line(value))),
        }
        true
    }
}

/// Letters, digits and underscores, as PGN has it, a capital first.
pub(crate) fn is_tag_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase())
        && name.len() <= 64
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// A text as a tag can hold it: in one line, cut where it is too long.
pub(crate) fn one_line(text: &str) -> String {
    let text = &text[..text.floor_char_boundary(MOST_VALUE)];
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn a_date_is_a_day_that_there_is() {
        for day in ["2026.02.28", "2024.02.29", "2000.02.29", "2026.??.31", "2026.12.31", "2026.02.??"] {
            assert_eq!(Date::read(day).map(|date| date.to_string()).as_deref(), Some(day));
        }
        for none in
            ["2026.02.29", "2026.02.31", "1900.02.29", "2026.04.31", "2026.13.01", "2026.01.00", "2026.01"]
        {
            assert_eq!(Date::read(none), None, "{none}");
        }
        assert_eq!(Date::new(2026, 2, 31), None);
    }
}
