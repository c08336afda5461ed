//! The options of our engine, except the game itself.

use crate::mistake::Mistake;
use crate::session::Ceiling;
use siliam_engine::Level;

/// What `setoption` sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// Mebibytes of memory.
    pub(crate) hash: u64,
    pub(crate) threads: u64,
    /// How many lines are told.
    pub(crate) lines: u64,
    /// Who plays; `None` for the engine at full strength.
    pub(crate) level: Option<Level>,
    /// Whether the expected replies are told with a move.
    pub(crate) ponders: bool,
}

/// The most lines that are told.
const MOST_LINES: u64 = 100;

impl Options {
    /// As they are before anything is set.
    pub(crate) fn usual(ceiling: Ceiling) -> Self {
        Self { hash: ceiling.mebibytes.min(64), threads: 1, lines: 1, level: None, ponders: false }
    }

    /// The lines that tell of them, with the game a session begins with.
    pub(crate) fn listed(game: &str, ceiling: Ceiling) -> Vec<String> {
        let Self { hash, threads, lines, .. } = Self::usual(ceiling);
        vec![
            format!("option name Game type string default {game}"),
            format!("option name Hash type spin default {hash} min 1 max {}", ceiling.mebibytes),
            format!("option name Threads type spin default {threads} min 1 max {}", ceiling.threads),
            format!("option name MultiPV type spin default {lines} min 1 max {MOST_LINES}"),
            format!("option name Level type spin default 0 min 0 max {}", ceiling.level),
            "option name Ponder type check default false".to_owned(),
        ]
    }

    /// Sets one of them; its name may be written in capitals or not.
    pub(crate) fn set(&mut self, name: &str, value: &str, ceiling: Ceiling) -> Result<(), Mistake> {
        let spin = |option: &'static str, least: u64, most: u64| {
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            let wanted = || format!("a number from {least} to {most}");
            number.ok_or_else(|| Mistake::Value { option, found: value.to_owned(), wanted: wanted() })
        };
        match &*name.to_ascii_lowercase() {
            "hash" => self.hash = spin("Hash", 1, ceiling.mebibytes)?,
            "threads" => self.threads = spin("Threads", 1, ceiling.threads)?,
            "multipv" => self.lines = spin("MultiPV", 1, MOST_LINES)?,
            "level" => self.level = Level::of(spin("Level", 0, ceiling.level)?),
            "ponder" => {
                self.ponders = match value {
                    "true" => true,
                    "false" => false,
                    _ => {
                        let wanted = "true or false".to_owned();
                        return Err(Mistake::Value { option: "Ponder", found: value.to_owned(), wanted });
                    }
                }
            }
            _ => return Err(Mistake::Option(name.to_owned())),
        }
        Ok(())
    }
}
