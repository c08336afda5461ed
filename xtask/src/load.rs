//! How much a server takes: `cargo xtask load` drives `crates/load` against the release build and prints what it measures.
//!
//! Everything stays on loopback addresses of this machine; generators share its processors with the server.

use crate::server::Server;
use crate::shell::{root, run, target_folder};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Clients here do in a second what people do in minutes, from few addresses.
const CONFIG: &str = "
[limits]
sockets = 19000
sockets_per_address = 19000
guests = { burst = 1e9, per_second = 1e9 }
greetings = { burst = 1e9, per_second = 1e9 }
frames = { burst = 1e9, per_second = 1e9 }
tables = { burst = 1e9, per_second = 1e9 }
tables_per_address = { burst = 1e9, per_second = 1e9 }
";

/// How long each measurement takes, in seconds.
struct Times {
    growth: u32,
    whole: u32,
    saturation: u32,
    computers: u32,
}

const FULL: Times = Times { growth: 60, whole: 300, saturation: 15, computers: 60 };
const SHORT: Times = Times { growth: 10, whole: 20, saturation: 5, computers: 10 };

/// Moves a second that are asked for, one after the other, until the server does not follow.
const RATES: [f64; 12] =
    [500.0, 1000.0, 2000.0, 3000.0, 4000.0, 5000.0, 6000.0, 8000.0, 10_000.0, 12_000.0, 15_000.0, 20_000.0];
/// Games at saturation.
const GAMES: usize = 2000;

/// Runs what is named: everything, `short` (everything, but not for long), or one of the measurements.
pub(crate) fn run_all(what: &[&str]) -> Result<()> {
    run("cargo build --release --quiet --package siliam --package siliam-load")?;
    match what {
        [] => all(&FULL),
        ["short"] => all(&SHORT),
        ["growth"] => growth(&FULL),
        ["saturation"] => saturation(&FULL),
        ["idle"] => idle(),
        ["computers"] => computers(&FULL),
        ["boardgameio"] => boardgameio(&FULL),
        _ => bail!("cargo xtask load [short|growth|saturation|idle|computers|boardgameio]"),
    }
}

fn all(times: &Times) -> Result<()> {
    growth(times)?;
    saturation(times)?;
    idle()?;
    computers(times)
}

fn siliam() -> Result<Server> {
    Server::siliam(&target_folder().join("release/siliam"), &target_folder().join("load"), CONFIG)
}

/// What one measurement wants of all generators together.
#[derive(Clone, Copy, Default)]
struct Crowd {
    kind: &'static str,
    sockets: usize,
    games: usize,
    computers: usize,
    processes: usize,
}

/// A process of clients.
struct Generator {
    child: Child,
    asks: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Drop for Generator {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Generator {
    /// Part `number` of a crowd, with a loopback address of its own.
    fn start(server: &Server, crowd: Crowd, number: usize) -> Result<Self> {
        let part = |all: usize| (all * (number + 1) / crowd.processes) - all * number / crowd.processes;
        let mut command = Command::new(target_folder().join("release/siliam-load"));
        command.args([
            format!("server={}", server.address),
            format!("from=127.0.0.{}", number + 2),
            format!("sockets={}", part(crowd.sockets)),
            format!("games={}", part(crowd.games)),
            format!("computers={}", part(crowd.computers)),
            format!("kind={}", crowd.kind),
        ]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let asks = child.stdin.take().context("piped")?;
        let answers = BufReader::new(child.stdout.take().context("piped")?);
        Ok(Self { child, asks, answers })
    }

    fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        if self.answers.read_line(&mut line)? == 0 {
            bail!("a process of clients ended");
        }
        Ok(line.trim().to_owned())
    }
}

/// Connects a crowd.
fn gather(server: &Server, crowd: Crowd) -> Result<Vec<Generator>> {
    let generators = (0..crowd.processes).map(|number| Generator::start(server, crowd, number));
    let mut generators = generators.collect::<Result<Vec<_>>>()?;
    for generator in &mut generators {
        while generator.line()? != "ready" {}
    }
    Ok(generators)
}

/// Counts by microseconds.
#[derive(Default)]
struct Latencies(BTreeMap<u64, u64>);

impl Latencies {
    fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// Milliseconds that so much of all stays within.
    #[allow(clippy::cast_precision_loss, reason = "figures to be read")]
    fn within(&self, share: f64) -> f64 {
        let wanted = self.count() as f64 * share;
        let mut sum = 0;
        let found = self.0.iter().find(|&(_, &count)| {
            sum += count;
            sum as f64 >= wanted
        });
        found.map_or(0.0, |(&microseconds, _)| microseconds as f64 / 1000.0)
    }
}

/// Has every game play a move each so many milliseconds, for so many seconds.
fn play(generators: &mut [Generator], every: f64, seconds: u32) -> Result<Latencies> {
    for generator in &mut *generators {
        writeln!(generator.asks, "{every} {seconds}")?;
    }
    let mut latencies = Latencies::default();
    for generator in generators {
        loop {
            let line = generator.line()?;
            if line == "end" {
                break;
            }
            let (microseconds, count) = line.split_once(' ').context("a latency and a count")?;
            *latencies.0.entry(microseconds.parse()?).or_default() += count.parse::<u64>()?;
        }
    }
    Ok(latencies)
}

/// A row of a table: what was played, and how long it took.
#[allow(clippy::cast_precision_loss, reason = "figures to be read")]
fn row(name: &str, latencies: &Latencies, server: &Server, spent: f64, seconds: u32) -> Result<()> {
    let (moves, lasted) = (latencies.count() as f64, f64::from(seconds));
    println!(
        "| {name} | {:.0} | {:.1} ms | {:.1} ms | {:.1} ms | {:.0} MB | {:.2} ms |",
        moves / lasted,
        latencies.within(0.5),
        latencies.within(0.99),
        latencies.within(1.0),
        server.memory()? as f64 / 1024.0,
        1000.0 * spent / moves.max(1.0),
    );
    Ok(())
}

fn head(what: &str) {
    println!("\n{what}\n");
    println!(
        "| what | moves/s | p50 | p99 | longest | server's memory | processor time a move |\n|---|---|---|---|---|---|---|"
    );
}

/// Plays one round and prints it; the latencies.
fn measure(
    name: &str,
    server: &Server,
    generators: &mut [Generator],
    every: f64,
    seconds: u32,
) -> Result<Latencies> {
    let before = server.processor_time()?;
    let latencies = play(generators, every, seconds)?;
    row(name, &latencies, server, server.processor_time()? - before, seconds)?;
    Ok(latencies)
}

/// How latency grows with sockets, two fifths of as many games at a move every five seconds.
fn growth(times: &Times) -> Result<()> {
    head("One move every five seconds in each game, from move sent to seen by the opponent");
    for (sockets, games, seconds) in
        [(500, 200, times.growth), (2000, 800, times.growth), (5000, 2000, times.whole)]
    {
        let server = siliam()?;
        let crowd = Crowd { kind: "siliam", sockets, games, processes: 2, ..Crowd::default() };
        let mut generators = gather(&server, crowd)?;
        measure(&format!("{sockets} sockets, {games} games"), &server, &mut generators, 5000.0, seconds)?;
    }
    Ok(())
}

/// More and more moves a second in as many games, until the server does not follow.
fn saturation(times: &Times) -> Result<()> {
    head("More and more moves a second, 2,000 games, 4,000 sockets");
    let server = siliam()?;
    saturate(&server, "siliam", times)
}

#[allow(clippy::cast_precision_loss, reason = "a few thousand games")]
fn saturate(server: &Server, kind: &'static str, times: &Times) -> Result<()> {
    let crowd = Crowd { kind, games: GAMES, processes: 2, ..Crowd::default() };
    let mut generators = gather(server, crowd)?;
    for rate in RATES {
        let every = 1000.0 * GAMES as f64 / rate;
        let name = format!("{rate} moves/s asked");
        let latencies = measure(&name, server, &mut generators, every, times.saturation)?;
        if latencies.within(0.99) > 200.0 {
            break;
        }
    }
    Ok(())
}

/// Memory of sockets that say nothing.
#[allow(clippy::cast_precision_loss, reason = "figures to be read")]
fn idle() -> Result<()> {
    let server = siliam()?;
    let sockets = 15_000;
    let before = server.memory()?;
    let crowd = Crowd { kind: "siliam", sockets, processes: 4, ..Crowd::default() };
    let _generators = gather(&server, crowd)?;
    let after = server.memory()?;
    println!(
        "\n{sockets} idle sockets: {:.0} MB before, {:.0} MB after, {:.1} kB a socket",
        before as f64 / 1024.0,
        after as f64 / 1024.0,
        (after - before) as f64 / sockets as f64,
    );
    Ok(())
}

/// Latency while computers think, and while they do not.
fn computers(times: &Times) -> Result<()> {
    head("400 games, a move every two seconds in each");
    for (name, computers) in [("computers idle", 0), ("8 games wait for a computer at any time", 8)] {
        let server = siliam()?;
        let crowd = Crowd { kind: "siliam", sockets: 1000, games: 400, computers, processes: 2 };
        let mut generators = gather(&server, crowd)?;
        measure(name, &server, &mut generators, 2000.0, times.computers)?;
    }
    Ok(())
}

/// The same saturation of boardgame.io's server, which keeps games in memory.
fn boardgameio(times: &Times) -> Result<()> {
    let folder = root().join("bench/boardgameio");
    if !folder.join("node_modules").exists() {
        run("npm ci --prefix bench/boardgameio")?;
    }
    head("boardgame.io: more and more moves a second, 2,000 games, 4,000 sockets");
    let port = "18420";
    let (mut server, _) = Server::start(Command::new("node").args(["server.js", port]).current_dir(folder))?;
    server.address = format!("127.0.0.1:{port}");
    saturate(&server, "boardgameio", times)
}
