//! The benchmarks, by the clock and by the instruction counter.

use crate::shell::{need_program, need_tool, run};
use anyhow::Result;

const GUNGRAUN_RUNNER: &str = "0.20.0";

/// Both, printed as their tools print them; the figures worth keeping go into `docs/benchmarks.md` by hand.
pub(crate) fn run_all() -> Result<()> {
    run("cargo bench --package siliam-bench --bench time")?;
    need_program("valgrind", &["valgrind"])?;
    need_tool("gungraun-runner", GUNGRAUN_RUNNER)?;
    run("cargo bench --package siliam-bench --bench instructions")
}
