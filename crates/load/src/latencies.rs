//! How long things took, counted in steps of about one in a hundred.

use std::collections::BTreeMap;
use std::time::Duration;

/// Counts by microseconds.
#[derive(Debug, Default)]
pub(crate) struct Latencies(BTreeMap<u64, u64>);

impl Latencies {
    pub(crate) fn add(&mut self, took: Duration) {
        let exact = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        // Seven bits are kept of each number.
        let dropped = u64::BITS.saturating_sub(exact.leading_zeros()).saturating_sub(7);
        *self.0.entry(exact >> dropped << dropped).or_default() += 1;
    }

    /// For whoever adds up several processes.
    pub(crate) fn print(&self) {
        for (microseconds, count) in &self.0 {
            println!("{microseconds} {count}");
        }
        println!("end");
    }
}
