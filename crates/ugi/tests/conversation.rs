//! The conversation as a whole: searches that are stopped, ponder and end, and what is heard meanwhile.

mod peer;

use peer::Peer;
use siliam_catalog::{entries, sit_down};
use siliam_ugi::{Answer, Ceiling, Session, listen};
use std::io::{self, BufReader, Write};

fn peer(game: &str) -> Peer {
    Peer::of(Session::new(game).expect("a game of the catalog"))
}

/// What follows `bestmove`.
fn best(lines: &[String]) -> &str {
    lines.last().and_then(|line| line.strip_prefix("bestmove ")).unwrap_or_else(|| panic!("{lines:?}"))
}

#[test]
fn every_game_is_searched_and_its_moves_are_legal() {
    for entry in entries() {
        for name in std::iter::once(entry.facts.id.to_owned())
            .chain(entry.facts.options.iter().map(|option| format!("{}:{option}", entry.facts.id)))
        {
            let mut peer = peer("siam");
            peer.say(&format!("setoption name Game value {name}"));
            let mut table = sit_down(&name, None).expect("a game of the catalog");
            for _ in 0..3 {
                let played = table.played().join(" ");
                peer.say(&if played.is_empty() {
                    "position startpos".to_owned()
                } else {
                    format!("position startpos moves {played}")
                });
                peer.say("go nodes 300");
                let lines = peer.hear_until(&["bestmove"]);
                assert!(lines[0].starts_with("info depth "), "{lines:?}");
                // Before anything was visited nobody knows the shares.
                let is_shared = lines[lines.len() - 2].contains(" shares ");
                assert_eq!(is_shared, entry.facts.players.len() > 2, "{lines:?}");
                table.play(best(&lines)).unwrap_or_else(|why| panic!("{name}: {lines:?}: {why}"));
            }
            assert!(peer.end().is_empty());
        }
    }
}

#[test]
fn memory_that_is_not_there_is_refused_before_it_is_used() {
    let ceiling = Ceiling { mebibytes: u64::MAX, ..Ceiling::default() };
    let mut peer = Peer::of(Session::new("siam").expect("a game of the catalog").with_ceiling(ceiling));
    // Eight exbibytes, more than any process can address.
    for mebibytes in [u64::MAX, 1 << 43] {
        peer.say(&format!("setoption name Hash value {mebibytes}"));
        let lines = peer.hear_until(&["info string error"]);
        assert!(lines.last().is_some_and(|line| line.contains("for Hash")), "{lines:?}");
    }
    peer.say("isready");
    assert_eq!(peer.hear_until(&["readyok"]), ["readyok"]);
    assert!(peer.end().is_empty());
}

#[test]
fn stop_ends_a_search_that_would_never_end() {
    for game in ["siam", "squaryd", "samliam-3p"] {
        let mut peer = peer(game);
        peer.say("go infinite");
        peer.say("isready");
        peer.hear_until(&["readyok"]);
        peer.say("query turn");
        let lines = peer.hear_until(&["info string error", "response"]);
        assert!(lines.last().is_some_and(|line| line.contains("a search is under way")), "{lines:?}");
        peer.say("stop");
        // Whatever is said after `stop` is heard after the answer.
        peer.say("query turn");
        let lines = peer.hear_until(&["response"]);
        assert!(lines[lines.len() - 2].starts_with("bestmove "), "{lines:?}");
        peer.say("stop");
        peer.say("ponderhit");
        assert!(peer.end().is_empty(), "with nothing to stop, nothing is said");
    }
}

#[test]
fn the_end_of_the_input_ends_a_search() {
    let mut first = peer("samliam");
    first.say("go infinite");
    first.say("isready");
    first.hear_until(&["readyok"]);
    let rest = first.end();
    assert_eq!(rest.iter().filter(|line| line.starts_with("bestmove ")).count(), 1, "{rest:?}");
    let second = peer("samliam");
    second.say("go ponder");
    second.say("quit");
    second.say("query turn");
    let rest = second.end();
    assert!(rest.last().is_some_and(|line| line.starts_with("bestmove ")), "{rest:?}");
}

#[test]
fn an_answer_waits_for_what_was_pondered_about() {
    // A win in one is found at once.
    const WON: &str = "position fen 5/5/1#2#/2S2/2#2 e 6 00";
    for then in ["ponderhit", "stop"] {
        let mut peer = peer("siam");
        peer.say(WON);
        peer.say("go ponder p1time 1000 p2time 1000");
        let told = peer.hear_until(&["info depth"]);
        assert!(told[0].contains(" score mate 1 "), "{told:?}");
        peer.say("isready");
        let meanwhile = peer.hear_until(&["readyok"]);
        assert!(meanwhile.iter().all(|line| !line.starts_with("bestmove")), "{meanwhile:?}");
        peer.say(then);
        assert_eq!(best(&peer.hear_until(&["bestmove"])), "c2^");
    }
}

#[test]
fn expected_replies_lead_back_to_whoever_moved() {
    for (game, players) in [("siam", 2), ("squaryd:table", 2), ("samliam-3p", 3), ("samliam-4p", 4)] {
        let mut peer = peer(game);
        peer.say("setoption name Ponder value true");
        peer.say("go nodes 20000");
        let lines = peer.hear_until(&["bestmove"]);
        let moves = best(&lines).replace("ponder ", "");
        let mut table = sit_down(game, None).expect("a game of the catalog");
        let actor = table.actor();
        for mv in moves.split(' ') {
            assert!(table.played().is_empty() || table.actor() != actor, "{lines:?}");
            table.play(mv).expect("a line is legal");
        }
        // Among four the line may not reach so far.
        assert!(table.actor() == actor || players == 4 && table.played().len() == 1, "{game}: {lines:?}");
        peer.say("setoption name Ponder value false");
        peer.say("go nodes 100");
        assert!(!best(&peer.hear_until(&["bestmove"])).contains("ponder"));
    }
}

#[test]
fn a_level_plays_as_the_level_does_elsewhere() {
    use siliam_engine::{Asking, Level, Style};
    for game in ["siam", "samliam-6x7", "samliam-3p"] {
        let mut peer = peer(game);
        for (number, games) in [(1, 0_u64), (4, 0), (4, 1)] {
            for _ in 0..games {
                peer.say("uginewgame");
            }
            peer.say(&format!("setoption name Level value {number}"));
            peer.say("go movetime 1");
            let level = Level::of(number).expect("a level");
            let asking = Asking { style: Style::Level { level, seed: games }, ..Asking::default() };
            let table = sit_down(game, None).expect("a game of the catalog");
            let advice = table.think(&asking, &|_| 0.0, &mut |_| {}).expect("the game goes on");
            assert_eq!(best(&peer.hear_until(&["bestmove"])), advice.line[0], "{game} {number}");
        }
    }
}

#[test]
fn tables_are_kept_from_move_to_move_until_another_game_begins() {
    let nodes = |lines: &[String]| {
        let words: Vec<&str> = lines[lines.len() - 2].split(' ').collect();
        let at = words.iter().position(|&word| word == "nodes").expect("nodes are told");
        words[at + 1].parse::<u64>().expect("a number")
    };
    let mut peer = peer("siam");
    let mut ask = |before: &str| {
        peer.say(before);
        peer.say("go depth 5");
        nodes(&peer.hear_until(&["bestmove"]))
    };
    let first = ask("isready");
    assert!(ask("isready") < first / 2, "the second search knows what the first one found");
    assert_eq!(ask("uginewgame"), first);
    assert_eq!(ask("setoption name Hash value 63"), first);
    assert_eq!(ask("setoption name Game value siam"), first);
}

#[test]
fn a_line_that_is_wrong_changes_nothing() {
    let mut session = Session::new("siam").expect("a game");
    let mut ask = |line: &str| match session.answer(line) {
        Answer::Lines(lines) => lines,
        _ => panic!("{line} is answered by lines"),
    };
    ask("position startpos moves @c1n @a5e");
    let before = ask("query fen");
    for wrong in [
        "position startpos moves @c1n @c3n",
        "position startpos moves @c1n moves @c5s",
        "position fen 5/5/1###1/5/5 e 0",
        "position",
        "setoption name Game value chess",
        "setoption name Game value siam:ban,ban",
        "setoption name Hash value 0",
        "setoption name Hash value 65537",
        "setoption name Hash",
        "setoption name Level value eleven",
        "setoption name Ponder value yes",
        "setoption name Speed value 3",
        "go depth",
        "go movestogo 3",
        "go p3time 100",
        "query weather",
        "query",
        "go\u{0}",
        "bestmove @c1n",
    ] {
        let answer = ask(wrong);
        assert_eq!(answer.len(), 1, "{answer:?}");
        assert!(answer[0].starts_with("info string error "), "{wrong}: {answer:?}");
        assert_eq!(ask("query fen"), before, "{wrong}");
    }
    assert_eq!(
        ask("position startpos moves @c1n @c3n"),
        ["info string error move 2 `@c3n`: c3 is not on the edge (S1)"]
    );
}

#[test]
fn options_say_what_they_allow() {
    let ceiling = Ceiling { nodes: 10, mebibytes: 3, threads: 2, level: 4 };
    let mut session = Session::new("squaryd:swap").expect("a game").with_ceiling(ceiling);
    let Answer::Lines(lines) = session.answer("ugi") else { panic!("`ugi` is answered by lines") };
    for option in [
        "option name Game type string default squaryd:swap",
        "option name Hash type spin default 3 min 1 max 3",
        "option name Threads type spin default 1 min 1 max 2",
        "option name Level type spin default 0 min 0 max 4",
    ] {
        assert!(lines.iter().any(|line| line == option), "{lines:?}");
    }
    for (line, is_set) in [("setoption name HASH value 3", true), ("setoption name Hash value 4", false)] {
        let Answer::Lines(lines) = session.answer(line) else { panic!("{line} is answered by lines") };
        assert_eq!(lines.is_empty(), is_set, "{lines:?}");
    }
    let Answer::Search(search) = session.answer("go nodes 1000000000") else { panic!("a search begins") };
    search.run(&mut |_| {});
}

#[test]
fn an_output_that_breaks_ends_the_conversation() {
    struct Broken;
    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    /// An input that never ends.
    struct Endless;
    impl io::Read for Endless {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            into.fill(b'\n');
            Ok(into.len())
        }
    }
    let said = io::Read::chain(&b"go infinite\n"[..], Endless);
    let held = listen(Session::new("siam").expect("a game"), BufReader::new(said), &mut Broken);
    assert_eq!(held.map_err(|error| error.kind()), Err(io::ErrorKind::BrokenPipe));
}
