//! Writes random games as records: the games' id or name and how many, 1000 of Squaryd if nothing is said.
//!
//! `cargo run --release --example random_games -p siliam-record -- samliam-7 100000 > games.txt`

use siliam_catalog::sit_down;
use siliam_core::Rng;
use siliam_record::{NodeId, Record, write};
use std::error::Error;
use std::io::{BufWriter, Write, stdout};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "squaryd".to_owned());
    let games = arguments.next().map_or(Ok(1000), |games| games.parse::<u32>())?;
    let mut rng = Rng::new(1);
    let mut out = BufWriter::new(stdout().lock());
    for number in 1..=games {
        let mut table = sit_down(&name, None)?;
        while table.ending().is_none() {
            let moves = table.moves();
            table.play(&moves[rng.index(moves.len())])?;
        }
        let mut record = Record::new(&name, None)?;
        record.play(NodeId::ROOT, table.played().iter().map(String::as_str))?;
        record.header.set_other("Round", &number.to_string());
        writeln!(out, "{}", write(&record))?;
    }
    Ok(())
}
