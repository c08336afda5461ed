//! Clients of a boardgame.io server (`bench/boardgameio`), which speak Socket.IO by hand.

use crate::Asked;
use crate::house::{House, Web};
use crate::round::{Pair, Rounds, share};
use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;

/// The next text of Socket.IO; pings are answered.
async fn hear(web: &mut Web) -> Result<String> {
    loop {
        let message = web.next().await.context("the server is there")??;
        ensure!(!message.is_close(), "the server closed a connection");
        let Message::Text(text) = message else { continue };
        if text.as_str() == "2" {
            web.send(Message::text("3")).await?;
            continue;
        }
        return Ok(text.to_string());
    }
}

async fn say(web: &mut Web, arguments: serde_json::Value) -> Result<()> {
    Ok(web.send(Message::text(format!("42/count,{arguments}"))).await?)
}

/// Waits for an event by its name; the number of the state it brings.
async fn state(web: &mut Web, name: &str) -> Result<u64> {
    let begin = format!("42/count,[\"{name}\"");
    loop {
        let text = hear(web).await?;
        if text.starts_with(&begin) {
            let number = text.split("\"_stateID\":").nth(1).context("a state has a number")?;
            let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
            return Ok(digits.parse()?);
        }
    }
}

async fn player(house: &House, game: &str, place: &str) -> Result<(Web, u64)> {
    let _turn = house.queue().await?;
    let mut web = house.open("/socket.io/?EIO=4&transport=websocket", None).await?;
    ensure!(hear(&mut web).await?.starts_with('0'), "a connection opens");
    web.send(Message::text("40/count,")).await?;
    ensure!(hear(&mut web).await?.starts_with("40/count"), "there is such a game");
    say(&mut web, json!(["sync", game, place, null, 2])).await?;
    let number = state(&mut web, "sync").await?;
    Ok((web, number))
}

/// Two people at a game.
struct Match {
    game: String,
    people: [Web; 2],
    /// The state's number.
    number: u64,
    plies: u64,
}

impl Pair for Match {
    async fn listen(&mut self) -> Result<()> {
        let [one, other] = &mut self.people;
        tokio::select! {
            heard = hear(one) => heard.map(drop),
            heard = hear(other) => heard.map(drop),
        }
    }

    async fn play_move(&mut self) -> Result<Duration> {
        let place = (self.plies % 2).to_string();
        let [one, other] = &mut self.people;
        let (mover, opponent) = if self.plies.is_multiple_of(2) { (one, other) } else { (other, one) };
        let payload = json!({"type": "add", "args": [], "playerID": place});
        let action = json!({"type": "MAKE_MOVE", "payload": payload});
        let sent = Instant::now();
        say(mover, json!(["update", action, self.number, self.game, place])).await?;
        let seen = async { state(opponent, "update").await.map(|_| sent.elapsed()) };
        let (took, number) = tokio::try_join!(seen, state(mover, "update"))?;
        (self.number, self.plies) = (number, self.plies + 1);
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
    let mut sitting = JoinSet::new();
    for number in 0..asked.games {
        let (house, from) = (Rc::clone(house), asked.from);
        sitting.spawn_local(async move {
            let game = format!("{from}-{number}");
            let (one, state) = player(&house, &game, "0").await?;
            let (other, _) = player(&house, &game, "1").await?;
            Ok::<_, anyhow::Error>(Match { game, people: [one, other], number: state, plies: 0 })
        });
    }
    let mut sat = 0;
    while let Some(pair) = sitting.join_next().await {
        let (pair, rounds, share) = (pair??, Rc::clone(rounds), share(sat, asked.games));
        sat += 1;
        tasks.spawn_local(async move { rounds.join(pair, share).await });
    }
    Ok(())
}
