//! What a machine can do to a host: each time a clear line, nothing overwritten, and all is well when the cause is gone.

use crate::hosted::socket::{Socket, cause};
use crate::hosted::table::Table;
use crate::hosted::{Host, PATIENCE, database};
use siliam_faults::SmallDisk;
use siliam_room::wire::{Ask, Tell};
use siliam_room::{Command, Name, Pace, Room, Terms, What, Wish};
use std::fs;
use std::path::Path;
use std::time::Instant;

const CLOCK: Pace = Pace::Clock { base: 3_600_000, increment: 0 };

/// A disk that holds a small store and is soon full.
const KILOBYTES: u32 = 4096;

/// Waits until `/health` says this.
fn wait_for_health(host: &Host, status: u16) {
    let begun = Instant::now();
    while crate::hosted::request(host.address, "GET", "/health").0 != status {
        assert!(begun.elapsed() < PATIENCE, "its health is never {status}");
        std::thread::yield_now();
    }
}

#[tokio::test]
async fn a_full_disk_refuses_moves_until_there_is_room_again() {
    let Some(disk) = SmallDisk::new(KILOBYTES) else { return };
    let host = Host::with_data(disk.path().join("data"));
    let server = host.start();
    let mut table = Table::lay(host.address, CLOCK).await;
    let mut last = table.play().await.expect("a move is played");
    disk.fill();
    // What the log had room for is still written.
    let refusal = loop {
        match table.play().await {
            Ok(number) => last = number,
            Err(code) => break code,
        }
    };
    assert_eq!(refusal, "house-storage");
    wait_for_health(&host, 503);
    assert_eq!(
        table.log().await.expect("it can be read").len() as u64,
        last,
        "what was refused is not there"
    );
    disk.empty();
    assert_eq!(table.play().await, Ok(last + 1), "moves are accepted again, without a restart");
    wait_for_health(&host, 200);
    assert!(server.stop().success());
    let (said, whole) = host.check();
    assert!(whole, "{said}");
    let logged = host.logged();
    assert!(logged.contains("an event cannot be written") && logged.contains("the disk is full"), "{logged}");
}

#[tokio::test]
async fn a_computer_whose_move_found_the_disk_full_plays_it_later() {
    let Some(disk) = SmallDisk::new(KILOBYTES) else { return };
    let host = Host::with_data(disk.path().join("data"));
    let _server = host.start();
    let mut lena = Socket::stranger(host.address).await;
    let seats = vec![Wish::Me, Wish::Computer { level: 10 }];
    let name = Name::read("Léna").expect("a name");
    let create = Ask::Create { id: cause("c"), name, terms: Terms::of("samliam"), seats };
    let (game, _) = lena.ask(&create).await.expect("a table is laid");
    let room = Room::fold(&lena.log(game).await.expect("it can be read")).expect("it can be folded");
    let mv = room.table().moves().swap_remove(0);
    let play = Command::Play { after: room.number(), mv };
    let (_, played) =
        lena.ask(&Ask::Act { game, id: cause("p"), command: play }).await.expect("a move is played");
    disk.fill();
    // Writing goes on until the disk is full; then the computer's move, which takes longer, cannot be written.
    wait_for_health(&host, 503);
    while !host.logged().contains("an event cannot be written") {
        std::thread::yield_now();
    }
    assert_eq!(
        lena.log(game).await.expect("it can be read").len() as u64,
        played,
        "the computer has not played"
    );
    lena.say(&Ask::Watch { game, after: played }).await.expect("it reads");
    disk.empty();
    let answer = async {
        loop {
            if let Tell::Events { events, .. } = lena.next().await.expect("it is there")
                && let Some(event) = events.first()
            {
                return event.what.clone();
            }
        }
    };
    let answer = tokio::time::timeout(PATIENCE, answer).await.expect("the computer plays in the end");
    assert!(matches!(answer, What::Played { seat: 1, .. }), "{answer:?}");
}

#[tokio::test]
async fn a_server_does_not_start_on_a_full_disk_if_clocks_must_be_put_right() {
    let Some(disk) = SmallDisk::new(KILOBYTES) else { return };
    let host = Host::with_data(disk.path().join("data"));
    let server = host.start();
    let mut table = Table::lay(host.address, CLOCK).await;
    for _ in 0..3 {
        table.play().await.expect("a move is played");
    }
    server.kill();
    // What the log held makes room when it is carried over at the start, so there must be none.
    host.restore_a_copy();
    disk.fill();
    let (said, status) = host.refused();
    assert!(said.contains("the disk is full") && status == Some(2), "{said} {status:?}");
    disk.empty();
    let _server = host.start();
    table.reconnect(host.address).await;
    table.play().await.expect("the game goes on");
}

#[tokio::test]
async fn a_read_only_disk_is_named_and_nothing_is_changed() {
    let Some(disk) = SmallDisk::new(KILOBYTES) else { return };
    let host = Host::with_data(disk.path().join("data"));
    let server = host.start();
    let mut table = Table::lay(host.address, CLOCK).await;
    table.play().await.expect("a move is played");
    assert!(server.stop().success());
    let before = fs::read(database(&host.data)).expect("it is there");
    disk.make_read_only();
    let (said, status) = host.refused();
    assert!(said.contains("read-only") || said.contains("Read-only"), "{said}");
    assert_eq!(status, Some(2));
    // Nothing is written, so it may be looked at.
    let (checked, whole) = host.check();
    assert!(whole, "{checked}");
    disk.make_writable();
    assert!(fs::read(database(&host.data)).expect("it is there") == before, "the file was changed");
    let _server = host.start();
    table.reconnect(host.address).await;
    table.play().await.expect("the game goes on");
}

/// Replaces bytes that are there just once.
fn replace(file: &Path, from: &[u8], to: &[u8]) {
    let mut bytes = fs::read(file).expect("it is there");
    let places: Vec<usize> = bytes
        .windows(from.len())
        .enumerate()
        .filter(|(_, part)| *part == from)
        .map(|(place, _)| place)
        .collect();
    assert_eq!(places.len(), 1, "once in the file");
    bytes[places[0]..places[0] + to.len()].copy_from_slice(to);
    fs::write(file, bytes).expect("it can be written");
}

#[tokio::test]
async fn a_flipped_byte_spoils_one_game_and_no_other() {
    let host = Host::new();
    let server = host.start();
    let mut spoilt = Table::lay(host.address, CLOCK).await;
    let mut other = Table::lay(host.address, CLOCK).await;
    // The moment of a move, a millisecond that no other row has.
    let (log, number) = loop {
        spoilt.play().await.expect("a move is played");
        other.play().await.expect("a move is played");
        let log = spoilt.log().await.expect("it can be read");
        let beside = other.log().await.expect("it can be read");
        let alone = |at| log.iter().chain(&beside).filter(|event| event.at == at).count() == 1;
        if let Some(index) = (3..log.len()).find(|&index| alone(log[index].at)) {
            break (log, index + 1);
        }
    };
    let at = log[number - 1].at.0.to_string();
    assert!(server.stop().success());
    host.restore_a_copy();
    // One digit changed.
    let mut wrong = at.clone().into_bytes();
    wrong[5] ^= 1;
    let right = format!("{{\"at\":{at},");
    replace(&database(&host.data), right.as_bytes(), &[b"{\"at\":", &wrong[..]].concat());
    let (said, whole) = host.check();
    assert!(!whole && said.contains(&format!("{}, event {number}", spoilt.game)), "{said}");
    assert!(!said.contains(&other.game.to_string()), "{said}");

    let server = host.start();
    spoilt.reconnect(host.address).await;
    other.reconnect(host.address).await;
    assert_eq!(spoilt.log().await, Err("house-damaged".to_owned()));
    let resign = Ask::Act { game: spoilt.game, id: cause("r"), command: Command::Resign };
    assert_eq!(spoilt.people[0].ask(&resign).await, Err("house-damaged".to_owned()));
    other.play().await.expect("other games go on");
    assert!(server.stop().success());
    let logged = host.logged();
    assert!(logged.contains(&format!("game {}, event {number}", spoilt.game)), "{logged}");

    host.restore_a_copy();
    // Nothing was written over it: with the byte put right all is as before.
    let spoilt_bytes = [b"{\"at\":", &wrong[..]].concat();
    replace(&database(&host.data), &spoilt_bytes, &right.as_bytes()[..spoilt_bytes.len()]);
    let (said, whole) = host.check();
    assert!(whole, "{said}");
    let _server = host.start();
    spoilt.reconnect(host.address).await;
    assert_eq!(spoilt.log().await.expect("it can be read")[..log.len()], log);
    spoilt.play().await.expect("it goes on");
}

#[tokio::test]
async fn a_database_of_a_newer_version_or_of_somebody_else_is_left_alone() {
    let host = Host::new();
    let server = host.start();
    let mut table = Table::lay(host.address, CLOCK).await;
    table.play().await.expect("a move is played");
    assert!(server.stop().success());
    host.restore_a_copy();
    let file = database(&host.data);
    let ours = fs::read(&file).expect("it is there");
    // SQLite's header holds the version of the schema in these four bytes.
    let mut newer = ours.clone();
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    for (bytes, said) in
        [(newer, "newer version"), (b"a letter to a friend\n".to_vec(), "no database of Siliam")]
    {
        fs::write(&file, &bytes).expect("it can be written");
        let (line, status) = host.refused();
        assert!(line.contains(said) && status == Some(2), "{line}");
        assert!(!host.check().1);
        assert!(fs::read(&file).expect("it is there") == bytes, "the file was changed");
    }
    fs::write(&file, ours).expect("it can be written");
    let _server = host.start();
    table.reconnect(host.address).await;
    table.play().await.expect("the game goes on");
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    // No such folder can be made, not even by root.
    let host = Host::with_data("/proc/siliam".into());
    let (said, status) = host.refused();
    assert!(said.contains("/proc/siliam") && status == Some(2), "{said}");
    let host = Host::new();
    fs::write(&host.data, "not a folder").expect("it can be written");
    let (said, status) = host.refused();
    assert!(said.contains(&host.data.display().to_string()) && status == Some(2), "{said}");
}

#[tokio::test]
async fn a_second_server_disturbs_neither_port_nor_folder_of_the_first() {
    let host = Host::new();
    let _server = host.start();
    let mut table = Table::lay(host.address, CLOCK).await;
    let (said, status) = host.refused();
    assert!(said.contains(&host.address.to_string()) && status == Some(2), "{said}");
    let elsewhere = Host::with_data(host.data.clone());
    let (said, status) = elsewhere.refused();
    assert!(said.contains("uses the data folder") && status == Some(2), "{said}");
    table.play().await.expect("the first goes on");
}
