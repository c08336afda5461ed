//! The rules: figures, threats and duties, which moves are legal and what they do.

pub(crate) mod announcements;
pub(crate) mod duty;
pub(crate) mod figures;
pub(crate) mod hands;
pub(crate) mod labels;
pub(crate) mod moves;
pub(crate) mod position;
pub(crate) mod threats;
pub(crate) mod turns;
