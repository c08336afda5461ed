//! Copies of a database that is in use.

use crate::conformance::batch;
use crate::filled::{faults, fill, filled};
use crate::played::{Played, game};
use siliam_core::Rng;
use siliam_faults::{Folder, SmallDisk};
use siliam_room::{Terms, Wish};
use siliam_store::{Appended, Sqlite, Store, StoreError, backup};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Puts a copy where a server would look for it.
fn put(copy: &Path) -> Folder {
    let folder = Folder::new("restored");
    fs::copy(copy, folder.join("siliam.db")).expect("a copy");
    folder
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_games_go_on_is_whole() {
    let folder = Folder::new("busy");
    let store = Arc::new(Sqlite::open(&folder).await.expect("a new database"));
    fill(&store).await;
    let stop = Arc::new(AtomicBool::new(false));
    let player = tokio::spawn(play(Arc::clone(&store), Arc::clone(&stop)));
    for number in 0..3 {
        let file = folder.join(format!("copy-{number}"));
        let bytes = backup(&folder, &file, |_, _| {}).await.expect("a copy");
        assert_eq!(fs::metadata(&file).expect("the copy").len(), bytes);
        let restored = put(&file);
        assert_eq!(faults(&restored).await.expect("a database").1, [], "the copy");
        assert_eq!(faults(&folder).await.expect("a database").1, [], "the file in use");
        let copy = Sqlite::open(&restored).await.expect("a copy is a database");
        assert_eq!(copy.append(vec![batch(game(99), 0, &[1])]).await, Ok(Appended::Done));
        copy.close().await;
    }
    stop.store(true, Ordering::Relaxed);
    assert!(player.await.expect("no panic") > 0, "nothing was played meanwhile");
    store.close().await;
    let left: Vec<_> =
        fs::read_dir(&*folder).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().contains("partial")), "{left:?}");
}

/// Plays games until told to stop; how many events were written.
async fn play(store: Arc<Sqlite>, stop: Arc<AtomicBool>) -> u64 {
    let (mut rng, mut written) = (Rng::new(9), 0);
    for number in 1000.. {
        let wishes = [Wish::Me, Wish::Computer { level: 1 }];
        let (mut played, batch) = Played::laid(game(number), 0, 1, Terms::of("squaryd"), &wishes);
        let mut next = vec![batch];
        loop {
            written += next[0].events.len() as u64;
            assert_eq!(store.append(next).await, Ok(Appended::Done));
            if stop.load(Ordering::Relaxed) {
                return written;
            }
            if played.is_over() {
                break;
            }
            next = vec![played.plays(&mut rng, None)];
        }
    }
    written
}

#[tokio::test]
async fn nothing_is_overwritten() {
    let folder = filled().await;
    for content in ["", "dear diary"] {
        let file = folder.join("taken");
        fs::write(&file, content).expect("a file");
        assert_eq!(backup(&folder, &file, |_, _| {}).await, Err(StoreError::Exists(file.clone())));
        assert_eq!(fs::read_to_string(&file).expect("a file"), content);
    }
    assert_eq!(backup(&folder, &folder, |_, _| {}).await, Err(StoreError::Exists(folder.to_path_buf())));
    let own = folder.join("siliam.db");
    assert_eq!(backup(&folder, &own, |_, _| {}).await, Err(StoreError::Exists(own)));
    assert_eq!(faults(&folder).await.expect("a database").1, []);
}

#[tokio::test]
async fn a_copy_that_cannot_be_made_leaves_nothing() {
    let folder = Folder::new("no-copy");
    let (copy, data) = (folder.join("copy"), folder.join("data"));
    assert_eq!(backup(&data, &copy, |_, _| {}).await, Err(StoreError::Absent(data.join("siliam.db"))));
    let filled = filled().await;
    let nowhere = folder.join("nowhere/copy");
    let refused = backup(&filled, &nowhere, |_, _| {}).await;
    assert!(matches!(&refused, Err(StoreError::Copy(file, _)) if *file == nowhere), "{refused:?}");
    assert_eq!(fs::read_dir(&*folder).expect("a folder").count(), 0);
    let Some(disk) = SmallDisk::new(40) else { return };
    let small = disk.path().join("copy");
    let refused = backup(&filled, &small, |_, _| {}).await;
    assert!(matches!(&refused, Err(StoreError::Copy(_, why)) if why.contains("full")), "{refused:?}");
    assert_eq!(fs::read_dir(disk.path()).expect("a folder").count(), 0);
}
