// Boards are small: indices of cells and counts fit the small integers they are kept in, and `usize::from` on every other
// line would hide the arithmetic.
#![allow(clippy::cast_lossless, clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
#![allow(clippy::cast_sign_loss, clippy::cast_precision_loss)]
#![doc = include_str!("../README.md")]

mod board;
mod rules;
mod scene;
#[doc(hidden)]
pub mod small;
mod symmetry;
mod text;
mod think;
mod variant;

pub use board::corner::Corner;
pub use board::field::Field;
pub use board::halves::Half;
pub use rules::announcements::Call;
pub use rules::figures::FigureKind;
pub use rules::moves::Move;
pub use rules::position::{Content, Position};
pub use rules::threats::Figure;
pub use symmetry::Image;
pub use text::refusal::{MoveError, PositionError};
pub use think::Tuned;
pub use variant::{SamLiam, SamLiam3, SamLiam4, SamLiam6x7, SamLiam7, SamLiam9, Variant};

/// A cell of a board of `C` columns and `R` rows.
pub type Cell<const C: u8, const R: u8> = siliam_core::Cell<C, R>;
/// A set of cells, a1 in the lowest bit.
pub type CellSet<W, const C: u8, const R: u8> = siliam_core::CellSet<W, C, R>;
