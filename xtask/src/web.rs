//! `cargo xtask web`: the WebAssembly modules and the front end, built into `web/wasm` and `web/dist`, which are committed.
//!
//! There are two modules of one crate: the rules, small, for the page; the engine with them, fast, for its worker.
//!
//! `--check` builds nothing: it compares hashes of sources and build with those stored beside them. `--toy` builds the
//! test variant with the toy game into `web/dist-toy`; `--test` and `--deep` run the front end's two tiers of tests.

mod hash;
mod wasm;

use crate::shell::{command, need_program, root, run_command, target_folder};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// Runs `cargo xtask web [--check | --toy | --test | --deep]`.
pub(crate) fn build(arguments: &[&str]) -> Result<()> {
    match arguments {
        [] => {
            wasm::build(Variant::Real, &Variant::Real.wasm_folder())?;
            front_end(Variant::Real)?;
            print_sizes()?;
            hash::store()?;
            print!("{}", hash::now()?);
            Ok(())
        }
        ["--check"] => check(),
        ["--toy"] => {
            wasm::build(Variant::Toy, &Variant::Toy.wasm_folder())?;
            front_end(Variant::Toy)
        }
        ["--test"] => test("test"),
        ["--deep"] => {
            build(&["--toy"])?;
            test("test:deep")
        }
        _ => bail!("usage: cargo xtask web [--check | --toy | --test | --deep]"),
    }
}

/// The program's own build, or the one of the tests with the toy game in it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Variant {
    Real,
    Toy,
}

impl Variant {
    /// Where its modules lie.
    fn wasm_folder(self) -> PathBuf {
        web().join(if self == Self::Real { "wasm" } else { "wasm-toy" })
    }

    /// Where its pages lie.
    fn dist_folder(self) -> PathBuf {
        web().join(if self == Self::Real { "dist" } else { "dist-toy" })
    }
}

fn web() -> PathBuf {
    root().join("web")
}

/// Fails when the committed build is not that of the sources.
pub(crate) fn check() -> Result<()> {
    hash::compare()
}

/// Builds the modules anew and fails when a byte differs from the committed ones.
pub(crate) fn rebuild_and_compare() -> Result<()> {
    let again = target_folder().join("web-again");
    wasm::build(Variant::Real, &again)?;
    let committed = Variant::Real.wasm_folder();
    for entry in fs::read_dir(&again)? {
        let name = entry?.file_name();
        let same = fs::read(again.join(&name))? == fs::read(committed.join(&name)).unwrap_or_default();
        ensure!(
            same,
            "web/wasm/{} is other than what this machine's compiler makes of the sources",
            name.display()
        );
    }
    Ok(())
}

/// Installs what the front end's tests need: packages, Node and a browser.
pub(crate) fn prepare() -> Result<()> {
    packages()?;
    need_program("chromium", &["chromium", "fonts-dejavu"])
}

/// Runs one of the scripts in `web/package.json`.
pub(crate) fn script(name: &str) -> Result<()> {
    run_command(command("npm", ["run", "--silent", name]).current_dir(web()))
}

/// Runs one of the front end's tiers on the build that is there.
fn test(tier: &str) -> Result<()> {
    check()?;
    prepare()?;
    script(tier)
}

/// Fetches exactly the pinned packages, once.
fn packages() -> Result<()> {
    need_program("npm", &["nodejs", "npm"])?;
    if web().join("node_modules/.package-lock.json").is_file() {
        return Ok(());
    }
    let mut fetch = command("npm", ["ci", "--no-audit", "--no-fund"]);
    run_command(fetch.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").current_dir(web()))
}

/// Builds the pages with Vite.
fn front_end(variant: Variant) -> Result<()> {
    packages()?;
    run_command(
        command("npx", ["vite", "build"])
            .env("SILIAM_WASM", variant.wasm_folder())
            .env("SILIAM_DIST", variant.dist_folder())
            .current_dir(web()),
    )
}

/// Prints what a visitor loads, as it travels.
fn print_sizes() -> Result<()> {
    for entry in fs::read_dir(Variant::Real.dist_folder().join("assets"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "wasm") {
            let (plain, packed) = (fs::metadata(&path)?.len(), packed(&path)?);
            println!("{}: {} kB, {} kB packed", name(&path)?, plain / 1000, packed / 1000);
        }
    }
    Ok(())
}

/// The size of a file as a server sends it.
fn packed(path: &Path) -> Result<usize> {
    Ok(command("gzip", ["--best", "--stdout"]).arg(path).output()?.stdout.len())
}

fn name(path: &Path) -> Result<&str> {
    path.file_name().and_then(|name| name.to_str()).context("built files have plain names")
}
