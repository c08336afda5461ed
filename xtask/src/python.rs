//! A client in Python, written from `docs/online.md` alone, plays whole games on the program as it is built for tests.

use crate::server::Server;
use crate::shell::{command, has, root, run, run_command, target_folder};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The one package of the client.
const PACKAGE: &str = "websocket-client==1.9.2";
/// What it plays, and how many seats there are.
const GAMES: [(&str, &str); 5] =
    [("siam", "2"), ("squaryd", "2"), ("samliam-6x7", "2"), ("samliam-3p", "3"), ("squaryd:table", "2")];
/// A program says in a second what people say in minutes.
const CONFIG: &str = "[limits]\nframes = { burst = 1e6, per_second = 1e6 }\n";

/// Builds the program and plays.
pub(crate) fn build_and_play() -> Result<()> {
    run("cargo build --quiet --package siliam --bin siliam")?;
    play()
}

/// Plays every game to its end with the program that the tests were run on: by itself it would be built with other features.
pub(crate) fn play() -> Result<()> {
    if !has("python3") {
        eprintln!("skipped: python3 is not there");
        return Ok(());
    }
    let folder = target_folder().join("python");
    let python = environment(&folder)?;
    let siliam = target_folder().join("debug/siliam");
    let server = Server::siliam(&siliam, &folder, CONFIG)?;
    let address = format!("http://{}", server.address);
    let client = root().join("crates/server/tests/client.py");
    for (game, players) in GAMES {
        let mut play = Command::new(&python);
        run_command(play.arg(&client).args([address.as_str(), game, players]).arg(&siliam))?;
    }
    Ok(())
}

/// The interpreter of a virtual environment that has the package.
fn environment(folder: &Path) -> Result<PathBuf> {
    let python = folder.join("venv/bin/python");
    let mark = folder.join("venv/package");
    if fs::read_to_string(&mark).is_ok_and(|package| package == PACKAGE) {
        return Ok(python);
    }
    fs::create_dir_all(folder)?;
    let made = run_command(command("python3", ["-m", "venv", "--clear"]).arg(folder.join("venv")));
    made.context("python3 cannot make a virtual environment (Debian: python3-venv)")?;
    run_command(Command::new(&python).args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        PACKAGE,
    ]))?;
    fs::write(mark, PACKAGE)?;
    Ok(python)
}
