//! `docs/levels.md`: how strong the levels are, measured.

use crate::shell::{command, root, run};
use anyhow::{Context, Result, ensure};
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

/// Every game in which two play.
const TWO: [&str; 5] = ["siam", "squaryd", "samliam", "samliam-7", "samliam-6x7"];
/// Every game in which more do.
const MORE: [&str; 2] = ["samliam-3p", "samliam-4p"];
/// Games of each step of the ladder, of each pair of the round robin, and of the matches for three and four.
const LADDER: &str = "160";
const ROUND_ROBIN: &str = "6";
const MORE_GAMES: [&str; 2] = ["204", "200"];
/// How the games of two begin: with enough random plies for many openings, which are hardly better for either.
const OPENING: [&str; 5] = ["--plies", "4", "--balance", "80", "--even"];

/// Plays whatever is missing in the logs under `target/levels` and writes the page.
pub(crate) fn measure() -> Result<()> {
    run("cargo build --release --quiet")?;
    let mut page = fs::read_to_string(root().join("xtask/src/levels.head.md"))?;
    let levels: Vec<String> = (1..=10).map(|level| format!("level:{level}")).collect();
    let levels: Vec<&str> = levels.iter().map(String::as_str).collect();
    for game in TWO {
        let options = |games, more: &[&'static str]| [&["--games", games], &OPENING[..], more].concat();
        let ladder = play(game, &levels, &options(LADDER, &["--ladder"]))?;
        let greedy = play(game, &["greedy", "level:1"], &options(LADDER, &[]))?;
        let round_robin = play(game, &levels, &options(ROUND_ROBIN, &[]))?;
        let _ = writeln!(page, "\n## `{game}`\n\n| step | games | won | drawn | lost | score | Elo (95 %) |");
        let _ = writeln!(page, "|---|---|---|---|---|---|---|");
        for line in ladder.lines().filter(|line| line.contains(" against ")) {
            // The ladder is climbed: what the lower level lost, the higher one won.
            let _ = writeln!(page, "{}", step(line, true).context("a standing has its form")?);
        }
        for line in greedy.lines() {
            let _ = writeln!(page, "{}", step(line, false).context("a standing has its form")?);
        }
        let _ =
            writeln!(page, "\nAll against all, {ROUND_ROBIN} games each pair:\n\n| level | Elo |\n|---|---|");
        for line in round_robin.lines().filter_map(|line| line.strip_prefix("rating level:")) {
            let (level, rating) = line.split_once(" elo ").context("a rating has its form")?;
            let _ = writeln!(page, "| {level} | {rating} |");
        }
    }
    for (game, games) in MORE.into_iter().zip(MORE_GAMES) {
        let _ = writeln!(page, "\n## `{game}`\n\n```");
        for players in [["level:8", "level:3"], ["greedy", "level:1"]] {
            page.push_str(&play(game, &players, &["--games", games])?);
        }
        let _ = writeln!(page, "```");
    }
    fs::write(root().join("docs/levels.md"), page)?;
    Ok(())
}

/// Plays a match, or reads from its log that it was played; gives what it prints.
fn play(game: &str, players: &[&str], options: &[&str]) -> Result<String> {
    let log = log(game, options)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from).to_string();
    let log = log.display().to_string();
    let mut words = vec!["match", game];
    words.extend(players);
    words.extend(options);
    words.extend(["--concurrency", &cores, "--log", &log]);
    eprintln!("$ siliam {}", words.join(" "));
    let output = command("target/release/siliam", &words).output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

/// Where a match is logged: elsewhere as soon as any level plays otherwise.
fn log(game: &str, options: &[&str]) -> Result<PathBuf> {
    let mut hasher = DefaultHasher::new();
    fs::read_to_string(root().join("crates/catalog/tests/data/levels.txt"))?.hash(&mut hasher);
    let folder = root().join("target/levels").join(format!("{:016x}", hasher.finish()));
    fs::create_dir_all(&folder)?;
    Ok(folder.join(format!("{game}{}.log", options.concat())))
}

/// A line of the table for `A against B: games …`, seen from the second player if turned.
fn step(line: &str, turned: bool) -> Option<String> {
    let (players, standing) = line.split_once(": ")?;
    let (one, other) = players.split_once(" against ")?;
    let words: Vec<&str> = standing.split(' ').collect();
    let number = |name: &str| {
        let place = words.iter().position(|&word| word == name)?;
        words.get(place + 1)?.parse::<f64>().ok()
    };
    let (wins, draws, losses) = (number("wins")?, number("draws")?, number("losses")?);
    let [low, high] = [number_after(standing, "(")?, number_after(standing, "to ")?];
    let (elo, score) = (number("elo")?, number("score")?);
    Some(if turned {
        format!(
            "| {other} over {one} | {} | {losses} | {draws} | {wins} | {:.1} % | {:+} ({:+} to {:+}) |",
            number("games")?,
            100.0 - score,
            -elo,
            -high,
            -low
        )
    } else {
        format!(
            "| {one} over {other} | {} | {wins} | {draws} | {losses} | {score:.1} % | {elo:+} ({low:+} to {high:+}) |",
            number("games")?
        )
    })
}

/// The number that follows a mark.
fn number_after(text: &str, mark: impl Into<String>) -> Option<f64> {
    let mark: String = mark.into();
    let (_, rest) = text.split_once(&mark)?;
    let end = rest.find([' ', ')'])?;
    rest[..end].parse().ok()
}
