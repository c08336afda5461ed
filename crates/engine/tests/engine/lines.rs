//! Several lines at once: beside a forced win, and among three and four.

use crate::tactics::{SAMLIAM, SIAM, SQUARYD, settings, tactics};
use siliam_conform::random_walk;
use siliam_core::{Game, MoveStack, Prospects, Prove, Rng};
use siliam_engine::{Asking, Limits, Line, Score, Settings, Slices, Thought, Verdict, think, think_many};
use siliam_samliam::{SamLiam3, SamLiam4, SamLiam7, SamLiam9};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

const LINES: usize = 3;

/// All lines of a thought.
fn lines<M: Clone>(thought: &Thought<M>) -> Vec<Line<M>> {
    let first = Line { moves: thought.line.clone(), score: thought.score, shares: thought.shares };
    std::iter::once(first).chain(thought.others.iter().cloned()).collect()
}

/// The lines are playable, no two begin alike, and there are as many as there can be; the best comes first.
fn are_in_order<G: Game>(rules: &G, position: &G::Position, thought: &Thought<G::Move>, wanted: usize) {
    let text = rules.write_position(position);
    let lines = lines(thought);
    let mut legal = MoveStack::new();
    rules.moves(position, &mut legal);
    assert_eq!(lines.len(), wanted.min(legal.len()), "`{text}`: {lines:?}");
    for (place, line) in lines.iter().enumerate() {
        assert!(lines[..place].iter().all(|other| other.moves[0] != line.moves[0]), "`{text}`: {lines:?}");
        assert!(place == 0 || lines[place - 1].score >= line.score, "`{text}`: {lines:?}");
        let mut now = *position;
        for &mv in &line.moves {
            let mut legal = MoveStack::new();
            rules.moves(&now, &mut legal);
            assert!(legal.above(0).contains(&mv), "`{text}`: {mv:?} of {line:?}");
            now = rules.play_unchecked(&now, mv);
        }
    }
}

/// With several lines every win of the tactics is found as with one, and the other lines are told beside it.
fn wins_stand_beside_others<G: Game + Prove>(rules: &G, file: &str) {
    for (plies, position) in tactics(rules, file).into_iter().filter(|&(plies, _)| plies <= 7) {
        let text = rules.write_position(&position);
        let limits = Limits { nodes: 60_000, ..Limits::default() };
        let settings: Settings = settings::<G>();
        let asking = Asking { settings, limits, lines: LINES, mebibytes: 16, ..Asking::default() };
        let thought = think(rules, &position, &[], &asking, &|_| 0.0, |_| {}).expect("the game runs");
        assert!(matches!(thought.score.verdict(), Verdict::Win(found) if found >= plies), "`{text}` {plies}");
        are_in_order(rules, &position, &thought, LINES);

        let mut slices = Slices::new(rules, &position, &[], &settings, 16).with_lines(LINES);
        for _ in 0..120 {
            if slices.slice(500) {
                break;
            }
        }
        let thought = slices.thought().expect("something was found");
        assert!(matches!(thought.score.verdict(), Verdict::Win(_)), "`{text}` {plies}: {:?}", thought.score);
        are_in_order(rules, &position, &thought, LINES);
    }
}

#[test]
fn forced_wins_stand_beside_other_lines() {
    wins_stand_beside_others(&Siam::default(), SIAM);
    wins_stand_beside_others(&Squaryd::default(), SQUARYD);
    wins_stand_beside_others(&SamLiam9::default(), SAMLIAM);
    wins_stand_beside_others(&SamLiam7::default(), SAMLIAM);
}

/// Random running positions.
fn positions<G: Game>(rules: &G, count: usize) -> Vec<G::Position> {
    let mut rng = Rng::new(3);
    let mut walk = || random_walk(rules, &rules.start(), 4 + rng.below(40), &mut rng);
    let running = std::iter::repeat_with(&mut walk).filter(|position| rules.outcome(position).is_none());
    running.take(count).collect()
}

fn many_lines<G: Game + Prospects>(rules: &G) {
    for position in positions(rules, 12) {
        let limits = Limits { nodes: 20_000, ..Limits::default() };
        let asking = Asking { limits, lines: LINES, mebibytes: 16, ..Asking::default() };
        let thought = think_many(rules, &position, &[], &asking, &|_| 0.0, |_| {}).expect("the game runs");
        let text = rules.write_position(&position);
        let actor = rules.actor(&position).index();
        let lines = lines(&thought);
        if lines.iter().any(|line| line.score.is_win()) {
            continue;
        }
        are_in_order(rules, &position, &thought, LINES);
        for line in &lines {
            let shares = line.shares.unwrap_or_else(|| panic!("`{text}`: {line:?}"));
            let fair = 1000 / u16::try_from(G::PLAYERS).expect("three or four");
            let own = shares[actor];
            assert!(
                match line.score.verdict() {
                    Verdict::Win(_) => shares[actor] == 1000,
                    Verdict::Loss(_) => shares[actor] == 0,
                    Verdict::Estimate(value) => value.abs() < 10 || (value > 0) == (own > fair),
                },
                "`{text}`: {line:?}"
            );
        }
        assert!(lines.iter().any(|line| line.score == Score::EVEN || line.moves.len() > 1), "`{text}`");
    }
}

#[test]
fn three_and_four_have_several_lines() {
    many_lines(&SamLiam3::default());
    many_lines(&SamLiam4::default());
}
