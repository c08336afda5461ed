//! Analysis over changing positions: it remembers, and a proven win is never lost on the way to its end.

use crate::exact::many;
use crate::many::scattered;
use crate::tactics::{SAMLIAM, SIAM, SQUARYD, settings, tactics};
use siliam_conform::Effort;
use siliam_core::{Game, Notation, Outcome, Prospects, Prove, Rng, Rules};
use siliam_engine::{Analysis, Attack, Force, ManyAnalysis, Shown, Thought, Verdict};
use siliam_samliam::{SamLiam3, SamLiam4, SamLiam6x7, SamLiam7, SamLiam9};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;

/// The nodes of a slice, as in the browser.
const SLICE: u64 = 4_000;
/// Slices within which the rest of a proven win is found again.
const FEW: usize = 25;

/// What both analyses do.
trait Analyses<G: Rules> {
    fn show(&mut self, shown: &Shown<'_, G::Position>) -> bool;
    fn slice(&mut self, nodes: u64) -> bool;
    fn thought(&self) -> Option<Thought<G::Move>>;
}

impl<G: Prove> Analyses<G> for Analysis<G> {
    fn show(&mut self, shown: &Shown<'_, G::Position>) -> bool {
        self.show(shown)
    }

    fn slice(&mut self, nodes: u64) -> bool {
        self.slice(nodes)
    }

    fn thought(&self) -> Option<Thought<G::Move>> {
        self.thought()
    }
}

impl<G: Prospects> Analyses<G> for ManyAnalysis<G> {
    fn show(&mut self, shown: &Shown<'_, G::Position>) -> bool {
        self.show(shown)
    }

    fn slice(&mut self, nodes: u64) -> bool {
        self.slice(nodes)
    }

    fn thought(&self) -> Option<Thought<G::Move>> {
        self.thought()
    }
}

/// How the others defend.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Defence {
    Random,
    /// The move that the analysis holds for the longest.
    Best,
}

/// Plays a win through, as many lines asked for: gives within how many plies it was proven first, `None` where it was not.
fn played_through<G: Game>(
    rules: &G,
    analysis: &mut dyn Analyses<G>,
    (start, lines): (&G::Position, usize),
    defence: Defence,
    rng: &mut Rng,
) -> Option<u32> {
    let text = rules.write_position(start);
    let hero = rules.actor(start);
    let mut positions = vec![*start];
    let (mut promise, mut first): (Option<u32>, Option<u32>) = (None, None);
    loop {
        let now = *positions.last().expect("the start is there");
        if let Some(outcome) = rules.outcome(&now) {
            assert_eq!(outcome, Outcome::Win(hero), "`{text}`, {defence:?}: {promise:?} plies were left");
            return first;
        }
        assert_ne!(promise, Some(0), "`{text}`, {defence:?}: the win is late");
        assert!(analysis.show(&Shown { positions: &positions, history: &[], lines }), "the game runs");
        let attacks = rules.actor(&now) == hero;
        let promised = |verdict| match (verdict, promise) {
            (Verdict::Win(plies), promise) if attacks => promise.is_none_or(|promise| plies <= promise),
            (Verdict::Loss(plies), Some(promise)) if !attacks => plies <= promise,
            _ => false,
        };
        for _ in 0..if first.is_some() { FEW } else { 100 } {
            let verdict = analysis.thought().map(|thought| thought.score.verdict());
            if verdict.is_some_and(promised) || analysis.slice(SLICE) {
                break;
            }
        }
        let verdict = analysis.thought().expect("something is found").score.verdict();
        if first.is_none() && !promised(verdict) {
            return None;
        }
        let shown = rules.write_position(&now);
        assert!(promised(verdict), "`{text}`, {defence:?}, `{shown}`: {verdict:?} instead of {promise:?}");
        let (Verdict::Win(plies) | Verdict::Loss(plies)) = verdict else { unreachable!("just seen") };
        first = first.or(Some(plies));
        promise = Some(plies - 1);
        let mv = if attacks || defence == Defence::Best {
            // The longest defence is known when all replies were looked at.
            while !attacks && !analysis.slice(SLICE) {}
            analysis.thought().expect("something is found").line[0]
        } else {
            rules.pick(&now, |count| rng.below(count)).expect("the game runs")
        };
        positions.push(rules.play_unchecked(&now, mv));
    }
}

/// Every win of the tactics is played through: gives how many of more than one ply there were.
fn wins_are_kept<G: Game + Prove>(rules: &G, file: &str) {
    let mut rng = Rng::new(1);
    let mut long = 0;
    let step = if Effort::fast(1, 0).games > 1 { 1 } else { 3 };
    for (place, (plies, position)) in tactics(rules, file).into_iter().step_by(step).enumerate() {
        let mut analysis = Analysis::new(rules, &settings::<G>(), 16);
        let lines = 1 + place % 3;
        for defence in [Defence::Random, Defence::Best, Defence::Random] {
            let won = played_through(rules, &mut analysis, (&position, lines), defence, &mut rng);
            let text = rules.write_position(&position);
            assert!(won.is_some_and(|won| won >= plies), "`{text}`: {won:?} instead of {plies}");
            long += usize::from(won >= Some(5));
        }
    }
    assert!(long >= 6, "{}: only {long} long wins were played through", G::FACTS.id);
}

#[test]
fn a_proven_win_is_played_through_in_siam() {
    wins_are_kept(&Siam::default(), SIAM);
}

#[test]
fn a_proven_win_is_played_through_in_squaryd() {
    wins_are_kept(&Squaryd::default(), SQUARYD);
}

#[test]
fn a_proven_win_is_played_through_in_sam_liam() {
    wins_are_kept(&SamLiam9::default(), SAMLIAM);
    wins_are_kept(&SamLiam7::default(), SAMLIAM);
    wins_are_kept(&SamLiam6x7::default(), SAMLIAM);
}

#[test]
fn a_proven_win_is_played_through_by_three_and_four() {
    let mut rng = Rng::new(2);
    let (three, four) = (SamLiam3::default(), SamLiam4::default());
    let mut long = 0;
    for (place, position) in scattered(&three, many(20), 30).into_iter().enumerate() {
        let mut analysis = ManyAnalysis::new(&three, 16);
        for defence in [Defence::Random, Defence::Random] {
            let at = (&position, 1 + place % 2);
            long += usize::from(played_through(&three, &mut analysis, at, defence, &mut rng) > Some(1));
        }
    }
    for position in scattered(&four, many(4), 40) {
        let mut analysis = ManyAnalysis::new(&four, 16);
        let won = played_through(&four, &mut analysis, (&position, 1), Defence::Random, &mut rng);
        long += usize::from(won > Some(1));
    }
    assert!(long >= many(2), "only {long} long wins were played through");
}

/// The line of a proven win goes on to the end of the game, and its length is what was said.
#[test]
fn a_proven_win_is_told_to_its_end() {
    let rules = Squaryd::default();
    let (mut ended, mut all) = (0, 0);
    for (plies, position) in tactics(&rules, SQUARYD).into_iter().filter(|&(plies, _)| plies <= 7) {
        let mut analysis = Analysis::new(&rules, &settings::<Squaryd>(), 16);
        analysis.show(&Shown { positions: &[position], history: &[], lines: 1 });
        while !analysis.slice(SLICE) {}
        let thought = analysis.thought().expect("something is found");
        let mut now = position;
        for &mv in &thought.line {
            assert_eq!(rules.outcome(&now), None);
            now = rules.play_unchecked(&now, mv);
        }
        let Verdict::Win(found) = thought.score.verdict() else { panic!("{plies}: {}", thought.score) };
        assert!(thought.line.len() <= found as usize);
        all += 1;
        ended += usize::from(rules.outcome(&now).is_some() && thought.line.len() == found as usize);
    }
    assert_eq!(ended, all, "lines go on to the end");
}

/// Of all defences the best is one after which the attacker takes longest, although the proof at hand may know only longer
/// wins after others; and its line has as many moves as were said.
#[test]
fn the_best_defence_is_the_longest() {
    let rules = Squaryd::default();
    let mut positions = vec![rules.start()];
    for text in "b2 e5 c3 e4 a3 =b4f5 =f4c1 =a1=d2e6 e3".split(' ') {
        let now = positions.last().expect("the start is there");
        positions.push(rules.play_unchecked(now, rules.read_move(now, text).expect("legal")));
    }
    let attack = positions.len() - 1;
    let mut analysis = Analysis::new(&rules, &settings::<Squaryd>(), 16);
    assert!(analysis.show(&Shown { positions: &positions[..attack], history: &[], lines: 3 }));
    for _ in 0..50 {
        analysis.slice(SLICE);
    }
    let won = analysis.thought().expect("something is found");
    assert_eq!((won.score.verdict(), won.line.len()), (Verdict::Win(9), 9));
    assert!(analysis.show(&Shown { positions: &positions, history: &[], lines: 3 }));
    while !analysis.slice(SLICE) {}
    let lost = analysis.thought().expect("something is found");
    assert_eq!((lost.score.verdict(), lost.line.len()), (Verdict::Loss(8), 8));
    let defended = rules.play_unchecked(&positions[attack], lost.line[0]);
    let mut force = Force::new(&rules, 16);
    assert!(force.win(&defended, Attack::Quiet(3), 5, &mut |_| false).is_none(), "a longer defence is there");
}

/// What is known of a position is there at once when it is shown again, and is gone on from.
fn is_remembered<G: Game>(rules: &G, analysis: &mut dyn Analyses<G>) {
    let start = rules.start();
    let mv = rules.pick(&start, |_| 0).expect("the game runs");
    let line = [start, rules.play_unchecked(&start, mv)];
    let show = |analysis: &mut dyn Analyses<G>, plies: usize, lines| {
        assert!(analysis.show(&Shown { positions: &line[..=plies], history: &[], lines }));
    };
    show(analysis, 0, 2);
    assert_eq!(analysis.thought(), None);
    for _ in 0..4 {
        analysis.slice(SLICE);
    }
    let first = analysis.thought().expect("something is found");
    assert_eq!(first.others.len(), 1);
    show(analysis, 1, 2);
    // The first slices may go to forced wins.
    while analysis.thought().is_none_or(|thought| thought.others.is_empty()) {
        analysis.slice(SLICE);
    }
    let second = analysis.thought().expect("something is found");
    show(analysis, 0, 2);
    assert_eq!(analysis.thought().as_ref(), Some(&first), "{}", G::FACTS.id);
    analysis.slice(SLICE);
    let later = analysis.thought().expect("something is found");
    assert!(later.nodes > first.nodes && later.depth >= first.depth, "{}", G::FACTS.id);
    show(analysis, 1, 1);
    let alone = analysis.thought().expect("something is found");
    assert_eq!((&alone.line, alone.nodes, alone.others.len()), (&second.line, second.nodes, 0));
    show(analysis, 1, 3);
    let more = analysis.thought().expect("what was found is there, until more lines are");
    assert_eq!((more.line, more.nodes), (second.line, second.nodes), "{}", G::FACTS.id);
    for _ in 0..6 {
        analysis.slice(SLICE);
    }
    assert_eq!(analysis.thought().expect("something is found").others.len(), 2);
    assert!(!analysis.show(&Shown { positions: &[], history: &[], lines: 1 }));
    assert!(analysis.thought().is_none() && analysis.slice(SLICE));
}

#[test]
fn what_was_found_is_remembered() {
    let two = |mebibytes| Analysis::new(&Siam::default(), &settings::<Siam>(), mebibytes);
    is_remembered(&Siam::default(), &mut two(8));
    let squaryd = Squaryd::default();
    is_remembered(&squaryd, &mut Analysis::new(&squaryd, &settings::<Squaryd>(), 8));
    let seven = SamLiam7::default();
    is_remembered(&seven, &mut Analysis::new(&seven, &settings::<SamLiam7>(), 8));
    // However little memory there is: of the trees only the latest stays, and what the others found.
    is_remembered(&SamLiam3::default(), &mut ManyAnalysis::new(&SamLiam3::default(), 32));
    is_remembered(&SamLiam4::default(), &mut ManyAnalysis::new(&SamLiam4::default(), 2));
}

#[test]
fn a_threat_is_what_the_opponent_would_play() {
    let rules = Siam::default();
    let position = siliam_core::Notation::read_position(&rules, "2#2/2N2/5/5/#3# r 7 00").expect("it is one");
    let mut analysis = Analysis::new(&rules, &settings::<Siam>(), 4);
    assert!(analysis.threat().is_none(), "nothing is shown");
    analysis.show(&Shown { positions: &[position], history: &[], lines: 1 });
    let (handed, thought) = analysis.threat().expect("the turn can be handed over");
    assert_ne!(rules.actor(&handed), rules.actor(&position));
    assert_eq!(thought.score.verdict(), Verdict::Win(1));
    let table = Squaryd { table: true, ..Squaryd::default() };
    let mut analysis = Analysis::new(&table, &settings::<Squaryd>(), 4);
    analysis.show(&Shown { positions: &[table.start()], history: &[], lines: 1 });
    assert!(analysis.threat().is_none(), "at the table nobody is skipped");
}

/// A player who could win in the next ply does so in the analysis; gives how often that was.
fn threats_are_seen<G: Game + Prospects>(rules: &G, positions: Vec<G::Position>) -> usize {
    let mut seen = 0;
    for position in positions.into_iter().filter(|position| rules.outcome(position).is_none()) {
        let mut analysis = ManyAnalysis::new(rules, 4);
        assert!(analysis.threat().is_none(), "nothing is shown");
        analysis.show(&Shown { positions: &[position], history: &[], lines: 1 });
        let (skipped, thought) = analysis.threat().expect("nothing binds the actor");
        assert_eq!(rules.actor(&skipped).index(), (rules.actor(&position).index() + 1) % G::PLAYERS);
        if rules.winning_move(&skipped).is_some() {
            assert_eq!(thought.score.verdict(), Verdict::Win(1));
            seen += 1;
        }
    }
    seen
}

#[test]
fn a_threat_among_three_and_four_is_what_the_next_player_would_do() {
    let (three, four) = (SamLiam3::default(), SamLiam4::default());
    assert!(threats_are_seen(&three, scattered(&three, 30, 30)) > 2);
    assert!(threats_are_seen(&four, scattered(&four, 20, 40)) > 1);
}
