//! Texts: positions and moves read and written, and why one is refused.

pub(crate) mod notation;
pub(crate) mod push;
pub(crate) mod refusal;
