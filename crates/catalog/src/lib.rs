//! The list of games, and the object-safe [`Table`] behind which every surface sees any of them.
//!
//! Adding a game is one folder under `games/` and one line in [`entries`], with its values in `settings.rs`.
//!
//! Any game by its name, played by two levels to its end:
//!
//! ```
//! use siliam_catalog::{TableError, sit_down};
//! use siliam_engine::{Asking, Level, Style};
//!
//! let mut table = sit_down("samliam-7:swap", None)?;
//! let level = Level::of(1).expect("levels are 1 to 10");
//! while table.ending().is_none() {
//!     let asking = Asking { style: Style::Level { level, seed: 7 }, ..Asking::default() };
//!     let advice = table.think(&asking, &|_| 0.0, &mut |_| {}).expect("a game that runs has a best move");
//!     table.play(&advice.line[0])?;
//! }
//! println!("{} {:?}", table.played().join(" "), table.ending());
//! # Ok::<(), TableError>(())
//! ```

/// The README's example is compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

mod analysis;
mod chances;
mod mind;
mod name;
#[cfg(not(target_family = "wasm"))]
mod ponder;
mod review;
mod seated;
mod settings;
mod settlement;
mod table;

pub use analysis::Analysis;
pub use chances::chances;
pub use name::NameError;
#[cfg(not(target_family = "wasm"))]
pub use ponder::Pondering;
pub use review::{Failing, Judged, Moment, Point, Review, Worth, accuracy, accuracy_of, moments};
pub use settings::Playing;
pub use settlement::{Leaving, Left, Settlement, Then};
pub use table::{
    Advice, Counting, Ending, Engine, Even, Heard, Listed, Opening, Referee, Screen, Table, TableError,
    Thinking, Variation,
};

use mind::Mind;
use seated::Seated;
#[cfg(feature = "screen")]
use siliam_core::{Editing, Editor};
use siliam_core::{Facts, Game, Prospects, Prove};

/// A game of the catalog.
#[derive(Clone, Copy)]
pub struct Entry {
    /// What is known of it.
    pub facts: &'static Facts,
    /// Whether there is an engine for it, be it in this build or in another.
    pub has_engine: bool,
    /// How the engine plays it.
    pub playing: Playing,
    sit_down: fn(&'static Playing, &[&'static str], Option<&str>) -> Seat,
    #[cfg(feature = "screen")]
    edit: fn(&[&'static str], Option<&str>) -> Drafted,
}

/// A table, or why nobody can sit down to it.
type Seat = Result<Box<dyn Table>, TableError>;

/// A position to be set up, or why its game or its beginning is refused.
#[cfg(feature = "screen")]
type Drafted = Result<Box<dyn Editing>, TableError>;

impl Entry {
    /// A game the engine plays.
    const fn of<G: Game + Prove>(playing: Playing) -> Self {
        Self {
            facts: &G::FACTS,
            has_engine: true,
            playing,
            sit_down: |playing, options, position| {
                Seated::<G>::sit_down(options, position, present(&Mind::ENGINE), playing)
            },
            #[cfg(feature = "screen")]
            edit: drafted::<G>,
        }
    }

    /// A game for three or four that the engine plays.
    const fn of_many<G: Game + Prospects>(playing: Playing) -> Self {
        Self {
            facts: &G::FACTS,
            has_engine: true,
            playing,
            sit_down: |playing, options, position| {
                Seated::<G>::sit_down(options, position, present(&Mind::MANY), playing)
            },
            #[cfg(feature = "screen")]
            edit: drafted::<G>,
        }
    }

    /// A game that has rules but no engine.
    #[cfg(feature = "toy")]
    const fn without_engine<G: Game>() -> Self {
        Self {
            facts: &G::FACTS,
            has_engine: false,
            playing: settings::NO_ENGINE,
            sit_down: |playing, options, position| Seated::<G>::sit_down(options, position, None, playing),
            #[cfg(feature = "screen")]
            edit: drafted::<G>,
        }
    }
}

/// A position of one game to be set up.
#[cfg(feature = "screen")]
fn drafted<G: Game>(options: &[&str], position: Option<&str>) -> Drafted {
    let rules = G::with_options(options);
    let start = rules.start();
    let mut editor = Editor::new(rules, start);
    if let Some(text) = position {
        editor.read(text).map_err(TableError::Position)?;
    }
    Ok(Box::new(editor))
}

/// The engine where this build has one; what nobody can reach is not linked, so the rules are small without it.
const fn present<G: Game>(mind: &'static Mind<G>) -> Option<&'static Mind<G>> {
    if cfg!(feature = "thinking") { Some(mind) } else { None }
}

/// All games, in the order in which people see them.
pub fn entries() -> &'static [Entry] {
    // Not a constant: every crate that calls this would make its own, with its own copy of all games and engines.
    static ENTRIES: &[Entry] = &[
        Entry::of::<siliam_siam::Siam>(settings::SIAM),
        Entry::of::<siliam_squaryd::Squaryd>(settings::SQUARYD),
        Entry::of::<siliam_samliam::SamLiam9>(settings::SAMLIAM_9),
        Entry::of::<siliam_samliam::SamLiam7>(settings::SAMLIAM_7),
        Entry::of::<siliam_samliam::SamLiam6x7>(settings::SAMLIAM_6X7),
        Entry::of_many::<siliam_samliam::SamLiam3>(settings::MANY),
        Entry::of_many::<siliam_samliam::SamLiam4>(settings::MANY),
        #[cfg(feature = "toy")]
        Entry::without_engine::<siliam_toy::Toy>(),
    ];
    ENTRIES
}

/// Sits down to a game named `<id>[:<option>[,<option>…]]`, at its start or at a position text.
///
/// ```
/// let mut table = siliam_catalog::sit_down("siam:swap", None)?;
/// table.play("@c1n")?;
/// table.play("swap")?;
/// assert_eq!(table.position(), "5/5/1###1/5/2n2 e 2 00");
/// # Ok::<(), siliam_catalog::TableError>(())
/// ```
pub fn sit_down(name: &str, position: Option<&str>) -> Seat {
    let (entry, options) = name::read(name).map_err(TableError::Name)?;
    (entry.sit_down)(&entry.playing, &options, position)
}

/// Sets up a position of a game, beginning at its start or at a position text.
///
/// ```
/// use siliam_core::{Coord, Tool};
///
/// let mut editor = siliam_catalog::edit("siam", None)?;
/// assert!(editor.refusal().is_none());
/// editor.touch(Coord { column: 2, row: 2 }, Tool::Take);
/// assert_eq!(editor.refusal().map(|refusal| refusal.code()), Some("siam-position-rocks"));
/// # Ok::<(), siliam_catalog::TableError>(())
/// ```
#[cfg(feature = "screen")]
pub fn edit(name: &str, position: Option<&str>) -> Drafted {
    let (entry, options) = name::read(name).map_err(TableError::Name)?;
    (entry.edit)(&options, position)
}

/// The entry a name stands for, its options checked.
pub fn entry(name: &str) -> Result<&'static Entry, NameError> {
    name::read(name).map(|(entry, _)| entry)
}
