//! Disks and files as they should not be: a clear error, nothing overwritten, and all is well when the cause is gone.

use crate::conformance::batch;
use crate::filled::{faults, fill, filled};
use crate::played::game;
use siliam_faults::{Folder, SmallDisk};
use siliam_store::{Appended, Sqlite, Store, StoreError, check, data_folder};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::path::Path;

#[tokio::test]
async fn a_full_disk_refuses_and_goes_on_when_there_is_room() {
    let Some(disk) = SmallDisk::new(2000) else { return };
    let folder = disk.path().join("data");
    let store = Sqlite::open(&folder).await.expect("a new database");
    fill(&store).await;
    let (mut last, mut refused) = (0, 0);
    for _ in 0..2 {
        disk.fill();
        // What is left of a page may still take an append or two.
        while refused < 20 {
            match store.append(vec![batch(game(99), last, &[7; 40])]).await {
                Ok(done) => {
                    assert_eq!(done, Appended::Done);
                    last += 40;
                }
                Err(error) => {
                    assert_eq!(error, StoreError::Full);
                    refused += 1;
                }
            }
        }
        assert_eq!(
            store.read(game(99), 0).await.map(|events| events.len() as u64),
            Ok(last),
            "reading goes on"
        );
        disk.empty();
        assert_eq!(store.append(vec![batch(game(99), last, &[8])]).await, Ok(Appended::Done));
        last += 1;
        refused = 0;
    }
    store.close().await;
    let store = Sqlite::open(&folder).await.expect("the same database");
    assert_eq!(store.read(game(99), 0).await.map(|events| events.len() as u64), Ok(last));
    store.close().await;
}

#[tokio::test]
async fn a_full_disk_refuses_a_new_database() {
    let Some(disk) = SmallDisk::new(100) else { return };
    fs::create_dir(disk.path().join("data")).expect("a folder");
    disk.fill();
    let opened = Sqlite::open(&disk.path().join("data")).await.map(|_| ());
    assert!(
        matches!(opened, Err(StoreError::Full | StoreError::Io(_) | StoreError::Folder(..))),
        "{opened:?}"
    );
    disk.empty();
    let store = Sqlite::open(&disk.path().join("data")).await.expect("there is room now");
    store.close().await;
}

#[tokio::test]
async fn a_read_only_disk_is_refused_and_can_be_checked() {
    let Some(disk) = SmallDisk::new(4000) else { return };
    let folder = disk.path().join("data");
    let store = Sqlite::open(&folder).await.expect("a new database");
    fill(&store).await;
    store.close().await;
    let before = files(&folder);
    disk.make_read_only();
    let opened = Sqlite::open(&folder).await.map(|_| ());
    assert!(
        matches!(&opened, Err(StoreError::Folder(path, why)) if *path == folder && why.contains("Read-only")),
        "{opened:?}"
    );
    let elsewhere = Sqlite::open(&disk.path().join("new")).await.map(|_| ());
    assert!(matches!(elsewhere, Err(StoreError::Folder(..))), "{elsewhere:?}");
    assert_eq!(faults(&folder).await.expect("a database").1, []);
    disk.make_writable();
    assert_eq!(files(&folder), before, "nothing was changed");
    let store = Sqlite::open(&folder).await.expect("it can be written again");
    store.close().await;
}

/// Names and contents of all files of a folder, but the lock.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| !path.ends_with("siliam.lock"))
        .map(|path| (path.display().to_string(), fs::read(&path).expect("a file")))
        .collect();
    files.sort();
    files
}

async fn run(folder: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(folder.join("siliam.db")).create_if_missing(true);
    let mut connection = options.connect().await.expect("a database");
    sqlx::raw_sql(statement).execute(&mut connection).await.expect("a change");
    connection.close().await.expect("closed");
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let folder = filled().await;
    run(&folder, "PRAGMA user_version = 9").await;
    let before = files(&folder);
    let file = folder.join("siliam.db");
    let newer = StoreError::Newer(file.clone(), 9, 1);
    assert_eq!(Sqlite::open(&folder).await.map(|_| ()), Err(newer.clone()));
    assert_eq!(files(&folder), before);
    assert_eq!(check(&folder, |_| {}).await, Err(newer));
    run(&folder, "PRAGMA user_version = 1").await;
    Sqlite::open(&folder).await.expect("it is ours again").close().await;
    assert_eq!(faults(&folder).await.expect("a database").1, []);
}

#[tokio::test]
async fn what_is_not_ours_is_refused_and_left_alone() {
    for content in ["dear diary", "SQLite format 3", ""] {
        let folder = Folder::new("diary");
        let file = folder.join("siliam.db");
        fs::write(&file, content).expect("a file");
        let opened = Sqlite::open(&folder).await;
        if content.is_empty() {
            opened.expect("an empty file is as good as none").close().await;
            continue;
        }
        assert_eq!(opened.map(|_| ()), Err(StoreError::NotOurs(file.clone())), "{content}");
        assert_eq!(check(&folder, |_| {}).await, Err(StoreError::NotOurs(file.clone())));
        assert_eq!(fs::read_to_string(&file).expect("a file"), content);
    }
    for statement in ["CREATE TABLE notes (text)", "PRAGMA application_id = 77", "PRAGMA user_version = 1"] {
        let folder = Folder::new("others");
        run(&folder, statement).await;
        let before = files(&folder);
        let not_ours = Err(StoreError::NotOurs(folder.join("siliam.db")));
        assert_eq!(Sqlite::open(&folder).await.map(|_| ()), not_ours, "{statement}");
        assert_eq!(files(&folder), before, "{statement}");
        assert_eq!(check(&folder, |_| {}).await.map(|_| ()), not_ours, "{statement}");
    }
}

#[tokio::test]
async fn a_folder_that_cannot_be_is_named() {
    let folder = Folder::new("plain");
    fs::write(folder.join("file"), "").expect("a file");
    let inside = folder.join("file/data");
    let opened = Sqlite::open(&inside).await.map(|_| ());
    assert!(matches!(&opened, Err(StoreError::Folder(path, _)) if *path == inside), "{opened:?}");
    let absent = folder.join("nowhere");
    assert_eq!(check(&absent, |_| {}).await, Err(StoreError::Absent(absent.join("siliam.db"))));
    assert!(!absent.exists(), "looking makes nothing");
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_has_closed() {
    let folder = Folder::new("twice");
    let first = Sqlite::open(&folder).await.expect("a new database");
    let second = Sqlite::open(&folder).await.map(|_| ());
    assert_eq!(second, Err(StoreError::InUse(folder.to_path_buf())));
    first.close().await;
    assert_eq!(first.append(vec![batch(game(1), 0, &[1])]).await, Err(StoreError::Closed));
    assert_eq!(first.read(game(1), 0).await, Err(StoreError::Closed));
    Sqlite::open(&folder).await.expect("it is free now").close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("private");
    let data = folder.join("a/b");
    let store = Sqlite::open(&data).await.expect("a new database");
    fill(&store).await;
    let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    for name in ["siliam.db", "siliam.db-wal", "siliam.lock"] {
        assert_eq!(mode(&data.join(name)), 0o600, "{name}");
    }
    store.close().await;
}

#[test]
fn the_data_folder_is_where_the_system_wants_it() {
    let folder = data_folder().expect("a home");
    assert!(folder.is_absolute() && folder.ends_with("siliam"), "{}", folder.display());
}
