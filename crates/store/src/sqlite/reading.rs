//! Questions. Each is one statement, so that its answer is of one moment.

use crate::chain::Sum;
use crate::check::SUMMARY;
use crate::derived::stored;
use crate::store::capped;
use crate::{Counts, Fault, Listed, MOST_OPEN, Page, StoreError};
use siliam_room::{Cursor, Event, GameId, PersonId, Summary};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row as _, SqliteExecutor};

/// Sorts after every game.
const AFTER_ALL: &str = "~";

/// A row of events as it was found.
pub(crate) struct Row {
    pub(crate) number: u64,
    pub(crate) body: Result<String, String>,
    pub(crate) sum: Option<Sum>,
}

impl Row {
    fn read(row: &SqliteRow, at: usize) -> Option<Self> {
        let number = row.try_get::<Option<i64>, _>(at).ok().flatten()?;
        let sum: Option<Vec<u8>> = row.try_get(at + 2).ok();
        Some(Self {
            number: number.cast_unsigned(),
            body: row.try_get::<String, _>(at + 1).map_err(|error| error.to_string()),
            sum: sum.and_then(|sum| Sum::read(&sum)),
        })
    }

    /// The event, if the row is what was written after the row with the sum before.
    pub(crate) fn event(&self, game: GameId, before: Option<Sum>) -> Result<Event, Fault> {
        let unreadable = |why: String| Fault::Unreadable(game.to_string(), self.number, why);
        let body = self.body.as_ref().map_err(|why| unreadable(why.clone()))?;
        let sum = before.map(|before| before.then(game, self.number, body));
        if sum.is_none() || sum != self.sum {
            return Err(Fault::Sum(game.to_string(), self.number));
        }
        serde_json::from_str(body).map_err(|error| unreadable(error.to_string()))
    }
}

/// The rows of a game from a number on, and the last number as the lists have it.
pub(crate) async fn rows_of(
    executor: impl SqliteExecutor<'_>,
    game: &str,
    from: u64,
) -> Result<(Vec<Row>, Option<u64>), StoreError> {
    let select = "
        SELECT games.number, events.number, events.body, events.sum
        FROM (SELECT ?1 AS asked)
        LEFT JOIN games ON games.game = asked
        LEFT JOIN events ON events.game = asked AND events.number >= ?2
        ORDER BY events.number";
    let rows = sqlx::query(select).bind(game.to_owned()).bind(stored(from)).fetch_all(executor).await?;
    let listed = match rows.first() {
        Some(row) => row.try_get::<Option<i64>, _>(0)?.map(i64::cast_unsigned),
        None => None,
    };
    Ok((rows.iter().filter_map(|row| Row::read(row, 1)).collect(), listed))
}

pub(super) async fn events(
    readers: &SqlitePool,
    game: GameId,
    after: u64,
) -> Result<Vec<(u64, Event)>, StoreError> {
    // The row before the first one asked for is read too: the chain goes on from its sum.
    let (rows, listed) = rows_of(readers, &game.to_string(), after).await?;
    let missing = |number| StoreError::from(Fault::Missing(game.to_string(), number));
    let mut rows = rows.into_iter().peekable();
    let mut before = Some(Sum::START);
    let mut last = after;
    if after > 0 {
        match rows.next() {
            Some(row) if row.number == after => before = row.sum,
            Some(_) => return Err(missing(after)),
            None if listed >= Some(after) => return Err(missing(after)),
            // Nobody has got so far yet.
            None => return Ok(Vec::new()),
        }
    }
    let mut events = Vec::new();
    for row in rows {
        if row.number != last + 1 {
            return Err(missing(last + 1));
        }
        events.push((row.number, row.event(game, before)?));
        (before, last) = (row.sum, row.number);
    }
    // The lists are written with the events: what they have seen was there.
    if listed > Some(last) { Err(missing(last + 1)) } else { Ok(events) }
}

fn listed(row: &SqliteRow) -> Result<Listed, StoreError> {
    let (game, text): (String, String) = (row.try_get("game")?, row.try_get("summary")?);
    match (game.parse(), serde_json::from_str(&text)) {
        (Ok(game), Ok(summary)) => Ok(Listed { game, summary }),
        _ => Err(Fault::Derived(game, SUMMARY).into()),
    }
}

pub(super) async fn summary(readers: &SqlitePool, game: GameId) -> Result<Option<Summary>, StoreError> {
    let select = "SELECT game, summary FROM games WHERE game = ?1";
    let row = sqlx::query(select).bind(game.to_string()).fetch_optional(readers).await?;
    row.map(|row| listed(&row).map(|listed| listed.summary)).transpose()
}

/// Those that are not over.
const PLAYED: &str = "
    SELECT games.game, games.summary FROM players JOIN games ON games.game = players.game
    WHERE players.person = ?1 AND players.ended IS NULL AND (games.changed, games.game) < (?2, ?3)
    ORDER BY games.changed DESC, games.game DESC LIMIT ?4";

/// Those that are over.
const ENDED: &str = "
    SELECT games.game, games.summary FROM players JOIN games ON games.game = players.game
    WHERE players.person = ?1 AND players.ended IS NOT NULL AND (players.ended, players.game) < (?2, ?3)
    ORDER BY players.ended DESC, players.game DESC LIMIT ?4";

pub(super) async fn games_of(
    readers: &SqlitePool,
    person: PersonId,
    from: Option<Cursor>,
    most: u32,
) -> Result<Page, StoreError> {
    // One more, to know whether there is another page.
    let wanted = capped(most) + 1;
    let mut games = Vec::new();
    for (select, over) in [(PLAYED, false), (ENDED, true)] {
        let begin = match from {
            Some(from) if from.over && !over => continue,
            Some(from) if from.over == over => (stored(from.changed.0), from.game.to_string()),
            _ => (i64::MAX, AFTER_ALL.to_owned()),
        };
        let left = i64::try_from(wanted - games.len()).unwrap_or_default();
        let query = sqlx::query(select).bind(person.to_string()).bind(begin.0).bind(begin.1).bind(left);
        for row in query.fetch_all(readers).await? {
            games.push(listed(&row)?);
        }
        if games.len() == wanted {
            break;
        }
    }
    Ok(Page::of(games, most))
}

pub(super) async fn open_games(readers: &SqlitePool, most: u32) -> Result<Vec<Listed>, StoreError> {
    let select = "SELECT game, summary FROM games WHERE open = 1 ORDER BY changed DESC, game DESC LIMIT ?1";
    let rows = sqlx::query(select).bind(i64::from(most.clamp(1, MOST_OPEN))).fetch_all(readers).await?;
    rows.iter().map(listed).collect()
}

pub(super) async fn house_games(
    readers: &SqlitePool,
    after: Option<GameId>,
    most: u32,
) -> Result<Vec<Listed>, StoreError> {
    let select = "SELECT game, summary FROM games WHERE house = 1 AND game > ?1 ORDER BY game LIMIT ?2";
    let after = after.map(|game| game.to_string()).unwrap_or_default();
    let rows = sqlx::query(select).bind(after).bind(limit(most)).fetch_all(readers).await?;
    rows.iter().map(listed).collect()
}

fn limit(most: u32) -> i64 {
    i64::try_from(capped(most)).unwrap_or_default()
}

pub(super) async fn counts(readers: &SqlitePool) -> Result<Counts, StoreError> {
    let select = "
        SELECT waits, count(*) FROM games GROUP BY waits
        UNION ALL SELECT 'guests', count(*) FROM guests";
    let mut counts = Counts::default();
    for row in sqlx::query(select).fetch_all(readers).await? {
        let (what, count): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        let place = match what.as_str() {
            "seats" => &mut counts.waiting,
            "move" => &mut counts.running,
            "nothing" => &mut counts.over,
            "guests" => &mut counts.guests,
            // A damaged word counts nowhere; `check` tells of it.
            _ => continue,
        };
        *place = count.cast_unsigned();
    }
    Ok(counts)
}
