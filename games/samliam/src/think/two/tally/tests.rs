//! The tally updated move by move against one counted from scratch.

use crate::board::field::Field;
use crate::{Move, Position, SamLiam, SamLiam6x7, SamLiam7, SamLiam9, Tuned};
use siliam_core::{Breadth, Game, Glance, InThree, MoveStack, Prove, Rng, Rules, Think};

/// Plays games, some moves at random and some as a search would, and compares in every position.
fn compare<W: Field, const C: u8, const R: u8>(rules: SamLiam<W, C, R, 2>, games: u64)
where
    SamLiam<W, C, R, 2>: Tuned + Game<Position = Position<W, C, R, 2>, Move = Move<C, R>>,
{
    let mut seen = [0; 4];
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut position = rules.start();
        let mut tally = rules.tally(&position);
        // Whoever plays well wins before the second phase.
        let good = rng.below(4);
        while rules.outcome(&position).is_none() && position.turns < 8 {
            assert_eq!(tally, rules.tally_of(&position), "{position:?}");
            assert_eq!(rules.evaluate(&position, &tally), rules.evaluate_board(&position));
            let glance = rules.glance(&position, &tally);
            assert_eq!(glance, rules.glance_at_board(&position), "{position:?}");
            seen[match glance {
                Glance::WinsAtOnce => 0,
                Glance::WinsInThree => 1,
                Glance::Threatened => 2,
                _ => 3,
            }] += 1;
            let by_tally = rules.at_once(&position, &tally);
            assert_eq!(by_tally, rules.at_once_on_board(&position), "{position:?}");
            if glance != Glance::WinsAtOnce {
                let wins = rules.in_three(&position, &tally) == InThree::Win;
                assert_eq!(wins, glance == Glance::WinsInThree, "{position:?}");
            }
            let (mut listed, mut tallied) = (MoveStack::new(), MoveStack::new());
            rules.forcing_on_board(&position, &mut listed);
            rules.forcing(&position, &tally, &mut tallied);
            assert_eq!(listed.above(0), tallied.above(0), "{position:?}");
            for breadth in [Breadth::Every, Breadth::Best] {
                listed.truncate(0);
                tallied.truncate(0);
                let left_out = rules.candidates_on_board(&position, breadth, &mut listed);
                let without = rules.candidates(&position, &tally, breadth, &mut tallied);
                assert_eq!(left_out, without);
                assert_eq!(listed.above(0), tallied.above(0), "{position:?}");
            }
            let likely = listed.above(0).iter().copied().filter(|_| glance != Glance::WinsAtOnce);
            let likely: Vec<_> = likely.take(6).filter(|_| rng.below(4) < good).collect();
            let any = rules.pick(&position, |count| rng.below(count)).expect("the game runs");
            let mv = likely.first().copied().unwrap_or(any);
            let next = rules.play_unchecked(&position, mv);
            rules.count_on(&mut tally, &position, &next);
            position = next;
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn what_is_kept_up_is_what_is_counted_anew() {
    compare(SamLiam9::default(), 24);
    compare(SamLiam7::default(), 48);
    compare(SamLiam6x7::default(), 64);
}
