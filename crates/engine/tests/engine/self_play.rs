//! Whole games of the engine against itself.

use siliam_conform::Effort;
use siliam_core::{Game, Outcome, Player, Prove, Rng};
use siliam_engine::{Asking, Limits, Tables, Thought, Verdict, think_with};
use siliam_samliam::{SamLiam6x7, SamLiam7, SamLiam9};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

/// A game between two engines with tables of their own, from a few random moves; `each` sees every think.
fn self_play<G: Game + Prove>(
    rules: &G,
    seed: u64,
    nodes: u64,
    mut each: impl FnMut(u32, Player, &G::Position, &Thought<G::Move>),
) -> Option<Outcome> {
    let mut rng = Rng::new(seed);
    let settings = siliam_catalog::entry(G::FACTS.id).expect("the game is listed").playing.settings;
    let limits = Limits { nodes, ..Limits::default() };
    let asking = Asking { settings, limits, mebibytes: 4, ..Asking::default() };
    let briefly = Asking { limits: Limits { nodes: 50, ..Limits::default() }, ..asking };
    let tables = [Tables::new(asking.mebibytes), Tables::new(asking.mebibytes)];
    let mut position = rules.start();
    for _ in 0..2 + rng.below(6) {
        let mv = rules.pick(&position, |count| rng.below(count))?;
        position = rules.play_unchecked(&position, mv);
    }
    let mut history = Vec::new();
    for ply in 0..400 {
        if let Some(outcome) = rules.outcome(&position) {
            return Some(outcome);
        }
        let key = rules.repetition_key(&position);
        if rules.is_counted(&position) {
            history.push(key);
        }
        if history.iter().filter(|&&other| other == key).count() >= 3 {
            return Some(Outcome::Draw);
        }
        let actor = rules.actor(&position);
        let [own, others] = [actor, actor.opponent()].map(|player| &tables[player.index()]);
        let thought = think_with(rules, &position, &history, &asking, own, &|_| 0.0, |_| {})?;
        // Whoever waits has a look too, too short a one to find anything.
        think_with(rules, &position, &history, &briefly, others, &|_| 0.0, |_| {})?;
        each(ply, actor, &position, &thought);
        position = rules.play_unchecked(&position, thought.line[0]);
    }
    None
}

/// Once a win is announced it comes, and no later than announced. So many games in a hundred are decided at least.
fn a_win_is_kept<G: Game + Prove>(rules: &G, games: u64, nodes: u64, decided: u64) {
    let games = Effort::fast(games, 0).games;
    let mut kept = 0;
    for seed in 0..games {
        let mut promise: Option<(Player, u32)> = None;
        let mut last = 0;
        let outcome = self_play(rules, seed, nodes, |ply, actor, position, thought| {
            last = ply;
            let text = rules.write_position(position);
            if let Verdict::Win(plies) = thought.score.verdict() {
                let due = ply + plies;
                if let Some((player, promised)) = promise {
                    assert_eq!(player, actor, "game {seed} `{text}`: both announce a win");
                    assert!(
                        due <= promised,
                        "game {seed} `{text}`: win {plies} at ply {ply}, promised by {promised}"
                    );
                }
                promise = Some((actor, due));
            } else if let Some((player, promised)) = promise {
                assert_ne!(
                    player, actor,
                    "game {seed} `{text}` at ply {ply}: the win by {promised} is forgotten"
                );
            }
        });
        if let Some((player, promised)) = promise {
            assert_eq!(outcome, Some(Outcome::Win(player)), "game {seed}");
            assert!(last < promised, "game {seed}");
            kept += 1;
        }
    }
    assert!(kept * 100 >= games * decided, "only {kept} of {games} games were decided");
}

#[test]
fn a_proven_win_is_never_thrown_away_in_siam() {
    a_win_is_kept(&Siam::default(), 40, 3_000, 50);
}

#[test]
fn a_proven_win_is_never_thrown_away_in_squaryd() {
    a_win_is_kept(&Squaryd::default(), 30, 2_000, 50);
}

#[test]
fn a_proven_win_is_never_thrown_away_in_sam_liam() {
    a_win_is_kept(&SamLiam9::default(), 6, 800, 50);
    a_win_is_kept(&SamLiam7::default(), 12, 800, 15);
    a_win_is_kept(&SamLiam6x7::default(), 6, 800, 50);
}
