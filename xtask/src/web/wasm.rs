//! The two WebAssembly modules of `crates/wasm`, bound to JavaScript.
//!
//! The toolchain is whatever there is: rustup's wasm target where it can be added, else Debian's compiler for the web,
//! unpacked under `target/`.

use super::Variant;
use crate::shell::{command, has, root, run, run_command, target_folder};
use anyhow::{Result, ensure};
use std::fs;
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
            (Self::Rules, Variant::Real) => "screen",
            (Self::Rules, Variant::Toy) => "screen,toy",
            (Self::Thinking, Variant::Real) => "thinking",
            (Self::Thinking, Variant::Toy) => "thinking,toy",
        }
    }
}

/// Compiles both modules and binds them into a folder.
pub(super) fn build(variant: Variant, folder: &Path) -> Result<()> {
    Module::ALL.into_iter().try_for_each(|module| compile(module, variant, folder))
}

/// Compiles `crates/wasm` and binds it to JavaScript.
fn compile(module: Module, variant: Variant, folder: &Path) -> Result<()> {
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
    run_command(bind.arg(folder).arg(compiled))
}

fn home() -> PathBuf {
    std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default()
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
