//! Analysis is the same on every machine: lists of positions shown to one analyst, with what it knows after so many slices.
//!
//! A line is `GAME LINES SLICES [MOVE…] -> REPORT`; lines of the same game that follow each other share an analyst and what
//! it remembers. The browser's module is held against the same file by the front end's tests. `SILIAM_BLESS=1` rewrites the
//! answers after the engine was changed.

use siliam_catalog::sit_down;
use siliam_wasm::Analyst;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

#[test]
fn analysis_finds_what_it_found() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/analysis.txt");
    let text = fs::read_to_string(&file).expect("the list is text");
    let mut replayed = String::new();
    let mut kept: Option<(&str, Analyst)> = None;
    for line in text.lines() {
        let (asked, _) = line.split_once(" ->").expect("a line asks and answers");
        let words: Vec<_> = asked.split(' ').collect();
        let [game, lines, slices, ref moves @ ..] = words[..] else { panic!("{line}: too short") };
        let mut analyst = match kept.take() {
            Some((name, analyst)) if name == game => analyst,
            _ => Analyst::of(game).unwrap_or_else(|| panic!("{game} has an engine")),
        };
        let start = sit_down(game, None).expect("the game is listed").start();
        let moves = moves.iter().map(|&mv| mv.to_owned()).collect();
        assert!(analyst.show(&start, moves, lines.parse().expect("a number of lines")), "{line}");
        for _ in 0..slices.parse::<usize>().expect("a number of slices") {
            analyst.think();
        }
        let _ = writeln!(replayed, "{asked} -> {}", analyst.report());
        kept = Some((game, analyst));
    }
    assert!(replayed.lines().count() > 20, "the list is long enough to tell");
    if std::env::var_os("SILIAM_BLESS").is_some() {
        fs::write(&file, replayed).expect("the list can be written");
    } else {
        assert_eq!(replayed, text, "SILIAM_BLESS=1 writes what the analysis finds now");
    }
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let mut siam = Analyst::of("siam").expect("there is an engine");
    assert!(Analyst::of("chess").is_none());
    let start = sit_down("siam", None).expect("the game is listed").start();
    for (start, moves) in
        [("nonsense", vec![]), (start.as_str(), vec!["@c3n"]), ("2#2/2N2/1#1#1/5/n3n e 20 00", vec!["c4^"])]
    {
        let moves = moves.into_iter().map(str::to_owned).collect();
        assert!(!siam.show(start, moves, 3), "{start}");
        siam.think();
        assert_eq!((siam.decided(), siam.threat()), (true, None));
        assert_eq!(siam.report(), r#"{"depth":0,"nodes":0,"lines":[]}"#);
    }
    assert!(siam.show(&start, vec![], 99));
    assert!(!siam.decided());
}

#[test]
fn a_win_says_so_and_its_chances_are_whole() {
    let mut siam = Analyst::of("siam").expect("there is an engine");
    assert!(siam.show("2#2/2N2/1#1#1/5/n3n e 20 00", vec![], 1));
    siam.think();
    assert!(siam.decided());
    let report = siam.report();
    assert!(
        report.ends_with(r#""lines":[{"moves":["c4^"],"verdict":{"win":1},"chances":[1.0,0.0]}]}"#),
        "{report}"
    );
    assert!(siam.show("2#2/2N2/5/5/#3# r 7 00", vec![], 1));
    let threat = siam.threat().expect("the turn can be handed over");
    assert!(threat.contains(r#""verdict":{"win":1},"chances":[1.0,0.0]"#), "{threat}");
    // Among more it is the next player's.
    let mut three = Analyst::of("samliam-3p").expect("there is an engine");
    let start = sit_down("samliam-3p", None).expect("the game is listed").start();
    assert!(three.show(&start, vec!["e5ne".to_owned()], 1));
    let threat = three.threat().expect("the turn can be handed over");
    let chances = threat.split_once(r#""chances":["#).expect("everybody's chances").1;
    assert_eq!(chances.split(',').count(), 3, "{threat}");
}
