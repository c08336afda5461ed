//! What a screen shows, in JSON: cells by name, players by their place from 0.

use serde::Serialize;
use siliam_catalog::Table;
use siliam_core::{Arg, Coord, Outcome, Place, Refusal, Viewer};
use std::collections::BTreeMap;

#[derive(Serialize)]
struct View {
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
struct Scene {
    columns: u8,
    rows: u8,
    holes: Vec<String>,
    pieces: Vec<Piece>,
    reserves: Vec<Reserve>,
    marks: Vec<Mark>,
}

#[derive(Serialize)]
struct Piece {
    cell: String,
    owner: Option<usize>,
    kind: &'static str,
    facing: Option<&'static str>,
}

#[derive(Serialize)]
struct Reserve {
    player: usize,
    kind: &'static str,
    left: u8,
    of: u8,
}

#[derive(Serialize)]
struct Mark {
    kind: &'static str,
    player: Option<usize>,
    cells: Vec<String>,
}

#[derive(Serialize)]
struct Motion {
    step: u8,
    piece: Piece,
    from: String,
    to: String,
    turned: Option<&'static str>,
}

#[derive(Serialize)]
struct Label {
    code: &'static str,
    cells: Vec<String>,
}

#[derive(Serialize)]
struct Ending {
    /// `None` for a draw.
    winner: Option<usize>,
    reason: Said,
    cells: Vec<String>,
}

/// Something to be worded from a message file.
#[derive(Serialize)]
struct Said {
    code: &'static str,
    args: BTreeMap<&'static str, Word>,
    ruling: Option<&'static str>,
}

#[derive(Serialize)]
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

/// `cell:c3`, `reserve:0` or `beyond:n`.
fn place(place: Place) -> String {
    match place {
        Place::Cell(cell) => format!("cell:{cell}"),
        Place::Reserve(player) => format!("reserve:{}", player.index()),
        Place::Beyond(direction) => format!("beyond:{direction}"),
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
        from: place(motion.from),
        to: place(motion.to),
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

pub(crate) fn refusal(refusal: &dyn Refusal) -> String {
    let said = said(refusal.code(), refusal.args(), refusal.ruling());
    serde_json::to_string(&said).expect("a refusal is plain data")
}
