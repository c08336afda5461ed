//! The tests of Sam Liam as one program: each by itself would compile the rules and the kit anew.

// As in the crate itself: boards are small.
#![allow(clippy::cast_lossless, clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
#![allow(clippy::cast_sign_loss, clippy::cast_precision_loss)]

mod at;
mod conform;
mod plain;
mod rulings;
mod rulings_of_6x7;
mod rulings_of_three_and_four;
mod rulings_on_announcing;
mod screen;
mod secrets;
mod texts;
mod touches;
mod words;
