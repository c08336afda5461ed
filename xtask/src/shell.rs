//! Running other programs.

use anyhow::{Context, Result, bail, ensure};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the repository").to_owned()
}

/// Where cargo puts what it builds.
pub(crate) fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
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

/// Installs a program from Debian's packages unless it is there; where that fails, one line says what is missing.
pub(crate) fn need_program(program: &str, packages: &[&str]) -> Result<()> {
    if has(program) {
        return Ok(());
    }
    eprintln!("$ apt-get install {}", packages.join(" "));
    let apt = |arguments: &[&str]| {
        let mut apt = command("apt-get", arguments);
        apt.env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null()).stdout(Stdio::null());
        apt.stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    let installed =
        apt(&["update", "-qq"]) && apt(&[&["install", "-qq", "--yes"], packages].concat()) && has(program);
    if !installed {
        bail!("`{program}` is missing and could not be installed (Debian: {})", packages.join(" "));
    }
    Ok(())
}
