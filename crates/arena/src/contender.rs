//! Who plays, described in a word: `engine:time=100`, `level:5`, `plain:3`, `shallow:3`, `greedy`, `random`, `exec=PATH:time=100`,
//! `ugi=PROGRAM ARGUMENTS:time=100`.

// Counts of games, nodes and milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

use crate::outsider::Outsider;
use siliam_engine::{Asking, Clock, Level, Limits, Sight, Techniques};
use std::fmt;

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct Contender {
    name: String,
    pub(crate) kind: Kind,
    pub(crate) time: Time,
    /// Whether it thinks while the other one does.
    pub(crate) ponders: bool,
}

/// How its time is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    /// Not at all.
    Free,
    /// Milliseconds for every move.
    PerMove(u64),
    /// A clock for the whole game.
    Game(Clock),
}

/// What it is.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Engine(Asking),
    Fixed(Sight, u32),
    Level(Level),
    Random,
    /// Another build of this program, asked by `best`.
    Program(String),
    /// An engine of anybody's.
    Outsider(Outsider),
}

/// Why a description is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContenderError(pub String);

impl fmt::Display for ContenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no player; players are engine[:time=MS,nodes=N,depth=D,clock=MS,increment=MS,\
             threads=T,memory=MIB,ponder=1,force=PERCENT,guard=PERCENT,without=TECHNIQUE], level:1 to level:10, plain[:DEPTH], shallow[:DEPTH], greedy, random, exec=PATH[:time=MS], \
             ugi=PROGRAM ARGUMENTS[:time=MS,nodes=N,depth=D,clock=MS,increment=MS,ponder=1,patience=MS,option.NAME=VALUE]",
            self.0
        )
    }
}

impl std::error::Error for ContenderError {}

impl Contender {
    /// Reads a description.
    pub fn read(text: &str) -> Result<Self, ContenderError> {
        let refused = || ContenderError(text.to_owned());
        if let Some(described) = text.strip_prefix("ugi=") {
            let (outsider, time, ponders) = Outsider::read(described).ok_or_else(refused)?;
            return Ok(Self { name: text.to_owned(), kind: Kind::Outsider(outsider), time, ponders });
        }
        let (head, settings) = text.split_once(':').unwrap_or((text, ""));
        let mut contender =
            Self { name: text.to_owned(), kind: Kind::Random, time: Time::Free, ponders: false };
        if head == "random" && settings.is_empty() {
            return Ok(contender);
        }
        if head == "greedy" && settings.is_empty() {
            contender.kind = Kind::Fixed(Sight::Shallow, 1);
            return Ok(contender);
        }
        if let Some(sight) = match head {
            "plain" => Some(Sight::Plain),
            "shallow" => Some(Sight::Shallow),
            _ => None,
        } {
            let depth = if settings.is_empty() { 3 } else { settings.parse().map_err(|_| refused())? };
            contender.kind = Kind::Fixed(sight, depth);
            return Ok(contender);
        }
        if head == "level" {
            let level = settings.parse().ok().and_then(Level::of).ok_or_else(refused)?;
            contender.kind = Kind::Level(level);
            return Ok(contender);
        }
        let mut asking = Asking { plays_on: true, ..Asking::default() };
        let mut clock = Clock { left: 0, increment: 0 };
        let mut memory = None;
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            let (name, value) = setting.split_once('=').ok_or_else(refused)?;
            let number = value.parse::<u64>().map_err(|_| refused());
            match name {
                "time" => contender.time = Time::PerMove(number?),
                "clock" => clock.left = number?,
                "increment" => clock.increment = number?,
                "ponder" => contender.ponders = number? > 0,
                "nodes" => asking.limits.nodes = number?.max(1),
                "depth" => asking.limits.depth = number?.clamp(1, 100) as u32,
                "memory" => memory = Some(number?.clamp(1, 65_536) as usize),
                "threads" => asking.threads = number?.clamp(1, 64) as usize,
                "force" => asking.force = Some(share(number?)),
                "guard" => asking.guard = Some(share(number?)),
                "without" => without(&mut asking, value).ok_or_else(refused)?,
                _ => return Err(refused()),
            }
        }
        if clock.left > 0 {
            contender.time = Time::Game(clock);
        }
        let limited = contender.time != Time::Free
            || asking.limits.nodes != Limits::default().nodes
            || asking.limits.depth != Limits::default().depth;
        if !limited {
            contender.time = Time::PerMove(100);
        }
        asking.mebibytes = memory.unwrap_or(match contender.time {
            Time::PerMove(milliseconds) => fitting(milliseconds),
            _ => MEBIBYTES,
        });
        contender.kind = match head.strip_prefix("exec=") {
            Some(path) => Kind::Program(path.to_owned()),
            None if head == "engine" => Kind::Engine(asking),
            None => return Err(refused()),
        };
        Ok(contender)
    }

    /// The description.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Memory of an engine, in mebibytes.
const MEBIBYTES: usize = 32;

/// Memory for thinks of so many milliseconds: they fill no more, and a small table stays in the caches.
fn fitting(milliseconds: u64) -> usize {
    usize::try_from(milliseconds / 25).unwrap_or(MEBIBYTES).clamp(2, MEBIBYTES)
}

/// A part of the budget, given in hundredths.
fn share(hundredths: u64) -> f64 {
    hundredths.min(100) as f64 / 100.0
}

/// Switches a technique off.
fn without(asking: &mut Asking, technique: &str) -> Option<()> {
    let Techniques {
        late_move_reduction,
        futility_margin,
        candidates_only,
        foresight,
        doubt,
        second_thought,
        thrift,
    } = &mut asking.techniques;
    match technique {
        "late-reduction" => *late_move_reduction = false,
        "margin" => *futility_margin = false,
        "choice" => *candidates_only = false,
        "foresight" => *foresight = false,
        "guard" => *doubt = false,
        "second-thought" => *second_thought = false,
        "thrift" => *thrift = false,
        "force" => asking.force = Some(0.0),
        "hope" => asking.plays_on = false,
        _ => return None,
    }
    Some(())
}
