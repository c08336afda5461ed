#![doc = include_str!("../README.md")]

mod announce;
mod board;
mod calls;
mod chances;
mod choice;
mod corner;
mod duty;
mod eval;
mod field;
mod figures;
mod labels;
mod looks;
mod moves;
mod notation;
mod notes;
mod position;
mod prospects;
mod refusal;
mod scene;
#[doc(hidden)]
pub mod small;
mod symmetry;
mod tally;
mod threats;
mod turns;
mod variant;
mod worth;

pub use corner::Corner;
pub use field::Field;
pub use figures::FigureKind;
pub use moves::Move;
pub use position::{Call, Content, Half, Position};
pub use refusal::{MoveError, PositionError};
pub use symmetry::Image;
pub use threats::Figure;
pub use variant::{SamLiam, SamLiam3, SamLiam4, SamLiam6x7, SamLiam7, SamLiam9, Variant};

/// A cell of a board of `C` columns and `R` rows.
pub type Cell<const C: u8, const R: u8> = siliam_core::Cell<C, R>;
/// A set of cells, a1 in the lowest bit.
pub type CellSet<W, const C: u8, const R: u8> = siliam_core::CellSet<W, C, R>;
