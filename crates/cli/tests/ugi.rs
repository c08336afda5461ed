//! `siliam ugi` as a process, and UGI engines in matches: ours, the example of `crates/ugi`, and engines that break down.

/// The example engine. Its program is this test program: cargo builds examples of other crates for no test.
#[path = "../../ugi/examples/random.rs"]
mod random;

use siliam_catalog::entries;
use siliam_conform::times_as_much;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Set, this program is the example engine.
const AS_ENGINE: &str = "SILIAM_TEST_ENGINE";
/// The program under test.
const SILIAM: &str = env!("CARGO_BIN_EXE_siliam");

#[test]
fn as_engine() {
    if std::env::var_os(AS_ENGINE).is_some() {
        random::main().expect("standard input and output work");
        std::process::exit(0);
    }
}

/// The example engine as a contender.
fn example() -> String {
    let program = std::env::current_exe().expect("a program knows its path");
    format!("ugi=\"{}\" as_engine --exact --nocapture --quiet:time=10", program.display())
}

/// Our engine as a contender.
fn ours(settings: &str) -> String {
    format!("ugi=\"{SILIAM}\" ugi:{settings}")
}

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(SILIAM)
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .env(AS_ENGINE, "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Where it does not read, its status tells why.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// A file that is not there yet.
fn new_file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// A match that is over: its log without the headings, and what was told on standard error.
struct Over {
    log: Vec<String>,
    told: String,
}

/// Plays a match; its records are checked, each game of it.
fn play(name: &str, game: &str, contenders: [&str; 2], games: u64, more: &[&str]) -> Over {
    let (log, record) = (new_file(&format!("{name}.log")), new_file(&format!("{name}.rec")));
    let (log_path, record_path) = (log.to_string_lossy(), record.to_string_lossy());
    let count = games.to_string();
    let mut arguments = vec!["match", game, contenders[0], contenders[1], "--games", &count];
    arguments.extend(["--plies", "2", "--balance", "10000", "--log", &log_path, "--record", &record_path]);
    arguments.extend(more);
    let output = run(&arguments, "");
    let told = text(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {told}");
    assert!(text(&output.stdout).contains(&format!("games {games} ")), "{}", text(&output.stdout));
    let checked = run(&["record", "check", &record_path], "");
    let figures = text(&checked.stdout);
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    assert!(figures.starts_with(&format!("games {games} refused 0 ")), "{figures}");
    let lines = fs::read_to_string(&log).expect("the log is written");
    let log: Vec<String> = lines.lines().skip(1).map(str::to_owned).collect();
    assert_eq!(log.len() as u64, games);
    Over { log, told }
}

#[test]
fn it_answers_until_it_is_told_to_quit_or_its_input_ends() {
    let output = run(&["ugi", "samliam-4p"], "ugi\nisready\nquery players\nquit\nquery players\n");
    let lines = text(&output.stdout);
    assert!(output.status.success() && output.stderr.is_empty());
    assert!(lines.contains("option name Game type string default samliam-4p\n"), "{lines}");
    assert!(lines.ends_with("ugiok\nreadyok\nresponse 4\n"), "{lines}");
    let output = run(&["ugi"], "query fen\ngo infinite");
    let lines = text(&output.stdout);
    assert!(output.status.success(), "the end of the input ends a search too");
    assert!(lines.starts_with("response 5/5/1###1/5/5 e 0 00\n"), "{lines}");
    assert!(lines.lines().last().is_some_and(|line| line.starts_with("bestmove ")), "{lines}");
    let output = run(&["ugi", "chess"], "");
    assert_eq!((output.status.code(), text(&output.stderr).lines().count()), (Some(2), 1));
}

#[test]
fn our_engine_and_the_example_play_every_game_from_every_seat() {
    let nodes = 300 * times_as_much();
    let ids = entries().iter().map(|entry| entry.facts.id);
    for game in ids.chain(["siam:swap", "squaryd:table,free-doubles", "samliam-7:announce"]) {
        let seats = entries().iter().find(|entry| game.split(':').next() == Some(entry.facts.id));
        let seats = seats.map_or(0, |entry| entry.facts.players.len() as u64);
        let ours = ours(&format!("nodes={nodes}"));
        let name = format!("every-{}", game.replace([':', ','], "-"));
        let over = play(&name, game, [&ours, &example()], seats * times_as_much(), &[]);
        assert_eq!(over.told, "", "nobody breaks down");
        assert!(over.log.iter().all(|line| !line.contains("forfeit")), "{:?}", over.log);
    }
}

#[test]
fn by_ugi_the_engine_plays_as_it_does_inside() {
    for (game, games) in [("siam", 4), ("squaryd", 2), ("samliam-6x7", 2), ("samliam-3p", 3)] {
        let inside = play("inside", game, ["engine:nodes=400", "engine:nodes=400"], games, &["--seed", "3"]);
        let by_ugi = ours("nodes=400,option.Hash=32");
        let outside = play("outside", game, [&by_ugi, &by_ugi], games, &["--seed", "3"]);
        assert_eq!(inside.log, outside.log, "{game}");
        // What was pondered about is in the tables, so the moves may be others; they are legal all the same.
        let pondering = ours("nodes=400,ponder=1");
        let pondered = play("pondered", game, [&pondering, "engine:nodes=400"], games, &["--seed", "3"]);
        assert_eq!(pondered.told, "", "{game}");
    }
}

#[test]
fn every_player_is_told_every_clock() {
    for game in ["siam", "samliam-3p"] {
        let games = if game == "siam" { 2 } else { 3 };
        let clocked = ours("clock=600,increment=20,ponder=1");
        let over = play(&format!("clocks-{game}"), game, [&clocked, "level:1"], games, &[]);
        // On a machine that is busy elsewhere it may lose on time.
        let broken = |line: &String| line.contains("forfeit") && !line.contains("out-of-time");
        assert!(!over.log.iter().any(broken), "{:?}", over.log);
    }
}

#[test]
fn a_game_that_goes_on_for_ever_is_a_draw_in_its_record_too() {
    let over = play("endless", "siam", ["random", "random"], 6, &[]);
    let drawn = over.log.iter().filter(|line| line.contains(" result draw ")).count();
    let record = Path::new(env!("CARGO_TARGET_TMPDIR")).join("endless.rec");
    let record = fs::read_to_string(record).expect("records are written");
    assert!(drawn > 0, "random players seldom end it");
    assert_eq!(record.matches("[Result \"1/2-1/2\"]").count(), drawn);
    assert_eq!(record.matches("[Reason \"table-agreed\"]").count(), drawn);
    assert_eq!(record.matches("[Result \"*\"]").count(), 0);
}

#[test]
fn what_is_no_engine_is_refused() {
    for wrong in ["ugi=", "ugi=:nodes=3", "ugi=engine:speed=3", "ugi=engine:nodes=many", "ugi=\"engine"] {
        let output = run(&["match", "siam", wrong, "random", "--games", "2"], "");
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        assert_eq!(text(&output.stderr).lines().count(), 1, "{wrong}");
    }
}

/// Engines that break down, as shell scripts.
#[cfg(unix)]
mod breaking_down {
    use super::*;

    /// A script that speaks UGI up to its first move, and then does this.
    fn script(name: &str, instead: &str) -> String {
        let path = new_file(&format!("{name}.sh"));
        let lines = format!(
            "while read -r line; do case \"$line\" in\n\
             ugi) echo ugiok;; isready) echo readyok;; quit) exit;; go*) {instead};;\nesac; done\n"
        );
        fs::write(&path, lines).expect("a folder to write in");
        format!("ugi=sh \"{}\":nodes=1", path.display())
    }

    /// Every game is lost for this reason, which the log gives and the user is told; the match goes on.
    fn loses(name: &str, contender: &str, cause: &str, told: &str) {
        for (game, games, word) in [("siam", 4, "loss"), ("samliam-3p", 3, "loss")] {
            let over = play(&format!("{name}-{game}"), game, [contender, "level:1"], games, &[]);
            for (line, number) in over.log.iter().zip(0..) {
                // Between two, results are those of whoever moves first.
                let word = if games == 4 && number % 2 == 1 { "win" } else { word };
                assert!(line.contains(&format!(" result {word} ")), "{line}");
                assert!(line.contains(&format!(" forfeit {} {cause}", number % seats(game))), "{line}");
            }
            assert_eq!(
                over.told.lines().filter(|line| line.contains(told) && line.contains(contender)).count()
                    as u64,
                games,
                "{}",
                over.told
            );
            let record = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{game}.rec"));
            let record = fs::read_to_string(record).expect("records are written");
            // Tags aside; a comment may be broken into lines.
            let moves: Vec<&str> = record.lines().filter(|line| !line.starts_with('[')).collect();
            let moves = moves.join(" ");
            let left =
                if cause.starts_with("silent") || cause == "out-of-time" { "flagged-" } else { "resigned-" };
            assert_eq!(moves.matches(left).count() as u64, games, "{record}");
            assert_eq!(moves.matches(&format!("{{{cause}")).count() as u64, games, "{record}");
        }
    }

    fn seats(game: &str) -> u64 {
        if game == "siam" { 2 } else { 3 }
    }

    #[test]
    fn a_crashed_engine_loses_and_the_match_goes_on() {
        let script = script("crashed", "echo noise >&2; exit 3");
        loses("crashed", &script, "crashed exit status: 3", "its program ended (exit status: 3)");
    }

    #[test]
    fn a_silent_engine_loses_and_the_match_goes_on() {
        let script = script("silent", ":") + ",patience=400";
        loses("silent", &script, "silent 400 ms", "no answer in 400 ms");
    }

    #[test]
    fn an_engine_that_moves_illegally_loses_and_the_match_goes_on() {
        loses("illegal", &script("illegal", "echo bestmove zz9"), "illegal zz9", "“zz9” is no legal move");
        loses("moveless", &script("moveless", "echo bestmove"), "illegal", "“” is no legal move");
    }

    #[test]
    fn an_engine_whose_clock_runs_out_loses_and_the_match_goes_on() {
        let script = script("late", ":").replace("nodes=1", "clock=200");
        loses("late", &script, "out-of-time", "its time is up");
    }

    #[test]
    fn an_engine_that_cannot_be_started_loses_and_the_match_goes_on() {
        loses("nowhere", "ugi=/nowhere/engine", "not-started", "its program does not start");
    }

    #[test]
    fn an_engine_that_does_not_listen_is_not_waited_for_for_ever() {
        let flood = script("flood", "while :; do echo bestmove @a1n; done") + ",patience=400";
        let over = play("flood", "siam", [&flood, "level:1"], 2, &["--lang", "fr"]);
        assert!(over.log.iter().all(|line| line.contains(" forfeit ")), "{:?}", over.log);
        assert_eq!(
            over.told.lines().filter(|line| line.contains("perd la partie")).count(),
            2,
            "{}",
            over.told
        );
    }
}
