//! What a search knows of Sam Liam beside the rules.

pub(crate) mod many;
pub(crate) mod two;
