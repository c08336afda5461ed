//! `siliam play` on a real terminal: whole games by keys, with the screen looked at; resizing, signals, colours.

#![cfg(unix)]

#[allow(unreachable_pub, dead_code)]
mod pty;

use pty::{CTRL_C, DOWN, ENTER, InTerminal, LEFT, PAGE_UP, RIGHT, UP};
use siliam_catalog::{Table, entries, sit_down};
use siliam_core::touching::{next_touches, settled};
use siliam_core::{Choice, Reason, Touch, Viewer};
use siliam_engine::{Asking, Level, Style};
use siliam_messages::{Lang, Messages};
use siliam_record::{NodeId, Reader, Record, Walk};
use siliam_tui::{Depth, terminal};
use std::fs;
use std::path::PathBuf;

fn play(arguments: &[&str], variables: &[(&str, &str)]) -> InTerminal {
    let arguments = [&["play"], arguments].concat();
    InTerminal::start(env!("CARGO_BIN_EXE_siliam"), &arguments, variables)
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("siliam-terminal-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What a level plays.
fn advised(table: &dyn Table, level: u64, seed: u64) -> String {
    let level = Level::of(level).expect("a level");
    let asking = Asking { style: Style::Level { level, seed }, ..Asking::default() };
    let advice = table.think(&asking, &|_| 0.0, &mut |_| {}).expect("an engine");
    advice.line[0].clone()
}

/// The parts of the screen between which Tab goes round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Zone {
    Board,
    Facings,
    Side,
}

/// The keys that make a choice, from the beginning of a turn.
fn keys(table: &dyn Table, choice: &Choice) -> String {
    let choices = table.choices(Viewer::Player(table.actor()));
    let reserves = table.scene(Viewer::Player(table.actor())).reserves;
    let mut touched: Vec<Touch<'static>> = Vec::new();
    let mut zone = Zone::Board;
    let mut keys = String::new();
    for &touch in &choice.path {
        if settled(&choices, &touched).is_some() {
            break;
        }
        let next = next_touches(&choices, &touched);
        let facings = next.iter().filter(|touch| matches!(touch, Touch::Facing(_))).count();
        let offers_cell = next.iter().any(|touch| matches!(touch, Touch::Cell(_)));
        let actions = touched.iter().chain(&next).filter(|touch| matches!(touch, Touch::Action(_)));
        let items: Vec<Touch<'_>> = reserves
            .iter()
            .map(|reserve| Touch::Reserve(reserve.player, reserve.kind))
            .chain(actions.copied())
            .collect();
        let offered = items.iter().position(|item| next.contains(item));
        // Where the focus is by itself.
        zone = match zone {
            _ if facings == next.len() => Zone::Facings,
            _ if !offers_cell && offered.is_some() => Zone::Side,
            Zone::Facings if facings == 0 => Zone::Board,
            Zone::Side if offers_cell => Zone::Board,
            zone => zone,
        };
        let wanted = match touch {
            Touch::Cell(_) => Zone::Board,
            Touch::Facing(_) => Zone::Facings,
            Touch::Reserve(..) | Touch::Action(_) => Zone::Side,
        };
        let order = [Zone::Board, Zone::Facings, Zone::Side];
        let mut place = order.iter().position(|&other| other == zone).unwrap_or(0);
        while order[place] != wanted {
            place = (place + 1) % 3;
            if !(order[place] == Zone::Facings && facings == 0) {
                keys.push('\t');
            }
        }
        zone = wanted;
        match touch {
            Touch::Cell(cell) => {
                keys.push_str(&[LEFT.repeat(8), DOWN.repeat(8)].concat());
                keys.push_str(&RIGHT.repeat(cell.column.into()));
                keys.push_str(&UP.repeat(cell.row.into()));
            }
            Touch::Facing(facing) => {
                for (letter, arrow) in [('n', UP), ('s', DOWN), ('e', RIGHT), ('w', LEFT)] {
                    keys.push_str(if facing.contains(letter) { arrow } else { "" });
                }
            }
            Touch::Reserve(..) | Touch::Action(_) => {
                let place = items.iter().position(|&item| item == touch).expect("it is on offer");
                keys.push_str(&RIGHT.repeat(place - offered.expect("something is on offer")));
            }
        }
        keys.push_str(ENTER);
        touched.push(touch);
    }
    keys
}

/// Waits until the screen shows the last move, in words or where there is no room in short, and whose turn it is or how the
/// game ended.
fn until_shown(terminal: &mut InTerminal, table: &dyn Table, messages: &Messages) {
    let gathered = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    // A sentence begins with a capital.
    let said = |reason: &Reason| gathered(messages.with(reason.code, &reason.args).chars().skip(1).collect());
    let last = table.listed_last(Viewer::Spectator).expect("a move was played");
    let deed = table.deed().expect("a move was played");
    let in_words: Vec<String> = deed.said.iter().map(said).collect();
    terminal.until(&in_words.join(" "), |terminal| {
        let text = terminal.text();
        in_words.iter().all(|part| text.contains(part)) || text.contains(&format!(": {}.", last.mv))
    });
    match table.ending() {
        None => {
            let actor = table.facts().player_message(table.actor());
            terminal.until_text(&messages.attribute(actor, "turn"));
        }
        Some(ending) => terminal.until_text(&said(&ending.reason)),
    }
}

/// Plays a game to its end by keys, both sides or all of them, and looks at the screen after every move.
fn played_to_the_end(name: &str, lang: Lang) {
    let letters: String = siliam_catalog::entry(name).expect("a game").facts.letters.iter().collect();
    let messages = Messages::new(lang, entries().iter().map(|entry| &entry.facts.messages));
    let mut table = sit_down(name, None).expect("a game");
    let mut terminal = play(&[name, "--as", &letters, "--lang", lang.code()], &[]);
    let turn = messages.attribute(table.facts().player_message(table.actor()), "turn");
    terminal.until_text(&turn);
    while table.ending().is_none() {
        assert!(table.played().len() < 500, "{name} ends");
        let mv = advised(&*table, 3, table.played().len() as u64);
        let choices = table.choices(Viewer::Player(table.actor()));
        let choice = choices.iter().find(|choice| choice.mv == mv).expect("every move can be touched");
        terminal.send(&keys(&*table, choice));
        table.play(&mv).expect("a legal move");
        let last = table.played().pop().expect("a move");
        terminal.until_text(&last);
        until_shown(&mut terminal, &*table, &messages);
    }
    terminal.enter("quit");
    assert!(terminal.until_end().success(), "{name}");
    assert!(terminal.is_given_back(), "{name}");
    let record = last_record(&terminal);
    let mut walk = Walk::new(&record).expect("a start");
    walk.go_to(record.tree().main_line().last().unwrap_or(NodeId::ROOT));
    assert_eq!(walk.table().played(), table.played(), "{name}: the game that no file has is printed");
    assert_eq!(walk.table().ending(), table.ending());
}

/// The record that was printed last.
fn last_record(terminal: &InTerminal) -> Record {
    let text = String::from_utf8_lossy(&terminal.written).into_owned();
    let begun = text.rfind("[Game ").expect("a record is printed");
    Reader::new(&text.as_bytes()[begun..]).next().expect("a game").expect("a record")
}

#[test]
fn siam_is_played_to_the_end() {
    played_to_the_end("siam", Lang::English);
    played_to_the_end("siam:ban,swap", Lang::French);
}

#[test]
fn squaryd_is_played_to_the_end() {
    played_to_the_end("squaryd", Lang::French);
    played_to_the_end("squaryd:table", Lang::English);
}

#[test]
fn sam_liam_is_played_to_the_end_by_two() {
    played_to_the_end("samliam", Lang::English);
    played_to_the_end("samliam-7:announce", Lang::French);
    played_to_the_end("samliam-6x7", Lang::English);
}

#[test]
fn sam_liam_is_played_to_the_end_by_three_and_four() {
    played_to_the_end("samliam-3p", Lang::French);
    played_to_the_end("samliam-4p", Lang::English);
}

#[test]
fn a_game_against_the_computer_is_kept_ended_by_a_signal_and_gone_on_with() {
    let folder = folder("computer");
    let file = folder.join("game.txt").display().to_string();
    let messages = Messages::new(Lang::English, entries().iter().map(|entry| &entry.facts.messages));
    let mut table = sit_down("siam", None).expect("a game");
    let mut terminal =
        play(&["siam", "--level", "3", "--seed", "5", "--clock", "30+1", "--save", &file], &[]);
    terminal.until_text("Elephants to move");
    let round = |terminal: &mut InTerminal, mv: &str, table: &mut dyn Table| {
        terminal.enter(mv);
        table.play(mv).expect("a legal move");
        // A level with a seed plays the same everywhere.
        let reply = advised(table, 3, 5);
        table.play(&reply).expect("a legal move");
        terminal.until_text(&reply);
        until_shown(terminal, table, &messages);
    };
    round(&mut terminal, "@c1n", &mut *table);
    terminal.signal("TERM");
    assert!(terminal.until_end().success() && terminal.is_given_back());

    let mut terminal = play(&["--resume", &file], &[]);
    terminal.until_text("level 3");
    terminal.until_text("1. @c1n");
    round(&mut terminal, "@a1n", &mut *table);
    // A terminal that is closed hangs up, and nothing is lost either.
    terminal.signal("HUP");
    assert!(terminal.until_end().success());
    let kept = || fs::read_to_string(&file).expect("a file");
    let record = Reader::new(kept().as_bytes()).next().expect("a game").expect("a record");
    assert_eq!(record.tree().main_line().count(), 4, "{}", kept());
    assert!(kept().contains("[%clk 0:30:"), "{}", kept());
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn a_refusal_a_hint_and_the_keys_are_shown() {
    let mut terminal = play(&["siam", "--as", "er"], &[]);
    terminal.until_text("Elephants to move");
    terminal.enter("@c3n");
    terminal.until_text("c3 is not one\u{a0}(S1).");
    terminal.send("\x1b");
    terminal.until("the keys again", |terminal| terminal.text().ends_with("? help"));
    terminal.send("!");
    terminal.until_text("looks best");
    terminal.send("?");
    terminal.until_text("Words to type");
    terminal.send(" ");
    terminal.until("the board again", |terminal| !terminal.text().contains("Words to type"));
    terminal.enter("@c1n");
    terminal.until_text("Rhinoceroses to move");
    terminal.send(PAGE_UP);
    terminal.until_text("The start of the game.");
    terminal.send(CTRL_C);
    assert!(terminal.until_end().success());
}

#[test]
fn the_screen_follows_the_size_of_the_terminal() {
    let mut terminal = play(&["samliam"], &[]);
    terminal.until_text("Red to move");
    let row_of = |terminal: &InTerminal, name: &str| {
        let contents = terminal.screen().contents();
        contents.lines().position(|line| line.trim_start().starts_with(name))
    };
    let low = row_of(&terminal, "1").expect("a first row");
    terminal.resize(50, 120);
    terminal.until("larger cells", |terminal| row_of(terminal, "1").is_some_and(|row| row > low + 5));
    terminal.resize(10, 40);
    terminal.until_text("This window has 40 columns and 10 lines; the board needs 80 and 24.");
    terminal.resize(24, 80);
    terminal.until("the board again", |terminal| row_of(terminal, "1") == Some(low));
    terminal.send(CTRL_C);
    assert!(terminal.until_end().success());
}

#[test]
fn ctrl_c_gives_the_terminal_back_as_it_was() {
    let script = format!("{} play siam; stty -a; echo ended", env!("CARGO_BIN_EXE_siliam"));
    let mut terminal = InTerminal::start("sh", &["-c", &script], &[]);
    terminal.until_text("Elephants to move");
    assert!(terminal.screen().alternate_screen() && terminal.screen().hide_cursor());
    terminal.send(CTRL_C);
    terminal.until_text("ended");
    terminal.until_end();
    let text = terminal.text();
    assert!(terminal.is_given_back(), "{text}");
    for mode in [" icanon", " echo ", " isig", " opost"] {
        assert!(text.contains(mode), "{mode}: {text}");
    }
}

#[test]
fn without_colours_no_colour_is_written() {
    let mut terminal = play(&["squaryd"], &[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]);
    terminal.until_text("Dark to move");
    terminal.send(&[UP, ENTER].concat());
    terminal.until_text("Dark to move");
    terminal.enter("quit");
    terminal.until_end();
    let is_colour = |style: &u16| matches!(style, 30..=38 | 40..=48 | 90..=97 | 100..=107);
    let styles = terminal.styles();
    assert!(!styles.is_empty() && !styles.iter().flatten().any(is_colour), "{styles:?}");
}

#[test]
fn an_old_terminal_gets_its_sixteen_colours() {
    let mut terminal = play(&["samliam-4p"], &[("TERM", "xterm")]);
    terminal.until_text("Red to move");
    terminal.send(CTRL_C);
    terminal.until_end();
    let styles = terminal.styles();
    assert!(styles.iter().flatten().any(|style| matches!(style, 40..=47 | 100..=107)), "{styles:?}");
    assert!(!styles.iter().flatten().any(|style| matches!(style, 38 | 48)), "{styles:?}");
}

#[test]
fn a_panic_gives_the_terminal_back_and_is_read_on_it() {
    let program = std::env::current_exe().expect("this program");
    let arguments = ["--exact", "panics_on_a_terminal", "--ignored", "--nocapture"];
    let mut terminal = InTerminal::start(program, &arguments, &[("RUST_BACKTRACE", "0")]);
    assert!(!terminal.until_end().success());
    assert!(terminal.is_given_back(), "{}", terminal.text());
    assert!(terminal.text().contains("the sky falls"), "{}", terminal.text());
    let text = String::from_utf8_lossy(&terminal.written).into_owned();
    let (entered, left) = (text.find("\x1b[?1049h"), text.find("\x1b[?1049l"));
    assert!(entered.is_some() && entered < left && left < text.find("the sky falls"), "{text}");
}

/// Run by the test before it, on a terminal of its own.
#[test]
#[ignore = "it panics, for the test before it"]
fn panics_on_a_terminal() {
    let _opened = terminal::Opened::open(Depth::Cube).expect("a terminal");
    panic!("the sky falls");
}

#[test]
fn a_dumb_terminal_gets_a_dialogue_of_lines() {
    let mut terminal = play(&["siam"], &[("TERM", "dumb")]);
    terminal.until_text("Elephants to move.");
    terminal.until_text("Move:");
    terminal.enter("@c1n");
    terminal.until_text("An elephant enters on c1, facing north.");
    terminal.enter("quit");
    assert!(terminal.until_end().success());
    assert!(!terminal.written.contains(&0x1b), "no sequence is written");
}
