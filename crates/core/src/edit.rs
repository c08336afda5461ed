//! Setting up a position by touches: what can be put, noted and set, so that no screen needs to know rules.
//!
//! [`Edit`] is what a game tells of it, [`Editing`] what a screen asks, and [`Editor`] follows from the first alone.

use crate::{Coord, Notation, Player, Refusal, Scene, text};

/// A position that somebody is setting up: it has the shape of one, and nothing else is promised of it.
///
/// What it is worth is judged by reading its text, so an editor accepts exactly what [`Notation::read_position`] accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft<P> {
    /// What was put together, possible or not.
    pub unjudged: P,
}

/// What a touch does to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Takes away whatever stands there.
    Take,
    /// Puts a piece there, in the place of whatever cannot stand beside it.
    Put {
        /// Whose it is; nobody's for a rock.
        owner: Option<Player>,
        /// What it is, as in a scene.
        kind: &'static str,
        /// Where it faces or which corner it fills.
        facing: Option<&'static str>,
    },
    /// Notes something about the cell, or forgets it.
    Note {
        /// Whom it is about.
        player: Player,
        /// What is noted; names the message, as the kind of a mark does.
        kind: &'static str,
    },
}

/// Something that a position holds beside its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The message that names it; no two fields of a game share one.
    pub name: &'static str,
    /// What it is set to.
    pub value: String,
    /// What it can be set to.
    pub input: Input,
}

/// What a field can be set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// One of these, the present value among them.
    OneOf(Vec<Offer>),
    /// A plain number from 0 on.
    Count,
}

/// A value that a field offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The value.
    pub value: String,
    /// The message that words it; `None` where it is shown as it is.
    pub said: Option<&'static str>,
}

impl Offer {
    /// A value that a message words.
    pub fn said(value: impl Into<String>, message: &'static str) -> Self {
        Self { value: value.into(), said: Some(message) }
    }

    /// A value that is shown as it is, as the name of a cell.
    pub fn plain(value: impl Into<String>) -> Self {
        Self { value: value.into(), said: None }
    }
}

impl Field {
    /// The name of the field for the side to move.
    pub const SIDE: &'static str = "edit-side";

    /// One of a few values.
    pub fn one_of(name: &'static str, value: impl Into<String>, offers: Vec<Offer>) -> Self {
        Self { name, value: value.into(), input: Input::OneOf(offers) }
    }

    /// A number.
    pub fn count(name: &'static str, value: u32) -> Self {
        Self { name, value: value.to_string(), input: Input::Count }
    }

    /// Yes or no, written as a position text writes each.
    pub fn yes_or_no(name: &'static str, is_set: bool, [no, yes]: [&str; 2]) -> Self {
        let offers = vec![Offer::said(no, "edit-no"), Offer::said(yes, "edit-yes")];
        Self::one_of(name, if is_set { yes } else { no }, offers)
    }

    /// The side to move, by its letter; each player with the message that names them.
    pub fn side(side: Player, players: impl IntoIterator<Item = (char, &'static str)>) -> Self {
        let offer = |(letter, message): (char, &'static str)| Offer::said(letter, message);
        let offers: Vec<Offer> = players.into_iter().map(offer).collect();
        Self::one_of(Self::SIDE, offers[side.index()].value.clone(), offers)
    }

    /// Whether it can be set to this value.
    pub fn takes(&self, value: &str) -> bool {
        match &self.input {
            Input::OneOf(offers) => offers.iter().any(|offer| offer.value == value),
            Input::Count => text::count(value).is_ok(),
        }
    }
}

/// What a game tells of setting up a position.
///
/// A draft has the type of a position, but holds whatever was touched. The game may keep fields in step with each other and
/// with the board where only one value makes sense; it must still let every position be built.
pub trait Edit: Notation {
    /// What can be put on the board and noted about its cells, in the order in which a screen offers it.
    fn tools(&self) -> Vec<Tool>;

    /// A board with nothing on it.
    fn blank(&self) -> Draft<Self::Position>;

    /// Touches a cell with one of the tools or with [`Tool::Take`]; nothing happens beside the board.
    fn touch(&self, draft: &mut Draft<Self::Position>, cell: Coord, tool: Tool);

    /// What is set beside the board.
    fn fields(&self, draft: &Draft<Self::Position>) -> Vec<Field>;

    /// Sets a field to a value that it takes.
    fn set(&self, draft: &mut Draft<Self::Position>, field: &str, value: &str);

    /// The cells for which this is noted.
    fn noted(&self, _draft: &Draft<Self::Position>, _player: Player, _kind: &str) -> Vec<Coord> {
        Vec::new()
    }

    /// What is seen of a draft, possible or not. Nothing that follows from the rules is marked.
    fn sketch(&self, draft: &Draft<Self::Position>) -> Scene;
}

/// A position being set up, whatever game it is.
pub trait Editing {
    /// What a touch can do; the first one takes away.
    fn tools(&self) -> Vec<Tool>;

    /// Touches a cell.
    fn touch(&mut self, cell: Coord, tool: Tool);

    /// What is set beside the board.
    fn fields(&self) -> Vec<Field>;

    /// Sets a field; `false` where there is no such field, or it does not take the value.
    fn set(&mut self, field: &str, value: &str) -> bool;

    /// The cells for which this is noted.
    fn noted(&self, player: Player, kind: &str) -> Vec<Coord>;

    /// What is on the board.
    fn scene(&self) -> Scene;

    /// The position's text, possible or not.
    fn text(&self) -> String;

    /// Why it is no possible position; `None` where it is one.
    fn refusal(&self) -> Option<Box<dyn Refusal>>;

    /// Takes a position from its text; what is refused changes nothing.
    fn read(&mut self, text: &str) -> Result<(), Box<dyn Refusal>>;

    /// Takes everything away.
    fn clear(&mut self);

    /// Sets up the start of a game.
    fn start(&mut self);
}

/// The one implementation of [`Editing`], for any game.
#[derive(Clone, Debug)]
pub struct Editor<G: Edit> {
    rules: G,
    draft: Draft<G::Position>,
}

impl<G: Edit> Editor<G> {
    /// Begins with a position.
    pub fn new(rules: G, position: G::Position) -> Self {
        Self { rules, draft: Draft { unjudged: position } }
    }
}

impl<G: Edit> Editing for Editor<G> {
    fn tools(&self) -> Vec<Tool> {
        let mut tools = self.rules.tools();
        tools.insert(0, Tool::Take);
        tools
    }

    fn touch(&mut self, cell: Coord, tool: Tool) {
        self.rules.touch(&mut self.draft, cell, tool);
    }

    fn fields(&self) -> Vec<Field> {
        self.rules.fields(&self.draft)
    }

    fn set(&mut self, field: &str, value: &str) -> bool {
        let is_taken = self.fields().iter().any(|known| known.name == field && known.takes(value));
        if is_taken {
            self.rules.set(&mut self.draft, field, value);
        }
        is_taken
    }

    fn noted(&self, player: Player, kind: &str) -> Vec<Coord> {
        self.rules.noted(&self.draft, player, kind)
    }

    fn scene(&self) -> Scene {
        self.rules.sketch(&self.draft)
    }

    fn text(&self) -> String {
        self.rules.write_position(&self.draft.unjudged)
    }

    fn refusal(&self) -> Option<Box<dyn Refusal>> {
        let refused = self.rules.read_position(&self.text()).err()?;
        Some(Box::new(refused))
    }

    fn read(&mut self, text: &str) -> Result<(), Box<dyn Refusal>> {
        match self.rules.read_position(text) {
            Ok(unjudged) => {
                self.draft = Draft { unjudged };
                Ok(())
            }
            Err(refused) => Err(Box::new(refused)),
        }
    }

    fn clear(&mut self) {
        self.draft = self.rules.blank();
    }

    fn start(&mut self) {
        self.draft = Draft { unjudged: self.rules.start() };
    }
}
