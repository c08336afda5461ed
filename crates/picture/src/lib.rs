//! A game's board as a picture: an SVG file that stands for itself, and pixels made of it.
//!
//! A [`Picture`] is a scene with what the last move left and how the game was decided. It is drawn with the same symbols,
//! capitals and inks as the page's board (`art`), without fonts, scripts or anything from elsewhere. The same picture
//! gives the same bytes.
//!
//! ```
//! use siliam_picture::{Look, Picture};
//!
//! let mut table = siliam_catalog::sit_down("siam", None)?;
//! table.play("@c1n")?;
//! let svg = Picture::of(&*table).svg(&Look { pixels: 400, ..Look::default() });
//! assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
//! # Ok::<(), siliam_catalog::TableError>(())
//! ```

mod card;
mod drawing;
mod figures;
mod gouge;
mod ground;
mod inks;
mod lettering;
mod marks;
mod pieces;
mod plan;
#[cfg(feature = "png")]
mod png;
mod seals;
mod sheet;
mod stands;

pub use inks::Theme;
#[cfg(feature = "png")]
pub use png::{PngError, png};

use drawing::Ground;
use marks::{Marks, also_open};
use plan::{Plan, Turn};
use sheet::{N, Scale, Sheet, put};
use siliam_catalog::Table;
use siliam_core::{Coord, Facts, Label, Outcome, Player, Reason, Scene, Trace, Viewer};
use stands::Stands;

/// How wide a picture may be at least and at most, in pixels.
pub const PIXELS: std::ops::RangeInclusive<u32> = 64..=4096;

/// The height of a board on the page beside which stands have their usual size.
const BESIDE: f64 = 632.0;
/// Around everything, and between stands and board, in the page's pixels.
const SPACE: f64 = 24.0;

/// How a game was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Who won, if anybody.
    pub winner: Option<Player>,
    /// Why, with the cells and figures that decided it.
    pub reason: Reason,
}

impl Decided {
    /// The cells that decided it, each once.
    fn cells(&self) -> Vec<Coord> {
        let mut cells: Vec<Coord> = Vec::new();
        let figures = self.reason.figures.iter().flat_map(|figure| &figure.cells);
        for &cell in figures.chain(&self.reason.cells) {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        cells
    }
}

/// What is to be drawn.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The game.
    pub facts: &'static Facts,
    /// What stands where.
    pub scene: Scene,
    /// What the last move left; `None` where it is not to be marked.
    pub trace: Option<Trace>,
    /// What the last move is called.
    pub labels: Vec<Label>,
    /// How the game was decided; `None` while it runs.
    pub decided: Option<Decided>,
    /// What the picture is called; programs that read pictures aloud say it.
    pub title: String,
}

/// How it is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// How it is coloured.
    pub theme: Theme,
    /// How wide the picture is; brought within [`PIXELS`].
    pub pixels: u32,
    /// Who sits at the near edge; the game's players go round from there.
    pub near: Player,
}

impl Default for Look {
    fn default() -> Self {
        Self { theme: Theme::Light, pixels: 800, near: Player::First }
    }
}

impl Picture {
    /// What a spectator sees at a table.
    pub fn of(table: &dyn Table) -> Self {
        let decided = table.ending().map(|ending| Decided {
            winner: match ending.outcome {
                Outcome::Win(player) => Some(player),
                Outcome::Draw => None,
            },
            reason: ending.reason,
        });
        Self {
            facts: table.facts(),
            scene: table.scene(Viewer::Spectator),
            trace: table.deed().map(|deed| deed.trace),
            labels: table.labels(Viewer::Spectator),
            decided,
            title: format!("{} {}", table.name(), table.position()),
        }
    }

    /// The picture as an SVG file: the board, and beside it what the players have in hand.
    pub fn svg(&self, look: &Look) -> String {
        let layout = Layout::of(self, *look);
        let pixels = look.pixels.clamp(*PIXELS.start(), *PIXELS.end());
        let (width, height) = layout.size();
        let mut sheet = Sheet::new(look.theme, f64::from(pixels) * 100.0 / width);
        let paper = sheet.fill("paper");
        put!(sheet, "<rect width=\"{}\" height=\"{}\" {paper}/>", N(width), N(height));
        layout.draw(&mut sheet);
        sheet.finish((width, height), pixels, &self.title)
    }

    /// The board alone, from its frame's corner on.
    fn board(&self, sheet: &mut Sheet, plan: &Plan) {
        let ground = Ground::of(self.facts);
        ground::draw(sheet, plan, &ground, &self.scene.holes);
        // Once the game is over only the figure that decided it is drawn, and what its winner had besides.
        let marks = match &self.decided {
            Some(decided) => also_open(&self.scene.marks, decided),
            None => self.scene.marks.iter().collect(),
        };
        let is_over = self.decided.is_some();
        let marks = Marks { plan, facts: self.facts, ground: &ground, shown: marks, is_over };
        let trace = self.trace.as_ref().filter(|_| !is_over);
        marks.figures(sheet, &self.scene);
        if let Some(trace) = trace {
            marks.trace(sheet, trace);
        }
        let decisive = self.decided.as_ref().map(Decided::cells).unwrap_or_default();
        pieces::draw(sheet, plan, self.facts, &self.scene.pieces, &decisive);
        if let Some(decided) = &self.decided {
            marks.glory(sheet, decided);
        } else {
            marks.frames(sheet, trace);
            seals::draw(sheet, plan, &self.scene, &self.labels, &marks.spots());
        }
    }
}

/// Where board and stands lie, in the board's units.
struct Layout<'a> {
    picture: &'a Picture,
    plan: Plan,
    stands: Option<Stands<'a>>,
    /// How many units one of the page's pixels is.
    pixel: f64,
}

impl<'a> Layout<'a> {
    fn of(picture: &'a Picture, look: Look) -> Self {
        let players = picture.facts.players.len();
        let near = if look.near.index() < players { look.near } else { Player::First };
        let plan = Plan::of(&picture.scene, Turn::before(near, players));
        let stands = Stands::of(picture.facts, &picture.scene, near);
        let stands = Some(stands).filter(|_| !picture.scene.reserves.is_empty());
        // Where stands are higher than the board they are drawn smaller.
        let most = stands.as_ref().map_or(BESIDE, |stands| stands.least_height().max(BESIDE));
        let pixel = plan.height / most;
        Self { picture, plan, stands, pixel }
    }

    /// From the picture's edge to the board's.
    fn before(&self) -> f64 {
        let beside = if self.stands.is_some() { stands::WIDTH + SPACE } else { 0.0 };
        (SPACE + beside) * self.pixel
    }

    fn size(&self) -> (f64, f64) {
        (self.plan.width + 2.0 * self.before(), self.plan.height + 2.0 * SPACE * self.pixel)
    }

    fn draw(&self, sheet: &mut Sheet) {
        let (left, top, pixel) = (self.before(), SPACE * self.pixel, self.pixel);
        put!(sheet, "<g transform=\"translate({} {})\">", N(left), N(top));
        self.picture.board(sheet, &self.plan);
        put!(sheet, "</g>");
        if let Some(stands) = &self.stands {
            // Stands are measured in the page's pixels.
            let scale = Scale(pixel);
            put!(sheet, "<g transform=\"translate(0 {}) scale({scale})\">", N(top));
            let right = (left + self.plan.width) / pixel + SPACE;
            stands.draw(sheet, (SPACE, right), self.plan.height / pixel);
            put!(sheet, "</g>");
        }
    }
}
