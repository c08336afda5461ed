//! Every family has the same rooms, and its rules know nothing of what thinks about them.

use std::fs;
use std::path::{Path, PathBuf};

/// What every family has in `src`.
const ROOMS: [&str; 7] = ["board.rs", "lib.rs", "rules.rs", "scene.rs", "symmetry.rs", "text.rs", "think.rs"];

/// What `core` asks of a game for the engine's sake.
const ASKED_BY_ENGINE: [&str; 4] = ["Think", "Prove", "Prospects", "Tuning"];

/// The sources of every family.
fn families() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut families: Vec<_> = fs::read_dir(games)
        .expect("the games are here")
        .map(|entry| entry.expect("a family can be read").path().join("src"))
        .filter(|sources| sources.join("lib.rs").exists())
        .collect();
    families.sort();
    families
}

fn files_below(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources can be read") {
        let path = entry.expect("a source can be read").path();
        if path.is_dir() {
            files_below(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// The words of a line of code, comments left out.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let code = line.split("//").next().unwrap_or_default();
    code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

/// What a family's `lib.rs` gives on of its `think`.
fn given_on(library: &str) -> Vec<&str> {
    let lines = library.lines().filter_map(|line| line.strip_prefix("pub use think::"));
    lines.flat_map(words).collect()
}

#[test]
fn families_have_the_same_rooms() {
    let families = families();
    assert!(families.len() >= 3, "{families:?}");
    for sources in families {
        for room in ROOMS {
            assert!(sources.join(room).exists(), "{} has no {room}", sources.display());
        }
        assert!(sources.join("rules/position.rs").exists() && sources.join("rules/moves.rs").exists());
        assert!(sources.join("text/notation.rs").exists() && sources.join("text/refusal.rs").exists());
        assert!(sources.join("scene/edit.rs").exists(), "{} cannot be set up", sources.display());
    }
}

#[test]
fn nothing_outside_think_imports_it() {
    for sources in families() {
        let library = fs::read_to_string(sources.join("lib.rs")).expect("lib.rs can be read");
        let mut forbidden = given_on(&library);
        forbidden.extend(ASKED_BY_ENGINE);
        forbidden.push("think");
        let mut files = Vec::new();
        files_below(&sources, &mut files);
        let (thinking, others): (Vec<_>, Vec<_>) = files
            .iter()
            .partition(|path| path.starts_with(sources.join("think")) || path.ends_with("src/think.rs"));
        assert!(!thinking.is_empty() && others.len() > ROOMS.len(), "{}", sources.display());
        for path in others {
            let text = fs::read_to_string(path).expect("a source can be read");
            for (number, line) in text.lines().enumerate() {
                let is_allowed =
                    path.ends_with("lib.rs") && (line == "mod think;" || line.starts_with("pub use think::"));
                let found = words(line).find(|word| forbidden.contains(word));
                assert!(
                    is_allowed || found.is_none(),
                    "{}:{}: {} belongs to what thinks",
                    path.display(),
                    number + 1,
                    found.unwrap_or_default()
                );
            }
        }
    }
}

#[test]
fn readmes_list_every_module_and_no_other() {
    for sources in families() {
        let family = sources.parent().expect("sources lie in their family's folder");
        let readme = fs::read_to_string(family.join("README.md")).expect("a family has a README");
        let listed: Vec<&str> =
            readme.split('`').filter(|word| word.starts_with("src/") && !word.contains(' ')).collect();
        for path in &listed {
            assert!(family.join(path).exists(), "{}: {path} is listed and missing", family.display());
        }
        let mut files = Vec::new();
        files_below(&sources, &mut files);
        for file in files {
            let file = file.strip_prefix(family).expect("a source lies in its family's folder");
            let name = file.to_str().expect("sources have plain names");
            // A file that only opens a room is listed by what is in the room.
            let room = format!("{}/", name.trim_end_matches(".rs"));
            let is_listed = listed.iter().any(|path| {
                *path == name || path.starts_with(&room) || (path.ends_with('/') && name.starts_with(path))
            });
            assert!(is_listed, "{}: {name} is not listed", family.display());
        }
    }
}
