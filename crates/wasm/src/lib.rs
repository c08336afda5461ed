//! The catalog as WebAssembly: what the browser asks, answered in JSON.
//!
//! The browser holds no rules. Its page loads a module with the feature `screen`: it shows a view of a [`Board`], filters
//! the choices by what was touched, and plays a text; games leave it by an [`Export`] and come in by [`import`]; an online
//! game is an [`OnlineRoom`], folded of its events; an analysis works on a [`GameTree`], and an [`Editor`] sets a position
//! up. Its worker loads another one with the feature `thinking`: [`level_move`], a [`Thinker`], which works in slices so
//! that it can be stopped between two of them, an [`Analyst`], which remembers the positions it was shown, and a
//! [`Reviewer`].

#[cfg(feature = "thinking")]
mod analyst;
#[cfg(feature = "screen")]
mod editor;
#[cfg(feature = "screen")]
mod events;
#[cfg(feature = "screen")]
mod exchange;
#[cfg(feature = "screen")]
mod facts;
#[cfg(feature = "screen")]
mod page;
#[cfg(feature = "screen")]
mod picture;
#[cfg(feature = "thinking")]
mod reviewer;
#[cfg(feature = "screen")]
mod room;
#[cfg(feature = "thinking")]
mod thinker;
#[cfg(feature = "screen")]
mod tree;
#[cfg(all(test, feature = "thinking", feature = "screen"))]
mod typescript;
#[cfg(feature = "screen")]
mod view;

#[cfg(feature = "thinking")]
pub use analyst::Analyst;
#[cfg(feature = "screen")]
pub use editor::Editor;
#[cfg(feature = "screen")]
pub use exchange::{Export, import};
#[cfg(feature = "screen")]
pub use page::{Board, games, messages, rules};
#[cfg(feature = "screen")]
pub use picture::picture;
#[cfg(feature = "thinking")]
pub use reviewer::Reviewer;
#[cfg(feature = "screen")]
pub use room::OnlineRoom;
#[cfg(feature = "thinking")]
pub use thinker::{Thinker, level_move};
#[cfg(feature = "screen")]
pub use tree::GameTree;
