//! The tests of Squaryd as one program: each by itself would compile the rules and the kit anew.

mod at;
mod conform;
mod plain;
mod rulings;
mod rulings_at_the_table;
mod rulings_in_general;
mod screen;
mod words;
