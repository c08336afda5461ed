//! Proven results against plain minimax, on positions of every two-player game a few plies from their end.

use siliam_core::{Game, MoveStack, Outcome, Rng, Rules, Think};
use siliam_engine::{Asking, Attack, Force, Limits, Score, Techniques, think};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

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

/// Random positions that `wanted` picks, the game still running.
fn positions<R: Rules>(
    rules: &R,
    count: usize,
    plies: u64,
    wanted: impl Fn(&R::Position) -> bool,
) -> Vec<R::Position> {
    let mut rng = Rng::new(3);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = rules.start();
        for _ in 0..plies / 2 + rng.below(plies) {
            let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { break };
            position = rules.play_unchecked(&position, mv);
        }
        if rules.outcome(&position).is_none() && wanted(&position) {
            positions.push(position);
        }
    }
    positions
}

/// Siam with a rock on the edge, where something happens.
fn siam_positions() -> Vec<siliam_siam::Position> {
    let outer = |place: u8| place == 0 || place == 4;
    positions(&Siam::default(), 60, 120, |position| {
        position.rocks().into_iter().any(|rock| outer(rock.row()) || outer(rock.column()))
    })
}

/// Squaryd late enough for threats that cannot be paid.
fn squaryd_positions() -> Vec<siliam_squaryd::Position> {
    positions(&Squaryd::default(), 60, 18, |position| position.empty().len() < 32)
}

fn check_search<G: Game + Think>(rules: &G, positions: &[G::Position]) {
    let limits = Limits { depth: 3, nodes: u64::MAX };
    let full = Asking { limits, mebibytes: 8, force: 0.0, ..Asking::default() };
    let bare = Asking { techniques: Techniques { late_reduction: false, margin: false }, ..full };
    let mut proven = 0;
    for position in positions {
        let truth = minimax(rules, position, 3);
        let found = |asking: &Asking| {
            let thought = think(rules, position, &[], asking, &|_| 0.0, |_| {});
            thought.expect("the game runs").score
        };
        let text = rules.write_position(position);
        let bare = found(&bare);
        if truth.is_proven() {
            assert_eq!(bare, truth, "`{text}`: with nothing reduced");
            proven += 1;
        }
        // With everything reduced the search may see less at this depth, but never anything that is not so.
        for score in [bare, found(&full)].into_iter().filter(|score| score.is_proven()) {
            let deeper = minimax(rules, position, 4);
            assert!(deeper == score || !deeper.is_proven(), "`{text}`: {score} but {deeper}");
        }
    }
    assert!(proven > 10, "only {proven} positions were decided");
}

fn check_force<G: Game + Think>(rules: &G, positions: &[G::Position]) {
    let mut exact = Force::new(rules, 8);
    let mut forcing = Force::new(rules, 8);
    for position in positions {
        let text = rules.write_position(position);
        let truth = minimax(rules, position, 3);
        let found =
            exact.win(position, Attack::AnyMove, 3, &mut |_| false).map(|(plies, _)| Score::win_in(plies));
        assert_eq!(found, Some(truth).filter(|score| score.is_win()), "`{text}`");
        if let Some((plies, mv)) = forcing.win(position, Attack::Quiet(0), 3, &mut |_| false) {
            let after = rules.play_unchecked(position, mv);
            let score = (-minimax(rules, &after, plies - 1)).earlier_by(1);
            assert!(score.is_win() && score >= Score::win_in(plies), "`{text}`");
        }
    }
}

#[test]
fn what_the_search_proves_in_siam_is_what_minimax_finds() {
    check_search(&Siam::default(), &siam_positions());
}

#[test]
fn what_the_search_proves_in_squaryd_is_what_minimax_finds() {
    check_search(&Squaryd::default(), &squaryd_positions());
}

#[test]
fn forced_wins_in_siam_are_wins_and_exact_ones_the_shortest() {
    check_force(&Siam::default(), &siam_positions());
}

#[test]
fn forced_wins_in_squaryd_are_wins_and_exact_ones_the_shortest() {
    check_force(&Squaryd::default(), &squaryd_positions());
}
