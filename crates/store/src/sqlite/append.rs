//! Appending: a whole group of appends is checked, chained and written by a handful of statements.

use super::writer::Work;
use crate::chain::Sum;
use crate::derived::{Derived, Players, stored};
use crate::{Appended, Batch, Fault, StoreError};
use serde::Serialize;
use siliam_room::{GameId, Summary};
use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use std::collections::{BTreeMap, HashMap};

/// A batch as it will be stored, its numbers checked.
#[derive(Clone, Debug)]
pub(super) struct Prepared {
    game: GameId,
    after: u64,
    bodies: Vec<String>,
    derived: Derived,
}

impl Prepared {
    /// Serialised by the caller's task, which spares the writer's thread the work.
    pub(super) fn of(batch: &Batch) -> Result<Self, StoreError> {
        batch.check()?;
        let bodies = batch.events.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
        let bodies = bodies.map_err(|_| StoreError::Batch("an event has no form in JSON"))?;
        Ok(Self { game: batch.game, after: batch.after, bodies, derived: Derived::of(&batch.summary) })
    }
}

/// The end of a game's list as it stands.
struct Tail {
    number: u64,
    sum: Sum,
    /// As the lists have them; `None` for a new game or an unreadable row, which is then written anew.
    players: Option<Players>,
}

impl Tail {
    const NEW: Self = Self { number: 0, sum: Sum::START, players: None };
}

/// The last event of each of some games, and what lists show of them.
const TAILS: &str = "
    SELECT asked.value, events.number, events.sum, games.number, games.summary
    FROM json_each(?1) AS asked
    LEFT JOIN events ON events.game = asked.value
        AND events.number = (SELECT max(number) FROM events WHERE game = asked.value)
    LEFT JOIN games ON games.game = asked.value";

const EVENTS: &str = "
    INSERT INTO events (game, number, body, sum)
    SELECT value ->> 0, value ->> 1, value ->> 2, unhex(value ->> 3) FROM json_each(?1)";

const GAMES: &str = "
    INSERT INTO games (game, number, waits, open, house, changed, summary)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM json_each(?1) WHERE true
    ON CONFLICT (game) DO UPDATE SET number = excluded.number, waits = excluded.waits, open = excluded.open,
        house = excluded.house, changed = excluded.changed, summary = excluded.summary";

const NO_PLAYERS: &str = "DELETE FROM players WHERE game IN (SELECT value FROM json_each(?1))";

const PLAYERS: &str = "
    INSERT INTO players (game, person, ended)
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)";

/// Carries out every append of a group; each answer is that of the appends before it having been carried out.
pub(super) async fn append(connection: &mut SqliteConnection, works: &mut [Work]) -> Result<(), StoreError> {
    let appends = works.iter().filter_map(|work| match work {
        Work::Append(batches, _) => Some(batches),
        Work::Note(..) => None,
    });
    let mut games: Vec<GameId> = appends.flatten().map(|batch| batch.game).collect();
    games.sort_unstable();
    games.dedup();
    let mut plan = Plan::default();
    if !games.is_empty() {
        plan.tails = tails(connection, &games).await?;
    }
    for work in works {
        if let Work::Append(batches, slot) = work {
            slot.fill(plan.take(batches));
        }
    }
    plan.write(connection).await
}

async fn tails(
    connection: &mut SqliteConnection,
    games: &[GameId],
) -> Result<HashMap<GameId, Result<Tail, Fault>>, StoreError> {
    let rows = sqlx::query(TAILS).bind(json(&games)).fetch_all(connection).await?;
    let mut tails = HashMap::with_capacity(games.len());
    for row in rows {
        let game: String = row.try_get(0)?;
        if let Ok(id) = game.parse() {
            tails.insert(id, tail(game, &row)?);
        }
    }
    Ok(tails)
}

fn tail(game: String, row: &SqliteRow) -> Result<Result<Tail, Fault>, sqlx::Error> {
    let count = |column| Ok::<_, sqlx::Error>(row.try_get::<Option<i64>, _>(column)?.map(i64::cast_unsigned));
    let (number, listed) = (count(1)?.unwrap_or_default(), count(3)?.unwrap_or_default());
    // Lists never know more than the events: these were lost, and their numbers must not be given again.
    if listed > number {
        return Ok(Err(Fault::Missing(game, number + 1)));
    }
    if number == 0 {
        return Ok(Ok(Tail::NEW));
    }
    let sum = row.try_get::<Option<Vec<u8>>, _>(2)?.and_then(|sum| Sum::read(&sum));
    let summary = row.try_get::<Option<String>, _>(4)?;
    let summary = summary.and_then(|text| serde_json::from_str::<Summary>(&text).ok());
    let players = summary.map(|summary| Players::of(&summary));
    Ok(sum.map(|sum| Tail { number, sum, players }).ok_or(Fault::Sum(game, number)))
}

/// What a group of appends writes.
#[derive(Default)]
struct Plan<'a> {
    tails: HashMap<GameId, Result<Tail, Fault>>,
    events: Vec<(GameId, u64, &'a str, String)>,
    /// The last state of each game.
    games: BTreeMap<GameId, &'a Derived>,
    /// The games whose players change.
    players: BTreeMap<GameId, &'a Players>,
}

impl<'a> Plan<'a> {
    /// Takes one append, all of it or nothing.
    fn take(&mut self, batches: &'a [Prepared]) -> Result<Appended, StoreError> {
        let mut last: HashMap<GameId, u64> = HashMap::new();
        for batch in batches {
            let stored = match self.tails.get(&batch.game) {
                Some(Ok(tail)) => tail.number,
                Some(Err(fault)) => return Err(fault.clone().into()),
                None => 0,
            };
            let number = last.entry(batch.game).or_insert(stored);
            if *number != batch.after {
                return Ok(Appended::Conflict { game: batch.game, number: stored });
            }
            *number += batch.bodies.len() as u64;
        }
        for batch in batches {
            self.add(batch);
        }
        Ok(Appended::Done)
    }

    fn add(&mut self, batch: &'a Prepared) {
        let Prepared { game, bodies, derived, .. } = batch;
        let Ok(tail) = self.tails.entry(*game).or_insert(Ok(Tail::NEW)) else { return };
        for body in bodies {
            tail.number += 1;
            tail.sum = tail.sum.then(*game, tail.number, body);
            self.events.push((*game, tail.number, body, tail.sum.hex()));
        }
        self.games.insert(*game, derived);
        if tail.players.as_ref() != Some(&derived.players) {
            tail.players = Some(derived.players.clone());
            self.players.insert(*game, &derived.players);
        }
    }

    async fn write(self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        if self.events.is_empty() {
            return Ok(());
        }
        sqlx::query(EVENTS).bind(json(&self.events)).execute(&mut *connection).await?;
        let games = self.games.iter().map(|(game, derived)| {
            let Derived { number, waits, open, house, changed, text, .. } = derived;
            (game, stored(*number), waits, u8::from(*open), u8::from(*house), stored(changed.0), text)
        });
        let games: Vec<_> = games.collect();
        sqlx::query(GAMES).bind(json(&games)).execute(&mut *connection).await?;
        if self.players.is_empty() {
            return Ok(());
        }
        let games: Vec<_> = self.players.keys().collect();
        sqlx::query(NO_PLAYERS).bind(json(&games)).execute(&mut *connection).await?;
        let players = self.players.iter().flat_map(|(game, players)| {
            let ended = players.ended.map(|moment| stored(moment.0));
            players.people.iter().map(move |person| (game, person, ended))
        });
        let players: Vec<_> = players.collect();
        sqlx::query(PLAYERS).bind(json(&players)).execute(&mut *connection).await?;
        Ok(())
    }
}

/// Rows as one argument: a statement for any number of them.
fn json(rows: &impl Serialize) -> String {
    // Rows are tuples of texts and numbers, which JSON always has a form for.
    serde_json::to_string(rows).unwrap_or_default()
}
