//! The tests of the server as one program: each by itself would compile it anew.

mod assets;
mod hostile;
mod house;
mod public;
mod wire;
