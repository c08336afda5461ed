//! Draws the screen.

use super::layout::{Layout, TooSmall, lay_out};
use super::panel::facing_sign;
use super::says::Spoken;
use super::theme::{Role, Theme};
use super::{Said, Screen, Zone};
use crate::board::{Corners, Drawing, Dress, is_marked};
use crate::hand::cells;
use crate::ink::{Rgb, mixed};
use crate::words::whole;
use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear};
use siliam_core::{Arg, Coord, Touch};

/// The cursor on the board.
const FOCUS: Rgb = [0x1B, 0x3F, 0x8B];
/// The last move.
const LAST: Rgb = [0x8A, 0x2B, 0x1E];
/// What is in hand, and what decided a game.
const GOLD: Rgb = [0xE3, 0xB3, 0x41];
/// What is advised.
const ADVISED: Rgb = [0x5F, 0xA8, 0xC9];
/// What was touched in vain.
const VAIN: Rgb = [0xD0, 0x5A, 0x48];

impl Screen {
    /// Draws everything; how many texts had to be cut.
    pub fn draw(&self, frame: &mut Frame<'_>) -> usize {
        let theme = Theme { depth: self.depth };
        let area = frame.area();
        let layout = match lay_out(area, &self.view.scene) {
            Ok(layout) => layout,
            Err(too_small) => return self.draw_too_small(frame, too_small),
        };
        let mut cut = 0;
        self.draw_board(frame, &layout, theme);
        let name = self.focus_words(usize::from(layout.name.width));
        cut += set(frame, layout.name, &[Line::raw(name)]);
        let Rect { width, height, .. } = layout.panel;
        cut += set(frame, layout.panel, &self.panel(theme, width.into(), height.into()));
        cut += set(frame, layout.sentences, &self.sentences(theme, layout.sentences));
        if let Some(line) = &self.typed {
            self.draw_typed(frame, layout.keys, &line.text, theme);
        } else {
            let is_over = self.view.ending.is_some() || self.looking.is_some();
            let id = if is_over { "tui-keys-line-over" } else { "tui-keys-line" };
            let keys = Line::styled(self.words.text(id), theme.style(Role::Quiet));
            cut += set(frame, layout.keys, &[keys]);
        }
        if let Some(page) = self.page {
            cut += self.draw_page(frame, page, theme);
        }
        cut
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>, needed: TooSmall) -> usize {
        let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let area = frame.area();
        let args = [
            ("columns", number(needed.columns)),
            ("lines", number(needed.lines)),
            ("width", number(area.width.into())),
            ("height", number(area.height.into())),
        ];
        let text = whole(&self.words.with("tui-too-small", &args));
        let lines: Vec<Line<'static>> = wrapped(&[(text, Style::new())], area.width.into());
        set(frame, area, &lines)
    }

    fn draw_board(&self, frame: &mut Frame<'_>, layout: &Layout, theme: Theme) {
        let scene = &self.view.scene;
        let drawing = Drawing { scene, facts: self.sitting.facts(), size: layout.size, depth: self.depth };
        let picture = drawing.picture(&|cell| self.dress(cell, drawing));
        let span = |run: crate::picture::Run| Span::styled(run.text, theme.paint(run.paint));
        let lines: Vec<Line<'static>> =
            picture.lines().map(|runs| runs.into_iter().map(span).collect()).collect();
        set(frame, layout.board, &lines);
    }

    /// What is drawn about a cell: where the focus is, what is in hand, where one can go, what happened last.
    fn dress(&self, cell: Coord, drawing: Drawing<'_>) -> Dress {
        let own = drawing.own_ground(cell);
        let is_free = !self.view.scene.pieces.iter().any(|piece| piece.cell == cell);
        let mut dress = Dress {
            sign: is_marked(&self.view.scene, cell).then(|| drawing.mark()),
            corners: self.is_last(cell).then_some((Corners::Thin, LAST)),
            ..Dress::default()
        };
        let deciding = self.view.ending.as_ref().filter(|_| self.looking.is_none());
        if deciding.is_some_and(|ending| ending.reason.cells.contains(&cell)) {
            dress.tint = Some(mixed(own, GOLD, 70));
            dress.sides = Some(['*', '*']);
        }
        match &self.said {
            Some(Said::Hint(_, path)) if cells(path).any(|advised| advised == cell) => {
                dress.tint = Some(mixed(own, ADVISED, 60));
                dress.sides = Some(['!', '!']);
            }
            Some(Said::Refusal(_, about)) if about.contains(&cell) => {
                dress.tint = Some(mixed(own, VAIN, 55));
            }
            _ => {}
        }
        let touch = Touch::Cell(cell);
        if self.looking.is_none() && self.hand.offers(touch) && !self.hand.touched().is_empty() {
            dress.sign = Some('•');
            dress.sign_ink = Some(FOCUS);
            dress.sides = if is_free { None } else { Some(['•', '•']) };
        }
        if self.hand.holds(touch) {
            dress.tint = Some(mixed(own, GOLD, 70));
            dress.sides = Some(['(', ')']);
        }
        if self.zone == Zone::Facings && self.hand.around() == Some(cell) {
            dress.ghost = Some(facing_sign(self.facing));
            dress.sign_ink = Some(FOCUS);
            dress.corners = Some((Corners::Thick, FOCUS));
        }
        if self.zone == Zone::Board && self.cursor == cell {
            dress.corners = Some((Corners::Thick, FOCUS));
        }
        dress
    }

    /// Whether a cell is one on which somebody moved since a person did.
    fn is_last(&self, cell: Coord) -> bool {
        let shown = self.view.listed.len();
        let since = if self.looking.is_some() { shown.saturating_sub(1) } else { self.since() };
        let plies = self.sitting.plies().iter().take(shown).skip(since);
        plies.into_iter().any(|ply| ply.deed.trace.to.contains(&cell) || ply.deed.trace.from.contains(&cell))
    }

    /// The last moves in words, as far as there is room; then whose turn it is and what is to be known.
    fn sentences(&self, theme: Theme, area: Rect) -> Vec<Line<'static>> {
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let set = |spoken: &[Spoken]| {
            let styled: Vec<(String, Style)> =
                spoken.iter().map(|(text, role)| (text.clone(), theme.style(*role))).collect();
            if styled.is_empty() { Vec::new() } else { wrapped(&styled, width) }
        };
        let told = self.told();
        // The oldest moves give way first, then the words of the last one.
        let mut shorter: Vec<Vec<Spoken>> = (0..told.len()).map(|from| told[from..].concat()).collect();
        shorter.push(self.told_in_short());
        let pressing = self.pressing();
        let now = |count: usize| [&[(self.title(), Role::Title)], &pressing[..count]].concat();
        // Of several duties the least pressing give way before the last move does.
        for count in (pressing.len().min(1)..=pressing.len()).rev() {
            let now = set(&now(count));
            let fitting =
                shorter.iter().map(|spoken| set(spoken)).find(|told| told.len() + now.len() <= height);
            if let Some(told) = fitting {
                return told.into_iter().chain(now).collect();
            }
        }
        set(&now(pressing.len().min(1)))
    }

    fn draw_typed(&self, frame: &mut Frame<'_>, area: Rect, line: &str, theme: Theme) {
        let prompt = format!("{} ", self.words.text("tui-prompt"));
        let keys = format!("   {}", self.words.text("tui-typed-keys"));
        let before = prompt.chars().count() + line.chars().count();
        let spans = vec![
            Span::styled(prompt, theme.style(Role::Title)),
            Span::raw(line.to_owned()),
            Span::styled(keys, theme.style(Role::Quiet)),
        ];
        let column = u16::try_from(before).unwrap_or(u16::MAX).min(area.width.saturating_sub(1));
        frame.set_cursor_position((area.x + column, area.y));
        // Only the keys give way to a long line.
        set(frame, area, &[Line::from(spans)]);
    }

    fn draw_page(&self, frame: &mut Frame<'_>, page: super::Page, theme: Theme) -> usize {
        let area = frame.area();
        let inner = area.inner(Margin::new(2, 1));
        let lines = self.page(page, theme, inner.width.into(), inner.height.into());
        let width = lines.iter().map(Line::width).max().unwrap_or(0);
        let small = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let (width, height) = (small(width).min(inner.width) + 4, small(lines.len()).min(inner.height) + 2);
        let outer = Rect::new(
            area.x + (area.width.saturating_sub(width)) / 2,
            area.y + (area.height.saturating_sub(height)) / 2,
            width,
            height,
        );
        frame.render_widget(Clear, outer);
        frame.render_widget(Block::bordered().border_style(theme.style(Role::Quiet)), outer);
        set(frame, outer.inner(Margin::new(2, 1)), &lines)
    }
}

/// Sets lines into an area; how many had to be cut.
fn set(frame: &mut Frame<'_>, area: Rect, lines: &[Line<'static>]) -> usize {
    let mut cut = lines.len().saturating_sub(area.height.into());
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        let (mut end, _) = frame.buffer_mut().set_line(area.x, y, line, area.width);
        if line.width() > usize::from(area.width) {
            cut += 1;
            end = area.right();
            frame.buffer_mut().set_string(end.saturating_sub(1), y, "…", Style::new());
        }
        debug_assert!(end <= area.right());
    }
    cut
}

/// Sentences one after the other, broken into lines at spaces; spaces that do not break are letters.
pub(super) fn wrapped(sentences: &[(String, Style)], width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = vec![Line::default()];
    for (text, style) in sentences {
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let line = lines.last_mut().expect("there is a line");
            let span = Span::styled(word.to_owned(), *style);
            if line.width() == 0 {
                line.push_span(span);
            } else if line.width() + 1 + span.width() <= width {
                line.push_span(Span::styled(" ", *style));
                line.push_span(span);
            } else {
                lines.push(Line::from(span));
            }
        }
    }
    lines
}
