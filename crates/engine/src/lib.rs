//! Search for the best move, generic over the game, the same natively and in the browser.
//!
//! Everything from outside is handed in: an [`Interrupt`] is asked every few hundred nodes whether to stop, so the library
//! knows no clock, no thread pool and no signal. A search that was interrupted goes on where it was when it is run again:
//! what it had found lies in the transposition table.
//!
//! Two rules keep proven results true: a win or loss is only ever reported from lines that ended, and no move is left out
//! of a node whose score is a proven loss.

mod clock;
mod force;
mod level;
mod many;
mod ordering;
mod plain;
mod score;
mod search;
mod settings;
mod slices;
mod swindle;
mod tallies;
mod think;
mod transposition;

pub use clock::{Budget, Clock};
pub use force::{Attack, Force};
pub use level::Level;
pub use many::{Many, Ranked, think_many};
pub use plain::Sight;
pub use score::{Score, Verdict};
pub use search::{Found, Interrupt, Limits, Line, Search, Techniques};
pub use settings::{BudgetShares, Levels, Settings};
pub use slices::Slices;
pub use think::{Asking, Gauge, Style, Tables, Thought, think, think_with};
pub use transposition::TranspositionTable;
