//! A client in Python, written from `docs/online.md` alone, plays whole games on the program as it is built for tests.

use crate::shell::{command, has, root, run, run_command, target_folder};
use anyhow::{Context, Result, ensure};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The one package of the client.
const PACKAGE: &str = "websocket-client==1.9.2";
/// What it plays, and how many seats there are.
const GAMES: [(&str, &str); 5] =
    [("siam", "2"), ("squaryd", "2"), ("samliam-6x7", "2"), ("samliam-3p", "3"), ("squaryd:table", "2")];
/// A program says in a second what people say in minutes.
const CONFIG: &str = "[limits]\nframes = { burst = 1e6, per_second = 1e6 }\n";

/// A server that ends with this step.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Plays every game to its end.
pub(crate) fn play() -> Result<()> {
    if !has("python3") {
        eprintln!("skipped: python3 is not there");
        return Ok(());
    }
    run("cargo build --quiet --package siliam --bin siliam")?;
    let folder = target_folder().join("python");
    let python = environment(&folder)?;
    let siliam = target_folder().join("debug/siliam");
    let (_server, address) = serve(&siliam, &folder)?;
    let client = root().join("crates/server/tests/client.py");
    for (game, players) in GAMES {
        let mut play = Command::new(&python);
        run_command(play.arg(&client).args([&address, game, players]).arg(&siliam))?;
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

/// Starts a server on a free port with empty data; its address.
fn serve(siliam: &Path, folder: &Path) -> Result<(Server, String)> {
    let (data, config, log) = (folder.join("data"), folder.join("siliam.toml"), folder.join("log"));
    if data.exists() {
        fs::remove_dir_all(&data)?;
    }
    fs::write(&config, CONFIG)?;
    let mut serve = Command::new(siliam);
    serve
        .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .arg("--config")
        .arg(config);
    let child = serve.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(File::create(&log)?).spawn()?;
    let mut server = Server(child);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().context("piped")?).read_line(&mut line)?;
    let address = line.split_whitespace().find(|word| word.starts_with("http://"));
    ensure!(address.is_some(), "the server does not start: {}", fs::read_to_string(&log)?);
    Ok((server, address.unwrap_or_default().trim_end_matches('/').to_owned()))
}
