//! `siliam record`: game records checked, shown, converted and counted.

mod source;
mod stats;

use crate::board::{self, Look};
use crate::failure::Failure;
use crate::progress::Progress;
use clap::ArgMatches;
use siliam_core::{Arg, Viewer};
use siliam_messages::Messages;
use siliam_record::{NodeId, Record, Walk, lines, short, write};
use source::{Form, Games};
use stats::Stats;
use std::io::{self, Write};
use std::time::Instant;

/// Runs what was asked of some files.
pub(crate) fn run(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().expect("the command line asks for what to do");
    let files = matches.get_many::<String>("files").unwrap_or_default();
    // These print as they go: on a terminal their output already shows the progress.
    let progress =
        if matches!(name, "show" | "convert") { Progress::beside_output() } else { Progress::new() };
    let mut asked = Asked { messages, out, progress, games: 0, refused: 0, plies: 0 };
    let begun = Instant::now();
    match name {
        "check" => asked.each(files, |_, _| Ok(()))?,
        "show" => asked.each(files, Asked::show)?,
        "convert" => {
            let form = matches.get_one::<String>("to").map_or("record", String::as_str);
            let form = Form::read(form).expect("the command line knows the forms");
            asked.each(files, |asked, record| asked.convert(record, form))?;
        }
        "stats" => {
            let depth = matches.get_one::<u32>("depth").copied().unwrap_or(1);
            let mut stats = Stats::new(depth);
            asked.each(files, |_, record| {
                stats.add(record);
                Ok(())
            })?;
            stats.print(asked.out)?;
        }
        _ => unreachable!("the command line knows no other command"),
    }
    asked.progress.wipe();
    if name == "check" {
        asked.count(begun)?;
    }
    if asked.refused > 0 { Err(Failure::Told) } else { Ok(()) }
}

/// The first game of a file, in whichever form it is written.
pub(crate) fn first(file: &str, messages: &Messages) -> Result<Record, Failure> {
    let unreadable = |error: &io::Error| Failure::of_system(file, error, messages);
    let mut games = Games::open(file).map_err(|error| unreadable(&error))?;
    match games.next() {
        Some(Ok(record)) => Ok(record),
        Some(Err(wrong)) => {
            let why = messages.refusal(&*wrong.why);
            Err(Failure::Input(format!("{file}:{}:{}: {why}", wrong.line, wrong.column)))
        }
        None => Err(match games.failure() {
            Some(error) => unreadable(&error),
            None => Failure::of_file(file, Arg::Term("cli-no-record"), messages),
        }),
    }
}

struct Asked<'a> {
    messages: &'a Messages,
    out: &'a mut dyn Write,
    progress: Progress,
    games: u64,
    refused: u64,
    plies: u64,
}

impl Asked<'_> {
    /// Does something with every game of the files; what is refused is told and passed over.
    fn each<'f>(
        &mut self,
        files: impl Iterator<Item = &'f String>,
        mut what: impl FnMut(&mut Self, &Record) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        for file in files {
            let messages = self.messages;
            let unreadable = |error: &io::Error| Failure::of_system(file, error, messages);
            let mut games = Games::open(file).map_err(|error| unreadable(&error))?;
            let before = self.games + self.refused;
            while let Some(game) = games.next() {
                match game {
                    Ok(record) => {
                        self.games += 1;
                        self.plies += record.tree().len() as u64 - 1;
                        match what(self, &record) {
                            // Only this game cannot be had in that form.
                            Err(Failure::Input(why)) => {
                                self.refuse(&format!("{file} ({}): {why}", self.games));
                            }
                            done => done?,
                        }
                    }
                    Err(wrong) => {
                        let why = self.messages.refusal(&*wrong.why);
                        self.refuse(&format!("{file}:{}:{}: {why}", wrong.line, wrong.column));
                    }
                }
                self.progress.show_part(self.games, games.read(), games.size());
            }
            if let Some(error) = games.failure() {
                return Err(unreadable(&error));
            }
            if self.games + self.refused == before {
                return Err(Failure::of_file(file, Arg::Term("cli-no-record"), messages));
            }
        }
        Ok(())
    }

    /// Tells that a game is refused, and why.
    fn refuse(&mut self, why: &str) {
        self.refused += 1;
        self.progress.wipe();
        anstream::eprintln!("{}", why.replace(char::is_control, " "));
    }

    // Counts of games are far below 2⁵², where `f64` begins to round.
    #[allow(clippy::cast_precision_loss)]
    fn count(&mut self, begun: Instant) -> Result<(), Failure> {
        let seconds = begun.elapsed().as_secs_f64();
        let rate = self.games as f64 / seconds.max(1e-9);
        let Self { games, refused, plies, .. } = self;
        writeln!(
            self.out,
            "games {games} refused {refused} plies {plies} seconds {seconds:.2} games/s {rate:.0}"
        )?;
        Ok(())
    }

    /// Who played, the last position of the main line, and the record itself.
    fn show(&mut self, record: &Record) -> Result<(), Failure> {
        let mut walk = Walk::new(record).expect("a record's own start");
        walk.go_to(record.tree().main_line().last().unwrap_or(NodeId::ROOT));
        let table = walk.table();
        let scene = table.scene(Viewer::Spectator);
        writeln!(self.out, "\n{}", board::draw(&scene, table.facts(), Look::of_stdout()))?;
        writeln!(self.out, "{}\n", table.position())?;
        write!(self.out, "{}", write(record))?;
        Ok(())
    }

    fn convert(&mut self, record: &Record, form: Form) -> Result<(), Failure> {
        match form {
            Form::Record if self.games > 1 => write!(self.out, "\n{}", write(record))?,
            Form::Record => write!(self.out, "{}", write(record))?,
            Form::Moves => writeln!(self.out, "{}", lines::write_moves(record))?,
            Form::Json => writeln!(self.out, "{}", lines::write_json(record))?,
            Form::Link => {
                let link = short::write(record);
                let link = link.map_err(|error| Failure::Input(self.messages.refusal(&error)))?;
                writeln!(self.out, "{link}")?;
            }
        }
        Ok(())
    }
}
