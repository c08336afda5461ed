//! Every store there is, held to the same tests.

use crate::{conformance, interleaving};
use siliam_faults::Folder;
use siliam_store::{Memory, Sharing, Sqlite, SqliteSettings};

#[tokio::test]
async fn memory_conforms() {
    conformance::conform(async || Memory::default()).await;
}

#[tokio::test]
async fn sqlite_conforms() {
    let folders = Folder::new("conform");
    let mut number = 0;
    conformance::conform(async || {
        number += 1;
        Sqlite::open(&folders.join(number.to_string())).await.expect("a new database")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn memory_gives_no_number_twice() {
    interleaving::interleave(vec![Memory::default()]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn sqlite_gives_no_number_twice() {
    let folder = Folder::new("interleave");
    interleaving::interleave(vec![Sqlite::open(&folder).await.expect("a new database")]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_stores_on_one_file_give_no_number_twice() {
    let folder = Folder::new("together");
    let together = SqliteSettings { sharing: Sharing::Together, ..SqliteSettings::default() };
    let mut stores = Vec::new();
    for _ in 0..2 {
        stores.push(Sqlite::open_with(&folder, together).await.expect("a shared database"));
    }
    interleaving::interleave(stores).await;
}
