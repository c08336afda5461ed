//! A contender in one game: what lasts from move to move.

// Counts of games, nodes and milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

use crate::Contender;
use crate::contender::{Kind, Time};
use siliam_catalog::{Advice, Pondering, Table, sit_down};
use siliam_core::Rng;
use siliam_engine::{Asking, Clock, Limits, Style, Tables};
use std::process::Command;
use std::time::{Duration, Instant};

/// Where a contender sits: its tables, its clock, and what it thinks about while others think.
pub(crate) struct Seat<'a> {
    contender: &'a Contender,
    tables: Option<Tables>,
    /// What is left on its clock, where it has one.
    left: Option<Duration>,
    pondering: Option<Pondering>,
}

impl<'a> Seat<'a> {
    pub(crate) fn new(contender: &'a Contender) -> Self {
        let tables = match &contender.kind {
            Kind::Engine(asking) => Some(Tables::of(asking)),
            _ => None,
        };
        let left = match contender.time {
            Time::Game(clock) => Some(Duration::from_millis(clock.left)),
            _ => None,
        };
        Self { contender, tables, left, pondering: None }
    }

    /// The move it plays; `None` if it has none or its time is up.
    pub(crate) fn choose(&mut self, table: &dyn Table, played: &[String], seed: u64) -> Option<String> {
        let begun = Instant::now();
        self.pondering = None;
        let asking = match &self.contender.kind {
            Kind::Engine(asking) => return self.think(table, played, asking, begun),
            Kind::Fixed(sight, depth) => {
                let limits = Limits { depth: *depth, ..Limits::default() };
                Asking { style: Style::Fixed { sight: *sight, seed }, limits, ..Asking::default() }
            }
            Kind::Level(level) => Asking { style: Style::Level { level: *level, seed }, ..Asking::default() },
            Kind::Random => {
                let moves = table.moves();
                let index = Rng::new(seed).index(moves.len().max(1));
                return moves.into_iter().nth(index);
            }
            Kind::Program(path) => return self.ask(path, table, played),
        };
        table.think(&asking, &|_| 0.0, &mut |_| {})?.line.into_iter().next()
    }

    fn think(
        &mut self,
        table: &dyn Table,
        played: &[String],
        asking: &Asking,
        begun: Instant,
    ) -> Option<String> {
        let mut asking = *asking;
        let most = match (self.contender.time, self.left) {
            (Time::PerMove(milliseconds), _) => Some(milliseconds),
            (Time::Game(clock), Some(left)) => {
                let left = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
                let budget = Clock { left, ..clock }.budget();
                asking.ease = budget.ease;
                Some(budget.most)
            }
            _ => None,
        };
        let gauge = |_| most.map_or(0.0, |most| begun.elapsed().as_secs_f64() * 1000.0 / most.max(1) as f64);
        let tables = self.tables.get_or_insert_with(|| Tables::of(&asking));
        let Advice { line, .. } = table.think_with(&asking, tables, &gauge, &mut |_| {})?;
        if let (Some(left), Time::Game(clock)) = (&mut self.left, self.contender.time) {
            *left = left.checked_sub(begun.elapsed())? + Duration::from_millis(clock.increment);
        }
        if self.contender.ponders && line.len() > 1 {
            self.pondering = expected(table, played, &line[..2]).map(|next| {
                let asking = Asking { ease: 1.0, ..asking };
                Pondering::begin(next, asking, tables)
            });
        }
        line.into_iter().next()
    }

    /// Asks another build of this program.
    fn ask(&self, path: &str, table: &dyn Table, played: &[String]) -> Option<String> {
        let time = match self.contender.time {
            Time::PerMove(milliseconds) => milliseconds,
            _ => 100,
        };
        let output = Command::new(path)
            .args(["best", &table.name(), "--time", &time.to_string()])
            .args(played)
            .output()
            .ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        text.lines().last()?.strip_prefix("best ")?.split(' ').next().map(str::to_owned)
    }
}

/// The table as it is expected to be when the turn comes back.
fn expected(table: &dyn Table, played: &[String], line: &[String]) -> Option<Box<dyn Table>> {
    let mut next = sit_down(&table.name(), Some(&table.start())).ok()?;
    for mv in played.iter().chain(line) {
        next.play(mv).ok()?;
    }
    Some(next)
}
