//! Games that were played beforehand, so that measuring costs no rules.

use anyhow::{Context, Result, ensure};
use siliam_catalog::sit_down;
use siliam_core::Rng;

/// So many moves each game has.
const PLIES: usize = 600;
/// So many different games there are.
const SCRIPTS: u64 = 16;

/// Random games of Siam that go on for long.
pub(crate) fn scripts() -> Result<Vec<Vec<String>>> {
    let mut scripts = Vec::new();
    for seed in 0..10 * SCRIPTS {
        let mut table = sit_down("siam", None).ok().context("there is such a game")?;
        let mut chance = Rng::new(seed);
        while table.ending().is_none() && table.played().len() < PLIES {
            let moves = table.moves();
            let chosen = &moves[chance.index(moves.len())];
            ensure!(table.play(chosen).is_ok(), "a listed move is legal");
        }
        if table.ending().is_none() {
            scripts.push(table.played());
        }
        if scripts.len() as u64 == SCRIPTS {
            return Ok(scripts);
        }
    }
    anyhow::bail!("random games are too short")
}
