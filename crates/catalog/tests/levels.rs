//! Levels play the same on every machine: a list of positions with what each level plays there.
//!
//! A line is `GAME LEVEL SEED [MOVE…] -> MOVE`. The browser's module is held against the same file by the front end's
//! tests. `SILIAM_BLESS=1` rewrites the answers after the levels were tuned.

use siliam_catalog::sit_down;
use siliam_engine::{Asking, Level, Style};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// What a level plays after these moves.
fn played(game: &str, level: &str, seed: &str, moves: &[&str]) -> String {
    let mut table = sit_down(game, None).unwrap_or_else(|error| panic!("{game}: {error}"));
    for mv in moves {
        table.play(mv).unwrap_or_else(|error| panic!("{game}: {mv}: {error}"));
    }
    let level = level.parse().ok().and_then(Level::of).expect("a level is a number from 1 to 10");
    let style = Style::Level { level, seed: seed.parse().expect("a seed is a number") };
    let asking = Asking { style, ..Asking::default() };
    let advice = table.think(&asking, &|_| 0.0, &mut |_| {});
    advice.and_then(|advice| advice.line.into_iter().next()).expect("a running game has a move")
}

#[test]
fn levels_play_as_they_did() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/levels.txt");
    let text = fs::read_to_string(&file).expect("the list is text");
    let mut replayed = String::new();
    for line in text.lines() {
        let (asked, _) = line.split_once(" ->").expect("a line asks and answers");
        let words: Vec<_> = asked.split(' ').collect();
        let [game, level, seed, ref moves @ ..] = words[..] else { panic!("{line}: too short") };
        let _ = writeln!(replayed, "{asked} -> {}", played(game, level, seed, moves));
    }
    assert!(replayed.lines().count() > 20, "the list is long enough to tell");
    if std::env::var_os("SILIAM_BLESS").is_some() {
        fs::write(&file, replayed).expect("the list can be written");
    } else {
        assert_eq!(replayed, text, "SILIAM_BLESS=1 writes what the levels play now");
    }
}
