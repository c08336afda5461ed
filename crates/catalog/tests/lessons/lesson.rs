//! A lesson as its file has it.

use serde::Deserialize;

/// A text in both languages.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Said {
    pub(crate) fr: String,
    pub(crate) en: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lesson {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) place: u8,
    pub(crate) name: Said,
    pub(crate) about: Said,
    pub(crate) steps: Vec<Step>,
    pub(crate) then: Then,
}

impl Lesson {
    /// The game that a step is played by: its own, else the lesson’s.
    pub(crate) fn game_of<'a>(&'a self, step: &'a Step) -> &'a str {
        step.game.as_deref().unwrap_or(&self.game)
    }
}

/// The game that the last step leads to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Then {
    pub(crate) game: String,
    pub(crate) level: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) task: Said,
    pub(crate) game: Option<String>,
    pub(crate) start: Option<String>,
    #[serde(default)]
    pub(crate) before: Vec<String>,
    #[serde(default)]
    pub(crate) watch: Vec<Watch>,
    pub(crate) goal: Goal,
    pub(crate) wrong: Vec<Wrong>,
    pub(crate) hint: Said,
    pub(crate) solution: Vec<String>,
    pub(crate) done: Said,
    /// Where the rules page offers this step: a ruling, or the anchor of a heading.
    pub(crate) rules: Option<String>,
}

/// Moves that are shown, each time from the step's position on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Watch {
    pub(crate) play: Vec<String>,
    pub(crate) say: Said,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Goal {
    /// One of these moves.
    Play(Vec<String>),
    /// A move of this kind.
    Kind(String),
    /// A try that this ruling refuses.
    Refused(String),
    /// The learner's moves and the scripted answers.
    Line(Vec<Turn>),
    /// The game is won with at most so many moves.
    Win(usize),
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Turn {
    /// One of these moves of the learner.
    Learner(Vec<String>),
    /// What the opponent answers.
    Answer(String),
}

/// A try with its own sentence; exactly one of the first three is there.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wrong {
    pub(crate) play: Option<Vec<String>>,
    pub(crate) touch: Option<Touches>,
    pub(crate) refused: Option<String>,
    pub(crate) say: Said,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Touches {
    One(String),
    Last(Vec<String>),
}

impl Touches {
    pub(crate) fn as_slice(&self) -> &[String] {
        match self {
            Self::One(touch) => std::slice::from_ref(touch),
            Self::Last(touches) => touches,
        }
    }
}
