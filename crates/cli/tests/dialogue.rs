//! `siliam play` without a terminal: a dialogue of lines that a script or a screen reader can use.

mod answers;
mod program;

use siliam_catalog::{Table, entries, sit_down};
use siliam_core::{Rng, Viewer};
use siliam_record::{Reader, Record};
use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};

/// What the program answers to these lines.
fn answered(arguments: &[&str], lines: &str) -> Output {
    let mut child = program::siliam()
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("an input");
    let lines = lines.to_owned();
    // Written beside the reading: either pipe may be full.
    let writing = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    // A program that has ended reads no more.
    let _ = writing.join().expect("no panic");
    output
}

#[track_caller]
fn said(arguments: &[&str], lines: &str) -> String {
    answers::printed(answered(arguments, lines))
}

#[track_caller]
fn refused(arguments: &[&str]) -> String {
    answers::refused(answered(arguments, ""))
}

fn record_of(text: &str) -> Record {
    let begun = text.find("[Game ").expect("a record is printed");
    Reader::new(&text.as_bytes()[begun..]).next().expect("a game").expect("a record")
}

#[test]
fn a_game_is_told_in_lines() {
    let text = said(&["siam", "--as", "er"], "@c1n\n@c5s\n");
    for line in [
        "Elephants: elephant in hand: 5 of 5.",
        "Rock: b3, c3, d3.",
        "5/5/1###1/5/5 e 0 00",
        "Elephants to move.",
        "An elephant enters on c1, facing north.",
        "5/5/1###1/5/2N2 r 1 00",
        "Rhinoceroses to move.",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}:\n{text}");
    }
    assert!(!text.contains('\u{1b}'), "no sequence for terminals");
    assert_eq!(record_of(&text).tree().main_line().count(), 2, "what no file has is printed");
}

#[test]
fn it_begins_with_the_name_and_explains_its_words() {
    assert!(said(&["siam"], "").starts_with("Siam\nElephants, "), "a name that says no more is left out");
    assert!(said(&["siam:swap"], "").starts_with("Siam, siam:swap\n"));
    assert!(said(&["samliam-3p"], "").starts_with("Sam Liam, samliam-3p\n"));
    assert!(said(&["siam"], "help\n").contains("\nsave: keep the game in FILE\n"));
    let french = said(&["siam", "--lang", "fr"], "aide\n");
    assert!(french.contains("\nliste\u{a0}: les coups joués\n"), "{french}");
    assert!(french.contains("\ngarder\u{a0}: la partie dans un FICHIER\n"), "{french}");
}

#[test]
fn a_refusal_names_the_ruling_and_the_dialogue_goes_on() {
    let text = said(&["siam", "--as", "er"], "@c3n\n\n  \nnonsense\n@c1n\n");
    assert!(text.contains("c3 is not one\u{a0}(S1)."), "{text}");
    assert!(text.contains("This is not a move"), "{text}");
    assert_eq!(record_of(&text).tree().main_line().count(), 1);
}

#[test]
fn words_of_both_languages_are_obeyed() {
    let text = said(&["siam", "--as", "er"], "help\nboard\nmoves\nposition\nlook\nlist\n@c1n\nlist\nhint\n");
    for part in ["resign: resign", "┌─────┬", "@a1n @a1e", "looks best", "\n@c1n\n"] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    let lines = "aide\nplateau\ncoups\n@c1n\nreprendre\nrejouer\nrejouer\nnulle\n";
    let text = said(&["siam", "--as", "er", "--lang", "fr"], lines);
    for part in [
        "abandon\u{a0}: abandonner",
        "Il n’y a rien à rejouer.",
        "Partie nulle. D’un commun accord\u{a0}(G4).",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    assert!(record_of(&text).header.standing().is_some());
    let looked = said(&["samliam-3p", "--as", "rgk", "--lang", "fr"], "e5ne\nregarder\n");
    assert!(
        !looked.lines().any(|line| line.contains(';') && !line.contains("\u{a0};") && !line.contains(" ;")),
        "{looked}"
    );
}

#[test]
fn the_computer_replies_and_a_seed_makes_it_reply_the_same() {
    let arguments = ["squaryd", "--level", "4", "--seed", "3"];
    let text = said(&arguments, "c3\nc5\n");
    assert_eq!(text, said(&arguments, "c3\nc5\n"));
    assert!(text.contains("Dark, you.") && text.contains("Light, level 4."), "{text}");
    assert_eq!(record_of(&text).tree().main_line().count(), 4);
    let first = said(&["squaryd", "--as", "l", "--level", "2"], "");
    assert!(first.contains("Light to move."), "the computer begins:\n{first}");
}

#[test]
fn computers_alone_play_to_the_end_of_every_game() {
    for entry in entries() {
        let text = said(&[entry.facts.id, "--as", "-", "--level", "2", "--seed", "1"], "");
        let record = record_of(&text);
        assert!(record.header.standing().is_some(), "{}:\n{text}", entry.facts.id);
    }
}

#[test]
fn scripts_play_whole_games_of_every_id() {
    let mut rng = Rng::new(0xD1A1);
    for entry in entries() {
        let facts = entry.facts;
        let mut table = sit_down(facts.id, None).expect("a game");
        let mut lines = String::new();
        while table.ending().is_none() && table.played().len() < 400 {
            let moves = table.moves();
            let mv = &moves[rng.index(moves.len())];
            lines.push_str(mv);
            lines.push('\n');
            table.play(mv).expect("a legal move");
        }
        let letters: String = facts.letters.iter().collect();
        let text = said(&[facts.id, "--as", &letters], &lines);
        assert!(text.contains(&table.position()), "{}", facts.id);
        assert_eq!(record_of(&text).tree().main_line().count(), table.played().len(), "{}", facts.id);
    }
}

#[test]
fn a_game_is_kept_and_gone_on_with() {
    let folder = std::env::temp_dir().join(format!("siliam-dialogue-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("game.txt").display().to_string();
    let text = said(&["siam", "--level", "3", "--seed", "2", "--save", &file], "@c1n\n");
    assert!(!text.contains("[Game "), "it is in its file:\n{text}");
    let kept = fs::read_to_string(&file).expect("a file");
    assert_eq!(record_of(&kept).tree().main_line().count(), 2);
    let text = said(&["--resume", &file], "list\nresign\n");
    assert!(text.contains("Rhinoceroses, level 3.") && text.contains("resigned\u{a0}(G4)."), "{text}");
    let record = record_of(&fs::read_to_string(&file).expect("a file"));
    assert_eq!(record.header.reason(), Some("table-resigned"));
    assert!(refused(&["siam", "--save", &file]).contains("--resume"), "no game is written over");
    let missing = said(&["siam", "--as", "er", "--lang", "fr"], "garder parties/nulle-part/x.txt\n");
    let why = "Fichier parties/nulle-part/x.txt\u{a0}: ce fichier ou ce dossier n’existe pas.";
    assert!(missing.contains(why), "a file keeps its name: {missing}");

    let other = folder.join("other.txt").display().to_string();
    let text = said(&["siam", "--as", "er"], &format!("save\n@c1n\nsave {other}\n@c5s\n"));
    assert!(text.contains("Say in which file") && text.contains("is kept in"), "{text}");
    assert_eq!(record_of(&fs::read_to_string(&other).expect("a file")).tree().main_line().count(), 2);

    fs::write(&other, "[Game \"siam\"]\n\n1. @c3n *\n").expect("written");
    assert!(refused(&["--resume", &other]).contains("line 3, column 4"));
    fs::write(&other, "[Game \"siam\"]\n[Seats \"king, queen\"]\n\n*\n").expect("written");
    assert!(refused(&["--resume", &other]).contains("Seats"));
    assert!(refused(&["--resume", &folder.join("none.txt").display().to_string()]).contains("none.txt"));
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn a_bad_command_line_is_refused_in_one_line() {
    refused(&[]);
    refused(&["chess"]);
    refused(&["siam", "--as", "x"]);
    refused(&["siam", "--level", "11"]);
    refused(&["siam", "--clock", "soon"]);
    refused(&["siam", "--position", "nonsense"]);
    refused(&["siam", "--resume", "game.txt"]);
    refused(&["siam", "--leaving", "stays"]);
}

#[test]
fn at_squaryds_table_the_list_of_moves_betrays_nothing() {
    // Whether there is a square to claim or not, the same can be tried.
    let lists = |lines: &str| {
        let text = said(&["squaryd:table", "--as", "dl"], &format!("{lines}moves\n"));
        text.matches("claim-").count()
    };
    assert_eq!(lists(""), 172, "every square can be pointed out");
    assert_eq!(lists("c3\na1\nc5\na7\ne5\ng7\n"), 172);
}

#[test]
fn with_announcements_the_position_betrays_nothing() {
    let mut rng = Rng::new(0xA770);
    let mut table = sit_down("samliam-7:announce", None).expect("a game");
    let known = |table: &dyn Table| table.known_position(Viewer::Player(table.actor()));
    let mut lines = String::new();
    // Until somebody forgot to announce something.
    while known(&*table) == table.position() {
        let moves = table.moves();
        let bare: Vec<&String> = moves.iter().filter(|mv| !mv.contains('+')).collect();
        let mv = bare[rng.index(bare.len())];
        lines.push_str(mv);
        lines.push('\n');
        table.play(mv).expect("a legal move");
        assert!(table.ending().is_none() && table.played().len() < 100, "{lines}");
    }
    let text = said(&["samliam-7:announce", "--as", "rg"], &format!("{lines}position\n"));
    assert!(text.contains(&known(&*table)) && !text.contains(&table.position()), "{text}");
    assert!(!text.contains("%labels"), "neither does the record of a running game:\n{text}");
}

#[test]
fn lines_that_are_no_text_or_too_long_are_refused_like_any_other() {
    let long = "x".repeat(10_000);
    let text = said(&["siam", "--as", "er"], &format!("{long}\n\u{0}\u{1b}[2J\n@c1n\n"));
    assert_eq!(record_of(&text).tree().main_line().count(), 1);
    assert!(!text.contains('\u{1b}'));
}
