//! Pages over the board: keys and words, what may be tried, the moves played.

use super::draw::wrapped;
use super::theme::{Role, Theme};
use super::{Page, Screen};
use crate::command::WORDS;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use siliam_core::Arg;
use siliam_messages::Lang;

/// The messages that name a key and say, under `does`, what it does.
const KEYS: [&str; 13] = [
    "tui-key-arrows",
    "tui-key-enter",
    "tui-key-escape",
    "tui-key-tab",
    "tui-key-letters",
    "tui-key-hint",
    "tui-key-undo",
    "tui-key-redo",
    "tui-key-look",
    "tui-key-ends",
    "tui-key-save",
    "tui-key-help",
    "tui-key-quit",
];

/// What each word does, in the order of [`WORDS`].
pub(crate) const WORD_MESSAGES: [&str; WORDS.len()] = [
    "tui-does-help",
    "tui-does-hint",
    "tui-does-moves",
    "tui-does-list",
    "tui-does-look",
    "tui-does-board",
    "tui-does-position",
    "tui-does-undo",
    "tui-does-redo",
    "tui-does-save",
    "tui-does-draw",
    "tui-does-resign",
    "tui-does-quit",
];

/// A word in a language.
pub(crate) fn word_in([english, french]: [&'static str; 2], lang: Lang) -> &'static str {
    match lang {
        Lang::English => english,
        Lang::French => french,
    }
}

impl Screen {
    /// The lines of a page that are shown: all of them, or a leaf of it and its number where they do not fit.
    pub(super) fn page(&self, page: Page, theme: Theme, width: usize, height: usize) -> Vec<Line<'static>> {
        let lines = self.lines(page, theme, width);
        if lines.len() <= height {
            return lines;
        }
        // The number of the leaf takes the last line.
        let room = height.saturating_sub(1).max(1);
        let leaves = isize::try_from(lines.len().div_ceil(room)).unwrap_or(isize::MAX);
        let leaf = self.leaf.rem_euclid(leaves);
        let number = |number: isize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let which = self.words.with("tui-leaf", &[("number", number(leaf + 1)), ("of", number(leaves))]);
        let shown = lines.into_iter().skip(room * leaf.unsigned_abs());
        let shown = shown.chain(std::iter::repeat_with(Line::default)).take(room);
        shown.chain([Line::styled(which, theme.style(Role::Quiet))]).collect()
    }

    /// All lines of a page.
    fn lines(&self, page: Page, theme: Theme, width: usize) -> Vec<Line<'static>> {
        match page {
            Page::Help => self.help(theme),
            Page::Moves => {
                let moves: Vec<String> = self.hand.choices().iter().map(|choice| choice.mv.clone()).collect();
                self.flow("tui-does-moves", &moves, theme, width)
            }
            Page::List => {
                let moves: Vec<String> = self.view.listed.iter().map(Self::move_text).collect();
                self.flow("tui-does-list", &moves, theme, width)
            }
            Page::Look => {
                let scene = self.sitting.table().scene(self.sitting.viewer());
                let sentences = self.words.position(&scene).into_iter();
                sentences.flat_map(|sentence| wrapped(&[(sentence, Style::new())], width)).collect()
            }
        }
    }

    fn help(&self, theme: Theme) -> Vec<Line<'static>> {
        let messages = self.words.messages();
        let key = |id: &&str| (messages.text(id), messages.attribute(id, "does"));
        let keys: Vec<(String, String)> = KEYS.iter().map(key).collect();
        let word = |(&(names, _), id): (&([&'static str; 2], _), &&str)| {
            (word_in(names, messages.lang()).to_owned(), messages.text(id))
        };
        let words: Vec<(String, String)> = WORDS.iter().zip(&WORD_MESSAGES).map(word).collect();
        let widest = |items: &[(String, String)], place: fn(&(String, String)) -> &String| {
            items.iter().map(|item| place(item).chars().count()).max().unwrap_or(0)
        };
        let (first, second) = (widest(&keys, |item| &item.0), widest(&keys, |item| &item.1));
        let third = widest(&words, |item| &item.0);
        let heading =
            |text: String, width: usize| Span::styled(format!("{text:<width$}"), theme.style(Role::Title));
        let mut lines = vec![
            Line::from(vec![
                heading(self.words.text("tui-keys"), first + second + 3),
                heading(self.words.text("tui-words"), 0),
            ]),
            Line::default(),
        ];
        for ((key, does), (word, means)) in keys.into_iter().zip(words) {
            lines.push(Line::from(vec![
                Span::styled(format!("{key:<first$} "), theme.style(Role::Held)),
                Span::raw(format!("{does:<second$}  ")),
                Span::styled(format!("{word:<third$} "), theme.style(Role::Held)),
                Span::raw(means),
            ]));
        }
        lines
    }

    /// Words one after the other, in lines.
    fn flow(&self, title: &str, words: &[String], theme: Theme, width: usize) -> Vec<Line<'static>> {
        let title = crate::words::capital(&self.words.text(title));
        let mut lines = vec![Line::styled(title, theme.style(Role::Title)), Line::default()];
        let mut line = String::new();
        for word in words {
            if !line.is_empty() && line.chars().count() + 2 + word.chars().count() > width {
                lines.push(Line::raw(std::mem::take(&mut line)));
            }
            if !line.is_empty() {
                line.push_str("  ");
            }
            line.push_str(word);
        }
        lines.push(Line::raw(line));
        lines
    }
}
