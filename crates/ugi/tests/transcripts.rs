//! The transcripts of `docs/ugi.md`, each held with a session of its own.
//!
//! What stands behind `> ` is said, all other lines must be the answers. A line `…` stands for any number of lines, a line
//! that ends in `…` for any end; what follows `time` and `nps` depends on the machine and is not compared.
//! `SILIAM_BLESS=1` writes the answers anew.

mod peer;

use peer::Peer;
use siliam_ugi::Session;
use std::fs;
use std::path::Path;

const LEFT_OUT: &str = "…";

/// One thing that is said, and the answers the page gives.
struct Exchange {
    said: String,
    answers: Vec<String>,
}

fn exchanges(lines: &[&str]) -> Vec<Exchange> {
    let mut exchanges: Vec<Exchange> = Vec::new();
    for line in lines {
        match (line.strip_prefix("> "), exchanges.last_mut()) {
            (Some(said), _) => exchanges.push(Exchange { said: said.to_owned(), answers: Vec::new() }),
            (None, Some(exchange)) => exchange.answers.push((*line).to_owned()),
            (None, None) => panic!("a transcript begins with what is said, not with `{line}`"),
        }
    }
    exchanges
}

/// A line without what depends on the machine.
fn comparable(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    for index in 1..words.len() {
        if let "time" | "nps" = words[index - 1] {
            words[index] = "_";
        }
    }
    words.join(" ")
}

fn is_alike(expected: &str, found: &str) -> bool {
    let (expected, found) = (comparable(expected), comparable(found));
    match expected.strip_suffix(LEFT_OUT) {
        Some(beginning) => found.starts_with(beginning),
        None => expected == found,
    }
}

/// Whether the answers are those of the page, lines left out put aside.
fn are_alike(expected: &[String], found: &[String]) -> bool {
    match (expected, found) {
        ([], []) => true,
        ([first, rest @ ..], found) if first == LEFT_OUT => {
            (0..=found.len()).any(|skipped| are_alike(rest, &found[skipped..]))
        }
        ([first, rest @ ..], [line, others @ ..]) => is_alike(first, line) && are_alike(rest, others),
        _ => false,
    }
}

/// Says everything and gives the answers, each with what was said before it.
fn hold(game: &str, exchanges: &[Exchange]) -> Vec<Vec<String>> {
    let mut peer = Peer::of(Session::new(game).expect("a game of the catalog"));
    let mut all = Vec::new();
    // What a search tells while it goes on belongs to whatever ends it.
    let mut early = Vec::new();
    let mut is_searching = false;
    for Exchange { said, .. } in exchanges {
        if said == "quit" {
            peer.say(said);
            early.extend(peer.end());
            all.push(early);
            return all;
        }
        peer.say(said);
        let waits = said.contains("infinite") || said.contains("ponder ");
        let lines = match said.split(' ').next() {
            Some("go") if !waits => peer.hear_until(&["bestmove", "info string error"]),
            Some("stop" | "ponderhit") if is_searching => peer.hear_until(&["bestmove"]),
            Some("isready") => peer.hear_until(&["readyok"]),
            _ => {
                peer.say("isready");
                let mut lines = peer.hear_until(&["readyok"]);
                lines.pop();
                lines
            }
        };
        is_searching = waits || is_searching && !lines.iter().any(|line| line.starts_with("bestmove"));
        let (told, answers): (Vec<_>, Vec<_>) =
            lines.into_iter().partition(|line| is_searching && line.starts_with("info depth"));
        early.extend(told);
        if is_searching {
            all.push(answers);
        } else {
            let mut lines = std::mem::take(&mut early);
            lines.extend(answers);
            all.push(lines);
        }
    }
    assert!(peer.end().is_empty(), "nothing is left to say");
    all
}

/// What the page should say: the answers, with as much left out as before.
fn blessed(exchange: &Exchange, found: &[String]) -> Vec<String> {
    if are_alike(&exchange.answers, found) {
        return exchange.answers.clone();
    }
    match exchange.answers.iter().position(|line| line == LEFT_OUT) {
        Some(at) if at + 1 < exchange.answers.len() && found.len() >= exchange.answers.len() - 1 => {
            let after = exchange.answers.len() - at - 1;
            let mut lines = found[..at].to_vec();
            lines.push(LEFT_OUT.to_owned());
            lines.extend_from_slice(&found[found.len() - after..]);
            lines
        }
        _ => found.to_vec(),
    }
}

#[test]
fn the_page_says_what_the_engine_answers() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ugi.md");
    let page = fs::read_to_string(&path).expect("the page is there");
    let bless = std::env::var_os("SILIAM_BLESS").is_some();
    let mut written: Vec<String> = Vec::new();
    let mut count = 0;
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        written.push(line.to_owned());
        let Some(game) = line.strip_prefix("```ugi") else { continue };
        let game = if game.trim().is_empty() { "siam" } else { game.trim() };
        let block: Vec<&str> = lines.by_ref().take_while(|&line| line != "```").collect();
        let exchanges = exchanges(&block);
        let found = hold(game, &exchanges);
        for (exchange, found) in exchanges.iter().zip(&found) {
            assert!(
                bless || are_alike(&exchange.answers, found),
                "`{}` in {game} is answered by\n{}\nnot by\n{}",
                exchange.said,
                found.join("\n"),
                exchange.answers.join("\n")
            );
            written.push(format!("> {}", exchange.said));
            written.extend(blessed(exchange, found));
        }
        assert_eq!(exchanges.len(), found.len());
        written.push("```".to_owned());
        count += 1;
    }
    assert!(count >= 8, "the page has its transcripts");
    if bless {
        fs::write(&path, written.join("\n") + "\n").expect("the page can be written");
    }
}
