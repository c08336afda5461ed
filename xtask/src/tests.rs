//! The two tiers of tests.

use crate::fuzz;
use crate::shell::{command, need_tool, root, run, run_command};
use crate::web;
use anyhow::Result;

const CARGO_DENY: &str = "0.20.2";
/// How much longer the random comparisons run in the deep tier.
const DEEP_EFFORT: &str = "4";

/// What CI runs: minutes.
pub(crate) fn fast() -> Result<()> {
    run("cargo fmt --all --check")?;
    run("cargo clippy --workspace --all-targets --quiet -- -D warnings")?;
    need_tool("cargo-deny", CARGO_DENY)?;
    run("cargo deny --log-level error check licenses bans sources")?;
    fuzz::run(5)?;
    run("cargo build --release --quiet")?;
    web::build(&["--test"])?;
    run("cargo test --workspace --exclude siliam-bench --quiet")
}

/// What is run before an issue is called resolved: longer, logged under `docs/`.
pub(crate) fn deep() -> Result<()> {
    let log = root().join("docs/deep-tier.log");
    let script = format!(
        "set -o pipefail; {{ date -u +%F; grep -m1 'model name' /proc/cpuinfo; nproc; \
         SILIAM_EFFORT={DEEP_EFFORT} cargo test --workspace --exclude siliam-bench; \
         cargo xtask fuzz 20; cargo xtask web --deep; }} 2>&1 | sed --unbuffered \"s|{root}|.|g; s|$HOME|~|g\" | tee {log}",
        root = root().display(),
        log = log.display(),
    );
    run_command(&mut command("bash", ["-ec", &script]))
}
