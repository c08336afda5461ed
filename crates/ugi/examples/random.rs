//! A UGI engine in a few dozen lines: it plays a random legal move of whatever game it is told.
//!
//! `cargo build -p siliam-ugi --example random`, then
//! `siliam match samliam ugi=target/debug/examples/random level:1 --games 10`

use siliam_catalog::{Table, sit_down};
use siliam_core::Rng;
use std::io::{self, BufRead, Write};

pub(crate) fn main() -> io::Result<()> {
    let mut game = "siam".to_owned();
    let mut table = set_up(&game, &["startpos"]);
    let mut rng = Rng::new(1);
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["ugi"] => {
                writeln!(out, "id name Random\nid author the Siliam project")?;
                writeln!(out, "option name Game type string default {game}\nugiok")?;
            }
            ["isready"] => writeln!(out, "readyok")?,
            ["setoption", "name", "Game", "value", name] => {
                name.clone_into(&mut game);
                table = set_up(&game, &["startpos"]);
            }
            ["position", ref position @ ..] => table = set_up(&game, position),
            ["go", ..] => {
                let moves = table.as_ref().map_or_else(Vec::new, |table| table.moves());
                // Without a move there is nothing to say: nobody asks then.
                if !moves.is_empty() {
                    writeln!(out, "bestmove {}", moves[rng.index(moves.len())])?;
                }
            }
            ["quit"] => break,
            // Whatever else there is, this engine knows nothing of it.
            _ => {}
        }
        out.flush()?;
    }
    Ok(())
}

/// The table after `startpos` or `fen …`, and `moves …`; `None` where that cannot be.
fn set_up(game: &str, words: &[&str]) -> Option<Box<dyn Table>> {
    let mut parts = words.split(|&word| word == "moves");
    let mut table = match parts.next()? {
        ["fen", text @ ..] => sit_down(game, Some(&text.join(" "))).ok()?,
        _ => sit_down(game, None).ok()?,
    };
    for mv in parts.next().unwrap_or_default() {
        table.play(mv).ok()?;
    }
    Some(table)
}
