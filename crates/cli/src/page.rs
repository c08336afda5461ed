//! A rules page in the terminal: its Markdown lightly styled, its diagrams drawn.

use crate::board::{self, Look};
use anstyle::Style;
use siliam_catalog::sit_down;
use siliam_core::Viewer;
use std::fmt::Write;

/// Lays out a page: fenced `position` blocks become boards, shown after the block's moves.
pub(crate) fn lay_out(page: &str, look: Look) -> String {
    let mut text = String::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(game) = line.strip_prefix("```position ") {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            match diagram(game, &block, look) {
                Some(drawing) => text.push_str(&drawing),
                None => text.push_str(&block.join("\n")),
            }
        } else {
            text.push_str(&styled(line, look));
            text.push('\n');
        }
    }
    text
}

/// The board before the moves, and after them where there are any.
fn diagram(game: &str, block: &[&str], look: Look) -> Option<String> {
    let mut table = sit_down(game, block.first().copied()).ok()?;
    let draw =
        |table: &dyn siliam_catalog::Table| board::draw(&table.scene(Viewer::Spectator), table.facts(), look);
    let mut text = draw(&*table);
    for mv in block.get(1..)?.iter().flat_map(|line| line.split_whitespace()) {
        table.play(mv).ok()?;
        let _ = writeln!(text, "    → {mv}");
    }
    if !table.played().is_empty() {
        text.push_str(&draw(&*table));
    }
    Some(text)
}

fn styled(line: &str, look: Look) -> String {
    if look == Look::Plain {
        return line.to_owned();
    }
    if let Some(heading) = line.trim_start_matches('#').strip_prefix(' ').filter(|_| line.starts_with('#')) {
        let style =
            if line.starts_with("# ") { Style::new().bold().underline() } else { Style::new().bold() };
        return format!("{style}{heading}{style:#}");
    }
    let bold = Style::new().bold();
    let line = toggled(line, "**", &format!("{bold}"), &format!("{bold:#}"));
    let italic = Style::new().italic();
    let line = toggled(&line, "*", &format!("{italic}"), &format!("{italic:#}"));
    toggled(&line, "`", &format!("{bold}"), &format!("{bold:#}"))
}

/// Replaces pairs of a Markdown mark by what turns a style on and off; an odd one is left.
fn toggled(line: &str, mark: &str, on: &str, off: &str) -> String {
    let parts: Vec<&str> = line.split(mark).collect();
    if parts.len().is_multiple_of(2) {
        return line.to_owned();
    }
    let mut text = String::new();
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            text.push_str(if index % 2 == 1 { on } else { off });
        }
        text.push_str(part);
    }
    text
}
