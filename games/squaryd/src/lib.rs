// Boards are small: indices of cells and counts fit the small integers they are kept in, and `usize::from` on every other
// line would hide the arithmetic.
#![allow(clippy::cast_lossless, clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
#![allow(clippy::cast_sign_loss, clippy::cast_precision_loss)]
#![doc = include_str!("../README.md")]

mod board;
mod rules;
mod scene;
mod symmetry;
mod text;
mod think;

pub use board::squares::Square;
pub use board::{Cell, CellSet};
pub use rules::moves::Move;
pub use rules::position::{Kind, Position};
pub use symmetry::Image;
pub use text::refusal::{MoveError, PositionError};

use siliam_core::{Facts, Game, Texts};

/// How many pawns each side has; a single takes one, a double two.
pub const PAWNS: u32 = 24;

/// The rules of Squaryd under one set of options.
///
/// ```
/// use siliam_core::{Notation, Rules};
/// use siliam_squaryd::Squaryd;
///
/// let squaryd = Squaryd::default();
/// let start = squaryd.start();
/// assert_eq!(squaryd.count(&start), 48);
/// let placed = squaryd.play_unchecked(&start, squaryd.read_move(&start, "c3")?);
/// assert_eq!(squaryd.write_position(&placed), "7/7/7/3#3/2x4/7/7 l");
/// # Ok::<(), siliam_squaryd::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Squaryd {
    /// `table`: T1 to T5, eyes open.
    pub table: bool,
    /// `free-doubles`: doubles also where no threat asks for one.
    pub free_doubles: bool,
    /// `swap`: G3.
    pub swap: bool,
}

impl Game for Squaryd {
    const FACTS: Facts = Facts {
        id: "squaryd",
        family: "squaryd",
        letters: &['d', 'l'],
        players: &["squaryd-player-d", "squaryd-player-l"],
        inks: &[[0x26, 0x34, 0x57], [0xFA, 0xF3, 0xE2]],
        grounds: [[0xBE, 0x88, 0x50], [0xAD, 0x76, 0x40]],
        facings: &[],
        options: &["table", "free-doubles", "swap"],
        rules: Texts { fr: include_str!("../rules.fr.md"), en: include_str!("../rules.en.md") },
        messages: Texts { fr: include_str!("../messages/fr.ftl"), en: include_str!("../messages/en.ftl") },
    };

    fn with_options(options: &[&str]) -> Self {
        let chosen = |name| options.contains(&name);
        Self { table: chosen("table"), free_doubles: chosen("free-doubles"), swap: chosen("swap") }
    }
}
