//! Our engine as a program asks it: a position, options, and an answer to every line.

use crate::command::{Command, Query};
use crate::go::Go;
use crate::mistake::Mistake;
use crate::options::Options;
use crate::searching::{Pace, Searching};
use siliam_catalog::{NameError, Table, TableError, entry, sit_down};
use siliam_core::{Outcome, Player};
use siliam_engine::{Asking, Level, Style, Tables};
use std::sync::Arc;

/// The most that a session spends, whatever it is asked; the options say so. Tests with arbitrary input lower it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ceiling {
    /// Positions of one search.
    pub nodes: u64,
    /// Memory of one search.
    pub mebibytes: u64,
    /// Threads of one search.
    pub threads: u64,
    /// The strongest level.
    pub level: u64,
}

impl Default for Ceiling {
    fn default() -> Self {
        let level = Level::LAST.number().into();
        Self { nodes: u64::MAX, mebibytes: 65_536, threads: 256, level }
    }
}

/// One program's conversation with our engine, without input and output: see [`listen`](crate::listen()).
///
/// A line that is not obeyed changes nothing.
pub struct Session {
    /// The game it began with.
    default_game: String,
    table: Box<dyn Table>,
    options: Options,
    ceiling: Ceiling,
    /// What the engine remembers from move to move.
    tables: Option<Tables>,
    /// Games begun with `uginewgame`: the seed of a level's errors, so that games differ.
    games: u64,
}

/// What a line brings.
pub enum Answer {
    /// Lines to write.
    Lines(Vec<String>),
    /// A search to run.
    Search(Box<Searching>),
    /// The search under way ends.
    Stop,
    /// What the search under way ponders about was played.
    PonderHit,
    /// The conversation ends.
    Quit,
}

/// The line that says what is wrong with another.
pub(crate) fn error_line(mistake: &Mistake) -> String {
    format!("info string error {mistake}")
}

/// The table of a game at its start.
fn table_of(name: &str) -> Result<Box<dyn Table>, NameError> {
    sit_down(name, None).map_err(|error| match error {
        TableError::Name(error) => error,
        _ => unreachable!("only a name was given"),
    })
}

impl Session {
    /// A session of a game, named with its options.
    pub fn new(game: &str) -> Result<Self, NameError> {
        let (table, ceiling) = (table_of(game)?, Ceiling::default());
        Ok(Self {
            default_game: table.name(),
            table,
            options: Options::usual(ceiling),
            ceiling,
            tables: None,
            games: 0,
        })
    }

    /// The same, spending no more than this.
    #[must_use]
    pub fn with_ceiling(self, ceiling: Ceiling) -> Self {
        Self { options: Options::usual(ceiling), ceiling, ..self }
    }

    /// Obeys a line, while no search is under way; a mistake is answered by one line that begins with `info string error`.
    pub fn answer(&mut self, line: &str) -> Answer {
        let answer = Command::read(line).and_then(|command| match command {
            Some(command) => self.obey(command),
            None => Ok(Answer::Lines(Vec::new())),
        });
        answer.unwrap_or_else(|mistake| Answer::Lines(vec![error_line(&mistake)]))
    }

    pub(crate) fn obey(&mut self, command: Command) -> Result<Answer, Mistake> {
        let mut lines = Vec::new();
        match command {
            Command::Ugi => {
                lines.push(concat!("id name Siliam ", env!("CARGO_PKG_VERSION")).to_owned());
                lines.push("id author the Siliam project".to_owned());
                lines.extend(Options::listed(&self.default_game, self.ceiling));
                lines.push("ugiok".to_owned());
            }
            Command::NewGame => {
                self.table = table_of(&self.table.name()).expect("a table knows its name");
                self.tables = None;
                self.games += 1;
            }
            Command::IsReady => {
                self.tables();
                lines.push("readyok".to_owned());
            }
            Command::SetOption { name, value } => self.set(&name, &value)?,
            Command::Position { text, moves } => self.set_up(text.as_deref(), &moves)?,
            Command::Go(go) => return self.go(&go).map(|search| Answer::Search(Box::new(search))),
            Command::Query(query) => {
                lines.push(format!("response {}", self.tell(query)).trim_end().to_owned());
            }
            Command::Stop => return Ok(Answer::Stop),
            Command::PonderHit => return Ok(Answer::PonderHit),
            Command::Quit => return Ok(Answer::Quit),
        }
        Ok(Answer::Lines(lines))
    }

    /// What the engine remembers, made when it is first asked for.
    fn tables(&mut self) -> Tables {
        // The search for three and four players has a tree of its own.
        let is_for_two = self.table.facts().players.len() == 2;
        let mebibytes = if is_for_two { as_count(self.options.hash) } else { 0 };
        self.tables.get_or_insert_with(|| Tables::new(mebibytes)).clone()
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Mistake> {
        if name.eq_ignore_ascii_case("game") {
            self.table = table_of(value).map_err(|error| Mistake::Refused(error.to_string()))?;
            self.tables = None;
            return Ok(());
        }
        let mut options = self.options;
        options.set(name, value, self.ceiling)?;
        if options.hash != self.options.hash {
            if !is_to_be_had(options.hash) {
                return Err(Mistake::Memory { mebibytes: options.hash });
            }
            self.tables = None;
        }
        self.options = options;
        Ok(())
    }

    fn set_up(&mut self, text: Option<&str>, moves: &[String]) -> Result<(), Mistake> {
        let refused = |error: TableError| Mistake::Refused(error.to_string());
        let mut table = sit_down(&self.table.name(), text).map_err(refused)?;
        for (mv, number) in moves.iter().zip(1..) {
            let why = |error: TableError| Mistake::Move { number, found: mv.clone(), why: error.to_string() };
            table.play(mv).map_err(why)?;
        }
        self.table = table;
        Ok(())
    }

    fn go(&mut self, go: &Go) -> Result<Searching, Mistake> {
        let facts = self.table.facts();
        if self.table.ending().is_some() {
            return Err(Mistake::Over);
        }
        if !entry(facts.id).is_ok_and(|entry| entry.has_engine) {
            return Err(Mistake::NoEngine);
        }
        let Options { hash, threads, lines, level, ponders } = self.options;
        let budget = go.budget(self.table.actor(), facts.players.len())?;
        let mut asking = Asking {
            lines: as_count(lines),
            threads: as_count(threads),
            mebibytes: as_count(hash),
            // `infinite` is analysis: a lost position gets the longest defence, not a swindle.
            plays_on: !go.infinite,
            ..Asking::default()
        };
        if let Some(depth) = go.depth {
            asking.limits.depth = u32::try_from(depth).unwrap_or(u32::MAX).clamp(1, asking.limits.depth);
        }
        asking.limits.nodes = go.nodes.unwrap_or(u64::MAX).clamp(1, self.ceiling.nodes);
        asking.ease = budget.map_or(1.0, |budget| budget.ease);
        let tables = match level {
            Some(level) => {
                asking.style = Style::Level { level, seed: self.games };
                Tables::of(&asking)
            }
            None => self.tables(),
        };
        let pace = Arc::new(Pace::new(budget.map(|budget| budget.most), go.ponder));
        Ok(Searching { table: self.same_table(), asking, tables, pace, tells_replies: ponders })
    }

    /// A second table at the same position, with the same history.
    fn same_table(&self) -> Box<dyn Table> {
        const KNOWN: &str = "what a table knows, it reads";
        let mut table = sit_down(&self.table.name(), Some(&self.table.start())).expect(KNOWN);
        for mv in self.table.played() {
            table.play(&mv).expect(KNOWN);
        }
        table
    }

    fn tell(&self, query: Query) -> String {
        let name = |player: Player| format!("p{}", player.index() + 1);
        let ending = self.table.ending();
        match query {
            Query::FirstTurn => (self.table.actor() == Player::First).to_string(),
            Query::GameOver => ending.is_some().to_string(),
            Query::Result => match ending.map(|ending| ending.outcome) {
                None => "none".to_owned(),
                Some(Outcome::Draw) => "draw".to_owned(),
                Some(Outcome::Win(player)) => format!("{}win", name(player)),
            },
            Query::Turn => name(self.table.actor()),
            Query::Moves => self.table.moves().join(" "),
            Query::Position => self.table.position(),
            Query::Players => self.table.facts().players.len().to_string(),
        }
    }
}

/// Whether the system gives so much memory; more than it has would end the program when it is first used.
fn is_to_be_had(mebibytes: u64) -> bool {
    let bytes = usize::try_from(mebibytes).ok().and_then(|mebibytes| mebibytes.checked_mul(1 << 20));
    bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

/// A number of the options as a count; none of them is beyond 2³².
fn as_count(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
