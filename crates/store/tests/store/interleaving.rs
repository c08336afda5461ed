//! Many append to the same games at the same time.

use crate::conformance::batch;
use crate::played::game;
use siliam_conform::times_as_much;
use siliam_core::Rng;
use siliam_room::GameId;
use siliam_store::{Appended, Store};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

const APPENDERS: u64 = 12;
const GAMES: u64 = 3;

/// What one appender was told: the numbers of its marks, by game.
type Ledger = BTreeMap<(GameId, u64), u64>;

/// Appenders that do not know of each other; every number is given once, and whoever was told so has it.
pub(crate) async fn interleave<S: Store>(stores: Vec<S>) {
    let stores: Vec<Arc<S>> = stores.into_iter().map(Arc::new).collect();
    let calls = 20 * times_as_much();
    let mut appenders = Vec::new();
    for appender in 0..APPENDERS {
        let store = Arc::clone(&stores[usize::try_from(appender).expect("few") % stores.len()]);
        appenders.push(tokio::spawn(append(store, appender, calls)));
    }
    let (mut ledger, mut conflicts) = (Ledger::new(), 0);
    for appender in appenders {
        let (own, late) = appender.await.expect("no panic");
        conflicts += late;
        for (place, mark) in own {
            assert_eq!(ledger.insert(place, mark), None, "a number was given twice");
        }
    }
    assert!(conflicts > 0, "they never met: the test is too small");
    let mut found = Ledger::new();
    for id in (0..GAMES).map(game) {
        let events = stores[0].read(id, 0).await.expect("a whole game");
        let numbers: Vec<u64> = events.iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, (1..=events.len() as u64).collect::<Vec<_>>(), "no number is missing");
        found.extend(events.into_iter().map(|(number, event)| ((id, number), event.at.0)));
    }
    assert_eq!(found, ledger, "just what was answered is stored");
    let marks: BTreeSet<u64> = found.values().copied().collect();
    assert_eq!(marks.len(), found.len(), "and nothing twice");
}

async fn append<S: Store>(store: Arc<S>, appender: u64, calls: u64) -> (Ledger, u64) {
    let mut rng = Rng::new(appender);
    let mut last: BTreeMap<GameId, u64> = BTreeMap::new();
    let (mut ledger, mut conflicts) = (Ledger::new(), 0);
    for call in 0..calls {
        // One game or two, one event or two in each; retried until nobody was quicker.
        let first = rng.below(GAMES);
        let ids: Vec<GameId> = (0..=rng.below(2)).map(|step| game((first + step) % GAMES)).collect();
        let base = (appender * calls + call) * 10;
        let length = rng.below(2);
        loop {
            let mut places = Vec::new();
            let mut batches = Vec::new();
            for (index, &id) in (0..).zip(&ids) {
                let after = last.get(&id).copied().unwrap_or_default();
                let marks: Vec<u64> = (0..=length).map(|mark| base + 2 * index + mark).collect();
                places.extend((1..).zip(&marks).map(|(step, &mark)| ((id, after + step), mark)));
                batches.push(batch(id, after, &marks));
            }
            match store.append(batches).await.expect("a disk with room") {
                Appended::Done => {
                    for (place, mark) in places {
                        last.insert(place.0, place.1);
                        ledger.insert(place, mark);
                    }
                    break;
                }
                Appended::Conflict { game, number } => {
                    conflicts += 1;
                    let after = last.get(&game).copied().unwrap_or_default();
                    // As a server does: what others wrote is read from the number it knows.
                    let read = store.read(game, after).await.expect("a whole game");
                    let now = read.last().map_or(after, |(number, _)| *number);
                    assert!(now >= number, "whoever is told of a number can read it");
                    last.insert(game, now);
                }
            }
        }
    }
    (ledger, conflicts)
}
