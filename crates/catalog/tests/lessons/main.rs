//! Every lesson under `games/*/lessons` held against the rules: what it shows is legal, what it asks can be done, what it
//! calls wrong does not reach the goal, and its sentences are there in both languages. The form is told in `docs/lessons.md`.

mod form;
mod lesson;
mod proof;
mod step;
mod touching;

use lesson::Lesson;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

/// The folder of each game family.
fn families() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(games).expect("the games have a folder");
    let mut families: Vec<_> = folders.map(|folder| folder.expect("it can be listed").path()).collect();
    families.sort();
    families
}

/// Every lesson file, as `siam/lessons/siam-animals.json`, with its text.
fn files() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for family in families() {
        let Ok(lessons) = fs::read_dir(family.join("lessons")) else { continue };
        for file in lessons {
            let path = file.expect("it can be listed").path();
            let name = |path: &Path| path.file_name().expect("it has a name").to_string_lossy().into_owned();
            let shown = format!("{}/lessons/{}", name(&family), name(&path));
            files.insert(shown, fs::read_to_string(&path).expect("a lesson is text"));
        }
    }
    files
}

/// Everything that is wrong with a file, each with the name of the file and the number of the step.
fn faults(file: &str, text: &str) -> Vec<String> {
    let lesson: Lesson = match serde_json::from_str(text) {
        Ok(lesson) => lesson,
        Err(error) => return vec![format!("{file}: {error}")],
    };
    let mut faults: Vec<_> =
        form::of_lesson(file, &lesson).into_iter().map(|fault| format!("{file}: {fault}")).collect();
    for (number, step) in (1..).zip(&lesson.steps) {
        let of_step = form::of_step(file, &lesson, step).into_iter().chain(step::faults(&lesson, step));
        faults.extend(of_step.map(|fault| format!("{file}, step {number}: {fault}")));
    }
    faults
}

#[test]
fn every_lesson_keeps_to_the_rules() {
    let files = files();
    assert!(!files.is_empty(), "there are lessons");
    let faults: Vec<String> = thread::scope(|scope| {
        let checks: Vec<_> = files.iter().map(|(file, text)| scope.spawn(|| faults(file, text))).collect();
        checks.into_iter().flat_map(|check| check.join().expect("a check does not panic")).collect()
    });
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn lessons_have_places_of_their_own() {
    let mut places = BTreeMap::new();
    for (file, text) in files() {
        let lesson: Lesson = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        if let Some(other) = places.insert(lesson.place, file.clone()) {
            panic!("{file} and {other} both have place {}", lesson.place);
        }
    }
}

/// A lesson that is right, and what is found when one part of it is replaced.
#[test]
fn what_is_wrong_with_a_lesson_is_found() {
    let file = "siam/lessons/sample.json";
    let sample = include_str!("sample.json");
    assert_eq!(faults(file, sample), Vec::<String>::new());
    let broken = [
        ("\"id\": \"sample\"", "\"id\": \"other\"", "the id is not the file’s name"),
        ("\"game\": \"siam\"", "\"game\": \"squaryd\"", "is no game of this folder"),
        ("\"game\": \"siam:ban\"", "\"game\": \"squaryd\"", "step 2: squaryd is no game of this folder"),
        ("\"game\": \"siam:ban\"", "\"game\": \"siam\"", "step 2: no try here is refused by S7"),
        ("\"level\": 1", "\"level\": 11", "there is no level 11"),
        ("Il est entré\u{a0}!", "Il est entré !", "no-break space"),
        ("L’éléphant est", "L'éléphant est", "straight quote"),
        ("\"en\": \"Look.\"", "\"en\": \"Voici.\"", "the same in both languages"),
        ("\"start\": \"5/5/1###1/5/2N2 e 2 00\"", "\"start\": \"5/5/1###1/5/2N2 r 2 00\"", "start:"),
        ("\"before\": [\"@c1n\", \"@c5s\"]", "\"before\": [\"@c1n\", \"@c3n\"]", "before @c3n:"),
        ("\"play\": [\"@a1n\", \"@e5s\"]", "\"play\": [\"@a1n\", \"@b3s\"]", "watch @b3s:"),
        ("\"solution\": [\"@a1e\"]", "\"solution\": [\"@a1s\"]", "the solution @a1s does not reach the goal"),
        ("\"play\": [\"@b1n\"]", "\"play\": [\"@a1e\"]", "wrong try @a1e reaches the goal"),
        ("\"play\": [\"@b1n\"]", "\"play\": [\"b3^\"]", "wrong try b3^ cannot be touched"),
        ("\"touch\": \"b3\"", "\"touch\": \"b9\"", "b9 is no place of the board"),
        ("\"touch\": \"b3\"", "\"touch\": \"reserve:0:elephant\"", "is no touch that leads nowhere"),
        ("\"refused\": \"S2\"", "\"refused\": \"Q1\"", "Q1 is no ruling of siam"),
        ("\"refused\": \"S2\"", "\"refused\": \"S7\"", "no try here is refused by S7"),
        ("\"kind\": \"turn\"", "\"kind\": \"push\"", "the solution c1e does not reach the goal"),
        ("\"play\": [\"c1c2n\"]", "\"play\": [\"c1w\"]", "wrong try c1w reaches the goal"),
        ("\"solution\": [\"c2\", \"c3\"]", "\"solution\": [\"c2\", \"c1\"]", "stops halfway"),
        (
            "\"solution\": [\"d2^\", \"d3^\", \"d4^\"]",
            "\"solution\": [\"d2^\"]",
            "the solution has 1 moves for 3",
        ),
        ("\"@a5s\"", "\"@d5s\"", "line d3^:"),
        ("\"solution\": [\"c4^\"]", "\"solution\": [\"c4e\"]", "c4e is not proven to win"),
        ("\"play\": [\"c4e\"]", "\"play\": [\"c4^\"]", "wrong try c4^ reaches the goal"),
        ("\"rules\": \"S4\"", "\"rules\": \"S44\"", "the rules page has no S44"),
        ("\"rules\": \"goal\"", "\"rules\": \"gaol\"", "the rules page has no gaol"),
    ];
    for (right, wrong, expected) in broken {
        assert!(sample.contains(right), "the sample has {right}");
        let found = faults(file, &sample.replacen(right, wrong, 1));
        assert!(
            found.iter().any(|fault| fault.contains(expected)),
            "{wrong}: expected {expected}, {found:?}"
        );
    }
}
