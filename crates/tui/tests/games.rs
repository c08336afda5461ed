//! Whole games by arrow keys and Enter alone, of every id and under many options; and keys pressed at random.

#[allow(unreachable_pub, dead_code)] // Each test program uses a part of it.
mod seat;

use ratatui::crossterm::event::KeyCode;
use seat::{Seated, everybody, setup};
use siliam_catalog::{Table, entries, sit_down};
use siliam_core::{Choice, Rng, Touch, Viewer};
use siliam_engine::{Asking, Level, Style};
use siliam_messages::Lang;
use siliam_tui::{Depth, Setup};

/// Every game without options, with each one by itself, and with all of them.
fn names() -> Vec<String> {
    let mut names = Vec::new();
    for entry in entries() {
        let facts = entry.facts;
        names.push(facts.id.to_owned());
        names.extend(facts.options.iter().map(|option| format!("{}:{option}", facts.id)));
        names.push(format!("{}:{}", facts.id, facts.options.join(",")));
    }
    names
}

/// A choice: now and then a level's, so that games end, else any that may be tried.
fn chosen(table: &dyn Table, rng: &mut Rng) -> Choice {
    let choices = table.choices(Viewer::Player(table.actor()));
    if rng.below(4) > 0 {
        let level = Level::of(3).expect("a level");
        let asking = Asking { style: Style::Level { level, seed: rng.below(1 << 20) }, ..Asking::default() };
        let advice = table.think(&asking, &|_| 0.0, &mut |_| {}).expect("an engine");
        if let Some(choice) = choices.iter().find(|choice| choice.mv == advice.line[0]) {
            return choice.clone();
        }
    }
    choices[rng.index(choices.len())].clone()
}

/// Plays until the game is over, or for so many choices; gives whether it is over.
fn played(seated: &mut Seated, mirror: &mut dyn Table, rng: &mut Rng, most: usize) -> bool {
    for number in 0..most {
        if mirror.ending().is_some() {
            return true;
        }
        let before = seated.moves();
        let choice = chosen(mirror, rng);
        for &touch in &choice.path {
            // The last facing is not asked for where there is no other.
            if seated.moves() == before {
                seated.touch(touch);
            }
        }
        let legal = mirror.play(&choice.mv).is_ok();
        assert_eq!(seated.moves(), before + usize::from(legal), "{}: {choice:?}", mirror.name());
        if number % 5 == 0 || !legal {
            let text = seated.shown();
            assert!(legal || text.contains(')'), "a refusal names its ruling:\n{text}");
        }
        if !legal {
            seated.press(KeyCode::Esc);
        }
    }
    mirror.ending().is_some()
}

#[test]
fn whole_games_are_played_by_arrow_keys_and_enter() {
    let mut rng = Rng::new(0x7E41);
    for (number, name) in names().iter().enumerate() {
        let lang = Lang::ALL[number % 2];
        let setup = setup(name, &everybody(name), "2");
        let mut seated = Seated::new(setup, lang, None, Depth::All);
        let mut mirror = sit_down(name, None).expect("a game");
        // Without a limit the second phase may go on for ever.
        let is_endless = name.contains("endless");
        let over = played(&mut seated, &mut *mirror, &mut rng, if is_endless { 150 } else { 600 });
        assert!(over || is_endless, "{name} ends");
        assert_eq!(seated.screen.line().moves, mirror.played(), "{name}");
        let text = seated.shown();
        assert!(seated.screen.question().is_none() && !text.is_empty(), "{text}");
    }
}

/// Positions in which much is in hand or nothing is: the second phase, tiles, few pawns.
const LATE: [(&str, &str); 5] = [
    ("samliam-6x7", "7/2,wnw,1,kne,2/1,wse,1,kne,3/2,wsw,1,ksw,2/7/7 k t"),
    ("squaryd", "xxoXXoo/oXoXXoo/XoXoxOo/xoX#OxO/ooxoXxx/2oxoOx/xxOoxOX d"),
    ("squaryd:table", "7/4o2/3x3/2x#1o1/3o3/4x2/7 d d5 f4 -"),
    ("siam:one-exit", "N#e1w/2E2/n#1W1/2S#n/E3s e 10 11"),
    ("samliam-7:announce", "7/7/2,gnw,1,rne,2/3,rne,3/2,gsw,4/7/7 r 0 -"),
];

#[test]
fn games_go_on_from_any_position() {
    let mut rng = Rng::new(0x1A7E);
    for (name, position) in LATE {
        let Ok(mut mirror) = sit_down(name, Some(position)) else { continue };
        let setup = Setup { position: Some(position.to_owned()), ..setup(name, &everybody(name), "2") };
        let mut seated = Seated::new(setup, Lang::French, None, Depth::Cube);
        played(&mut seated, &mut *mirror, &mut rng, 60);
        seated.shown();
    }
}

#[test]
fn the_second_phase_lifts_and_places() {
    let mut rng = Rng::new(0x2FA5E);
    for name in ["samliam", "samliam-7", "samliam-3p", "samliam-4p"] {
        // Random games that nobody wins reach it now and then.
        let mut mirror = sit_down(name, None).expect("a game");
        let mut tries = 0;
        let lifts = |table: &dyn Table| table.moves().first().is_some_and(|mv| mv.contains('>'));
        while !lifts(&*mirror) {
            tries += 1;
            assert!(tries < 100_000, "{name} reaches its second phase");
            if mirror.ending().is_some() {
                mirror.undo();
            }
            let moves = mirror.moves();
            mirror.play(&moves[rng.index(moves.len())]).expect("a legal move");
            if mirror.ending().is_some() {
                mirror.undo();
            }
        }
        let position = mirror.position();
        let mut mirror = sit_down(name, Some(&position)).expect("a position");
        let setup = Setup { position: Some(position), ..setup(name, &everybody(name), "2") };
        let mut seated = Seated::new(setup, Lang::English, None, Depth::Sixteen);
        seated.shown();
        played(&mut seated, &mut *mirror, &mut rng, 20);
        seated.shown();
    }
}

#[test]
fn keys_at_random_break_nothing_and_everything_fits() {
    const KEYS: [KeyCode; 17] = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Esc,
        KeyCode::Backspace,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::F(1),
        KeyCode::Char('!'),
    ];
    const LETTERS: &[u8] = b"abcdefghi123456789@=nesw^x>!+-";
    let mut rng = Rng::new(0x4B45_5953);
    for (number, entry) in entries().iter().enumerate() {
        let facts = entry.facts;
        for options in [String::new(), format!(":{}", facts.options.join(","))] {
            let name = format!("{}{options}", facts.id);
            let mut seated = Seated::new(
                setup(&name, &everybody(&name)[..1], "1"),
                Lang::ALL[number % 2],
                None,
                Depth::Plain,
            );
            for pressed in 0..600 {
                match rng.below(10) {
                    0 => seated.press(KeyCode::Char(LETTERS[rng.index(LETTERS.len())].into())),
                    1 if rng.below(4) == 0 => seated.press_ctrl(if rng.below(2) == 0 { 'z' } else { 'y' }),
                    _ => seated.press(KEYS[rng.index(KEYS.len())]),
                }
                if rng.below(3) == 0 {
                    seated.answer();
                }
                if pressed % 10 == 0 {
                    seated.shown();
                }
            }
            assert!(!seated.screen.is_left(), "{name}");
        }
    }
}

#[test]
fn computers_play_among_themselves_while_somebody_watches() {
    for entry in entries() {
        let mut seated = Seated::new(setup(entry.facts.id, "-", "3"), Lang::English, None, Depth::Plain);
        seated.answer();
        let text = seated.shown();
        assert!(seated.moves() > 4 && seated.screen.question().is_none(), "{}:\n{text}", entry.facts.id);
        seated.press(KeyCode::Enter);
        assert!(matches!(seated.screen.focus(), Touch::Cell(_)));
        assert!(seated.shown().contains("game is over"), "a touch is answered");
    }
}
