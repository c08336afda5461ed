//! What keys do.

use super::{Page, Said, Screen, Typed, Zone};
use crate::command::Command;
use crate::question::Matter;
use crate::sitting::{Offer, Sitting};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use siliam_catalog::Leaving;
use siliam_core::{Arg, Touch};
use std::time::Duration;

/// Where an arrow points: columns to the right, rows up.
type Way = (i8, i8);

/// No line that is typed is longer.
const LONGEST_LINE: usize = 60;

/// The keys that type a text, for callers that drive a screen.
pub fn keys_of_typing(text: &str) -> impl Iterator<Item = KeyEvent> {
    text.chars().map(|letter| KeyEvent::from(KeyCode::Char(letter)))
}

/// Which way a key turns the leaves of a page.
fn turned(code: KeyCode) -> Option<isize> {
    match code {
        KeyCode::PageDown | KeyCode::Down => Some(1),
        KeyCode::PageUp | KeyCode::Up => Some(-1),
        _ => None,
    }
}

/// Whether a letter begins a move or a word.
fn begins_line(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '@' || letter == '='
}

/// A newline is Enter: a terminal in raw mode tells it as Ctrl-J.
fn without_newline(key: KeyEvent) -> KeyEvent {
    let is_newline = key.code == KeyCode::Char('j') && key.modifiers == KeyModifiers::CONTROL;
    if is_newline || key.code == KeyCode::Char('\n') { KeyEvent::from(KeyCode::Enter) } else { key }
}

impl Screen {
    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent, now: Duration) {
        self.tick(now);
        if key.kind == KeyEventKind::Release {
            return;
        }
        let key = without_newline(key);
        let is_ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        if is_ctrl && key.code == KeyCode::Char('c') {
            self.is_left = true;
        } else if self.page.is_some()
            && let Some(by) = turned(key.code)
        {
            self.leaf += by;
        } else if self.page.take().is_some()
            && !matches!(key.code, KeyCode::Char(letter) if begins_line(letter))
        {
            // Any other key closes a page; one that begins a move or a word begins it as well.
        } else if self.typed.is_some() {
            self.type_on(key.code, is_ctrl);
        } else if is_ctrl {
            match key.code {
                KeyCode::Char('z') => self.undo(),
                KeyCode::Char('y') => self.redo(),
                KeyCode::Char('s') => self.save_or_ask(),
                _ => {}
            }
        } else if !key.modifiers.contains(KeyModifiers::ALT) {
            self.plain_key(key.code);
        }
    }

    fn plain_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.arrow((0, 1)),
            KeyCode::Down => self.arrow((0, -1)),
            KeyCode::Left => self.arrow((-1, 0)),
            KeyCode::Right => self.arrow((1, 0)),
            KeyCode::Enter | KeyCode::Char(' ') => self.touch_focus(),
            KeyCode::Tab => self.next_zone(1),
            KeyCode::BackTab => self.next_zone(2),
            KeyCode::Esc => self.escape(),
            KeyCode::Backspace => {
                self.said = None;
                if self.looking.is_some() || !self.let_go() {
                    self.undo();
                }
            }
            KeyCode::PageUp => self.look_by(-1),
            KeyCode::PageDown => self.look_by(1),
            KeyCode::Home => self.look_at(Some(0)),
            KeyCode::End => self.look_at(None),
            KeyCode::F(1) | KeyCode::Char('?') => self.open(Page::Help),
            KeyCode::Char('!') => self.hint(),
            KeyCode::Char(letter) if begins_line(letter) => self.begin_line(letter.to_string()),
            _ => {}
        }
    }

    /// Lets go of what is in hand; back to the present from an earlier position.
    fn escape(&mut self) {
        self.said = None;
        if self.looking.is_some() {
            self.look_at(None);
        } else {
            self.let_go();
        }
    }

    fn let_go(&mut self) -> bool {
        let held = self.hand.back();
        if held && self.zone == Zone::Facings && self.hand.facings().is_empty() {
            self.zone = Zone::Board;
        }
        self.settle_focus();
        held
    }

    fn arrow(&mut self, way: Way) {
        match self.zone {
            Zone::Board => {
                let moved = |place: u8, by: i8, of: u8| place.saturating_add_signed(by).min(of - 1);
                self.cursor.column = moved(self.cursor.column, way.0, self.view.scene.columns);
                self.cursor.row = moved(self.cursor.row, way.1, self.view.scene.rows);
            }
            Zone::Facings => {
                if let Some(facing) = steered(&self.hand.facings(), self.facing, way) {
                    self.facing = facing;
                }
            }
            Zone::Side => {
                let items = self.side_items().len();
                let is_back = way == (-1, 0) || way == (0, 1);
                self.side = (self.side + if is_back { items - 1 } else { 1 }) % items.max(1);
            }
        }
    }

    /// Goes on to the next part of the screen that can be touched, or the one before it.
    fn next_zone(&mut self, steps: usize) {
        let zones = [Zone::Board, Zone::Facings, Zone::Side];
        let is_there = |zone: &&Zone| match zone {
            Zone::Board => true,
            Zone::Facings => !self.hand.facings().is_empty(),
            Zone::Side => !self.side_items().is_empty(),
        };
        let at = zones.iter().position(|&zone| zone == self.zone).unwrap_or(0);
        let order = (1..=3).map(|step| &zones[(at + step * steps) % 3]);
        self.zone = order.into_iter().find(is_there).copied().unwrap_or(Zone::Board);
        if self.zone == Zone::Side
            && let Some(offered) = self.side_items().iter().position(|&touch| self.hand.offers(touch))
        {
            self.side = offered;
        }
    }

    fn touch_focus(&mut self) {
        if self.looking.is_some() {
            self.look_at(None);
            return;
        }
        self.said = None;
        let what = self.focus();
        match self.hand.touch(what) {
            Ok(Some(mv)) => {
                self.play(&mv);
            }
            Ok(None) => {
                self.weigh();
                self.settle_focus();
            }
            Err(path) => self.object(&path),
        }
    }

    /// Says why a path leads nowhere.
    fn object(&mut self, path: &[Touch<'static>]) {
        let objection = self.sitting.table().refuse(self.sitting.viewer(), path);
        self.said = Some(Said::Refusal(self.words.told(&objection.reason), objection.reason.cells));
    }

    /// Warns of a push that is refused to the piece in hand.
    fn weigh(&mut self) {
        if self.hand.touched().is_empty() {
            return;
        }
        let objection = self.sitting.table().refuse(self.sitting.viewer(), self.hand.touched());
        if objection.sum.is_some() {
            self.said = Some(Said::Notice(self.words.told(&objection.reason)));
        }
    }

    /// Plays a move of a person; the refusal is said where the rules refuse it.
    pub(crate) fn play(&mut self, mv: &str) -> bool {
        self.looking = None;
        if self.sitting.ending().is_none() && self.sitting.person().is_none() {
            self.said = Some(self.say("touch-not-your-turn"));
            return false;
        }
        match self.sitting.play(mv) {
            Ok(()) => {
                self.said = None;
                self.changed();
                true
            }
            Err(error) => {
                self.hand.drop_all();
                self.settle_focus();
                self.said = Some(Said::Refusal(self.words.refused(&error), Vec::new()));
                false
            }
        }
    }

    fn undo(&mut self) {
        self.step(Sitting::undo, "tui-nothing-to-undo");
    }

    fn redo(&mut self) {
        self.step(Sitting::redo, "tui-nothing-to-redo");
    }

    /// Goes a step back or forth in the game; says so where there is none.
    fn step(&mut self, step: fn(&mut Sitting) -> bool, otherwise: &str) {
        self.look_at(None);
        self.said = None;
        if step(&mut self.sitting) {
            self.changed();
        } else {
            self.said = Some(self.say(otherwise));
        }
    }

    /// Asks the engine for advice; what it was asked before is dropped.
    fn hint(&mut self) {
        self.look_at(None);
        if self.sitting.person().is_none() {
            let id = if self.sitting.ending().is_some() { "table-over" } else { "touch-not-your-turn" };
            self.said = Some(self.say(id));
        } else if !self.is_asking() {
            self.said = None;
            self.ask(Matter::Hint);
        }
    }

    fn offer_draw(&mut self) {
        self.look_at(None);
        match self.sitting.offer() {
            Ok(Offer::Agreed) => {
                self.said = None;
                self.changed();
            }
            Ok(Offer::TooSoon(plies)) => {
                let count = ("count", Arg::Number(i64::try_from(plies).unwrap_or(i64::MAX)));
                self.said = Some(self.say_with("tui-draw-too-soon", &[count]));
            }
            Ok(Offer::Asked(computers)) => self.ask(Matter::Draw(computers)),
            Err(error) => self.said = Some(self.refusal(&error)),
        }
    }

    fn resign(&mut self) {
        self.look_at(None);
        let Some(player) = self.sitting.resigner() else { return };
        match self.sitting.leave(player, Leaving::Resigned) {
            Ok(()) => {
                let goes_on = self.sitting.ending().is_none();
                self.said = goes_on.then(|| Said::Notice(self.words.left(player, Leaving::Resigned)));
                self.changed();
            }
            Err(error) => self.said = Some(self.refusal(&error)),
        }
    }

    /// Keeps the game in a file from now on.
    fn save(&mut self, path: Option<&str>) {
        self.said = Some(match self.keeping.save(&self.sitting, path) {
            Ok(file) => self.say_with("tui-saved", &[("file", Arg::Text(file))]),
            Err(error) => self.refusal(&error),
        });
    }

    fn save_or_ask(&mut self) {
        if self.keeping.has_file() {
            self.save(None);
        } else {
            self.begin_line(self.words.text("tui-word-save") + " ");
        }
    }

    /// Opens a page; of the moves played the last ones are asked for most.
    fn open(&mut self, page: Page) {
        self.page = Some(page);
        self.leaf = if page == Page::List { -1 } else { 0 };
    }

    fn look_by(&mut self, by: isize) {
        let now = self.looking.unwrap_or(self.sitting.plies().len());
        self.look_at(Some(now.saturating_add_signed(by)));
    }

    /// Shows the position after so many plies; the present one where there are no more.
    fn look_at(&mut self, plies: Option<usize>) {
        let plies = plies.filter(|&plies| plies < self.sitting.plies().len());
        if plies != self.looking {
            self.looking = plies;
            self.said = None;
            self.hand.drop_all();
            self.look_anew();
            self.settle_focus();
        }
    }

    fn begin_line(&mut self, text: String) {
        self.typed = Some(Typed { text, is_refused: false });
    }

    fn type_on(&mut self, code: KeyCode, is_ctrl: bool) {
        let Some(Typed { text, is_refused }) = &mut self.typed else { return };
        match code {
            KeyCode::Char('u') if is_ctrl => text.clear(),
            KeyCode::Char(_) if is_ctrl => {}
            KeyCode::Char(letter) if *is_refused => *text = letter.to_string(),
            KeyCode::Char(letter) if text.chars().count() < LONGEST_LINE => text.push(letter),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => text.clear(),
            KeyCode::Enter => {
                let line = self.typed.take().unwrap_or_default().text;
                self.obey(&line);
                return;
            }
            _ => return,
        }
        *is_refused = false;
        self.typed.take_if(|line| line.text.is_empty());
    }

    /// Does what a typed line says.
    fn obey(&mut self, line: &str) {
        match Command::read(line) {
            Command::Move(mv) => {
                if !self.play(mv) {
                    self.typed = Some(Typed { text: line.to_owned(), is_refused: true });
                }
            }
            Command::Help => self.open(Page::Help),
            Command::Moves => self.open(Page::Moves),
            Command::List => self.open(Page::List),
            Command::Board => self.look_at(None),
            Command::Look => self.open(Page::Look),
            Command::Position => self.said = Some(Said::Notice(self.sitting.position())),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Save(path) => self.save(path),
            Command::Resign => self.resign(),
            Command::Draw => self.offer_draw(),
            Command::Quit => self.is_left = true,
        }
    }
}

/// Columns to the right and rows up of a facing or corner named by its points of the compass.
pub(super) fn compass(facing: &str) -> Way {
    let has = |letter| i8::from(facing.contains(letter));
    (has('e') - has('w'), has('n') - has('s'))
}

/// The facing an arrow leads to: one that lies its way, the nearest to the present one.
fn steered(facings: &[&'static str], from: &str, (x, y): Way) -> Option<&'static str> {
    let along = |facing: &&&'static str| {
        let (right, up) = compass(facing);
        right * x + up * y > 0
    };
    let (right, up) = compass(from);
    let apart = |facing: &&&'static str| {
        let (other_right, other_up) = compass(facing);
        // Across the arrow's way only: along it the facing changes anyhow.
        ((other_right - right) * y).abs() + ((other_up - up) * x).abs()
    };
    facings.iter().filter(along).min_by_key(apart).copied()
}

#[cfg(test)]
mod tests {
    use super::steered;

    #[test]
    fn arrows_choose_facings_and_corners() {
        let facings = ["n", "e", "s", "w"];
        assert_eq!(steered(&facings, "e", (0, 1)), Some("n"));
        assert_eq!(steered(&facings, "n", (-1, 0)), Some("w"));
        assert_eq!(steered(&["n", "e"], "n", (0, -1)), None);
        let corners = ["ne", "se", "sw", "nw"];
        assert_eq!(steered(&corners, "ne", (0, -1)), Some("se"));
        assert_eq!(steered(&corners, "se", (-1, 0)), Some("sw"));
        assert_eq!(steered(&corners, "sw", (0, 1)), Some("nw"));
        assert_eq!(steered(&corners, "nw", (1, 0)), Some("ne"));
        assert_eq!(steered(&["nw", "se"], "nw", (0, -1)), Some("se"));
    }
}
