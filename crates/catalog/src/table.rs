//! A game being played, whatever game it is.

use crate::NameError;
use siliam_core::{
    Arg, Choice, Facts, Label, Leaves, Motion, Outcome, Player, Playouts, Reason, Refusal, Rng, Scene, Viewer,
};
use siliam_engine::{Asking, Gauge, Score, Tables};
use std::error::Error;
use std::fmt;

/// How a game at the table ended and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, if anybody. When one of three or four resigns, the others share a draw.
    pub outcome: Outcome,
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
}

impl TableError {
    /// What refused, where it was not the table itself.
    fn inner(&self) -> Option<&dyn Refusal> {
        match self {
            Self::Name(error) => Some(error),
            Self::Position(error) | Self::Move(error) => Some(&**error),
            Self::Over => None,
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.inner() {
            Some(error) => fmt::Display::fmt(error, f),
            None => f.write_str("the game is over"),
        }
    }
}

impl Error for TableError {}

impl Refusal for TableError {
    fn code(&self) -> &'static str {
        self.inner().map_or("table-over", Refusal::code)
    }

    fn ruling(&self) -> Option<&'static str> {
        self.inner().and_then(Refusal::ruling)
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.inner().map_or_else(Vec::new, Refusal::args)
    }
}

/// What the engine advises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The best line it sees; the first move is the one to play.
    pub line: Vec<String>,
    /// What the position is worth to the actor.
    pub score: Score,
    /// The next best lines with their scores, as many as were asked for and found.
    pub others: Vec<(Vec<String>, Score)>,
    /// How deep the last complete iteration looked.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
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

    /// Ends the game by a player's resignation.
    fn resign(&mut self, player: Player) -> Result<(), TableError>;

    /// Ends the game as a draw that all agreed to.
    fn agree_draw(&mut self) -> Result<(), TableError>;
}

/// What a screen shows of the present position and of the move that led to it.
pub trait Screen {
    /// What the viewer sees.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// What the viewer may try.
    fn choices(&self, viewer: Viewer) -> Vec<Choice>;

    /// What the last move brought its player.
    fn labels(&self) -> Vec<Label>;

    /// What the rules ask of whoever acts now, to be told in words.
    fn duties(&self) -> Vec<Reason>;

    /// How the pieces moved in the last move.
    fn motions(&self) -> Vec<Motion>;
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
}

/// A game being played, whatever game it is. One call asks one whole question (a list, a perft, a thousand random games),
/// so nothing beneath is virtual.
pub trait Table: Referee + Screen + Engine {
    /// What counts positions; `None` in a build without the feature `counting`.
    fn counting(&self) -> Option<&dyn Counting>;
}
