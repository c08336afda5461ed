//! The tests of Squaryd as one program: each by itself would compile the rules and the kit anew.

// As in the crate itself: boards are small.
#![allow(clippy::cast_lossless, clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
#![allow(clippy::cast_sign_loss, clippy::cast_precision_loss)]

mod at;
mod conform;
mod plain;
mod rulings;
mod rulings_at_the_table;
mod rulings_in_general;
mod screen;
mod words;
