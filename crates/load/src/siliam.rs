//! Clients of our own server.

use crate::Asked;
use crate::computers;
use crate::house::{House, Web};
use crate::round::{Pair, Rounds, share};
use crate::script::scripts;
use anyhow::{Context, Result, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;

/// What is read of a frame: not more than is needed.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    game: Option<&'a str>,
    #[serde(default)]
    after: u64,
}

/// What a frame means to a player.
pub(crate) enum Heard {
    /// Events after this number.
    Events(u64, String),
    /// A command was carried out in this game.
    Done(String),
    Other,
}

pub(crate) async fn hear(web: &mut Web) -> Result<Heard> {
    let message = web.next().await.context("the server is there")??;
    let Message::Text(text) = message else {
        ensure!(!message.is_close(), "the server closed a connection");
        return Ok(Heard::Other);
    };
    let frame: Frame<'_> = serde_json::from_str(&text)?;
    match frame.kind {
        "events" => Ok(Heard::Events(frame.after, text.to_string())),
        "done" => Ok(Heard::Done(frame.game.unwrap_or_default().to_owned())),
        "refused" | "bye" => bail!("the server says {text}"),
        _ => Ok(Heard::Other),
    }
}

pub(crate) async fn say(web: &mut Web, frame: serde_json::Value) -> Result<()> {
    Ok(web.send(Message::text(frame.to_string())).await?)
}

/// Connects a guest.
pub(crate) async fn guest(house: &House) -> Result<Web> {
    let _turn = house.queue().await?;
    let guest: serde_json::Value = serde_json::from_str(&house.post("/api/guest", "").await?)?;
    let mut web = house.open("/api/socket", guest["token"].as_str()).await?;
    // The first frame says who one is.
    hear(&mut web).await?;
    Ok(web)
}

/// Waits for the answer to a command; the game it names.
pub(crate) async fn done(web: &mut Web) -> Result<String> {
    loop {
        if let Heard::Done(game) = hear(web).await? {
            return Ok(game);
        }
    }
}

/// Waits for events.
async fn events(web: &mut Web) -> Result<u64> {
    loop {
        if let Heard::Events(after, _) = hear(web).await? {
            return Ok(after);
        }
    }
}

/// Two people at a game of Siam.
struct Table {
    game: String,
    /// In playing order.
    people: [Web; 2],
    /// The last event's number.
    number: u64,
    plies: usize,
    script: Rc<[String]>,
}

impl Table {
    /// Lays a table, sits down and watches.
    async fn sit_down(house: &House, script: Rc<[String]>) -> Result<Self> {
        let (mut one, mut other) = (guest(house).await?, guest(house).await?);
        let terms = json!({"game": "siam", "pace": {"kind": "clock", "base": 3_600_000, "increment": 0}});
        let seats = json!([{"kind": "me"}, {"kind": "free"}]);
        say(&mut one, json!({"do": "create", "id": "c", "name": "one", "terms": terms, "seats": seats}))
            .await?;
        let game = done(&mut one).await?;
        let sit = json!({"do": "sit", "name": "other"});
        say(&mut other, json!({"do": "act", "game": game, "id": "s", "command": sit})).await?;
        done(&mut other).await?;
        for web in [&mut one, &mut other] {
            say(web, json!({"do": "watch", "game": game, "after": 0})).await?;
            events(web).await?;
        }
        // Created, seated, started.
        Ok(Self { game, people: [one, other], number: 3, plies: 0, script })
    }
}

impl Pair for Table {
    async fn listen(&mut self) -> Result<()> {
        let [one, other] = &mut self.people;
        tokio::select! {
            heard = hear(one) => heard.map(drop),
            heard = hear(other) => heard.map(drop),
        }
    }

    async fn play_move(&mut self) -> Result<Duration> {
        let mv = self.script.get(self.plies).context("the games are too short for so many moves")?;
        let [one, other] = &mut self.people;
        let (mover, opponent) = if self.plies.is_multiple_of(2) { (one, other) } else { (other, one) };
        let play = json!({"do": "play", "after": self.number, "move": mv});
        let frame =
            json!({"do": "act", "game": self.game, "id": format!("p{}", self.plies), "command": play});
        let sent = Instant::now();
        say(mover, frame).await?;
        let number = self.number;
        let seen = async {
            let after = events(opponent).await?;
            ensure!(after == number, "event {after} comes after {number}");
            Ok(sent.elapsed())
        };
        let answered = async {
            let (mut is_done, mut is_seen) = (false, false);
            while !(is_done && is_seen) {
                match hear(mover).await? {
                    Heard::Done(_) => is_done = true,
                    Heard::Events(..) => is_seen = true,
                    Heard::Other => {}
                }
            }
            Ok(())
        };
        let (took, ()) = tokio::try_join!(seen, answered)?;
        self.number += 1;
        self.plies += 1;
        Ok(took)
    }
}

/// Connects everybody.
pub(crate) async fn connect(
    house: &Rc<House>,
    asked: &Asked,
    rounds: &Rc<Rounds>,
    tasks: &mut JoinSet<Result<()>>,
) -> Result<()> {
    let scripts: Vec<Rc<[String]>> = scripts()?.into_iter().map(Rc::from).collect();
    let mut sitting = JoinSet::new();
    for script in scripts.iter().cycle().take(asked.games) {
        let (house, script) = (Rc::clone(house), Rc::clone(script));
        sitting.spawn_local(async move { Table::sit_down(&house, script).await });
    }
    let mut games = Vec::new();
    while let Some(sat) = sitting.join_next().await {
        let (table, rounds, share) = (sat??, Rc::clone(rounds), share(games.len(), asked.games));
        games.push(table.game.clone());
        tasks.spawn_local(async move { rounds.join(table, share).await });
    }
    let mut connecting = JoinSet::new();
    for number in 2 * asked.games + asked.computers..asked.sockets {
        let (house, game) = (Rc::clone(house), games.get(number % games.len().max(1)).cloned());
        connecting.spawn_local(async move { onlooker(&house, game).await });
    }
    while let Some(connected) = connecting.join_next().await {
        let mut web = connected??;
        tasks.spawn_local(async move {
            loop {
                hear(&mut web).await?;
            }
        });
    }
    for _ in 0..asked.computers {
        tasks.spawn_local(computers::play(guest(house).await?));
    }
    Ok(())
}

/// Somebody who watches a game, or nothing.
async fn onlooker(house: &House, game: Option<String>) -> Result<Web> {
    let mut web = guest(house).await?;
    if let Some(game) = game {
        say(&mut web, json!({"do": "watch", "game": game, "after": 0})).await?;
        events(&mut web).await?;
    }
    Ok(web)
}
