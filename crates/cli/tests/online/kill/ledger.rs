//! What a client knows by itself, and whether the server's logs say the same.

use siliam_room::{Event, GameId, PersonId, Phase, Room, What};
use std::collections::HashMap;

/// The events of every game, as they stand in the end.
pub(crate) type Logs = HashMap<GameId, Vec<Event>>;

/// A command that was answered.
pub(crate) struct Answered {
    pub(crate) cause: String,
    pub(crate) game: GameId,
    /// The number of its last event; `None` where it was refused.
    pub(crate) number: Option<u64>,
    /// When it was sent first, by the client's clock.
    pub(crate) sent: u64,
    /// When it was answered.
    pub(crate) heard: u64,
}

/// What a client knows.
pub(crate) struct Ledger {
    pub(crate) me: PersonId,
    pub(crate) seen: Logs,
    pub(crate) answered: Vec<Answered>,
    /// Commands sent again after a reconnect.
    pub(crate) resent: u64,
    pub(crate) said: u64,
}

impl Ledger {
    pub(crate) fn new(me: PersonId) -> Self {
        Self { me, seen: HashMap::new(), answered: Vec::new(), resent: 0, said: 0 }
    }

    pub(crate) fn done(&self) -> usize {
        self.answered.iter().filter(|answered| answered.number.is_some()).count()
    }

    /// Everything this client saw is in the logs, with the same numbers; all that was acknowledged is there; nothing that was
    /// refused is. Every event came about between the moments when its command was sent and answered.
    pub(crate) fn compare(&self, logs: &Logs) {
        for (game, seen) in &self.seen {
            let log = logs.get(game).unwrap_or_else(|| panic!("{game} was seen and is lost"));
            assert!(
                log.len() >= seen.len(),
                "{game}: {} events were seen, {} are left",
                seen.len(),
                log.len()
            );
            for (number, (seen, kept)) in seen.iter().zip(log).enumerate() {
                assert_eq!(seen, kept, "{game}, event {}: it was seen otherwise", number + 1);
            }
        }
        for Answered { cause, game, number, sent, heard } in &self.answered {
            let log = logs.get(game).unwrap_or_else(|| panic!("{game} was acknowledged and is lost"));
            let own = |event: &&Event| is_caused(event, self.me, cause);
            let Some(number) = number else {
                assert!(log.iter().find(own).is_none(), "{game}: {cause} was refused and is there");
                continue;
            };
            let event = usize::try_from(*number).ok().and_then(|number| log.get(number - 1));
            let event =
                event.filter(own).unwrap_or_else(|| panic!("{game}: {cause} was acknowledged as {number}"));
            let at = event.at.0;
            assert!(
                (*sent..=*heard).contains(&at),
                "{game}, event {number}: {at} is not in {sent}..={heard}"
            );
        }
    }
}

fn is_caused(event: &Event, by: PersonId, cause: &str) -> bool {
    event.by == Some(by) && event.cause.as_ref().is_some_and(|found| String::from(found.clone()) == cause)
}

/// No command was carried out twice, and none by half.
pub(crate) fn none_twice_or_half(logs: &Logs) {
    let mut known: HashMap<(PersonId, String), (GameId, usize)> = HashMap::new();
    for (&game, log) in logs {
        for (place, event) in log.iter().enumerate() {
            let (Some(by), Some(cause)) = (event.by, &event.cause) else { continue };
            let command = (by, String::from(cause.clone()));
            if let Some((of, last)) = known.insert(command, (game, place)) {
                assert!(
                    of == game && last + 1 == place,
                    "{game}, event {}: {cause:?} is there twice",
                    place + 1
                );
            }
        }
        let room = Room::fold(log).unwrap_or_else(|error| panic!("{game}: {error}"));
        let whole = match room.phase() {
            Phase::Waiting => room.seats().iter().any(|seat| seat.sitter.is_none()),
            Phase::Running => room.table().ending().is_none(),
            Phase::Over { reason, .. } => room.table().ending().is_some() || reason == "room-aborted",
        };
        assert!(whole, "{game}: a command was carried out by half");
        if let Some(next) = room.next() {
            let first = logs.get(&next).and_then(|log| log.first());
            let laid = first.is_some_and(|first| matches!(first.what, What::Created { .. }));
            assert!(laid, "{game}: the next game, {next}, is not there");
        }
    }
}
