//! How a game is judged afterwards: chances, accuracy, and what moves are told.

use siliam_catalog::{Failing, Judged, Point, Worth, accuracy, accuracy_of, chances, moments};
use siliam_core::{Outcome, Player};
use siliam_engine::Score;

/// The chances of the player who acts, of two.
fn first(score: Score) -> f64 {
    chances(score, &[], Player::First, 2)[0]
}

#[test]
fn even_is_half_a_chance_and_a_proof_a_whole_one() {
    assert!((first(Score::EVEN) - 0.5).abs() < 1e-9);
    assert!((first(Score::estimate(400)) - 10.0 / 11.0).abs() < 1e-9);
    assert!((first(Score::win_in(30)) - 1.0).abs() < 1e-9);
    assert!(first(Score::loss_in(30)).abs() < 1e-9);
}

#[test]
fn chances_add_up_to_one() {
    let cases = [
        chances(Score::estimate(120), &[], Player::Second, 2),
        chances(Score::loss_in(4), &[], Player::First, 2),
        chances(Score::estimate(-75), &[406, 301, 200], Player::Second, 3),
        chances(Score::loss_in(4), &[0, 1000, 0, 0], Player::First, 4),
        chances(Score::EVEN, &[], Player::First, 3),
    ];
    for chances in &cases {
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
    }
    assert!(cases[0][1] > 0.6 && cases[1] == [0.0, 1.0] && cases[3] == [0.0, 1.0, 0.0, 0.0]);
}

fn judged(ply: usize, before: Score, after: Score) -> Judged {
    let better = Some("better".to_owned());
    let (player, mv, chance_after) = (Player::First, "played".to_owned(), first(after));
    Judged { ply, player, mv, better, before, after: Some(after), chance_after }
}

fn failings(judged: &[Judged], most: usize) -> Vec<(usize, Failing)> {
    moments(judged, most).into_iter().map(|moment| (moment.ply, moment.failing)).collect()
}

#[test]
fn accuracy_is_100_where_nothing_is_lost_and_falls_with_what_is() {
    let is = |cost: f64, accuracy: f64| (accuracy_of(cost) - accuracy).abs() < 0.5;
    assert!(is(0.0, 100.0) && is(-0.3, 100.0) && is(0.1, 63.6) && is(0.25, 31.6) && is(0.5, 8.5));
    assert!(is(1.0, 0.0));
    let all: Vec<f64> = (0..=100).map(|cost| accuracy_of(f64::from(cost) / 100.0)).collect();
    assert!(all.is_sorted_by(|one, other| one >= other));
}

#[test]
fn accuracy_is_the_mean_over_ones_own_moves() {
    let point = |ply, own: f64| Point { ply, chances: vec![own, 1.0 - own], is_proven: false };
    let points = [point(0, 0.5), point(1, 0.4), point(2, 0.9), point(3, 0.9)];
    let by = |ply, player| Judged { player, ..judged(ply, Score::EVEN, Score::EVEN) };
    let game = [by(0, Player::First), by(1, Player::Second), by(2, Player::First)];
    let found = accuracy(&game, &points, 2);
    assert_eq!(found, [Some(f64::midpoint(accuracy_of(0.1), 100.0)), Some(accuracy_of(0.5))]);
    // The engine's own move costs nothing, whatever it thinks a ply later; nobody is judged by what is not known yet.
    let agreed = Judged { better: None, ..by(1, Player::Second) };
    assert_eq!(accuracy(&[agreed, by(3, Player::First)], &points, 2), [None, Some(100.0)]);
}

#[test]
fn every_kind_of_failing_is_told_by_its_name() {
    let game = [
        judged(0, Score::EVEN, Score::estimate(-20)),
        judged(2, Score::estimate(150), Score::estimate(-100)),
        judged(4, Score::win_in(3), Score::estimate(60)),
        judged(6, Score::EVEN, Score::loss_in(2)),
    ];
    let expected = vec![(2, Failing::TurningPoint), (4, Failing::MissedWin(3)), (6, Failing::AllowedWin(1))];
    assert_eq!(failings(&game, 6), expected);
}

#[test]
fn nothing_is_said_where_little_changed() {
    let hundredths = Score::estimate;
    let game = [
        // The same hundredths matter less to whoever is far behind or far ahead anyhow.
        judged(0, hundredths(-700), hundredths(-950)),
        judged(1, hundredths(950), hundredths(700)),
        judged(2, hundredths(-900), Score::loss_in(4)),
        // A longer win is still a win, proven or nearly so.
        judged(3, Score::win_in(3), Score::win_in(7)),
        judged(4, Score::win_in(3), hundredths(900)),
    ];
    assert_eq!(failings(&game, 6), Vec::new());
    let agreed = Judged { better: None, ..judged(5, Score::win_in(3), Score::loss_in(3)) };
    let untold = Judged { after: None, ..judged(6, Score::EVEN, Score::loss_in(3)) };
    assert_eq!(failings(&[agreed, untold], 6), Vec::new());
}

#[test]
fn a_win_thrown_away_is_told_though_no_score_tells_what_is_left() {
    let three =
        |chance_after| Judged { after: None, chance_after, ..judged(2, Score::win_in(1), Score::EVEN) };
    assert_eq!(failings(&[three(0.4)], 6), [(2, Failing::MissedWin(1))]);
    assert_eq!(failings(&[three(0.95)], 6), []);
}

#[test]
fn the_most_important_stay_in_the_order_of_play() {
    let game = [
        judged(0, Score::estimate(100), Score::estimate(-100)),
        judged(1, Score::win_in(9), Score::EVEN),
        judged(2, Score::win_in(1), Score::EVEN),
        judged(3, Score::EVEN, Score::loss_in(2)),
    ];
    let expected = vec![(1, Failing::MissedWin(9)), (2, Failing::MissedWin(1))];
    assert_eq!(failings(&game, 2), expected);
}

#[test]
fn among_three_only_wins_are_told_from_another_seat() {
    let running = |score| Worth::Running { actor: Player::Second, score };
    assert_eq!(running(Score::win_in(1)).to(Player::First, 3), Some(Score::loss_in(1)));
    assert_eq!(running(Score::loss_in(2)).to(Player::First, 3), None);
    assert_eq!(running(Score::estimate(80)).to(Player::First, 3), None);
    assert_eq!(running(Score::estimate(80)).to(Player::First, 2), Some(Score::estimate(-80)));
    assert_eq!(running(Score::estimate(80)).to(Player::Second, 3), Some(Score::estimate(80)));
    assert_eq!(Worth::Over(Outcome::Win(Player::Third)).to(Player::First, 3), Some(Score::loss_in(0)));
}
