//! The plain player that strength is measured against looks at every move and goes by rules of thumb.

use siliam_conform::random_walk;
use siliam_core::{Breadth, Game, LeftOut, MoveStack, Outcome, Prove, Rng};
use siliam_engine::{Asking, Limits, Sight, Style, Verdict, think};
use siliam_samliam::small::Small2;
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

const WIN: i64 = 1_000_000;

/// Minimax over every move, but for those that the game knows to lose at once, with the weights summed up anew.
fn minimax<G: Prove>(rules: &G, position: &G::Position, depth: u32) -> i64 {
    match rules.outcome(position) {
        Some(Outcome::Draw) => return 0,
        Some(Outcome::Win(player)) => return if player == rules.actor(position) { WIN } else { -WIN },
        None => {}
    }
    if depth == 0 {
        let mut value = 0;
        rules.terms(position, |term, times| value += G::TUNING.thumb_weights[term] * times);
        return i64::from(value / G::TUNING.parts);
    }
    let mut moves = MoveStack::new();
    let left_out = rules.candidates(position, &rules.tally(position), Breadth::Every, &mut moves);
    assert!(left_out != LeftOut::Unlikely || moves.len() == 1, "only a win makes other moves idle");
    let value = |&mv: &G::Move| {
        let after = rules.play_unchecked(position, mv);
        let value = minimax(rules, &after, depth - 1);
        let seen = if rules.actor(&after) == rules.actor(position) { value } else { -value };
        // The sooner the better.
        if seen.abs() > WIN / 2 { seen - seen.signum() } else { seen }
    };
    let losing = (left_out == LeftOut::Losing).then_some(2 - WIN);
    moves.above(0).iter().map(value).chain(losing).max().expect("the game runs")
}

fn compare<G: Game + Prove>(rules: &G, depth: u32, games: u64) {
    let mut compared = 0;
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let length = rng.below(30);
        let position = random_walk(rules, &rules.start(), length, &mut rng);
        if rules.outcome(&position).is_some() {
            continue;
        }
        let asking = Asking {
            style: Style::Fixed { sight: Sight::Plain, seed },
            limits: Limits { depth, ..Limits::default() },
            ..Asking::default()
        };
        let thought = think(rules, &position, &[], &asking, &|_| 0.0, |_| {}).expect("the game runs");
        let value = match thought.score.verdict() {
            Verdict::Win(plies) => WIN - i64::from(plies),
            Verdict::Loss(plies) => i64::from(plies) - WIN,
            Verdict::Estimate(value) => i64::from(value),
        };
        assert_eq!(value, minimax(rules, &position, depth));
        compared += 1;
    }
    assert!(compared > 10);
}

#[test]
fn it_finds_what_minimax_over_all_moves_finds() {
    compare(&Siam::default(), 2, 24);
    compare(&Squaryd::default(), 2, 30);
    compare(&Small2::default(), 2, 30);
}
