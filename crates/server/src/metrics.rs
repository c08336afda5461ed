//! What the server counts, as Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Instant;

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Web sockets open now.
    pub(crate) sockets: AtomicI64,
    /// Connections that were closed because they read too slowly.
    pub(crate) slow: AtomicU64,
    /// Connections and frames beyond a limit.
    pub(crate) limited: AtomicU64,
    /// Frames that could not be read.
    pub(crate) malformed: AtomicU64,
    /// Commands carried out.
    pub(crate) done: AtomicU64,
    /// Commands refused.
    pub(crate) refused: AtomicU64,
    /// Events written.
    pub(crate) events: AtomicU64,
    /// Writes that failed.
    pub(crate) failures: AtomicU64,
    /// Moves that computers played.
    pub(crate) computed: AtomicU64,
    /// Public links read and pictures drawn.
    pub(crate) drawn: AtomicU64,
    /// Microseconds from a command to its commit, all together.
    pub(crate) microseconds: AtomicU64,
}

impl Metrics {
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Relaxed);
    }

    /// A command that was begun then has been carried out or refused.
    pub(crate) fn command<T, E>(&self, begun: Instant, done: &Result<T, E>) {
        if done.is_err() {
            Self::count(&self.refused);
            return;
        }
        Self::count(&self.done);
        let took = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.microseconds.fetch_add(took, Relaxed);
    }

    /// In Prometheus' text form; `rooms` games are in memory, `thinking` wait for a computer.
    pub(crate) fn text(&self, rooms: usize, thinking: usize) -> String {
        let mut text = String::new();
        let mut tell = |name: &str, kind: &str, help: &str, value: String| {
            let _ = writeln!(
                text,
                "# HELP siliam_{name} {help}\n# TYPE siliam_{name} {kind}\nsiliam_{name} {value}"
            );
        };
        let count = |counter: &AtomicU64| counter.load(Relaxed).to_string();
        tell("sockets", "gauge", "WebSockets open.", self.sockets.load(Relaxed).to_string());
        tell("rooms", "gauge", "Games in memory.", rooms.to_string());
        tell("thinking", "gauge", "Games that wait for a computer.", thinking.to_string());
        tell("commands_done_total", "counter", "Commands carried out.", count(&self.done));
        tell("commands_refused_total", "counter", "Commands refused.", count(&self.refused));
        tell("events_total", "counter", "Events written.", count(&self.events));
        tell("store_failures_total", "counter", "Writes that failed.", count(&self.failures));
        tell("computed_total", "counter", "Moves that computers played.", count(&self.computed));
        tell("drawn_total", "counter", "Public links read and pictures drawn.", count(&self.drawn));
        tell("frames_malformed_total", "counter", "Frames that could not be read.", count(&self.malformed));
        tell("limited_total", "counter", "Frames and connections beyond a limit.", count(&self.limited));
        tell("slow_total", "counter", "Connections closed for reading too slowly.", count(&self.slow));
        tell(
            "commit_microseconds_total",
            "counter",
            "Time from commands to their commits.",
            count(&self.microseconds),
        );
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Metrics;

    #[test]
    fn the_page_for_hosts_tells_every_figure() {
        let page = include_str!("../../../docs/hosting.md");
        let text = Metrics::default().text(0, 0);
        let figures: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")).collect();
        assert!(figures.len() > 10);
        for figure in figures {
            let name = figure.split(' ').next().unwrap_or_default();
            assert!(page.contains(&format!("`{name}`")), "{name}");
        }
    }
}
