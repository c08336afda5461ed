//! A program that appends is killed at random instants, again and again; what it was told is on disk stays there.
//!
//! The program is this one, started anew for one test, `child`. It prints a line for every append that was answered, and
//! whoever killed it compares these lines with the files.

use crate::played::{Played, game};
use siliam_conform::times_as_much;
use siliam_core::Rng;
use siliam_faults::{Folder, ForgetfulDisk, Forgetfulness};
use siliam_room::{Event, GameId, Terms, Wish};
use siliam_store::{Appended, Durability, Sqlite, SqliteSettings, Step, Store, StoreError, check};
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// So many append at the same time, each to two games that go on in step.
const LANES: u64 = 6;
/// Kills in the fast tier.
const KILLS: u64 = 10;

#[test]
fn killed_at_any_instant_nothing_answered_is_lost() {
    let folder = Folder::new("killed");
    let lost = Killer { folder: &folder, disk: None, durability: Durability::Synced }.kill_often(1);
    assert_eq!(lost, Vec::<String>::new());
}

#[test]
fn killed_on_a_disk_that_forgets_nothing_answered_is_lost() {
    let Some(disk) = ForgetfulDisk::new() else { return };
    for (seed, forgetfulness) in [(2, Forgetfulness::All), (3, Forgetfulness::Most { kept: 300, seed: 24 })] {
        let folder = Folder::new("forgotten");
        let disk = Some((&disk, forgetfulness));
        let lost = Killer { folder: &folder, disk, durability: Durability::Synced }.kill_often(seed);
        assert_eq!(lost, Vec::<String>::new(), "{forgetfulness:?}");
    }
}

#[test]
fn without_syncs_a_disk_that_forgets_loses_what_was_answered() {
    let Some(disk) = ForgetfulDisk::new() else { return };
    let folder = Folder::new("unsynced");
    let disk = Some((&disk, Forgetfulness::All));
    let lost = Killer { folder: &folder, disk, durability: Durability::Unsynced }.kill_often(4);
    assert_ne!(lost, Vec::<String>::new(), "this disk keeps everything, so the tests above prove nothing");
}

#[test]
fn without_syncs_a_plain_disk_loses_nothing() {
    // Why the other disk is needed: what the kernel holds survives the program.
    let folder = Folder::new("unsynced-plain");
    let lost = Killer { folder: &folder, disk: None, durability: Durability::Unsynced }.kill_often(5);
    assert_eq!(lost, Vec::<String>::new());
}

#[test]
fn a_disk_that_broke_down_and_works_again_loses_nothing_answered() {
    let Some(disk) = ForgetfulDisk::new() else { return };
    let folder = Folder::new("broken");
    let killer =
        Killer { folder: &folder, disk: Some((&disk, Forgetfulness::All)), durability: Durability::Synced };
    let mut ledger = Ledger::new();
    let mut child = killer.start();
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    take_until(&mut lines, &mut ledger, 10, "ack");
    for _ in 0..2 {
        disk.break_down();
        let refusals = take_until(&mut lines, &mut ledger, 10, "refused");
        assert!(refusals.iter().all(|line| line.contains("disk I/O error")), "{refusals:?}");
        disk.mend();
        take_until(&mut lines, &mut ledger, 20, "ack");
    }
    child.kill().expect("a running child");
    lines.for_each(|line| note(&mut ledger, &line));
    child.wait().expect("a killed child");
    assert_eq!(lost(&folder, &ledger), Vec::<String>::new());
}

/// The cause that must stand at a number of a game.
type Ledger = BTreeMap<(GameId, u64), String>;

/// Reads lines until so many of one kind have come, and gives these.
fn take_until(
    lines: &mut impl Iterator<Item = String>,
    ledger: &mut Ledger,
    count: usize,
    kind: &str,
) -> Vec<String> {
    const PATIENCE: usize = 20_000;
    let mut found = Vec::new();
    for line in lines.take(PATIENCE) {
        note(ledger, &line);
        if line.starts_with(kind) {
            found.push(line);
        }
        if found.len() >= count {
            return found;
        }
    }
    panic!("the child ended by itself, or there is no `{kind}` among {PATIENCE} lines");
}

fn note(ledger: &mut Ledger, line: &str) {
    // The last line may be cut off by the kill: then it was not told.
    if let ["ack", cause, places @ .., "."] = &line.split(' ').collect::<Vec<_>>()[..] {
        for place in places.chunks(2) {
            let [game, number] = place else { continue };
            let place = (game.parse().expect("a game"), number.parse().expect("a number"));
            let before = ledger.insert(place, (*cause).to_owned());
            assert!(before.is_none_or(|before| before == *cause), "{place:?} was given twice");
        }
    }
}

struct Killer<'a> {
    folder: &'a Path,
    disk: Option<(&'a ForgetfulDisk, Forgetfulness)>,
    durability: Durability,
}

impl Killer<'_> {
    /// Starts and kills, over and over; what was lost after each kill.
    fn kill_often(&self, seed: u64) -> Vec<String> {
        let mut rng = Rng::new(seed);
        let (mut ledger, mut all) = (Ledger::new(), Vec::new());
        for round in 0..KILLS * times_as_much() {
            let mut child = self.start();
            let mut lines =
                BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
            // The first time it lives longer, so that there is something to lose; else it may die while it opens the file.
            let instant = if round == 0 { 40 } else { rng.index(60) };
            if instant > 0 {
                take_until(&mut lines, &mut ledger, instant, "");
            }
            child.kill().expect("a running child");
            // What it wrote before it died was told, even if nobody had read it yet.
            lines.for_each(|line| note(&mut ledger, &line));
            child.wait().expect("a killed child");
            all.extend(lost(self.folder, &ledger));
            if !all.is_empty() {
                break;
            }
        }
        assert!(ledger.len() > 40, "the child did nothing: {}", ledger.len());
        all
    }

    fn start(&self) -> std::process::Child {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command
            .args(["appender::child", "--exact", "--nocapture"])
            .env("SILIAM_APPENDER", self.folder)
            .env("SILIAM_APPENDER_DURABILITY", format!("{:?}", self.durability))
            .stdout(Stdio::piped());
        if let Some((disk, forgetfulness)) = self.disk {
            disk.carry(&mut command, forgetfulness);
        }
        command.spawn().expect("this program starts")
    }
}

/// What is wrong with the files after a kill. Copies are looked at: opening would mend.
fn lost(folder: &Path, ledger: &Ledger) -> Vec<String> {
    let copy = Folder::new("remains");
    for name in ["siliam.db", "siliam.db-wal"] {
        if folder.join(name).exists() {
            fs::copy(folder.join(name), copy.join(name)).expect("a copy");
        }
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        match compare(&copy, ledger).await {
            Ok(lost) => lost,
            // Killed before the file was made: nothing was answered either.
            Err(StoreError::Absent(_) | StoreError::NotOurs(_)) if ledger.is_empty() => Vec::new(),
            Err(error) => vec![error.to_string()],
        }
    })
}

async fn compare(folder: &Path, ledger: &Ledger) -> Result<Vec<String>, StoreError> {
    let mut lost = Vec::new();
    check(folder, |step| {
        if let Step::Fault(fault) = step {
            lost.push(fault.to_string());
        }
    })
    .await?;
    let store = Sqlite::open(folder).await?;
    let mut games: BTreeMap<GameId, Vec<(u64, Event)>> = BTreeMap::new();
    for ((game, number), cause) in ledger {
        if !games.contains_key(game) {
            games.insert(*game, store.read(*game, 0).await?);
        }
        let found = games[game].iter().find(|(found, _)| found == number);
        let found = found.and_then(|(_, event)| event.cause.clone()).map(String::from);
        if found.as_ref() != Some(cause) {
            lost.push(format!("{game} {number}: {found:?} instead of {cause}"));
        }
    }
    for lane in 0..LANES {
        let mut causes = Vec::new();
        for side in 0..2 {
            let (_, events) = present(&store, lane, side).await?;
            causes.push(events.last().and_then(|event| event.cause.clone()));
        }
        if causes[0] != causes[1] {
            lost.push(format!("lane {lane}: one call is half there, {causes:?}"));
        }
    }
    store.close().await;
    Ok(lost)
}

/// The game that a lane is at on one side, and its events.
async fn present(store: &Sqlite, lane: u64, side: u64) -> Result<(u64, Vec<Event>), StoreError> {
    let mut found = (0, Vec::new());
    for number in 0.. {
        let events = store.read(lane_game(lane, side, number), 0).await?;
        if events.is_empty() {
            break;
        }
        found = (number, events.into_iter().map(|(_, event)| event).collect());
    }
    Ok(found)
}

fn lane_game(lane: u64, side: u64, number: u64) -> GameId {
    game(1_000_000 * (2 * lane + side) + number)
}

#[test]
fn child() {
    let Some(folder) = std::env::var_os("SILIAM_APPENDER") else { return };
    let unsynced = std::env::var("SILIAM_APPENDER_DURABILITY").is_ok_and(|which| which == "Unsynced");
    let durability = if unsynced { Durability::Unsynced } else { Durability::Synced };
    println!("opening");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        // A short log, so that it is carried over every few appends: a kill may come just then.
        let settings = SqliteSettings { durability, log_pages: 40, ..SqliteSettings::default() };
        let store = Sqlite::open_with(Path::new(&folder), settings).await.expect("a database");
        println!("open");
        let store = Arc::new(store);
        let lanes: Vec<_> = (0..LANES).map(|lane| tokio::spawn(run_lane(Arc::clone(&store), lane))).collect();
        for lane in lanes {
            lane.await.expect("it goes on for ever");
        }
    });
}

/// Appends to both games of a lane for ever.
async fn run_lane(store: Arc<Sqlite>, lane: u64) {
    loop {
        match go_on(&store, lane).await {
            Ok(()) => println!("conflict {lane}"),
            Err(error) => println!("refused {error}"),
        }
    }
}

/// Goes on where the files end, until something goes wrong.
async fn go_on(store: &Sqlite, lane: u64) -> Result<(), StoreError> {
    let mut sides = Vec::new();
    for side in 0..2 {
        sides.push(present(store, lane, side).await?);
    }
    let (mut number, mut games): (u64, Vec<Option<Played>>) = (sides[0].0, Vec::new());
    for (side, (number, events)) in (0..).zip(&sides) {
        let played = (!events.is_empty()).then(|| Played::of(lane_game(lane, side, *number), events));
        games.push(played);
    }
    loop {
        if games.iter().all(|game| game.as_ref().is_some_and(Played::is_over)) {
            number += 1;
            games = vec![None, None];
        }
        let mut batches = Vec::new();
        let mut cause = String::new();
        for (side, game) in (0..).zip(&mut games) {
            match game {
                Some(game) if game.is_over() => {}
                // The same moves on both sides, so that they end together.
                Some(game) => {
                    cause = format!("lane-{lane}-{number}-{}", game.number());
                    batches.push(game.plays(&mut Rng::new(lane + number + game.number()), Some(&cause)));
                }
                None => {
                    cause = format!("lane-{lane}-{number}-0");
                    let id = lane_game(lane, side, number);
                    let terms = Terms::of("squaryd");
                    let (mut played, batch) =
                        Played::caused(Some(&cause), id, (1000, lane), terms, &[Wish::Me, Wish::Free]);
                    let sat = played.sits_by(LANES + lane, Some(&cause));
                    batches.extend([batch, sat]);
                    *game = Some(played);
                }
            }
        }
        let places: Vec<String> = batches
            .iter()
            .flat_map(|batch| (batch.after + 1..=batch.summary.number).map(|number| (batch.game, number)))
            .map(|(game, number)| format!("{game} {number}"))
            .collect();
        if store.append(batches).await? != Appended::Done {
            return Ok(());
        }
        println!("ack {cause} {} .", places.join(" "));
    }
}
