//! What is played when the budget runs out on a refuted move, and where everything loses.

use siliam_core::{Game, Notation, Rules};
use siliam_engine::{Asking, Attack, Force, Limits, Score, Settings, Slices, Techniques, Thought, think};
use siliam_samliam::SamLiam9;

type Position = <SamLiam9 as Rules>::Position;
type Move = <SamLiam9 as Rules>::Move;

/// Games in which an engine of old played a move that it had just refuted, because nothing else was found in time.
const REFUTED: [&str; 2] = [
    "e7nw e4se i5nw f6nw e5ne f6se e5sw e7se d6se e4nw e6ne f3nw d5ne e6sw",
    "d9se g7nw d8nw f4se d8se g7se d5ne f4nw d5sw g5sw",
];

/// Games that are lost, but not so soon that everybody sees it.
const LOST: [&str; 2] = [
    "i6ne i7nw h3se c7ne e5ne e6ne e5sw c7sw h5sw e6sw h5ne e8ne g4sw g5sw g4ne g3se d4sw g7ne c3sw \
     c8nw c6nw d7se d8nw d6ne e7sw g9se i9sw",
    "e2se d8sw d4nw b8se d6nw e5nw d6se f4nw b4ne b6sw d3sw e5se d3ne e3ne g3nw g6nw f4se a3nw d4se \
     f6ne g4sw f3se g4ne c3sw c6nw g7sw f7ne e7se g5nw b5ne e8sw i3nw i7sw c5nw e3sw f5se e6ne e4ne \
     f5nw h4nw h7nw d7nw e2nw",
];

fn after(moves: &str) -> Position {
    let rules = SamLiam9::default();
    moves.split(' ').fold(rules.start(), |position, mv| {
        let mv = rules.read_move(&position, mv).expect("a legal move");
        rules.play_unchecked(&position, mv)
    })
}

fn settings() -> Settings {
    siliam_catalog::entry(SamLiam9::FACTS.id).expect("the game is listed").playing.settings
}

fn thought(position: &Position, asking: Asking) -> Thought<Move> {
    let asking = Asking { settings: settings(), ..asking };
    think(&SamLiam9::default(), position, &[], &asking, &|_| 0.0, |_| {}).expect("the game runs")
}

/// Whether what is to be played is known to lose.
fn is_refuted(thought: &Thought<Move>) -> bool {
    thought.score < Score::estimate(-10_000)
}

/// Whether the opponent has a win within three plies after the move, all moves of both sides tried.
fn loses_soon(position: &Position, mv: Move) -> bool {
    let rules = SamLiam9::default();
    let after = rules.play_unchecked(position, mv);
    Force::new(&rules, 4).win(&after, Attack::AnyMove, 3, &mut |_| false).is_some()
}

/// What is played after about so many positions, a slice at a time.
fn in_slices(position: &Position, nodes: u64) -> Thought<Move> {
    let mut slices = Slices::new(&SamLiam9::default(), position, &[], &settings(), 4);
    let spent = |slices: &Slices<SamLiam9>| slices.thought().map_or(0, |thought| thought.nodes);
    while spent(&slices) < nodes && !slices.slice(500) {}
    slices.thought().expect("something was found")
}

#[test]
fn a_long_chain_of_threats_is_found_in_slices() {
    // The engine of old missed it, and lost.
    let position = after("b9nw e4se d3se f5nw e5ne e4nw e6nw f5se e6se e5sw e7ne f7nw e3se f7se");
    assert_eq!(in_slices(&position, 400_000).score, Score::win_in(15));
}

#[test]
fn a_refuted_move_is_not_played_in_slices() {
    for moves in REFUTED {
        let position = after(moves);
        for nodes in [30_000, 60_000, 120_000] {
            let thought = in_slices(&position, nodes);
            assert!(!is_refuted(&thought), "{moves}: {nodes} nodes");
            let after = SamLiam9::default().play_unchecked(&position, thought.line[0]);
            let mut force = Force::new(&SamLiam9::default(), 4);
            let refuted = force.win(&after, Attack::Quiet(0), 41, &mut |nodes| nodes >= 2_000);
            assert_eq!(refuted, None, "{moves}: {nodes} nodes");
        }
    }
}

/// Every line that is told was doubted: none of them allows a forced win that is quickly found.
#[test]
fn every_line_is_doubted_and_not_the_best_one_alone() {
    let rules = SamLiam9::default();
    for moves in REFUTED {
        let position = after(moves);
        let mut slices = Slices::new(&rules, &position, &[], &settings(), 4).with_lines(3);
        while slices.thought().map_or(0, |thought| thought.nodes) < 120_000 && !slices.slice(500) {}
        let thought = slices.thought().expect("something was found");
        assert_eq!(thought.others.len(), 2, "{moves}");
        let others = thought.others.iter().map(|line| (line.moves[0], line.score));
        let lines = std::iter::once((thought.line[0], thought.score)).chain(others);
        for (mv, score) in lines.filter(|&(_, score)| score >= Score::estimate(-10_000)) {
            let after = rules.play_unchecked(&position, mv);
            let mut force = Force::new(&rules, 4);
            let refuted = force.win(&after, Attack::Quiet(0), 41, &mut |nodes| nodes >= 1_000);
            assert_eq!(refuted, None, "{moves}: {mv:?} {score}");
        }
    }
}

#[test]
fn a_refuted_move_is_not_played_while_another_is_known() {
    let mut saved = 0;
    for moves in REFUTED {
        let position = after(moves);
        for nodes in (14_000..60_000).step_by(8_000) {
            let limits = Limits { nodes, ..Limits::default() };
            let asking = Asking { limits, mebibytes: 4, ..Asking::default() };
            assert!(!is_refuted(&thought(&position, asking)), "{moves}: {nodes} nodes");
            let techniques = Techniques { second_thought: false, ..Techniques::default() };
            saved += usize::from(is_refuted(&thought(&position, Asking { techniques, ..asking })));
        }
    }
    assert!(saved > 0, "the second thought was never needed");
}

#[test]
fn a_lost_position_is_played_on_with_what_does_not_lose_at_once() {
    let mut different = 0;
    for moves in LOST {
        let position = after(moves);
        let limits = Limits { nodes: 60_000, ..Limits::default() };
        let asking = Asking { limits, mebibytes: 4, ..Asking::default() };
        let longest = thought(&position, asking);
        let played_on = thought(&position, Asking { plays_on: true, ..asking });
        assert!(longest.score.is_loss() && played_on.score.is_loss(), "{moves}");
        assert!(!loses_soon(&position, played_on.line[0]), "{moves}");
        different += usize::from(played_on.line[0] != longest.line[0]);
    }
    assert!(different > 0, "everywhere the longest defence was played");
}
