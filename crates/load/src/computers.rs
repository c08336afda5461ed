//! Games against computers of full strength, so that they always have something to think about.

use crate::house::Web;
use crate::siliam::{Heard, done, hear, say};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use siliam_catalog::sit_down;

/// What is played: the game in which computers think longest.
const GAME: &str = "samliam";

/// Plays one game after the other, each move as soon as the computer has played.
pub(crate) async fn play(mut web: Web) -> Result<()> {
    for round in 0.. {
        let terms = json!({"game": GAME, "pace": {"kind": "free"}});
        let seats = json!([{"kind": "computer", "level": 10}, {"kind": "me"}]);
        let id = format!("c{round}");
        say(&mut web, json!({"do": "create", "id": id, "name": "one", "terms": terms, "seats": seats}))
            .await?;
        let game = done(&mut web).await?;
        say(&mut web, json!({"do": "watch", "game": game, "after": 0})).await?;
        play_one(&mut web, &game).await?;
        say(&mut web, json!({"do": "unwatch", "game": game})).await?;
    }
    Ok(())
}

async fn play_one(web: &mut Web, game: &str) -> Result<()> {
    let mut table = sit_down(GAME, None).ok().context("there is such a game")?;
    while table.ending().is_none() {
        let Heard::Events(after, text) = hear(web).await? else { continue };
        let frame: Value = serde_json::from_str(&text)?;
        let events = frame["events"].as_array().context("a list of events")?;
        let number = after + events.len() as u64;
        for event in events.iter().filter(|event| event["type"] == "played") {
            let mv = event["move"].as_str().context("a move's text")?;
            table.play(mv).ok().context("the server lets only legal moves pass")?;
        }
        if table.ending().is_none() && table.actor().index() == 1 {
            let mv = table.moves().swap_remove(0);
            let play = json!({"do": "play", "after": number, "move": mv});
            let id = format!("{game}-{number}");
            say(web, json!({"do": "act", "game": game, "id": id, "command": play})).await?;
        }
    }
    Ok(())
}
