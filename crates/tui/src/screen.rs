//! The screen of a game: what keys do to it, apart from how it is drawn and from the terminal it is drawn on.
//!
//! A [`Screen`] asks no clock and starts no thread. It is told keys, the time and answers; it says what a computer should be
//! asked ([`Screen::question`]) and when to end ([`Screen::is_left`]).

mod draw;
mod keys;
mod layout;
mod pages;
mod panel;
mod says;
mod theme;

use crate::hand::Hand;
use crate::ink::Depth;
use crate::keeping::{Keeper, Keeping};
use crate::question::{Answer, Line, Matter, Question};
use crate::sitting::Sitting;
use crate::view::View;
use crate::words::{Words, whole};
pub use keys::keys_of_typing;
pub(crate) use pages::{WORD_MESSAGES, word_in};
use siliam_core::{Arg, Coord, Refusal, Touch};
use siliam_messages::Messages;
use std::sync::Arc;
use std::time::Duration;

/// Which part of the screen the arrow keys move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    Board,
    /// Facings, around the cell touched last.
    Facings,
    /// Reserves and buttons.
    Side,
}

/// What was said last, until the next key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// Why something is refused, and the cells it is about.
    Refusal(String, Vec<Coord>),
    /// Something the table has to say.
    Notice(String),
    /// Advice, and what is touched for it.
    Hint(String, Vec<Touch<'static>>),
}

/// A page over the board, until the next key that does not turn its leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// Keys and words.
    Help,
    /// What may be tried now.
    Moves,
    /// The moves played.
    List,
    /// The position in words.
    Look,
}

/// A line that is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Typed {
    pub(crate) text: String,
    /// It was refused: it can be corrected, or the next letter begins another one.
    is_refused: bool,
}

/// The screen of a game.
pub struct Screen {
    pub(crate) sitting: Sitting,
    pub(crate) words: Words,
    depth: Depth,
    keeping: Keeping,
    pub(crate) view: View,
    pub(crate) hand: Hand,
    pub(crate) zone: Zone,
    pub(crate) cursor: Coord,
    /// Which of the reserves and buttons.
    side: usize,
    facing: &'static str,
    pub(crate) said: Option<Said>,
    pub(crate) typed: Option<Typed>,
    /// After how many plies the position is shown that is looked back at.
    pub(crate) looking: Option<usize>,
    question: Option<Question>,
    asked: u64,
    pub(crate) page: Option<Page>,
    /// Which part of a page that does not fit is shown; counted around, so that -1 is its last one.
    leaf: isize,
    is_left: bool,
    now: Duration,
}

impl Screen {
    /// The screen of a game that is kept in a file, or not yet.
    pub fn new(sitting: Sitting, messages: Arc<Messages>, keeper: Option<Keeper>, depth: Depth) -> Self {
        let words = Words::new(messages, sitting.facts());
        let view = View::present(&sitting);
        let mut cursor = Coord { column: view.scene.columns / 2, row: view.scene.rows / 2 };
        if view.scene.holes.contains(&cursor) {
            cursor.row -= 1;
        }
        let mut screen = Self {
            sitting,
            words,
            depth,
            keeping: Keeping::new(keeper),
            view,
            hand: Hand::default(),
            zone: Zone::Board,
            cursor,
            side: 0,
            facing: "",
            said: None,
            typed: None,
            looking: None,
            question: None,
            asked: 0,
            page: None,
            leaf: 0,
            is_left: false,
            now: Duration::ZERO,
        };
        screen.keep();
        screen.turn();
        screen
    }

    /// What a computer should be thinking about now; another number means another question.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// How many colours it is drawn in.
    pub fn depth(&self) -> Depth {
        self.depth
    }

    /// Whether the person has left the screen.
    pub fn is_left(&self) -> bool {
        self.is_left
    }

    /// Leaves the screen, as a signal asks for.
    pub fn leave(&mut self) {
        self.is_left = true;
    }

    /// The record of a game that is in no file as it is; `None` where nothing would be lost.
    pub fn unkept(&self) -> Option<String> {
        self.keeping.unkept(&self.sitting)
    }

    /// The game so far.
    pub fn line(&self) -> Line {
        self.sitting.line()
    }

    /// Whether a clock runs, so that the screen changes by itself.
    pub fn is_ticking(&self) -> bool {
        self.sitting.running().is_some()
    }

    /// Time has gone by.
    pub fn tick(&mut self, now: Duration) {
        self.now = now;
        if let Some(player) = self.sitting.tick(now) {
            self.looking = None;
            let goes_on = self.sitting.ending().is_none();
            self.said =
                goes_on.then(|| Said::Notice(self.words.left(player, siliam_catalog::Leaving::Flagged)));
            self.changed();
        }
    }

    /// A computer has answered.
    pub fn answered(&mut self, number: u64, answer: Answer, now: Duration) {
        self.tick(now);
        if self.question.as_ref().is_none_or(|question| question.number != number) {
            return;
        }
        match answer {
            Answer::Move(mv) => match self.sitting.play(&mv) {
                Ok(()) => {
                    // What was said to a person is still worth reading while computers move.
                    self.changed();
                }
                Err(error) => {
                    self.question = None;
                    self.said = Some(self.refusal(&error));
                }
            },
            Answer::Hint(mv, verdict) => {
                self.question = None;
                self.hand.drop_all();
                let choice = self.hand.choices().iter().find(|choice| choice.mv == mv);
                let path = choice.map_or_else(Vec::new, |choice| choice.path.clone());
                self.said = Some(Said::Hint(self.words.hint(&mv, verdict), path));
                self.settle_focus();
            }
            Answer::Draw(None) => {
                // Only a game that is over refuses it, and then nothing was asked.
                let _ = self.sitting.agree();
                self.changed();
            }
            Answer::Draw(Some(player)) => {
                self.sitting.decline();
                self.said = Some(Said::Notice(self.words.declined(player)));
                self.turn();
            }
            Answer::Nothing => {
                self.question = None;
                self.said = Some(Said::Notice(whole(&self.words.text("tui-no-advice"))));
            }
        }
    }

    /// The table has changed.
    fn changed(&mut self) {
        if self.sitting.ending().is_some() {
            // How it ended is what is said now.
            self.said = None;
        }
        self.keep();
        self.turn();
    }

    /// Writes the game to its file, where it has one.
    fn keep(&mut self) {
        if let Err(error) = self.keeping.keep(&self.sitting) {
            self.said = Some(self.refusal(&error));
        }
    }

    /// Gives a person who acts their choices, or asks a computer for its move.
    fn turn(&mut self) {
        self.look_anew();
        let choices = match self.sitting.person() {
            Some(person) => self.sitting.table().choices(siliam_core::Viewer::Player(person)),
            None => Vec::new(),
        };
        self.hand = Hand::over(choices);
        self.question = None;
        if let Some(matter) = self.sitting.matter() {
            self.ask(matter);
        }
        self.zone = Zone::Board;
        self.settle_focus();
    }

    /// Sees the position that is to be shown: the present one, or the one looked back at.
    fn look_anew(&mut self) {
        let back = self.looking.and_then(|plies| View::back(&self.sitting, plies));
        if back.is_none() {
            self.looking = None;
        }
        self.view = back.unwrap_or_else(|| View::present(&self.sitting));
    }

    fn ask(&mut self, matter: Matter) {
        self.asked += 1;
        let (line, seed) = (self.sitting.line(), self.sitting.setup.seed);
        self.question = Some(Question { number: self.asked, line, matter, seed });
    }

    /// Whether a computer is to move.
    pub(crate) fn is_thinking(&self) -> bool {
        let matter = self.question.as_ref().map(|question| &question.matter);
        matches!(matter, Some(Matter::Move(..) | Matter::Draw(_)))
    }

    /// Whether advice was asked for.
    pub(crate) fn is_asking(&self) -> bool {
        matches!(self.question.as_ref().map(|question| &question.matter), Some(Matter::Hint))
    }

    /// What can be touched beside the board: every reserve, and the buttons on offer.
    pub(crate) fn side_items(&self) -> Vec<Touch<'static>> {
        let reserves =
            self.view.scene.reserves.iter().map(|reserve| Touch::Reserve(reserve.player, reserve.kind));
        let actions = self.hand.actions().into_iter().map(Touch::Action);
        reserves.chain(actions).collect()
    }

    /// What the next touch would touch.
    pub fn focus(&self) -> Touch<'static> {
        match self.zone {
            Zone::Board => Touch::Cell(self.cursor),
            Zone::Facings => Touch::Facing(self.facing),
            Zone::Side => self.side_items().get(self.side).copied().unwrap_or(Touch::Cell(self.cursor)),
        }
    }

    /// Whether the facings on offer are corners, as triangles have them: `ne`, where an animal has `n`.
    pub(crate) fn asks_for_corner(&self) -> bool {
        self.hand.facings().iter().any(|facing| facing.len() == 2)
    }

    /// Puts the focus where the next touch is to be: on facings where nothing else is asked for, beside the board where
    /// nothing on it can be touched.
    fn settle_focus(&mut self) {
        let facings = self.hand.facings();
        if !facings.contains(&self.facing) {
            self.facing = facings.first().copied().unwrap_or("");
        }
        let items = self.side_items();
        self.side = self.side.min(items.len().saturating_sub(1));
        let offers_cell = self.hand.next().iter().any(|touch| matches!(touch, Touch::Cell(_)));
        let offered = items.iter().position(|&touch| self.hand.offers(touch));
        self.zone = match (self.zone, offered) {
            _ if self.hand.only_facings() => Zone::Facings,
            (_, Some(offered)) if !offers_cell => {
                self.side = offered;
                Zone::Side
            }
            (Zone::Facings, _) if facings.is_empty() => Zone::Board,
            (Zone::Side, _) if offers_cell => Zone::Board,
            (zone, _) => zone,
        };
    }

    fn refusal(&self, refusal: &dyn Refusal) -> Said {
        Said::Notice(self.words.refused(refusal))
    }

    fn say(&self, id: &str) -> Said {
        Said::Notice(whole(&self.words.text(id)))
    }

    fn say_with(&self, id: &str, args: &[(&str, Arg)]) -> Said {
        Said::Notice(whole(&self.words.with(id, args)))
    }
}
