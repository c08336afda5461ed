//! What every store must do.

use crate::played::{Played, game, name, person};
use siliam_core::Rng;
use siliam_room::{Cursor, Event, GameId, Moment, Pace, Sitter, Summary, Terms, Waits, What, Wish};
use siliam_store::{Added, Appended, Batch, Counts, Guest, Listed, Store, StoreError, TokenHash};
use std::cmp::Reverse;
use std::collections::HashMap;

/// Holds a kind of store to everything that is asked of one; `fresh` makes an empty one.
pub(crate) async fn conform<S: Store>(mut fresh: impl AsyncFnMut() -> S) {
    what_is_appended_is_read(fresh().await).await;
    whoever_is_late_writes_nothing(fresh().await).await;
    a_call_is_written_whole_or_not_at_all(fresh().await).await;
    impossible_batches_are_refused(fresh().await).await;
    lists_are_those_of_a_plain_model(fresh().await).await;
    whoever_stands_up_has_no_game(fresh().await).await;
    guests_are_known_by_their_token(fresh().await).await;
    the_last_beat_is_remembered(fresh().await).await;
}

/// A summary that says no more than a number.
fn summary(number: u64) -> Summary {
    let (_, laid) = Played::laid(game(0), number, 0, Terms::of("siam"), &[Wish::Me, Wish::Free]);
    Summary { number, ..laid.summary }
}

/// Events that can be told apart and nothing else. Stores do not fold.
pub(crate) fn batch(game: GameId, after: u64, marks: &[u64]) -> Batch {
    let event =
        |&slept: &u64| Event { at: Moment(slept), by: None, cause: None, what: What::Paused { slept } };
    let events: Vec<Event> = marks.iter().map(event).collect();
    Batch { game, after, summary: summary(after + events.len() as u64), events }
}

async fn what_is_appended_is_read<S: Store>(store: S) {
    let mut rng = Rng::new(1);
    let (mut played, first) = Played::laid(game(1), 5, 1, Terms::of("squaryd"), &[Wish::Me, Wish::Free]);
    let mut batches = vec![first, played.sits(2)];
    while batches.len() < 12 {
        batches.push(played.plays(&mut rng, Some("cause-1")));
    }
    let mut all = Vec::new();
    for batch in batches {
        all.extend(batch.events.clone());
        let summary = batch.summary.clone();
        assert_eq!(store.append(vec![batch]).await, Ok(Appended::Done));
        assert_eq!(store.summary(game(1)).await, Ok(Some(summary)));
    }
    let all: Vec<(u64, Event)> = (1..).zip(all).collect();
    for after in 0..=all.len() {
        assert_eq!(store.read(game(1), after as u64).await.as_deref(), Ok(&all[after..]), "after {after}");
    }
    for after in [all.len() as u64 + 1, u64::MAX] {
        assert_eq!(store.read(game(1), after).await, Ok(vec![]), "nobody has got so far");
    }
    assert_eq!(store.read(game(2), 0).await, Ok(vec![]), "there is no such game");
    assert_eq!(store.read(game(2), 3).await, Ok(vec![]));
    assert_eq!(store.summary(game(2)).await, Ok(None));
    assert_eq!(store.append(vec![]).await, Ok(Appended::Done), "nothing is written at once");
}

async fn whoever_is_late_writes_nothing<S: Store>(store: S) {
    let id = game(1);
    assert_eq!(store.append(vec![batch(id, 0, &[10, 11])]).await, Ok(Appended::Done));
    for after in [0, 1, 3, 4] {
        let late = Appended::Conflict { game: id, number: 2 };
        assert_eq!(store.append(vec![batch(id, after, &[99])]).await, Ok(late), "after {after}");
    }
    let early = Appended::Conflict { game: game(2), number: 0 };
    assert_eq!(store.append(vec![batch(game(2), 1, &[99])]).await, Ok(early));
    assert_eq!(store.read(id, 0).await.map(|events| events.len()), Ok(2));
    assert_eq!(store.summary(id).await, Ok(Some(summary(2))));
    assert_eq!(store.summary(game(2)).await, Ok(None));
}

async fn a_call_is_written_whole_or_not_at_all<S: Store>(store: S) {
    let (one, other) = (game(1), game(2));
    let both = vec![batch(one, 0, &[1, 2]), batch(other, 0, &[3]), batch(one, 2, &[4])];
    assert_eq!(store.append(both).await, Ok(Appended::Done), "a game may come twice");
    let late = vec![batch(one, 3, &[5]), batch(other, 0, &[6])];
    assert_eq!(store.append(late).await, Ok(Appended::Conflict { game: other, number: 1 }));
    let twice = vec![batch(other, 1, &[7]), batch(one, 3, &[8]), batch(one, 3, &[9])];
    assert_eq!(store.append(twice).await, Ok(Appended::Conflict { game: one, number: 3 }));
    let marks = |events: Vec<(u64, Event)>| events.iter().map(|(_, event)| event.at.0).collect::<Vec<_>>();
    assert_eq!(store.read(one, 0).await.map(marks), Ok(vec![1, 2, 4]));
    assert_eq!(store.read(other, 0).await.map(marks), Ok(vec![3]));
}

async fn impossible_batches_are_refused<S: Store>(store: S) {
    let empty = Batch { summary: summary(0), ..batch(game(1), 0, &[]) };
    let wrong = Batch { summary: summary(5), ..batch(game(1), 0, &[1]) };
    let beyond = Batch { after: u64::MAX, ..batch(game(1), 0, &[1]) };
    for batch_ in [empty, wrong, beyond] {
        let both = vec![batch(game(2), 0, &[1]), batch_];
        assert!(matches!(store.append(both).await, Err(StoreError::Batch(_))));
    }
    assert_eq!(store.read(game(2), 0).await, Ok(vec![]));
}

/// Some sixty games in every state, of a few people.
async fn many_games<S: Store>(store: &S) -> HashMap<GameId, Summary> {
    let mut rng = Rng::new(3);
    let mut known = HashMap::new();
    for number in 0..60 {
        let pace =
            [Pace::Free, Pace::Clock { base: 60_000, increment: 0 }, Pace::Days { days: 2 }][rng.index(3)];
        let terms = Terms { pace, listed: rng.below(2) == 0, ..Terms::of("squaryd") };
        let other = [Wish::Free, Wish::Computer { level: 3 }][rng.index(2)];
        let by = rng.below(4);
        // Several at the same moment, so that something else must decide.
        let (mut played, batch) =
            Played::laid(game(number), 1000 * rng.below(5), by, terms, &[Wish::Me, other]);
        let mut batches = vec![batch];
        let begins = other != Wish::Free || rng.below(3) > 0;
        if other == Wish::Free && begins {
            batches.push(played.sits(4 + rng.below(2)));
        }
        for _ in 0..rng.below(4) * u64::from(begins) {
            batches.push(played.plays(&mut rng, None));
        }
        if begins && rng.below(3) == 0 {
            batches.push(played.resigns(by));
        }
        let last = batches.last().expect("at least one").summary.clone();
        assert_eq!(store.append(batches).await, Ok(Appended::Done));
        known.insert(game(number), last);
    }
    known
}

async fn lists_are_those_of_a_plain_model<S: Store>(store: S) {
    let known = many_games(&store).await;
    let sorted = |wanted: &dyn Fn(&Summary) -> bool| {
        let mut games: Vec<Listed> = known
            .iter()
            .filter(|(_, summary)| wanted(summary))
            .map(|(&game, summary)| Listed { game, summary: summary.clone() })
            .collect();
        games.sort_by_key(|Listed { game, summary }| {
            (summary.waits == Waits::Nothing, Reverse((summary.changed, game.to_string())))
        });
        games
    };
    for number in 0..7 {
        let own = sorted(&|summary| summary.people().any(|found| found == person(number)));
        for most in [1, 3, 100, u32::MAX] {
            assert_eq!(pages(&store, number, most).await, own, "of {number}, {most} a page");
        }
        assert_eq!(own.is_empty(), number == 6, "one person plays nowhere");
    }
    let open = sorted(&|summary| summary.open);
    assert!(open.len() > 3, "the test has open games");
    assert_eq!(store.open_games(100).await.as_ref(), Ok(&open));
    assert_eq!(store.open_games(3).await.as_deref(), Ok(&open[..3]));
    let mut house = sorted(&|summary| {
        let computer = |seat: &Option<Sitter>| matches!(seat, Some(Sitter::Computer { .. }));
        summary.waits == Waits::Move && (summary.pace != Pace::Free || summary.seats.iter().any(computer))
    });
    house.sort_by_key(|listed| listed.game.to_string());
    assert!(house.len() > 3, "the test has games of the house");
    assert_eq!(store.house_games(None, 100).await.as_ref(), Ok(&house));
    assert_eq!(store.house_games(Some(house[1].game), 2).await.as_deref(), Ok(&house[2..4]));
    let count = |waits| known.values().filter(|summary| summary.waits == waits).count() as u64;
    let counts = Counts {
        waiting: count(Waits::Seats),
        running: count(Waits::Move),
        over: count(Waits::Nothing),
        guests: 0,
    };
    assert_eq!(store.counts().await, Ok(counts));
    assert!(counts.waiting > 3 && counts.running > 3 && counts.over > 3, "{counts:?}");
}

async fn pages<S: Store>(store: &S, number: u64, most: u32) -> Vec<Listed> {
    let (mut games, mut from) = (Vec::new(), None::<Cursor>);
    loop {
        let page = store.games_of(person(number), from, most).await.expect("a page");
        assert!(page.games.len() <= most as usize);
        games.extend(page.games);
        from = page.next;
        if from.is_none() {
            return games;
        }
    }
}

async fn whoever_stands_up_has_no_game<S: Store>(store: S) {
    let (mut played, first) =
        Played::laid(game(1), 0, 1, Terms::of("samliam-3p"), &[Wish::Me, Wish::Free, Wish::Free]);
    let sat = played.sits(2);
    assert_eq!(store.append(vec![first, sat]).await, Ok(Appended::Done));
    let games = async |number| store.games_of(person(number), None, 10).await.expect("a page").games.len();
    assert_eq!((games(1).await, games(2).await), (1, 1));
    let stood = played.does(siliam_room::Who::Person(person(2)), &siliam_room::Command::Stand, None);
    assert_eq!(store.append(vec![stood]).await, Ok(Appended::Done));
    assert_eq!((games(1).await, games(2).await), (1, 0));
}

async fn guests_are_known_by_their_token<S: Store>(store: S) {
    let token = |byte| TokenHash([byte; 32]);
    let guest = |number| Guest { id: person(number), name: None };
    assert_eq!(store.guest(token(1)).await, Ok(None));
    assert_eq!(store.add_guest(token(1), guest(1), Moment(5)).await, Ok(Added::Done));
    assert_eq!(store.add_guest(token(1), guest(2), Moment(5)).await, Ok(Added::Taken), "the token");
    assert_eq!(store.add_guest(token(2), guest(1), Moment(5)).await, Ok(Added::Taken), "the id");
    let called = Guest { id: person(2), name: Some(name(2)) };
    assert_eq!(store.add_guest(token(2), called.clone(), Moment(5)).await, Ok(Added::Done));
    assert_eq!(store.guest(token(1)).await, Ok(Some(guest(1))));
    assert_eq!(store.guest(token(2)).await, Ok(Some(called.clone())));
    assert_eq!(store.rename(person(1), name(7)).await, Ok(true));
    assert_eq!(store.seen(person(1), Moment(9)).await, Ok(true));
    assert_eq!(store.rename(person(3), name(7)).await, Ok(false));
    assert_eq!(store.seen(person(3), Moment(9)).await, Ok(false));
    let renamed = Guest { id: person(1), name: Some(name(7)) };
    assert_eq!(store.guest(token(1)).await, Ok(Some(renamed)));
    assert_eq!(store.guest(token(2)).await, Ok(Some(called)));
    assert_eq!(store.counts().await.map(|counts| counts.guests), Ok(2));
}

async fn the_last_beat_is_remembered<S: Store>(store: S) {
    assert_eq!(store.last_beat().await, Ok(None));
    for moment in [Moment(1), Moment(1_900_000_000_000), Moment(3)] {
        assert_eq!(store.beat(moment).await, Ok(()));
        assert_eq!(store.last_beat().await, Ok(Some(moment)));
    }
}
