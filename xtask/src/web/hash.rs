//! What `web/dist` and `web/wasm` were built from, as hashes in `web/dist.hash`.

use crate::shell::root;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::hash::Hasher;
use std::path::{Path, PathBuf};

/// What the build is made of: folders and files, relative to the root. The lock file is left out: it changes with crates
/// that the browser never sees.
const SOURCES: &[&str] = &[
    "crates/catalog/src",
    "crates/core/src",
    "crates/engine/src",
    "crates/messages",
    "crates/picture/art",
    "crates/picture/src",
    "crates/record/src",
    "crates/room/src",
    "crates/wasm",
    "games",
    "web/index.html",
    "web/messages",
    "web/package-lock.json",
    "web/package.json",
    "web/pocket.ts",
    "web/public",
    "web/src",
    "web/vite.config.ts",
];

/// What the build gives.
const BUILT: &[&str] = &["web/dist", "web/wasm"];

/// The hashes of everything as it is now, as the file holds them.
pub(super) fn now() -> Result<String> {
    Ok(format!("sources {}\nbuilt {}\n", hash(SOURCES)?, hash(BUILT)?))
}

/// Writes down what was just built.
pub(super) fn store() -> Result<()> {
    Ok(fs::write(file(), now()?)?)
}

/// Fails when sources or build are not those that were written down.
pub(super) fn compare() -> Result<()> {
    let stored = fs::read_to_string(file()).context("web/dist.hash is missing: run `cargo xtask web`")?;
    let now = now()?;
    ensure!(
        stored == now,
        "web/dist and web/wasm are not those of the sources: run `cargo xtask web` and commit them\n\
         stored:\n{stored}now:\n{now}"
    );
    Ok(())
}

fn file() -> PathBuf {
    root().join("web/dist.hash")
}

/// A hash of the names and contents of all files, the same on every system.
fn hash(folders: &[&str]) -> Result<String> {
    let mut files = Vec::new();
    for folder in folders {
        collect(&root().join(folder), &mut files)?;
    }
    let named = |path: &PathBuf| {
        let relative = path.strip_prefix(root()).expect("sources lie in the repository");
        relative.to_string_lossy().replace('\\', "/")
    };
    let mut files: Vec<_> = files.iter().map(|path| (named(path), path)).collect();
    files.sort();
    let mut hash = Fnv::default();
    for (name, path) in files {
        // Tests and data of the games, and their readmes, are no part of the build.
        let beside = ["/tests/", "/data/", "/README.md"];
        if name.starts_with("games/") && beside.iter().any(|part| name.contains(part)) {
            continue;
        }
        let content = fs::read(path).with_context(|| format!("cannot read {name}"))?;
        hash.write(name.as_bytes());
        hash.write(&[0]);
        hash.write(&content.into_iter().filter(|&byte| byte != b'\r').collect::<Vec<_>>());
        hash.write(&[0]);
    }
    Ok(format!("{:016x}", hash.finish()))
}

fn collect(path: &Path, into: &mut Vec<PathBuf>) -> Result<()> {
    if path.is_file() {
        into.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if !["target", "tests", "benches", "examples"].contains(&name.as_str()) {
            collect(&path, into)?;
        }
    }
    Ok(())
}

/// FNV-1a in 64 bits: it guards against forgetting, not against malice.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}
