//! Reading and drawing public links: on a few threads, with a short queue and a bounded cache.
//!
//! A link can be built to be slow to read (`siliam_record::short` bounds how slow), so nothing is read or drawn
//! anywhere else. The answer for a link never changes, so it is cached until room is needed.

use crate::metrics::Metrics;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use tokio::sync::Semaphore;

/// Links read and pictures drawn at the same time.
pub(crate) const AT_ONCE: usize = 2;
/// The length of the queue; further requests are refused.
pub(crate) const WAITING: usize = 32;
/// Bytes of answers in the cache, and how many answers at most.
pub(crate) const REMEMBERED: usize = 32 * 1024 * 1024;
const ANSWERS: usize = 1024;
/// About what a cached answer takes beside its bytes.
const ASIDE: usize = 256;

/// What was asked for, as a hash: links are long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key([u8; 32]);

impl Key {
    /// The key of what these words ask for.
    pub(crate) fn of(words: &[&str]) -> Self {
        let mut hash = Sha256::new();
        for word in words {
            hash.update(word.as_bytes());
            hash.update([0]);
        }
        Self(hash.finalize().into())
    }
}

/// What was made, with a strong tag of its bytes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Made {
    pub(crate) bytes: Vec<u8>,
    pub(crate) tag: String,
}

impl Made {
    fn of(bytes: Vec<u8>) -> Self {
        let mut tag = String::from("\"");
        for byte in &Sha256::digest(&bytes)[..12] {
            let _ = write!(tag, "{byte:02x}");
        }
        tag.push('"');
        Self { bytes, tag }
    }
}

/// An answer: what was made, or that there is nothing to make of it.
pub(crate) type Answer = Option<Arc<Made>>;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoAnswer {
    /// This address has asked for too much.
    Flood,
    /// Too many wait already.
    Busy,
}

/// The threads that draw, and their cache.
pub(crate) struct Drawers {
    permits: Arc<Semaphore>,
    /// How many work or wait.
    asked: Arc<AtomicUsize>,
    memory: Mutex<Memory>,
    metrics: Arc<Metrics>,
}

/// A request that works or waits, until dropped.
struct Asked(Arc<AtomicUsize>);

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

impl Drawers {
    pub(crate) fn new(metrics: &Arc<Metrics>) -> Self {
        Self {
            permits: Arc::new(Semaphore::new(AT_ONCE)),
            asked: Arc::default(),
            memory: Mutex::new(Memory::new(REMEMBERED)),
            metrics: Arc::clone(metrics),
        }
    }

    /// The cached answer, else what `draw` gives on a thread of its own. `may` is asked before anything is done that
    /// costs something.
    pub(crate) async fn answer(
        &self,
        key: Key,
        may: impl FnOnce() -> bool,
        draw: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
    ) -> Result<Answer, NoAnswer> {
        if let Some(answer) = self.memory().recall(key) {
            return Ok(answer);
        }
        if !may() {
            return Err(NoAnswer::Flood);
        }
        let asked = Asked(Arc::clone(&self.asked));
        if self.asked.fetch_add(1, Relaxed) >= AT_ONCE + WAITING {
            return Err(NoAnswer::Busy);
        }
        let permit = Arc::clone(&self.permits).acquire_owned().await.expect("nobody closes it");
        // A request before this one may have drawn it meanwhile.
        if let Some(answer) = self.memory().recall(key) {
            return Ok(answer);
        }
        Metrics::count(&self.metrics.drawn);
        let drawn = tokio::task::spawn_blocking(move || {
            let bytes = draw();
            // The client may be gone; the next request may begin only now.
            drop((permit, asked));
            bytes
        });
        // A panic is a bug of ours, and there is no picture.
        let answer = drawn.await.ok().flatten().map(|bytes| Arc::new(Made::of(bytes)));
        self.memory().remember(key, answer.clone());
        Ok(answer)
    }

    fn memory(&self) -> std::sync::MutexGuard<'_, Memory> {
        self.memory.lock().expect("no thread panics among answers")
    }
}

/// Answers, those used last.
struct Memory {
    most: usize,
    answers: HashMap<Key, (Answer, u64)>,
    bytes: usize,
    /// Counts uses.
    now: u64,
}

fn weight(answer: &Answer) -> usize {
    ASIDE + answer.as_ref().map_or(0, |made| made.bytes.len())
}

impl Memory {
    fn new(most: usize) -> Self {
        Self { most, answers: HashMap::new(), bytes: 0, now: 0 }
    }

    fn recall(&mut self, key: Key) -> Option<Answer> {
        let (answer, used) = self.answers.get_mut(&key)?;
        self.now += 1;
        *used = self.now;
        Some(answer.clone())
    }

    fn remember(&mut self, key: Key, answer: Answer) {
        self.now += 1;
        self.bytes += weight(&answer);
        if let Some((before, _)) = self.answers.insert(key, (answer, self.now)) {
            self.bytes -= weight(&before);
        }
        while self.bytes > self.most || self.answers.len() > ANSWERS {
            let oldest = self.answers.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| *key);
            let Some((gone, _)) = oldest.and_then(|key| self.answers.remove(&key)) else { break };
            self.bytes -= weight(&gone);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_bytes(bytes: usize) -> Arc<Made> {
        Arc::new(Made::of(vec![7; bytes]))
    }

    #[test]
    fn what_was_not_used_for_longest_is_forgotten_first() {
        let mut memory = Memory::new(3 * (1000 + ASIDE));
        let [a, b, c, d] = ["a", "b", "c", "d"].map(|word| Key::of(&[word]));
        for key in [a, b, c] {
            memory.remember(key, Some(of_bytes(1000)));
        }
        assert!(memory.recall(a).is_some());
        memory.remember(d, Some(of_bytes(1000)));
        assert!(memory.recall(b).is_none());
        assert!([a, c, d].iter().all(|&key| memory.recall(key).is_some()));
        memory.remember(d, None);
        assert_eq!(memory.recall(d), Some(None));
        assert_eq!(memory.bytes, 2 * 1000 + 3 * ASIDE);
        // What is larger than the memory is not kept, and nothing else either.
        memory.remember(b, Some(of_bytes(10_000)));
        assert!(memory.answers.is_empty() && memory.bytes == 0);
    }

    #[test]
    fn no_more_answers_are_kept_than_may_be() {
        let mut memory = Memory::new(usize::MAX);
        for number in 0..ANSWERS + 10 {
            memory.remember(Key::of(&[&number.to_string()]), None);
        }
        assert_eq!(memory.answers.len(), ANSWERS);
    }

    #[test]
    fn words_are_kept_apart_in_keys() {
        assert_ne!(Key::of(&["ab", "c"]), Key::of(&["a", "bc"]));
    }

    #[tokio::test]
    async fn whoever_finds_too_many_waiting_is_turned_away() {
        let drawers = Arc::new(Drawers::new(&Arc::default()));
        let (release, hold) = std::sync::mpsc::channel::<()>();
        let hold = Arc::new(Mutex::new(hold));
        let mut asked = Vec::new();
        for number in 0..AT_ONCE + WAITING {
            let (drawers, hold) = (Arc::clone(&drawers), Arc::clone(&hold));
            asked.push(tokio::spawn(async move {
                let key = Key::of(&[&number.to_string()]);
                let draw = move || {
                    let _ = hold.lock().expect("nobody panics").recv();
                    Some(vec![1])
                };
                drawers.answer(key, || true, draw).await
            }));
        }
        while drawers.asked.load(Relaxed) < AT_ONCE + WAITING {
            tokio::task::yield_now().await;
        }
        let refused = drawers.answer(Key::of(&["one more"]), || true, || Some(vec![2])).await;
        assert_eq!(refused, Err(NoAnswer::Busy));
        drop(release);
        for one in asked {
            assert!(one.await.expect("it ends").expect("it waited").is_some());
        }
        assert_eq!(drawers.asked.load(Relaxed), 0);
        let flood = drawers.answer(Key::of(&["another"]), || false, || Some(vec![2])).await;
        assert_eq!(flood, Err(NoAnswer::Flood));
        assert!(drawers.answer(Key::of(&["0"]), || false, || None).await.expect("remembered").is_some());
    }
}
