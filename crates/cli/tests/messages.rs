//! The message files: no gap in either language, nothing unused, nothing unknown.

use siliam_catalog::{entries, sit_down};
use siliam_core::{Texts, Viewer};
use siliam_messages::{COMMON, ids};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const OWN: Texts = Texts { fr: include_str!("../messages/fr.ftl"), en: include_str!("../messages/en.ftl") };

/// Every message file with its name.
fn files() -> BTreeMap<&'static str, Texts> {
    let mut files = BTreeMap::from([
        ("common", COMMON),
        ("cli", OWN),
        ("tui", siliam_tui::MESSAGES),
        ("unfolded", siliam_server::MESSAGES),
    ]);
    files.extend(entries().iter().map(|entry| (entry.facts.family, entry.facts.messages)));
    files
}

/// The arguments a message of a file shows.
fn arguments(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut of: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let [found] = &ids(line)[..] {
            id.clone_from(found);
        }
        let names = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
            rest[..end.unwrap_or(rest.len())].to_owned()
        });
        of.entry(id.clone()).or_default().extend(names);
    }
    of
}

/// The text of every source file that may name a message.
fn sources() -> String {
    fn read(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let skipped = ["target", "node_modules", "dist", "tests"].iter().any(|name| path.ends_with(name));
            if path.is_dir() && !skipped {
                read(&path, text);
            } else if ["rs", "ts", "svelte"]
                .iter()
                .any(|kind| path.extension().is_some_and(|found| found == *kind))
            {
                text.push_str(&fs::read_to_string(&path).unwrap_or_default());
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut text = String::new();
    for folder in ["crates", "games", "web"] {
        read(&root.join(folder), &mut text);
    }
    text
}

/// Messages whose ids are put together from what the catalog knows.
fn derived() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in entries() {
        let family = entry.facts.family;
        ids.extend([format!("{family}-name"), format!("{family}-tagline")]);
        ids.extend(entry.facts.options.iter().map(|option| format!("{family}-option-{option}")));
        ids.extend(entry.facts.players.iter().map(|&player| player.to_owned()));
        let table = sit_down(entry.facts.id, None).unwrap_or_else(|error| panic!("{error}"));
        let scene = table.scene(Viewer::Spectator);
        ids.extend(scene.reserves.iter().map(|reserve| format!("{family}-{}", reserve.kind)));
    }
    ids
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_arguments() {
    for (name, file) in files() {
        assert_eq!(arguments(file.fr), arguments(file.en), "{name}");
        let unique: BTreeSet<_> = ids(file.fr).into_iter().collect();
        assert_eq!(unique.len(), ids(file.fr).len(), "{name}: no message twice");
    }
}

#[test]
fn every_message_is_used() {
    let sources = sources();
    let derived = derived();
    for (name, file) in files() {
        for id in ids(file.en) {
            let generated =
                ["cli-command-", "cli-arg-", "cli-record-", "cli-puzzles-"].iter().any(|prefix| {
                    id.strip_prefix(prefix).is_some_and(|rest| sources.contains(&format!("\"{rest}\"")))
                });
            let kind = files().keys().any(|family| {
                let rest = id.strip_prefix(&format!("{family}-"));
                let named = |rest: &str| {
                    let kinds = ["mark-", "action-", "label-"];
                    let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind)).unwrap_or(rest);
                    sources.contains(&format!("\"{rest}\""))
                };
                rest.is_some_and(named)
            });
            let part = file.en.contains(&format!("{{ {id} }}"));
            let used =
                generated || kind || part || derived.contains(&id) || sources.contains(&format!("\"{id}\""));
            assert!(used, "{name}: `{id}` is used nowhere");
        }
    }
}

#[test]
fn every_code_in_the_sources_has_its_message() {
    let known: BTreeSet<String> = files().values().flat_map(|file| ids(file.en)).collect();
    for id in derived() {
        assert!(known.contains(&id), "`{id}` has no message");
    }
    let mut prefixes: Vec<String> = files().keys().map(|family| format!("{family}-")).collect();
    // What online rooms, the server and the store refuse.
    prefixes.extend(["room-", "house-", "store-"].map(str::to_owned));
    for literal in sources().split('"').skip(1).step_by(2) {
        let is_id =
            literal.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        let ours =
            prefixes.iter().any(|prefix| literal.starts_with(prefix.as_str()) && literal != prefix.as_str());
        let is_code = ours
            && literal.split('-').count() >= 2
            && !entries().iter().any(|entry| entry.facts.id == literal);
        if is_id && is_code && !literal.ends_with('-') {
            assert!(known.contains(literal), "`{literal}` has no message");
        }
    }
}
