//! What a screen shows, in JSON: cells by name, players by their place from 0.

use serde::Serialize;
use siliam_catalog::Table;
use siliam_core::{Arg, Coord, Outcome, Refusal, Viewer};
use std::collections::BTreeMap;

/// Everything a screen shows.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct View {
    name: String,
    position: String,
    start: String,
    actor: usize,
    ending: Option<Ending>,
    scene: Scene,
    motions: Vec<Motion>,
    labels: Vec<Label>,
    played: Vec<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Scene {
    columns: u8,
    rows: u8,
    holes: Vec<String>,
    pieces: Vec<Piece>,
    reserves: Vec<Reserve>,
    marks: Vec<Mark>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Piece {
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
struct Label {
    code: &'static str,
    cells: Vec<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Ending {
    /// Nobody in a draw.
    winner: Option<usize>,
    reason: Said,
    cells: Vec<String>,
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
}

fn said(code: &'static str, args: Vec<(&'static str, Arg)>, ruling: Option<&'static str>) -> Said {
    let word = |arg| match arg {
        Arg::Text(text) => Word::Text(text),
        Arg::Number(number) => Word::Number(number),
        Arg::Term(id) => Word::Term(id),
    };
    Said { code, args: args.into_iter().map(|(name, arg)| (name, word(arg))).collect(), ruling }
}

fn names(cells: &[Coord]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

fn piece(piece: &siliam_core::Piece) -> Piece {
    Piece {
        cell: piece.cell.to_string(),
        owner: piece.owner.map(siliam_core::Player::index),
        kind: piece.kind,
        facing: piece.facing,
    }
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

fn scene(scene: &siliam_core::Scene) -> Scene {
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
            })
            .collect(),
    }
}

pub(crate) fn of(table: &dyn Table, viewer: Viewer) -> String {
    let ending = table.ending().map(|ending| Ending {
        winner: match ending.outcome {
            Outcome::Draw => None,
            Outcome::Win(player) => Some(player.index()),
        },
        reason: said(ending.reason.code, ending.reason.args, None),
        cells: names(&ending.reason.cells),
    });
    let motion = |motion: &siliam_core::Motion| Motion {
        step: motion.step,
        piece: piece(&motion.piece),
        from: motion.from.into(),
        to: motion.to.into(),
        turned: motion.turned_from,
    };
    let label = |label: &siliam_core::Label| Label { code: label.code, cells: names(&label.cells) };
    let view = View {
        name: table.name(),
        position: table.position(),
        start: table.start(),
        actor: table.actor().index(),
        ending,
        scene: scene(&table.scene(viewer)),
        motions: table.motions().iter().map(motion).collect(),
        labels: table.labels().iter().map(label).collect(),
        played: table.played(),
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
    let said = said(refusal.code(), refusal.args(), refusal.ruling());
    serde_json::to_string(&said).expect("a refusal is plain data")
}
