//! Search for the best move, generic over the game, the same natively and in the browser.
//!
//! Everything from outside is handed in: an [`Interrupt`] is asked every few hundred nodes whether to stop, so the library
//! knows no clock, no thread pool and no signal. A search that was interrupted and is run again goes on where it was: the
//! transposition table has what it found.
//!
//! Two rules keep proven results true: a win or loss is only ever reported from lines that ended, and no move is left out
//! of a node whose score is a proven loss.
//!
//! ```
//! use siliam_core::{Notation, Rules};
//! use siliam_engine::{Asking, Limits, think};
//! use siliam_siam::Siam;
//!
//! let siam = Siam::default();
//! // The elephant pushes the rock off the board.
//! let position = siam.read_position("2#2/2N2/1#1#1/5/n3n e 20 00")?;
//! let asking = Asking { limits: Limits { nodes: 10_000, ..Limits::default() }, mebibytes: 1, ..Asking::default() };
//! let history = [siam.repetition_key(&position)];
//! let thought = think(&siam, &position, &history, &asking, &|_| 0.0, |_| {}).expect("the game runs");
//! assert_eq!(siam.write_move(&position, thought.line[0]), "c4^");
//! assert_eq!(thought.score.to_string(), "win 1");
//! # Ok::<(), siliam_siam::PositionError>(())
//! ```

mod analysis;
mod clock;
mod fixed_depth;
mod force;
mod level;
mod many;
mod ordering;
mod puzzle;
mod score;
mod search;
mod settings;
mod slices;
mod swindle;
mod tallies;
mod think;
mod transposition;

pub use analysis::{Analysis, ManyAnalysis, Shown};
pub use clock::{Budget, Clock};
pub use fixed_depth::Sight;
pub use force::{Attack, Force};
pub use level::Level;
pub use many::{Many, Ranked, think_many};
pub use puzzle::{LONGEST, Only, Puzzles, Task};
pub use score::{Score, Verdict};
pub use search::{Found, Interrupt, Limits, Line, Search, Techniques};
pub use settings::{BudgetShares, Levels, Settings};
pub use slices::Slices;
pub use think::{Asking, Gauge, Style, Tables, Thought, think, think_with};
pub use transposition::TranspositionTable;
