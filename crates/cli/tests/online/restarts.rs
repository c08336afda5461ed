//! Stops, sleeps and restarts: what was under way is answered, and clocks stand still while nobody can move.

use crate::hosted::socket::{Broken, Socket};
use crate::hosted::table::Table;
use crate::hosted::{Host, PATIENCE, now};
use siliam_room::wire::{Ask, Tell};
use siliam_room::{Event, Pace, What};
use std::time::Duration;
use tokio::time::timeout;

/// How exactly a time is charged that was interrupted: a heartbeat and a second.
const ROUGHLY: u64 = 3000;

/// Of the last move: how long it took by the events, and what was charged.
fn last_turn(log: &[Event]) -> (u64, u64) {
    let mut moves = log.iter().enumerate().filter(|(_, event)| matches!(event.what, What::Played { .. }));
    let (place, event) = moves.next_back().expect("a move was played");
    let What::Played { spent, lag, .. } = event.what else { unreachable!("moves only") };
    let before = log[..place].iter().rfind(|event| matches!(event.what, What::Played { .. }));
    (event.at.0 - before.expect("another one before it").at.0, spent + lag)
}

#[tokio::test]
async fn whoever_thinks_is_charged_for_the_time_in_which_they_could_move_and_no_other() {
    // Time itself is what is looked at here, so this test takes some.
    let (thinking, away) = (Duration::from_millis(4500), Duration::from_millis(3500));
    let host = Host::new();
    let server = host.start();
    let blitz = Table::lay(host.address, Pace::Clock { base: 3_600_000, increment: 0 }).await;
    let letters = Table::lay(host.address, Pace::Days { days: 3 }).await;
    let mut tables = [blitz, letters];
    for table in &mut tables {
        for _ in 0..3 {
            table.play().await.expect("a move is played");
        }
    }
    tokio::time::sleep(thinking).await;
    let killed = now();
    server.kill();
    tokio::time::sleep(away).await;
    let _server = host.start();
    let away = now() - killed;
    for table in &mut tables {
        table.reconnect(host.address).await;
        table.play().await.expect("the game goes on");
        let log = table.log().await.expect("it can be read");
        let (took, charged) = last_turn(&log);
        let owed = took - away;
        assert!(owed > ROUGHLY, "they thought long enough to notice");
        assert!((owed - ROUGHLY..=owed + 1000).contains(&charged), "{charged} ms were charged for {owed}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_is_charged_for_a_machine_that_was_suspended() {
    let host = Host::new();
    let server = host.start();
    let mut table = Table::lay(host.address, Pace::Clock { base: 10_000, increment: 0 }).await;
    for _ in 0..3 {
        table.play().await.expect("a move is played");
    }
    // In the deep tier longer than the clock has left.
    let suspended = if siliam_conform::times_as_much() > 1 { 11_000 } else { 6000 };
    server.signal("STOP");
    tokio::time::sleep(Duration::from_millis(suspended)).await;
    server.signal("CONT");
    table.play().await.expect("nobody has lost on time");
    let log = table.log().await.expect("it can be read");
    let (took, charged) = last_turn(&log);
    assert!(took > suspended && charged < ROUGHLY, "{charged} ms were charged");
    assert!(log.iter().any(|event| matches!(event.what, What::Paused { .. })), "the log says why");
}

/// Whether a command was answered before the server said goodbye.
async fn farewell(socket: &mut Socket) -> Result<bool, Broken> {
    let mut answered = false;
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the server ends")? {
            Tell::Done { .. } => answered = true,
            Tell::Bye { why } => {
                assert_eq!(why.code, "house-stopping");
                assert!(socket.next().await.is_err(), "nothing comes after a goodbye");
                return Ok(answered);
            }
            _ => {}
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_polite_stop_answers_what_is_under_way_and_says_goodbye() {
    let host = Host::new();
    let server = host.start();
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(Table::lay(host.address, Pace::Free).await);
    }
    let mut sent = Vec::new();
    for table in &mut tables {
        let (turn, ask) = table.next_move().await.expect("the game goes on");
        table.people[turn].say(&ask).await.expect("it reads");
        sent.push((turn, ask));
    }
    let stopping = tokio::task::spawn_blocking(move || server.stop());
    let mut answered = Vec::new();
    for table in &mut tables {
        let [one, other] = &mut table.people;
        let both = tokio::join!(farewell(one), farewell(other));
        answered.push([both.0.expect("a goodbye"), both.1.expect("a goodbye")]);
    }
    assert!(stopping.await.expect("it ends").success());
    assert!(!host.log_beside().exists(), "a host who copies the file of a stopped server has everything");
    let _server = host.start();
    for ((mut table, (turn, ask)), answered) in tables.into_iter().zip(sent).zip(answered) {
        table.reconnect(host.address).await;
        let log = table.log().await.expect("it can be read");
        let Ask::Act { id, .. } = &ask else { unreachable!("a move") };
        let is_there = log.iter().any(|event| event.cause.as_ref() == Some(id));
        assert_eq!(
            is_there, answered[turn],
            "{}: what is there was answered, and what was answered is there",
            table.game
        );
        // Sent again, it is done once.
        table.people[turn].ask(&ask).await.expect("it is answered now");
        assert_eq!(table.log().await.expect("it can be read").len(), 4);
    }
}
