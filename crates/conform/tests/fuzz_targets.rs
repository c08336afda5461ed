//! Every fuzz target is built by the fuzz workspace, has seeds, and is run by the tests of one crate.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What lies in a folder, in alphabetical order.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

fn targets() -> Vec<String> {
    let sources = listed(&root().join("fuzz/fuzz_targets")).into_iter();
    sources
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .map(|path| stem(&path))
        .collect()
}

/// The targets that the `tests/fuzz.rs` of each crate runs: the lines `target: mutations, body;` of its `fuzz_tests!`.
fn run_by_crates() -> Vec<String> {
    let mut run = Vec::new();
    for folder in listed(&root().join("crates")) {
        let Ok(source) = fs::read_to_string(folder.join("tests/fuzz.rs")) else { continue };
        let (_, list) = source.split_once("fuzz_tests! {\n").expect("tests/fuzz.rs lists its targets");
        let (list, _) = list.split_once("\n}").expect("the list is closed");
        run.extend(
            list.lines().filter_map(|line| line.split_once(": ")).map(|(name, _)| name.trim().to_owned()),
        );
    }
    run.sort();
    run
}

#[test]
fn every_target_is_run() {
    assert_eq!(targets(), run_by_crates());
}

#[test]
fn every_target_is_built_and_has_seeds() {
    let manifest =
        fs::read_to_string(root().join("fuzz/Cargo.toml")).expect("the fuzz workspace has a manifest");
    let mut built: Vec<&str> = manifest
        .split("\n[[bin]]\n")
        .skip(1)
        .filter_map(|bin| bin.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"')))
        .collect();
    built.sort_unstable();
    assert_eq!(targets(), built);
    let seeded: Vec<String> = listed(&root().join("fuzz/seeds")).iter().map(|folder| stem(folder)).collect();
    assert_eq!(targets(), seeded);
}
