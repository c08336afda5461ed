//! The search for three and four players, on small boards of Sam Liam.

use siliam_conform::random_walk;
use siliam_core::{Game, LeftOut, MoveStack, Notation, Outcome, Player, Prospects, Rng, Rules};
use siliam_engine::{Asking, Limits, Many, Ranked, Score, Sight, Style, Verdict, think_many};
use siliam_samliam::small::{Small3, Small4, Wide3};
use siliam_samliam::{Field, Half, Position, SamLiam, SamLiam3, Variant};

/// Random running positions after `plies` to twice as many plies, the same every time.
fn positions<G: Game>(rules: &G, count: usize, plies: u64) -> Vec<G::Position> {
    let mut rng = Rng::new(5);
    let mut positions = Vec::new();
    while positions.len() < count {
        let length = plies + rng.below(plies);
        let position = random_walk(rules, &rules.start(), length, &mut rng);
        if rules.outcome(&position).is_none() {
            positions.push(position);
        }
    }
    positions
}

/// Positions in which all players have put triangles on parts of figures, `least` to twice as many turns in all: nobody did
/// their duty to block, so there is much to win and to lose. The figures of one in two actors have a place in common.
#[allow(clippy::trivially_copy_pass_by_ref)] // Generic over boards; some have larger rules.
pub(crate) fn scattered<W: Field, const C: u8, const R: u8, const N: usize>(
    rules: &SamLiam<W, C, R, N>,
    count: usize,
    least: u64,
) -> Vec<Position<W, C, R, N>>
where
    SamLiam<W, C, R, N>: Variant,
{
    let mut rng = Rng::new(7);
    let figures = rules.all_figures();
    let letters = <SamLiam<W, C, R, N> as Game>::FACTS.letters;
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut cells = vec![String::new(); usize::from(C) * usize::from(R)];
        let mut wanted = vec![Vec::new(); N];
        let turns = usize::try_from(least + rng.below(least)).expect("a few turns");
        let hub = figures[rng.index(figures.len())].cells[rng.index(4)];
        let hubs = rng.below(2) == 0;
        let mut turn = 0;
        // Where all places of somebody's figures are taken there is no going on.
        for _ in 0..5_000 {
            if turn == turns {
                break;
            }
            let seat = turn % N;
            let Some(Half { cell, corner }) = wanted[seat].pop() else {
                let figure = &figures[rng.index(figures.len())];
                let mut cells = figure.cells.to_vec();
                if hubs && seat == turns % N {
                    if !cells.contains(&hub) {
                        continue;
                    }
                    cells.retain(|&half| half != hub);
                    cells.remove(rng.index(3));
                } else if hubs {
                    cells.retain(|&half| half.cell != hub.cell);
                    cells.truncate(1);
                } else {
                    cells.drain(..rng.index(3));
                }
                wanted[seat].extend(cells);
                continue;
            };
            // Rows are written from the top.
            let row = usize::from(R) - 1 - cell.index() / usize::from(C);
            let text = &mut cells[row * usize::from(C) + cell.index() % usize::from(C)];
            let triangle = format!("{}{}", letters[seat], corner.name());
            if text.is_empty() {
                *text = triangle;
            } else if text.len() == 3 && text.ends_with(corner.opposite().name()) {
                *text = if corner.is_upper() { triangle + text } else { text.clone() + &triangle };
            } else {
                continue;
            }
            turn += 1;
        }
        if turn < turns {
            continue;
        }
        let write = |cell: &String| if cell.is_empty() { "-".to_owned() } else { cell.clone() };
        let row = |row: &[String]| row.iter().map(write).collect::<Vec<_>>().join(",");
        let board: Vec<String> = cells.chunks(usize::from(C)).map(row).collect();
        let text = format!("{} {} 0", board.join("/"), letters[turns % N]);
        // Whoever has a figure already has won: no position.
        positions.extend(rules.read_position(&text).ok());
    }
    positions
}

fn legal<G: Game>(rules: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = MoveStack::new();
    rules.moves(position, &mut moves);
    moves.above(0).to_vec()
}

fn searched<G: Prospects>(rules: &G, position: &G::Position, nodes: u64) -> Many<G> {
    let mut many = Many::new(rules, *position, &[], 4, 0);
    many.run(Limits { nodes, ..Limits::default() }, &mut |_| false, |_, _| {});
    many
}

/// Plain paranoid minimax: whether the hero wins within so many plies whatever the others do.
fn wins<G: Game>(rules: &G, position: &G::Position, hero: Player, plies: u32) -> bool {
    if let Some(outcome) = rules.outcome(position) {
        return outcome == Outcome::Win(hero);
    }
    if plies == 0 {
        return false;
    }
    let mut after = legal(rules, position).into_iter().map(|mv| rules.play_unchecked(position, mv));
    if rules.actor(position) == hero {
        after.any(|after| wins(rules, &after, hero, plies - 1))
    } else {
        after.all(|after| wins(rules, &after, hero, plies - 1))
    }
}

/// Whether somebody else wins within so many plies whatever the hero does, nobody leaving out a win at hand.
fn loses<G: Game>(rules: &G, position: &G::Position, hero: Player, plies: u32) -> bool {
    if let Some(outcome) = rules.outcome(position) {
        return matches!(outcome, Outcome::Win(player) if player != hero);
    }
    let actor = rules.actor(position);
    let after: Vec<_> =
        legal(rules, position).into_iter().map(|mv| rules.play_unchecked(position, mv)).collect();
    if after.iter().any(|after| rules.outcome(after) == Some(Outcome::Win(actor))) {
        return actor != hero && plies > 0;
    }
    plies > 0 && after.iter().all(|after| loses(rules, after, hero, plies - 1))
}

/// Short wins are found exactly where minimax finds them, while nobody lifts triangles yet.
fn check_wins<G: Game + Prospects>(rules: &G, positions: &[G::Position], least: [usize; 2]) {
    let round = u32::try_from(G::PLAYERS).expect("three or four");
    let mut found = [0; 2];
    for position in positions {
        let hero = rules.actor(position);
        let truth = [1, round + 1].into_iter().find(|&plies| wins(rules, position, hero, plies));
        let score = searched(rules, position, 8).found().expect("the game runs").best().score;
        let text = rules.write_position(position);
        match score.verdict() {
            Verdict::Win(plies) if plies <= round + 1 => assert_eq!(Some(plies), truth, "`{text}`"),
            _ => assert_eq!(truth, None, "`{text}`: {score}"),
        }
        if let Some(plies) = truth {
            found[usize::from(plies > 1)] += 1;
        }
    }
    assert!(found[0] >= least[0] && found[1] >= least[1], "only {found:?} wins were seen");
}

#[test]
fn wins_of_three_are_those_of_paranoid_minimax() {
    let (small, wide) = (Small3::default(), Wide3::default());
    check_wins(&small, &scattered(&small, 250, 9), [20, 1]);
    check_wins(&wide, &scattered(&wide, 500, 12), [50, 2]);
    check_wins(&small, &positions(&small, 100, 10), [0, 0]);
}

#[test]
fn wins_of_four_are_those_of_paranoid_minimax() {
    let rules = Small4::default();
    check_wins(&rules, &scattered(&rules, 500, 18), [50, 1]);
}

/// A player with a proven win wins in time, whatever the others play.
fn check_claims<G: Game + Prospects>(rules: &G, positions: &[G::Position], least: usize) {
    let mut rng = Rng::new(11);
    let mut later = 0;
    for start in positions {
        let hero = rules.actor(start);
        let text = rules.write_position(start);
        let Verdict::Win(within) =
            searched(rules, start, 400).found().expect("the game runs").best().score.verdict()
        else {
            continue;
        };
        later += usize::from(within > 1);
        for _ in 0..4 {
            let mut position = *start;
            for _ in 0..within {
                if rules.outcome(&position).is_some() {
                    break;
                }
                let mv = if rules.actor(&position) == hero {
                    searched(rules, &position, 400).found().expect("the game runs").best().moves[0]
                } else {
                    rules.pick(&position, |count| rng.below(count)).expect("the game runs")
                };
                position = rules.play_unchecked(&position, mv);
            }
            assert_eq!(rules.outcome(&position), Some(Outcome::Win(hero)), "`{text}`: win {within}");
        }
    }
    assert!(later >= least, "only {later} wins beyond the next move were seen");
}

#[test]
fn who_is_told_to_win_wins_in_time() {
    let (small, wide, four) = (Small3::default(), Wide3::default(), Small4::default());
    check_claims(&small, &scattered(&small, 100, 8), 0);
    check_claims(&wide, &scattered(&wide, 100, 10), 0);
    check_claims(&four, &scattered(&four, 100, 16), 0);
    let real = SamLiam3::default();
    check_claims(&real, &scattered(&real, 60, 30), 3);
    // In the second phase, where triangles are lifted.
    check_claims(&wide, &positions(&wide, 12, 32), 0);
}

#[test]
fn a_proven_loss_is_one() {
    let rules = Small3::default();
    let mut seen = 0;
    for position in scattered(&rules, 1000, 12) {
        let hero = rules.actor(&position);
        let score = searched(&rules, &position, 600).found().expect("the game runs").best().score;
        if let Verdict::Loss(within @ ..=4) = score.verdict() {
            assert!(loses(&rules, &position, hero, within), "{score}");
            seen += 1;
        }
    }
    assert!(seen >= 2, "only {seen} losses were seen");
}

#[test]
fn shares_are_of_one_win_and_agree_with_the_score() {
    let rules = Small3::default();
    let (mut wins, mut estimates) = (0, 0);
    for position in positions(&rules, 30, 6).into_iter().chain(scattered(&rules, 60, 9)) {
        let found = searched(&rules, &position, 400).found().expect("the game goes on");
        let shares = found.best().shares.expect("three play");
        let own = shares[rules.actor(&position).index()];
        // Rounded each for itself; whatever draws cost is missing.
        assert!((490..=1002).contains(&shares.iter().sum::<u16>()) && shares[3] == 0, "{shares:?}");
        match found.best().score.verdict() {
            Verdict::Win(_) => {
                wins += 1;
                assert_eq!(own, 1000);
            }
            Verdict::Loss(_) => assert_eq!(own, 0),
            Verdict::Estimate(value) => {
                estimates += 1;
                assert!(
                    if value > 5 { own >= 333 } else { value >= -5 || own <= 334 },
                    "{value}: {shares:?}"
                );
            }
        }
    }
    assert!(wins > 0 && estimates > 0, "{wins} wins, {estimates} estimates");
}

#[test]
fn a_winning_move_is_always_taken() {
    let rules = Wide3::default();
    let mut seen = 0;
    let mut all = scattered(&rules, 100, 14);
    // In the second phase too.
    all.extend(positions(&rules, 100, 30));
    for position in all {
        let actor = rules.actor(&position);
        let won = |mv| rules.outcome(&rules.play_unchecked(&position, mv)) == Some(Outcome::Win(actor));
        if !legal(&rules, &position).into_iter().any(won) {
            assert_eq!(rules.winning_move(&position), None);
            continue;
        }
        seen += 1;
        for nodes in [1, 2, 50] {
            let found = searched(&rules, &position, nodes).found().expect("the game runs");
            assert!(won(found.best().moves[0]) && found.best().score == Score::win_in(1));
        }
        let greedy = Asking {
            style: Style::Fixed { sight: Sight::Plain, seed: 3 },
            limits: Limits { depth: 1, ..Limits::default() },
            ..Asking::default()
        };
        let thought = think_many(&rules, &position, &[], &greedy, &|_| 0.0, |_| {}).expect("the game runs");
        assert!(won(thought.line[0]));
    }
    assert!(seen >= 20, "only {seen} winning moves were seen");
}

/// What is told of every move of the root.
fn told<G: Prospects>(many: &Many<G>) -> (Vec<Ranked<G::Move>>, u64) {
    (many.ranked(), many.nodes())
}

#[test]
fn one_run_and_slices_are_the_same_and_so_are_two_runs() {
    let rules = Small4::default();
    for position in positions(&rules, 12, 9) {
        let whole = searched(&rules, &position, 700);
        assert_eq!(told(&whole), told(&searched(&rules, &position, 700)));
        let mut sliced = Many::new(&rules, position, &[], 4, 0);
        let limits = Limits { nodes: 700, ..Limits::default() };
        let mut slice = 1;
        loop {
            let until = sliced.nodes() + slice;
            slice = slice * 7 % 61 + 1;
            if sliced.run(limits, &mut |nodes| nodes >= until, |_, _| {}) {
                break;
            }
        }
        assert_eq!(told(&whole), told(&sliced));
        assert_eq!(whole.found(), sliced.found());
    }
}

#[test]
fn there_is_a_legal_move_whenever_it_is_stopped() {
    let rules = Small3::default();
    for position in positions(&rules, 6, 20) {
        let legal = legal(&rules, &position);
        for stop in 0..80 {
            let mut many = Many::new(&rules, position, &[], 1, stop);
            many.run(Limits::default(), &mut |nodes| nodes >= stop, |_, _| {});
            let found = many.found().expect("the game runs");
            assert!(legal.contains(&found.best().moves[0]));
            assert!(many.ranked().iter().all(|ranked| legal.contains(&ranked.mv)));
            let mut after = position;
            for mv in found.best().moves.clone() {
                assert!(rules.outcome(&after).is_none());
                after = rules.play_unchecked(&after, mv);
            }
        }
    }
}

#[test]
fn no_nodes_one_node_no_memory_and_a_finished_game_are_answered() {
    let rules = Small3::default();
    for nodes in [0, 1] {
        assert!(searched(&rules, &rules.start(), nodes).found().is_some());
    }
    let mut small = Many::new(&rules, rules.start(), &[], 0, 0);
    assert!(small.run(Limits::default(), &mut |_| false, |_, _| {}), "a full memory ends the search");
    assert!(small.found().is_some());
    let mut rng = Rng::new(2);
    let mut only = 0;
    let mut position = rules.start();
    while only == 0 || rules.outcome(&position).is_none() {
        let Some(mv) = rules.pick(&position, |count| rng.below(count)) else {
            position = rules.start();
            continue;
        };
        if rules.count(&position) == 1 {
            only += 1;
            let mut many = Many::new(&rules, position, &[], 1, 0);
            assert!(many.run(Limits::default(), &mut |_| false, |_, _| {}));
            assert_eq!(many.found().expect("the game runs").best().moves[0], mv);
        }
        position = rules.play_unchecked(&position, mv);
    }
    let mut over = Many::new(&rules, position, &[], 1, 0);
    assert!(over.run(Limits::default(), &mut |_| false, |_, _| {}));
    assert_eq!((over.found(), over.ranked().len()), (None, 0));
    assert_eq!(think_many(&rules, &position, &[], &Asking::default(), &|_| 0.0, |_| {}), None);
}

#[test]
fn candidates_are_legal_and_all_where_they_say_so() {
    let rules = Wide3::default();
    for position in positions(&rules, 60, 18) {
        let legal = legal(&rules, &position);
        for most in [1, 5, 40, 100_000] {
            let mut moves = MoveStack::new();
            let listed = rules.candidates(&position, most, &mut moves);
            let moves = moves.above(0);
            assert!(moves.iter().all(|mv| legal.contains(mv)));
            assert_eq!(moves.len(), legal.len().min(most));
            assert_eq!(listed == LeftOut::Nothing, moves.len() == legal.len());
        }
    }
}
