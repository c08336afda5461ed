//! Events as the page hands them over: in the form of the wire, `docs/online.md`.
//!
//! They are read by hand. What serde derives for them is 34 kB (packed) more of a module that everybody waits for,
//! because it must be ready for fields in any order around a tag. A test holds both readings against each other.

use serde_json::Value;
use siliam_room::{Cause, Event, Leaving, Moment, Name, Offer, Pace, Sitter, Terms, What};

/// Reads a list of events; the error is plain English.
pub(crate) fn read(text: &str) -> Result<Vec<Event>, String> {
    let list: Value = serde_json::from_str(text).map_err(|error| format!("these are no events: {error}"))?;
    let list = list.as_array().ok_or("these are no events: not a list")?;
    let one = |value| event(value).ok_or_else(|| format!("this is no event: {value}"));
    list.iter().map(one).collect()
}

fn event(value: &Value) -> Option<Event> {
    Some(Event {
        at: Moment(value["at"].as_u64()?),
        by: optional(&value["by"], |id| id.as_str()?.parse().ok())?,
        cause: optional(&value["cause"], |cause| Cause::read(cause.as_str()?))?,
        what: what(value)?,
    })
}

fn what(value: &Value) -> Option<What> {
    let seat = || small(&value["seat"]);
    let instead = || optional(&value["instead"], small);
    Some(match value["type"].as_str()? {
        "created" => What::Created { terms: terms(&value["terms"])?, seats: seats(&value["seats"])? },
        "changed" => What::Changed { terms: terms(&value["terms"])?, seats: seats(&value["seats"])? },
        "seated" => What::Seated { seat: seat()?, sitter: sitter(&value["sitter"])? },
        "stood" => What::Stood { seat: seat()? },
        "started" => What::Started,
        "played" => What::Played {
            seat: seat()?,
            mv: text(&value["move"])?,
            spent: value["spent"].as_u64()?,
            lag: optional(&value["lag"], Value::as_u64)?.unwrap_or_default(),
        },
        "offered" => What::Offered { seat: seat()?, offer: offer(&value["offer"])? },
        "answered" => What::Answered {
            seat: seat()?,
            offer: offer(&value["offer"])?,
            accepted: value["accepted"].as_bool()?,
        },
        "took_back" => What::TookBack { plies: value["plies"].as_u64()?.try_into().ok()? },
        "agreed" => What::Agreed,
        "resigned" => What::Resigned { seat: seat()?, instead: instead()? },
        "flagged" => What::Flagged { seat: seat()?, instead: instead()? },
        "paused" => What::Paused { slept: value["slept"].as_u64()? },
        "ended" => What::Ended { result: text(&value["result"])?, reason: text(&value["reason"])? },
        "rematched" => What::Rematched { game: value["game"].as_str()?.parse().ok()? },
        _ => return None,
    })
}

/// What may be absent; `None` where it is there and cannot be read.
#[allow(clippy::option_option, reason = "absent and unreadable differ")]
fn optional<T>(value: &Value, read: impl FnOnce(&Value) -> Option<T>) -> Option<Option<T>> {
    if value.is_null() { Some(None) } else { read(value).map(Some) }
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn small(value: &Value) -> Option<u8> {
    value.as_u64()?.try_into().ok()
}

fn offer(value: &Value) -> Option<Offer> {
    Some(match value.as_str()? {
        "draw" => Offer::Draw,
        "take_back" => Offer::TakeBack,
        "rematch" => Offer::Rematch,
        _ => return None,
    })
}

fn seats(value: &Value) -> Option<Vec<Option<Sitter>>> {
    value.as_array()?.iter().map(|seat| optional(seat, sitter)).collect()
}

fn sitter(value: &Value) -> Option<Sitter> {
    Some(match value["kind"].as_str()? {
        "person" => Sitter::Person {
            id: value["id"].as_str()?.parse().ok()?,
            name: Name::read(value["name"].as_str()?)?,
        },
        "computer" => Sitter::Computer { level: small(&value["level"])? },
        _ => return None,
    })
}

fn terms(value: &Value) -> Option<Terms> {
    Some(Terms {
        game: text(&value["game"])?,
        start: optional(&value["start"], text)?,
        pace: pace(&value["pace"])?,
        leaving: match value["leaving"].as_str() {
            None | Some("goes_on") => Leaving::GoesOn,
            Some("ends") => Leaving::Ends,
            Some(_) => return None,
        },
        listed: value["listed"].as_bool().unwrap_or_default(),
    })
}

fn pace(value: &Value) -> Option<Pace> {
    Some(match value["kind"].as_str()? {
        "free" => Pace::Free,
        "clock" => Pace::Clock { base: value["base"].as_u64()?, increment: value["increment"].as_u64()? },
        "days" => Pace::Days { days: value["days"].as_u64()?.try_into().ok()? },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use siliam_room::{GameId, PersonId};

    /// One of each kind, with and without what may be absent. A new kind does not compile until it is here.
    fn all() -> Vec<What> {
        let sitter = |id: u8| Sitter::Person {
            id: PersonId::of_bytes([id; 8]),
            name: Name::read("L\u{e9}na \"\\ \u{1F418}").expect("a name"),
        };
        let seats = vec![Some(sitter(1)), None, Some(Sitter::Computer { level: 6 })];
        let terms = |pace| Terms { pace, ..Terms::of("samliam-3p:announce") };
        let ends = Terms {
            start: Some("a position".to_owned()),
            leaving: Leaving::Ends,
            listed: true,
            ..terms(Pace::Days { days: 3 })
        };
        let clock = terms(Pace::Clock { base: 900_000, increment: 5000 });
        let game = GameId::of_bytes([7; 8]);
        let whats = vec![
            What::Created { terms: clock, seats: seats.clone() },
            What::Changed { terms: ends, seats: seats.clone() },
            What::Created { terms: terms(Pace::Free), seats },
            What::Seated { seat: 1, sitter: sitter(2) },
            What::Stood { seat: 1 },
            What::Started,
            What::Played { seat: 0, mv: "@c1n".to_owned(), spent: 1234, lag: 0 },
            What::Played { seat: 3, mv: "b2ne+sam".to_owned(), spent: u64::MAX, lag: 77 },
            What::Offered { seat: 0, offer: Offer::Draw },
            What::Offered { seat: 1, offer: Offer::TakeBack },
            What::Answered { seat: 1, offer: Offer::Rematch, accepted: true },
            What::TookBack { plies: 2 },
            What::Agreed,
            What::Resigned { seat: 2, instead: None },
            What::Flagged { seat: 2, instead: Some(6) },
            What::Paused { slept: 60_000 },
            What::Ended { result: "0-1/2-1/2".to_owned(), reason: "table-resigned-shared".to_owned() },
            What::Rematched { game },
        ];
        for what in &whats {
            match what {
                What::Created { .. }
                | What::Changed { .. }
                | What::Seated { .. }
                | What::Stood { .. }
                | What::Started
                | What::Played { .. }
                | What::Offered { .. }
                | What::Answered { .. }
                | What::TookBack { .. }
                | What::Agreed
                | What::Resigned { .. }
                | What::Flagged { .. }
                | What::Paused { .. }
                | What::Ended { .. }
                | What::Rematched { .. } => {}
            }
        }
        whats
    }

    #[test]
    fn events_are_read_as_serde_reads_them() {
        let at = Moment(1_763_431_200_000);
        let someone = (Some(PersonId::of_bytes([9; 8])), Cause::read("c-1_x"));
        let event =
            |what: What, (by, cause): (Option<PersonId>, Option<Cause>)| Event { at, by, cause, what };
        let mut events: Vec<Event> = all().into_iter().map(|what| event(what, (None, None))).collect();
        events.extend(all().into_iter().map(|what| event(what, someone.clone())));
        let text = serde_json::to_string(&events).expect("plain data");
        assert_eq!(read(&text).as_ref(), Ok(&events));
        assert_eq!(serde_json::from_str::<Vec<Event>>(&text).expect("readable"), events);
    }

    #[test]
    fn what_is_no_event_is_refused() {
        for text in [
            "",
            "{}",
            "[1]",
            "[{}]",
            r#"[{"at":1,"type":"dance"}]"#,
            r#"[{"at":-1,"type":"started"}]"#,
            r#"[{"at":1,"type":"stood","seat":300}]"#,
            r#"[{"at":1,"by":"somebody","type":"started"}]"#,
            r#"[{"at":1,"type":"resigned","seat":0,"instead":"six"}]"#,
            r#"[{"at":1,"type":"seated","seat":0,"sitter":{"kind":"person","id":"kx3f9q2mw7dt","name":""}}]"#,
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
