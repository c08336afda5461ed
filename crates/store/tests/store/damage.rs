//! A damaged file: every difference in any row is found, and nothing panics.

use crate::filled::{GAMES, faults, fill, filled};
use crate::played::{game, person};
use siliam_conform::times_as_much;
use siliam_core::Rng;
use siliam_faults::Folder;
use siliam_room::Moment;
use siliam_store::{Appended, Fault, Sqlite, Store, StoreError, TokenHash};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};
use std::fs;
use std::path::Path;

/// Opens the file as a stranger would.
async fn connect(folder: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new().filename(folder.join("siliam.db")).foreign_keys(false).connect().await
}

/// Changes the file behind the store's back.
async fn tamper(folder: &Path, statement: &'static str) {
    let mut connection = connect(folder).await.expect("a database");
    sqlx::raw_sql(statement).execute(&mut connection).await.expect("a change");
    connection.close().await.expect("closed");
}

/// Every row of every table, in bytes; an error where one cannot be read.
async fn dump(folder: &Path) -> Result<String, sqlx::Error> {
    let rows = "
        SELECT 'schema', hex(name), hex(sql), hex(tbl_name), '', '', '' FROM sqlite_schema
        UNION ALL SELECT 'event', hex(game), hex(number), hex(body), hex(sum), '', '' FROM events
        UNION ALL SELECT 'game', hex(game), hex(number), hex(waits || open), hex(house), hex(changed), hex(summary) FROM games
        UNION ALL SELECT 'player', hex(game), hex(person), hex(ended), '', '', '' FROM players
        UNION ALL SELECT 'guest', hex(token), hex(person), hex(name), hex(made || ' ' || seen), hex(sum), '' FROM guests
        UNION ALL SELECT 'beat', hex(one), hex(awake), hex(sum), '', '', '' FROM heartbeat";
    let mut connection = connect(folder).await?;
    let mut text = String::new();
    for row in sqlx::query(rows).fetch_all(&mut connection).await? {
        for column in 0..7 {
            text += &row.try_get::<String, _>(column)?;
            text.push(' ');
        }
        text.push('\n');
    }
    connection.close().await?;
    Ok(text)
}

#[tokio::test]
async fn a_whole_file_has_no_fault() {
    let folder = filled().await;
    let (checked, found) = faults(&folder).await.expect("a database");
    assert_eq!(found, []);
    assert_eq!((checked.games, checked.guests), (GAMES, 5));
    assert!(checked.events > 40, "{checked:?}");
}

#[tokio::test]
async fn every_flipped_byte_that_changes_a_row_is_found() {
    /// A prime, so that all kinds of places are met.
    const STRIDE: usize = 97;
    let whole = filled().await;
    let bytes = fs::read(whole.join("siliam.db")).expect("the file");
    let rows = dump(&whole).await.expect("a whole file");
    let mut rng = Rng::new(8);
    let (mut changed, mut told) = (0, 0);
    for round in 0..usize::try_from(times_as_much()).expect("little") {
        let folder = Folder::new("flipped");
        for place in (round..bytes.len()).step_by(STRIDE) {
            let mut damaged = bytes.clone();
            damaged[place] ^= u8::try_from(1 + rng.below(255)).expect("a byte");
            fs::write(folder.join("siliam.db"), &damaged).expect("a copy");
            let found = faults(&folder).await;
            told += usize::from(!matches!(&found, Ok((_, faults)) if faults.is_empty()));
            for log in ["siliam.db-wal", "siliam.db-shm"] {
                let _ = fs::remove_file(folder.join(log));
            }
            if dump(&folder).await.ok().as_ref() != Some(&rows) {
                changed += 1;
                let silent = matches!(&found, Ok((_, faults)) if faults.is_empty());
                assert!(!silent, "byte {place} of {} changed a row, and nobody was told", bytes.len());
            }
        }
    }
    println!("{} bytes: {changed} flips changed a row, {told} were told of", bytes.len());
    assert!(changed > 100, "only {changed} flips changed a row");
}

/// What a killed server leaves: the file, its log, and how much of the log was there before the last few commits.
async fn killed() -> (Folder, u64) {
    let (folder, copy) = (Folder::new("killed"), Folder::new("left"));
    let store = Sqlite::open(&folder).await.expect("a new database");
    fill(&store).await;
    let length = fs::metadata(folder.join("siliam.db-wal")).expect("a log").len();
    for moment in 0..3 {
        store.beat(Moment(200_000 + moment)).await.expect("a beat");
    }
    for file in ["siliam.db", "siliam.db-wal"] {
        fs::copy(folder.join(file), copy.join(file)).expect("a copy");
    }
    store.close().await;
    (copy, length)
}

#[tokio::test]
async fn every_flipped_byte_in_the_log_is_found_and_no_server_writes_over_it() {
    const STRIDE: usize = 1009;
    let (folder, length) = killed().await;
    let (checked, found) = faults(&folder).await.expect("a database");
    assert_eq!((checked.games, found), (GAMES, vec![]));
    let (file, log) = (fs::read(folder.join("siliam.db")), fs::read(folder.join("siliam.db-wal")));
    let (file, log) = (file.expect("a file"), log.expect("a log"));
    let mut rng = Rng::new(9);
    let length = usize::try_from(length).expect("little");
    for place in (0..32).chain((32..length).step_by(STRIDE)) {
        let mut damaged = log.clone();
        damaged[place] ^= u8::try_from(1 + rng.below(255)).expect("a byte");
        fs::write(folder.join("siliam.db"), &file).expect("a file");
        fs::write(folder.join("siliam.db-wal"), &damaged).expect("a log");
        let opened = Sqlite::open(&folder).await.err();
        assert!(matches!(opened, Some(StoreError::Damaged(Fault::Log(..)))), "byte {place}: {opened:?}");
        assert_eq!(fs::read(folder.join("siliam.db-wal")).expect("a log"), damaged, "byte {place}");
        let found = faults(&folder).await;
        let told = found.as_ref().is_ok_and(|(_, found)| matches!(found[..], [Fault::Log(..), ..]));
        // Without its first commits there is no database at all.
        assert!(told || found.is_err(), "byte {place} of {}: {found:?}", log.len());
    }
}

#[tokio::test]
async fn a_log_that_was_cut_off_is_no_damage() {
    let (folder, length) = killed().await;
    let log = fs::read(folder.join("siliam.db-wal")).expect("a log");
    let file = fs::read(folder.join("siliam.db")).expect("a file");
    let length = usize::try_from(length).expect("little");
    let mut torn = log.clone();
    // Of the last commit nothing came to the disk but its head.
    let last = log.len() - 100;
    torn[last..].fill(0);
    for left in [&log[..0], &log[..20], &log[..length], &log[..length + 500], &torn, &log] {
        fs::write(folder.join("siliam.db"), &file).expect("a file");
        fs::write(folder.join("siliam.db-wal"), left).expect("a log");
        let store =
            Sqlite::open(&folder).await.unwrap_or_else(|error| panic!("{} bytes: {error}", left.len()));
        store.beat(Moment(300_000)).await.expect("a beat");
        store.counts().await.expect("a reader that has to be closed too");
        store.close().await;
        assert!(!folder.join("siliam.db-wal").exists(), "a closed store has everything in one file");
    }
    let (checked, found) = faults(&folder).await.expect("a database");
    assert_eq!((checked.games, found), (GAMES, vec![]));
}

#[tokio::test]
async fn a_damaged_event_is_told_by_game_and_number() {
    let folder = filled().await;
    tamper(&folder, "UPDATE events SET body = replace(body, 'squaryd', 'squarid') WHERE number = 1").await;
    let named = |number: u64| Fault::Sum(game(number).to_string(), 1);
    let store = Sqlite::open(&folder).await.expect("a database");
    for number in 0..GAMES {
        assert_eq!(store.read(game(number), 0).await, Err(StoreError::Damaged(named(number))));
        assert!(store.read(game(number), 1).await.is_ok(), "what comes after it is whole");
    }
    store.close().await;
    let (_, found) = faults(&folder).await.expect("a database");
    let mut wanted: Vec<_> = (0..GAMES).map(named).collect();
    wanted.sort_by_key(ToString::to_string);
    assert_eq!(found, wanted, "all are told, not only the first");
}

#[tokio::test]
async fn lost_events_are_told_and_their_numbers_not_given_again() {
    let folder = filled().await;
    tamper(&folder, "DELETE FROM events WHERE number = 4").await;
    let missing = |number: u64, event| Fault::Missing(game(number).to_string(), event);
    let store = Sqlite::open(&folder).await.expect("a database");
    assert_eq!(store.read(game(2), 0).await, Err(missing(2, 4).into()));
    assert_eq!(store.read(game(2), 4).await, Err(missing(2, 4).into()));
    store.close().await;
    tamper(&folder, "DELETE FROM events WHERE number > 4").await;
    let store = Sqlite::open(&folder).await.expect("a database");
    assert_eq!(store.read(game(2), 0).await, Err(missing(2, 4).into()));
    let batch = crate::conformance::batch(game(2), 3, &[1]);
    assert_eq!(store.append(vec![batch]).await, Err(missing(2, 4).into()));
    let batch = crate::conformance::batch(game(77), 0, &[1]);
    assert_eq!(store.append(vec![batch]).await, Ok(Appended::Done), "other games go on");
    store.close().await;
}

#[tokio::test]
async fn rows_that_do_not_follow_from_events_are_told() {
    type Wanted = fn(&Fault) -> bool;
    let cases: [(&str, Wanted); 10] = [
        (
            "UPDATE games SET summary = replace(summary, '\"squaryd\"', '\"siam\"')",
            |fault| matches!(fault, Fault::Derived(_, what) if what.message == "store-what-summary"),
        ),
        (
            "UPDATE games SET number = number - 1",
            |fault| matches!(fault, Fault::Derived(_, what) if what.message == "store-what-number"),
        ),
        ("UPDATE games SET changed = changed + 1", |fault| matches!(fault, Fault::Derived(..))),
        ("UPDATE games SET open = 1 - open", |fault| matches!(fault, Fault::Derived(..))),
        ("UPDATE games SET house = 1 - house", |fault| matches!(fault, Fault::Derived(..))),
        (
            "DELETE FROM players WHERE game = (SELECT min(game) FROM games)",
            |fault| matches!(fault, Fault::Derived(_, what) if what.message == "store-what-players"),
        ),
        ("DELETE FROM games WHERE number = 1", |fault| matches!(fault, Fault::Unlisted(_))),
        ("DELETE FROM events WHERE game = (SELECT min(game) FROM games)", |fault| {
            matches!(fault, Fault::NoEvents(_))
        }),
        ("UPDATE events SET game = 'kx3f' WHERE game = (SELECT min(game) FROM games)", |fault| {
            matches!(fault, Fault::Name(_))
        }),
        ("CREATE TABLE other (a)", |fault| matches!(fault, Fault::Schema(_))),
    ];
    for (statement, wanted) in cases {
        let folder = filled().await;
        tamper(&folder, statement).await;
        let (_, found) = faults(&folder).await.expect("a database");
        assert!(found.iter().any(wanted), "{statement}: {found:?}");
    }
}

#[tokio::test]
async fn damaged_guests_and_a_damaged_heartbeat_are_told() {
    let folder = filled().await;
    tamper(&folder, "UPDATE guests SET name = 'Eve' WHERE name LIKE '%3'; UPDATE heartbeat SET awake = 1")
        .await;
    let damaged = Fault::Guest(person(3).to_string());
    let store = Sqlite::open(&folder).await.expect("a database");
    assert_eq!(store.guest(TokenHash([4; 32])).await, Err(damaged.clone().into()));
    assert_eq!(store.seen(person(3), Moment(9)).await, Err(damaged.clone().into()), "it is not sealed anew");
    assert!(matches!(store.guest(TokenHash([3; 32])).await, Ok(Some(_))), "the others are whole");
    assert_eq!(store.last_beat().await, Err(Fault::Heartbeat.into()));
    store.close().await;
    let (_, found) = faults(&folder).await.expect("a database");
    assert_eq!(found, [damaged, Fault::Heartbeat]);
}

#[tokio::test]
async fn events_that_cannot_have_happened_are_told() {
    let folder = Folder::new("impossible");
    let store = Sqlite::open(&folder).await.expect("a new database");
    assert_eq!(store.append(vec![crate::conformance::batch(game(1), 0, &[1])]).await, Ok(Appended::Done));
    store.close().await;
    let (_, found) = faults(&folder).await.expect("a database");
    assert!(matches!(&found[..], [Fault::Fold(_, 1, _)]), "{found:?}");
}
