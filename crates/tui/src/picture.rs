//! A picture in characters, each with its paint: what `siliam show` prints and what the screen of a game shows.

use crate::ink::Rgb;

/// How a character is painted; what is not said is the terminal's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paint {
    /// The colour of the character.
    pub ink: Option<Rgb>,
    /// The colour behind it.
    pub ground: Option<Rgb>,
    /// Whether it is bold.
    pub bold: bool,
}

/// Characters of one paint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The characters, each one column wide.
    pub text: String,
    /// Their paint.
    pub paint: Paint,
}

/// Lines of painted characters, each one column wide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    tiles: Vec<(char, Paint)>,
}

impl Picture {
    /// An empty picture.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, tiles: vec![(' ', Paint::default()); width * height] }
    }

    /// Its columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Its lines.
    pub fn height(&self) -> usize {
        self.tiles.len().checked_div(self.width).unwrap_or(0)
    }

    /// Writes a text from a place on; what does not fit is cut off.
    pub fn put(&mut self, (x, y): (usize, usize), text: &str, paint: Paint) {
        let room = self.width.saturating_sub(x);
        for (letter, tile) in text.chars().take(room).zip(self.tiles.iter_mut().skip(y * self.width + x)) {
            *tile = (letter, paint);
        }
    }

    /// Writes a text over what is there: its ground stays.
    pub fn put_over(&mut self, (x, y): (usize, usize), text: &str, ink: Option<Rgb>) {
        let room = self.width.saturating_sub(x);
        for (letter, tile) in text.chars().take(room).zip(self.tiles.iter_mut().skip(y * self.width + x)) {
            *tile = (letter, Paint { ink, ground: tile.1.ground, bold: true });
        }
    }

    /// The lines, each as runs of one paint.
    pub fn lines(&self) -> impl Iterator<Item = Vec<Run>> {
        self.tiles.chunks(self.width.max(1)).map(|line| {
            let mut runs: Vec<Run> = Vec::new();
            for &(letter, paint) in line {
                match runs.last_mut() {
                    Some(run) if run.paint == paint => run.text.push(letter),
                    _ => runs.push(Run { text: letter.to_string(), paint }),
                }
            }
            runs
        })
    }
}
