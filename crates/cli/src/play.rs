//! `siliam play`: a game in the terminal, on a screen or as a dialogue of lines.

use crate::commands;
use crate::failure::Failure;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use siliam_catalog::{TableError, Then, entry};
use siliam_core::{Arg as Value, Refusal};
use siliam_messages::Messages;
use siliam_tui::{ClockRule, Depth, Dialogue, Keeper, Screen, Setup, Sitting, seated, setup_of, terminal};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Instant, SystemTime};

/// What may be said after `siliam play`.
pub(crate) fn arguments(messages: &Messages) -> Vec<Arg> {
    let help = |id: &str| messages.text(&format!("cli-arg-{id}"));
    let option = |id: &'static str, long: &'static str, name: &'static str| {
        Arg::new(id).long(long).value_name(name).help(help(id))
    };
    vec![
        Arg::new("game")
            .value_name("game")
            .required_unless_present("resume")
            .help(help("game"))
            .help_heading(messages.text("cli-arguments")),
        option("people", "as", "SIDES"),
        option("opponents", "level", "L").conflicts_with("resume"),
        option("minutes", "clock", "MIN+SEC").conflicts_with("resume"),
        option("leaving", "leaving", "goes-on|ends")
            .value_parser(["goes-on", "ends"])
            .hide_possible_values(true)
            .conflicts_with("resume"),
        option("position", "position", "P").conflicts_with("resume"),
        option("save", "save", "FILE").value_parser(value_parser!(PathBuf)).conflicts_with("resume"),
        option("resume", "resume", "FILE").value_parser(value_parser!(PathBuf)).conflicts_with("game"),
        option("luck", "seed", "S").value_parser(value_parser!(u64)),
        Arg::new("plain").long("plain").action(ArgAction::SetTrue).help(help("plain")),
    ]
}

/// Plays.
pub(crate) fn run(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let asked = Asked { matches, messages };
    let (sitting, keeper) = match matches.get_one::<PathBuf>("resume") {
        Some(file) => asked.resume(file)?,
        None => asked.begin()?,
    };
    // What speaks lives as long as the game, which may outlast this call's borrow.
    let own = Arc::new(commands::messages(messages.lang()));
    let depth = Depth::of_environment(|name| std::env::var(name).ok());
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let has_screen = stdin.is_terminal() && stdout.is_terminal() && !is_dumb;
    if matches.get_flag("plain") || !has_screen {
        let begun = Instant::now();
        let now = move || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        let mut dialogue = Dialogue::new(sitting, own, keeper, out, &now);
        if stdin.is_terminal() {
            dialogue = dialogue.with_prompt();
        }
        return Ok(dialogue.hold(stdin.lock())?);
    }
    let mut screen = Screen::new(sitting, own, keeper, depth);
    terminal::show(&mut screen)?;
    // Nothing is lost: what no file has is on the terminal.
    if let Some(record) = screen.unkept() {
        write!(out, "{record}")?;
    }
    Ok(())
}

struct Asked<'a> {
    matches: &'a ArgMatches,
    messages: &'a Messages,
}

impl Asked<'_> {
    fn text(&self, id: &str) -> Option<&str> {
        self.matches.get_one::<String>(id).map(String::as_str)
    }

    fn refused(&self, refusal: &dyn Refusal) -> Failure {
        Failure::Input(self.messages.refusal(refusal))
    }

    /// The game asked for, at its start.
    fn begin(&self) -> Result<(Sitting, Option<Keeper>), Failure> {
        let sitting = Sitting::new(self.setup()?).map_err(|error| match error {
            TableError::Position(refusal) => {
                let why = Value::Text(self.messages.refusal(&*refusal));
                Failure::Input(self.messages.with("cli-bad-position", &[("why", why)]))
            }
            other => self.refused(&other),
        })?;
        let file = self.matches.get_one::<PathBuf>("save");
        let keeper = file.map(Keeper::create).transpose().map_err(|error| self.refused(&error))?;
        Ok((sitting, keeper))
    }

    fn setup(&self) -> Result<Setup, Failure> {
        let name = self.text("game").unwrap_or_default();
        let entry = entry(name).map_err(|error| self.refused(&error))?;
        let seats = seated(entry, self.text("people"), self.text("opponents"))
            .map_err(|error| self.refused(&error))?;
        let clock = self.text("minutes").map(|text| {
            ClockRule::read(text).ok_or_else(|| {
                let args =
                    [("found", Value::Text("--clock".to_owned())), ("value", Value::Text(text.to_owned()))];
                Failure::Input(self.messages.with("cli-bad-value", &args))
            })
        });
        let leaving = if self.text("leaving") == Some("ends") { Then::Ends } else { Then::GoesOn };
        Ok(Setup {
            name: name.to_owned(),
            position: self.text("position").map(str::to_owned),
            seats,
            clock: clock.transpose()?,
            leaving,
            seed: self.seed(),
        })
    }

    /// Every game is another one, unless a seed is given.
    fn seed(&self) -> u64 {
        let given = self.matches.get_one::<u64>("luck").copied();
        given.unwrap_or_else(|| {
            let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
            since.as_secs() ^ u64::from(since.subsec_nanos())
        })
    }

    /// A game that was kept, where it was left; it is kept in the same file.
    fn resume(&self, file: &PathBuf) -> Result<(Sitting, Option<Keeper>), Failure> {
        let keeper = Keeper::existing(file);
        let record = keeper.read().map_err(|error| Failure::Input(error.worded(self.messages)))?;
        let entry = entry(record.name()).map_err(|error| self.refused(&error))?;
        let people = self.text("people");
        let seats = seated(entry, people, None).map_err(|error| self.refused(&error))?;
        let usual = Setup {
            name: record.name().to_owned(),
            position: None,
            seats: seats.clone(),
            clock: None,
            leaving: Then::GoesOn,
            seed: self.seed(),
        };
        let mut setup = setup_of(&record, usual).map_err(|error| self.refused(&error))?;
        if people.is_some() {
            setup.seats = seats;
        }
        let sitting = Sitting::resume(record, setup).map_err(|error| self.refused(&error))?;
        Ok((sitting, Some(keeper)))
    }
}
