//! A board printed: in colours where standard output shows them, else as a ruled grid.

use anstyle::{Ansi256Color, AnsiColor, Color, RgbColor, Style};
use siliam_core::{Facts, Scene};
use siliam_tui::board::{Size, inked, ruled};
use siliam_tui::{Colour, Depth, Paint, Rgb};
use std::fmt::Write;

/// How a drawing is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// Colours and tokens, for a terminal.
    Inked,
    /// Characters only, for pipes and files.
    Plain,
}

impl Look {
    /// What standard output takes.
    pub(crate) fn of_stdout() -> Self {
        match anstream::AutoStream::choice(&std::io::stdout()) {
            anstream::ColorChoice::Never => Self::Plain,
            _ => Self::Inked,
        }
    }
}

/// Draws the board.
pub(crate) fn draw(scene: &Scene, facts: &Facts, look: Look) -> String {
    match look {
        Look::Inked => printed(scene, facts),
        Look::Plain => ruled(scene),
    }
}

fn printed(scene: &Scene, facts: &Facts) -> String {
    let depth = match Depth::of_environment(|name| std::env::var(name).ok()) {
        // The caller has decided on colours already, so a terminal that claims none gets 256.
        Depth::Plain => Depth::Cube,
        depth => depth,
    };
    let mut text = String::new();
    for runs in inked(scene, facts, Size::SHOWN, depth).lines() {
        for run in runs {
            let style = style(run.paint, depth);
            let _ = write!(text, "{style}{}{style:#}", run.text);
        }
        text.push('\n');
    }
    text
}

fn style(paint: Paint, depth: Depth) -> Style {
    let colour = |rgb: Option<Rgb>| rgb.and_then(|rgb| depth.colour(rgb)).map(colour);
    let style = Style::new().fg_color(colour(paint.ink)).bg_color(colour(paint.ground));
    if paint.bold { style.bold() } else { style }
}

fn colour(colour: Colour) -> Color {
    match colour {
        Colour::Rgb([red, green, blue]) => RgbColor(red, green, blue).into(),
        Colour::Cube(index) => Ansi256Color(index).into(),
        Colour::Sixteen(index) => {
            let known = Ansi256Color(index).into_ansi().unwrap_or(AnsiColor::White);
            known.into()
        }
    }
}
