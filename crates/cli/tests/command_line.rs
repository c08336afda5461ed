//! The command line as scripts drive it: forms, exit statuses, one line for every error, both languages.

mod answers;
mod program;

use std::process::{Output, Stdio};

fn siliam(arguments: &[&str]) -> Output {
    program::siliam().args(arguments).output().expect("the program starts")
}

#[track_caller]
fn printed(arguments: &[&str]) -> String {
    answers::printed(siliam(arguments))
}

/// The one line that refuses bad input.
#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let output = siliam(arguments);
    assert!(output.stdout.is_empty(), "{arguments:?} prints nothing");
    answers::refused(output)
}

#[test]
fn games_lists_ids_players_and_options() {
    let text = printed(&["games"]);
    let line = text.lines().find(|line| line.starts_with("siam ")).expect("siam is there");
    assert_eq!(
        line.split_whitespace().collect::<Vec<_>>(),
        ["siam", "2", "prefix-push", "ban", "one-exit", "swap"]
    );
}

#[test]
fn apply_prints_the_position_and_the_result() {
    assert_eq!(
        printed(&["apply", "siam", "@c1n", "@c5s", "c1c2n"]),
        "2s2/5/1###1/2N2/5 r 3 00\nresult: running\n"
    );
    assert_eq!(
        printed(&["apply", "siam", "--position", "5/5/S#1#1/s4/#4 e 6 00", "a3^"]),
        "5/5/1#1#1/S4/s4 r 7 00\nresult: win r\n"
    );
}

#[test]
fn g4_apply_reads_what_the_players_settle_beside_the_rules() {
    let last = |arguments: &[&str]| printed(arguments).lines().last().map(str::to_owned);
    assert_eq!(last(&["apply", "siam", "@c1n", "resigned-e"]).as_deref(), Some("result: win r"));
    assert_eq!(last(&["apply", "siam", "agreed"]).as_deref(), Some("result: draw"));
    assert_eq!(last(&["apply", "samliam-3p", "e5ne", "flagged-g"]).as_deref(), Some("result: shared r k"));
    let goes_on = last(&["apply", "samliam-3p", "resigned-r+", "e5ne"]);
    assert_eq!(goes_on.as_deref(), Some("result: running"));
    assert!(refused(&["apply", "siam", "resigned-e", "@c1n"]).contains("move 2"));
}

#[test]
fn moves_are_one_a_line_and_none_when_the_game_is_over() {
    assert_eq!(printed(&["moves", "siam"]).lines().count(), 64);
    assert_eq!(printed(&["moves", "siam", "--position", "5/5/1#2#/2S2/2#2 e 6 00", "c2^"]), "");
}

#[test]
fn labels_are_a_dash_in_siam() {
    assert_eq!(printed(&["labels", "siam", "@c1n"]), "-\n");
    refused(&["labels", "siam"]);
}

#[test]
fn perft_ends_with_the_count_divided_or_made_alike() {
    let last = |arguments: &[&str]| {
        let text = printed(arguments);
        text.split_whitespace().last().map(str::to_owned)
    };
    assert_eq!(last(&["perft", "siam", "3"]).as_deref(), Some("279102"));
    assert_eq!(last(&["perft", "siam", "3", "--make"]).as_deref(), Some("279102"));
    assert_eq!(last(&["perft", "siam", "0"]).as_deref(), Some("1"));
    assert_eq!(last(&["perft", "siam", "0", "--divide"]).as_deref(), Some("1"));
    let divided = printed(&["perft", "siam", "2", "--divide"]);
    let lines: Vec<Vec<&str>> = divided.lines().map(|line| line.split(' ').collect()).collect();
    assert_eq!(lines.len(), 65);
    let sum: u64 = lines[..64].iter().map(|line| line[1].parse::<u64>().expect("a count")).sum();
    assert_eq!(sum, 3894);
}

#[test]
fn playouts_are_repeatable_and_add_up() {
    let figures = |seed: &str| {
        let text = printed(&["playouts", "siam", "--count", "50", "--plies", "400", "--seed", seed]);
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let names: Vec<&str> =
            words.iter().map(String::as_str).filter(|word| word.parse::<f64>().is_err()).collect();
        assert_eq!(
            names.join(" "),
            "games unfinished draws win e win r plies seconds plies/s games/s",
            "{text}"
        );
        // Everything before the seconds.
        words[..words.iter().position(|word| word == "seconds").expect("seconds")].to_vec()
    };
    let first = figures("5");
    assert_eq!(first, figures("5"));
    assert_ne!(first, figures("6"));
    let number = |index: usize| first[index].parse::<u64>().expect("a number");
    assert_eq!(number(1), number(3) + number(5) + number(8) + number(11), "{first:?}");
}

#[test]
fn show_is_plain_text_in_a_pipe() {
    let text = printed(&["show", "siam", "@c1n"]);
    assert!(text.contains("│ E ▲ │") && text.contains("5/5/1###1/5/2N2 r 1 00"), "{text}");
    assert!(text.contains("Rhinoceroses to move") && text.ends_with("result: running\n"), "{text}");
    assert!(!text.contains('\u{1b}'), "no escape codes");
}

#[test]
fn show_explains_a_win_in_either_language() {
    let position = "5/5/S#1#1/s4/#4 e 6 00";
    let text = printed(&["--lang", "fr", "show", "siam", "--position", position, "a3^"]);
    assert!(text.contains("Les Rhinocéros gagnent") && text.ends_with("result: win r\n"), "{text}");
    let text = printed(&["show", "siam", "--position", position, "a3^", "--lang", "en"]);
    assert!(text.contains("Rhinoceroses win"), "{text}");
}

#[test]
fn rules_come_in_both_languages_with_their_diagrams_drawn() {
    let french = printed(&["rules", "siam", "--lang", "fr"]);
    let english = printed(&["rules", "siam"]);
    assert!(french.contains("rhinocéros") && english.contains("rhinoceros"));
    for page in [french, english] {
        assert!(page.contains("┌─────┬") && !page.contains("```position"), "diagrams are drawn");
    }
}

#[test]
fn the_environment_chooses_the_language_and_help_speaks_it() {
    let help = |lang: &str| {
        let output = program::siliam().arg("--help").env("LC_ALL", lang).output();
        String::from_utf8(output.expect("the program starts").stdout).expect("text")
    };
    assert!(help("fr_CH.UTF-8").contains("Compter les suites"));
    assert!(help("de_DE.UTF-8").contains("Count the lines"));
}

#[test]
fn bad_input_is_refused_in_one_line() {
    for position in [
        "5/5/1###1/5 e 0 00",
        "5/5/1####/5/5 e 0 00",
        "NNNNN/N4/1###1/5/5 e 0 00",
        "5/5/1###1/5/5 x 0 00",
        "nonsense",
        "",
        "5/5/1###1/5/5 e 0 00\n",
        "5/5/1##é1/5/5 e 0 00",
    ] {
        let error = refused(&["moves", "siam", "--position", position]);
        assert!(error.contains("position") && error.contains("G5"), "{error}");
    }
    assert!(refused(&["apply", "siam", "@c3n"]).contains("(S1)"));
    let error = refused(&["apply", "siam", "@c1n", "c1c2"]);
    assert!(error.contains("move 2") && error.contains("c1c2"), "{error}");
    for arguments in [
        &["moves", "siam:nosuch"][..],
        &["moves", "siam:ban,ban"],
        &["moves", "chess"],
        &["moves"],
        &["moves", "siam", "--position"],
        &["moves", "siam", "--bogus"],
        &["frobnicate"],
        &["perft", "siam", "-1"],
        &["perft", "siam", "many"],
        &["perft", "siam", "99999999999"],
        &["playouts", "siam"],
        &["playouts", "siam", "--count", "x"],
        &["rules", "chess"],
        &["--lang", "de", "games"],
        &["--lang"],
    ] {
        refused(arguments);
    }
    let error = refused(&["best", "siam", "--depth", "4", "--nodes", "100"]);
    assert!(error.contains("--depth") && error.contains("--nodes") && error.contains("exclude"), "{error}");
    let error = refused(&["best", "siam", "--depth", "4", "--depth", "5"]);
    assert!(error.contains("--depth") && error.contains("once"), "{error}");
}

#[test]
fn a_finished_game_refuses_further_moves() {
    let error = refused(&["apply", "siam", "--position", "5/5/1#2#/2S2/2#2 e 6 00", "c2^", "@a1n"]);
    assert!(error.contains("move 2") && error.contains("over"), "{error}");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let output = program::siliam()
        .args([OsStr::new("moves"), OsStr::from_bytes(b"si\xffam")])
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1);
}

#[test]
fn a_reader_that_closes_the_pipe_ends_it_quietly() {
    let mut child = program::siliam()
        .args(["perft", "siam", "3", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
