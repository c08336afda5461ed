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

pub use board::facing::Facing;
pub use board::{Cell, CellSet};
pub use rules::moves::Move;
pub use rules::position::{Kind, Piece, Position};
pub use symmetry::Image;
pub use text::refusal::{MoveError, PositionError};

use siliam_core::{Facts, Game, Texts};

/// How many animals each side has.
pub const ANIMALS: u32 = 5;

/// How many rocks are on the board until one falls.
pub const ROCKS: u32 = 3;

/// The rules of Siam under one set of options.
///
/// ```
/// use siliam_core::{Notation, Rules};
/// use siliam_siam::Siam;
///
/// let siam = Siam::default();
/// let start = siam.start();
/// assert_eq!(siam.count(&start), 64);
/// let entered = siam.play_unchecked(&start, siam.read_move(&start, "@c1n")?);
/// assert_eq!(siam.write_position(&entered), "5/5/1###1/5/2N2 r 1 00");
/// # Ok::<(), siliam_siam::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
// Four switches that a table sets one by one: each is its own yes or no.
#[allow(clippy::struct_excessive_bools)]
pub struct Siam {
    /// `prefix-push`: S5 must hold for every stretch of the line.
    pub prefix_push: bool,
    /// `ban`: S7.
    pub ban: bool,
    /// `one-exit`: S8.
    pub one_exit: bool,
    /// `swap`: G3.
    pub swap: bool,
}

impl Game for Siam {
    const FACTS: Facts = Facts {
        id: "siam",
        family: "siam",
        letters: &['e', 'r'],
        players: &["siam-player-e", "siam-player-r"],
        inks: &[[0xF7, 0xEF, 0xDD], [0x2C, 0x35, 0x52]],
        grounds: [[0xB9, 0xCF, 0xBB], [0xAA, 0xC5, 0xAF]],
        facings: &["n", "e", "s", "w"],
        options: &["prefix-push", "ban", "one-exit", "swap"],
        rules: Texts { fr: include_str!("../rules.fr.md"), en: include_str!("../rules.en.md") },
        messages: Texts { fr: include_str!("../messages/fr.ftl"), en: include_str!("../messages/en.ftl") },
    };

    fn with_options(options: &[&str]) -> Self {
        let chosen = |name| options.contains(&name);
        Self {
            prefix_push: chosen("prefix-push"),
            ban: chosen("ban"),
            one_exit: chosen("one-exit"),
            swap: chosen("swap"),
        }
    }
}
