//! A game in the terminal: a screen for arrow keys, and a dialogue of lines for scripts and screen readers.
//!
//! Everything goes through a [`Table`](siliam_catalog::Table), so nothing here knows any game. [`Sitting`] is the game with its
//! seats and clocks; [`Screen`] is what keys do to it and how it is drawn; the dialogue does the same with lines. Neither
//! asks a clock or starts a thread: time and answers are handed in, so tests play whole games without either. Only
//! `terminal` knows the terminal.

pub mod board;
mod clocks;
mod command;
mod dialogue;
mod hand;
mod ink;
mod keeping;
mod picture;
mod question;
mod recording;
mod screen;
mod seat;
mod sitting;
mod sixteen;
pub mod terminal;
mod view;
mod words;

pub use clocks::ClockRule;
pub use dialogue::Dialogue;
pub use ink::{Colour, Depth, Rgb};
pub use keeping::{KeepError, Keeper, ResumeError};
pub use picture::{Paint, Picture, Run};
pub use question::{Answer, Line, Matter, Question, Watch};
pub use recording::setup_of;
pub use screen::{Screen, keys_of_typing};
pub use seat::{Seat, SeatingError, Strength, seated};
use siliam_core::Texts;
pub use sitting::{Setup, Sitting};

/// What the terminal says of itself.
pub const MESSAGES: Texts =
    Texts { fr: include_str!("../messages/fr.ftl"), en: include_str!("../messages/en.ftl") };
