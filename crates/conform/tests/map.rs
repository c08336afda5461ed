//! `ARCHITECTURE.md` has a row for every crate, and names all that the crate depends on.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names under all headings of a manifest that end in `dependencies`, ours without `siliam-`.
fn dependencies(manifest: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut is_inside = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_inside = line.ends_with("dependencies]");
        } else if is_inside && line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            let name = line.split([' ', '.', '=']).next().unwrap_or_default();
            names.push(name.strip_prefix("siliam-").unwrap_or(name));
        }
    }
    names
}

#[test]
fn the_map_names_every_crate_and_its_dependencies() {
    let map = read(&root().join("ARCHITECTURE.md"));
    let mut folders: Vec<String> = fs::read_dir(root().join("crates"))
        .expect("the crates are here")
        .map(|entry| format!("crates/{}", entry.expect("a crate can be read").file_name().to_string_lossy()))
        .filter(|folder| root().join(folder).join("Cargo.toml").exists())
        .collect();
    assert!(folders.len() > 10, "{folders:?}");
    folders.extend(["fuzz".to_owned(), "xtask".to_owned()]);
    for folder in folders {
        let row = map.lines().find(|line| line.starts_with(&format!("| `{folder}` |")));
        let row = row.unwrap_or_else(|| panic!("no row for {folder}"));
        let listed = row.rsplit(" | ").next().unwrap_or_default();
        let words: Vec<&str> =
            listed.split(|letter: char| !letter.is_ascii_alphanumeric() && !"-_".contains(letter)).collect();
        for name in dependencies(&read(&root().join(&folder).join("Cargo.toml"))) {
            let is_game = root().join("games").join(name).exists();
            let is_listed = words.contains(&name) || is_game && listed.contains("the games");
            assert!(is_listed, "{folder} depends on {name}, which its row does not say");
        }
    }
}
