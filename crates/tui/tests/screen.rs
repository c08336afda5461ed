//! The screen: what it shows and says, what keys do, and that nothing is betrayed.

#[allow(unreachable_pub, dead_code)] // Each test program uses a part of it.
mod seat;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use seat::{Seated, everybody, messages, setup};
use siliam_catalog::{entries, sit_down};
use siliam_core::{Coord, Player, Rng, Touch, Viewer};
use siliam_messages::Lang;
use siliam_tui::{Depth, Keeper, Setup, Sitting, setup_of};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

fn cell(name: &str) -> Touch<'static> {
    Touch::Cell(Coord::read(name).expect("a cell"))
}

/// A folder of its own for a test, removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("siliam-screen-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A few moves of each game, for its picture.
const OPENINGS: [(&str, &str); 9] = [
    ("siam", "@c1n @c5s c1c2n @a5e"),
    ("siam:prefix-push,ban,one-exit,swap", "@a1n swap"),
    ("squaryd", "c3 e5 c5 e3 d3"),
    ("squaryd:table", "c3 e5 c5 a1 e4"),
    ("samliam", "e5ne d4sw e5sw c3ne g5nw"),
    ("samliam-7:announce", "d4ne b2sw d4sw e6ne"),
    ("samliam-6x7", "d3ne c3sw d4se b2ne"),
    ("samliam-3p", "e5ne d4sw c3se f6nw e6se"),
    ("samliam-4p:adjacent-lines,straight-lines,endless", "e5ne d4sw c3se f6nw e6se"),
];

#[test]
fn every_game_looks_as_it_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let bless = std::env::var_os("SILIAM_BLESS").is_some();
    for (number, (name, moves)) in OPENINGS.into_iter().enumerate() {
        let setup = setup(name, &everybody(name), "2");
        let mut seated = Seated::new(setup, Lang::ALL[number % 2], None, Depth::Plain);
        for mv in moves.split(' ') {
            seated.enter(mv);
        }
        assert_eq!(seated.moves(), moves.split(' ').count(), "{name}");
        let text = seated.shown();
        let file = folder.join(format!("{}.txt", name.split(':').next().unwrap_or(name)));
        let file = if name.contains(':') { file.with_extension("options.txt") } else { file };
        if bless {
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(&file, &text).expect("written");
        }
        let known = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(text, known, "{name}: SILIAM_BLESS=1 writes what is right");
    }
}

#[test]
fn screens_of_any_size_are_drawn_and_too_small_ones_say_so() {
    for entry in entries() {
        let seated = Seated::among_people(entry.facts.id);
        for (width, height) in [(80, 24), (81, 25), (100, 30), (132, 43), (200, 60), (80, 60), (200, 24)] {
            let (text, cut) = seated.drawn(width, height);
            assert_eq!(cut, 0, "{width}×{height}:\n{text}");
            assert!(text.contains("to move"), "{width}×{height}:\n{text}");
        }
        let (text, cut) = seated.drawn(60, 10);
        assert!(text.contains("60 columns and 10 lines") && cut == 0, "{text}");
        for (width, height) in [(0, 0), (1, 1), (3, 40), (400, 1)] {
            seated.drawn(width, height);
        }
    }
}

#[test]
fn help_and_lists_fit_in_both_languages() {
    for lang in Lang::ALL {
        for name in ["siam", "samliam:announce", "squaryd:table"] {
            let mut seated = Seated::new(setup(name, &everybody(name), "2"), lang, None, Depth::Plain);
            seated.press(KeyCode::Char('?'));
            let text = seated.shown();
            assert!(
                text.contains("Ctrl Y") && text.contains("position") && !text.contains(".does"),
                "{text}"
            );
            seated.press(KeyCode::Char('x'));
            assert!(!seated.shown().contains("Ctrl Y"), "any key closes it");
            for word in ["moves", "liste"] {
                seated.enter(word);
                seated.shown();
                seated.press(KeyCode::Esc);
            }
        }
    }
}

#[test]
fn a_piece_is_taken_up_put_down_and_let_go() {
    let mut seated = Seated::among_people("siam");
    let reserve = Touch::Reserve(Player::First, "elephant");
    assert_eq!(seated.screen.focus(), reserve, "there is nothing else to begin with");
    seated.press(KeyCode::Enter);
    assert!(matches!(seated.screen.focus(), Touch::Cell(_)), "now a cell is asked for");
    let text = seated.shown();
    assert!(text.contains("Where to?") && text.contains('•'), "targets are shown:\n{text}");
    seated.press(KeyCode::Esc);
    assert_eq!(seated.screen.focus(), reserve, "Escape lets go");
    assert!(!seated.shown().contains('•'));
    seated.touch(reserve);
    seated.touch(cell("c1"));
    assert!(matches!(seated.screen.focus(), Touch::Facing(_)), "now a facing is asked for");
    assert!(seated.shown().contains("Facing"));
    seated.touch(Touch::Facing("w"));
    assert_eq!(seated.screen.line().moves, ["@c1w"]);
    assert!(seated.shown().contains("An elephant enters on c1, facing west."));
}

#[test]
fn a_triangle_is_asked_for_its_corner() {
    let mut seated = Seated::among_people("samliam");
    seated.touch(cell("e5"));
    let text = seated.shown();
    assert!(
        text.contains("Corner") && text.contains("Choose the corner") && !text.contains("acing"),
        "{text}"
    );
    seated.touch(Touch::Facing("sw"));
    assert_eq!(seated.screen.line().moves, ["e5sw"]);
}

#[test]
fn a_refused_touch_names_its_ruling_and_costs_nothing() {
    let mut seated = Seated::among_people("siam");
    seated.touch(Touch::Reserve(Player::First, "elephant"));
    seated.touch(cell("c2"));
    let text = seated.shown();
    assert!(text.contains("and c2 is not one\u{a0}(S1)."), "{text}");
    assert_eq!(seated.moves(), 0);
    // What was in hand is still there.
    seated.touch(cell("a1"));
    seated.touch(Touch::Facing("n"));
    assert_eq!(seated.moves(), 1);
}

#[test]
fn a_page_that_does_not_fit_has_leaves() {
    let mut seated = Seated::among_people("samliam");
    seated.enter("moves");
    let first = seated.shown();
    assert!(first.contains("a1ne") && !first.contains("i9nw") && first.contains("1 of 2"), "{first}");
    seated.press(KeyCode::PageDown);
    let second = seated.shown();
    assert!(second.contains("i9nw") && !second.contains("a1ne") && second.contains("2 of 2"), "{second}");
    seated.press(KeyCode::PageDown);
    assert_eq!(seated.shown(), first, "behind the last leaf is the first one");
    seated.press(KeyCode::Up);
    assert_eq!(seated.shown(), second);
    seated.press(KeyCode::Enter);
    assert!(!seated.shown().contains("i9nw") && seated.moves() == 0, "the page is closed");
}

#[test]
fn of_a_long_game_the_last_moves_are_listed_first() {
    let mut seated = Seated::among_people("siam");
    let mut table = sit_down("siam", None).expect("a game");
    let mut rng = Rng::new(1);
    while table.played().len() < 400 {
        let moves = table.moves();
        let mv = &moves[rng.index(moves.len())];
        table.play(mv).expect("legal");
        seated.enter(mv);
    }
    seated.enter("list");
    let (shown, last) = (seated.shown(), table.played()[396..].join("  "));
    assert!(shown.contains("2 of 2") && shown.contains(&last), "{last}\n{shown}");
}

#[test]
fn a_page_is_closed_by_the_key_that_begins_a_line() {
    let mut seated = Seated::among_people("siam");
    seated.enter("@c1n");
    seated.enter("look");
    let text = seated.shown();
    assert!(text.contains("c1") && text.contains("north"), "the position in words:\n{text}");
    seated.enter("@c5s");
    assert_eq!(seated.screen.line().moves, ["@c1n", "@c5s"]);
    assert!(!seated.shown().contains("north"), "the page is closed");
}

#[test]
fn what_was_said_before_does_not_hide_how_a_game_ended() {
    let mut seated = Seated::among_people("siam");
    seated.enter("@c1n");
    seated.enter("position");
    seated.enter("draw");
    let text = seated.shown();
    assert!(text.contains("(G4)") && !text.contains("5/5/1###1"), "{text}");
}

#[test]
fn typed_moves_are_played_or_refused_with_the_ruling() {
    let mut seated = Seated::among_people("siam");
    for letter in "@c3".chars() {
        seated.press(KeyCode::Char(letter));
    }
    assert!(seated.shown().contains("Move: @c3"), "{}", seated.shown());
    seated.press(KeyCode::Char('n'));
    seated.press(KeyCode::Enter);
    let text = seated.shown();
    assert!(text.contains("(S1)") && text.contains("Move: @c3n"), "it can be corrected:\n{text}");
    for _ in 0..2 {
        seated.press(KeyCode::Backspace);
    }
    for letter in "1n".chars() {
        seated.press(KeyCode::Char(letter));
    }
    seated.press(KeyCode::Enter);
    assert_eq!(seated.screen.line().moves, ["@c1n"]);
    seated.enter("@c3s");
    seated.enter("@c5s");
    assert_eq!(seated.screen.line().moves, ["@c1n", "@c5s"], "or another one is begun");
    seated.press(KeyCode::Char('z'));
    seated.press(KeyCode::Esc);
    assert!(!seated.shown().contains("Move:"), "Escape drops the line");
}

#[test]
fn the_computer_answers_and_nobody_moves_in_its_place() {
    let mut seated = Seated::new(setup("siam", "e", "3"), Lang::English, None, Depth::Plain);
    seated.enter("@c1n");
    assert!(seated.shown().contains("thinking"), "{}", seated.shown());
    seated.enter("@c5s");
    assert!(seated.shown().contains("It is not your move."), "{}", seated.shown());
    seated.press(KeyCode::Esc);
    seated.press(KeyCode::Enter);
    assert!(seated.shown().contains("It is not your move."), "a touch is answered too");
    seated.answer();
    assert_eq!(seated.moves(), 2);
}

#[test]
fn an_answer_that_comes_too_late_is_dropped() {
    let mut seated = Seated::new(setup("siam", "e", "3"), Lang::English, None, Depth::Plain);
    seated.enter("@c1n");
    let question = seated.screen.question().cloned().expect("the computer's turn");
    seated.press_ctrl('z');
    let answer = siliam_tui::Answer::Move("@c5s".to_owned());
    seated.screen.answered(question.number, answer, Duration::ZERO);
    assert_eq!(seated.moves(), 0, "the move was taken back meanwhile");
}

#[test]
fn hints_say_what_and_why() {
    let position = Some("5/5/1#2#/2S2/2#2 e 6 00".to_owned());
    let setup = Setup { position, ..setup("siam", "er", "2") };
    let mut seated = Seated::new(setup, Lang::English, None, Depth::Plain);
    seated.press(KeyCode::Char('!'));
    assert!(seated.shown().contains("thinking"));
    seated.answer();
    let text = seated.shown();
    assert!(text.contains("c2^ wins at once.") && text.contains('!'), "{text}");
    seated.enter("c2^");
    let text = seated.shown();
    assert!(text.contains("The Elephants win.") && text.contains("rock"), "the reason is told:\n{text}");
    seated.enter("conseil");
    assert!(seated.shown().contains("The game is over."));
}

#[test]
fn moves_are_taken_back_played_again_and_looked_back_at() {
    let mut seated = Seated::new(setup("siam", "e", "3"), Lang::English, None, Depth::Plain);
    for mv in ["@c1n", "@a1n"] {
        seated.enter(mv);
        seated.answer();
    }
    assert_eq!(seated.moves(), 4);
    seated.press(KeyCode::PageUp);
    assert!(seated.shown().contains("After move 3 of 4."), "{}", seated.shown());
    seated.press(KeyCode::Home);
    assert!(seated.shown().contains("The start of the game."));
    seated.press(KeyCode::PageDown);
    assert!(seated.shown().contains("After move 1 of 4.") && seated.shown().contains("enters on c1"));
    seated.press(KeyCode::Esc);
    assert!(seated.shown().contains("Elephants to move."));
    seated.press(KeyCode::Backspace);
    assert_eq!(seated.moves(), 2, "back to the last choice of the person");
    seated.press_ctrl('y');
    assert_eq!(seated.moves(), 4);
    seated.enter("reprendre");
    seated.enter("undo");
    seated.enter("undo");
    assert!(seated.shown().contains("There is nothing to take back."));
    assert_eq!(seated.moves(), 0);
}

#[test]
fn the_list_of_moves_follows_the_position_that_is_shown() {
    let mut seated = Seated::among_people("samliam");
    for column in ["a", "b", "c", "d", "e", "f", "g", "h", "i"] {
        for row in [1, 4, 7, 9] {
            seated.enter(&format!("{column}{row}ne"));
        }
    }
    assert_eq!(seated.moves(), 36);
    let is_listed = |seated: &Seated, round: &str| seated.shown().contains(round);
    assert!(is_listed(&seated, "18. i7ne i9ne") && !is_listed(&seated, " 1. a1ne"), "{}", seated.shown());
    seated.press(KeyCode::Home);
    assert!(is_listed(&seated, " 1. a1ne a4ne") && !is_listed(&seated, "18. i7ne"), "{}", seated.shown());
    seated.press(KeyCode::End);
    assert!(is_listed(&seated, "18. i7ne i9ne"));
}

#[test]
fn people_agree_to_a_draw_computers_think_about_it_and_anybody_resigns() {
    let mut seated = Seated::among_people("squaryd");
    for letter in "nulle".chars() {
        seated.press(KeyCode::Char(letter));
    }
    // What a terminal in raw mode tells of a newline.
    seated.press_ctrl('j');
    assert!(seated.shown().contains("By agreement\u{a0}(G4)."), "{}", seated.shown());
    seated.press_ctrl('z');
    assert!(seated.shown().contains("Dark to move."), "an agreement is taken back");
    seated.enter("resign");
    assert!(seated.shown().contains("Light wins. Dark resigned\u{a0}(G4)."), "{}", seated.shown());

    let position = Some("5/5/1#2#/2S2/2#2 e 6 00".to_owned());
    let setup = Setup { position, ..setup("siam", "r", "2") };
    let mut seated = Seated::new(setup, Lang::English, None, Depth::Plain);
    seated.enter("draw");
    seated.answer();
    // The computer is about to win; after its answer it goes on with its move.
    assert!(seated.shown().contains("The Elephants win"), "{}", seated.shown());
}

#[test]
fn a_computer_that_declined_is_not_asked_again_at_once() {
    let mut seated = Seated::new(setup("siam", "e", "3"), Lang::English, None, Depth::Plain);
    seated.enter("draw");
    seated.answer();
    assert!(seated.shown().contains("declines the draw"), "{}", seated.shown());
    seated.enter("draw");
    assert!(seated.shown().contains("10 more moves"), "{}", seated.shown());
}

#[test]
fn clocks_run_down_and_the_flag_falls() {
    let mut seated = Seated::with_clock("siam", "er", "1+5");
    assert!(seated.shown().contains("01:00") && !seated.screen.is_ticking());
    seated.enter("@c1n");
    assert!(seated.screen.is_ticking(), "the clock runs from the first move on");
    seated.now += Duration::from_secs(42);
    seated.screen.tick(seated.now);
    assert!(seated.shown().contains("00:18") && seated.shown().contains("01:05"), "{}", seated.shown());
    seated.now += Duration::from_secs(18);
    seated.screen.tick(seated.now);
    let text = seated.shown();
    assert!(text.contains("The Elephants win.") && text.contains("out of time\u{a0}(G4)"), "{text}");
    seated.enter("@c5s");
    assert_eq!(seated.moves(), 1, "whoever has no time has not moved");
}

#[test]
fn among_three_a_computer_goes_on_where_somebody_left() {
    let mut seated = Seated::new(setup("samliam-3p", "rg", "3"), Lang::English, None, Depth::Plain);
    seated.enter("e5ne");
    seated.enter("resign");
    assert!(seated.shown().contains("a computer goes on"), "{}", seated.shown());
    seated.answer();
    assert_eq!(seated.moves(), 3, "two computers have moved");
    seated.shown();
}

#[test]
fn a_game_is_kept_after_every_move_and_gone_on_with() {
    let folder = Folder::new("keeping");
    let path = folder.0.join("game.txt");
    let keeper = Keeper::create(&path).expect("a new file");
    let mut seated = Seated::new(setup("siam", "e", "3"), Lang::English, Some(keeper), Depth::Plain);
    assert_eq!(seated.screen.unkept(), None);
    seated.enter("@c1n");
    seated.answer();
    assert_eq!(seated.screen.unkept(), None, "nothing is lost");
    let record = Keeper::existing(&path).read().expect("a record");
    let setup = setup_of(&record, setup("siam", "r", "9")).expect("tags of ours");
    let sitting = Sitting::resume(record, setup).expect("a game");
    let again = siliam_tui::Screen::new(sitting, messages(Lang::English), None, Depth::Plain);
    assert_eq!(again.line(), seated.screen.line());
    assert!(again.question().is_none(), "the person sits where they sat");
    assert!(again.unkept().is_some_and(|text| text.contains("@c1n")), "this one is in no file");
}

#[test]
fn a_game_is_saved_when_asked_and_says_where() {
    let folder = Folder::new("saving");
    let path = folder.0.join("kept.txt");
    // A short name: what is typed has its limit.
    let mut seated = Seated::among_people("siam");
    seated.press_ctrl('s');
    assert!(seated.shown().contains("Move: save "), "{}", seated.shown());
    seated.press(KeyCode::Esc);
    seated.enter("save");
    assert!(seated.shown().contains("Say in which file"), "{}", seated.shown());
    seated.enter("@c1n");
    seated.enter(&format!("save {}", path.display()));
    assert!(seated.shown().contains("The game is kept in"), "{}", seated.shown());
    seated.enter("@c5s");
    assert_eq!(Keeper::existing(&path).read().expect("a record").tree().main_line().count(), 2);
    fs::write(folder.0.join("other.txt"), "mine").expect("written");
    seated.enter(&format!("save {}", folder.0.join("other.txt").display()));
    assert!(seated.shown().contains("already: go on with it by --resume"), "{}", seated.shown());
    assert_eq!(fs::read_to_string(folder.0.join("other.txt")).expect("read"), "mine");
}

#[test]
fn without_colours_there_is_no_colour_and_sixteen_are_sixteen() {
    for (depth, most) in [(Depth::Plain, None), (Depth::Sixteen, Some(15))] {
        for entry in entries() {
            let name = entry.facts.id;
            let mut seated = Seated::new(setup(name, &everybody(name), "2"), Lang::English, None, depth);
            seated.press(KeyCode::Enter);
            let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen in memory");
            terminal.draw(|frame| assert_eq!(seated.screen.draw(frame), 0)).expect("drawn");
            for drawn in &terminal.backend().buffer().content {
                for colour in [drawn.fg, drawn.bg] {
                    let fits = match colour {
                        Color::Reset => true,
                        Color::Rgb(..) => false,
                        Color::Indexed(index) => most.is_some_and(|most| index <= most),
                        _ => most.is_some(),
                    };
                    assert!(fits, "{name}: {colour:?}");
                }
            }
        }
    }
}

#[test]
fn nothing_is_betrayed_that_players_have_to_see_for_themselves() {
    // Dark threatens e3 with c3 c5 e5; at the table nobody says so.
    let mut seated = Seated::among_people("squaryd:table");
    for mv in ["c3", "a1", "c5", "a7", "e5"] {
        seated.enter(mv);
    }
    let mut table = sit_down("squaryd:table", None).expect("a game");
    for mv in seated.screen.line().moves {
        table.play(&mv).expect("a legal move");
    }
    assert!(!table.scene(Viewer::Spectator).marks.is_empty(), "there is something to betray");
    let board = |text: &str| {
        text.lines().take(16).map(|line| line.chars().take(38).collect()).collect::<Vec<String>>()
    };
    assert!(!board(&seated.shown()).concat().contains('+'), "no cell is marked:\n{}", seated.shown());
    // The parry is missed, and nobody is told.
    seated.enter("g7");
    assert!(!seated.shown().contains("missed") && !seated.shown().contains("verlooked"));
    seated.enter("moves");
    let listed = seated.shown();
    assert!(listed.contains("a2!"), "whatever may be tried is listed, right or wrong:\n{listed}");
    seated.press(KeyCode::Esc);
    // After the end everything may be known.
    seated.enter("e3!");
    let text = seated.shown();
    assert!(text.contains("Dark wins.") && text.contains("missed-parry"), "{text}");
}

#[test]
fn looking_back_betrays_nothing_either() {
    let mut seated = Seated::new(setup("squaryd:table", "d", "2"), Lang::English, None, Depth::Plain);
    for mv in ["c3", "c5", "e5"] {
        seated.enter(mv);
        let question = seated.screen.question().cloned().expect("the computer's turn");
        let moves = sit_down("squaryd:table", None).expect("a game").moves();
        let far = moves.iter().find(|mv| {
            let mut table = sit_down("squaryd:table", None).expect("a game");
            question.line.moves.iter().for_each(|mv| table.play(mv).expect("legal"));
            mv.starts_with('g') && !mv.ends_with('!') && table.play(mv).is_ok()
        });
        let answer = siliam_tui::Answer::Move(far.expect("a far cell").clone());
        seated.screen.answered(question.number, answer, Duration::ZERO);
    }
    seated.press(KeyCode::PageUp);
    let text = seated.shown();
    assert!(text.contains("After move 5 of 6.") && !text.contains('+') && !text.contains("missed"), "{text}");
}
