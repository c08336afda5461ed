//! What a screen shows and what a person may touch: a screen holds no rules, it is told.

use crate::{Arg, Coord, Player, Rules};
use std::fmt;

/// Who looks at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player; where the rules reward attention, nothing is betrayed to them.
    Player(Player),
    /// A spectator or teacher, who may see what players overlook.
    Spectator,
}

/// Everything on and beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Columns of the board.
    pub columns: u8,
    /// Rows of the board.
    pub rows: u8,
    /// Cells inside that rectangle which are no part of the board.
    pub holes: Vec<Coord>,
    /// What stands on the board.
    pub pieces: Vec<Piece>,
    /// What the players have in hand.
    pub reserves: Vec<Reserve>,
    /// What is worth seeing in this position.
    pub marks: Vec<Mark>,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where it stands.
    pub cell: Coord,
    /// Whose it is; nobody's for a rock.
    pub owner: Option<Player>,
    /// What it is; names its drawing and its message.
    pub kind: &'static str,
    /// Where it faces or which corner it fills.
    pub facing: Option<&'static str>,
    /// How a terminal writes it, one to three columns wide.
    pub glyph: &'static str,
}

/// Pieces of one kind in a player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserve {
    /// Whose they are.
    pub player: Player,
    /// What they are.
    pub kind: &'static str,
    /// How many are left.
    pub left: u8,
    /// How many there were at the start.
    pub of: u8,
}

/// Cells that mean something together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What they mean; names the drawing and the message.
    pub kind: &'static str,
    /// Whose threat or figure it is, where it is somebody's.
    pub player: Option<Player>,
    /// The cells.
    pub cells: Vec<Coord>,
}

/// Something a person touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// A kind of piece in a player's reserve.
    Reserve(Player, &'static str),
    /// A cell.
    Cell(Coord),
    /// A facing or a corner, offered around the cell touched last.
    Facing(&'static str),
    /// A button with a name.
    Action(&'static str),
}

impl fmt::Display for Touch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reserve(player, kind) => write!(f, "reserve:{}:{kind}", player.index()),
            Self::Cell(cell) => write!(f, "cell:{cell}"),
            Self::Facing(facing) => write!(f, "facing:{facing}"),
            Self::Action(name) => write!(f, "action:{name}"),
        }
    }
}

/// A move a person may try, and what they touch, in order, to make it.
///
/// No path is the beginning of another, so a complete path is one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move's text.
    pub mv: String,
    /// What is touched.
    pub path: Vec<Touch>,
}

/// Where a piece comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A cell.
    Cell(Coord),
    /// A player's reserve.
    Reserve(Player),
    /// Off the board for good, over the edge in this direction.
    Beyond(&'static str),
}

/// What one piece does in a move; the pieces of one step do it together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// Steps follow each other from 0.
    pub step: u8,
    /// The piece as it is afterwards (`cell` is where it was last on the board).
    pub piece: Piece,
    /// Where it comes from.
    pub from: Place,
    /// Where it goes.
    pub to: Place,
    /// Where it faced before, when it turns.
    pub turned_from: Option<&'static str>,
}

/// What a move brought its player, as a referee would call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// As in `sam`; names the message.
    pub code: &'static str,
    /// The cells it is about.
    pub cells: Vec<Coord>,
}

/// Why a game is over, or what a player owes: something to be told in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Names the message.
    pub code: &'static str,
    /// What the message may show.
    pub args: Vec<(&'static str, Arg)>,
    /// The figure, or whatever decided; where a duty can be met.
    pub cells: Vec<Coord>,
}

/// The position before a move, and the move.
pub type Last<'a, R> = (&'a <R as Rules>::Position, <R as Rules>::Move);

/// What a screen asks of a game.
pub trait Stage: Rules {
    /// What the viewer sees.
    fn scene(&self, position: &Self::Position, viewer: Viewer) -> Scene;

    /// What the viewer may try now; empty when it is not for them to act.
    fn choices(&self, position: &Self::Position, viewer: Viewer) -> Vec<Choice>;

    /// How the pieces get from `position` to where `mv` leaves them.
    fn motions(&self, position: &Self::Position, mv: Self::Move) -> Vec<Motion>;

    /// What the move brings its player (L11).
    fn labels(&self, _position: &Self::Position, _mv: Self::Move) -> Vec<Label> {
        Vec::new()
    }

    /// What the rules ask of whoever acts now beyond a placement or move like any other, the most pressing first.
    fn duties(&self, _position: &Self::Position) -> Vec<Reason> {
        Vec::new()
    }

    /// Why the game is over; `last` is how it came about, where that is known. `None` while it runs.
    fn reason(&self, position: &Self::Position, last: Option<Last<'_, Self>>) -> Option<Reason>;
}
