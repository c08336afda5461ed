//! An editor that keeps its word: every position can be built by touches alone, and what it accepts is what is read.

use crate::{Effort, every_option_set, random_positions};
use siliam_core::{Coord, Editing, Editor, Field, Game, Input, Piece, Rng, Scene, Tool, Viewer};
use siliam_messages::{Lang, Messages};

/// Touches and settings between two looks at a draft's text.
const CHANGES: u64 = 3;
/// Touches with one tool, once in a while, so that there is more of something than a game has.
const FLOOD: u64 = 40;
/// Looks at the drafts that begin with one position.
const LOOKS: u64 = 4;
/// Numbers tried in fields for numbers: whatever a game can count is small.
const LARGEST_NUMBER: u64 = 90;

/// Plays random games under every set of options, builds one position in `every` by touches alone, and changes it at random
/// to see that the editor accepts exactly what is read.
///
/// Gives how many positions were built, and how many changed ones were accepted and refused.
pub fn edits<G: Game>(effort: Effort, every: u64) -> Edited {
    let messages = Lang::ALL.map(|lang| Messages::new(lang, [&G::FACTS.messages]));
    let mut edited = Edited::default();
    let mut rng = Rng::new(0x0000_ED17);
    for options in every_option_set(G::FACTS.options) {
        let rules = G::with_options(&options);
        let seed = rng.below(1 << 32);
        random_positions(&rules, effort, seed, |position| {
            if rng.below(every) > 0 {
                return;
            }
            let target = Editor::new(rules.clone(), *position);
            let mut editor = target.clone();
            let written = rules.write_position(position);
            assert_eq!(build(&mut editor, &target), written, "built by touches under {options:?}");
            assert_eq!(editor.scene().pieces, rules.scene(position, Viewer::Spectator).pieces, "{written}");
            edited.built += 1;
            for _ in 0..LOOKS {
                change(&mut editor, &mut rng);
                let text = editor.text();
                let read = rules.read_position(&text);
                let refused = editor.refusal().map(|refusal| refusal.to_string());
                assert_eq!(refused, read.as_ref().err().map(ToString::to_string), "`{text}`");
                match read {
                    Ok(read) => {
                        assert_eq!(rules.write_position(&read), text, "what is accepted reads back");
                        edited.accepted += 1;
                    }
                    Err(_) => edited.refused += 1,
                }
                are_worded::<G>(&editor, &messages);
            }
        });
    }
    edited
}

/// What [`edits`] has seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Edited {
    /// Positions of random games that were built by touches alone.
    pub built: u64,
    /// Drafts changed at random that were possible positions.
    pub accepted: u64,
    /// And those that were not.
    pub refused: u64,
}

/// Builds on an empty board what another editor shows, by touches and settings alone; gives the text.
///
/// It knows no rules: it takes what the tools are called for what they put.
pub fn build(editor: &mut dyn Editing, target: &dyn Editing) -> String {
    editor.clear();
    let wanted = target.scene();
    for cell in cells(&wanted) {
        for piece in pieces_on(&wanted, cell) {
            let tool = tool_for(&editor.tools(), &piece);
            editor.touch(cell, tool);
        }
    }
    for tool in target.tools() {
        let Tool::Note { player, kind } = tool else { continue };
        let (noted, wanted) = (editor.noted(player, kind), target.noted(player, kind));
        for cell in cells(&target.scene()) {
            if noted.contains(&cell) != wanted.contains(&cell) {
                editor.touch(cell, tool);
            }
        }
    }
    // A field may open others, and set what the next ones hold.
    for Field { name, value, .. } in target.fields() {
        assert!(editor.set(name, &value), "{name} takes `{value}` in `{}`", editor.text());
    }
    assert_eq!(editor.fields(), target.fields(), "`{}`", editor.text());
    editor.text()
}

/// The tool that puts a piece: of its kind, or else, where several together are called something else, of its owner and facing.
fn tool_for(tools: &[Tool], piece: &Piece) -> Tool {
    let puts = |same_kind: bool| {
        move |tool: &&Tool| match **tool {
            Tool::Put { owner, kind, facing } => {
                owner == piece.owner && facing == piece.facing && (kind == piece.kind || !same_kind)
            }
            _ => false,
        }
    };
    let tool = tools.iter().find(puts(true)).or_else(|| tools.iter().find(puts(false)));
    *tool.unwrap_or_else(|| panic!("no tool puts {piece:?}"))
}

fn cells(scene: &Scene) -> Vec<Coord> {
    let row = |row| (0..scene.columns).map(move |column| Coord { column, row });
    (0..scene.rows).flat_map(row).collect()
}

fn pieces_on(scene: &Scene, cell: Coord) -> Vec<Piece> {
    scene.pieces.iter().copied().filter(|piece| piece.cell == cell).collect()
}

/// Touches cells, holes and what lies beside the board, and sets fields, at random.
pub fn change(editor: &mut dyn Editing, rng: &mut Rng) {
    let scene = editor.scene();
    let tools = editor.tools();
    let beyond =
        |size: u8, rng: &mut Rng| u8::try_from(rng.below(u64::from(size) + 1)).expect("a small board");
    let any = |rng: &mut Rng| Coord { column: beyond(scene.columns, rng), row: beyond(scene.rows, rng) };
    if rng.below(8) == 0 {
        let tool = tools[rng.index(tools.len())];
        (0..FLOOD).for_each(|_| editor.touch(any(rng), tool));
    }
    for _ in 0..CHANGES {
        match rng.below(3) {
            0 => editor.touch(any(rng), Tool::Take),
            1 => editor.touch(any(rng), tools[rng.index(tools.len())]),
            _ => {
                let fields = editor.fields();
                let field = &fields[rng.index(fields.len())];
                let value = match &field.input {
                    Input::OneOf(offers) => offers[rng.index(offers.len())].value.clone(),
                    Input::Count => rng.below(LARGEST_NUMBER).to_string(),
                };
                assert!(editor.set(field.name, &value), "{} takes `{value}`", field.name);
                assert!(!editor.set(field.name, "nonsense") && !editor.set("nonsense", &value));
            }
        }
        let on_board = |piece: &Piece| piece.cell.column < scene.columns && piece.cell.row < scene.rows;
        assert!(editor.scene().pieces.iter().all(on_board), "`{}`", editor.text());
    }
}

/// Every field offers its present value, and has a name and words for what it offers in both languages.
fn are_worded<G: Game>(editor: &dyn Editing, known: &[Messages; 2]) {
    let worded = |id: &str| assert!(known.iter().all(|messages| messages.has(id)), "`{id}` has no message");
    for field in editor.fields() {
        worded(field.name);
        assert!(field.takes(&field.value), "{} offers what it holds, `{}`", field.name, field.value);
        if let Input::OneOf(offers) = &field.input {
            offers.iter().filter_map(|offer| offer.said).for_each(worded);
        }
    }
    for tool in editor.tools() {
        if let Tool::Note { kind, .. } = tool {
            worded(&format!("{}-mark-{kind}", G::FACTS.family));
        }
    }
}
