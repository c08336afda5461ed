//! How many appends a second SQLite takes from 1, 10 and 300 at the same time, each to a game of its own:
//! `cargo run --release -p siliam-store --example appends [SECONDS] [FOLDER]`.

use siliam_room::{Act, Event, GameId, Moment, Name, PersonId, Room, Summary, Terms, What, Wish};
use siliam_store::{Appended, Batch, Sqlite, Store};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1);
    let seconds = arguments.next().and_then(|text| text.to_str()?.parse().ok()).unwrap_or(5);
    let folder = arguments.next().map_or_else(|| std::env::temp_dir().join("siliam-appends"), PathBuf::from);
    for appenders in [1, 10, 300, 1000] {
        // What an earlier run left would be a conflict.
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        measure(&folder, appenders, Duration::from_secs(seconds)).await?;
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

async fn measure(folder: &Path, appenders: u64, time: Duration) -> Result<(), Box<dyn Error>> {
    let store = Arc::new(Sqlite::open(folder).await?);
    let begun = Instant::now();
    let tasks: Vec<_> =
        (0..appenders).map(|number| tokio::spawn(append(Arc::clone(&store), number, begun + time))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await?);
    }
    let elapsed = begun.elapsed();
    times.sort_unstable();
    let at = |part: usize| times[(times.len() * part / 1000).min(times.len() - 1)].as_secs_f64() * 1000.0;
    // Counts are far below 2⁵², where `f64` begins to round.
    #[allow(clippy::cast_precision_loss)]
    let rate = times.len() as f64 / elapsed.as_secs_f64();
    println!(
        "appenders {appenders} appends/s {rate:.0} p50 {:.1} ms p99 {:.1} ms longest {:.1} ms",
        at(500),
        at(990),
        at(1000)
    );
    store.close().await;
    Ok(())
}

/// Appends a move at a time until the time is over; how long each append took.
async fn append(store: Arc<Sqlite>, number: u64, end: Instant) -> Vec<Duration> {
    let game = GameId::of_bytes((number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes());
    let mut summary = first(&store, game).await;
    let mut times = Vec::new();
    while Instant::now() < end {
        let after = summary.number;
        summary.number += 1;
        summary.changed = Moment(1_900_000_000_000 + after);
        let mv =
            ["@c1n", "c1c2n", "@e5w", "e5d5w"][usize::try_from(after % 4).unwrap_or_default()].to_owned();
        let seat = u8::try_from(after % 2).unwrap_or_default();
        let what = What::Played { seat, mv, spent: 3217, lag: 41 };
        let event = Event { at: summary.changed, by: None, cause: None, what };
        let began = Instant::now();
        let batch = Batch { game, after, events: vec![event], summary: summary.clone() };
        assert_eq!(store.append(vec![batch]).await, Ok(Appended::Done), "nobody else writes here");
        times.push(began.elapsed());
    }
    times
}

/// Lays the table.
async fn first(store: &Sqlite, game: GameId) -> Summary {
    let (lena, name) = (PersonId::of_bytes([1; 8]), Name::read("Léna").expect("a name"));
    let wishes = [Wish::Me, Wish::Computer { level: 3 }];
    let act = Act::at(Moment(1_900_000_000_000));
    let events = Room::create(&act, (lena, &name), Terms::of("siam"), &wishes).expect("a table");
    let summary = Room::fold(&events).expect("a new game").summary();
    let batch = Batch { game, after: 0, events, summary: summary.clone() };
    assert_eq!(store.append(vec![batch]).await, Ok(Appended::Done), "a new game");
    summary
}
