//! Texts: positions and moves read and written, and why one is refused.

pub(crate) mod notation;
mod notes;
pub(crate) mod refusal;
