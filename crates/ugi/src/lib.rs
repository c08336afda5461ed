//! The Universal Game Interface (UGI), the protocol of lines in which programs ask engines for moves.
//!
//! [`Session`] is our engine: it is told lines and answers with lines, and [`listen`] holds such a conversation over any
//! input and output. [`Driver`] is the other side: it starts somebody's engine and asks it. `docs/ugi.md` describes the
//! protocol as we speak it; its transcripts are tests.
//!
//! ```
//! use siliam_ugi::{Session, listen};
//!
//! let input = "position startpos moves @c1n\nquery turn\nposition startpos moves @c3n\nquit\n";
//! let mut output = Vec::new();
//! listen(Session::new("siam")?, input.as_bytes(), &mut output)?;
//! let output = String::from_utf8(output)?;
//! let [turn, error] = output.lines().collect::<Vec<_>>()[..] else { panic!("{output}") };
//! assert_eq!(turn, "response p2");
//! assert!(error.starts_with("info string error move 1 `@c3n`: "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command;
mod driver;
mod go;
mod line;
mod listen;
mod mistake;
mod options;
mod searching;
mod session;

pub use driver::{BestMove, Breakdown, Driver};
pub use listen::listen;
pub use searching::{Pace, Searching};
pub use session::{Answer, Ceiling, Session};
