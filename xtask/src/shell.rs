//! Running other programs.

use anyhow::{Context, Result, ensure};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the repository").to_owned()
}

/// A command in the root of the repository.
pub(crate) fn command(program: &str, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command line of plain words to its end; fails when it does.
pub(crate) fn run(line: &str) -> Result<()> {
    let mut words = line.split_whitespace();
    let program = words.next().context("a command has a name")?;
    run_command(&mut command(program, words))
}

/// Runs a command to its end; fails when it does.
pub(crate) fn run_command(command: &mut Command) -> Result<()> {
    eprintln!("$ {command:?}");
    let status = command.status().with_context(|| format!("{command:?} does not start"))?;
    ensure!(status.success(), "{command:?} failed: {status}");
    Ok(())
}

/// Whether a program can be started.
pub(crate) fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Installs a tool from the crate registry unless this version is there.
pub(crate) fn need_tool(name: &str, version: &str) -> Result<()> {
    let installed = Command::new(name).arg("--version").output();
    let is_there = installed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(version));
    if is_there { Ok(()) } else { run(&format!("cargo install --locked --force {name} --version {version}")) }
}
