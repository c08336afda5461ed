//! A database with something in every table.

use crate::played::{Played, game, name, person};
use siliam_core::Rng;
use siliam_faults::Folder;
use siliam_room::{Moment, Pace, Terms, Wish};
use siliam_store::{
    Added, Appended, Checked, Fault, Guest, Sqlite, Step, Store, StoreError, TokenHash, check,
};
use std::path::Path;

/// How many games [`fill`] makes.
pub(crate) const GAMES: u64 = 6;

/// Plays some games, to the end and not, and lets guests come.
pub(crate) async fn fill(store: &Sqlite) {
    let mut rng = Rng::new(7);
    for number in 0..GAMES {
        let terms = Terms { pace: Pace::Days { days: 1 }, listed: number == 0, ..Terms::of("squaryd") };
        let (mut played, batch) = Played::laid(game(number), 1000, number, terms, &[Wish::Me, Wish::Free]);
        let mut batches = vec![batch];
        if number > 0 {
            batches.push(played.sits(100 + number));
            for _ in 0..6 {
                batches.push(played.plays(&mut rng, Some("a-cause")));
            }
        }
        if number % 2 == 1 {
            batches.push(played.resigns(number));
        }
        assert_eq!(store.append(batches).await, Ok(Appended::Done));
    }
    for (number, byte) in (0..5).zip(1..) {
        let guest = Guest { id: person(number), name: (number > 1).then(|| name(number)) };
        assert_eq!(store.add_guest(TokenHash([byte; 32]), guest, Moment(77)).await, Ok(Added::Done));
    }
    store.beat(Moment(123_456)).await.expect("a beat");
}

/// A closed database with something in every table.
pub(crate) async fn filled() -> Folder {
    let folder = Folder::new("filled");
    let store = Sqlite::open(&folder).await.expect("a new database");
    fill(&store).await;
    store.close().await;
    folder
}

/// What a check finds.
pub(crate) async fn faults(folder: &Path) -> Result<(Checked, Vec<Fault>), StoreError> {
    let mut faults = Vec::new();
    let checked = check(folder, |step| {
        if let Step::Fault(fault) = step {
            faults.push(fault.clone());
        }
    })
    .await?;
    assert_eq!(checked.faults, faults.len() as u64);
    Ok((checked, faults))
}
