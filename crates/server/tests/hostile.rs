//! What a hostile client tries: it gains nothing and disturbs nobody.

use crate::house::{Client, House, PATIENCE};
use futures_util::SinkExt;
use serde_json::{Value, json};
use siliam_faults::Folder;
use siliam_server::{Limits, Rate};
use siliam_store::{Memory, Sqlite};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

fn free() -> Value {
    json!({"game": "siam", "pace": {"kind": "free"}})
}

fn two() -> Value {
    json!([{"kind": "me"}, {"kind": "free"}])
}

/// Two people at a table of Siam.
async fn table(house: &House) -> (Client, Client, String) {
    let (mut lena, _) = house.client().await;
    let (mut tao, _) = house.client().await;
    let game = lena.create("c1", free(), two()).await;
    let sat = tao.act(&game, "a1", json!({"do": "sit", "name": "Tao"})).await;
    assert_eq!(sat["type"], "done");
    (lena, tao, game)
}

/// The game still goes on as if nothing had happened.
async fn still_plays(lena: &mut Client, tao: &mut Client, game: &str) {
    let done = lena.act(game, "p1", json!({"do": "play", "after": 3, "move": "@c1n"})).await;
    assert_eq!((&done["type"], &done["number"]), (&json!("done"), &json!(4)));
    let done = tao.act(game, "p2", json!({"do": "play", "after": 4, "move": "@c5s"})).await;
    assert_eq!((&done["type"], &done["number"]), (&json!("done"), &json!(5)));
}

fn code(frame: &Value) -> &str {
    frame["why"]["code"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn malformed_frames_are_refused_and_at_last_end_the_connection() {
    let house = House::open().await;
    let (mut lena, mut tao, game) = table(&house).await;
    let (mut mallory, _) = house.client().await;
    let nested = "[".repeat(8000);
    let tries = [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        "{\"do\":\"watch\"}",
        "{\"do\":\"act\",\"game\":\"x\"}",
        nested.as_str(),
    ];
    for text in tries {
        mallory.raw(text).await;
        let refused = mallory.next().await;
        assert_eq!((&refused["type"], code(&refused)), (&json!("refused"), "house-malformed"), "{text:.20}");
    }
    mallory.web.send(Message::binary(vec![0; 100])).await.expect("sent");
    assert_eq!(code(&mallory.next().await), "house-malformed");
    for _ in 0..3 {
        let _ = mallory.web.send(Message::text("{")).await;
    }
    while mallory.frame().await.is_some() {}
    still_plays(&mut lena, &mut tao, &game).await;
}

#[tokio::test]
async fn what_a_frame_that_cannot_be_read_is_about_is_told_where_it_says_so() {
    let house = House::open().await;
    let (mut lena, _) = house.client().await;
    lena.raw(r#"{"do":"act","id":"a1","game":"2222-2222-2222","command":{"do":"dance"}}"#).await;
    let refused = lena.answer("a1").await;
    assert_eq!((code(&refused), &refused["game"]), ("house-malformed", &json!("2222-2222-2222")));
    lena.raw(r#"{"do":"create","id":"c1","name":"   ","terms":{},"seats":[]}"#).await;
    assert_eq!(code(&lena.answer("c1").await), "house-malformed");
}

/// Open tables as somebody is shown them.
async fn open_tables(client: &mut Client) -> Vec<Value> {
    client.say(&json!({"do": "list"})).await;
    client.next_of("list").await["open"].as_array().cloned().unwrap_or_default()
}

#[tokio::test]
async fn nobody_fills_the_lobby() {
    let house = House::open().await;
    let listed = |pace: Value| json!({"game": "siam", "pace": pace, "listed": true});
    let clock = || json!({"kind": "clock", "base": 60000, "increment": 0});
    let (mut lena, _) = house.client().await;
    let honest = lena.create("c1", listed(clock()), two()).await;
    let (mut mallory, _) = house.client().await;
    for number in 0..20 {
        mallory.create(&format!("c{number}"), listed(json!({"kind": "free"})), two()).await;
    }
    let shown = open_tables(&mut lena).await;
    assert_eq!(shown.len(), 4, "three of one person, and one of another");
    assert!(shown.iter().any(|row| row["id"] == honest));
    // Another guest of the same address: the address has its measure too.
    let (mut again, _) = house.client().await;
    let mut last = Value::Null;
    for number in 0..60 {
        let id = format!("c{number}");
        if number % 20 == 0 {
            again = house.client().await.0;
        }
        again.say(&json!({"do": "create", "id": id, "name": "M", "terms": free(), "seats": two()})).await;
        last = again.answer(&id).await;
    }
    assert_eq!(code(&last), "house-flood");
}

#[tokio::test]
async fn games_beyond_the_first_hundred_are_listed_too() {
    let any = Rate { burst: 1e9, per_second: 1e9 };
    let limits = Limits { tables: any, tables_per_address: any, frames: any, ..Limits::default() };
    let house = House::with(Memory::default(), limits).await;
    let (mut lena, _) = house.client().await;
    let mut made = Vec::new();
    for number in 0..105 {
        made.push(lena.create(&format!("c{number}"), free(), two()).await);
    }
    lena.say(&json!({"do": "list"})).await;
    let first = lena.next_of("list").await;
    let after = first["more"].clone();
    lena.say(&json!({"do": "list", "after": after})).await;
    let second = lena.next_of("list").await;
    assert_eq!((&second["after"], &second["more"]), (&after, &Value::Null));
    let ids = |list: &Value| -> Vec<String> {
        let rows = list["mine"].as_array().into_iter().flatten();
        rows.map(|row| row["id"].as_str().unwrap_or_default().to_owned()).collect()
    };
    let mut listed = [ids(&first), ids(&second)].concat();
    listed.sort();
    made.sort();
    assert_eq!(listed, made);
}

#[tokio::test]
async fn a_rematch_is_a_table_like_any_other() {
    let few = Rate { burst: 2.0, per_second: 0.001 };
    let house = House::with(Memory::default(), Limits { tables: few, ..Limits::default() }).await;
    let (mut lena, _) = house.client().await;
    let seats = json!([{"kind": "me"}, {"kind": "computer", "level": 1}]);
    let mut game = lena.create("c1", free(), seats).await;
    for number in 0..2 {
        let (resign, again) = (format!("r{number}"), format!("o{number}"));
        assert_eq!(lena.act(&game, &resign, json!({"do": "resign"})).await["type"], "done");
        let answer = lena.act(&game, &again, json!({"do": "offer", "offer": "rematch"})).await;
        if number == 1 {
            assert_eq!(code(&answer), "house-flood");
            break;
        }
        assert_eq!(answer["type"], "done", "{answer}");
        lena.say(&json!({"do": "watch", "game": game, "after": 0})).await;
        let events = lena.next_of("events").await["events"].clone();
        let next = events.as_array().into_iter().flatten().find(|event| event["type"] == "rematched");
        game = next.expect("a rematch")["game"].as_str().unwrap_or_default().to_owned();
    }
}

#[tokio::test]
async fn talk_that_nobody_hears_is_not_kept_and_holds_no_game_in_memory() {
    let house = House::open().await;
    let (mut lena, mut tao, game) = table(&house).await;
    let (mut mallory, _) = house.client().await;
    mallory.say(&json!({"do": "say", "game": game, "text": "hm"})).await;
    assert_eq!(code(&mallory.next_of("refused").await), "house-silent");
    tao.say(&json!({"do": "say", "game": game, "text": "is anybody there?"})).await;
    // Answered after what was said.
    tao.say(&json!({"do": "rename", "name": "Tao"})).await;
    tao.next_of("hello").await;
    let (_, metrics) = house.request("GET", "/metrics", &[]).await;
    assert!(metrics.lines().any(|line| line == "siliam_rooms 0"), "{metrics}");
    lena.say(&json!({"do": "watch", "game": game, "after": 0})).await;
    lena.next_of("events").await;
    assert_eq!(lena.next().await["type"], "here", "nothing that was said before");
}

#[tokio::test]
async fn an_oversized_frame_ends_the_connection() {
    let house = House::open().await;
    let (mut lena, mut tao, game) = table(&house).await;
    let (mut mallory, _) = house.client().await;
    let _ = mallory.web.send(Message::text("x".repeat(1 << 20))).await;
    assert!(mallory.frame().await.is_none());
    still_plays(&mut lena, &mut tao, &game).await;
}

#[tokio::test]
async fn a_flood_ends_the_connection() {
    let house = House::open().await;
    let (mut lena, mut tao, game) = table(&house).await;
    for frame in [Message::text("{\"do\":\"list\"}"), Message::Ping("x".into()), Message::Pong("x".into())] {
        let (mut mallory, _) = house.client().await;
        for _ in 0..500 {
            if mallory.web.send(frame.clone()).await.is_err() {
                break;
            }
        }
        let mut last = Value::Null;
        while let Some(frame) = mallory.frame().await {
            last = frame;
        }
        assert_eq!((&last["type"], code(&last)), (&json!("bye"), "house-flood"), "{frame}");
    }
    still_plays(&mut lena, &mut tao, &game).await;
}

#[tokio::test]
async fn nobody_acts_for_others_or_out_of_turn() {
    let house = House::open().await;
    let (mut lena, mut tao, game) = table(&house).await;
    let (mut mallory, _) = house.client().await;
    let play = |mv: &str| json!({"do": "play", "after": 3, "move": mv});
    // A spectator hears everything, and that is all.
    mallory.say(&json!({"do": "watch", "game": game, "after": 0})).await;
    assert_eq!(mallory.next_of("events").await["events"].as_array().map(Vec::len), Some(3));
    for command in [
        play("@c1n"),
        json!({"do": "resign"}),
        json!({"do": "abort"}),
        json!({"do": "offer", "offer": "draw"}),
        json!({"do": "answer", "offer": "draw", "accept": true}),
    ] {
        assert_eq!(code(&mallory.act(&game, "m", command).await), "room-no-seat");
    }
    assert_eq!(code(&mallory.act(&game, "m", json!({"do": "sit", "name": "M"})).await), "room-begun");
    assert_eq!(code(&mallory.act(&game, "m", json!({"do": "stand"})).await), "room-begun");
    assert_eq!(code(&tao.act(&game, "t", play("@c5s")).await), "room-not-your-turn");
    assert_eq!(code(&mallory.act("2222-2222-2223", "m", play("@c1n")).await), "house-no-game");
    mallory.say(&json!({"do": "say", "game": game, "text": "hello"})).await;
    assert_eq!(code(&mallory.next_of("refused").await), "house-silent");
    // The house's own commands have no form on the wire.
    for text in [r#"{"do":"flag"}"#, r#"{"do":"pause","slept":9}"#, r#"{"do":"Flag"}"#] {
        mallory.raw(&format!(r#"{{"do":"act","game":"{game}","id":"m","command":{text}}}"#)).await;
        assert_eq!(code(&mallory.next_of("refused").await), "house-malformed");
    }
    still_plays(&mut lena, &mut tao, &game).await;
}

#[tokio::test]
async fn a_replayed_command_is_done_once_and_a_wrong_number_never() {
    let house = House::open().await;
    let (mut lena, mut tao, game) = table(&house).await;
    // Also the command that laid the table, though the game has gone on.
    lena.say(&json!({"do": "create", "id": "c1", "name": "Léna", "terms": free(), "seats": two()})).await;
    let again = lena.answer("c1").await;
    assert_eq!((again["game"].as_str(), &again["number"]), (Some(game.as_str()), &json!(1)));
    let play = json!({"do": "play", "after": 3, "move": "@c1n"});
    for _ in 0..5 {
        assert_eq!(lena.act(&game, "p1", play.clone()).await["number"], 4);
    }
    for after in [0, 1, 2, 3, 99, u64::MAX] {
        let refused =
            tao.act(&game, &format!("t{after}"), json!({"do": "play", "after": after, "move": "@c5s"})).await;
        assert_eq!(code(&refused), "room-stale", "{after}");
    }
    assert_eq!(tao.act(&game, "p2", json!({"do": "play", "after": 4, "move": "@c5s"})).await["number"], 5);
}

#[tokio::test]
async fn markup_and_sql_are_only_letters() {
    let folder = Folder::new("hostile");
    let store = Sqlite::open(&folder).await.expect("a new database");
    let house = House::with(store, Limits::default()).await;
    let (mut lena, _) = house.client().await;
    let text = "<b>'; drop table";
    lena.say(&json!({"do": "rename", "name": text})).await;
    assert_eq!(lena.next().await["you"]["name"], text);
    let (mut tao, _) = house.client().await;
    let game = lena.create("c1", free(), two()).await;
    tao.act(&game, "a1", json!({"do": "sit", "name": text})).await;
    tao.say(&json!({"do": "watch", "game": game, "after": 0})).await;
    assert_eq!(tao.next_of("events").await["events"][1]["sitter"]["name"], text);
    tao.say(&json!({"do": "say", "game": game, "text": "<script>alert(1)</script> \" ' --"})).await;
    assert_eq!(tao.next_of("said").await["text"], "<script>alert(1)</script> \" ' --");
    for name in
        ["", "   ", &"x".repeat(25), "a\u{202E}b", "a\u{0}b", "\u{3164}", "Z\u{335}\u{336}\u{337}\u{338}"]
    {
        lena.say(&json!({"do": "rename", "name": name})).await;
        assert_eq!(code(&lena.next_of("refused").await), "house-malformed", "{name:?}");
    }
    for text in ["", &"x".repeat(201), "a\nb", "a\u{202E}b", "\u{200B}"] {
        tao.say(&json!({"do": "say", "game": game, "text": text})).await;
        assert_eq!(code(&tao.next_of("refused").await), "house-saying", "{text:?}");
    }
    for (frame, name) in [
        (json!({"do": "create", "id": "n", "name": "", "terms": free(), "seats": two()}), "/name"),
        (
            json!({"do": "act", "game": game, "id": "n", "command": {"do": "sit", "name": ""}}),
            "/command/name",
        ),
    ] {
        let mut frame = frame;
        *frame.pointer_mut(name).expect("a name") = json!("\u{200B}");
        tao.say(&frame).await;
        assert_eq!(code(&tao.next_of("refused").await), "house-malformed", "{frame}");
    }
    let injected = ["siam' or '1'='1", "<b>", "siam:ban,ban", "", "'; delete from events; --"];
    for name in injected {
        lena.say(&json!({"do": "create", "id": "x", "name": "L", "terms": {"game": name, "pace": {"kind": "free"}}, "seats": two()})).await;
        assert!(code(&lena.answer("x").await).starts_with("name-"), "{name}");
        let play = json!({"do": "play", "after": 3, "move": name});
        assert!(code(&lena.act(&game, "m", play).await).starts_with("siam-"), "{name}");
    }
    let (mut mallory, _) = house.client().await;
    for frame in [
        json!({"do": "watch", "game": "' or 1=1 --", "after": 0}),
        json!({"do": "act", "game": game, "id": "' or 1=1 --", "command": {"do": "resign"}}),
        json!({"do": "act", "game": game, "id": "m", "command": {"do": "offer", "offer": "<b>"}}),
    ] {
        mallory.say(&frame).await;
        assert_eq!(code(&mallory.next().await), "house-malformed", "{frame}");
    }
    for header in ["Bearer ' or 1=1 --", "Bearer <b>"] {
        assert!(house.connect_with(&[("authorization", header)]).await.is_err(), "{header}");
    }
    for path in ["/j/'%20or%201=1", "/j/%3Cb%3E"] {
        assert_eq!(house.request("GET", path, &[]).await.0, 404, "{path}");
    }
    still_plays(&mut lena, &mut tao, &game).await;
    house.close().await;
    let checked = siliam_store::check(&folder, |_| ()).await.expect("a database");
    assert_eq!((checked.games, checked.events, checked.guests, checked.faults), (1, 5, 3, 0));
}

#[tokio::test]
async fn guessed_names_lead_to_nothing() {
    let house = House::open().await;
    let (mut lena, mut tao, game) = table(&house).await;
    let (mut mallory, hello) = house.client().await;
    let mut guesses: Vec<String> = Vec::new();
    for place in 0..game.len() {
        for letter in "2z".chars().filter(|_| !game[place..].starts_with('-')) {
            let guess = format!("{}{letter}{}", &game[..place], &game[place + 1..]);
            guesses.extend((guess != game).then_some(guess));
        }
    }
    for guess in guesses.iter().take(20) {
        mallory.say(&json!({"do": "watch", "game": guess, "after": 0})).await;
        assert_eq!(code(&mallory.next().await), "house-no-game", "{guess}");
        assert_eq!(code(&mallory.act(guess, "m", json!({"do": "sit", "name": "M"})).await), "house-no-game");
        mallory.say(&json!({"do": "say", "game": guess, "text": "hello"})).await;
        assert!(["house-no-game", "house-silent"].contains(&code(&mallory.next().await)), "{guess}");
    }
    // Another person's name for a command, or for a table, is nobody else's.
    let (mut other, _) = house.client().await;
    assert_ne!(other.create("c1", free(), two()).await, game);
    assert_eq!(code(&other.act(&game, "a1", json!({"do": "sit", "name": "M"})).await), "room-begun");
    other.say(&json!({"do": "list"})).await;
    let list = other.next_of("list").await;
    assert_eq!(list["mine"].as_array().map(Vec::len), Some(1));
    assert!(!list.to_string().contains(&game), "{list}");
    // What others are called is no key to what is theirs.
    let person = hello["you"]["id"].as_str().expect("an id");
    let token = house.guest().await;
    let near = format!("{}{}", if token.starts_with('A') { 'B' } else { 'A' }, &token[1..]);
    for guess in [person, &near, &token[..42], &format!("{token}A")] {
        assert!(house.connect(guess).await.is_err(), "{guess}");
    }
    still_plays(&mut lena, &mut tao, &game).await;
}

#[tokio::test]
async fn whatever_a_client_says_of_time_the_servers_clock_counts() {
    let house = House::open().await;
    let token = house.guest().await;
    let mut lena = house.connect(&token).await.expect("a guest may connect");
    let (mut tao, _) = house.client().await;
    let clock = json!({"game": "siam", "pace": {"kind": "clock", "base": 60_000, "increment": 0}});
    let game = lena.create("c1", clock, two()).await;
    tao.act(&game, "a1", json!({"do": "sit", "name": "Tao"})).await;
    for (field, value) in [("at", 0), ("lag", 60_000), ("spent", -60_000)] {
        for mut frame in [
            json!({"do": "act", "game": game, "id": "x", "command": {"do": "play", "after": 3, "move": "@c1n"}}),
            json!({"do": "watch", "game": game, "after": 0}),
        ] {
            frame[field] = json!(value);
            lena.say(&frame).await;
            assert_eq!(code(&lena.next_of("refused").await), "house-malformed", "{frame}");
        }
        let mut play = json!({"do": "play", "after": 3, "move": "@c1n"});
        play[field] = json!(value);
        lena.say(&json!({"do": "act", "game": game, "id": "x", "command": play})).await;
        assert_eq!(code(&lena.next_of("refused").await), "house-malformed", "{field}");
    }
    still_plays(&mut lena, &mut tao, &game).await;
    // Léna answers the server's first ping a second late, as if her network were slow: it gains her half a second, no more.
    lena = house.connect(&token).await.expect("again");
    lena.next_of("hello").await;
    tokio::time::sleep(Duration::from_millis(1600)).await;
    lena.say(&json!({"do": "watch", "game": game, "after": 5})).await;
    lena.next_of("here").await;
    lena.act(&game, "p3", json!({"do": "play", "after": 5, "move": "c1c2n"})).await;
    tao.say(&json!({"do": "watch", "game": game, "after": 4})).await;
    let events = tao.next_of("events").await["events"].clone();
    let number = |event: &Value, field: &str| event[field].as_u64().unwrap_or_default();
    let took = number(&events[1], "at") - number(&events[0], "at");
    assert_eq!(number(&events[1], "lag"), 500, "{events}");
    assert_eq!(number(&events[1], "spent") + 500, took, "{events}");
}

#[tokio::test]
async fn another_origin_and_unknown_tokens_are_shown_the_door() {
    let house = House::open().await;
    let token = house.guest().await;
    let bearer = format!("Bearer {token}");
    let own = format!("http://{}", house.address);
    assert!(house.connect_with(&[("authorization", &bearer), ("origin", &own)]).await.is_ok());
    for origin in ["http://evil.example", "null", "https://127.0.0.1", "", "http://127.0.0.1:1"] {
        assert!(
            house.connect_with(&[("authorization", &bearer), ("origin", origin)]).await.is_err(),
            "{origin}"
        );
        assert_eq!(house.request("POST", "/api/guest", &[("origin", origin)]).await.0, 403, "{origin}");
    }
    for header in ["Bearer ", "Bearer AAAA", &format!("Bearer {}", "A".repeat(43)), "Basic AAAA"] {
        assert!(house.connect_with(&[("authorization", header)]).await.is_err(), "{header}");
    }
    assert!(house.connect_with(&[]).await.is_err());
    assert_eq!(house.request("GET", "/j/..%2F..%2Fetc", &[]).await.0, 404);
    assert_eq!(house.request("GET", "/api/guest", &[]).await.0, 405);
}

#[tokio::test]
async fn a_token_is_told_once() {
    let house = House::open().await;
    let token = house.guest().await;
    let (status, body) =
        house.request("POST", "/api/guest", &[("authorization", &format!("Bearer {token}"))]).await;
    assert_eq!(status, 200);
    assert!(!body.contains("token") && !body.contains(&token), "{body}");
}

#[tokio::test]
async fn guests_tables_and_sayings_have_their_measure() {
    let few = Rate { burst: 3.0, per_second: 0.001 };
    let limits = Limits { guests: few, tables: few, sayings: few, watched: 2, ..Limits::default() };
    let house = House::with(Memory::default(), limits).await;
    let (mut lena, mut tao, game) = table(&house).await;
    house.guest().await;
    assert_eq!(house.request("POST", "/api/guest", &[]).await.0, 429);
    lena.create("c2", free(), two()).await;
    lena.create("c3", free(), two()).await;
    lena.say(&json!({"do": "create", "id": "c4", "name": "L", "terms": free(), "seats": two()})).await;
    assert_eq!(code(&lena.answer("c4").await), "house-flood");
    for _ in 0..4 {
        tao.say(&json!({"do": "say", "game": game, "text": "hm"})).await;
    }
    assert_eq!(code(&tao.next_of("refused").await), "house-flood");
    still_plays(&mut lena, &mut tao, &game).await;
}

#[tokio::test]
async fn so_many_sockets_and_no_more() {
    let limits = Limits { sockets_per_address: 4, ..Limits::default() };
    let house = House::with(Memory::default(), limits).await;
    // They say nothing: half-open.
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(TcpStream::connect(house.address).await.expect("it listens"));
    }
    let mut more = TcpStream::connect(house.address).await.expect("it listens");
    let _ = more.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let mut answer = Vec::new();
    let _ = more.read_to_end(&mut answer).await;
    assert!(answer.is_empty(), "a fifth socket is closed");
    drop(held);
    // They are let go as soon as the server sees that they are gone.
    while house.request("GET", "/health", &[]).await.0 != 200 {
        tokio::task::yield_now().await;
    }
}

/// How many files this process may have open.
#[cfg(target_os = "linux")]
fn open_files() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").expect("Linux says so");
    let line = limits.lines().find(|line| line.starts_with("Max open files")).expect("a limit");
    line.split_whitespace().nth(3).and_then(|number| number.parse().ok()).unwrap_or(usize::MAX)
}

/// A connection from another address of this machine.
#[cfg(target_os = "linux")]
async fn from_elsewhere(house: &House) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.bind("127.0.0.2:0".parse().expect("an address")).expect("loopback is a whole network");
    socket.connect(house.address).await.expect("it listens")
}

/// Whether the server has closed a connection, which it may have answered before.
#[cfg(target_os = "linux")]
async fn is_closed(stream: &mut TcpStream, within: Duration) -> bool {
    let mut bytes = Vec::new();
    timeout(within, stream.read_to_end(&mut bytes)).await.is_ok()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn thousands_of_half_open_sockets_disturb_nobody_and_are_let_go() {
    let house = House::open().await;
    let (mut lena, mut tao, game) = table(&house).await;
    let usual = Limits::default().sockets_per_address;
    // Both ends of each are in this process.
    let most = usual.min(open_files() / 3);
    if most < usual {
        println!("only {most} sockets instead of {usual}: this process may not open more files");
    }
    let begun: [&[u8]; 4] = [
        b"",
        b"G",
        b"GET /health HTTP/1.1\r\nhost: x\r\nx-",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n",
    ];
    let mut held = Vec::new();
    for begun in begun.iter().cycle().take(most) {
        let mut stream = from_elsewhere(&house).await;
        stream.write_all(begun).await.expect("it is taken");
        held.push(stream);
    }
    if most == usual {
        assert!(is_closed(&mut from_elsewhere(&house).await, PATIENCE).await, "no more from one address");
    }
    still_plays(&mut lena, &mut tao, &game).await;
    let (mut ines, _) = house.client().await;
    ines.say(&json!({"do": "watch", "game": game, "after": 0})).await;
    assert_eq!(ines.next_of("events").await["events"].as_array().map(Vec::len), Some(5));
    // Time itself is looked at here: whoever does not finish the head of a request within ten seconds is let go.
    for stream in &mut held {
        assert!(is_closed(stream, PATIENCE).await, "it is still held");
    }
    assert!(
        !is_closed(&mut from_elsewhere(&house).await, Duration::from_millis(50)).await,
        "there is room again"
    );
    let done = lena.act(&game, "p3", json!({"do": "play", "after": 5, "move": "c1c2n"})).await;
    assert_eq!(done["type"], "done");
}

#[tokio::test]
async fn a_machines_addresses_are_told_at_that_machine_alone() {
    let house = House::open().await;
    let told = async |host: &str| -> Value {
        let (status, body) = house.get("/api/house", host).await;
        assert_eq!(status, 200);
        serde_json::from_str(&body).expect("JSON")
    };
    let own = house.address.to_string();
    assert_eq!(told(&own).await["loopback"], true);
    // A page that came through a proxy is not alone, and whoever reads it learns nothing of the machine behind.
    let other = told("siliam.example").await;
    assert_eq!((&other["loopback"], &other["addresses"]), (&json!(false), &json!([])));
}

#[tokio::test]
async fn whom_a_proxy_speaks_for_is_counted_and_nobody_else_is_believed() {
    let limits = Limits { sockets_per_address: 2, ..Limits::default() };
    let proxy = "127.0.0.1".parse().expect("an address");
    for (proxies, from_others) in [(&[proxy][..], true), (&[], false)] {
        let house = House::behind(proxies, Memory::default(), limits).await;
        let bearer = format!("Bearer {}", house.guest().await);
        let connect = |from: &'static str| {
            let headers = [("authorization", bearer.clone()), ("x-forwarded-for", from.to_owned())];
            let house = &house;
            async move {
                let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
                house.connect_with(&headers).await
            }
        };
        let first = connect("192.0.2.1").await.expect("the first");
        let second = connect("192.0.2.1").await.expect("the second");
        assert!(connect("192.0.2.1").await.is_err(), "a third from one address");
        assert_eq!(connect("192.0.2.2").await.is_ok(), from_others, "another address");
        drop((first, second));
        // They are let go as soon as the server sees that they are gone.
        while connect("192.0.2.1").await.is_err() {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn who_reads_nothing_is_dropped_and_the_others_hear_everything() {
    let any = Rate { burst: 1e9, per_second: 1e9 };
    let limits = Limits { frames: any, sayings: any, ..Limits::default() };
    let house = House::with(Memory::default(), limits).await;
    let (mut lena, mut tao, game) = table(&house).await;
    let (mut slow, _) = house.client().await;
    for client in [&mut slow, &mut tao] {
        client.say(&json!({"do": "watch", "game": game, "after": 0})).await;
    }
    tao.next_of("here").await;
    let saying = json!({"do": "say", "game": game, "text": "x".repeat(200)});
    let slow_ones = async || house.request("GET", "/metrics", &[]).await.1.contains("siliam_slow_total 0");
    let mut said = 0;
    while slow_ones().await {
        for _ in 0..1000 {
            lena.say(&saying).await;
            tao.next_of("said").await;
        }
        said += 1000;
        assert!(said < 200_000, "somebody who reads nothing is still served");
    }
    still_plays(&mut lena, &mut tao, &game).await;
}

#[tokio::test]
async fn who_comes_back_to_many_games_with_much_talk_is_not_taken_for_slow() {
    let any = Rate { burst: 1e9, per_second: 1e9 };
    let limits =
        Limits { sayings: any, tables: any, tables_per_address: any, frames: any, ..Limits::default() };
    let house = House::with(Memory::default(), limits).await;
    let (mut lena, _) = house.client().await;
    let mut games = Vec::new();
    for number in 0..8 {
        let game = lena.create(&format!("c{number}"), free(), two()).await;
        lena.say(&json!({"do": "watch", "game": game, "after": 0})).await;
        for _ in 0..50 {
            lena.say(&json!({"do": "say", "game": game, "text": "x".repeat(200)})).await;
            lena.next_of("said").await;
        }
        games.push(game);
    }
    let (mut back, _) = house.client().await;
    for game in &games {
        back.say(&json!({"do": "watch", "game": game, "after": 0})).await;
    }
    for game in &games {
        assert_eq!(back.next_of("events").await["game"], json!(game));
        for _ in 0..50 {
            back.next_of("said").await;
        }
    }
    // Tables count as what they are: commands carried out, and events.
    let figures = house.request("GET", "/metrics", &[]).await.1;
    for figure in ["siliam_commands_done_total 8\n", "siliam_events_total 8\n", "siliam_slow_total 0\n"] {
        assert!(figures.contains(figure), "{figure}: {figures}");
    }
}

#[tokio::test]
async fn the_server_says_goodbye_when_it_stops() {
    let house = House::open().await;
    let (mut lena, _) = house.client().await;
    house.close().await;
    assert_eq!(code(&lena.next().await), "house-stopping");
    assert!(lena.frame().await.is_none());
}
