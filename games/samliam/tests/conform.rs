//! Sam Liam against the shared kit and against a slow plain model.

use crate::plain::{Plain, PlainGame};
use siliam_conform::{
    Effort, Plain as _, PlainOutcome, against_plain, check_position, every_option_set, random_positions,
    speaks, speaks_in,
};
use siliam_core::{Game, MoveStack, Outcome, Rng, Symmetric, Viewer};
use siliam_samliam::small::{Small2, Small3, Small4, Wide3};
use siliam_samliam::{SamLiam3, SamLiam4, SamLiam6x7, SamLiam7, SamLiam9};
use std::collections::BTreeSet;

/// The plain model of a game under these options.
fn plain_game<G: Game>(options: &[&str]) -> PlainGame {
    let id = match G::FACTS.id {
        "small-2p" => "samliam",
        "small-3p" | "wide-3p" => "samliam-3p",
        "small-4p" => "samliam-4p",
        id => id,
    };
    let name = if options.is_empty() { id.to_owned() } else { format!("{id}:{}", options.join(",")) };
    let game = PlainGame::of_id(&name);
    match G::FACTS.id {
        "small-2p" | "small-3p" => PlainGame { columns: 4, rows: 4, triangles: 10, ..game },
        "wide-3p" => PlainGame { columns: 6, rows: 5, triangles: 10, ..game },
        "small-4p" => PlainGame { columns: 5, rows: 5, triangles: 10, ..game },
        _ => game,
    }
}

/// Every option set of a game, with its plain model, in which announcements are the referee's or the players'.
pub(crate) fn every_game<G: Game>(by_hand: bool) -> Vec<(G, PlainGame)> {
    let sets = every_option_set(G::FACTS.options).into_iter();
    sets.filter(|options| options.contains(&"announce") == by_hand)
        .map(|options| (G::with_options(&options), plain_game::<G>(&options)))
        .collect()
}

pub(crate) fn moves<G: Game>(rules: &G, position: &G::Position) -> Vec<String> {
    let mut stack = MoveStack::new();
    rules.moves(position, &mut stack);
    let mut moves: Vec<String> = stack.above(0).iter().map(|&mv| rules.write_move(position, mv)).collect();
    moves.sort();
    moves
}

fn play<G: Game>(rules: &G, position: &G::Position, mv: &str) -> G::Position {
    let mv = rules.read_move(position, mv).unwrap_or_else(|error| panic!("`{mv}`: {error}"));
    rules.play_unchecked(position, mv)
}

fn outcome<G: Game>(rules: &G, position: &G::Position) -> Option<PlainOutcome> {
    rules.outcome(position).map(|outcome| match outcome {
        Outcome::Draw => PlainOutcome::Draw,
        Outcome::Win(player) => PlainOutcome::Win(G::FACTS.letter(player)),
    })
}

/// What random play has come across, so that a test can say that it tried what it is for.
#[derive(Default)]
struct Seen {
    labels: BTreeSet<&'static str>,
    actions: BTreeSet<String>,
    second_phase: bool,
}

/// What is compared of labels: finding out by hand whether a move wins takes the plain model long.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Labels {
    All,
    ButWin,
}

fn compare_labels<G: Game>(
    rules: &G,
    position: &G::Position,
    plain: &Plain,
    mv: &str,
    which: Labels,
) -> Vec<&'static str> {
    let read = rules.read_move(position, mv).unwrap_or_else(|error| panic!("`{mv}`: {error}"));
    let mut labels: Vec<&'static str> =
        rules.labels(position, read).into_iter().map(|label| label.code).collect();
    let expected = match which {
        Labels::All => plain.labels(mv),
        Labels::ButWin => {
            labels.retain(|&label| label != "win");
            plain.labels_but_win(mv)
        }
    };
    assert_eq!(labels, expected, "{} `{}` {mv}", G::FACTS.id, rules.write_position(position));
    labels
}

/// Whether a move places on a cell that a text of `announce` remembers of its side.
fn can_be_forbidden(text: &str, mv: &str) -> bool {
    let fields: Vec<&str> = text.split(' ').collect();
    let (side, notes) = (fields[1], fields.get(3).copied().unwrap_or("-"));
    let put = mv.split('+').next().and_then(|mv| mv.split('>').next_back()).unwrap_or_default();
    let of_side =
        |note: &&str| ["sam=", "song="].iter().any(|kind| note.starts_with(&format!("{side}{kind}")));
    put.len() == 4 && notes.split(',').filter(of_side).any(|note| note.contains(&put[..2]))
}

/// How a game is compared.
struct Comparison {
    plies: u64,
    /// How many moves of each position have their labels compared.
    labelled: u64,
    labels: Labels,
    /// Whether moves that end the game are passed over where others are left, so that the second phase is reached.
    peaceful: bool,
}

/// Plays one random game in both models at once: texts, results, move lists, labels, closing cells.
fn compare<G: Game>(
    rules: &G,
    (mut position, mut plain): (G::Position, Plain),
    how: &Comparison,
    rng: &mut Rng,
    seen: &mut Seen,
) {
    let mut line: Vec<String> = Vec::new();
    for _ in 0..how.plies {
        let text = rules.write_position(&position);
        let here = format!("{} `{text}` after {line:?}", G::FACTS.id);
        let visible: Vec<&str> = text.split(' ').take(3).collect();
        assert_eq!(visible.join(" "), plain.text(), "{here}");
        assert_eq!(outcome(rules, &position), plain.outcome(), "{here}");
        let mut moves = moves(rules, &position);
        assert_eq!(moves, plain.moves(), "{here}");
        if moves.is_empty() {
            return;
        }
        for _ in 0..how.labelled {
            let mv = &moves[rng.index(moves.len())];
            seen.labels.extend(compare_labels(rules, &position, &plain, mv, how.labels));
        }
        // Often something that can be forbidden is tried, or something called, where there is such a thing.
        let rare: Vec<String> = match rng.below(4) {
            0 | 1 => moves.iter().filter(|mv| can_be_forbidden(&text, mv)).cloned().collect(),
            2 => moves.iter().filter(|mv| mv.contains("song")).cloned().collect(),
            _ => Vec::new(),
        };
        if !rare.is_empty() {
            moves = rare;
        }
        let mv = loop {
            let mv = moves.swap_remove(rng.index(moves.len()));
            let ends = how.peaceful && rules.outcome(&play(rules, &position, &mv)).is_some();
            if moves.is_empty() || !ends {
                break mv;
            }
        };
        plain = plain.play(&mv).unwrap_or_else(|| panic!("{here}: the plain model plays `{mv}`"));
        position = play(rules, &position, &mv);
        seen.second_phase |= mv.contains('>');
        seen.actions.insert(mv.split_once('+').map_or(mv.as_str(), |(_, call)| call).to_owned());
        line.push(mv);
    }
}

#[test]
fn perft_tables() {
    let table = include_str!("../data/perft.txt");
    siliam_conform::perft_table::<SamLiam9>(table);
    siliam_conform::perft_table::<SamLiam7>(table);
    siliam_conform::perft_table::<SamLiam6x7>(table);
    siliam_conform::perft_table::<SamLiam3>(table);
    siliam_conform::perft_table::<SamLiam4>(table);
}

#[test]
fn the_plain_model_counts_what_the_perft_tables_say() {
    // The plain model reads no field of `announce`, and weighs announcements and the duty to block slowly.
    let lines = |duty: bool| {
        let table = include_str!("../data/perft.txt").lines();
        let table = table.filter(move |line| !line.contains("announce"));
        let has_duty = |line: &str| line.starts_with("samliam-3p") || line.starts_with("samliam-4p");
        table.filter(|line| has_duty(line) == duty).collect::<Vec<_>>().join("\n")
    };
    for (table, most) in [(lines(false), 40_000), (lines(true), 400)] {
        siliam_conform::perft_table_by_plain(&table, most, |game, position| {
            let game = PlainGame::of_id(game);
            match position {
                None => Plain::start(&game),
                Some(text) => Plain::read(&game, text).unwrap_or_else(|error| panic!("{text}: {error}")),
            }
        });
    }
}

#[test]
fn the_figures_are_as_many_as_the_plain_model_finds() {
    fn compare<G: Game>(count: impl Fn(&G) -> usize) {
        for (rules, plain) in every_game::<G>(false) {
            assert_eq!(Plain::figures(&plain), count(&rules), "{}", G::FACTS.id);
        }
    }
    compare::<SamLiam9>(|rules| rules.all_figures().len());
    compare::<SamLiam7>(|rules| rules.all_figures().len());
    compare::<SamLiam6x7>(|rules| rules.all_figures().len());
    compare::<SamLiam3>(|rules| rules.all_figures().len());
    compare::<SamLiam4>(|rules| rules.all_figures().len());
    compare::<Small2>(|rules| rules.all_figures().len());
    compare::<Small3>(|rules| rules.all_figures().len());
    compare::<Wide3>(|rules| rules.all_figures().len());
    compare::<Small4>(|rules| rules.all_figures().len());
}

#[test]
fn random_games_agree_under_every_option_set() {
    fn games<G: Game>(games: u64) {
        for (rules, plain) in every_game::<G>(false) {
            against_plain(&rules, || Plain::start(&plain), Effort::fast(games, 400), 7);
        }
    }
    games::<SamLiam9>(1);
    games::<SamLiam7>(2);
    games::<SamLiam6x7>(3);
    games::<Small2>(20);
    games::<Small3>(4);
    games::<Small4>(1);
}

/// Compares so many games under every option set.
fn compare_games<G: Game>(by_hand: bool, games: u64, how: &Comparison) -> Seen {
    let mut rng = Rng::new(G::FACTS.id.len() as u64);
    let mut seen = Seen::default();
    for (rules, plain) in every_game::<G>(by_hand) {
        for _ in 0..Effort::fast(games, 0).games {
            compare(&rules, (rules.start(), Plain::start(&plain)), how, &mut rng, &mut seen);
        }
    }
    seen
}

#[test]
fn peaceful_games_agree_through_both_phases_with_their_labels() {
    let long = Comparison { plies: 100, labelled: 1, labels: Labels::ButWin, peaceful: true };
    assert!(compare_games::<SamLiam9>(false, 1, &long).second_phase);
    assert!(compare_games::<SamLiam7>(false, 1, &long).second_phase);
}

#[test]
fn all_labels_agree_where_the_plain_model_finds_wins_in_time() {
    let whole = Comparison { plies: 90, labelled: 2, labels: Labels::All, peaceful: true };
    let seen = compare_games::<SamLiam6x7>(false, 1, &whole);
    assert!(seen.labels.contains("win"), "{:?}", seen.labels);
    let seen = compare_games::<Small2>(false, 6, &whole);
    assert!(seen.second_phase && seen.labels.len() == 3, "{:?}", seen.labels);
}

#[test]
fn games_with_the_duty_agree_on_small_boards_with_their_labels() {
    let short = Comparison { plies: 60, labelled: 1, labels: Labels::All, peaceful: false };
    let long = Comparison { plies: 45, labelled: 1, labels: Labels::All, peaceful: true };
    for seen in [compare_games::<Small3>(false, 4, &short), compare_games::<Wide3>(false, 2, &short)] {
        assert!(seen.labels.contains("sam"), "{:?}", seen.labels);
    }
    assert!(compare_games::<Small3>(false, 2, &long).second_phase);
    compare_games::<Small4>(false, 1, &short);
}

#[test]
fn lifts_that_open_a_figure_while_a_fork_must_be_prevented_agree() {
    // Rare in play, and the one case in which what a fork closes may be closed already.
    fn compare<G: Game>(texts: &[&str]) {
        let (rules, game) = (G::with_options(&[]), plain_game::<G>(&[]));
        for text in texts {
            let position = rules.read_position(text).expect("a position");
            let plain = Plain::read(&game, text).expect("a position");
            assert_eq!(moves(&rules, &position), plain.moves(), "{text}");
        }
    }
    compare::<Wide3>(&[
        "1,gne,1,gnwgse,gsw,gsw/knw,kne,knegsw,1,rnwrse,gneksw/rsw,1,knw,rsw,gne,rnwrse/rnegsw,2,rsw,gse,knw/kneksw,1,kneksw,rsw,1,rsw g 19",
        "1,rne,knw,kne,gnw,1/rse,gse,knegsw,gnw,knw,gse/rnw,kse,gnw,rsw,1,rnwrse/rnwgse,ksw,knwrse,1,gsw,1/knegsw,ksw,1,knw,gnwrse,rsw k 50",
        "gnwkse,rne,knersw,rse,gsw,1/gsw,rnw,3,rnwgse/knersw,knw,knw,1,rsw,rnwkse/ksw,2,ksw,knegsw,gsw/gne,gsw,gsw,knwrse,1,rnwgse r 39",
    ]);
    compare::<Small4>(&[
        "1,gnw,gneksw,rnegsw,wnwrse/gse,gneksw,kne,wnwkse,gneksw/knegsw,rnersw,kne,wnersw,wnwwse/kse,rne,wse,rnwwse,knwkse/rnwgse,gse,wnewsw,rnwwse,gnwrse g 9",
        "gnw,rnwwse,wnwrse,1,wnwrse/knwkse,knwgse,gnewsw,kne,wneksw/rneksw,gnersw,knwrse,wnewsw,kse/gsw,knegsw,gse,rsw,wnewsw/ksw,gnwrse,gne,rnegsw,rnewsw k 30",
        "knwgse,rne,rnwrse,gnw,rnegsw/wneksw,rne,rse,wnwwse,wne/kne,gnwwse,ksw,kse,rnwrse/wneksw,wnw,rnwgse,knwgse,gneksw/knwrse,wse,wnegsw,wnegsw,gneksw g 53",
    ]);
}

#[test]
fn games_with_the_duty_agree_on_the_real_boards() {
    let first = Comparison { plies: 12, labelled: 1, labels: Labels::ButWin, peaceful: false };
    compare_games::<SamLiam3>(false, 1, &first);
    compare_games::<SamLiam4>(false, 1, &first);
}

#[test]
fn the_second_phase_with_the_duty_agrees_on_the_real_boards() {
    fn late<G: Game>(seed: u64) {
        let mut rng = Rng::new(seed);
        for (rules, game) in every_game::<G>(false) {
            let mut compared = 0;
            while compared < Effort::fast(6, 0).games {
                let mut position = rules.start();
                for ply in 0..40 * G::PLAYERS + 12 {
                    let Some(mv) = peaceful(&rules, &position, &mut rng) else { break };
                    position = rules.play_unchecked(&position, mv);
                    // Preventing a fork takes the plain model minutes here; small boards show that it agrees.
                    let duties = rules.duties(&position, Viewer::Spectator);
                    let feasible = !duties.iter().any(|duty| duty.code == "samliam-duty-song");
                    if ply >= 40 * G::PLAYERS
                        && ply % 6 == 0
                        && feasible
                        && rules.outcome(&position).is_none()
                    {
                        let plain = Plain::read(&game, &rules.write_position(&position)).expect("a position");
                        assert_eq!(moves(&rules, &position), plain.moves(), "`{}`", plain.text());
                        compared += 1;
                    }
                }
            }
        }
    }
    late::<SamLiam3>(1);
    late::<SamLiam4>(2);
}

#[test]
fn announcements_agree_action_by_action() {
    let long = Comparison { plies: 28, labelled: 0, labels: Labels::All, peaceful: true };
    let mut seen = compare_games::<Small2>(true, 1, &long);
    assert!(seen.second_phase);
    // Wins are called, and completed squares accepted, only where games may end.
    let short = Comparison { plies: 40, labelled: 0, labels: Labels::All, peaceful: false };
    seen.actions.extend(compare_games::<Small2>(true, 4, &short).actions);
    for action in ["forbid", "accept", "sam", "song", "sam+song", "win"] {
        assert!(seen.actions.contains(action), "{action} was played");
    }
}

#[test]
fn announcements_agree_on_the_real_boards() {
    // The plain model takes seconds for every ply here, so only a few, in the middle of the first phase.
    fn some_plies<G: Game>(options: &[&str], plies: u64, text: &str) {
        let (rules, game) = (G::with_options(options), plain_game::<G>(options));
        let how = Comparison { plies, labelled: 0, labels: Labels::All, peaceful: true };
        let position = rules.read_position(&format!("{text} -")).expect("a position");
        let plain = Plain::read(&game, text).expect("a position");
        let mut rng = Rng::new(3);
        for _ in 0..Effort::fast(1, 0).games {
            compare(&rules, (position, plain.clone()), &how, &mut rng, &mut Seen::default());
        }
    }
    let seven = "7/3,rnw,1,gne,1/1,gse,1,rnw,rne,2/7/2,gsw,1,gnw,2/1,gne,5/rsw,6 r 0";
    some_plies::<SamLiam7>(&["announce"], 12, seven);
    some_plies::<SamLiam7>(&["announce", "endless", "swap"], 4, seven);
    some_plies::<SamLiam9>(&["announce"], 2, "9/9/3,rnw,5/3,rnw,rne,4/9/2,gsw,6/1,gne,7/9/9 r 0");
}

/// The kit's checks on the positions of random games in which announcements are the referee's or the players'.
fn check_games<G: Game + Symmetric>(by_hand: bool, effort: Effort) {
    for (rules, _) in every_game::<G>(by_hand) {
        random_positions(&rules, effort, 3, |position| check_position(&rules, position));
    }
}

#[test]
fn every_position_of_random_games_keeps_the_kits_promises() {
    // The kit picks every move by its index, and under `announce` every pick weighs every announcement: so only a few
    // plies of all option sets, and whole games of those where this is cheap.
    siliam_conform::conform::<SamLiam9>(Effort::fast(1, 1));
    siliam_conform::conform::<SamLiam7>(Effort::fast(1, 1));
    siliam_conform::conform::<SamLiam6x7>(Effort::fast(1, 8));
    siliam_conform::conform::<Small2>(Effort::fast(1, 6));
    siliam_conform::conform::<Small3>(Effort::fast(1, 8));
    siliam_conform::conform::<Wide3>(Effort::fast(1, 2));
    siliam_conform::conform::<Small4>(Effort::fast(1, 3));
    siliam_conform::conform::<SamLiam3>(Effort::fast(1, 3));
    siliam_conform::conform::<SamLiam4>(Effort::fast(1, 1));
    check_games::<SamLiam9>(false, Effort::fast(1, 3));
    check_games::<SamLiam7>(false, Effort::fast(1, 6));
}

#[test]
fn every_touch_is_answered_and_every_move_is_told_in_both_languages() {
    // Reading a win that is announced takes a search, so whole games only where boards are small.
    speaks::<SamLiam9>(Effort::fast(1, 30), 20);
    speaks::<SamLiam7>(Effort::fast(1, 30), 20);
    speaks::<SamLiam6x7>(Effort::fast(2, 70), 10);
    speaks::<SamLiam3>(Effort::fast(1, 30), 20);
    speaks::<SamLiam4>(Effort::fast(1, 30), 20);
    speaks::<Small2>(Effort::fast(3, 60), 6);
    speaks::<Small3>(Effort::fast(3, 60), 6);
    speaks::<Wide3>(Effort::fast(1, 60), 6);
    speaks::<Small4>(Effort::fast(1, 60), 6);
}

#[test]
fn every_position_can_be_set_up_by_touches_and_only_what_is_read_is_accepted() {
    fn check<G: Game>(effort: Effort, every: u64) {
        let edited = siliam_conform::edits::<G>(effort, every);
        let enough = edited.built > 10 && edited.accepted > 10 && edited.refused > 5;
        assert!(enough, "{}: {edited:?}", G::FACTS.id);
    }
    check::<SamLiam9>(Effort::fast(1, 40), 6);
    check::<SamLiam7>(Effort::fast(1, 40), 6);
    check::<SamLiam6x7>(Effort::fast(2, 70), 4);
    check::<SamLiam3>(Effort::fast(1, 60), 4);
    check::<SamLiam4>(Effort::fast(1, 60), 8);
    // Whole games, also of the second phase and with placements that are pending and forbidden.
    check::<Small2>(Effort::fast(4, 80), 2);
    check::<Small3>(Effort::fast(2, 80), 4);
    check::<Small4>(Effort::fast(1, 80), 8);
}

#[test]
fn positions_of_the_second_phase_keep_the_kits_promises() {
    fn check<G: Game + Symmetric>(by_hand: bool, from: usize) {
        let mut rng = Rng::new(17);
        for (rules, _) in every_game::<G>(by_hand) {
            let mut position = rules.start();
            for ply in 0..from + 4 {
                let Some(mv) = peaceful(&rules, &position, &mut rng) else { break };
                position = rules.play_unchecked(&position, mv);
                if ply >= from && rules.outcome(&position).is_none() {
                    check_position(&rules, &position);
                    speaks_in(&rules, &position, &mut rng);
                }
            }
        }
    }
    check::<Small2>(false, 20);
    check::<Small2>(true, 20);
    check::<Small3>(false, 30);
    check::<Small4>(false, 40);
}

/// A random move that does not end the game, where there is one.
fn peaceful<G: Game>(rules: &G, position: &G::Position, rng: &mut Rng) -> Option<G::Move> {
    let mut mv = rules.pick(position, |count| rng.below(count))?;
    for _ in 0..100 {
        if rules.outcome(&rules.play_unchecked(position, mv)).is_none() {
            break;
        }
        mv = rules.pick(position, |count| rng.below(count))?;
    }
    Some(mv)
}
