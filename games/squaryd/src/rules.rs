//! The rules: what a position holds, refereed play, play at the table, which moves are legal and what they do.

pub(crate) mod moves;
pub(crate) mod position;
pub(crate) mod referee;
pub(crate) mod table;
