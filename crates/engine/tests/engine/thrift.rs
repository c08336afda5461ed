//! Forced wins looked for with thrift, which leaves out what surely comes to nothing, and without.

use siliam_conform::times_as_much;
use siliam_core::{Breadth, MoveStack, Notation, Prove, Rng};
use siliam_engine::{Attack, Force};
use siliam_samliam::{SamLiam6x7, SamLiam7, SamLiam9};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

/// A position of a game in which most moves are sensible.
fn lively<G: Prove>(rules: &G, rng: &mut Rng, plies: u64) -> Option<G::Position> {
    let mut position = rules.start();
    for _ in 0..plies {
        let mut moves = MoveStack::new();
        match rng.below(4) {
            0 => rules.forcing(&position, &rules.tally(&position), &mut moves),
            1 => rules.moves(&position, &mut moves),
            _ => {
                rules.candidates(&position, &rules.tally(&position), Breadth::Best, &mut moves);
                moves.truncate(6);
            }
        }
        if moves.is_empty() {
            rules.moves(&position, &mut moves);
        }
        let mv = moves.above(0)[rng.index(moves.len())];
        position = rules.play_unchecked(&position, mv);
        rules.outcome(&position).is_none().then_some(())?;
    }
    Some(position)
}

/// Both up to so many plies on so many positions after so many plies; how many wins of three plies or more were found, and
/// for how many positions without a win thrift took less than half the nodes.
fn compare<G: Prove + Notation>(
    rules: &G,
    attack: Attack,
    within: u32,
    count: u64,
    plies: std::ops::Range<u64>,
) -> [u64; 2] {
    let mut rng = Rng::new(u64::from(within) + plies.start);
    let mut found = [0; 2];
    let mut compared = 0;
    while compared < count * times_as_much() {
        let length = plies.start + rng.below(plies.end - plies.start);
        let Some(position) = lively(rules, &mut rng, length) else { continue };
        compared += 1;
        let won = |thrift: bool| {
            let mut force = Force::new(rules, 16).with_thrift(thrift);
            let won = force.win(&position, attack, within, &mut |_| false);
            (won.map(|(plies, _)| plies), force.nodes())
        };
        let ((sparing, few), (lavish, many)) = (won(true), won(false));
        assert_eq!(sparing, lavish, "`{}`", rules.write_position(&position));
        found[0] += u64::from(sparing.is_some_and(|plies| plies > 1));
        found[1] += u64::from(sparing.is_none() && 2 * few < many);
    }
    found
}

/// There must be as many wins to miss and as much work to save, or the comparison shows nothing.
fn check([wins, saved]: [u64; 2], [least_wins, least_saved]: [u64; 2]) {
    let enough = wins >= least_wins && saved >= least_saved;
    assert!(enough, "{wins} wins, expected {least_wins}; saved {saved} times, expected {least_saved}");
}

#[test]
fn thrift_misses_no_chain_of_threats() {
    check(compare(&SamLiam9::default(), Attack::Quiet(0), 11, 400, 8..28), [5, 5]);
    check(compare(&SamLiam7::default(), Attack::Quiet(0), 11, 400, 8..28), [5, 5]);
    check(compare(&SamLiam6x7::default(), Attack::Quiet(0), 11, 400, 8..28), [5, 5]);
    check(compare(&Squaryd::default(), Attack::Quiet(0), 7, 60, 8..26), [8, 1]);
    check(compare(&Siam::default(), Attack::Quiet(0), 5, 60, 12..40), [1, 20]);
}

#[test]
fn thrift_misses_no_quiet_move() {
    check(compare(&SamLiam9::default(), Attack::Quiet(1), 5, 60, 12..30), [1, 20]);
    check(compare(&SamLiam7::default(), Attack::Quiet(1), 5, 120, 16..44), [1, 40]);
    check(compare(&SamLiam6x7::default(), Attack::AnyMove, 3, 300, 20..46), [3, 0]);
    check(compare(&SamLiam7::default(), Attack::AnyMove, 3, 300, 16..44), [1, 100]);
    check(compare(&Squaryd::default(), Attack::Quiet(1), 5, 30, 14..26), [5, 0]);
}

/// What one kind of attack found out must not mislead another that uses the same memory.
fn share_memory<G: Prove + Notation>(rules: &G, within: u32, count: u64, plies: std::ops::Range<u64>) {
    let mut rng = Rng::new(plies.end);
    let mut compared = 0;
    while compared < count * times_as_much() {
        let length = plies.start + rng.below(plies.end - plies.start);
        let Some(position) = lively(rules, &mut rng, length) else { continue };
        compared += 1;
        let plies = |force: &mut Force<G>| {
            force.win(&position, Attack::AnyMove, within, &mut |_| false).map(|(plies, _)| plies)
        };
        let mut shared = Force::new(rules, 16);
        for attack in [Attack::Quiet(0), Attack::Quiet(1)] {
            let until = shared.nodes() + 20_000;
            shared.win(&position, attack, 31, &mut |nodes| nodes >= until);
        }
        let alone = plies(&mut Force::new(rules, 16).with_thrift(false));
        assert_eq!(plies(&mut shared), alone, "`{}`", rules.write_position(&position));
    }
}

#[test]
fn attacks_may_share_a_memory() {
    share_memory(&Squaryd::default(), 5, 200, 20..40);
    share_memory(&SamLiam6x7::default(), 5, 60, 24..50);
    share_memory(&SamLiam7::default(), 5, 20, 24..50);
}
