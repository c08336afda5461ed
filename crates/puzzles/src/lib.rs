//! Puzzles: positions in which exactly one move is right, proven.
//!
//! [`make`] plays games and keeps what [`prover`] proves; [`Puzzle`] is a row of the file that a family keeps in its folder,
//! and [`FILES`] holds those that come with the program.

mod duel;
mod make;
mod many;
mod prover;
mod puzzle;
mod theme;

pub use make::{Making, SAME_IDEA, make};
pub use prover::{Flaw, Found, Likeness, Prover, prover};
pub use puzzle::{HEADER, Puzzle, RowError, Task, read_rows};
pub use theme::theme;

/// The puzzles that come with the program, a file a family: its name and its text.
pub const FILES: [(&str, &str); 3] = [
    ("games/siam/puzzles.tsv", include_str!("../../../games/siam/puzzles.tsv")),
    ("games/squaryd/puzzles.tsv", include_str!("../../../games/squaryd/puzzles.tsv")),
    ("games/samliam/puzzles.tsv", include_str!("../../../games/samliam/puzzles.tsv")),
];
