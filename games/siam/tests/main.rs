//! The tests of Siam as one program: each by itself would compile the rules and the kit anew.

mod at;
mod conform;
mod figures;
mod plain;
mod rulings;
mod words;
