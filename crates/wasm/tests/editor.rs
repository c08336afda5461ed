//! Positions set up by touches, as the browser asks for it.

use serde_json::Value;
use siliam_core::Rng;
use siliam_wasm::{Board, Editor, games};

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn list(text: &str) -> Vec<Value> {
    parsed(text).as_array().expect("a list").clone()
}

fn text_of<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().expect("a text")
}

/// Every game without options, and with each of them alone and all of them together.
fn names() -> Vec<String> {
    let mut names = Vec::new();
    for game in list(&games()) {
        let id = text_of(&game, "id");
        let options: Vec<&str> =
            game["options"].as_array().expect("options").iter().filter_map(Value::as_str).collect();
        names.push(id.to_owned());
        names.extend(options.iter().map(|option| format!("{id}:{option}")));
        names.push(format!("{id}:{}", options.join(",")));
    }
    names
}

/// The positions of a random game, one in a few; the moves are taken from the choices, as people take them.
fn positions(name: &str, rng: &mut Rng) -> Vec<String> {
    let mut board = Board::new(name, None).expect("a game");
    let mut positions = Vec::new();
    for _ in 0..24 {
        let view = parsed(&board.view(None));
        if !view["ending"].is_null() {
            break;
        }
        if rng.below(6) == 0 {
            positions.push(text_of(&view, "position").to_owned());
        }
        let actor = view["actor"].as_u64().and_then(|place| u8::try_from(place).ok());
        let choices = list(&board.choices(actor));
        // At the table choices are wider than the legal moves.
        while board.play(text_of(&choices[rng.index(choices.len())], "mv")).is_some() {}
    }
    positions
}

/// Builds what another editor shows, knowing nothing but the answers.
fn build(editor: &mut Editor, target: &Editor) {
    editor.clear();
    let scene = parsed(&target.scene());
    let tools = list(&target.tools());
    for piece in scene["pieces"].as_array().expect("pieces") {
        let puts = |kind: &Value, tool: &Value| {
            let put = &tool["put"];
            !put.is_null()
                && put["owner"] == piece["owner"]
                && put["facing"] == piece["facing"]
                && put["kind"] == *kind
        };
        let tool = tools.iter().position(|tool| puts(&piece["kind"], tool));
        // Two halves together are called a small square.
        let tool = tool.or_else(|| tools.iter().position(|tool| puts(&"triangle".into(), tool)));
        editor.touch(text_of(piece, "cell"), tool.expect("a tool that puts the piece"));
    }
    for (index, tool) in tools.iter().enumerate() {
        for cell in tool["note"]["cells"].as_array().into_iter().flatten() {
            editor.touch(cell.as_str().expect("a cell"), index);
        }
    }
    for field in list(&target.fields()) {
        assert!(
            editor.set(text_of(&field, "name"), text_of(&field, "value")),
            "{field} in {}",
            editor.text()
        );
    }
}

#[test]
fn positions_of_every_game_are_built_by_touches_alone() {
    let mut rng = Rng::new(3);
    let mut built = 0;
    for name in names() {
        for position in positions(&name, &mut rng) {
            let target = Editor::new(&name, Some(position.clone())).expect("a position");
            let mut editor = Editor::new(&name, None).expect("a game");
            build(&mut editor, &target);
            assert_eq!(editor.text(), position, "{name}");
            assert_eq!(parsed(&editor.scene()), parsed(&target.scene()), "{name} {position}");
            built += 1;
        }
    }
    assert!(built > 60, "{built}");
}

#[test]
fn the_editor_accepts_what_a_board_accepts_and_says_why_not() {
    let mut rng = Rng::new(4);
    let (mut accepted, mut refused) = (0, 0);
    for name in names() {
        for position in positions(&name, &mut rng) {
            let mut editor = Editor::new(&name, Some(position)).expect("a position");
            let scene = parsed(&editor.scene());
            let [columns, rows] = ["columns", "rows"].map(|side| scene[side].as_u64().expect("a size"));
            for _ in 0..3 {
                let column = u8::try_from(rng.below(columns)).expect("a small board");
                let cell = format!("{}{}", (b'a' + column) as char, rng.below(rows) + 1);
                editor.touch(&cell, rng.index(list(&editor.tools()).len()));
                let fields = list(&editor.fields());
                let field = &fields[rng.index(fields.len())];
                let value = match field["offers"].as_array() {
                    Some(offers) => text_of(&offers[rng.index(offers.len())], "value").to_owned(),
                    None => rng.below(60).to_string(),
                };
                assert!(editor.set(text_of(field, "name"), &value));
            }
            let sat = Board::new(&name, Some(editor.text()));
            if sat.is_ok() {
                accepted += 1;
            } else {
                refused += 1;
            }
            assert_eq!(editor.refusal(), sat.err(), "{name} {}", editor.text());
        }
    }
    assert!(accepted > 10 && refused > 10, "{accepted} {refused}");
}

#[test]
fn a_position_is_read_cleared_and_begun_anew() {
    let mut editor = Editor::new("siam", None).expect("a game");
    let start = editor.text();
    editor.touch("c3", 0);
    let refusal = parsed(&editor.refusal().expect("two rocks"));
    assert_eq!((&refusal["code"], &refusal["ruling"]), (&"siam-position-rocks".into(), &"G5".into()));
    editor.touch("z9", 1);
    editor.touch("c3", 99);
    assert_eq!(editor.read("5/5/1###1/5/2N2 r 1 00"), None);
    assert_eq!(editor.refusal(), None);
    let kept = editor.text();
    assert!(parsed(&editor.read("nonsense").expect("refused"))["code"] == "text-fields");
    assert_eq!(editor.text(), kept);
    editor.clear();
    assert_eq!(editor.text(), "5/5/5/5/5 e 0 00");
    editor.start();
    assert_eq!(editor.text(), start);
    assert!(Editor::new("siam", Some("nonsense".to_owned())).is_err());
}
