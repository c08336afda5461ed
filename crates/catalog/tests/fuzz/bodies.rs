//! What the fuzz targets of the catalog and its engine try. The targets include this file.

// Every target uses one of them.
#![allow(dead_code)]

use siliam_catalog::{entries, sit_down};
use siliam_core::Rng;
use siliam_engine::{Asking, Level, Limits, Sight, Style};

/// Positions one think may look at, so that a run stays short.
const MOST_NODES: u64 = 2_000;

/// Any text as the name of a game, and the table that comes of it: a table's own name leads to it.
pub(crate) fn name(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(table) = sit_down(text, None) {
        let again = sit_down(&table.name(), None);
        assert_eq!(again.map(|table| table.name()).ok(), Some(table.name()));
    }
}

/// The engine on any position of any game with any limits: it answers with a legal line or says that the game is over.
pub(crate) fn engine(data: &[u8]) {
    let [game, options, plies, seed, style, nodes, depth, lines, ref text @ ..] = *data else { return };
    let entry = entries()[usize::from(game) % entries().len()];
    let chosen = entry.facts.options.iter().enumerate().filter(|(index, _)| options >> index & 1 == 1);
    let chosen: Vec<&str> = chosen.map(|(_, &option)| option).collect();
    let name = [entry.facts.id, &chosen.join(",")].join(":");
    let text = std::str::from_utf8(text).ok().filter(|text| !text.is_empty());
    // What is no position text begins at the start.
    let Ok(mut table) = sit_down(&name, text).or_else(|_| sit_down(&name, None)) else { return };
    let mut rng = Rng::new(seed.into());
    for _ in 0..plies {
        let moves = table.moves();
        if moves.is_empty() {
            break;
        }
        table.play(&moves[rng.index(moves.len())]).expect("a legal move is played");
    }
    let style = match style % 16 {
        0 => Style::Fixed {
            sight: if seed % 2 == 0 { Sight::Plain } else { Sight::Shallow },
            seed: seed.into(),
        },
        level @ 1..=10 => {
            Style::Level { level: Level::of(level.into()).expect("a level"), seed: seed.into() }
        }
        _ => Style::Full,
    };
    let depth = if matches!(style, Style::Fixed { .. }) { u32::from(depth % 2) } else { depth.into() };
    let asking = Asking {
        style,
        limits: Limits { depth, nodes: (u64::from(nodes) * 16).min(MOST_NODES) },
        lines: lines.into(),
        mebibytes: usize::from(seed % 4),
        threads: usize::from(lines % 3),
        plays_on: depth % 2 == 1,
        ..Asking::default()
    };
    let before = table.played().len();
    #[allow(clippy::cast_precision_loss)] // A few thousand nodes.
    let gauge = |nodes: u64| nodes as f64 / MOST_NODES as f64;
    let advice = table.think(&asking, &gauge, &mut |_| {});
    let Some(advice) = advice else {
        assert!(table.moves().is_empty(), "`{}` in {name} has moves but no advice", table.position());
        return;
    };
    for line in std::iter::once(&advice.line).chain(advice.others.iter().map(|other| &other.line)) {
        assert!(!line.is_empty());
        for mv in line {
            // A line may run past a third occurrence, which ends the game at the table.
            if table.ending().is_none() {
                table.play(mv).unwrap_or_else(|why| panic!("`{mv}` of {line:?} in {name}: {why}"));
            }
        }
        while table.played().len() > before {
            table.undo();
        }
    }
}
