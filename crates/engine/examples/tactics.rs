//! Collects forced wins from self-play: `cargo run --release -p siliam-engine --example tactics -- siam 12`.
//!
//! Prints so many positions for each distance of 1, 3, 5, 7 and 9 plies: a win that the engine reports within the nodes of
//! that distance, and which an exhaustive search without any knowledge confirms, and confirms to be the shortest where that
//! takes no more than three plies. The output goes into the family's `data/tactics.txt`.

use siliam_conform::{Exhaustive, random_walk};
use siliam_core::{Game, MoveStack, Prove, Rng};
use siliam_engine::{Asking, Limits, Tables, Verdict, think, think_with};
use std::collections::HashSet;

/// The distances and the nodes in which the engine must find each.
const DISTANCES: [(u32, u64); 5] = [(1, 100), (3, 5_000), (5, 20_000), (7, 60_000), (9, 200_000)];
/// The nodes of a move in self-play.
const NODES: u64 = 20_000;
/// The engine's memory, in mebibytes.
const MEBIBYTES: usize = 16;

fn reported<G: Game + Prove>(rules: &G, position: &G::Position, nodes: u64) -> Option<u32> {
    let limits = Limits { nodes, ..Limits::default() };
    let settings = siliam_catalog::entry(G::FACTS.id).expect("the game is listed").playing.settings;
    let asking = Asking { settings, limits, mebibytes: MEBIBYTES, ..Asking::default() };
    match think(rules, position, &[], &asking, &|_| 0.0, |_| {})?.score.verdict() {
        Verdict::Win(plies) => Some(plies),
        _ => None,
    }
}

/// The moves that force, as a guess; with a ply left, what wins at once.
fn forcing<G: Prove>(rules: &G, position: &G::Position, plies: u32) -> Vec<G::Move> {
    if plies == 1 {
        return rules.winning_move(position).into_iter().collect();
    }
    let mut moves = MoveStack::new();
    rules.forcing(position, &rules.tally(position), &mut moves);
    moves.above(0).to_vec()
}

fn collect<G: Game + Prove>(rules: &G, each: usize) {
    let asking = Asking {
        settings: siliam_catalog::entry(G::FACTS.id).expect("the game is listed").playing.settings,
        limits: Limits { nodes: NODES, ..Limits::default() },
        mebibytes: MEBIBYTES,
        ..Asking::default()
    };
    let mut found = [0; DISTANCES.len()];
    let mut seen = HashSet::new();
    for seed in 0.. {
        if found.iter().all(|&found| found >= each) {
            break;
        }
        let mut rng = Rng::new(seed);
        let tables = Tables::new(MEBIBYTES);
        let length = 3 + rng.below(8);
        let mut position = random_walk(rules, &rules.start(), length, &mut rng);
        let mut taken = 0;
        for _ in 0..120 {
            let Some(thought) = think_with(rules, &position, &[], &asking, &tables, &|_| 0.0, |_| {}) else {
                break;
            };
            if let Verdict::Win(plies) = thought.score.verdict()
                && let Some(index) = DISTANCES.iter().position(|&(distance, _)| distance == plies)
                && found[index] < each
                && taken < 2
                && seen.insert(rules.search_key(&position))
                && reported(rules, &position, DISTANCES[index].1) == Some(plies)
            {
                let mut search = Exhaustive::new(rules, &position).guessing(forcing);
                let shortest = plies == 1 || plies > 3 || !search.wins_within(&position, plies - 2);
                if shortest && search.wins_within(&position, plies) {
                    found[index] += 1;
                    taken += 1;
                    println!("{} {plies} {}", G::FACTS.id, rules.write_position(&position));
                    eprintln!("{found:?} game {seed}: {} positions tried for {plies} plies", search.nodes());
                } else {
                    eprintln!("NOT CONFIRMED: {plies} {}", rules.write_position(&position));
                }
            }
            let mv = if rng.below(12) == 0 { rules.pick(&position, |count| rng.below(count)) } else { None };
            position = rules.play_unchecked(&position, mv.unwrap_or(thought.line[0]));
        }
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let each = words.next().and_then(|each| each.parse().ok()).unwrap_or(12);
    match game.as_str() {
        "siam" => collect(&siliam_siam::Siam::default(), each),
        "squaryd" => collect(&siliam_squaryd::Squaryd::default(), each),
        "samliam" => collect(&siliam_samliam::SamLiam9::default(), each),
        "samliam-7" => collect(&siliam_samliam::SamLiam7::default(), each),
        "samliam-6x7" => collect(&siliam_samliam::SamLiam6x7::default(), each),
        _ => eprintln!("usage: tactics GAME [POSITIONS OF EACH DISTANCE]"),
    }
}
