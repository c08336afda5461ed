//! Fuzz targets inside `cargo test`: their bodies on their committed seeds and on what a few mutations make of these.

use crate::times_as_much;
use siliam_core::Rng;
use std::fs;
use std::path::{Path, PathBuf};

/// Changes laid over each other in one input.
const MOST_CHANGES: u64 = 4;

fn fuzz_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    files.sort();
    files
}

/// A test for each fuzz target of a crate: its name, the mutations to try, its body.
///
/// Stands in the crate's `tests/fuzz.rs`; this crate's own `tests/fuzz_targets.rs` sees that no target is left out.
#[macro_export]
macro_rules! fuzz_tests {
    ($($target:ident: $mutations:literal, $body:expr;)*) => {
        $(
            #[test]
            fn $target() {
                $crate::fuzz_on_seeds(stringify!($target), $mutations, $body);
            }
        )*
    };
}

/// Runs a target's body on each of its seeds and on so many mutations of them, more in the deep tier.
///
/// The mutations are the same in every run. A failure prints the input.
pub fn fuzz_on_seeds(target: &str, mutations: u64, body: impl Fn(&[u8])) {
    let seeds: Vec<Vec<u8>> = files(&fuzz_folder().join("seeds").join(target))
        .iter()
        .map(|path| fs::read(path).expect("a seed can be read"))
        .collect();
    assert!(!seeds.is_empty(), "{target} has seeds");
    let try_one = |data: &[u8]| {
        let _shown = ShownInPanic { target, data };
        body(data);
    };
    for seed in &seeds {
        try_one(seed);
    }
    let mut rng = Rng::new(0xF0_22ED);
    for _ in 0..mutations * times_as_much() {
        try_one(&mutated(&seeds, &mut rng));
    }
}

/// Prints the input when the body panics.
struct ShownInPanic<'a> {
    target: &'a str,
    data: &'a [u8],
}

impl Drop for ShownInPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{} fails on b\"{}\"", self.target, self.data.escape_ascii());
        }
    }
}

/// One of the seeds with a few changes.
fn mutated(seeds: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut data = pick(seeds, rng).clone();
    for _ in 0..=rng.below(MOST_CHANGES) {
        change(&mut data, seeds, rng);
    }
    data
}

fn change(data: &mut Vec<u8>, seeds: &[Vec<u8>], rng: &mut Rng) {
    let place = rng.index(data.len() + 1);
    match rng.below(6) {
        // The other changes need a byte to change.
        0 | 1 if place < data.len() => data[place] ^= 1 << rng.below(8),
        2 if place < data.len() => drop(data.remove(place)),
        3 => {
            let other = pick(seeds, rng);
            data.insert(place, *pick(other, rng));
        }
        // The beginning of this with the end of another.
        4 => {
            let other = pick(seeds, rng);
            data.truncate(place);
            data.extend(&other[rng.index(other.len() + 1)..]);
        }
        // A word of some seed in the place of what follows, or between.
        _ => {
            let words: Vec<&[u8]> = pick(seeds, rng).split(|byte| b" /,".contains(byte)).collect();
            let end = place + rng.index(data.len() - place + 1);
            data.splice(place..end, pick(&words, rng).iter().copied());
        }
    }
}

fn pick<'a, T>(items: &'a [T], rng: &mut Rng) -> &'a T {
    &items[rng.index(items.len())]
}
