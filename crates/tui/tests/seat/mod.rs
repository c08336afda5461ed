//! A seat at a screen for tests: it presses keys, answers for the computers and reads what is drawn.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use siliam_catalog::{Then, entries, entry};
use siliam_core::Touch;
use siliam_messages::{Lang, Messages};
use siliam_tui::{ClockRule, Depth, Keeper, MESSAGES, Screen, Setup, Sitting, Watch, keys_of_typing, seated};
use std::sync::Arc;
use std::time::Duration;

/// All that a screen may say in a language.
pub fn messages(lang: Lang) -> Arc<Messages> {
    let games = entries().iter().map(|entry| &entry.facts.messages);
    Arc::new(Messages::new(lang, std::iter::once(&MESSAGES).chain(games)))
}

/// How a game is set up: who sits where, in the words of the command line.
pub fn setup(name: &str, people: &str, level: &str) -> Setup {
    let entry = entry(name).expect("a game");
    let seats = seated(entry, Some(people), Some(level)).expect("seats");
    Setup { name: name.to_owned(), position: None, seats, clock: None, leaving: Then::GoesOn, seed: 1 }
}

/// The letters of all sides of a game.
pub fn everybody(name: &str) -> String {
    entry(name).expect("a game").facts.letters.iter().collect()
}

/// A screen with somebody at its keys.
pub struct Seated {
    pub screen: Screen,
    pub now: Duration,
}

impl Seated {
    pub fn new(setup: Setup, lang: Lang, keeper: Option<Keeper>, depth: Depth) -> Self {
        let sitting = Sitting::new(setup).expect("a game");
        let screen = Screen::new(sitting, messages(lang), keeper, depth);
        Self { screen, now: Duration::ZERO }
    }

    /// People everywhere, in English, without colours.
    pub fn among_people(name: &str) -> Self {
        Self::new(setup(name, &everybody(name), "2"), Lang::English, None, Depth::Plain)
    }

    pub fn with_clock(name: &str, people: &str, clock: &str) -> Self {
        let clock = Some(ClockRule::read(clock).expect("a clock"));
        Self::new(Setup { clock, ..setup(name, people, "1") }, Lang::English, None, Depth::Plain)
    }

    pub fn press(&mut self, code: KeyCode) {
        self.screen.key(KeyEvent::from(code), self.now);
    }

    pub fn press_ctrl(&mut self, letter: char) {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        self.screen.key(key, self.now);
    }

    /// Types a line and ends it.
    pub fn enter(&mut self, line: &str) {
        for key in keys_of_typing(line) {
            self.screen.key(key, self.now);
        }
        self.press(KeyCode::Enter);
    }

    /// Computers answer until nothing is asked of them.
    pub fn answer(&mut self) {
        while let Some(question) = self.screen.question().cloned() {
            let answer = question.answer(&Watch { stopped: &|| true, now: &|| 0 });
            self.screen.answered(question.number, answer, self.now);
        }
    }

    /// Goes to something with Tab and arrows, and touches it.
    pub fn touch(&mut self, what: Touch<'static>) {
        let is_zone = |focus: Touch<'static>| match what {
            Touch::Cell(_) => matches!(focus, Touch::Cell(_)),
            Touch::Facing(_) => matches!(focus, Touch::Facing(_)),
            Touch::Reserve(..) | Touch::Action(_) => {
                matches!(focus, Touch::Reserve(..) | Touch::Action(_))
            }
        };
        for _ in 0..3 {
            if !is_zone(self.screen.focus()) {
                self.press(KeyCode::Tab);
            }
        }
        for _ in 0..30 {
            if self.screen.focus() == what {
                break;
            }
            self.press(step(self.screen.focus(), what));
        }
        assert_eq!(self.screen.focus(), what, "arrows lead there");
        self.press(KeyCode::Enter);
    }

    pub fn moves(&self) -> usize {
        self.screen.line().moves.len()
    }

    /// What is drawn on a screen of this size; how many texts were cut.
    pub fn drawn(&self, width: u16, height: u16) -> (String, usize) {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
        let mut cut = 0;
        terminal.draw(|frame| cut = self.screen.draw(frame)).expect("drawn");
        let buffer = terminal.backend().buffer();
        let mut text = String::new();
        for y in 0..height {
            let line: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        (text, cut)
    }

    /// What is drawn on the usual screen, on which nothing may be cut.
    pub fn shown(&self) -> String {
        let (text, cut) = self.drawn(80, 24);
        assert_eq!(cut, 0, "everything fits:\n{text}");
        text
    }
}

/// The arrow that leads nearer.
fn step(from: Touch<'static>, to: Touch<'static>) -> KeyCode {
    let has = |name: &str, letter| name.contains(letter);
    match (from, to) {
        (Touch::Cell(from), Touch::Cell(to)) if from.column < to.column => KeyCode::Right,
        (Touch::Cell(from), Touch::Cell(to)) if from.column > to.column => KeyCode::Left,
        (Touch::Cell(from), Touch::Cell(to)) if from.row < to.row => KeyCode::Up,
        (Touch::Cell(_), Touch::Cell(_)) => KeyCode::Down,
        (Touch::Facing(from), Touch::Facing(to)) if has(to, 'n') && !has(from, 'n') => KeyCode::Up,
        (Touch::Facing(from), Touch::Facing(to)) if has(to, 's') && !has(from, 's') => KeyCode::Down,
        (Touch::Facing(from), Touch::Facing(to)) if has(to, 'e') && !has(from, 'e') => KeyCode::Right,
        (Touch::Facing(_), Touch::Facing(_)) => KeyCode::Left,
        _ => KeyCode::Right,
    }
}
