//! The games and positions in a text that was pasted, dropped or opened as a link.

use crate::view::{Left, Said, said};
use serde::Serialize;
use siliam_catalog::{Settlement, Then, entries, entry};
use siliam_core::{Reason, Refusal};
use siliam_record::lines::{self, LineError};
use siliam_record::short::{self, ShortError};
use siliam_record::{Node, NodeId, Reader, Record, write};

/// No more games are taken from one text.
const MOST_GAMES: usize = 100;
/// Which game a longer text is about is not guessed: it would be read once for each.
const MOST_GUESSED: usize = 1 << 16;

/// What was found in a text.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Found {
    games: Vec<FoundGame>,
    faults: Vec<FoundFault>,
    /// Games that the text may be about, where it does not say which.
    asks: Vec<String>,
    /// Whether it fits all of these games; else it fits none.
    fits: bool,
    /// Whether there were more games than are taken from one text.
    more: bool,
}

/// A game that was found: its main line, and what else its record tells.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FoundGame {
    name: String,
    start: Option<String>,
    moves: Vec<String>,
    /// Who left it while a computer went on in their seat, and after how many plies.
    left: Vec<LeftAt>,
    /// How the players ended it.
    settled: Option<Settled>,
    /// Names in playing order, empty where one is not known.
    players: Vec<String>,
    date: Option<String>,
    /// What each got, as `1-0`; nothing while nobody knows.
    result: Option<String>,
    /// Moves beside the main line.
    branches: usize,
    /// How many moves have notes.
    notes: usize,
    /// All of it, as text.
    record: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct LeftAt {
    #[serde(flatten)]
    left: Left,
    plies: usize,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
enum Settled {
    Agreed,
    Left(Left),
}

/// What is wrong with a text, and where.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FoundFault {
    said: Said,
    /// Line and column from 1, where there are lines.
    place: Option<(u64, u64)>,
}

/// Sees what a text is by how it looks, and reads it.
pub(crate) fn find(text: &str, game: Option<&str>) -> Found {
    let mut found = Found::default();
    let text = text.trim_start_matches('\u{feff}');
    let trimmed = text.trim();
    let first = trimmed.split_whitespace().next().unwrap_or_default();
    if trimmed.is_empty() {
        return found;
    }
    if text.contains(short::LINK) {
        found.links(text);
    } else if trimmed.starts_with(['[', '%', ';']) {
        found.records(text, 0);
    } else if first == trimmed
        && let Some(read) = short::read_word(first)
    {
        found.link(read);
    } else if entry(first).is_ok() || lines::is_json(trimmed) {
        let rows = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        for (number, line) in rows.take(2 * MOST_GAMES) {
            found.line(line.trim(), number as u64 + 1);
        }
    } else if let Some(game) = game {
        found.of_game(text, game);
    } else {
        return guessed(text);
    }
    found
}

/// Positions are written in rows; nothing else has a slash in it.
fn is_position(text: &str) -> bool {
    text.contains('/')
}

/// The text as a text of the only game that it can be; else asks which one it is.
fn guessed(text: &str) -> Found {
    let with = |name: String| {
        let mut found = Found::default();
        found.of_game(text, &name);
        // What has no moves at all would be a game of any name.
        let fits = is_position(text) || found.games.iter().any(|game| !game.moves.is_empty());
        (fits && found.faults.is_empty()).then_some((name, found))
    };
    let mut fitting = Vec::new();
    let tried = if text.len() > MOST_GUESSED { &[] } else { entries() };
    for facts in tried.iter().map(|entry| entry.facts) {
        let plain = with(facts.id.to_owned());
        let none = plain.is_none();
        fitting.extend(plain);
        if none {
            // An option may have fields and moves of its own.
            fitting.extend(facts.options.iter().filter_map(|option| with(format!("{}:{option}", facts.id))));
        }
    }
    if fitting.len() == 1 {
        return fitting.remove(0).1;
    }
    let all = || entries().iter().map(|entry| entry.facts.id.to_owned()).collect();
    let fits = !fitting.is_empty();
    let asks = if fits { fitting.into_iter().map(|(name, _)| name).collect() } else { all() };
    Found { asks, fits, ..Found::default() }
}

impl Found {
    fn fault(&mut self, refusal: &dyn Refusal, place: Option<(u64, u64)>) {
        self.faults.push(FoundFault { said: said(&Reason::of(refusal)), place });
    }

    fn add(&mut self, record: &Record) {
        if self.games.len() < MOST_GAMES {
            self.games.push(game(record));
        } else {
            self.more = true;
        }
    }

    /// Reads the links of a text, until they take together as long as the slowest one may, and that one to its end.
    fn links(&mut self, text: &str) {
        let mut listed = 0;
        for link in text.split(short::LINK).skip(1).take(2 * MOST_GAMES) {
            if listed > short::MOST_LISTED {
                self.more = true;
                return;
            }
            self.link(short::read_counting(short::letters(link), &mut listed));
        }
    }

    fn link(&mut self, read: Result<Record, ShortError>) {
        match read {
            Ok(record) => self.add(&record),
            Err(error) => self.fault(&error, None),
        }
    }

    /// Reads records; the first lines of the text are ours and not counted.
    fn records(&mut self, text: &str, ours: u64) {
        for game in Reader::new(text.as_bytes()) {
            match game {
                Ok(record) => self.add(&record),
                Err(error) => {
                    self.fault(&error, Some((error.line.saturating_sub(ours).max(1), error.column)));
                }
            }
            if self.more || self.faults.len() > MOST_GAMES {
                return;
            }
        }
    }

    /// A game in JSON; or a game's name with a position, or with moves.
    fn line(&mut self, line: &str, number: u64) {
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let read = match rest {
            _ if lines::is_json(line) => lines::read_json(line),
            rest if is_position(rest) && !rest.starts_with('[') => return self.position(rest, name),
            _ => lines::read_moves(line),
        };
        match read {
            Ok(record) => self.add(&record),
            Err(LineError { place, why }) => {
                let column = line.get(..place).unwrap_or(line).chars().count() as u64 + 1;
                self.fault(&*why, Some((number, column)));
            }
        }
    }

    fn position(&mut self, text: &str, name: &str) {
        let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match Record::new(name, Some(&one_line)) {
            Ok(record) => self.add(&record),
            Err(error) => self.fault(&error, None),
        }
    }

    /// A position or moves of a game that the text does not name.
    fn of_game(&mut self, text: &str, name: &str) {
        match entry(name) {
            Err(error) => self.fault(&error, None),
            Ok(_) if is_position(text) => self.position(text, name),
            Ok(_) => self.records(&format!("[Game \"{name}\"]\n\n{text}"), 2),
        }
    }
}

fn left(left: siliam_catalog::Left) -> Left {
    Left { player: left.player.index(), how: left.how.word() }
}

fn game(record: &Record) -> FoundGame {
    let tree = record.tree();
    let main: Vec<NodeId> = tree.main_line().collect();
    let line = || std::iter::once(NodeId::ROOT).chain(main.iter().copied()).map(|id| tree.node(id));
    let mut gone = Vec::new();
    let mut ended = None;
    for (plies, node) in line().enumerate() {
        for settlement in node.settled() {
            match *settlement {
                Settlement::Left(who, Then::GoesOn) => gone.push(LeftAt { left: left(who), plies }),
                Settlement::Left(who, Then::Ends) => ended = Some(Settled::Left(left(who))),
                Settlement::Agreed => ended = Some(Settled::Agreed),
            }
        }
    }
    let noted = |node: &&Node| *node.remark() != siliam_record::Remark::default();
    FoundGame {
        name: record.name().to_owned(),
        start: record.start().map(str::to_owned),
        moves: line().skip(1).map(|node| node.mv().to_owned()).collect(),
        left: gone,
        settled: ended,
        players: (0..record.players()).map(|place| record.header.player(place).to_owned()).collect(),
        date: record.header.date.map(|date| date.to_string()),
        result: record.header.standing().map(ToString::to_string),
        branches: tree.len() - 1 - main.len(),
        notes: line().filter(noted).count(),
        record: write(record),
    }
}
