//! `siliam puzzles` as scripts drive it: what is made is proven, a row that is not a puzzle is named.

mod program;

use std::fs;
use std::path::PathBuf;
use std::process::Output;

fn siliam(arguments: &[&str]) -> Output {
    program::siliam().arg("puzzles").args(arguments).output().expect("the program starts")
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn told(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

fn written(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("there is room");
    path.to_string_lossy().into_owned()
}

#[test]
fn what_is_made_is_a_file_that_is_proven() {
    let made = siliam(&["make", "squaryd", "--count", "2", "--seed", "3"]);
    assert!(made.status.success(), "{}", told(&made));
    let text = printed(&made);
    assert_eq!(text.lines().count(), 3, "{text}");
    assert!(text.starts_with("game\tposition\ttask\tline\ttheme\tlevel\n"), "{text}");
    let checked = siliam(&["check", &written("made.tsv", &text)]);
    assert!(checked.status.success(), "{}", told(&checked));
    assert!(printed(&checked).starts_with("puzzles 2 faults 0 "), "{}", printed(&checked));
}

#[test]
fn those_that_came_with_the_program_are_proven() {
    let checked = siliam(&["check", "--sample", "4"]);
    assert!(checked.status.success(), "{}", told(&checked));
    assert!(printed(&checked).starts_with("puzzles 12 faults 0 "), "{}", printed(&checked));
}

#[test]
fn rows_that_are_no_puzzles_are_named() {
    let good = "siam\t3s1/1#SSW/E#e#1/1n3/1w3 e 12 00\twin 3\t@e4w @a1n d4^\tenter\t2";
    let rows = [
        "game\tposition\ttask\tline\ttheme\tlevel",
        good,
        &good.replace("win 3", "win 1"),
        &good.replace("@e4w @a1n", "@e4w @a9n"),
        &good.replace("siam", "chess"),
        &good.replace(" e 12", " x 12"),
        &good.replace("\t2", "\ttwelve"),
        "siam",
        &good.replace("enter", "win\u{1b}[2J"),
    ];
    let output = siliam(&["check", &written("bad.tsv", &rows.join("\n"))]);
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    let error = told(&output);
    assert!(!error.contains('\u{1b}') && !error.contains("panicked"), "{error}");
    let named: Vec<&str> = error.lines().filter_map(|line| line.split("bad.tsv:").nth(1)).collect();
    let mut lines: Vec<&str> = named.iter().filter_map(|line| line.split(':').next()).collect();
    lines.sort_unstable();
    assert_eq!(lines, ["3", "4", "5", "6", "7", "8", "9"], "{error}");
    let output = siliam(&["check", &written("twice.tsv", &[rows[0], good, good].join("\n"))]);
    assert!(told(&output).contains("twice.tsv:3: it is the puzzle of line 2"), "{}", told(&output));
}

#[test]
fn a_game_without_puzzles_and_a_file_that_is_not_there_are_refused() {
    let cases = [
        (&["make", "chess"][..], "chess"),
        (&["check", "nowhere.tsv"], "nowhere.tsv"),
        (&["check", "--sample", "0"], "--sample"),
    ];
    for (arguments, named) in cases {
        let output = siliam(arguments);
        assert_eq!(output.status.code(), Some(2), "{}", told(&output));
        assert!(told(&output).contains(named) && told(&output).lines().count() == 1, "{}", told(&output));
    }
}
