//! Positions set up by touches, in every game of the catalog and under every set of its options.

use siliam_catalog::{edit, entries, sit_down};
use siliam_conform::{build, change, every_option_set, times_as_much};
use siliam_core::{Refusal, Rng};

/// Plies of the random games.
const PLIES: usize = 30;

/// Every game under every set of its options.
fn names() -> impl Iterator<Item = String> {
    entries().iter().flat_map(|entry| {
        let id = entry.facts.id;
        let name = move |options: Vec<&str>| {
            if options.is_empty() { id.to_owned() } else { format!("{id}:{}", options.join(",")) }
        };
        every_option_set(entry.facts.options).into_iter().map(name)
    })
}

/// Positions of a random game, one in a few.
fn positions(name: &str, rng: &mut Rng) -> Vec<String> {
    let mut table = sit_down(name, None).expect("a game of the catalog");
    let mut positions = vec![table.position()];
    for _ in 0..PLIES {
        let moves = table.moves();
        if moves.is_empty() {
            break;
        }
        table.play(&moves[rng.index(moves.len())]).expect("a legal move");
        if table.ending().is_none() && rng.below(6) == 0 {
            positions.push(table.position());
        }
    }
    positions
}

#[test]
fn positions_of_every_game_are_built_by_touches_alone() {
    let mut rng = Rng::new(25);
    let mut built = 0;
    for _ in 0..times_as_much() {
        for name in names() {
            for position in positions(&name, &mut rng) {
                let target = edit(&name, Some(&position)).expect("a position of the game");
                let mut editor = edit(&name, None).expect("a game of the catalog");
                assert_eq!(build(&mut *editor, &*target), position, "{name}");
                built += 1;
            }
        }
    }
    assert!(built > 150, "{built}");
}

#[test]
fn an_editor_accepts_exactly_what_a_table_does_and_gives_the_same_reasons() {
    let mut rng = Rng::new(26);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..times_as_much() {
        for name in names() {
            let mut editor = edit(&name, None).expect("a game of the catalog");
            for position in positions(&name, &mut rng) {
                editor.read(&position).expect("a position of the game");
                change(&mut *editor, &mut rng);
                let text = editor.text();
                let told = |refusal: &dyn Refusal| (refusal.code(), refusal.ruling(), refusal.args());
                let verdict = editor.refusal().map(|refusal| told(&*refusal));
                match sit_down(&name, Some(&text)) {
                    Ok(table) => {
                        assert_eq!(verdict, None, "{name} `{text}`");
                        assert_eq!(table.position(), text, "{name}");
                        accepted += 1;
                    }
                    Err(error) => {
                        assert_eq!(verdict, Some(told(&error)), "{name} `{text}`");
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(accepted > 30 && refused > 30, "{accepted} {refused}");
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut editor = edit("squaryd", None).expect("a game");
    let before = editor.text();
    let refused = editor.read("nonsense").expect_err("no position");
    assert_eq!(refused.code(), "text-fields");
    assert_eq!(editor.text(), before);
    assert_eq!(edit("squaryd", Some("nonsense")).err().map(|error| error.code()), Some("text-fields"));
    assert_eq!(edit("chess", None).err().map(|error| error.code()), Some("name-unknown-game"));
}
