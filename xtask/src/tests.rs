//! The two tiers of tests.

use crate::fuzz;
use crate::python;
use crate::shell::{command, need_tool, root, run, run_command};
use crate::steps::Steps;
use crate::web;
use anyhow::Result;

const CARGO_DENY: &str = "0.20.2";
/// How much longer the random comparisons run in the deep tier.
const DEEP_EFFORT: &str = "4";
/// Seconds that each fuzz target runs in the deep tier.
const DEEP_FUZZ: u32 = 20;
/// Everything that has tests. Examples and benchmarks are compiled in the deep tier.
const TESTED: &str = "--workspace --exclude siliam-bench --exclude siliam-load --tests";
/// Many tests wait for sockets, disks and terminals, so more of them run at the same time than there are cores.
const THREADS: u32 = 4;
/// The examples of `docs/library.md`, each with what makes it short.
const EXAMPLES: [&str; 5] = [
    "-p siliam-catalog --example bot -- squaryd",
    "-p siliam-catalog --example own_variant -- 2",
    "-p siliam-picture --features png --example board -- squaryd target/board.png e2 d3",
    "-p siliam-record --example random_games -- squaryd 3",
    "-p siliam-record --example read_records -- fuzz/seeds/record_text/squaryd",
];
/// What CI runs: minutes. Nothing is compiled that is not tested, and no tool from source.
pub(crate) fn fast() -> Result<()> {
    Steps::take(|steps| {
        steps.step("tests: compile", || cargo(&format!("test {TESTED} --no-run --quiet")))?;
        steps.step("tests: run", || cargo(&format!("test {TESTED} --quiet -- --test-threads {THREADS}")))?;
        steps.step("tests: documentation", || {
            cargo("test --workspace --exclude siliam-bench --exclude siliam-load --doc --quiet")
        })?;
        steps.step("online: a client in Python", python::play)?;
        steps.step("format", || run("cargo fmt --all --check"))?;
        steps.step("lints", || cargo(&format!("clippy {TESTED} --quiet -- -D warnings")))?;
        steps.step("web: is the build that of the sources", web::check)?;
        steps.step("web: packages, Node, Chromium", web::prepare)?;
        steps.step("web: types and lints", || web::script("lints"))?;
        steps.step("web: unit tests", || web::script("unit"))?;
        steps.step("web: a short pass in Chromium", || web::script("browser"))
    })
}

/// The deep tier: everything longer, with a log under `docs/`.
pub(crate) fn deep() -> Result<()> {
    let log = root().join("docs/deep-tier.log");
    let script = format!(
        "set -o pipefail; {{ date -u +%F; grep -m1 'model name' /proc/cpuinfo; nproc; cargo xtask deep --steps; }} 2>&1 \
         | sed --unbuffered \"s|{root}|.|g; s|$HOME|~|g\" | tee {log}",
        root = root().display(),
        log = log.display(),
    );
    run_command(&mut command("bash", ["-c", &script]))
}

/// The steps of the deep tier.
pub(crate) fn deep_steps() -> Result<()> {
    Steps::take(|steps| {
        steps.step("tests, four times as long", || {
            let mut test = command("cargo", ["test"]);
            run_command(test.args(TESTED.split_whitespace()).env("SILIAM_EFFORT", DEEP_EFFORT))
        })?;
        steps.step("lints: examples and benchmarks too", || {
            run("cargo clippy --workspace --all-targets --quiet -- -D warnings")
        })?;
        steps.step("examples: run", || {
            EXAMPLES.iter().try_for_each(|example| run(&format!("cargo run --quiet {example}")))
        })?;
        steps.step("documentation: no warnings", || {
            let mut doc = command("cargo", ["doc", "--workspace", "--no-deps", "--quiet"]);
            run_command(doc.env("RUSTDOCFLAGS", "-D warnings"))
        })?;
        steps.step("crates for others: packed, and built from the packages", || {
            run("cargo publish --workspace --dry-run --allow-dirty --quiet")
        })?;
        steps.step("licences", || {
            need_tool("cargo-deny", CARGO_DENY)?;
            run("cargo deny --log-level error check licenses bans sources")
        })?;
        steps.step("release build", || run("cargo build --release --quiet"))?;
        steps.step("puzzles: every one proven", || run("target/release/siliam puzzles check"))?;
        steps.step("fuzz", || fuzz::run(DEEP_FUZZ))?;
        steps.step("web: is the build that of the sources", web::check)?;
        steps.step("web: the same bytes when built anew", web::rebuild_and_compare)?;
        steps.step("web: packages, Node, Chromium", web::prepare)?;
        steps.step("web: types and lints", || web::script("lints"))?;
        steps.step("web: unit tests", || web::script("unit"))?;
        steps.step("web: the toy game's build", || web::build(&["--toy"]))?;
        steps.step("web: every page in Chromium", || web::script("browser:deep"))
    })
}

/// Runs cargo; in CI nothing is kept for a second build, which makes the first one faster.
fn cargo(arguments: &str) -> Result<()> {
    let mut cargo = command("cargo", arguments.split_whitespace());
    if std::env::var_os("CI").is_some() {
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    run_command(&mut cargo)
}
