//! What is drawn on: the text of an SVG file that grows, with the symbols that it uses.

use crate::inks::{Ink, Theme};
use crate::plan::Point;
use std::fmt::{self, Write};

const SYMBOLS: &str = include_str!("../art/symbols.svg");

/// Adds formatted text to a [`Sheet`].
macro_rules! put {
    ($sheet:expr, $($text:tt)*) => { $sheet.put(format_args!($($text)*)) };
}
pub(crate) use put;

/// A number as drawings write it: at most two decimals, and no `-0`.
#[derive(Clone, Copy)]
pub(crate) struct N(pub(crate) f64);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        decimal(f, self.0, 2)
    }
}

/// The factor of a scale: at most four decimals, as small letters need them.
#[derive(Clone, Copy)]
pub(crate) struct Scale(pub(crate) f64);

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        decimal(f, self.0, 4)
    }
}

/// Writes a number with so many decimals at most, by whole numbers alone: all that writes any number at all would be ten
/// kilobytes more for the page to load.
// Numbers of drawings are far below 2⁴⁸.
#[allow(clippy::cast_possible_truncation)]
fn decimal(f: &mut fmt::Formatter<'_>, number: f64, decimals: u32) -> fmt::Result {
    let unit = 10_u64.pow(decimals);
    let scaled = (number * f64::from(10_u32.pow(decimals)) + 0.5).floor() as i64;
    let (whole, mut part) = (scaled.unsigned_abs() / unit, scaled.unsigned_abs() % unit);
    let sign = if scaled < 0 { "-" } else { "" };
    if part == 0 {
        return write!(f, "{sign}{whole}");
    }
    let mut digits = decimals as usize;
    while part.is_multiple_of(10) {
        part /= 10;
        digits -= 1;
    }
    write!(f, "{sign}{whole}.{part:0digits$}")
}

/// How finely things are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grade {
    /// With everything.
    Fine,
    /// With simpler, heavier symbols, as cells are small.
    Plain,
}

/// A drawing under way.
pub(crate) struct Sheet {
    pub(crate) theme: Theme,
    pub(crate) grade: Grade,
    /// How many pixels wide a cell is.
    pub(crate) cell_pixels: f64,
    body: String,
    /// The symbols used, in the order in which they were first used.
    used: Vec<String>,
}

impl Sheet {
    pub(crate) fn new(theme: Theme, cell_pixels: f64) -> Self {
        let grade = if cell_pixels <= 53.0 { Grade::Plain } else { Grade::Fine };
        Self { theme, grade, cell_pixels, body: String::new(), used: Vec::new() }
    }

    pub(crate) fn put(&mut self, text: fmt::Arguments<'_>) {
        self.body.write_fmt(text).expect("a text takes everything");
    }

    /// `fill="…"`.
    pub(crate) fn fill(&self, token: &'static str) -> String {
        Ink::Token(token).fill(self.theme)
    }

    /// `stroke="…"`.
    pub(crate) fn stroke(&self, token: &'static str) -> String {
        Ink::Token(token).stroke(self.theme)
    }

    /// A symbol around the origin, `half` from its middle to its edges.
    pub(crate) fn symbol(&mut self, name: &str, middle: Point, half: f64) {
        if !self.used.iter().any(|used| used == name) {
            self.used.push(name.to_owned());
        }
        let (x, y, size) = (N(middle.x - half), N(middle.y - half), N(2.0 * half));
        put!(self, "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>");
    }

    /// The salt that is strewn over frames, as a fill.
    pub(crate) fn salt(&mut self) -> &'static str {
        if !self.used.iter().any(|used| used == "salt") {
            self.used.push("salt".to_owned());
        }
        "fill=\"url(#salt)\""
    }

    /// The file: so many units wide and high, shown at this width in pixels, called `title`.
    pub(crate) fn finish(self, (width, height): (f64, f64), pixels: u32, title: &str) -> String {
        let high = f64::from(pixels) * height / width;
        let mut file = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" width=\"{pixels}\" height=\"{}\" role=\"img\">\n\
             <title>{}</title>\n<defs>\n",
            N(width),
            N(height),
            N(high.round()),
            escaped(title)
        );
        for name in &self.used {
            file.push_str(&self.theme.resolve(definition(name)));
            file.push('\n');
        }
        file.push_str("</defs>\n");
        file.push_str(&self.body);
        file.push_str("\n</svg>\n");
        file
    }
}

/// The element of the symbol file with this id.
fn definition(id: &str) -> &'static str {
    let marked = format!(" id=\"{id}\" ");
    let line = SYMBOLS.lines().find(|line| line.contains(&marked));
    debug_assert!(line.is_some(), "there is no symbol `{id}`");
    line.unwrap_or_default()
}

/// A text as XML writes it; what XML has no letter for becomes a blank.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter if letter.is_control() || ('\u{fffe}'..='\u{ffff}').contains(&letter) => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = [1.0, -0.001, 2.345, -2.347, 1e7, 0.05, -0.5, 12.3].map(|number| N(number).to_string());
        assert_eq!(written, ["1", "0", "2.35", "-2.35", "10000000", "0.05", "-0.5", "12.3"]);
        assert_eq!([0.12346, 0.56, 1.0].map(|number| Scale(number).to_string()), ["0.1235", "0.56", "1"]);
    }

    #[test]
    fn every_symbol_stands_in_a_line_of_its_own() {
        for line in SYMBOLS.lines().filter(|line| line.contains("<symbol")) {
            assert!(line.ends_with("</symbol>") && line.matches("<symbol").count() == 1, "{line}");
        }
        assert!(definition("salt").ends_with("</pattern>"));
    }

    #[test]
    fn texts_cannot_leave_their_place() {
        assert_eq!(escaped("<a b=\"c\">&'\u{0}\n"), "&lt;a b=&quot;c&quot;&gt;&amp;&#39;  ");
    }
}
