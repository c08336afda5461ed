//! Proven results against plain minimax, on positions of every two-player game a few plies from their end.

use siliam_conform::{Effort, random_walk};
use siliam_core::{Game, MoveStack, Notation, Outcome, Prove, Rng, Rules};
use siliam_engine::{Asking, Attack, Force, Limits, Only, Puzzles, Score, Task, Techniques, Verdict, think};
use siliam_samliam::small::Small2;
use siliam_samliam::{Field, SamLiam, SamLiam6x7, SamLiam7, SamLiam9, Variant};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;
use std::ops::Range;

/// Plain minimax to a fixed depth, a proven value or even, without the moves that cannot change it any more.
fn minimax<R: Rules>(rules: &R, position: &R::Position, depth: u32) -> Score {
    minimax_within(rules, position, depth, -Score::MOST, Score::MOST)
}

fn minimax_within<R: Rules>(
    rules: &R,
    position: &R::Position,
    depth: u32,
    mut alpha: Score,
    beta: Score,
) -> Score {
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
    let mut best = -Score::MOST;
    for &mv in moves.above(0) {
        let after = rules.play_unchecked(position, mv);
        let (low, high) = (alpha.later_by(1), beta.later_by(1));
        let value = if rules.actor(&after) == actor {
            minimax_within(rules, &after, depth - 1, low, high)
        } else {
            -minimax_within(rules, &after, depth - 1, -high, -low)
        };
        best = best.max(value.earlier_by(1));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Random positions after so many plies that `wanted` picks, the game still running.
fn positions<R: Rules>(
    rules: &R,
    count: usize,
    plies: Range<u64>,
    wanted: impl Fn(&R::Position) -> bool,
) -> Vec<R::Position> {
    let mut rng = Rng::new(3);
    let mut positions = Vec::new();
    while positions.len() < count {
        let length = plies.start + rng.below(plies.end - plies.start);
        let position = random_walk(rules, &rules.start(), length, &mut rng);
        if rules.outcome(&position).is_none() && wanted(&position) {
            positions.push(position);
        }
    }
    positions
}

/// So many in the fast tier, more in the deep one.
pub(crate) fn many(count: u64) -> usize {
    usize::try_from(Effort::fast(count, 0).games).expect("a few")
}

/// Siam with a rock on the edge, where something happens.
fn siam_positions() -> Vec<siliam_siam::Position> {
    let outer = |place: u8| place == 0 || place == 4;
    positions(&Siam::default(), many(250), 60..180, |position| {
        position.rocks().into_iter().any(|rock| outer(rock.row()) || outer(rock.column()))
    })
}

/// Squaryd late enough for threats that cannot be paid.
fn squaryd_positions() -> Vec<siliam_squaryd::Position> {
    positions(&Squaryd::default(), many(250), 9..27, |position| position.empty().len() < 32)
}

/// Sam Liam where somebody has a closing cell or a fork, and sometimes where nobody has.
fn samliam_positions<W: Field, const C: u8, const R: u8>(
    rules: SamLiam<W, C, R, 2>,
    count: usize,
    plies: Range<u64>,
) -> Vec<siliam_samliam::Position<W, C, R, 2>>
where
    SamLiam<W, C, R, 2>: Variant,
{
    positions(&rules, count, plies, |position| {
        let other = position.mover().opponent();
        rules.closing_cells(position, position.mover()).is_empty()
            && (!rules.closing_cells(position, other).is_empty()
                || !rules.fork_cells(position, other).is_empty()
                || !rules.fork_cells(position, position.mover()).is_empty()
                || position.second_phase_turns() % 4 == 3)
    })
}

/// Whether what the search proves is not so by minimax to this depth. A reduced search may take a slower win for the
/// quickest, never one that is not there or not there yet.
fn contradicts(score: Score, truth: Score, depth: u32) -> bool {
    match (score.verdict(), truth.verdict()) {
        (Verdict::Win(seen), Verdict::Win(plies)) | (Verdict::Loss(seen), Verdict::Loss(plies)) => {
            seen < plies
        }
        (Verdict::Win(seen) | Verdict::Loss(seen), Verdict::Estimate(_)) => seen <= depth,
        _ => true,
    }
}

fn check_search<G: Game + Prove>(rules: &G, positions: &[G::Position]) {
    check_search_to(rules, positions, 3);
}

fn check_search_to<G: Game + Prove>(rules: &G, positions: &[G::Position], depth: u32) {
    let limits = Limits { depth, nodes: u64::MAX };
    let full = Asking { limits, mebibytes: 8, force: Some(0.0), ..Asking::default() };
    let nothing = Techniques {
        late_move_reduction: false,
        futility_margin: false,
        candidates_only: false,
        foresight: false,
        doubt: false,
        second_thought: false,
        thrift: false,
    };
    let bare = Asking { techniques: nothing, ..full };
    let mut proven = 0;
    for position in positions {
        let truth = minimax(rules, position, depth);
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
            // What lies farther away is left to the small boards, which are searched deeper.
            let far = score < Score::win_in(depth + 1) && score > Score::loss_in(depth + 1);
            let deeper = if truth.is_proven() || far { truth } else { minimax(rules, position, depth + 1) };
            assert!(!contradicts(score, deeper, depth + 1), "`{text}`: {score} but {deeper}");
        }
    }
    assert!(proven * 30 >= positions.len(), "only {proven} positions were decided");
}

fn check_force<G: Game + Prove>(rules: &G, positions: &[G::Position]) {
    check_force_to(rules, positions, 3);
}

fn check_force_to<G: Game + Prove>(rules: &G, positions: &[G::Position], depth: u32) {
    let mut exact = Force::new(rules, 8);
    let mut forcing = Force::new(rules, 8);
    for position in positions {
        let text = rules.write_position(position);
        let truth = minimax(rules, position, depth);
        let found = exact.win(position, Attack::AnyMove, depth, &mut |_| false);
        let found = found.map(|(plies, _)| Score::win_in(plies));
        assert_eq!(found, Some(truth).filter(|score| score.is_win()), "`{text}`");
        if let Some((plies, mv)) = forcing.win(position, Attack::Quiet(0), depth, &mut |_| false) {
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

#[test]
fn what_the_search_proves_in_sam_liam_is_what_minimax_finds() {
    check_search_to(&SamLiam9::default(), &samliam_positions(SamLiam9::default(), many(100), 50..80), 2);
    check_search_to(&SamLiam7::default(), &samliam_positions(SamLiam7::default(), many(300), 20..79), 2);
    check_search_to(&SamLiam6x7::default(), &samliam_positions(SamLiam6x7::default(), many(300), 15..70), 2);
    check_search(&SamLiam7::default(), &samliam_positions(SamLiam7::default(), many(2), 50..79));
    check_search(&SamLiam6x7::default(), &samliam_positions(SamLiam6x7::default(), many(3), 40..70));
}

#[test]
fn what_the_search_proves_in_the_second_phase_is_what_minimax_finds() {
    check_search_to(&SamLiam7::default(), &samliam_positions(SamLiam7::default(), many(1), 80..100), 2);
    check_search(&Small2::default(), &samliam_positions(Small2::default(), many(60), 20..40));
}

#[test]
fn what_the_search_proves_on_a_small_board_is_what_minimax_finds() {
    check_search_to(&Small2::default(), &samliam_positions(Small2::default(), many(15), 8..19), 5);
}

#[test]
fn forced_wins_in_sam_liam_are_wins_and_exact_ones_the_shortest() {
    check_force(&SamLiam7::default(), &samliam_positions(SamLiam7::default(), many(150), 20..79));
    check_force(&SamLiam6x7::default(), &samliam_positions(SamLiam6x7::default(), many(150), 15..70));
    check_force(&Small2::default(), &samliam_positions(Small2::default(), many(150), 20..40));
    check_force_to(&Small2::default(), &samliam_positions(Small2::default(), many(30), 8..19), 5);
}

#[test]
fn what_the_search_proves_with_announcements_is_what_minimax_finds() {
    let rules = Small2::with_options(&["announce"]);
    let positions = samliam_positions(rules, many(15), 6..30);
    check_search_to(&rules, &positions, 2);
    check_force(&rules, &positions[..many(5)]);
}

#[test]
fn the_engine_calls_all_it_truly_may() {
    let rules = Small2::with_options(&["announce"]);
    let mut called = 0;
    for position in samliam_positions(rules, many(100), 4..20) {
        let asking =
            Asking { limits: Limits { depth: 2, nodes: u64::MAX }, mebibytes: 1, ..Asking::default() };
        let thought = think(&rules, &position, &[], &asking, &|_| 0.0, |_| {}).expect("the game runs");
        if thought.score.is_loss() {
            continue;
        }
        let mv = rules.write_move(&position, thought.line[0]);
        called += usize::from(mv.contains('+'));
        let mut moves = MoveStack::new();
        rules.moves(&position, &mut moves);
        for &more in moves.above(0) {
            let text = rules.write_move(&position, more);
            if !text.starts_with(&mv) || text.len() == mv.len() {
                continue;
            }
            // Where all is lost, who calls may lose sooner.
            let after = rules.play_unchecked(&position, more);
            let reply = think(&rules, &after, &[], &asking, &|_| 0.0, |_| {});
            let loses = reply.is_some_and(|reply| reply.score.is_win());
            assert!(loses, "`{}`: {mv} instead of {text}", rules.write_position(&position));
        }
    }
    assert!(called > 10, "only {called} calls");
}

/// Every puzzle found is one by plain minimax: its move wins or holds as said, and no other does.
fn puzzles_are_those_of_minimax<G: Game + Prove>(rules: &G, positions: &[G::Position], most: u32) -> usize {
    let mut puzzles = Puzzles::new(rules, 1, 200_000);
    let mut found = 0;
    for position in positions {
        let Some(only) = puzzles.only(position) else { continue };
        let plies = match only.task {
            Task::Win(plies) => plies + 2,
            Task::Save(plies) => plies,
        };
        if plies > most {
            continue;
        }
        found += 1;
        assert_eq!(puzzles.check(position, &only), Some(true));
        let mut moves = MoveStack::new();
        rules.moves(position, &mut moves);
        for &mv in moves.above(0) {
            let after = rules.play_unchecked(position, mv);
            let opponents = minimax(rules, &after, plies - 1);
            let text = || format!("{} {}", rules.write_position(position), rules.write_move(position, mv));
            match only.task {
                Task::Win(within) => {
                    let won = matches!(opponents.verdict(), Verdict::Loss(left) if left < within);
                    assert_eq!(won, mv == only.mv, "{}", text());
                    let later = matches!(opponents.verdict(), Verdict::Loss(_));
                    assert_eq!(later, mv == only.mv, "{}", text());
                }
                Task::Save(_) => {
                    let lost = matches!(opponents.verdict(), Verdict::Win(_));
                    assert_eq!(lost, mv != only.mv, "{}", text());
                }
            }
            let other = Only { mv, ..only };
            assert_eq!(puzzles.check(position, &other), Some(mv == only.mv), "{}", text());
        }
    }
    found
}

#[test]
fn a_puzzle_has_one_solution_by_plain_minimax_too() {
    let siam = puzzles_are_those_of_minimax(&Siam::default(), &siam_positions(), 4);
    let squaryd = puzzles_are_those_of_minimax(&Squaryd::default(), &squaryd_positions(), 3);
    println!("{siam} puzzles of Siam, {squaryd} of Squaryd");
    assert!(siam > 5 && squaryd > 5, "{siam} puzzles of Siam, {squaryd} of Squaryd");
}
