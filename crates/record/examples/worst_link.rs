//! Prints what the most expensive links that random games lead to cost to read: milliseconds, letters, moves.
//!
//! A move of a link is its place in the list of legal moves, so a link costs most where these lists are longest; and
//! where somebody left a game that went on, a step back has to be played again from the start. An argument chooses among
//! the games.

use siliam_catalog::{Table, entries, sit_down};
use siliam_core::Rng;
use siliam_record::short::{self, MOST_LISTED, MOST_MOVES};
use siliam_record::{Reader, Record};
use std::error::Error;
use std::time::Instant;

type Words = Vec<String>;

const GAMES: u64 = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let asked = std::env::args().nth(1).unwrap_or_default();
    for entry in entries() {
        let facts = entry.facts;
        let options = facts.options.iter().map(|option| format!("{}:{option}", facts.id));
        for name in
            std::iter::once(facts.id.to_owned()).chain(options).filter(|name| name.starts_with(&asked))
        {
            let (widest, longest) = lines(&name)?;
            let moves = at_the_end_of(&name, &widest)?.moves();
            measure(
                &format!("{name}, many branches among {} moves", moves.len()),
                &branching(&name, &widest, &moves, ""),
            )?;
            measure(&format!("{name}, one line"), &record(&name, &longest.join(" ")))?;
            if facts.letters.len() > 2 {
                let gone = format!("resigned-{}+", facts.letters[0]);
                let end = longest.len() - 2;
                let mut table = at_the_end_of(&name, &longest[..end])?;
                let mut moves = table.moves();
                // Nobody can leave where the game is over.
                moves.retain(|mv| table.play(mv).is_ok() && (table.ending().is_none(), table.undo()).0);
                measure(
                    &format!("{name}, many branches that somebody left"),
                    &branching(&name, &longest[..end], &moves, &gone),
                )?;
            }
        }
    }
    Ok(())
}

fn at_the_end_of(name: &str, line: &[String]) -> Result<Box<dyn Table>, Box<dyn Error>> {
    let mut table = sit_down(name, None)?;
    line.iter().try_for_each(|mv| table.play(mv))?;
    Ok(table)
}

fn record(name: &str, moves: &str) -> String {
    format!("[Game \"{name}\"]\n\n{moves} *\n")
}

/// How many moves may be listed; with announcements each counts for eight.
fn affordable(name: &str) -> usize {
    if name.contains("announce") { MOST_LISTED / 8 } else { MOST_LISTED }
}

/// A line, and at its end as many branches as a link may have.
fn branching(name: &str, line: &[String], moves: &[String], settled: &str) -> String {
    let most = (affordable(name) / moves.len().max(1)).min(MOST_MOVES).saturating_sub(line.len());
    let branches = moves.iter().take(most).map(|mv| format!("{mv} {settled}"));
    let branches = branches.enumerate().map(|(number, mv)| if number == 0 { mv } else { format!("({mv})") });
    let text = line.iter().cloned().chain(branches).collect::<Words>().join(" ");
    record(name, &text)
}

/// The lines of random games to the longest list of legal moves, and the longest line that a link may hold.
fn lines(name: &str) -> Result<(Words, Words), Box<dyn Error>> {
    let (mut widest, mut longest) = ((0, Words::new()), Words::new());
    for seed in 0..GAMES {
        let mut rng = Rng::new(seed);
        let mut table = sit_down(name, None)?;
        let mut line = Words::new();
        let mut listed = 0;
        loop {
            let moves = table.moves();
            listed += moves.len();
            if moves.is_empty() || line.len() >= MOST_MOVES || listed > affordable(name) {
                break;
            }
            if moves.len() > widest.0 {
                widest = (moves.len(), line.clone());
            }
            let mv = &moves[rng.index(moves.len())];
            table.play(mv)?;
            line.push(mv.clone());
        }
        if line.len() > longest.len() {
            longest = line;
        }
    }
    Ok((widest.1, longest))
}

fn measure(what: &str, text: &str) -> Result<(), Box<dyn Error>> {
    let record: Record = Reader::new(text.as_bytes()).next().expect("one game")?;
    let link = match short::write(&record) {
        Ok(link) => link,
        Err(error) => {
            println!("{what}: {error}");
            return Ok(());
        }
    };
    let begun = Instant::now();
    short::read(&link)?;
    let milliseconds = begun.elapsed().as_millis();
    println!("{what}: {milliseconds} ms, {} letters, {} moves", link.len(), record.tree().len() - 1);
    Ok(())
}
