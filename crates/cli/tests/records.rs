//! `siliam record` as scripts drive it: what is wrong is told with file, line and column, and every form is read back.

mod program;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Output, Stdio};

const GAMES: &str = "[Game \"siam\"]\n[Player1 \"Léna\"]\n\n1. @c1n @c5s {ok} 2. c1c2n resigned-r 1-0\n\n\
                     [Game \"siam\"]\n\n1. @c1n @c3n *\n\n[Game \"squaryd\"]\n\n1. c3 e5 2. c5 d5 *\n";

fn siliam(arguments: &[&str], input: &str) -> Output {
    let mut child = program::siliam()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads all");
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("a folder to write in");
    path.to_string_lossy().into_owned()
}

#[test]
fn check_tells_what_is_wrong_and_reads_on() {
    let path = file("check.pgn", GAMES);
    let output = siliam(&["record", "check", &path], "");
    assert_eq!(output.status.code(), Some(2));
    let told = text(&output.stderr);
    assert!(told.starts_with(&format!("{path}:8:9: ")) && told.contains("S1"), "{told}");
    assert!(text(&output.stdout).starts_with("games 2 refused 1 plies 7 "), "{}", text(&output.stdout));
    let missing = siliam(&["record", "check", "no-such-file"], "");
    assert_eq!((missing.status.code(), missing.stdout.len()), (Some(2), 0));
    assert_eq!(text(&missing.stderr), "siliam: no-such-file: there is no such file or folder\n");
    let folder = siliam(&["--lang", "fr", "record", "check", env!("CARGO_TARGET_TMPDIR")], "");
    assert!(text(&folder.stderr).ends_with("c’est un dossier\n"), "{}", text(&folder.stderr));
}

/// What a command writes that goes well.
fn written(arguments: &[&str], input: &str) -> String {
    let output = siliam(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn every_form_is_read_back() {
    let sound = GAMES.replace("1. @c1n @c3n *", "*");
    let moves = written(&["record", "convert", "-", "--to", "moves"], &sound);
    assert_eq!(moves, "siam @c1n @c5s c1c2n resigned-r\nsiam\nsquaryd c3 e5 c5 d5\n");
    for form in ["record", "moves", "json", "link"] {
        let converted = written(&["record", "convert", "-", "--to", form], &sound);
        assert_eq!(written(&["record", "convert", "-", "--to", "moves"], &converted), moves, "{form}");
    }
}

/// The position after some moves of a game.
fn position(game: &str, moves: &[&str]) -> String {
    let output = written(&[&["apply", game], moves].concat(), "");
    output.lines().next().expect("a position").to_owned()
}

#[test]
fn a_start_is_kept_in_every_form() {
    let games = [
        ("siam", position("siam", &["@c1n", "@c5s"]), "c1c2n"),
        ("squaryd:table", position("squaryd:table", &["c3", "e5"]), "c5"),
        ("samliam-7:announce", position("samliam-7:announce", &["d4ne", "c3ne"]), "d5se"),
        ("samliam-4p", position("samliam-4p", &["e5ne", "e4nw"]), "d4se"),
    ];
    let lines = games.map(|(name, start, mv)| format!("{name} [{start}] {mv}\n")).concat();
    for form in ["record", "moves", "json", "link"] {
        let converted = written(&["record", "convert", "-", "--to", form], &lines);
        assert_eq!(written(&["record", "convert", "-", "--to", "moves"], &converted), lines, "{form}");
    }
    let refused = siliam(&["record", "check", "-"], "siam [5/5 e 0 00] @c1n\n");
    assert!(text(&refused.stderr).starts_with("-:1:7: "), "{}", text(&refused.stderr));
}

#[test]
fn a_told_result_is_kept_and_a_wrong_one_refused() {
    let told = "{\"game\":\"siam\",\"moves\":[\"@c1n\"],\"result\":\"1-0\"}\n";
    assert!(written(&["record", "convert", "-"], told).contains("[Result \"1-0\"]"));
    let wrong = told.replace("\"@c1n\"", "\"resigned-e\"");
    let output = siliam(&["record", "check", "-"], &wrong);
    assert!(
        output.status.code() == Some(2) && text(&output.stderr).contains("0-1"),
        "{}",
        text(&output.stderr)
    );
}

/// What is told of a line that is refused, between its place and the end.
fn refused(line: &str) -> String {
    let output = siliam(&["record", "check", "-"], &format!("siam @c1n\n{line}\nsiam @c1n\n"));
    assert!(text(&output.stdout).starts_with("games 2 refused 1 "), "{line}: {}", text(&output.stdout));
    text(&output.stderr).trim_end().to_owned()
}

#[test]
fn a_damaged_link_says_so() {
    let game = "siam @c1n @c5s c1c2n c5c4s @a1n @e5s\n";
    let link = written(&["record", "convert", "-", "--to", "link"], game);
    let link = link.trim_end();
    let whole = format!("https://example.org/#/p/{link}");
    assert!(written(&["record", "check", "-"], &whole).starts_with("games 1 refused 0 plies 6 "));
    let damaged = "this link was damaged on the way";
    let partial = "this is no link to a game, or only a part of one";
    let last = if link.ends_with('A') { "Q" } else { "A" };
    assert_eq!(refused(&format!("{}{last}", &link[..link.len() - 1])), format!("-:2:1: {damaged}"));
    assert_eq!(refused(&format!("{whole}AAAA")), format!("-:2:25: {damaged}"));
    let cut = (1..=4).map(|letters| refused(&link[..link.len() - letters])).collect::<Vec<_>>();
    assert!(cut.iter().all(|told| told.contains(damaged) || told.contains(partial)), "{cut:?}");
    assert_eq!(refused("https://example.org/#/p/"), format!("-:2:25: {partial}"));
    assert!(refused(&format!("C{}", &link[1..])).contains("is of version 9"), "another version");
    assert!(refused("chess").contains("there is no game “chess”"), "no link, damaged or not");
    for behind in ["==", "?x=1", ".", ")"] {
        for link in [link, &whole] {
            let read = written(&["record", "check", "-"], &format!("{link}{behind}"));
            assert!(read.starts_with("games 1 refused 0 plies 6 "), "{behind}: {read}");
        }
    }
    assert_eq!(refused("AZ8Yf-EAOmiJqw=="), format!("-:2:1: {damaged}"));
}

#[test]
fn a_file_without_a_game_is_refused() {
    for nothing in ["", "\n \n", "% nothing\n"] {
        let output = siliam(&["record", "check", "-"], nothing);
        assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(2), ""));
        assert_eq!(text(&output.stderr), "siliam: -: there is no game in it\n");
    }
}

#[test]
fn json_that_is_no_game_is_told_with_its_place() {
    for (line, column) in [("{\"game\":\"siam\"", 14), ("{\"game\":\"siam\",\"moves\":1}", 24)] {
        let told = refused(line);
        assert!(told.starts_with(&format!("-:2:{column}: this is no game in JSON, ")), "{told}");
        assert!(told.contains("game") && told.contains("moves"), "{told}");
    }
    // Columns are counted in letters, and a move is found behind others of the same name.
    let line = "{\"game\":\"siam\",\"players\":[\"Léna\"],\"moves\":[\"@c1n\",\"@c5s\",\"c1c2n\",\"c5c4s\",\"c1c2n\"]}";
    let told = refused(line);
    assert!(told.starts_with("-:2:74: ") && line.rfind("\"c1c2n\"") == Some(74), "{told}");
}

#[test]
fn what_is_too_long_is_told_and_the_next_game_is_read() {
    let lines = format!("siam @c1n{}\nsiam @c1n\n", " ".repeat(2 << 20));
    let output = siliam(&["record", "check", "-"], &lines);
    assert!(text(&output.stderr).starts_with("-:1:1: ") && text(&output.stderr).contains("1048576"));
    assert!(text(&output.stdout).starts_with("games 1 refused 1 "), "{}", text(&output.stdout));
    let wordy =
        format!("[Game \"siam\"]\n\n1. @c1n {{{}}} *\n\n[Game \"siam\"]\n\n*\n", "word ".repeat(10_000));
    let output = siliam(&["record", "convert", "-", "--to", "link"], &wordy);
    assert_eq!((output.status.code(), text(&output.stdout).lines().count()), (Some(2), 1));
    assert!(text(&output.stderr).starts_with("- (1): "), "{}", text(&output.stderr));
}

#[test]
fn stats_count_results_lengths_and_openings() {
    let output = siliam(&["record", "stats", "-", "--depth", "2"], GAMES);
    let lines = text(&output.stdout);
    assert!(lines.contains("siam: games 1 draws 0 win e 1 win r 0 unfinished 0"), "{lines}");
    assert!(lines.contains("  @c1n: games 1") && lines.contains("    @c5s: games 1"), "{lines}");
}
