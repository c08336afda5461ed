//! Proven results against plain minimax, on positions of Siam a few plies from their end.

use siliam_core::{MoveStack, Notation, Outcome, Rng, Rules};
use siliam_engine::{Asking, Attack, Force, Limits, Score, think};
use siliam_siam::{Position, Siam};

/// Plain minimax to a fixed depth: a proven value, or even.
fn minimax<R: Rules>(rules: &R, position: &R::Position, depth: u32) -> Score {
    let actor = rules.actor(position);
    match rules.outcome(position) {
        Some(Outcome::Win(player)) if player == actor => return Score::win_in(0),
        Some(Outcome::Win(_)) => return Score::loss_in(0),
        Some(Outcome::Draw) => return Score::EVEN,
        None if depth == 0 => return Score::EVEN,
        None => {}
    }
    let mut moves = MoveStack::new();
    rules.moves(position, &mut moves);
    let value = |&mv| (-minimax(rules, &rules.play_unchecked(position, mv), depth - 1)).earlier_by(1);
    moves.above(0).iter().map(value).max().expect("a running game has moves")
}

/// Random positions with rocks near the edges, where something happens.
fn sharp_positions(count: usize) -> Vec<Position> {
    let rules = Siam::default();
    let mut rng = Rng::new(3);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = rules.start();
        for _ in 0..40 + rng.below(200) {
            let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { break };
            position = rules.play_unchecked(&position, mv);
        }
        let outer = |place: u8| place == 0 || place == 4;
        let near = position.rocks().into_iter().any(|rock| outer(rock.row()) || outer(rock.column()));
        if rules.outcome(&position).is_none() && near {
            positions.push(position);
        }
    }
    positions
}

#[test]
fn what_the_search_proves_is_what_minimax_finds() {
    let rules = Siam::default();
    let limits = Limits { depth: 3, nodes: u64::MAX };
    let asking = Asking { limits, mebibytes: 8, force: 0.0, ..Asking::default() };
    let mut proven = 0;
    for position in sharp_positions(150) {
        let truth = minimax(&rules, &position, 3);
        let found = think(&rules, &position, &[], &asking, &|_| 0.0, |_| {}).expect("the game runs");
        let text = rules.write_position(&position);
        if truth.is_proven() {
            assert_eq!(found.score, truth, "`{text}`");
            proven += 1;
        } else if found.score.is_proven() {
            // The search looks past its depth where there are threats; what it says must be true deeper down.
            let deeper = minimax(&rules, &position, 4);
            assert!(deeper == found.score || !deeper.is_proven(), "`{text}`: {} but {deeper}", found.score);
        }
    }
    assert!(proven > 20, "only {proven} positions were decided");
}

#[test]
fn the_exact_proof_search_finds_the_shortest_win_and_nothing_else() {
    let rules = Siam::default();
    let mut force = Force::new(&rules, Attack::AnyMove, 8);
    for position in sharp_positions(150) {
        let truth = minimax(&rules, &position, 3);
        let found = force.win(&position, 3, &mut |_| false).map(|(plies, _)| Score::win_in(plies));
        assert_eq!(
            found,
            Some(truth).filter(|score| score.is_win()),
            "`{}`",
            rules.write_position(&position)
        );
    }
}

#[test]
fn a_forcing_win_is_a_win() {
    let rules = Siam::default();
    let mut force = Force::new(&rules, Attack::Forcing, 8);
    for position in sharp_positions(150) {
        if let Some((plies, mv)) = force.win(&position, 3, &mut |_| false) {
            let after = rules.play_unchecked(&position, mv);
            let score = (-minimax(&rules, &after, plies - 1)).earlier_by(1);
            assert!(score.is_win() && score >= Score::win_in(plies), "`{}`", rules.write_position(&position));
        }
    }
}
