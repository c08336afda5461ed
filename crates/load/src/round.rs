//! Rounds: for a time each game plays a move every so often.

use crate::latencies::Latencies;
use anyhow::Result;
use std::cell::RefCell;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// Two people at a game.
pub(crate) trait Pair {
    /// Hears whatever comes to either, and answers pings by that.
    async fn listen(&mut self) -> Result<()>;

    /// Plays the next move; how long it took until the opponent saw it.
    async fn play_move(&mut self) -> Result<Duration>;
}

/// For how long, and how often.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    every: Duration,
    begin: Instant,
    end: Instant,
}

impl Round {
    /// One that begins now.
    pub(crate) fn new(every: Duration, lasts: Duration) -> Self {
        let begin = Instant::now();
        Self { every, begin, end: begin + lasts }
    }
}

/// So much of all.
#[allow(clippy::cast_precision_loss, reason = "a few thousand games")]
pub(crate) fn share(number: usize, all: usize) -> f64 {
    number as f64 / all.max(1) as f64
}

/// What games report.
enum Report {
    Seen(Duration),
    Finished,
}

/// All games hear of a round and report what they measure.
pub(crate) struct Rounds {
    round: watch::Sender<Option<Round>>,
    report: mpsc::UnboundedSender<Report>,
    reports: RefCell<mpsc::UnboundedReceiver<Report>>,
}

impl Default for Rounds {
    fn default() -> Self {
        let (report, reports) = mpsc::unbounded_channel();
        Self { round: watch::Sender::new(None), report, reports: RefCell::new(reports) }
    }
}

impl Rounds {
    /// Plays a game in every round; `share` of the time between two moves passes before the first.
    pub(crate) async fn join(&self, mut pair: impl Pair, share: f64) -> Result<()> {
        let mut news = self.round.subscribe();
        loop {
            let round = loop {
                tokio::select! {
                    changed = news.changed() => {
                        changed?;
                        if let Some(round) = *news.borrow_and_update() {
                            break round;
                        }
                    }
                    heard = pair.listen() => heard?,
                }
            };
            let mut due = round.begin + round.every.mul_f64(share);
            while due < round.end {
                tokio::select! {
                    () = sleep_until(due) => {
                        let took = pair.play_move().await?;
                        let _ = self.report.send(Report::Seen(took));
                        due += round.every;
                    }
                    heard = pair.listen() => heard?,
                }
            }
            let _ = self.report.send(Report::Finished);
        }
    }

    /// Lets all games play a round to its end.
    #[allow(clippy::await_holding_refcell_ref, reason = "nobody else reads reports")]
    pub(crate) async fn play(&self, round: Round, games: usize, latencies: &mut Latencies) {
        let mut reports = self.reports.borrow_mut();
        self.round.send_replace(Some(round));
        let mut playing = games;
        while playing > 0 {
            match reports.recv().await {
                Some(Report::Seen(took)) => latencies.add(took),
                Some(Report::Finished) => playing -= 1,
                None => return,
            }
        }
    }
}
