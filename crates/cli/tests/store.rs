//! `siliam backup` and `siliam store check` as hosts run them.

mod program;

use siliam_faults::Folder;
use siliam_room::{Act, GameId, Moment, Name, PersonId, Room, Terms, Wish};
use siliam_store::{Appended, Batch, Sqlite, Store};
use std::fs;
use std::path::Path;
use std::process::Output;

fn siliam(arguments: &[&str], data: &Path) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } =
        program::siliam().args(arguments).arg("--data").arg(data).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (status.code(), text(stdout), text(stderr))
}

/// A server's database with one game in it, still open.
async fn in_use(folder: &Path) -> (Sqlite, GameId) {
    let (lena, game) = (PersonId::of_bytes([1; 8]), GameId::of_bytes([7; 8]));
    let name = Name::read("Léna Müller").expect("a name");
    let wishes = [Wish::Me, Wish::Free];
    let events =
        Room::create(&Act::at(Moment(5)), (lena, &name), Terms::of("siam"), &wishes).expect("a table");
    let summary = Room::fold(&events).expect("a new game").summary();
    let store = Sqlite::open(folder).await.expect("a new database");
    let appended = store.append(vec![Batch { game, after: 0, events, summary }]).await;
    assert_eq!(appended, Ok(Appended::Done));
    (store, game)
}

#[tokio::test]
async fn a_database_in_use_is_copied_and_checked() {
    let folder = Folder::new("hosted");
    let data = folder.join("data");
    let (store, _) = in_use(&data).await;
    let copy = folder.join("copy");
    let copy_name = copy.to_str().expect("UTF-8");
    let (status, told, wrong) = siliam(&["backup", copy_name], &data);
    assert_eq!((status, wrong.as_str()), (Some(0), ""));
    assert!(told.starts_with(&format!("Copied to {copy_name}, ")), "{told}");
    fs::create_dir(folder.join("restored")).expect("a folder");
    fs::copy(&copy, folder.join("restored/siliam.db")).expect("a copy");
    for place in [&data, &folder.join("restored")] {
        let (status, told, wrong) = siliam(&["store", "check"], place);
        assert_eq!((status, wrong.as_str()), (Some(0), ""));
        assert!(told.starts_with("games 1 events 1 guests 0 faults 0 seconds "), "{told}");
    }
    let (status, told, wrong) = siliam(&["backup", copy_name], &data);
    assert_eq!((status, told.as_str()), (Some(2), ""));
    assert_eq!(wrong, format!("siliam: {copy_name} exists already; nothing was overwritten\n"));
    store.close().await;
}

#[tokio::test]
async fn a_flipped_byte_is_told_with_its_game_and_event() {
    let folder = Folder::new("flipped");
    let (store, game) = in_use(&folder).await;
    store.close().await;
    let file = folder.join("siliam.db");
    let mut bytes = fs::read(&file).expect("the database");
    // The event comes before the lists, which hold the name too.
    let name = "Müller".as_bytes();
    let places: Vec<_> = (0..bytes.len()).filter(|&place| bytes[place..].starts_with(name)).collect();
    assert_eq!(places.len(), 2, "the name stands in the event and in the lists");
    bytes[places[0]] ^= 1;
    fs::write(&file, &bytes).expect("a damaged database");
    let (status, told, wrong) = siliam(&["store", "check"], &folder);
    assert_eq!(wrong, format!("game {game}, event 1: not what was written, by its checksum\n"));
    assert_eq!(status, Some(2));
    assert!(told.starts_with("games 1 events 1 guests 0 faults 1 seconds "), "{told}");
    let (status, told, wrong) = siliam(&["--lang", "fr", "store", "check"], &folder);
    assert_eq!(
        wrong,
        format!(
            "partie {game}, évènement 1\u{a0}: ce n’est pas ce qui fut écrit, d’après sa somme de contrôle\n"
        )
    );
    assert_eq!((status, told.is_empty()), (Some(2), false));
}

#[test]
fn what_cannot_be_read_is_told_in_one_line() {
    let folder = Folder::new("nothing");
    let file = folder.join("siliam.db");
    let copy = folder.join("copy");
    let copy = copy.to_str().expect("UTF-8");
    for arguments in [&["store", "check"][..], &["backup", copy]] {
        let (status, told, wrong) = siliam(arguments, &folder);
        assert_eq!((status, told.as_str()), (Some(2), ""));
        let absent =
            format!("siliam: there is no database {}; name another folder with --data\n", file.display());
        assert_eq!(wrong, absent);
    }
    assert_eq!(fs::read_dir(&*folder).expect("a folder").count(), 0, "looking leaves nothing behind");
    fs::write(&file, "dear diary").expect("a file");
    let (status, _, wrong) = siliam(&["store", "check"], &folder);
    assert_eq!(status, Some(2));
    assert_eq!(wrong, format!("siliam: {} is no database of Siliam; it was left as it is\n", file.display()));
    assert_eq!(fs::read_to_string(&file).expect("a file"), "dear diary");
}
