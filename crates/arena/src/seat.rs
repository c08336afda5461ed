//! A contender in one game: what lasts from move to move.

// Counts of games, nodes and milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

use crate::Contender;
use crate::contender::{Kind, Time};
use crate::forfeit::{Cause, Lapse};
use crate::outsider::{Outsider, Playing};
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
    /// For another program: that program, or why it does not run.
    playing: Option<Result<Playing, Lapse>>,
}

impl<'a> Seat<'a> {
    pub(crate) fn new(contender: &'a Contender, game: &str) -> Self {
        let tables = match &contender.kind {
            Kind::Engine(asking) => Some(Tables::of(asking)),
            _ => None,
        };
        let left = match contender.time {
            Time::Game(clock) => Some(Duration::from_millis(clock.left)),
            _ => None,
        };
        let playing = match &contender.kind {
            Kind::Outsider(outsider) => Some(outsider.start(game, contender.ponders)),
            _ => None,
        };
        Self { contender, tables, left, pondering: None, playing }
    }

    /// Its clock, where it has one.
    pub(crate) fn clock(&self) -> Option<Clock> {
        let Time::Game(clock) = self.contender.time else { return None };
        let left = u64::try_from(self.left?.as_millis()).unwrap_or(u64::MAX);
        Some(Clock { left, ..clock })
    }

    /// The move it plays, or why it plays none; `clocks` are those of all seats.
    pub(crate) fn choose(
        &mut self,
        table: &dyn Table,
        played: &[String],
        clocks: &[Option<Clock>],
        seed: u64,
    ) -> Result<String, Lapse> {
        let begun = Instant::now();
        self.pondering = None;
        let asking = match &self.contender.kind {
            Kind::Engine(asking) => return self.think(table, played, asking, begun),
            Kind::Outsider(outsider) => return self.ask(outsider, table, played, clocks),
            Kind::Fixed(sight, depth) => {
                let limits = Limits { depth: *depth, ..Limits::default() };
                Asking { style: Style::Fixed { sight: *sight, seed }, limits, ..Asking::default() }
            }
            Kind::Level(level) => Asking { style: Style::Level { level: *level, seed }, ..Asking::default() },
            Kind::Random => {
                let moves = table.moves();
                let index = Rng::new(seed).index(moves.len().max(1));
                return moves.into_iter().nth(index).ok_or(Lapse::NO_MOVE);
            }
            Kind::Program(path) => return self.best(path, table, played).ok_or(Lapse::NO_MOVE),
        };
        let advice = table.think(&asking, &|_| 0.0, &mut |_| {});
        advice.and_then(|advice| advice.line.into_iter().next()).ok_or(Lapse::NO_MOVE)
    }

    fn think(
        &mut self,
        table: &dyn Table,
        played: &[String],
        asking: &Asking,
        begun: Instant,
    ) -> Result<String, Lapse> {
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
        let advice = table.think_with(&asking, tables, &gauge, &mut |_| {});
        let Advice { line, .. } = advice.ok_or(Lapse::NO_MOVE)?;
        self.pay(begun.elapsed())?;
        let tables = self.tables.get_or_insert_with(|| Tables::of(&asking));
        if self.contender.ponders && line.len() > 1 {
            self.pondering = expected(table, played, &line[..2]).map(|next| {
                let asking = Asking { ease: 1.0, ..asking };
                Pondering::begin(next, asking, tables)
            });
        }
        line.into_iter().next().ok_or(Lapse::NO_MOVE)
    }

    /// Takes what a move took from its clock, where it has one.
    fn pay(&mut self, took: Duration) -> Result<(), Lapse> {
        if let (Some(left), Time::Game(clock)) = (&mut self.left, self.contender.time) {
            let rest = left.checked_sub(took).ok_or(Lapse::OUT_OF_TIME)?;
            *left = rest + Duration::from_millis(clock.increment);
        }
        Ok(())
    }

    /// Asks another program's engine.
    fn ask(
        &mut self,
        outsider: &Outsider,
        table: &dyn Table,
        played: &[String],
        clocks: &[Option<Clock>],
    ) -> Result<String, Lapse> {
        let (time, seat) = (self.contender.time, table.actor());
        let (go, within) = (outsider.go(time, seat, clocks), outsider.within(time, self.clock()));
        let playing = match &mut self.playing {
            Some(Ok(playing)) => playing,
            Some(Err(lapse)) => return Err(lapse.clone()),
            None => return Err(Lapse::NO_MOVE),
        };
        let answer = playing.ask(played, &go, within).map_err(Lapse::from);
        let answer = answer.map_err(|lapse| match (lapse.cause, time) {
            (Cause::Silent, Time::Game(_)) => Lapse::OUT_OF_TIME,
            _ => lapse,
        })?;
        self.pay(answer.took)?;
        if self.contender.ponders && !answer.replies.is_empty() {
            let line: Vec<String> = std::iter::once(answer.mv.clone()).chain(answer.replies).collect();
            let next = expected(table, played, &line).filter(|next| next.ending().is_none());
            let mut clocks = clocks.to_vec();
            clocks[seat.index()] = self.clock();
            if let (Some(_), Some(Ok(playing))) = (next, &mut self.playing) {
                let expected = played.iter().cloned().chain(line).collect();
                // An engine that breaks down now shows it when it is asked again.
                let _ = playing.ponder(expected, &outsider.go(time, seat, &clocks));
            }
        }
        Ok(answer.mv)
    }

    /// Asks another build of this program.
    fn best(&self, path: &str, table: &dyn Table, played: &[String]) -> Option<String> {
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
