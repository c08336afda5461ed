//! A search that `go` asks for: what it may take, how it is stopped, what it tells.

use siliam_catalog::{Advice, Table};
use siliam_engine::{Asking, Score, Tables, Verdict};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// A search that is about to begin.
pub struct Searching {
    pub(crate) table: Box<dyn Table>,
    pub(crate) asking: Asking,
    pub(crate) tables: Tables,
    pub(crate) pace: Arc<Pace>,
    /// Whether the expected replies are told with the move.
    pub(crate) tells_replies: bool,
}

/// What ends a search before it ends by itself: a clock, or a word.
#[derive(Debug)]
pub struct Pace {
    /// When `go` was heard.
    begun: Instant,
    /// Milliseconds for the move; `None` where it has no limit.
    most: Option<u64>,
    /// When its time began to run; unset while it thinks on the time of others.
    ticking: OnceLock<Instant>,
    stopped: AtomicBool,
}

impl Pace {
    /// A search that was asked for now and, unless it ponders, pays for its time from now on.
    pub(crate) fn new(most: Option<u64>, ponders: bool) -> Self {
        let begun = Instant::now();
        let ticking = if ponders { OnceLock::new() } else { OnceLock::from(begun) };
        Self { begun, most, ticking, stopped: AtomicBool::new(false) }
    }

    /// Ends the search, within a few milliseconds.
    pub fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }

    /// What was pondered about has come: the search pays for its time from now on.
    pub fn ponder_hit(&self) {
        self.ticking.get_or_init(Instant::now);
    }

    /// Whether it thinks on the time of others, so that it must not answer yet.
    pub fn is_pondering(&self) -> bool {
        self.ticking.get().is_none() && !self.stopped.load(Relaxed)
    }

    /// How much of the time is spent, 1 for all of it.
    #[allow(clippy::cast_precision_loss)] // Milliseconds are far below 2⁵².
    fn spent(&self) -> f64 {
        if self.stopped.load(Relaxed) {
            return 1.0;
        }
        match (self.ticking.get(), self.most) {
            (Some(since), Some(most)) => since.elapsed().as_secs_f64() * 1000.0 / most.max(1) as f64,
            _ => 0.0,
        }
    }
}

impl Searching {
    /// What ends it early.
    pub fn pace(&self) -> Arc<Pace> {
        Arc::clone(&self.pace)
    }

    /// Searches; `tell` hears every line but the last one, the move, which is given back.
    pub fn run(mut self, tell: &mut dyn FnMut(String)) -> String {
        let Self { table, asking, tables, pace, .. } = &self;
        let mut inform = |advice: &Advice| info(advice, pace.begun).into_iter().for_each(&mut *tell);
        let Some(advice) = table.think_with(asking, tables, &|_| pace.spent(), &mut inform) else {
            // The session asks nobody about a finished game.
            return "bestmove 0000".to_owned();
        };
        inform(&advice);
        let mut answer = format!("bestmove {}", advice.line[0]);
        let replies = if self.tells_replies { self.replies(&advice.line) } else { &[] };
        if !replies.is_empty() {
            answer.push_str(" ponder ");
            answer.push_str(&replies.join(" "));
        }
        answer
    }

    /// What the others are expected to play after the first move until its player is to act again; nothing where the line
    /// does not reach so far.
    fn replies<'a>(&mut self, line: &'a [String]) -> &'a [String] {
        let actor = self.table.actor();
        for (number, mv) in line.iter().enumerate() {
            if self.table.play(mv).is_err() || self.table.ending().is_some() {
                break;
            }
            if self.table.actor() == actor {
                return &line[1..=number];
            }
        }
        &[]
    }
}

/// A line for each of the best lines.
fn info(advice: &Advice, begun: Instant) -> Vec<String> {
    let Advice { line, score, others, depth, nodes, shares } = advice;
    let elapsed = begun.elapsed();
    let nps = u128::from(*nodes) * 1_000_000 / elapsed.as_micros().max(1);
    let time = elapsed.as_millis();
    let others = others.iter().map(|other| (&other.line, other.score, &other.shares));
    let lines = std::iter::once((line, *score, shares)).chain(others);
    let written = lines.zip(1..).map(|((line, score, shares), rank)| {
        let (score, line) = (written(score), line.join(" "));
        let shares: Vec<String> = shares.iter().map(ToString::to_string).collect();
        let shares = if shares.is_empty() { String::new() } else { format!(" shares {}", shares.join(" ")) };
        format!("info depth {depth} multipv {rank} score {score}{shares} nodes {nodes} time {time} nps {nps} pv {line}")
    });
    written.collect()
}

/// A score in UGI's words: hundredths, or the plies to a proven end, negative for a loss.
fn written(score: Score) -> String {
    match score.verdict() {
        Verdict::Estimate(value) => format!("cp {value}"),
        Verdict::Win(plies) => format!("mate {plies}"),
        Verdict::Loss(plies) => format!("mate -{plies}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_ponders_pays_nothing_and_does_not_answer() {
        let pace = Pace::new(Some(0), true);
        assert!(pace.is_pondering() && pace.spent() < 0.5);
        pace.ponder_hit();
        assert!(!pace.is_pondering() && pace.spent() > 0.0);
        let pace = Pace::new(None, true);
        pace.stop();
        assert!(!pace.is_pondering() && pace.spent() >= 1.0);
        assert!(!Pace::new(None, false).is_pondering());
    }

    #[test]
    fn a_proven_end_is_told_in_plies() {
        assert_eq!(written(Score::win_in(9)), "mate 9");
        assert_eq!(written(Score::loss_in(8)), "mate -8");
        assert_eq!(written(Score::estimate(-35)), "cp -35");
    }
}
