//! What the reader puts up with, what it refuses and where, and links that must be read for ever.

use siliam_catalog::{Settlement, entries, sit_down};
use siliam_core::{Refusal, Rng};
use siliam_record::{NodeId, ReadError, Reader, Record, short, write};
use std::io::{self, Read as _};

fn games(text: &str) -> Vec<Result<Record, ReadError>> {
    Reader::new(text.as_bytes()).collect()
}

fn game(text: &str) -> Record {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "one game");
    games.remove(0).unwrap_or_else(|error| panic!("{error}"))
}

fn refused(text: &str) -> (u64, u64, &'static str, Option<&'static str>) {
    let error = games(text).remove(0).expect_err("this is refused");
    (error.line, error.column, error.code(), error.ruling())
}

fn line(record: &Record) -> String {
    record.tree().main_line().map(|id| record.tree().node(id).mv()).collect::<Vec<_>>().join(" ")
}

#[test]
fn numbers_comments_marks_and_escapes_are_put_up_with() {
    let record = game(
        "\u{feff}% a line for other programs\r\n[Game \"siam\"]\r\n[Event \"tea \\\"time\\\"\"]\r\n\r\n\
         {before all} 1.@c1n{good} !? 1... @c5s ; to the end\r\n(1... @a5e $4) 2 c1c2n $1 1/2-1/2",
    );
    assert_eq!(line(&record), "@c1n @c5s c1c2n");
    let tree = record.tree();
    let nodes: Vec<NodeId> = tree.main_line().collect();
    assert_eq!(tree.node(NodeId::ROOT).remark().comment(), "before all");
    assert_eq!(tree.node(nodes[0]).remark().comment(), "good");
    assert_eq!(tree.node(nodes[0]).remark().marks(), [5]);
    assert_eq!(tree.node(nodes[1]).remark().comment(), "to the end");
    assert_eq!(tree.children(nodes[0]).len(), 2);
    assert_eq!(record.header.others(), [("Event".to_owned(), "tea \"time\"".to_owned())]);
    assert_eq!(record.header.standing().map(ToString::to_string).as_deref(), Some("1/2-1/2"));
}

#[test]
fn a_fault_is_told_with_its_line_column_and_ruling() {
    let head = "[Game \"siam\"]\n\n";
    for (text, expected) in [
        ("1. @c1n *", (1, 4, "record-no-game", None)),
        ("[Game \"chess\"]\n\n*", (1, 1, "name-unknown-game", None)),
        ("[Game \"siam\"]\n[Start \"5/5 e 0 00\"]\n\n*", (2, 1, "text-rows", Some("G5"))),
        ("[Game \"siam\"]\n[Game \"siam\"]\n", (2, 1, "record-repeated", None)),
        ("[Game siam]\n", (1, 1, "record-tag", None)),
        ("[Game \"siam\"]\n[Date \"soon\"]\n", (2, 1, "record-value", None)),
        ("[Game \"siam\"]\n[Result \"1-0-0\"]\n", (2, 1, "record-value", None)),
    ] {
        assert_eq!(refused(text), expected, "{text}");
    }
    for (moves, expected) in [
        ("1. @c1n @c3n *", (3, 9, "siam-move-enter-inside", Some("S1"))),
        ("1. @c1n\n  nonsense *", (4, 3, "siam-move-malformed", None)),
        ("1. @c1n {never\nclosed", (3, 9, "record-open-comment", None)),
        ("1. @c1n (1. @c2n *", (3, 13, "siam-move-enter-inside", Some("S1"))),
        ("1. @c1n (1. @b1n 1... @c5s", (3, 9, "record-open-variation", None)),
        ("1. @c1n ) *", (3, 9, "record-no-variation", None)),
        ("( 1. @c1n ) *", (3, 1, "record-variation-of-nothing", None)),
        ("1. @c1n $256 *", (3, 9, "record-mark", None)),
        ("1. resigned-e @c1n *", (3, 15, "table-over", None)),
    ] {
        assert_eq!(refused(&format!("{head}{moves}")), expected, "{moves}");
    }
}

#[test]
fn a_result_that_the_moves_contradict_is_refused() {
    let text = "[Game \"siam\"]\n[Result \"1-0\"]\n\n1. resigned-e *";
    assert_eq!(refused(text), (2, 1, "record-result", None));
}

#[test]
fn after_a_bad_game_the_next_one_is_read() {
    let text = "[Game \"siam\"]\n\n1. @c1n @c1n nonsense\n2. @c2n *\n\n[Game \"squaryd\"]\n\n1. c3 *\n\n[Game]\n[Date \"2026.11.16\"]\n\n1. c3\n\n[Game \"siam\"]\n\n*\n";
    let games = games(text);
    let read: Vec<_> = games.iter().map(|game| game.as_ref().map(line).map_err(|error| error.line)).collect();
    assert_eq!(read, [Err(3), Ok("c3".to_owned()), Err(10), Ok(String::new())]);
    let moves = "[Game \"chess\"]\n *\n[Game \"siam\"]\n[Event \"tea\"]\n\n1. @c1n *\n";
    let read: Vec<_> =
        self::games(moves).iter().map(|game| game.as_ref().map(line).map_err(Refusal::code)).collect();
    assert_eq!(read, [Err("name-unknown-game"), Ok("@c1n".to_owned())]);
}

#[test]
fn whatever_is_not_text_is_refused_and_nothing_panics() {
    for bytes in
        [&b"\xff\xfe\x00[Game"[..], b"[Game \"siam\"]\n\n\x00\xff*", b"{", b"((((", b"$", b"[", b"[A", b"1."]
    {
        let _ = Reader::new(bytes).map(|game| game.is_ok()).collect::<Vec<_>>();
    }
    let deep = format!("[Game \"siam\"]\n\n1. @c1n {}", "( 1. @a1n ".repeat(20_001));
    assert_eq!(refused(&deep).2, "record-nested");
    let long = format!("[Game \"siam\"]\n\n{{{}", "a ".repeat(100_000));
    assert_eq!(refused(&long).2, "record-comment");
}

#[test]
fn what_other_programs_write_differently_is_put_up_with() {
    let text = "; a collection\n{of two}\n  [Game\t\"siam\" ] [Site \"C:\\games\"][Event \"?\"]\n1. @c1n 1. ... @c5s 2 ...c1c2n * {so far}\n\u{feff}[Game \"squaryd\"]\n1.c3 $7 (1.c4 1-0) 1-0";
    let games: Vec<Record> = games(text).into_iter().map(|game| game.expect("it is put up with")).collect();
    let [siam, squaryd] = &games[..] else { panic!("{} games", games.len()) };
    assert_eq!(line(siam), "@c1n @c5s c1c2n");
    assert_eq!(siam.header.others()[0].1, "C:\\games");
    assert_eq!(line(squaryd), "c3");
    assert_eq!(squaryd.header.standing().map(ToString::to_string).as_deref(), Some("1-0"));
    let in_variation = game("[Game \"squaryd\"]\n\n1. c3 (1. c4 1-0) e5 *");
    assert!(in_variation.header.standing().is_none(), "a variation's result is not the game's");
}

#[test]
fn a_comment_that_is_never_closed_does_not_swallow_the_next_game() {
    let text = "[Game \"siam\"]\n\n1. @c1n {never closed\n2. @c2n *\n\n[Game \"squaryd\"]\n\n1. c3 *\n";
    let games = games(text);
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].as_ref().map_err(Refusal::code).err(), Some("record-open-comment"));
    assert_eq!(games[1].as_ref().map(line).ok().as_deref(), Some("c3"));
    // Whoever quotes a record in a comment is written so that it is read back.
    let mut record = game("[Game \"siam\"]\n\n1. @c1n *");
    let quoted = format!("{} [Game \"siam\"] is how a record begins", "x".repeat(66));
    let first = record.tree().main_line().next().expect("a move");
    record.remark_mut(first).set_comment(&quoted);
    assert_eq!(game(&write(&record)), record);
}

#[test]
fn lines_may_be_of_any_length() {
    let gap = " ".repeat(200_000);
    let record = game(&format!("[Game \"siam\"]\n\n1. @c1n{gap}@c5s 2. c1c2n *"));
    assert_eq!(line(&record), "@c1n @c5s c1c2n");
    assert_eq!(
        refused(&format!("[Game \"siam\"]\n\n1. @c1n{gap}@c3n *")),
        (3, 200_008, "siam-move-enter-inside", Some("S1"))
    );
    assert_eq!(refused(&format!("[Game \"siam\"]\n\n1. @c1n ;{gap}\n@c3n *")).2, "record-comment");
}

/// What is far too long is refused without being held in memory, and the next game is read.
#[test]
fn endless_words_tags_and_comments_are_refused() {
    const MANY: u64 = 1 << 22;
    for (before, code) in [
        ("[Game \"siam\"]\n\n1. ", "siam-move-malformed"),
        ("[Game \"siam\"]\n[Event \"", "record-value"),
        ("[Game \"siam\"]\n[", "record-tag"),
        ("[Game \"siam\"]\n\n{", "record-comment"),
        ("[Game \"siam\"]\n\n;", "record-comment"),
        ("", "record-no-game"),
    ] {
        let endless = before.as_bytes().chain(io::repeat(b'a').take(MANY));
        let file = endless.chain(&b"\n\n[Game \"siam\"]\n\n1. @c1n *"[..]);
        let games: Vec<_> = Reader::new(io::BufReader::new(file)).collect();
        let codes: Vec<_> = games.iter().map(|game| game.as_ref().map(line).map_err(Refusal::code)).collect();
        assert_eq!(codes, [Err(code), Ok("@c1n".to_owned())], "{before}");
    }
}

#[test]
fn a_game_that_went_on_cannot_have_ended_there() {
    let text = "[Game \"siam\"]\n\n1. @c1n (1. @c1n @c5s) resigned-e *";
    assert_eq!(refused(text), (3, 24, "record-went-on", None));
    let mut record = game("[Game \"siam\"]\n\n1. @c1n @c5s *");
    assert!(record.settle(NodeId::ROOT, Settlement::Agreed).is_err());
}

/// A long game, and variations of its last move in which players leave.
#[test]
fn variations_go_back_over_departures_within_bounds() {
    let name = "samliam-4p:endless";
    let mut table = sit_down(name, None).expect("a game");
    let mut rng = Rng::new(1);
    for _ in 0..150 {
        let moves = table.moves();
        table.play(&moves[rng.index(moves.len())]).expect("a legal move");
    }
    let last = table.moves();
    let head = format!("[Game \"{name}\"]\n\n{} ", table.played().join(" "));
    let again = game(&format!("{head} {} resigned-r+ {} *", last[0], format!("({}) ", last[0]).repeat(1000)));
    assert_eq!(again.tree().len(), 152);
    assert_eq!(game(&write(&again)), again);

    let letters = table.facts().letters;
    let pairs = letters.iter().flat_map(|one| letters.iter().map(move |other| (one, other)));
    let ways: Vec<_> = pairs.filter(|(one, other)| one != other).collect();
    let leave =
        |(mv, (one, other)): (&String, &(&char, &char))| format!("({mv} resigned-{one}+ resigned-{other}+) ");
    let others = &last[1..];
    let all: String = others.iter().zip(&ways).map(leave).collect();
    let many = game(&format!("{head} {} {all} *", last[0]));
    assert_eq!(game(&write(&many)), many);
    let by = format!("({}) ", others.join(") ("));
    assert_eq!(refused(&format!("{head} {} {all} {} *", last[0], by.repeat(100))).2, "record-departures");
}

#[test]
fn the_record_in_the_documentation_is_written_as_it_stands_there() {
    let page = include_str!("../../../docs/records.md");
    let (_, example) = page.split_once("```\n").expect("an example");
    let (example, _) = example.split_once("```\n").expect("it ends");
    assert_eq!(write(&game(example)), example);
}

/// Links of version 1, kept for ever: every game and every option is among them.
#[test]
fn links_of_version_1_are_read_for_ever() {
    let golden = include_str!("links-1.txt");
    let mut names = Vec::new();
    for block in golden.split("\n---\n") {
        let (link, text) = block.trim().split_once('\n').expect("a link and its record");
        let record = short::read(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!(record, game(text), "{link}");
        assert_eq!(short::write(&record).as_deref(), Ok(link));
        names.push(record.name().to_owned());
    }
    // The toy is there only where the tests of other crates ask for it.
    for facts in entries().iter().map(|entry| entry.facts).filter(|facts| facts.id != "toy") {
        for option in facts.options {
            let name = format!("{}:{option}", facts.id);
            assert!(names.contains(&name), "no link of {name} is kept");
        }
        assert!(names.iter().any(|name| name == facts.id), "no link of {} is kept", facts.id);
    }
}

#[test]
fn a_changed_letter_of_a_link_is_found() {
    let record = game("[Game \"siam\"]\n\n1. @c1n @c5s 2. c1c2n *");
    let link = short::write(&record).expect("short");
    assert!(link.len() < 20, "{link}");
    for place in 0..link.len() {
        for letter in ['A', 'B', '_', '!'] {
            let mut changed: Vec<char> = link.chars().collect();
            if changed[place] == letter {
                continue;
            }
            changed[place] = letter;
            let changed: String = changed.into_iter().collect();
            assert!(short::read(&changed).is_err(), "{changed}");
        }
    }
    assert!(short::read("").is_err() && short::read(&link[..link.len() - 2]).is_err());
}
