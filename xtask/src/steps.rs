//! A row of steps, each timed, the first failure the last step.

use anyhow::{Context, Result};
use std::time::{Duration, Instant};

/// The steps taken so far and how long each took.
pub(crate) struct Steps {
    taken: Vec<(&'static str, Duration)>,
}

impl Steps {
    /// Takes the steps that `all` takes, then prints how long each took, also when one failed.
    pub(crate) fn take(all: impl FnOnce(&mut Self) -> Result<()>) -> Result<()> {
        let mut steps = Self { taken: Vec::new() };
        let result = all(&mut steps);
        steps.print();
        result
    }

    /// Takes one step.
    pub(crate) fn step(&mut self, name: &'static str, step: impl FnOnce() -> Result<()>) -> Result<()> {
        let start = Instant::now();
        let result = step();
        self.taken.push((name, start.elapsed()));
        result.with_context(|| format!("step `{name}`"))
    }

    fn print(&self) {
        let all = self.taken.iter().map(|&(_, took)| took).sum();
        eprintln!();
        for &(name, took) in self.taken.iter().chain(&[("in all", all)]) {
            eprintln!("{name:<40} {:>3}:{:02}", took.as_secs() / 60, took.as_secs() % 60);
        }
    }
}
