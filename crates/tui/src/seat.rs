//! Who sits at the table: people at this terminal, and computers of some strength.

use siliam_catalog::{Entry, Leaving};
use siliam_core::text::{listed, player_of, quoted};
use siliam_core::{Facts, Player, refusals};
use siliam_engine::Level;
use std::fmt;

/// What a computer is called in records.
const COMPUTER: &str = "Siliam";

/// How strong a computer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// One of the levels.
    Level(Level),
    /// The engine itself.
    Full,
}

impl Strength {
    /// What a first game is played against, as in the browser.
    fn newcomer() -> Self {
        Level::of(2).map_or(Self::Full, Self::Level)
    }

    /// What takes a seat over at a table without computers, as in the browser.
    fn substitute() -> Self {
        Level::of(5).map_or(Self::Full, Self::Level)
    }

    /// Reads `1` to `10`, or `full`.
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "full" => Some(Self::Full),
            number => Level::of(number.parse().ok()?).map(Self::Level),
        }
    }

    /// What a computer is called in records, as in the browser: `Siliam 4`, at full strength `Siliam`.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Level(level) => format!("{COMPUTER} {}", level.number()),
            Self::Full => COMPUTER.to_owned(),
        }
    }

    /// Reads what [`name`](Self::name) writes.
    pub(crate) fn of_name(name: &str) -> Option<Self> {
        match name.strip_prefix(COMPUTER)? {
            "" => Some(Self::Full),
            level => Level::of(level.strip_prefix(' ')?.parse().ok()?).map(Self::Level),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "{}", level.number()),
            Self::Full => f.write_str("full"),
        }
    }
}

/// Who sits in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this terminal.
    Person,
    /// A computer.
    Computer(Strength),
    /// A computer in the place of somebody who left.
    Instead(Strength, Leaving),
}

impl Seat {
    /// Whether a person sits there.
    pub fn is_person(self) -> bool {
        self == Self::Person
    }

    /// How strong the computer is that sits there; `None` for a person.
    pub fn strength(self) -> Option<Strength> {
        match self {
            Self::Person => None,
            Self::Computer(strength) | Self::Instead(strength, _) => Some(strength),
        }
    }

    /// Reads `person`, a strength, or a strength with how the person left: `5 resigned`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        if text == "person" {
            return Some(Self::Person);
        }
        match text.split_once(' ') {
            None => Strength::read(text).map(Self::Computer),
            Some((strength, word)) => {
                let how = [Leaving::Resigned, Leaving::Flagged].into_iter().find(|how| how.word() == word)?;
                Some(Self::Instead(Strength::read(strength)?, how))
            }
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Computer(strength) => write!(f, "{strength}"),
            Self::Instead(strength, how) => write!(f, "{strength} {}", how.word()),
        }
    }
}

refusals! {
    /// Why nobody can sit down like this.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SeatingError {
        /// The game has no such side.
        Side {
            /// What was asked for.
            found: String,
            /// The sides it has.
            known: &'static [char] as listed,
        } = "tui-no-side": "there is no side `{found}`, only {known}";
        /// There is no such level.
        Level(found: String) = "tui-no-level": "`{found}` is no level; levels are 1 to 10, and full";
        /// A level is given to a seat in which a person sits.
        NotForPeople(found: String) = "tui-level-of-person": "`{found}` is a computer's level, but a person sits there";
        /// Nobody could play in a computer's seat.
        NoEngine = "tui-no-engine": "this game has no engine, so people must sit everywhere";
    }
}

/// Seats people on the sides of `people` (`e`, `er`; `-` for nobody; the first side where nothing is said), and computers
/// on the others: all of a level (`4`, `full`), or each of its own (`r=4,g=full`).
pub fn seated(entry: &Entry, people: Option<&str>, levels: Option<&str>) -> Result<Vec<Seat>, SeatingError> {
    let Facts { letters, .. } = *entry.facts;
    let side = |letter: &str| {
        player_of(letters, letter).ok_or_else(|| SeatingError::Side { found: quoted(letter), known: letters })
    };
    let strength = |text: &str| Strength::read(text).ok_or_else(|| SeatingError::Level(quoted(text)));
    let mut seats = vec![Seat::Computer(Strength::newcomer()); letters.len()];
    let parts = || levels.into_iter().flat_map(|levels| levels.split(','));
    for part in parts().filter(|part| !part.contains('=')) {
        seats.fill(Seat::Computer(strength(part)?));
    }
    let named = || parts().filter_map(|part| Some((part, part.split_once('=')?)));
    for (_, (letter, level)) in named() {
        seats[side(letter)?.index()] = Seat::Computer(strength(level)?);
    }
    match people {
        None => seats[Player::First.index()] = Seat::Person,
        Some("-") => {}
        Some(people) => {
            for letter in people.chars() {
                seats[side(letter.encode_utf8(&mut [0; 4]))?.index()] = Seat::Person;
            }
        }
    }
    for (part, (letter, _)) in named() {
        if seats[side(letter)?.index()].is_person() {
            return Err(SeatingError::NotForPeople(quoted(part)));
        }
    }
    if !entry.has_engine && seats.iter().any(|seat| !seat.is_person()) {
        return Err(SeatingError::NoEngine);
    }
    Ok(seats)
}

/// The computer that goes on where somebody leaves, as strong as the others at the table; `None` where the game ends (G4):
/// of two the other one wins, and nobody watches computers play to the end, so it ends with the last person too.
pub(crate) fn substitute(seats: &[Seat], player: Player) -> Option<Strength> {
    let others = || seats.iter().enumerate().filter(|(place, _)| *place != player.index());
    let stays = others().any(|(_, seat)| seat.is_person());
    let usual = others().find_map(|(_, seat)| seat.strength());
    (seats.len() > 2 && stays).then(|| usual.unwrap_or_else(Strength::substitute))
}

#[cfg(test)]
mod tests {
    use super::{Seat, SeatingError, seated, substitute};
    use siliam_catalog::entry;
    use siliam_core::Player;

    fn seats(game: &str, people: Option<&str>, levels: Option<&str>) -> Result<String, SeatingError> {
        let entry = entry(game).expect("a game");
        let seats = seated(entry, people, levels)?;
        Ok(seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn one_person_sits_down_to_computers_unless_something_is_said() {
        assert_eq!(seats("siam", None, None).as_deref(), Ok("person 2"));
        assert_eq!(seats("samliam-3p", None, Some("4")).as_deref(), Ok("person 4 4"));
        assert_eq!(seats("siam", Some("r"), Some("full")).as_deref(), Ok("full person"));
        assert_eq!(seats("samliam-4p", Some("rk"), Some("w=9,3")).as_deref(), Ok("person 3 person 9"));
        assert_eq!(seats("siam", Some("-"), Some("e=1,r=10")).as_deref(), Ok("1 10"));
        assert_eq!(seats("siam", Some("er"), None).as_deref(), Ok("person person"));
    }

    #[test]
    fn a_side_or_level_that_is_none_is_refused() {
        assert!(matches!(seats("siam", Some("x"), None), Err(SeatingError::Side { .. })));
        assert!(matches!(seats("siam", None, Some("k=4")), Err(SeatingError::Side { .. })));
        assert_eq!(
            seats("samliam-3p", Some("rg"), Some("2,r=3")),
            Err(SeatingError::NotForPeople("r=3".to_owned()))
        );
        assert!(
            seats("siam", None, Some("e=3")).is_err(),
            "the first side is a person's unless something is said"
        );
        assert_eq!(seats("siam", None, Some("11")), Err(SeatingError::Level("11".to_owned())));
        assert_eq!(seats("siam", None, Some("")), Err(SeatingError::Level(String::new())));
    }

    #[test]
    fn every_seat_is_read_as_it_is_written() {
        for text in ["person", "7", "full", "5 resigned", "full flagged"] {
            assert_eq!(Seat::read(text).map(|seat| seat.to_string()).as_deref(), Some(text));
        }
        for text in ["", "0", "5 gone", "people"] {
            assert_eq!(Seat::read(text), None);
        }
    }

    #[test]
    fn g4_a_computer_goes_on_among_three_while_a_person_stays() {
        let read = |texts: &[&str]| texts.iter().filter_map(|text| Seat::read(text)).collect::<Vec<_>>();
        let next = |texts| substitute(&read(texts), Player::First).map(|strength| strength.to_string());
        assert_eq!(next(&["person", "person", "9"]).as_deref(), Some("9"));
        assert_eq!(next(&["person", "person", "person"]).as_deref(), Some("5"));
        assert_eq!(next(&["person", "9", "9"]), None);
        assert_eq!(next(&["person", "person"]), None);
    }
}
