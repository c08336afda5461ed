//! What the page is told of an online game, asked natively.

use serde_json::{Value, json};
use siliam_wasm::OnlineRoom;

const LENA: &str = "kx3f9q2mw7dt";
const TAO: &str = "p8v2c5nqa3xe";
const INES: &str = "3mzk8e4rhq6w";

fn person(id: &str, name: &str) -> Value {
    json!({ "kind": "person", "id": id, "name": name })
}

fn created(game: &str, seats: &[Value]) -> Value {
    let pace = json!({ "kind": "clock", "base": 60_000, "increment": 1000 });
    let terms = json!({ "game": game, "pace": pace, "leaving": "goes_on", "listed": false });
    json!({ "at": 1000, "by": LENA, "cause": "c1", "type": "created", "terms": terms, "seats": seats })
}

fn played(at: u64, seat: u8, mv: &str, spent: u64) -> Value {
    json!({ "at": at, "type": "played", "seat": seat, "move": mv, "spent": spent })
}

fn events(list: &[Value]) -> String {
    Value::from(list.to_vec()).to_string()
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("an answer is JSON")
}

/// A game of Siam between two people, `list` being what happened after it began.
fn siam(list: &[Value]) -> OnlineRoom {
    let mut all = vec![created("siam", &[person(LENA, "Léna"), Value::Null])];
    all.push(json!({ "at": 2000, "by": TAO, "type": "seated", "seat": 1, "sitter": person(TAO, "Tao") }));
    all.push(json!({ "at": 2000, "by": TAO, "type": "started" }));
    all.extend_from_slice(list);
    OnlineRoom::new(&events(&all)).expect("these events are possible")
}

#[test]
fn a_game_is_folded_of_its_events() {
    let mut room =
        OnlineRoom::new(&events(&[created("siam", &[person(LENA, "Léna"), Value::Null])])).expect("a table");
    let state = read(&room.state());
    assert_eq!((&state["phase"], &state["creator"]), (&json!("waiting"), &json!(LENA)));
    assert_eq!(room.choices(Some(0)), "[]");

    let begins = [
        json!({ "at": 2000, "by": TAO, "type": "seated", "seat": 1, "sitter": person(TAO, "Tao") }),
        json!({ "at": 2000, "by": TAO, "type": "started" }),
    ];
    assert_eq!(room.apply(&events(&begins)), None);
    let state = read(&room.state());
    assert_eq!((&state["phase"], &state["turn"]), (&json!("running"), &json!(0)));
    assert_eq!((&state["began"], &state["runs"]), (&json!(2000), &json!(false)), "the first turn is free");
    assert_ne!(room.choices(Some(0)), "[]");
    assert_eq!((room.choices(Some(1)), room.choices(None)), ("[]".to_owned(), "[]".to_owned()));

    let moves = [played(5000, 0, "@c1n", 0), played(6000, 1, "@c5s", 0), played(9000, 0, "c1c2n", 3000)];
    assert_eq!(room.apply(&events(&moves)), None);
    let state = read(&room.state());
    assert_eq!(state["seats"][0]["left"], 60_000 + 1000 - 3000 + 1000);
    assert_eq!((&state["number"], &state["runs"]), (&json!(6), &json!(true)));
    assert_eq!(read(&room.view(None))["played"], json!(["@c1n", "@c5s", "c1c2n"]));
}

#[test]
fn a_log_that_cannot_be_is_refused_in_words() {
    let refused = |text: &str| OnlineRoom::new(text).err().expect("refused");
    assert_eq!(refused("[]"), "there is no event");
    assert!(refused("nonsense").starts_with("these are no events"));
    let mut room = siam(&[]);
    assert_eq!(
        room.apply(&events(&[played(1, 1, "@c5s", 0)])).expect("refused"),
        "event 4: it was not their turn"
    );
}

#[test]
fn a_move_on_its_way_is_seen_and_leaves_the_room_as_it_was() {
    let mut room = siam(&[]);
    let before = room.view(Some(0));
    let after = read(&room.view_after("@c1n", Some(0)).expect("a legal move"));
    assert_eq!((&after["actor"], &after["played"]), (&json!(1), &json!(["@c1n"])));
    assert_eq!(room.view(Some(0)), before);
    let refusal = read(&room.view_after("@c3n", Some(0)).expect_err("S1"));
    assert_eq!(refusal["ruling"], "S1");
}

#[test]
fn proposals_say_who_must_still_answer() {
    let offered = json!({ "at": 3000, "by": LENA, "type": "offered", "seat": 0, "offer": "draw" });
    let mut room = siam(&[offered]);
    let state = read(&room.state());
    assert_eq!(state["proposals"], json!([{ "offer": "draw", "seat": 0, "waiting": [1] }]));
    assert_eq!(state["seats"][0]["proposed"], json!(["draw"]));
    let no =
        json!({ "at": 4000, "by": TAO, "type": "answered", "seat": 1, "offer": "draw", "accepted": false });
    assert_eq!(room.apply(&events(&[no])), None);
    let state = read(&room.state());
    assert_eq!((&state["proposals"], &state["seats"][0]["proposed"]), (&json!([]), &json!(["draw"])));
}

#[test]
fn whoever_left_is_known_while_a_computer_goes_on() {
    let seats = [person(LENA, "Léna"), person(TAO, "Tao"), person(INES, "Inès")];
    let resigned = json!({ "at": 3000, "by": TAO, "type": "resigned", "seat": 1, "instead": 6 });
    let begun = [created("samliam-3p", &seats), json!({ "at": 2000, "type": "started" })];
    let log: Vec<Value> = begun.into_iter().chain([played(2500, 0, "e5ne", 0), resigned]).collect();
    let state = read(&OnlineRoom::new(&events(&log)).expect("possible").state());
    assert_eq!(state["seats"][1]["sitter"], json!({ "kind": "computer", "level": 6 }));
    assert_eq!(state["seats"][1]["gone"], json!({ "name": "Tao", "how": "resigned", "plies": 1 }));
    assert_eq!(state["seats"][0]["gone"], Value::Null);
}

#[test]
fn everybody_sees_with_their_own_eyes() {
    let seats = [person(LENA, "Léna"), person(TAO, "Tao")];
    let mut log = vec![created("samliam-7:announce", &seats), json!({ "at": 2000, "type": "started" })];
    for (ply, mv) in ["a1sw", "d4ne", "a2nw", "d5ne", "b2ne"].into_iter().enumerate() {
        let seat = u8::try_from(ply % 2).expect("small");
        log.push(played(3000 + ply as u64, seat, mv, 0));
    }
    let room = OnlineRoom::new(&events(&log)).expect("possible");
    let marks = |place| read(&room.view(place))["scene"]["marks"].as_array().expect("marks").len();
    assert_eq!((marks(Some(0)), marks(Some(1))), (0, 0));
    assert!(marks(None) > 0, "who only watches sees what nobody called");
}
