//! `siliam match`: engines against each other.

use crate::failure::Failure;
use clap::ArgMatches;
use siliam_arena::{Cause, Contender, Event, Forfeit, Match, Played, Rating, Result as Won, Sprt, ratings};
use siliam_catalog::{Even, Opening, Settlement, entry};
use siliam_core::{Arg, Facts};
use siliam_messages::{Messages, SystemError};
use siliam_record::{NodeId, Record, write};
use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

/// Every pair of those asked for, a line of standing each.
pub(crate) fn run(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let text = |id: &str| matches.get_one::<String>(id).map(String::as_str);
    let number = |id: &str| matches.get_one::<u64>(id).copied();
    let game = text("game").expect("the command line asks for a game");
    let entry = entry(game).map_err(|error| Failure::Input(messages.refusal(&error)))?;
    let letters = entry.facts.letters;
    if letters.len() > 2 && text("sprt").is_some() {
        return Err(Failure::Input(messages.text("cli-two-players-only")));
    }
    let bad_player =
        |why: String| Failure::Input(messages.with("cli-bad-player", &[("why", Arg::Text(why))]));
    let players = matches.get_many::<String>("players").unwrap_or_default();
    let players: Result<Vec<Contender>, _> = players.map(|player| Contender::read(player)).collect();
    let players = players.map_err(|error| bad_player(error.to_string()))?;
    let sprt = match text("sprt").map(|sprt| (sprt, read_sprt(sprt))) {
        Some((found, None)) => {
            let args = [("found", Arg::Text("--sprt".to_owned())), ("value", Arg::Text(found.to_owned()))];
            return Err(Failure::Input(messages.with("cli-bad-value", &args)));
        }
        Some((_, sprt)) => sprt,
        None => None,
    };
    let usual = entry.playing.opening;
    let opening = Opening {
        plies: number("opening-plies").map_or(usual.plies, at_most),
        balance: number("balance").map_or(usual.balance, |most| most.min(10_000) as i32),
        even: if matches.get_flag("even") { Even::ForBoth } else { usual.even },
    };
    let ladder = matches.get_flag("ladder");
    let mut results = Vec::new();
    for (index, one) in players.iter().enumerate() {
        let others = players.iter().enumerate().skip(index + 1);
        for (place, other) in others.take(if ladder { 1 } else { players.len() }) {
            let contest = Match {
                game: game.to_owned(),
                contenders: [one.clone(), other.clone()],
                games: number("games").map_or(0, at_most),
                opening,
                seed: number("seed").unwrap_or(0),
                concurrency: number("concurrency").unwrap_or(1).clamp(1, 256) as usize,
                sprt,
            };
            let bad_file = |id: &str, error: &io::Error| {
                Failure::of_system(text(id).unwrap_or_default(), error, messages)
            };
            let mut log = Log::open(text("log"), &contest).map_err(|error| bad_file("log", &error))?;
            let record = text("record").map(|path| OpenOptions::new().create(true).append(true).open(path));
            let record = record.transpose().map_err(|error| bad_file("record", &error))?;
            let played = std::mem::take(&mut log.played);
            let file = Files {
                log: Mutex::new(log.file),
                record: Mutex::new(record),
                contest: &contest,
                facts: entry.facts,
                messages,
            };
            let stop = AtomicBool::new(false);
            let watch = Watch { openings: AtomicUsize::new(0), of: contest.games / letters.len() };
            if letters.len() > 2 {
                let shares = contest.run_many(letters, &played, &stop, &|event| tell(&file, &event, &watch));
                clear();
                writeln!(out, "{} against {}: {shares}", one.name(), other.name())?;
                continue;
            }
            let standing = contest.run(&played, &stop, &|event| tell(&file, &event, &watch));
            clear();
            writeln!(out, "{} against {}: {standing}", one.name(), other.name())?;
            if let Some(sprt) = sprt {
                writeln!(out, "sprt {},{} ratio {:.2}", sprt.low, sprt.high, sprt.ratio(&standing))?;
            }
            results.push((index, place, standing));
        }
    }
    if players.len() > 2 && !results.is_empty() {
        for (player, Rating { elo, error }) in players.iter().zip(ratings(players.len(), &results)) {
            writeln!(out, "rating {} elo {elo:+.0} ± {error:.0}", player.name())?;
        }
    }
    Ok(())
}

fn read_sprt(text: &str) -> Option<Sprt> {
    let (low, high) = text.split_once(',')?;
    let (low, high) = (low.parse().ok()?, high.parse().ok()?);
    (low < high).then_some(Sprt { low, high })
}

/// The log of one match: games of other matches in the same file are left alone, by their heading.
struct Log {
    played: Vec<Played>,
    file: Option<File>,
}

impl Log {
    fn open(path: Option<&str>, contest: &Match) -> io::Result<Self> {
        let [one, other] = &contest.contenders;
        let Match { game, opening: Opening { plies, balance, even }, seed, .. } = contest;
        let heading = format!(
            "match {game} {} {} plies {plies} balance {balance}{} seed {seed}",
            one.name(),
            other.name(),
            if *even == Even::ForBoth { " even" } else { "" },
        );
        let Some(path) = path else { return Ok(Self { played: Vec::new(), file: None }) };
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            text => text?,
        };
        let mut ours = false;
        let mut played = Vec::new();
        for line in text.lines() {
            if line.starts_with("match ") {
                ours = line == heading;
            } else if ours {
                played.extend(Played::read(line));
            }
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        // A line that was cut short by a power cut must not swallow the next one.
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file)?;
        }
        writeln!(file, "{heading}")?;
        Ok(Self { played, file: Some(file) })
    }
}

/// How far a match has come.
struct Watch {
    openings: AtomicUsize,
    of: usize,
}

/// Where finished games are written.
struct Files<'a> {
    log: Mutex<Option<File>>,
    record: Mutex<Option<File>>,
    contest: &'a Match,
    facts: &'static Facts,
    messages: &'a Messages,
}

/// A game of a match as a record.
fn recorded(contest: &Match, played: &Played) -> Record {
    let mut record = Record::new(&contest.game, None).expect("a game that was played");
    let [one, other] = contest.contenders.each_ref().map(Contender::name);
    for place in 0..record.players() {
        record.header.set_player(place, if place == played.first { one } else { other });
    }
    let last = record.play(NodeId::ROOT, played.moves.iter().map(String::as_str)).unwrap_or(NodeId::ROOT);
    record.conclude();
    let settled = match &played.forfeit {
        Some(forfeit) => {
            let why = format!("{} {}", forfeit.cause.word(), forfeit.detail);
            Some((forfeit.settlement(), why.trim_end().to_owned()))
        }
        None if record.header.standing().is_none() && played.result == Won::Draw => {
            Some((Settlement::Agreed, "called a draw because it went on so long".to_owned()))
        }
        None => None,
    };
    if let Some((settlement, why)) = settled
        && record.settle(last, settlement).is_ok()
    {
        record.remark_mut(last).set_comment(&why);
        record.conclude();
    }
    record
}

impl Files<'_> {
    /// The line about a forfeited game: who forfeited it, and why.
    fn forfeited(&self, played: &Played, forfeit: &Forfeit) -> String {
        let Forfeit { player, cause, detail } = forfeit;
        let id = match cause {
            Cause::NotStarted => "cli-forfeit-not-started",
            Cause::Crashed if detail.is_empty() => "cli-forfeit-ended",
            Cause::Crashed => "cli-forfeit-crashed",
            Cause::Silent => "cli-forfeit-silent",
            Cause::Illegal => "cli-forfeit-illegal",
            Cause::OutOfTime => "cli-forfeit-out-of-time",
            Cause::NoMove => "cli-forfeit-no-move",
        };
        // What the system said stands in the log as it said it.
        let why = self.messages.with(id, &[("detail", SystemError::read(detail).arg())]);
        let contender = &self.contest.contenders[usize::from(player.index() != played.first)];
        let opening = Arg::Number(i64::try_from(played.opening).unwrap_or(i64::MAX));
        let args = [
            ("opening", opening),
            ("player", Arg::Text(contender.name().to_owned())),
            ("side", Arg::Term(self.facts.player_message(*player))),
            ("why", Arg::Text(why)),
        ];
        self.messages.with("cli-forfeit", &args)
    }
}

/// Writes a finished game to the log, and the standing to standard error.
fn tell<S: Display>(files: &Files<'_>, event: &Event<'_, S>, watch: &Watch) {
    /// How wide the bar is.
    const WIDTH: usize = 20;
    match event {
        Event::Played(played) => {
            // A file that cannot be written is told of at the next start; the match itself goes on.
            if let Some(log) = &mut *files.log.lock().expect("no thread panics while writing") {
                let _ = writeln!(log, "{played}");
            }
            if let Some(record) = &mut *files.record.lock().expect("no thread panics while writing") {
                let _ = writeln!(record, "{}", write(&recorded(files.contest, played)));
            }
            if let Some(forfeit) = &played.forfeit {
                clear();
                anstream::eprintln!("{}", files.forfeited(played, forfeit).replace(char::is_control, " "));
            }
        }
        Event::Standing(standing) if io::stderr().is_terminal() => {
            let done = watch.openings.fetch_add(1, Relaxed) + 1;
            let full = WIDTH * done / watch.of.max(1);
            eprint!("\r\x1b[K{}{} {standing}", "█".repeat(full), "░".repeat(WIDTH.saturating_sub(full)));
        }
        Event::Standing(_) => {}
    }
}

/// Wipes the standing away.
fn clear() {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
}

/// A number as a count; on machines of 32 bits at most what that holds.
fn at_most(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
