//! Saving a game: as a record in a file, written after every move, which can be continued later.

use crate::sitting::Sitting;
use siliam_core::{Arg, refusals};
use siliam_messages::{Messages, SystemError};
use siliam_record::{ReadError, Reader, Record, write};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};

refusals! {
    /// Why a game cannot be saved in a file, or continued from one.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum KeepError {
        /// The file cannot be read or written.
        File(file: String, why: SystemError) = "tui-file": "{file}: {why}";
        /// There is a file of that name already.
        Exists(file: String) = "tui-file-exists": "{file} exists already";
        /// The file holds no game.
        Empty(file: String) = "tui-file-empty": "{file} holds no game";
        /// The file holds several games.
        Several(file: String) = "tui-file-several": "{file} holds several games";
        /// Nobody said in which file.
        Where = "tui-save-where": "say in which file";
        /// What was kept of seats or clock is not of its form.
        Tag(name: &'static str, found: String) = "record-value": "`{found}` is no {name}";
    }
}

/// Why a game cannot be continued.
#[derive(Debug)]
pub enum ResumeError {
    /// The file is not what it should be.
    Keep(KeepError),
    /// The record in the file is refused.
    Read(String, ReadError),
}

impl ResumeError {
    /// In the words of a language.
    pub fn worded(&self, messages: &Messages) -> String {
        match self {
            Self::Keep(error) => messages.refusal(error),
            Self::Read(file, error) => {
                let number = |number: u64| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
                let args = [
                    ("file", Arg::Text(file.clone())),
                    ("line", number(error.line)),
                    ("column", number(error.column)),
                    ("why", Arg::Text(messages.refusal(error))),
                ];
                messages.with("tui-file-bad", &args)
            }
        }
    }
}

impl From<KeepError> for ResumeError {
    fn from(error: KeepError) -> Self {
        Self::Keep(error)
    }
}

/// The file in which a game is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeper {
    path: PathBuf,
}

impl Keeper {
    /// A new file; one that is there already is refused, so that no game is lost.
    pub fn create(path: impl Into<PathBuf>) -> Result<Self, KeepError> {
        let keeper = Self { path: path.into() };
        match File::create_new(&keeper.path) {
            Ok(_) => Ok(keeper),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(KeepError::Exists(keeper.shown()))
            }
            Err(error) => Err(keeper.failed(&error)),
        }
    }

    /// The file of a game that is continued.
    pub fn existing(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into() }
    }

    /// The file's name.
    pub fn shown(&self) -> String {
        self.path.display().to_string()
    }

    fn failed(&self, error: &io::Error) -> KeepError {
        KeepError::File(self.shown(), error.into())
    }

    /// Writes the game as it is; the file holds the old state or the new one, never half of it.
    pub(crate) fn keep(&self, sitting: &Sitting) -> Result<(), KeepError> {
        let text = write(&sitting.record());
        let mut name = self.path.file_name().unwrap_or_default().to_owned();
        name.push(".tmp");
        let beside = self.path.with_file_name(name);
        let written = || -> io::Result<()> {
            let mut file = File::create(&beside)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&beside, &self.path)
        };
        written().map_err(|error| {
            // What was begun and could not be finished is of no use.
            let _ = fs::remove_file(&beside);
            self.failed(&error)
        })
    }

    /// The one game in the file.
    pub fn read(&self) -> Result<Record, ResumeError> {
        let file = File::open(&self.path).map_err(|error| self.failed(&error))?;
        self.only_game(BufReader::new(file))
    }

    fn only_game(&self, from: impl BufRead) -> Result<Record, ResumeError> {
        let mut reader = Reader::new(from);
        let first = reader.next();
        let more = first.is_some() && reader.next().is_some();
        if let Some(error) = reader.failure() {
            return Err(self.failed(&error).into());
        }
        match first {
            None => Err(KeepError::Empty(self.shown()).into()),
            // What is no record at all seems to be many, one on each line.
            Some(Err(error)) => Err(ResumeError::Read(self.shown(), error)),
            Some(Ok(_)) if more => Err(KeepError::Several(self.shown()).into()),
            Some(Ok(game)) => Ok(game),
        }
    }
}

/// Whether and where a game is kept.
pub(crate) struct Keeping {
    keeper: Option<Keeper>,
    /// Whether the file holds the game as it is.
    is_kept: bool,
}

impl Keeping {
    pub(crate) fn new(keeper: Option<Keeper>) -> Self {
        Self { keeper, is_kept: false }
    }

    pub(crate) fn has_file(&self) -> bool {
        self.keeper.is_some()
    }

    /// Writes the game as it is now to its file, where it has one.
    pub(crate) fn keep(&mut self, sitting: &Sitting) -> Result<(), KeepError> {
        self.is_kept = false;
        let Some(keeper) = &self.keeper else { return Ok(()) };
        keeper.keep(sitting)?;
        self.is_kept = true;
        Ok(())
    }

    /// Keeps the game in a new file from now on, or in the one it has; the file's name.
    pub(crate) fn save(&mut self, sitting: &Sitting, path: Option<&str>) -> Result<String, KeepError> {
        if let Some(path) = path.map(Path::new)
            && self.keeper.as_ref().is_none_or(|keeper| keeper.path != path)
        {
            self.keeper = Some(Keeper::create(path)?);
        }
        let file = self.keeper.as_ref().map(Keeper::shown).ok_or(KeepError::Where)?;
        self.keep(sitting)?;
        Ok(file)
    }

    /// The record of a game that is not saved; `None` where nothing would be lost.
    pub(crate) fn unkept(&self, sitting: &Sitting) -> Option<String> {
        (!self.is_kept && !sitting.plies().is_empty()).then(|| write(&sitting.record()))
    }
}

#[cfg(test)]
mod tests {
    use super::Keeper;
    use crate::seat::seated;
    use crate::sitting::{Setup, Sitting};
    use siliam_catalog::{Then, entry};

    #[test]
    fn a_file_is_never_written_over_by_another_game_and_never_left_half_written() {
        let folder = std::env::temp_dir().join(format!("siliam-keeping-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("game.txt");
        let seats = seated(entry("siam").expect("a game"), None, None).expect("seats");
        let name = "siam".to_owned();
        let setup = Setup { name, position: None, seats, clock: None, leaving: Then::GoesOn, seed: 7 };
        let mut sitting = Sitting::new(setup).expect("a game");
        let keeper = Keeper::create(&path).expect("a new file");
        keeper.keep(&sitting).expect("a file that can be written");
        sitting.play("@c1n").expect("a legal move");
        keeper.keep(&sitting).expect("a file that can be written");
        assert_eq!(keeper.read().expect("a game").tree().main_line().count(), 1);
        assert!(Keeper::create(&path).is_err());
        std::fs::write(&path, "[Game \"siam\"]\n\n*\n\n[Game \"siam\"]\n\n*\n").expect("written");
        assert!(format!("{:?}", keeper.read()).contains("Several"));
        std::fs::write(&path, "").expect("written");
        assert!(format!("{:?}", keeper.read()).contains("Empty"));
        std::fs::write(&path, "[Game \"siam\"]\n\n1. @c3n\n\n[Game \"siam\"]\n\n*\n").expect("written");
        assert!(format!("{:?}", keeper.read()).contains("line: 3"));
        std::fs::remove_dir_all(&folder).expect("removed");
        assert!(keeper.keep(&sitting).is_err(), "there is no such folder any more");
    }
}
