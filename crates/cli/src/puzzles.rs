//! `siliam puzzles`: puzzles made out of games, and proven again.

use crate::failure::Failure;
use crate::progress::Progress;
use clap::ArgMatches;
use siliam_core::Arg;
use siliam_core::text::quoted;
use siliam_messages::Messages;
use siliam_puzzles::{FILES, Flaw, HEADER, Making, Prover, Puzzle, make, prover, read_rows, theme};
use std::collections::HashMap;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

/// How many are made where nothing is said.
const COUNT: u64 = 20;

/// Runs what was asked.
pub(crate) fn run(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().expect("the command line asks for what to do");
    match name {
        "make" => made(matches, messages, out),
        "check" => check(matches, messages, out),
        _ => unreachable!("the command line knows no other command"),
    }
}

fn number(matches: &ArgMatches, id: &str, usual: u64) -> usize {
    let number = matches.get_one::<u64>(id).copied().unwrap_or(usual);
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// Writes rows, the header first, so that the answer is a file.
fn made(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let game = matches.get_one::<String>("game").expect("the command line asks for a game");
    let making = Making {
        game,
        count: number(matches, "count", COUNT),
        seed: matches.get_one::<u64>("seed").copied().unwrap_or(0),
        threads: number(matches, "threads", processors() as u64),
    };
    let progress = Mutex::new(Progress::new());
    let show = |count: usize| {
        if let Ok(mut progress) = progress.lock() {
            progress.show(count as u64, making.count as u64);
        }
    };
    let puzzles = make(&making, &AtomicBool::new(false), &show);
    let puzzles = puzzles.ok_or_else(|| {
        Failure::Input(messages.with("cli-no-puzzles", &[("game", Arg::Text(quoted(game)))]))
    })?;
    drop(progress);
    writeln!(out, "{HEADER}")?;
    for puzzle in puzzles {
        writeln!(out, "{puzzle}")?;
    }
    Ok(())
}

/// A row that was read, and where it stands.
struct Row {
    file: String,
    line: usize,
    puzzle: Puzzle,
}

/// Proves every row, or a sample of each file; each fault is a line on standard error.
// Counts of puzzles are far below 2⁵², where `f64` begins to round.
#[allow(clippy::cast_precision_loss)]
fn check(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let sample = number(matches, "sample", u64::MAX);
    if sample == 0 {
        let args = [("found", Arg::Text("--sample".to_owned())), ("value", Arg::Text("0".to_owned()))];
        return Err(Failure::Input(messages.with("cli-bad-value", &args)));
    }
    let mut rows = Vec::new();
    let mut faults = 0;
    for (name, text) in files(matches, messages)? {
        let read: Vec<_> = read_rows(&text).collect();
        let step = read.len().div_ceil(sample).max(1);
        for (line, row) in read.into_iter().step_by(step) {
            match row {
                Ok(puzzle) => rows.push(Row { file: name.clone(), line, puzzle }),
                Err(error) => {
                    faults += 1;
                    told(&name, line, &error.to_string());
                }
            }
        }
    }
    let begun = Instant::now();
    let mut flaws = prove(&rows);
    let is_told = |row: &Row| flaws.iter().any(|(flawed, _)| std::ptr::eq(*flawed, row));
    let copies: Vec<_> = copies(&rows).into_iter().filter(|(row, _)| !is_told(row)).collect();
    flaws.extend(copies);
    for (row, flaw) in &flaws {
        told(&row.file, row.line, &flaw.to_string());
    }
    faults += flaws.len();
    let seconds = begun.elapsed().as_secs_f64();
    let rate = rows.len() as f64 / seconds.max(1e-9);
    writeln!(out, "puzzles {} faults {faults} seconds {seconds:.2} puzzles/s {rate:.1}", rows.len())?;
    if faults > 0 { Err(Failure::Told) } else { Ok(()) }
}

/// The files asked for, else those that came with the program.
fn files(matches: &ArgMatches, messages: &Messages) -> Result<Vec<(String, String)>, Failure> {
    let Some(named) = matches.get_many::<String>("puzzle-files") else {
        return Ok(FILES.map(|(name, text)| (name.to_owned(), text.to_owned())).to_vec());
    };
    named
        .map(|name| match std::fs::read_to_string(name) {
            Ok(text) => Ok((name.clone(), text)),
            Err(error) => Err(Failure::of_system(&quoted(name), &error, messages)),
        })
        .collect()
}

fn told(file: &str, line: usize, why: &str) {
    // What stands in a damaged row is anything.
    anstream::eprintln!("{}", format!("{file}:{line}: {why}").replace(char::is_control, " "));
}

/// Rows that look like an earlier one of their file.
fn copies(rows: &[Row]) -> Vec<(&Row, Flaw)> {
    let mut provers: HashMap<&str, Option<Box<dyn Prover>>> = HashMap::new();
    let mut seen = HashMap::new();
    let mut copies = Vec::new();
    for row in rows {
        let game = row.puzzle.game.as_str();
        let prover = provers.entry(game).or_insert_with(|| prover(game)).as_deref();
        let Some(likeness) = prover.and_then(|prover| prover.likeness(&row.puzzle)) else { continue };
        let first = *seen.entry((&row.file, game, likeness.position)).or_insert(row.line);
        if first != row.line {
            copies.push((row, Flaw::Copy(first)));
        }
    }
    copies
}

/// Whether a puzzle that is proven has the theme of its line.
fn named(puzzle: &Puzzle) -> Result<(), Flaw> {
    match theme(&puzzle.game, &puzzle.position, puzzle.task, &puzzle.line) {
        Some(theme) if theme != puzzle.theme => Err(Flaw::Theme(theme.to_owned())),
        _ => Ok(()),
    }
}

/// Proves all rows on all processors; what is wrong comes in their order.
fn prove(rows: &[Row]) -> Vec<(&Row, Flaw)> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new((Progress::new(), Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..processors() {
            scope.spawn(|| {
                let mut provers: HashMap<&str, Option<Box<dyn Prover>>> = HashMap::new();
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    let Some(row) = rows.get(index) else { break };
                    let game = row.puzzle.game.as_str();
                    let proven = match provers.entry(game).or_insert_with(|| prover(game)) {
                        Some(prover) => prover.prove(&row.puzzle).and_then(|()| named(&row.puzzle)),
                        None => Err(Flaw::Game(game.to_owned())),
                    };
                    if let Ok(mut done) = done.lock() {
                        done.0.show(index as u64 + 1, rows.len() as u64);
                        done.1.extend(proven.err().map(|flaw| (index, flaw)));
                    }
                }
            });
        }
    });
    let mut flaws = done.into_inner().map(|(_, flaws)| flaws).unwrap_or_default();
    flaws.sort_by_key(|(index, _)| *index);
    flaws.into_iter().map(|(index, flaw)| (&rows[index], flaw)).collect()
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
