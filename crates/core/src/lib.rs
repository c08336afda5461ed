//! What every game is made of: the traits a game implements, and what follows from them alone.
//!
//! - [`Rules`] is the static hot path: positions, moves, playing. No text, no allocation per node, no virtual call.
//! - [`Notation`] turns positions and moves into text and back; every refusal says what is wrong and by which ruling.
//! - [`Stage`] tells a screen what to show and what may be touched, so that no screen needs to know rules.
//! - [`Edit`] tells it how a position is set up; whether it is one is [`Notation`]'s to say.
//! - [`Think`] is what a search for two players asks of a game, [`Prove`] what a proof of a forced win asks;
//!   [`Prospects`] is what a search for three and four players asks.
//! - [`Symmetric`] says which turns and exchanges of the board change nothing.
//!
//! A [`Game`] is all of the first four with its [`Facts`]. This crate and the games depend on nothing.
//! Deliberately absent: clocks, threads, files, repetition (the table and the search know history, a position does not).

// Boards are small: indices of cells and counts fit the small integers they are kept in, and `usize::from` on every other
// line would hide the arithmetic.
#![allow(clippy::cast_lossless, clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
#![allow(clippy::cast_sign_loss, clippy::cast_precision_loss)]

mod cell;
pub mod cpu;
mod edit;
mod facts;
pub mod hash;
mod moves;
mod notation;
mod perft;
mod player;
mod playout;
mod prospects;
mod prove;
mod refusal;
mod rng;
mod rules;
mod stage;
mod symmetry;
pub mod text;
mod think;
pub mod touching;

pub use cell::{Bits, Cell, CellSet, Coord, Word};
pub use edit::{Draft, Edit, Editing, Editor, Field, Input, Offer, Tool};
pub use facts::{Facts, Game, Texts};
pub use moves::MoveStack;
pub use notation::Notation;
pub use perft::{Leaves, perft};
pub use player::{Outcome, Player};
pub use playout::{Playouts, play_out};
pub use prospects::Prospects;
pub use prove::{AtOnce, InThree, Prove, Stakes};
pub use refusal::{Arg, Refusal, Tell, Term};
pub use rng::Rng;
pub use rules::Rules;
pub use stage::{
    Choice, Deed, Label, Last, Mark, Motion, Objection, Outline, Piece, Place, Reason, Reserve, Scene,
    ShownFigure, Stage, Sum, Touch, Trace, Viewer, Weight, refuse,
};
pub use symmetry::{Symmetric, Symmetry};
pub use think::{Breadth, Glance, LeftOut, Think, Tuning};
