//! What a screen shows and what a person may touch: a screen holds no rules, it is told.

use crate::{Arg, Coord, Game, Player, Refusal, Rules};
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
    /// How a line goes through them, where they make a figure.
    pub outline: Option<Outline>,
    /// The pieces that are missing there, to be drawn as ghosts.
    pub ghosts: Vec<Piece>,
}

/// How a line goes through the cells of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// Around them and back to the first, as through the corners of a square.
    Closed,
    /// As two arms, one through the first two and one through the last two.
    Cross,
    /// Straight through all of them.
    Line,
}

/// Cells that decide a game together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownFigure {
    /// How a line goes through them.
    pub outline: Outline,
    /// The cells.
    pub cells: Vec<Coord>,
}

/// Something a person touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch<'a> {
    /// A kind of piece in a player's reserve.
    Reserve(Player, &'a str),
    /// A cell.
    Cell(Coord),
    /// A facing or a corner, offered around the cell touched last.
    Facing(&'a str),
    /// A button with a name.
    Action(&'a str),
}

impl<'a> Touch<'a> {
    /// Reads what [`Display`](fmt::Display) writes; whether the game knows the name is not asked.
    pub fn read(text: &'a str) -> Option<Self> {
        let (sort, rest) = text.split_once(':')?;
        Some(match sort {
            "cell" => Self::Cell(Coord::read(rest)?),
            "facing" => Self::Facing(rest),
            "action" => Self::Action(rest),
            "reserve" => {
                let (place, kind) = rest.split_once(':')?;
                Self::Reserve(*Player::ALL.get(place.parse::<usize>().ok()?)?, kind)
            }
            _ => return None,
        })
    }
}

impl fmt::Display for Touch<'_> {
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
    pub path: Vec<Touch<'static>>,
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

/// Something to be told in words: why a game is over, what a player owes, why a touch leads nowhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// Names the message.
    pub code: &'static str,
    /// What the message may show.
    pub args: Vec<(&'static str, Arg)>,
    /// The ruling it rests on, as in `S5`.
    pub ruling: Option<&'static str>,
    /// What it is about: whatever decided, where a duty can be met, what was touched in vain.
    pub cells: Vec<Coord>,
    /// The figures that decided a game, each by itself.
    pub figures: Vec<ShownFigure>,
}

impl Reason {
    /// A message with its arguments, about no cell.
    pub fn new(code: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { code, args, ..Self::default() }
    }

    /// What a refusal says.
    pub fn of(refusal: &dyn Refusal) -> Self {
        Self { ruling: refusal.ruling(), ..Self::new(refusal.code(), refusal.args()) }
    }

    /// The same about these cells.
    #[must_use]
    pub fn at(self, cells: Vec<Coord>) -> Self {
        Self { cells, ..self }
    }

    /// The same with its ruling.
    #[must_use]
    pub fn by(self, ruling: &'static str) -> Self {
        Self { ruling: Some(ruling), ..self }
    }
}

/// Why a touch leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// In words, and the cells it is about.
    pub reason: Reason,
    /// The arithmetic of a refused push.
    pub sum: Option<Sum>,
}

/// What a refused push weighs, from the pusher on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Where the push would go.
    pub toward: &'static str,
    /// Whether the pusher enters: it counts one [`Weight::For`] more, and as it stands on no cell yet it is not among the
    /// weights. A screen shows it on the frame, behind the first of them.
    pub is_entering: bool,
    /// Every piece on the board that is counted.
    pub weights: Vec<(Coord, Weight)>,
}

/// What one piece counts in a push.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// It pushes along.
    For,
    /// It pushes against.
    Against,
    /// It faces sideways and counts nothing.
    Aside,
    /// It has to be pushed.
    Rock,
}

/// What a move was, so that a screen need not guess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The kind of move, as in `push`.
    pub kind: &'static str,
    /// The move in words: parts of one sentence.
    pub said: Vec<Reason>,
    /// What is drawn of it afterwards.
    pub trace: Trace,
}

/// The cells in which a move is drawn afterwards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Where a whole line moved to, as one; `None` where no line was pushed.
    pub pushed: Option<&'static str>,
    /// Cells the move emptied.
    pub from: Vec<Coord>,
    /// Cells on which the pieces that moved now stand; of a push, from the pusher on.
    pub to: Vec<Coord>,
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

    /// What a move is, in words and marks.
    fn deed(&self, position: &Self::Position, mv: Self::Move) -> Deed;

    /// The text of the move that a finished path stands for, legal or not; `None` for a path that stands for none.
    fn spelled(&self, position: &Self::Position, path: &[Touch<'_>]) -> Option<String>;

    /// Why the last touch of a path leads nowhere, where the path stands for no move. The position is not finished.
    fn object(&self, position: &Self::Position, path: &[Touch<'_>]) -> Reason;

    /// The arithmetic of the push that the last touch of a path asks for in vain, in games of pushing.
    fn sum(&self, _position: &Self::Position, _path: &[Touch<'_>]) -> Option<Sum> {
        None
    }

    /// What the move brings its player (L11).
    fn labels(&self, _position: &Self::Position, _mv: Self::Move) -> Vec<Label> {
        Vec::new()
    }

    /// Whether the players must find a label out for themselves, as long as `now` is on the board.
    fn hides(&self, _last: Last<'_, Self>, _label: &Label, _now: &Self::Position) -> bool {
        false
    }

    /// The position as far as everybody may know it: without what the players must find out for themselves. Its text is
    /// read like any other.
    fn known(&self, position: &Self::Position) -> Self::Position {
        *position
    }

    /// What the rules ask of whoever acts now, or grant them, beyond a placement or move like any other, the most
    /// pressing first; nothing that the viewer has to find out for themselves.
    fn duties(&self, _position: &Self::Position, _viewer: Viewer) -> Vec<Reason> {
        Vec::new()
    }

    /// Why the game is over; `last` is how it came about, where that is known. `None` while it runs.
    fn reason(&self, position: &Self::Position, last: Option<Last<'_, Self>>) -> Option<Reason>;
}

/// Why the last touch of a path, which no choice continues, leads nowhere. Where the path stands for a move, the refusal
/// is the one that the text of the move gets.
///
/// A screen may also ask about a piece that was just taken up, although choices go on from there: where there is a
/// [`Sum`], the push of that piece is refused, and sum and reason can be shown before anybody tries.
pub fn refuse<G: Game>(rules: &G, position: &G::Position, viewer: Viewer, path: &[Touch<'_>]) -> Objection {
    if viewer != Viewer::Player(rules.actor(position)) {
        return Objection { reason: Reason::new("touch-not-your-turn", vec![]), sum: None };
    }
    let refused = rules.spelled(position, path).and_then(|text| rules.read_move(position, &text).err());
    let mut reason = refused.map_or_else(|| rules.object(position, path), |error| Reason::of(&error));
    if reason.cells.is_empty() {
        let touched = path.iter().rev().find_map(|touch| match touch {
            Touch::Cell(cell) => Some(*cell),
            _ => None,
        });
        reason.cells.extend(touched);
    }
    Objection { reason, sum: rules.sum(position, path) }
}
