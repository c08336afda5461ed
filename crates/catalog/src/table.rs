//! A game being played, whatever game it is.

use crate::{Analysis, Left, NameError, Settlement};
use siliam_core::{
    Arg, Choice, Deed, Facts, Label, Leaves, Motion, Objection, Outcome, Player, Playouts, Reason, Refusal,
    Rng, Scene, Touch, Viewer,
};
use siliam_engine::{Asking, Gauge, Score, Tables};
use std::error::Error;
use std::fmt;

/// How a game at the table ended and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, if anybody.
    pub outcome: Outcome,
    /// Who left the table on the way, in that order: they have lost, whatever became of their seats (G4).
    pub left: Vec<Left>,
    /// Who share the rest where one of three or four left and the game ended there; else nobody.
    pub shares: Vec<Player>,
    /// Why, to be worded.
    pub reason: Reason,
}

/// Why something cannot be done at the table.
#[derive(Debug)]
pub enum TableError {
    /// There is no such game or option.
    Name(NameError),
    /// The position text is refused.
    Position(Box<dyn Refusal>),
    /// The rules refuse the move.
    Move(Box<dyn Refusal>),
    /// The game is over.
    Over,
    /// This player has left the table before; the message names them.
    Gone(&'static str),
    /// The text is nothing that players can settle.
    Settlement(String),
}

impl TableError {
    /// What refused, where it was not the table itself.
    fn inner(&self) -> Option<&dyn Refusal> {
        match self {
            Self::Name(error) => Some(error),
            Self::Position(error) | Self::Move(error) => Some(&**error),
            Self::Over | Self::Gone(_) | Self::Settlement(_) => None,
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::Gone(_) => f.write_str("this player has left the table before"),
            Self::Settlement(found) => write!(f, "`{found}` is nothing that players can settle"),
            Self::Name(error) => fmt::Display::fmt(error, f),
            Self::Position(error) | Self::Move(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl Error for TableError {}

impl Refusal for TableError {
    fn code(&self) -> &'static str {
        match self {
            Self::Over => "table-over",
            Self::Gone(_) => "table-gone",
            Self::Settlement(_) => "table-settlement",
            Self::Name(error) => error.code(),
            Self::Position(error) | Self::Move(error) => error.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        self.inner().and_then(Refusal::ruling)
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Gone(side) => vec![("side", Arg::Term(side))],
            Self::Settlement(found) => vec![("found", Arg::Text(found.clone()))],
            _ => self.inner().map_or_else(Vec::new, Refusal::args),
        }
    }
}

/// What the engine advises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The best line it sees; the first move is the one to play.
    pub line: Vec<String>,
    /// What the position is worth to the actor.
    pub score: Score,
    /// The next best lines, as many as were asked for and found.
    pub others: Vec<Variation>,
    /// How deep the last complete iteration looked.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// What each of three or four can expect, in thousandths of a win, in playing order; a draw is worth half of a fair
    /// share. Empty between two, and where nothing is known.
    pub shares: Vec<u16>,
}

/// A line of play and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The moves.
    pub line: Vec<String>,
    /// What it is worth to the actor.
    pub score: Score,
    /// What each of three or four can expect after its first move, as in [`Advice::shares`].
    pub shares: Vec<u16>,
}

/// A think that goes on a slice at a time, for whoever cannot wait: a browser's worker, a screen that stays fluid.
pub trait Thinking: Send {
    /// Searches so many positions more, fewer where a look takes long; gives whether there is nothing left to find.
    fn slice(&mut self, nodes: u64) -> bool;

    /// What it would play now; `None` before the first slices.
    fn advice(&self) -> Option<Advice>;
}

/// What an opening is weighed against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Even {
    /// As good for both.
    ForBoth,
    /// The same, unless the start of a game is farther from that: then as good for the first player as the start is.
    ByTheGame,
}

/// How a game begins that shall differ from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Random plies.
    pub plies: usize,
    /// How far from even the position after them may be where two play, in hundredths.
    pub balance: i32,
    /// What even means.
    pub even: Even,
}

/// The referee: the game with its history, who acts, what is legal, how it ended.
///
/// Everything that needs history lives here: repetition (G1), taking back, resignation and agreement (G4).
pub trait Referee: Send {
    /// What is known of the game.
    fn facts(&self) -> &'static Facts;

    /// The game's name with its options, in one normal order.
    fn name(&self) -> String;

    /// Who acts now.
    fn actor(&self) -> Player;

    /// How the game ended; `None` while it runs.
    fn ending(&self) -> Option<Ending>;

    /// The position's text.
    fn position(&self) -> String;

    /// The text of the position in which the table was set up.
    fn start(&self) -> String;

    /// The legal moves; none when the game is over.
    fn moves(&self) -> Vec<String>;

    /// Plays a move; what was taken back is forgotten.
    fn play(&mut self, text: &str) -> Result<(), TableError>;

    /// Takes back a resignation or agreement, else the last move; `false` when there is none.
    fn undo(&mut self) -> bool;

    /// Plays again what was taken back last; `false` when there is none.
    fn redo(&mut self) -> bool;

    /// The moves played, as records write them.
    fn played(&self) -> Vec<String>;

    /// The last move played, in the form in which `moves` lists it; `None` at the start.
    fn last_move(&self) -> Option<String>;

    /// Settles something beside the rules: somebody leaves, all agree to a draw.
    fn settle(&mut self, settlement: Settlement) -> Result<(), TableError>;
}

/// One move of the line, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The move, as records write it.
    pub mv: String,
    /// Who played it.
    pub player: Player,
    /// What it is called, as far as the viewer may know.
    pub labels: Vec<Label>,
}

/// What a screen shows of the present position and of the move that led to it.
pub trait Screen {
    /// What the viewer sees.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// What the viewer may try.
    fn choices(&self, viewer: Viewer) -> Vec<Choice>;

    /// Why the last touch of a path, which no choice continues, leads nowhere.
    fn refuse(&self, viewer: Viewer, path: &[Touch<'_>]) -> Objection;

    /// What the last move brought its player, as far as the viewer may know.
    fn labels(&self, viewer: Viewer) -> Vec<Label>;

    /// All moves played, with what each brought its player, as far as the viewer may know by now.
    fn listed(&self, viewer: Viewer) -> Vec<Listed>;

    /// The last of them; `None` at the start.
    fn listed_last(&self, viewer: Viewer) -> Option<Listed>;

    /// What the rules ask of whoever acts now, to be told in words.
    fn duties(&self, viewer: Viewer) -> Vec<Reason>;

    /// What the last move was; `None` at the start.
    fn deed(&self) -> Option<Deed>;

    /// How the pieces moved in the last move.
    fn motions(&self) -> Vec<Motion>;

    /// The text of the position, as far as the viewer may know it.
    fn known_position(&self, viewer: Viewer) -> String;
}

/// What counts positions and games from here on, without history.
pub trait Counting {
    /// Perft.
    fn perft(&self, depth: u32, leaves: Leaves) -> u64;

    /// Perft by first move: calls `each` with every legal move and its leaves. `depth` is at least 1.
    fn divide(&self, depth: u32, leaves: Leaves, each: &mut dyn FnMut(&str, u64));

    /// Adds random games.
    fn play_out(&self, games: u64, cap: Option<u64>, rng: &mut Rng, into: &mut Playouts);
}

/// Hears of every improvement of a think.
pub type Heard<'a> = &'a mut dyn FnMut(&Advice);

/// The engine, with the settings of the game. A game without one, or a build without the feature `thinking`, answers `None`.
pub trait Engine {
    /// What the engine would play; `each` hears of every improvement. `None` when the game is over.
    fn think(&self, asking: &Asking, gauge: Gauge<'_>, each: Heard<'_>) -> Option<Advice> {
        self.think_with(asking, &Tables::of(asking), gauge, each)
    }

    /// The same with tables that remember earlier thinks about the same game.
    fn think_with(
        &self,
        asking: &Asking,
        tables: &Tables,
        gauge: Gauge<'_>,
        each: Heard<'_>,
    ) -> Option<Advice>;

    /// The same, a slice at a time on one thread, with tables of so many mebibytes.
    fn thinking(&self, mebibytes: usize) -> Option<Box<dyn Thinking>>;

    /// An analysis of the game, whatever its position, with about so many mebibytes.
    fn analysis(&self, mebibytes: usize) -> Option<Box<dyn Analysis>>;
}

#[cfg(feature = "screen")]
use self::Screen as Shown;
/// Nothing is shown in a build without the feature `screen`: whoever only thinks does not load what people are told.
#[cfg(not(feature = "screen"))]
pub trait Shown {}

/// A game being played, whatever game it is. One call asks one whole question (a list, a perft, a thousand random games),
/// so nothing beneath is virtual.
pub trait Table: Referee + Shown + Engine {
    /// What counts positions; `None` in a build without the feature `counting`.
    fn counting(&self) -> Option<&dyn Counting>;
}
