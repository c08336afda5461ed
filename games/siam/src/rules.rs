//! The rules: what a position holds, who may push, which moves are legal and what they do.

pub(crate) mod lines;
pub(crate) mod moves;
pub(crate) mod position;
