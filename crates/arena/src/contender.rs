//! Who plays, described in a word: `engine:time=100`, `level:5`, `plain:3`, `greedy`, `random`, `exec=PATH:time=100`.

use siliam_catalog::Table;
use siliam_core::Rng;
use siliam_engine::{Asking, Level, Limits, Style, Techniques};
use std::fmt;
use std::process::Command;
use std::time::Instant;

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct Contender {
    name: String,
    kind: Kind,
    milliseconds: Option<u64>,
}

#[derive(Clone, Debug)]
enum Kind {
    Engine(Asking),
    Plain(u32),
    Level(Level),
    Random,
    /// Another build of this program, asked by `best`.
    Program(String),
}

/// Why a description is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContenderError(pub String);

impl fmt::Display for ContenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no player; players are engine[:time=MS,nodes=N,depth=D,threads=T,without=TECHNIQUE], level:1 to \
             level:10, plain[:DEPTH], greedy, random, exec=PATH[:time=MS]",
            self.0
        )
    }
}

impl std::error::Error for ContenderError {}

impl Contender {
    /// Reads a description.
    pub fn read(text: &str) -> Result<Self, ContenderError> {
        let refused = || ContenderError(text.to_owned());
        let (head, settings) = text.split_once(':').unwrap_or((text, ""));
        let mut contender = Self { name: text.to_owned(), kind: Kind::Random, milliseconds: None };
        if head == "random" && settings.is_empty() {
            return Ok(contender);
        }
        if head == "greedy" && settings.is_empty() {
            contender.kind = Kind::Plain(1);
            return Ok(contender);
        }
        if head == "plain" {
            let depth = if settings.is_empty() { 3 } else { settings.parse().map_err(|_| refused())? };
            contender.kind = Kind::Plain(depth);
            return Ok(contender);
        }
        if head == "level" {
            let level = settings.parse().ok().and_then(Level::of).ok_or_else(refused)?;
            contender.kind = Kind::Level(level);
            return Ok(contender);
        }
        let mut asking = Asking { mebibytes: 32, ..Asking::default() };
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            let (name, value) = setting.split_once('=').ok_or_else(refused)?;
            let number = value.parse::<u64>().map_err(|_| refused());
            match name {
                "time" => contender.milliseconds = Some(number?),
                "nodes" => asking.limits.nodes = number?.max(1),
                "depth" => asking.limits.depth = number?.clamp(1, 100) as u32,
                "threads" => asking.threads = number?.clamp(1, 64) as usize,
                "without" => without(&mut asking, value).ok_or_else(refused)?,
                _ => return Err(refused()),
            }
        }
        let limited = contender.milliseconds.is_some()
            || asking.limits.nodes != Limits::default().nodes
            || asking.limits.depth != Limits::default().depth;
        if !limited {
            contender.milliseconds = Some(100);
        }
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

    /// The move it plays.
    pub(crate) fn choose(&self, table: &dyn Table, played: &[String], seed: u64) -> Option<String> {
        let begun = Instant::now();
        let gauge = |_| match self.milliseconds {
            Some(time) => begun.elapsed().as_secs_f64() * 1000.0 / time.max(1) as f64,
            None => 0.0,
        };
        let think = |asking: &Asking| table.think(asking, &gauge, &mut |_| {})?.line.into_iter().next();
        match &self.kind {
            Kind::Engine(asking) => think(asking),
            Kind::Plain(depth) => {
                let limits = Limits { depth: *depth, ..Limits::default() };
                think(&Asking { style: Style::Plain { seed }, limits, ..Asking::default() })
            }
            Kind::Level(level) => {
                think(&Asking { style: Style::Level { level: *level, seed }, ..Asking::default() })
            }
            Kind::Random => {
                let moves = table.moves();
                let index = Rng::new(seed).below(moves.len().max(1) as u64);
                moves.into_iter().nth(index as usize)
            }
            Kind::Program(path) => {
                let time = self.milliseconds.unwrap_or(100).to_string();
                let output = Command::new(path)
                    .args(["best", &table.name(), "--time", &time])
                    .args(played)
                    .output()
                    .ok()?;
                let text = String::from_utf8(output.stdout).ok()?;
                text.lines().last()?.strip_prefix("best ")?.split(' ').next().map(str::to_owned)
            }
        }
    }
}

/// Switches a technique off.
fn without(asking: &mut Asking, technique: &str) -> Option<()> {
    let Techniques { late_reduction, margin, choice } = &mut asking.techniques;
    match technique {
        "late-reduction" => *late_reduction = false,
        "margin" => *margin = false,
        "choice" => *choice = false,
        "force" => asking.force = 0.0,
        _ => return None,
    }
    Some(())
}
