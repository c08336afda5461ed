//! A bot in thirty lines: it wins at once where it can, and else plays at random. It has the first seat of any game; our
//! level 2 has the others.
//!
//! `cargo run --release --example bot -p siliam-catalog -- samliam-3p`

use siliam_catalog::{Table, TableError, sit_down};
use siliam_core::{Outcome, Player, Rng};
use siliam_engine::{Asking, Level, Style};

/// The bot's move.
fn choose(table: &mut dyn Table, rng: &mut Rng) -> Result<String, TableError> {
    let (actor, mut moves) = (table.actor(), table.moves());
    for mv in &moves {
        table.play(mv)?;
        let won = table.ending().is_some_and(|ending| ending.outcome == Outcome::Win(actor));
        table.undo();
        if won {
            return Ok(mv.clone());
        }
    }
    Ok(moves.swap_remove(rng.index(moves.len())))
}

fn main() -> Result<(), TableError> {
    let name = std::env::args().nth(1).unwrap_or_else(|| "siam".to_owned());
    let mut table = sit_down(&name, None)?;
    let mut rng = Rng::new(1);
    let level = Level::of(2).expect("levels are 1 to 10");
    while table.ending().is_none() {
        let asking = Asking { style: Style::Level { level, seed: rng.next() }, ..Asking::default() };
        let mv = match table.actor() {
            Player::First => choose(&mut *table, &mut rng)?,
            _ => table.think(&asking, &|_| 0.0, &mut |_| {}).expect("the game runs").line[0].clone(),
        };
        table.play(&mv)?;
        println!("{mv}");
    }
    println!("{}\n{:?}", table.position(), table.ending().map(|ending| ending.outcome));
    Ok(())
}
