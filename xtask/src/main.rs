//! What developers run: `cargo xtask <command>`.

mod bench;
mod fuzz;
mod levels;
mod load;
mod python;
mod server;
mod shell;
mod steps;
mod tests;
mod web;

use anyhow::{Result, bail};

const USAGE: &str = "\
cargo xtask test          the fast tier: every test, format, lints, the page (CI runs this)
cargo xtask deep          the deep tier: everything longer; its log goes to docs/deep-tier.log
cargo xtask fuzz [SECS]   every fuzz target for SECS seconds each (default 60)
cargo xtask bench         criterion and instruction-count benchmarks
cargo xtask levels        play the levels against each other and write docs/levels.md (an hour on two cores)
cargo xtask load          how much the server takes, for docs/benchmarks.md (short, growth, saturation, idle, computers, boardgameio)
cargo xtask python        a client in Python, written from docs/online.md, plays whole games (a step of the fast tier)
cargo xtask web           rebuild web/wasm and web/dist (--check: is it that of the sources? --test, --deep: its tests)";

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => tests::fast(),
        ["deep"] => tests::deep(),
        ["deep", "--steps"] => tests::deep_steps(),
        ["fuzz"] => fuzz::run(60),
        ["fuzz", seconds] => fuzz::run(seconds.parse()?),
        ["bench"] => bench::run_all(),
        ["levels"] => levels::measure(),
        ["load", ref rest @ ..] => load::run_all(rest),
        ["python"] => python::build_and_play(),
        ["web", ref rest @ ..] => web::build(rest),
        _ => bail!("usage:\n{USAGE}"),
    }
}
