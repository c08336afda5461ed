//! What must hold in any one position.

use siliam_core::{Coord, Game, MoveStack, Outcome, Piece, Place, Player, Scene, Symmetric, Touch, Viewer};
use std::collections::HashSet;

/// Checks everything that must hold in a position of any game.
pub fn check_position<G: Game + Symmetric>(rules: &G, position: &G::Position) {
    let here = format!("{} `{}`", G::FACTS.id, rules.write_position(position));
    let mut stack = MoveStack::new();
    rules.moves(position, &mut stack);
    let moves = stack.above(0);

    assert_eq!(rules.outcome(position).is_some(), moves.is_empty(), "{here}: moves exactly until the end");
    assert_eq!(rules.count(position), moves.len() as u64, "{here}: count and list agree");
    check_picks(rules, position, moves, &here);
    if rules.outcome(position).is_some() {
        assert!(rules.choices(position, Viewer::Player(rules.actor(position))).is_empty(), "{here}: over");
        assert!(rules.reason(position, None).is_some(), "{here}: an end has its reason");
        return;
    }
    assert!(rules.reason(position, None).is_none(), "{here}: no reason before the end");

    let text = rules.write_position(position);
    let reread = rules.read_position(&text);
    let reread = reread.unwrap_or_else(|error| panic!("{here}: own text refused: {error}"));
    assert_eq!(reread, *position, "{here}: the text holds the whole position");
    assert_eq!(rules.search_key(&reread), rules.search_key(position), "{here}: the key is derived");

    let mut texts = HashSet::new();
    for &mv in moves {
        let text = rules.write_move(position, mv);
        assert!(text.is_ascii() && !text.contains(' '), "{here}: `{text}` is one ASCII word");
        for text in [&text, &rules.write_move_long(position, mv)] {
            match rules.read_move(position, text) {
                Ok(read) => assert_eq!(read, mv, "{here}: `{text}` reads back"),
                Err(error) => panic!("{here}: legal `{text}` refused: {error}"),
            }
        }
        check_motions(rules, position, mv, &here);
        assert!(texts.insert(text), "{here}: no move twice");
    }
    check_choices(rules, position, &texts, &here);
    check_scene(&rules.scene(position, Viewer::Spectator), &here);
    check_images(rules, position, moves, &here);
}

/// Every index picks another move of the list.
fn check_picks<G: Game>(rules: &G, position: &G::Position, moves: &[G::Move], here: &str) {
    let mut left: Vec<G::Move> = moves.to_vec();
    for index in 0..moves.len() as u64 {
        let mv = rules.pick(position, |count| {
            assert_eq!(count, moves.len() as u64, "{here}: pick is told the count");
            index
        });
        let found = left.iter().position(|&listed| Some(listed) == mv);
        let found =
            found.unwrap_or_else(|| panic!("{here}: pick {index} gives {mv:?}, not in the list or twice"));
        left.swap_remove(found);
    }
    if moves.is_empty() {
        assert_eq!(rules.pick(position, |_| 0), None, "{here}: nothing to pick");
    }
}

/// Complete paths are moves, every legal move has one, and none hides behind another.
fn check_choices<G: Game>(rules: &G, position: &G::Position, legal: &HashSet<String>, here: &str) {
    let actor = rules.actor(position);
    let choices = rules.choices(position, Viewer::Player(actor));
    let offered: HashSet<String> = choices.iter().map(|choice| choice.mv.clone()).collect();
    assert_eq!(offered.len(), choices.len(), "{here}: no choice twice");
    for mv in legal {
        assert!(offered.contains(mv), "{here}: `{mv}` can be touched");
    }
    let mut beginnings: HashSet<&[Touch<'_>]> = HashSet::new();
    for choice in &choices {
        assert!(!choice.path.is_empty(), "{here}: `{}` is touched somewhere", choice.mv);
        for length in 0..choice.path.len() {
            beginnings.insert(&choice.path[..length]);
        }
    }
    let mut paths = HashSet::new();
    for choice in &choices {
        assert!(paths.insert(&choice.path), "{here}: the path of `{}` is its own", choice.mv);
        assert!(!beginnings.contains(&choice.path[..]), "{here}: `{}` hides another move", choice.mv);
    }
    for other in Player::ALL.into_iter().take(G::PLAYERS).filter(|&player| player != actor) {
        let choices = rules.choices(position, Viewer::Player(other));
        assert!(choices.is_empty(), "{here}: {other:?} waits");
    }
}

fn check_scene(scene: &Scene, here: &str) {
    let on_board = |cell: &Coord| cell.column < scene.columns && cell.row < scene.rows;
    for piece in &scene.pieces {
        assert!(
            on_board(&piece.cell) && !scene.holes.contains(&piece.cell),
            "{here}: {piece:?} on the board"
        );
        let width = piece.glyph.chars().count();
        assert!((1..=3).contains(&width), "{here}: `{}` fits a terminal's cell", piece.glyph);
    }
    for mark in &scene.marks {
        assert!(mark.cells.iter().all(on_board), "{here}: {mark:?} on the board");
    }
    for reserve in &scene.reserves {
        assert!(reserve.left <= reserve.of, "{here}: {reserve:?}");
    }
}

/// A move's motions lead from the scene before to the scene after.
fn check_motions<G: Game>(rules: &G, position: &G::Position, mv: G::Move, here: &str) {
    let after = rules.play_unchecked(position, mv);
    let pieces = |position: &G::Position| {
        let mut pieces = rules.scene(position, Viewer::Spectator).pieces;
        sort(&mut pieces);
        pieces
    };
    let mut moved = pieces(position);
    let motions = rules.motions(position, mv);
    for motion in &motions {
        let Place::Cell(from) = motion.from else { continue };
        // A piece may change its owner (G3) or turn, but it was there.
        let was = |piece: &Piece| {
            let facing = motion.turned_from.or(motion.piece.facing);
            piece.cell == from && piece.facing == facing
        };
        let index = moved.iter().position(was);
        moved.remove(index.unwrap_or_else(|| panic!("{here} {mv:?}: {motion:?} begins at a piece")));
    }
    for motion in &motions {
        if let Place::Cell(to) = motion.to {
            assert_eq!(motion.piece.cell, to, "{here} {mv:?}: the piece is where it goes");
            moved.push(motion.piece);
        }
    }
    sort(&mut moved);
    assert_eq!(moved, pieces(&after), "{here} {mv:?}: the motions lead to what is shown");
}

fn sort(pieces: &mut [Piece]) {
    pieces.sort_by_key(|piece| (piece.cell, piece.kind, piece.facing));
}

/// Symmetric positions have symmetric moves with symmetric effects.
fn check_images<G: Game + Symmetric>(rules: &G, position: &G::Position, moves: &[G::Move], here: &str) {
    let board = |position: &G::Position| {
        let text = rules.write_position(position);
        text.split(' ').next().map(str::to_owned)
    };
    for by in rules.images(position) {
        let image = rules.image(position, by);
        let listed = |position: &G::Position, moves: &[G::Move]| {
            let texts = moves.iter().map(|&mv| rules.write_move(position, mv));
            texts.collect::<HashSet<String>>()
        };
        let mut stack = MoveStack::new();
        rules.moves(&image, &mut stack);
        let mirrored: Vec<G::Move> = moves.iter().map(|&mv| rules.image_move(mv, by)).collect();
        assert_eq!(listed(&image, &mirrored), listed(&image, stack.above(0)), "{here}: moves under {by:?}");
        for (&mv, &there) in moves.iter().zip(&mirrored) {
            let after = rules.play_unchecked(position, mv);
            let after_there = rules.play_unchecked(&image, there);
            assert_eq!(board(&rules.image(&after, by)), board(&after_there), "{here} {mv:?} under {by:?}");
            let won = |position| matches!(rules.outcome(position), Some(Outcome::Win(_)));
            assert_eq!(won(&after), won(&after_there), "{here} {mv:?} under {by:?}");
        }
    }
}
