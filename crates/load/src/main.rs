//! Many clients at once, for measuring a server.
//!
//! `siliam-load server=127.0.0.1:7420 from=127.0.0.2 sockets=2500 games=1000` connects so many sockets from one address, sits
//! two of them down at each game, and says `ready`. Then each line of its input, `EVERY SECONDS`, has every game play a move
//! each EVERY milliseconds for that time; the answer is a count of moves for each time from a move sent to seen by the
//! opponent, in microseconds, and `end`. It talks to loopback addresses alone.

mod boardgameio;
mod computers;
mod house;
mod latencies;
mod round;
mod script;
mod siliam;

use anyhow::{Context, Result, ensure};
use house::House;
use latencies::Latencies;
use round::{Round, Rounds};
use std::net::{IpAddr, SocketAddr};
use std::rc::Rc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::task::{JoinSet, LocalSet};

/// What is asked of this process.
#[derive(Debug)]
struct Asked {
    server: SocketAddr,
    from: IpAddr,
    sockets: usize,
    games: usize,
    /// Games against a computer of full strength, which are played as fast as it answers.
    computers: usize,
    kind: Kind,
}

/// Whose server it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Siliam,
    BoardgameIo,
}

fn asked() -> Result<Asked> {
    let mut asked = Asked {
        server: SocketAddr::from(([127, 0, 0, 1], 7420)),
        from: IpAddr::from([127, 0, 0, 1]),
        sockets: 0,
        games: 0,
        computers: 0,
        kind: Kind::Siliam,
    };
    for argument in std::env::args().skip(1) {
        let (key, value) =
            argument.split_once('=').with_context(|| format!("`{argument}` is not key=value"))?;
        match key {
            "server" => asked.server = value.parse()?,
            "from" => asked.from = value.parse()?,
            "sockets" => asked.sockets = value.parse()?,
            "games" => asked.games = value.parse()?,
            "computers" => asked.computers = value.parse()?,
            "kind" if value == "siliam" => asked.kind = Kind::Siliam,
            "kind" if value == "boardgameio" => asked.kind = Kind::BoardgameIo,
            _ => anyhow::bail!("`{argument}` means nothing here"),
        }
    }
    ensure!(
        asked.server.ip().is_loopback() && asked.from.is_loopback(),
        "only loopback addresses are loaded"
    );
    asked.sockets = asked.sockets.max(2 * asked.games + asked.computers);
    Ok(asked)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let asked = asked()?;
    LocalSet::new().run_until(run(asked)).await
}

async fn run(asked: Asked) -> Result<()> {
    let house = Rc::new(House::new(asked.server, asked.from));
    let rounds = Rc::new(Rounds::default());
    let mut tasks = JoinSet::new();
    match asked.kind {
        Kind::Siliam => siliam::connect(&house, &asked, &rounds, &mut tasks).await?,
        Kind::BoardgameIo => boardgameio::connect(&house, &asked, &rounds, &mut tasks).await?,
    }
    println!("ready");
    let mut lines = BufReader::new(tokio::io::stdin()).lines();
    while let Some(line) = lines.next_line().await? {
        let (every, seconds) = line.split_once(' ').context("a line is EVERY SECONDS")?;
        let (every, seconds): (f64, f64) = (every.parse()?, seconds.parse()?);
        let mut latencies = Latencies::default();
        let round = Round::new(Duration::from_secs_f64(every / 1000.0), Duration::from_secs_f64(seconds));
        tokio::select! {
            () = rounds.play(round, asked.games, &mut latencies) => {}
            Some(ended) = tasks.join_next() => ended?.context("a client ended")?,
        }
        latencies.print();
    }
    Ok(())
}
