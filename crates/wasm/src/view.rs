//! What a screen shows, in JSON: cells by name, players by their place from 0.

use serde::Serialize;
use siliam_catalog::{Listed, Table};
use siliam_core::{Arg, Coord, Outcome, Reason, Refusal, Viewer};
use std::collections::BTreeMap;

/// Everything a screen shows.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct View {
    name: String,
    /// The position's text, as far as this viewer may know it.
    position: String,
    start: String,
    actor: usize,
    ending: Option<Ending>,
    scene: Scene,
    motions: Vec<Motion>,
    labels: Vec<Label>,
    played: Vec<String>,
    /// All moves, with the labels that this viewer may know by now.
    plies: Vec<Ply>,
    /// What the rules ask of the actor or grant them, the most pressing first.
    duties: Vec<Duty>,
    /// What the last move was; nothing at the start.
    deed: Option<Deed>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Ply {
    mv: String,
    player: usize,
    labels: Vec<Label>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Duty {
    said: Said,
    cells: Vec<String>,
}

/// What a move was.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Deed {
    /// As in `push`.
    kind: &'static str,
    /// Parts of one sentence.
    said: Vec<Said>,
    trace: Trace,
}

/// The cells in which a move is drawn afterwards.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Trace {
    /// Where a whole line moved to, as one.
    pushed: Option<&'static str>,
    /// Cells the move emptied.
    from: Vec<String>,
    /// Cells on which the pieces that moved now stand; of a push, from the pusher on.
    to: Vec<String>,
}

/// Why a touch leads nowhere.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Objection {
    said: Said,
    cells: Vec<String>,
    sum: Option<Sum>,
}

/// What a refused push weighs, from the pusher on.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Sum {
    toward: &'static str,
    /// Whether the pusher enters: it counts one `for` more and stands on no cell yet, so it is not among the weights.
    entering: bool,
    weights: Vec<Weighed>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Weighed {
    cell: String,
    weight: Weight,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
enum Weight {
    For,
    Against,
    Aside,
    Rock,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Scene {
    columns: u8,
    rows: u8,
    holes: Vec<String>,
    pieces: Vec<Piece>,
    reserves: Vec<Reserve>,
    marks: Vec<Mark>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Piece {
    cell: String,
    owner: Option<usize>,
    kind: &'static str,
    facing: Option<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Reserve {
    player: usize,
    kind: &'static str,
    left: u8,
    of: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Mark {
    kind: &'static str,
    player: Option<usize>,
    cells: Vec<String>,
    /// How a line goes through them, where they make a figure.
    outline: Option<Outline>,
    /// What is missing there.
    ghosts: Vec<Piece>,
}

/// How a line goes through the cells of a figure: around them, as two arms, or straight.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
enum Outline {
    Closed,
    Cross,
    Line,
}

/// Cells that decided a game together.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Figure {
    outline: Outline,
    cells: Vec<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Motion {
    step: u8,
    piece: Piece,
    from: Place,
    to: Place,
    /// Where it faced before, when it turns.
    turned: Option<&'static str>,
}

/// Where a piece comes from or goes to.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Place(
    #[cfg_attr(test, ts(type = "`cell:${string}` | `reserve:${number}` | `beyond:${string}`"))] String,
);

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Label {
    code: &'static str,
    cells: Vec<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Ending {
    /// Nobody in a draw.
    winner: Option<usize>,
    /// Who share the rest where one of three or four left and the game ended there.
    shares: Vec<usize>,
    /// Who left the table on the way.
    left: Vec<Left>,
    reason: Said,
    cells: Vec<String>,
    /// Each figure that decided the game.
    figures: Vec<Figure>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Left {
    pub(crate) player: usize,
    #[cfg_attr(test, ts(type = "'resigned' | 'flagged'"))]
    pub(crate) how: &'static str,
}

/// A move a person may try, and what they touch, in order, to make it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Choice {
    mv: String,
    path: Vec<Touch>,
}

/// Something a person touches.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Touch(
    #[cfg_attr(
        test,
        ts(
            type = "`reserve:${number}:${string}` | `cell:${string}` | `facing:${string}` | `action:${string}`"
        )
    )]
    String,
);

/// Something to be worded from a message file.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Said {
    code: &'static str,
    args: BTreeMap<&'static str, Word>,
    ruling: Option<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
enum Word {
    Text(String),
    Number(i64),
    Term(&'static str),
    Terms(Vec<&'static str>),
}

pub(crate) fn said(reason: &Reason) -> Said {
    let word = |arg: &Arg| match arg {
        Arg::Text(text) => Word::Text(text.clone()),
        Arg::Number(number) => Word::Number(*number),
        Arg::Term(id) => Word::Term(id),
        Arg::Terms(ids) => Word::Terms(ids.clone()),
    };
    Said {
        code: reason.code,
        args: reason.args.iter().map(|(name, arg)| (*name, word(arg))).collect(),
        ruling: reason.ruling,
    }
}

pub(crate) fn names(cells: &[Coord]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

pub(crate) fn piece(piece: &siliam_core::Piece) -> Piece {
    Piece {
        cell: piece.cell.to_string(),
        owner: piece.owner.map(siliam_core::Player::index),
        kind: piece.kind,
        facing: piece.facing,
    }
}

pub(crate) fn label(label: &siliam_core::Label) -> Label {
    Label { code: label.code, cells: names(&label.cells) }
}

pub(crate) fn trace(trace: &siliam_core::Trace) -> Trace {
    Trace { pushed: trace.pushed, from: names(&trace.from), to: names(&trace.to) }
}

impl From<siliam_core::Place> for Place {
    fn from(place: siliam_core::Place) -> Self {
        use siliam_core::Place as Core;
        Self(match place {
            Core::Cell(cell) => format!("cell:{cell}"),
            Core::Reserve(player) => format!("reserve:{}", player.index()),
            Core::Beyond(direction) => format!("beyond:{direction}"),
        })
    }
}

impl From<siliam_core::Outline> for Outline {
    fn from(outline: siliam_core::Outline) -> Self {
        match outline {
            siliam_core::Outline::Closed => Self::Closed,
            siliam_core::Outline::Cross => Self::Cross,
            siliam_core::Outline::Line => Self::Line,
        }
    }
}

fn figure(figure: &siliam_core::ShownFigure) -> Figure {
    Figure { outline: figure.outline.into(), cells: names(&figure.cells) }
}

pub(crate) fn scene(scene: &siliam_core::Scene) -> Scene {
    Scene {
        columns: scene.columns,
        rows: scene.rows,
        holes: names(&scene.holes),
        pieces: scene.pieces.iter().map(piece).collect(),
        reserves: scene
            .reserves
            .iter()
            .map(|reserve| Reserve {
                player: reserve.player.index(),
                kind: reserve.kind,
                left: reserve.left,
                of: reserve.of,
            })
            .collect(),
        marks: scene
            .marks
            .iter()
            .map(|mark| Mark {
                kind: mark.kind,
                player: mark.player.map(siliam_core::Player::index),
                cells: names(&mark.cells),
                outline: mark.outline.map(Outline::from),
                ghosts: mark.ghosts.iter().map(piece).collect(),
            })
            .collect(),
    }
}

pub(crate) fn of(table: &dyn Table, viewer: Viewer) -> String {
    with(table, viewer, table.listed(viewer))
}

/// The same with these moves listed: to list all of a long game takes longer than everything else.
pub(crate) fn with(table: &dyn Table, viewer: Viewer, listed: Vec<Listed>) -> String {
    let ending = table.ending().map(|ending| Ending {
        winner: match ending.outcome {
            Outcome::Draw => None,
            Outcome::Win(player) => Some(player.index()),
        },
        shares: ending.shares.iter().map(|player| player.index()).collect(),
        left: ending
            .left
            .iter()
            .map(|left| Left { player: left.player.index(), how: left.how.word() })
            .collect(),
        reason: said(&ending.reason),
        cells: names(&ending.reason.cells),
        figures: ending.reason.figures.iter().map(figure).collect(),
    });
    let motion = |motion: &siliam_core::Motion| Motion {
        step: motion.step,
        piece: piece(&motion.piece),
        from: motion.from.into(),
        to: motion.to.into(),
        turned: motion.turned_from,
    };
    let view = View {
        name: table.name(),
        position: table.known_position(viewer),
        start: table.start(),
        actor: table.actor().index(),
        ending,
        scene: scene(&table.scene(viewer)),
        motions: table.motions().iter().map(motion).collect(),
        labels: table.labels(viewer).iter().map(label).collect(),
        played: table.played(),
        plies: listed
            .into_iter()
            .map(|ply| Ply {
                mv: ply.mv,
                player: ply.player.index(),
                labels: ply.labels.iter().map(label).collect(),
            })
            .collect(),
        duties: table
            .duties(viewer)
            .iter()
            .map(|duty| Duty { said: said(duty), cells: names(&duty.cells) })
            .collect(),
        deed: table.deed().map(|deed| Deed {
            kind: deed.kind,
            said: deed.said.iter().map(said).collect(),
            trace: trace(&deed.trace),
        }),
    };
    serde_json::to_string(&view).expect("a view is plain data")
}

pub(crate) fn choices(table: &dyn Table, viewer: Viewer) -> String {
    let touch = |touch: &siliam_core::Touch| Touch(touch.to_string());
    let choice =
        |choice: siliam_core::Choice| Choice { mv: choice.mv, path: choice.path.iter().map(touch).collect() };
    let choices: Vec<_> = table.choices(viewer).into_iter().map(choice).collect();
    serde_json::to_string(&choices).expect("choices are plain data")
}

pub(crate) fn refusal(refusal: &dyn Refusal) -> String {
    serde_json::to_string(&said(&Reason::of(refusal))).expect("a refusal is plain data")
}

pub(crate) fn objection(objection: &siliam_core::Objection) -> String {
    use siliam_core::Weight as Core;
    let weight = |weight| match weight {
        Core::For => Weight::For,
        Core::Against => Weight::Against,
        Core::Aside => Weight::Aside,
        Core::Rock => Weight::Rock,
    };
    let weighed = |&(cell, of): &(Coord, Core)| Weighed { cell: cell.to_string(), weight: weight(of) };
    let sum = |sum: &siliam_core::Sum| Sum {
        toward: sum.toward,
        entering: sum.is_entering,
        weights: sum.weights.iter().map(weighed).collect(),
    };
    let objection = Objection {
        said: said(&objection.reason),
        cells: names(&objection.reason.cells),
        sum: objection.sum.as_ref().map(sum),
    };
    serde_json::to_string(&objection).expect("an objection is plain data")
}
