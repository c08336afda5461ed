//! What a search knows of Squaryd beside the rules: how good a position is, and what a proof needs.

mod eval;
mod forcing;
mod foresight;
mod proof;
