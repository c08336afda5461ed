//! The tactics files: wins in 1 to 9 plies from self-play. The engine solves all of them within the nodes stated here, and
//! an exhaustive search that knows nothing of the engine confirms that they win.

use siliam_conform::{Effort, Exhaustive};
use siliam_core::{Game, MoveStack, Prove};
use siliam_engine::{Asking, Limits, Score, Settings, Slices, Verdict, think};
use siliam_samliam::{SamLiam6x7, SamLiam7, SamLiam9};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

/// The nodes in which a win in so many plies is found.
fn nodes(plies: u32) -> u64 {
    match plies {
        1 => 100,
        2..=3 => 5_000,
        4..=5 => 20_000,
        6..=7 => 60_000,
        _ => 200_000,
    }
}

/// The positions of a game in its family's file, with the plies each takes.
pub(crate) fn tactics<G: Game>(rules: &G, file: &str) -> Vec<(u32, G::Position)> {
    let read = |line: &str| {
        let (id, rest) = line.split_once(' ').expect("a line begins with the game");
        let (plies, position) = rest.split_once(' ').expect("then come the plies and the position");
        let position = || rules.read_position(position).unwrap_or_else(|why| panic!("`{line}`: {why}"));
        (id == G::FACTS.id).then(|| (plies.parse().expect("plies are a number"), position()))
    };
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let tactics: Vec<_> = lines.filter_map(read).collect();
    for plies in [1, 3, 5, 7, 9] {
        assert!(tactics.iter().any(|&(other, _)| other == plies), "{}: no win in {plies}", G::FACTS.id);
    }
    tactics
}

/// The settings of the game in the catalog.
pub(crate) fn settings<G: Game>() -> Settings {
    siliam_catalog::entry(G::FACTS.id).expect("the game is listed").playing.settings
}

fn are_solved<G: Game + Prove>(rules: &G, file: &str) {
    for (plies, position) in tactics(rules, file) {
        let limits = Limits { nodes: nodes(plies), ..Limits::default() };
        let asking = Asking { settings: settings::<G>(), limits, mebibytes: 16, ..Asking::default() };
        let thought = think(rules, &position, &[], &asking, &|_| 0.0, |_| {}).expect("the game runs");
        assert_eq!(thought.score, Score::win_in(plies), "`{}`", rules.write_position(&position));
    }
}

/// Whoever thinks a slice at a time finds all wins too, though not always the shortest.
fn are_solved_in_slices<G: Game + Prove>(rules: &G, file: &str) {
    for (plies, position) in tactics(rules, file) {
        let text = rules.write_position(&position);
        let mut slices = Slices::new(rules, &position, &[], &settings::<G>(), 16);
        while !slices.slice(500) {
            let found = slices.thought().map_or(0, |thought| thought.nodes);
            assert!(found < 2 * nodes(9), "`{text}`: no win in {plies} found");
        }
        let verdict = slices.thought().expect("something was found").score.verdict();
        assert!(matches!(verdict, Verdict::Win(found) if found >= plies), "`{text}`: {verdict:?}");
    }
}

/// A move that wins at once, else the moves that force, as a guess of what to try first. Nearly all positions are a ply from
/// the end, where only the first question is cheap and of use.
fn forcing<G: Prove>(rules: &G, position: &G::Position, plies: u32) -> Vec<G::Move> {
    let winning = rules.winning_move(position);
    if plies == 1 || winning.is_some() {
        return winning.into_iter().collect();
    }
    let mut moves = MoveStack::new();
    rules.forcing(position, &rules.tally(position), &mut moves);
    moves.above(0).to_vec()
}

/// Up to five plies in the fast tier, all in the deep one. Where it is quick, that nothing shorter wins is tried too.
fn are_wins<G: Game + Prove>(rules: &G, file: &str) {
    let most = if Effort::fast(1, 0).games > 1 { 9 } else { 5 };
    for (plies, position) in tactics(rules, file).into_iter().filter(|&(plies, _)| plies <= most) {
        let text = rules.write_position(&position);
        let mut search = Exhaustive::new(rules, &position).guessing(forcing);
        assert!(
            !(2..=3).contains(&plies) || !search.wins_within(&position, plies - 2),
            "`{text}` wins sooner"
        );
        assert!(search.wins_within(&position, plies), "`{text}` does not win in {plies}");
    }
}

pub(crate) const SIAM: &str = include_str!("../../../../games/siam/data/tactics.txt");
pub(crate) const SQUARYD: &str = include_str!("../../../../games/squaryd/data/tactics.txt");
pub(crate) const SAMLIAM: &str = include_str!("../../../../games/samliam/data/tactics.txt");

#[test]
fn siam_is_solved() {
    are_solved(&Siam::default(), SIAM);
}

#[test]
fn siam_wins() {
    are_wins(&Siam::default(), SIAM);
}

#[test]
fn squaryd_is_solved() {
    are_solved(&Squaryd::default(), SQUARYD);
}

#[test]
fn squaryd_wins() {
    are_wins(&Squaryd::default(), SQUARYD);
}

#[test]
fn sam_liam_is_solved() {
    are_solved(&SamLiam9::default(), SAMLIAM);
    are_solved(&SamLiam7::default(), SAMLIAM);
    are_solved(&SamLiam6x7::default(), SAMLIAM);
}

#[test]
fn sam_liam_wins() {
    are_wins(&SamLiam9::default(), SAMLIAM);
    are_wins(&SamLiam7::default(), SAMLIAM);
    are_wins(&SamLiam6x7::default(), SAMLIAM);
}

#[test]
fn wins_are_found_in_slices() {
    are_solved_in_slices(&Siam::default(), SIAM);
    are_solved_in_slices(&Squaryd::default(), SQUARYD);
    are_solved_in_slices(&SamLiam9::default(), SAMLIAM);
    are_solved_in_slices(&SamLiam7::default(), SAMLIAM);
    are_solved_in_slices(&SamLiam6x7::default(), SAMLIAM);
}
