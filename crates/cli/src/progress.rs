//! A line of progress on standard error, only where a person watches.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

const EVERY: Duration = Duration::from_millis(200);

/// Progress of long work, wiped when dropped.
pub(crate) struct Progress {
    shown: Option<Instant>,
    watched: bool,
    begun: Instant,
}

impl Progress {
    pub(crate) fn new() -> Self {
        Self { shown: None, watched: io::stderr().is_terminal(), begun: Instant::now() }
    }

    /// Shows nothing where what is done appears on the same terminal.
    pub(crate) fn beside_output() -> Self {
        let progress = Self::new();
        Self { watched: progress.watched && !io::stdout().is_terminal(), ..progress }
    }

    /// Shows how far the work has come, if it takes long and somebody watches.
    pub(crate) fn show(&mut self, done: u64, of: u64) {
        self.write(|| format!("{done}/{of} ({} %)", percent(done, of)));
    }

    /// The same where what is counted and what it is a part of are not the same; the whole may not be known.
    pub(crate) fn show_part(&mut self, count: u64, done: u64, of: Option<u64>) {
        self.write(|| match of {
            Some(of) => format!("{count} ({} %)", percent(done, of)),
            None => count.to_string(),
        });
    }

    fn write(&mut self, text: impl FnOnce() -> String) {
        let due = self.watched && self.shown.unwrap_or(self.begun).elapsed() >= EVERY;
        if due {
            // Progress that cannot be shown is no reason to stop the work.
            let _ = write!(io::stderr(), "\r{} ", text());
            self.shown = Some(Instant::now());
        }
    }

    /// Makes room for something else on standard error.
    pub(crate) fn wipe(&mut self) {
        if self.shown.take().is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

fn percent(done: u64, of: u64) -> u64 {
    done.saturating_mul(100) / of.max(1)
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.wipe();
    }
}
