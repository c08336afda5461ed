//! Coverage-guided fuzzing on the pinned compiler.
//!
//! The flags are those that `cargo fuzz` passes, less the address sanitizer, which needs a nightly compiler and has little
//! to find in a workspace without unsafe code.

use crate::shell::{command, root, run_command};
use anyhow::{Context, Result};
use std::fs;

const FLAGS: [&str; 6] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];
/// Asking for a target keeps the flags away from build scripts.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Runs every target for so many seconds, its corpus kept under `fuzz/corpus`.
pub(crate) fn run(seconds: u32) -> Result<()> {
    let fuzz = root().join("fuzz");
    let mut build = command("cargo", ["build", "--release", "--quiet", "--target", TARGET]);
    build.current_dir(&fuzz).env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\x1f"));
    build.env("CARGO_TARGET_DIR", fuzz.join("target"));
    run_command(&mut build)?;
    let mut targets: Vec<_> = fs::read_dir(fuzz.join("fuzz_targets"))?.collect::<Result<_, _>>()?;
    targets.sort_by_key(fs::DirEntry::path);
    for target in targets {
        let path = target.path();
        let name = path.file_stem().and_then(|stem| stem.to_str()).context("targets have plain names")?;
        let corpus = fuzz.join("corpus").join(name);
        let artifacts = fuzz.join("artifacts").join(name);
        fs::create_dir_all(&corpus)?;
        fs::create_dir_all(&artifacts)?;
        let program = fuzz.join("target").join(TARGET).join("release").join(name);
        let mut words = vec![corpus.display().to_string()];
        let seeds = fuzz.join("seeds").join(name);
        if seeds.is_dir() {
            words.push(seeds.display().to_string());
        }
        words.push(format!("-max_total_time={seconds}"));
        words.push(format!("-artifact_prefix={}/", artifacts.display()));
        words.extend(
            ["-timeout=10", "-max_len=512", "-verbosity=0", "-print_final_stats=1"].map(String::from),
        );
        run_command(&mut command(&program.display().to_string(), words))?;
    }
    Ok(())
}
