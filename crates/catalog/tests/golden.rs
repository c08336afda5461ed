//! Golden games: whole games with every position on the way, replayed through the table.
//!
//! A file's first line names the game; then a line `MOVE POSITION` for each move; last `result: …` as the command line
//! writes it. `SILIAM_BLESS=1` rewrites the positions, for a file that lists only moves.

use siliam_catalog::sit_down;
use siliam_core::Outcome;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(games).expect("the games have a folder");
    let mut files = Vec::new();
    for folder in folders.flatten() {
        let plays = fs::read_dir(folder.path().join("data/play")).into_iter().flatten().flatten();
        files.extend(plays.map(|file| file.path()));
    }
    files.sort();
    files
}

fn replay(text: &str) -> String {
    let mut lines = text.lines();
    let game = lines.next().expect("the first line names the game");
    let mut table = sit_down(game, None).unwrap_or_else(|error| panic!("{game}: {error}"));
    let mut replayed = format!("{game}\n");
    for line in lines.filter(|line| !line.starts_with("result:")) {
        let mv = line.split(' ').next().unwrap_or_default();
        table.play(mv).unwrap_or_else(|error| panic!("{game}: {mv}: {error}"));
        let _ = writeln!(replayed, "{mv} {}", table.position());
    }
    let result = match table.ending().map(|ending| ending.outcome) {
        None => "running".to_owned(),
        Some(Outcome::Draw) => "draw".to_owned(),
        Some(Outcome::Win(player)) => format!("win {}", table.facts().letter(player)),
    };
    let _ = writeln!(replayed, "result: {result}");
    replayed
}

#[test]
fn golden_games_go_as_they_went() {
    let files = files();
    assert!(!files.is_empty(), "there are golden games");
    for file in files {
        let text = fs::read_to_string(&file).expect("a golden game is text");
        let replayed = replay(&text);
        if std::env::var_os("SILIAM_BLESS").is_some() {
            fs::write(&file, replayed).expect("a golden game can be written");
        } else {
            assert_eq!(replayed, text, "{}", file.display());
        }
    }
}
