//! What the fuzz target of the protocol tries. The target includes this file.

use siliam_ugi::{Answer, Ceiling, Session, listen};
use std::io::Cursor;

/// What one search may take, so that a run stays short.
const CEILING: Ceiling = Ceiling { nodes: 200, mebibytes: 1, threads: 2, level: 3 };

fn session() -> Session {
    Session::new("siam").expect("a game").with_ceiling(CEILING)
}

/// Any bytes as what is said to the engine: every line is answered in a known form, a mistake by one line that changes
/// nothing, and the conversation ends with its input.
pub(crate) fn ugi(data: &[u8]) {
    line_by_line(data);
    let mut output = Vec::new();
    listen(session(), Cursor::new(data.to_vec()), &mut output).expect("a list of bytes can be written");
    let output = String::from_utf8(output).expect("answers are text");
    output.lines().for_each(check_form);
    let said = |word: &[u8]| {
        let first = |line: &&[u8]| {
            line.split(|&byte| byte.is_ascii_whitespace()).find(|word| !word.is_empty()) == Some(word)
        };
        data.split(|&byte| byte == b'\n').filter(first).count()
    };
    let answered = |form: &str| output.lines().filter(|line| line.starts_with(form)).count();
    assert!(answered("bestmove ") <= said(b"go"));
    assert!(answered("readyok") <= said(b"isready") && answered("ugiok") <= said(b"ugi"));
    let lines = data.split(|&byte| byte == b'\n').count();
    assert!(answered("info string error ") + answered("bestmove ") + answered("response") <= lines);
}

/// The same without threads: every search ends before the next line is heard.
fn line_by_line(data: &[u8]) {
    let mut session = session();
    for line in data.split(|&byte| byte == b'\n') {
        let Ok(line) = std::str::from_utf8(line) else { continue };
        let before = about(&mut session);
        let lines = match session.answer(line) {
            Answer::Lines(lines) => lines,
            Answer::Search(search) => {
                let mut told = Vec::new();
                let best = search.run(&mut |line| told.push(line));
                assert!(best.starts_with("bestmove "), "{best}");
                assert!(told.iter().all(|line| line.starts_with("info depth ")), "{told:?}");
                assert_eq!(about(&mut session), before, "a search changes nothing");
                told.push(best);
                told
            }
            Answer::Stop | Answer::PonderHit => Vec::new(),
            Answer::Quit => break,
        };
        for line in &lines {
            check_form(line);
        }
        if lines.iter().any(|line| line.starts_with("info string error ")) {
            assert_eq!(lines.len(), 1, "{line} gets one line: {lines:?}");
            assert_eq!(about(&mut session), before, "{line} changes nothing");
        }
    }
}

/// What can be asked of a session.
fn about(session: &mut Session) -> Vec<String> {
    let mut answers = Vec::new();
    for query in ["query fen", "query turn", "query result", "query players", "query moves"] {
        match session.answer(query) {
            Answer::Lines(lines) => answers.extend(lines),
            _ => panic!("a query is answered by lines"),
        }
    }
    assert_eq!(answers.len(), 5);
    answers
}

fn check_form(line: &str) {
    const FORMS: [&str; 9] = [
        "id ",
        "option name ",
        "ugiok",
        "readyok",
        "info depth ",
        "info string error ",
        "bestmove ",
        "response",
        "response ",
    ];
    assert!(FORMS.iter().any(|form| line.starts_with(form)), "{line}");
    assert!(!line.contains(char::is_control), "{line:?}");
}
