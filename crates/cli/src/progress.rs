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

    /// Shows how far the work has come, if it takes long and somebody watches.
    pub(crate) fn show(&mut self, done: u64, of: u64) {
        let due = self.shown.unwrap_or(self.begun).elapsed() >= EVERY;
        if !(self.watched && due) {
            return;
        }
        let percent = done.saturating_mul(100) / of.max(1);
        // Progress that cannot be shown is no reason to stop the work.
        let _ = write!(io::stderr(), "\r{done}/{of} ({percent} %) ");
        self.shown = Some(Instant::now());
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
