//! Reads a thousand records, or any number: which first moves were played, and what they scored.
//!
//! `cargo run --release --example random_games -p siliam-record -- squaryd 1000 > games.txt`
//! `cargo run --release --example read_records -p siliam-record -- games.txt`

use siliam_core::Player;
use siliam_record::{NodeId, Reader, Standing};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};

fn main() -> Result<(), Box<dyn Error>> {
    let input: Box<dyn BufRead> = match std::env::args().nth(1) {
        Some(file) => Box::new(BufReader::new(File::open(file)?)),
        None => Box::new(std::io::stdin().lock()),
    };
    let mut first_moves: BTreeMap<String, (u32, f64)> = BTreeMap::new();
    let mut reader = Reader::new(input);
    // One game is held at a time, so a file may be of any length.
    for record in &mut reader {
        let record = match record {
            Ok(record) => record,
            // The reader goes on with the next game.
            Err(error) => {
                eprintln!("{error}");
                continue;
            }
        };
        let tree = record.tree();
        let Some(&first) = tree.children(NodeId::ROOT).first() else { continue };
        let (games, points) = first_moves.entry(tree.node(first).mv().to_owned()).or_default();
        *games += 1;
        let sharing = record.header.standing().map_or(&[][..], Standing::sharing);
        if sharing.contains(&Player::First) {
            *points += 1.0 / f64::from(u32::try_from(sharing.len())?);
        }
    }
    if let Some(error) = reader.failure() {
        return Err(error.into());
    }
    for (mv, (games, points)) in first_moves {
        println!("{mv}: {games} games, {:.0} %", 100.0 * points / f64::from(games));
    }
    Ok(())
}
