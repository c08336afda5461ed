//! The tests of Sam Liam as one program: each by itself would compile the rules and the kit anew.

mod at;
mod conform;
mod plain;
mod rulings;
mod rulings_of_6x7;
mod rulings_of_three_and_four;
mod rulings_on_announcing;
mod screen;
mod secrets;
mod texts;
mod touches;
mod words;
