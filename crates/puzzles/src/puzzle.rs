//! One puzzle, and the file in which they are kept.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// What the one right move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// It wins within these plies, and no other move wins within two more.
    Win(u32),
    /// After every other move an opponent wins, at the latest with the ply of this number; after this one nobody does.
    Save(u32),
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(plies) => write!(f, "win {plies}"),
            Self::Save(plies) => write!(f, "save {plies}"),
        }
    }
}

impl FromStr for Task {
    type Err = RowError;

    fn from_str(text: &str) -> Result<Self, RowError> {
        let bad = || RowError::Task(text.to_owned());
        let (word, plies) = text.split_once(' ').ok_or_else(bad)?;
        let plies = plies.parse().ok().filter(|plies| (1..100).contains(plies)).ok_or_else(bad)?;
        match word {
            "win" => Ok(Self::Win(plies)),
            "save" => Ok(Self::Save(plies)),
            _ => Err(bad()),
        }
    }
}

/// A position with exactly one right move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The game's id.
    pub game: String,
    /// The position.
    pub position: String,
    /// What is asked.
    pub task: Task,
    /// The one move, and of a win what follows: the longest defence and the winner's moves in turn.
    pub line: Vec<String>,
    /// The idea, by its id.
    pub theme: String,
    /// The lowest level that finds the move; 11 where none does.
    pub level: u8,
}

/// The names of the columns: the first row of a file.
pub const HEADER: &str = "game\tposition\ttask\tline\ttheme\tlevel";

/// The level of a puzzle that no level solves.
pub(crate) const UNSOLVED: u8 = 11;

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, position, task, line, theme, level } = self;
        write!(f, "{game}\t{position}\t{task}\t{}\t{theme}\t{level}", line.join(" "))
    }
}

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowError {
    /// The file does not begin with the names of the columns.
    Header,
    /// A row has another number of columns.
    Columns(usize),
    /// The task is none.
    Task(String),
    /// There is no move.
    NoLine,
    /// The level is none.
    Level(String),
}

impl fmt::Display for RowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => write!(f, "the first row is not `{}`", HEADER.replace('\t', " ")),
            Self::Columns(found) => write!(f, "a row has 6 columns, this one {found}"),
            Self::Task(found) => write!(f, "`{found}` is no task, as in `win 5`"),
            Self::NoLine => f.write_str("there is no move"),
            Self::Level(found) => write!(f, "`{found}` is no level from 1 to {UNSOLVED}"),
        }
    }
}

impl Error for RowError {}

impl FromStr for Puzzle {
    type Err = RowError;

    fn from_str(row: &str) -> Result<Self, RowError> {
        let columns: Vec<&str> = row.split('\t').collect();
        let &[game, position, task, line, theme, level] = columns.as_slice() else {
            return Err(RowError::Columns(columns.len()));
        };
        let line: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        if line.is_empty() {
            return Err(RowError::NoLine);
        }
        let number = level.parse().ok().filter(|number| (1..=UNSOLVED).contains(number));
        Ok(Self {
            game: game.to_owned(),
            position: position.to_owned(),
            task: task.parse()?,
            line,
            theme: theme.to_owned(),
            level: number.ok_or_else(|| RowError::Level(level.to_owned()))?,
        })
    }
}

/// The rows of a file, each with its number as an editor counts.
pub fn read_rows(file: &str) -> impl Iterator<Item = (usize, Result<Puzzle, RowError>)> + '_ {
    let mut rows = file.lines().enumerate();
    let header = match rows.next() {
        Some((_, HEADER)) => None,
        _ => Some((1, Err(RowError::Header))),
    };
    header.into_iter().chain(rows.map(|(index, row)| (index + 1, row.parse())))
}
