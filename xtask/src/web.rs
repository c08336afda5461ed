//! `cargo xtask web`: the WebAssembly modules and the front end, built into `web/dist`, which is committed.
//!
//! There are two modules of one crate: the rules, small, for the page; the engine with them, fast, for its worker.
//!
//! `--check` builds nothing: it compares the hash of the sources with the one stored beside the build. `--toy` builds the
//! test variant with the toy game into `web/dist-toy`; `--test` and `--deep` run the front end's two tiers of tests, the
//! second with the toy game. The toolchain is whatever there is: rustup's wasm target where it can
//! be added, else Debian's compiler for the web, unpacked under `target/`.

use crate::shell::{command, has, root, run, run_command};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Must equal the version of the crate in Cargo.toml.
const WASM_BINDGEN: &str = "0.2.130";
const TARGET: &str = "wasm32-unknown-unknown";
/// What Debian needs for a compiler to WebAssembly; unpacked, not installed, as it conflicts with a packaged rustup.
const DEBIAN: &[&str] = &[
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "lld-22",
    "libstd-rust-web-dev",
    "libstd-rust-web-1.96",
    "libllvm22",
    "libgit2-1.5",
    "libhttp-parser2.9",
    "libmbedcrypto7",
    "libmbedtls14",
    "libmbedx509-1",
];
/// What the build is made of: folders and files, relative to the root. The lock file is left out: it changes with crates
/// that the browser never sees.
const SOURCES: &[&str] = &[
    "crates/catalog/src",
    "crates/core/src",
    "crates/engine/src",
    "crates/messages",
    "crates/wasm",
    "games",
    "web/index.html",
    "web/messages",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/vite.config.ts",
];

/// Runs `cargo xtask web [--check | --toy | --test | --deep]`.
pub(crate) fn build(arguments: &[&str]) -> Result<()> {
    match arguments {
        [] => {
            let hash = sources_hash()?;
            wasm(Variant::Real)?;
            front_end(Variant::Real)?;
            tell_sizes()?;
            fs::write(hash_file(), format!("{hash}\n"))?;
            println!("web/dist is built from sources {hash}");
            Ok(())
        }
        ["--check"] => check(),
        ["--toy"] => {
            wasm(Variant::Toy)?;
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
    fn wasm_folder(self) -> &'static str {
        if self == Self::Real { "wasm" } else { "wasm-toy" }
    }

    fn dist_folder(self) -> &'static str {
        if self == Self::Real { "dist" } else { "dist-toy" }
    }
}

/// Runs one of the front end's test scripts on the build that is there.
fn test(script: &str) -> Result<()> {
    check()?;
    let web = root().join("web");
    packages(&web)?;
    if !has("chromium") {
        run("apt-get update --quiet")?;
        run("apt-get install --yes --quiet chromium fonts-dejavu")?;
    }
    // The tests ask the rules what could be touched, so they need the bound module beside the build.
    if Module::ALL.iter().any(|module| !web.join("wasm").join(module.name()).with_extension("js").is_file()) {
        wasm(Variant::Real)?;
    }
    run_command(command("npm", ["run", script]).current_dir(&web))
}

/// Fetches exactly the pinned packages, once.
fn packages(web: &Path) -> Result<()> {
    ensure!(has("npm"), "npm is not installed; only rebuilding and testing the front end needs it");
    if web.join("node_modules/.package-lock.json").is_file() {
        return Ok(());
    }
    run_command(command("npm", ["ci"]).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").current_dir(web))
}

fn hash_file() -> PathBuf {
    root().join("web/dist.hash")
}

fn check() -> Result<()> {
    let stored =
        fs::read_to_string(hash_file()).context("web/dist.hash is missing: run `cargo xtask web`")?;
    let (stored, now) = (stored.trim(), sources_hash()?);
    ensure!(
        stored == now,
        "web/dist was built from other sources ({stored}, now {now}): run `cargo xtask web` and commit it"
    );
    Ok(())
}

/// A hash of the names and contents of all sources, the same on every system.
fn sources_hash() -> Result<String> {
    let mut files = Vec::new();
    for source in SOURCES {
        collect(&root().join(source), &mut files)?;
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
        if name != "target" && name != "tests" && name != "benches" {
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

/// One of the two ways in which `crates/wasm` is compiled.
#[derive(Clone, Copy)]
enum Module {
    /// For the page: every byte is waited for.
    Rules,
    /// For the worker, with the engine.
    Thinking,
}

impl Module {
    const ALL: [Self; 2] = [Self::Rules, Self::Thinking];

    /// What its files are called.
    fn name(self) -> &'static str {
        match self {
            Self::Rules => "siliam_rules",
            Self::Thinking => "siliam_thinking",
        }
    }

    fn profile(self) -> &'static str {
        match self {
            Self::Rules => "wasm",
            Self::Thinking => "wasm-thinking",
        }
    }

    fn features(self, variant: Variant) -> &'static str {
        match (self, variant) {
            (Self::Rules, Variant::Real) => "",
            (Self::Rules, Variant::Toy) => "toy",
            (Self::Thinking, Variant::Real) => "thinking",
            (Self::Thinking, Variant::Toy) => "thinking,toy",
        }
    }
}

/// Compiles both modules.
fn wasm(variant: Variant) -> Result<()> {
    Module::ALL.into_iter().try_for_each(|module| compile(module, variant))
}

/// Compiles `crates/wasm` and binds it to JavaScript.
fn compile(module: Module, variant: Variant) -> Result<()> {
    let target = target_folder();
    let mut build = compiler(&target)?;
    build.args(["build", "--profile", module.profile(), "--target", TARGET, "--package", "siliam-wasm"]);
    build.args(["--no-default-features", "--features", module.features(variant)]);
    // The same sources give the same bytes wherever they lie.
    let flags =
        format!("--remap-path-prefix={}=. --remap-path-prefix={}=~", root().display(), home().display());
    build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
    build.env("CARGO_TARGET_DIR", target.join("web"));
    run_command(&mut build)?;
    let compiled = target.join("web").join(TARGET).join(module.profile()).join("siliam_wasm.wasm");
    let bindgen = wasm_bindgen(&target)?;
    let mut bind = command(&bindgen.to_string_lossy(), ["--target", "web", "--omit-default-module-path"]);
    bind.args(["--out-name", module.name(), "--out-dir"]);
    run_command(bind.arg(root().join("web").join(variant.wasm_folder())).arg(compiled))
}

fn home() -> PathBuf {
    std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default()
}

fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A cargo that compiles to WebAssembly.
fn compiler(target: &Path) -> Result<Command> {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).current_dir(root()).output()?;
    let sysroot = PathBuf::from(String::from_utf8(sysroot.stdout)?.trim());
    let there = || sysroot.join("lib/rustlib").join(TARGET).join("lib").is_dir();
    if there() || (has("rustup") && run(&format!("rustup target add {TARGET}")).is_ok() && there()) {
        return Ok(command("cargo", [] as [&str; 0]));
    }
    let folder = debian_compiler(target)?;
    let mut build = command(&folder.join("usr/bin/cargo").to_string_lossy(), ["-Zbuild-std=std,panic_abort"]);
    build
        .env("LD_LIBRARY_PATH", folder.join("usr/lib/x86_64-linux-gnu"))
        .env("RUSTC", folder.join("usr/bin/rustc"))
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", folder.join("usr/lib/llvm-22/bin/wasm-ld"));
    Ok(build)
}

/// Debian's compiler for the web, downloaded and unpacked once.
fn debian_compiler(target: &Path) -> Result<PathBuf> {
    let folder = target.join("web-toolchain");
    if folder.join("usr/bin/rustc").is_file() {
        return Ok(folder);
    }
    ensure!(
        has("apt-get") && has("dpkg"),
        "no compiler to WebAssembly: `rustup target add {TARGET}` failed and this is not Debian"
    );
    let packages = target.join("web-packages");
    fs::create_dir_all(&packages)?;
    run_command(command("apt-get", ["download"]).args(DEBIAN).current_dir(&packages))?;
    for entry in fs::read_dir(&packages)? {
        run_command(command("dpkg", ["-x"]).arg(entry?.path()).arg(&folder))?;
    }
    Ok(folder)
}

/// The `wasm-bindgen` program of our version, installed once under `target/`.
fn wasm_bindgen(target: &Path) -> Result<PathBuf> {
    let is_ours = |program: &Path| {
        let asked = Command::new(program).arg("--version").output();
        asked.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(WASM_BINDGEN))
    };
    let on_path = PathBuf::from("wasm-bindgen");
    if is_ours(&on_path) {
        return Ok(on_path);
    }
    let folder = target.join("web-tools");
    let own = folder.join("bin/wasm-bindgen");
    if !is_ours(&own) {
        let install = ["install", "wasm-bindgen-cli", "--version", WASM_BINDGEN, "--root"];
        let mut install = command("cargo", install);
        // A target folder of the workspace would be built for its toolchain and locks.
        run_command(install.arg(&folder).env("CARGO_TARGET_DIR", target.join("web-tools-build")))?;
    }
    Ok(own)
}

/// Builds the pages with Vite.
fn front_end(variant: Variant) -> Result<()> {
    let web = root().join("web");
    packages(&web)?;
    run_command(
        command("npx", ["vite", "build"])
            .env("SILIAM_WASM", format!("./{}", variant.wasm_folder()))
            .env("SILIAM_DIST", variant.dist_folder())
            .current_dir(&web),
    )
}

/// Prints what a visitor loads, as it travels.
fn tell_sizes() -> Result<()> {
    for entry in fs::read_dir(root().join("web/dist/assets"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "wasm") {
            let packed = command("gzip", ["--best", "--stdout"]).arg(&path).output()?.stdout.len();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            println!("{name}: {} kB, {} kB packed", fs::metadata(&path)?.len() / 1000, packed / 1000);
        }
    }
    Ok(())
}
