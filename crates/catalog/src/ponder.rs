//! Thinking while the other one thinks.

use crate::Table;
use siliam_engine::{Asking, Tables};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, JoinHandle};

/// A think about the position that is expected next, on the opponent's time.
///
/// It fills the tables: a think about the real position then finds most of the work done, the more so if
/// the expected move was played.
pub struct Pondering {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Pondering {
    /// Begins at the table's present position; give it a table at which the expected move has been played.
    pub fn begin(table: Box<dyn Table>, asking: Asking, tables: &Tables) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (stopped, tables) = (Arc::clone(&stop), tables.clone());
        let thread = thread::spawn(move || {
            let gauge = |_| f64::from(u8::from(stopped.load(Relaxed)));
            table.think_with(&asking, &tables, &gauge, &mut |_| {});
        });
        Self { stop, thread: Some(thread) }
    }
}

impl Drop for Pondering {
    /// Ends it, within a few milliseconds.
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
        if let Some(thread) = self.thread.take() {
            // A think that panicked is no reason to lose the game as well.
            let _ = thread.join();
        }
    }
}
