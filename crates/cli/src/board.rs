//! A board in the terminal: tokens on a coloured ground where there is colour, a ruled grid in plain text.

use anstyle::{Ansi256Color, Color, RgbColor, Style};
use siliam_core::{Coord, Facts, Piece, Scene};
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
        Look::Inked => inked(scene, facts),
        Look::Plain => plain(scene),
    }
}

fn pieces_at(scene: &Scene, cell: Coord) -> Vec<&Piece> {
    scene.pieces.iter().filter(|piece| piece.cell == cell).collect()
}

fn column_letters(scene: &Scene, width: usize) -> String {
    (0..scene.columns).fold("    ".to_owned(), |line, column| {
        let letter = ((b'a' + column) as char).to_string();
        line + &centred(&letter, width)
    })
}

fn centred(text: &str, width: usize) -> String {
    format!("{text:^width$}")
}

/// Whether a mark lies on a free cell, to be dotted.
fn marked(scene: &Scene, cell: Coord) -> bool {
    scene.marks.iter().any(|mark| mark.cells.contains(&cell))
}

fn plain(scene: &Scene) -> String {
    const WIDTH: usize = 5;
    let rule = |left: &str, cross: &str, right: &str| {
        let cells = vec!["─".repeat(WIDTH); scene.columns.into()];
        format!("    {left}{}{right}\n", cells.join(cross))
    };
    let mut text = rule("┌", "┬", "┐");
    for row in (0..scene.rows).rev() {
        let _ = write!(text, "  {} ", row + 1);
        for column in 0..scene.columns {
            let cell = Coord { column, row };
            let glyphs: String = pieces_at(scene, cell).iter().map(|piece| piece.glyph).collect();
            let content = match glyphs.as_str() {
                "" if scene.holes.contains(&cell) => "░".repeat(WIDTH),
                "" if marked(scene, cell) => centred("·", WIDTH),
                glyphs => centred(glyphs, WIDTH),
            };
            let _ = write!(text, "│{content}");
        }
        text.push_str("│\n");
        text.push_str(&if row > 0 { rule("├", "┼", "┤") } else { rule("└", "┴", "┘") });
    }
    let letters = (0..scene.columns).map(|column| centred(&((b'a' + column) as char).to_string(), WIDTH + 1));
    let _ = writeln!(text, "    {}", letters.collect::<String>().trim_end());
    text
}

/// The colour itself where the terminal says that it shows all, else the nearest of the 6×6×6 that every one knows.
fn colour([red, green, blue]: [u8; 3]) -> Color {
    let shows_all = std::env::var("COLORTERM").is_ok_and(|kind| kind == "truecolor" || kind == "24bit");
    let level = |part: u8| if part < 48 { 0 } else { ((part - 35) / 40).min(5) };
    if shows_all {
        RgbColor(red, green, blue).into()
    } else {
        Ansi256Color(16 + 36 * level(red) + 6 * level(green) + level(blue)).into()
    }
}

/// Black or white, whichever reads better on this ground.
fn readable_on([red, green, blue]: [u8; 3]) -> Ansi256Color {
    let light = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) > 140_000;
    Ansi256Color(if light { 16 } else { 231 })
}

const ROCK: [u8; 3] = [0x87, 0x7D, 0x74];

fn inked(scene: &Scene, facts: &Facts) -> String {
    const WIDTH: usize = 7;
    let ink = |piece: &Piece| piece.owner.map_or(ROCK, |owner| facts.inks[owner.index()]);
    let paint = |style: Style, text: &str| format!("{style}{text}{style:#}");
    let mut text = String::new();
    for row in (0..scene.rows).rev() {
        for line in 0..3 {
            let number = if line == 1 { (row + 1).to_string() } else { String::new() };
            let _ = write!(text, "{number:>3} ");
            for column in 0..scene.columns {
                let cell = Coord { column, row };
                if scene.holes.contains(&cell) {
                    text.push_str(&" ".repeat(WIDTH));
                    continue;
                }
                let ground = colour(facts.grounds[usize::from((column + row) % 2)]);
                let on_ground = Style::new().bg_color(Some(ground));
                let pieces = pieces_at(scene, cell);
                if pieces.is_empty() {
                    let content = if line == 1 && marked(scene, cell) { "·" } else { "" };
                    let faint = on_ground.fg_color(Some(Ansi256Color(238).into()));
                    text.push_str(&paint(faint, &centred(content, WIDTH)));
                    continue;
                }
                text.push_str(&paint(on_ground, " "));
                // One token, or two halves that share its five columns.
                let widths: &[usize] = if pieces.len() == 1 { &[5] } else { &[2, 3] };
                for (piece, &width) in pieces.iter().zip(widths) {
                    let edge = on_ground.fg_color(Some(colour(ink(piece))));
                    let token = Style::new()
                        .bg_color(Some(colour(ink(piece))))
                        .fg_color(Some(readable_on(ink(piece)).into()))
                        .bold();
                    text.push_str(&match line {
                        0 => paint(edge, &"▄".repeat(width)),
                        1 => paint(token, &centred(piece.glyph, width)),
                        _ => paint(edge, &"▀".repeat(width)),
                    });
                }
                text.push_str(&paint(on_ground, " "));
            }
            text.push('\n');
        }
    }
    let _ = writeln!(text, "{}", column_letters(scene, WIDTH).trim_end());
    text
}
