//! One game of a match, and its line in the log.

use crate::forfeit::{Cause, Lapse};
use crate::seat::Seat;
use crate::{Contender, Forfeit};
use siliam_catalog::sit_down;
use siliam_core::text::quoted;
use siliam_core::{Outcome, Player};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// How a game ended, seen from one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Result {
    /// Won.
    Win,
    /// Neither.
    Draw,
    /// Lost.
    Loss,
}

impl Result {
    /// Seen from the other side.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of its opening.
    pub opening: usize,
    /// The seat of the first contender. Between two, that is also which contender had the first move.
    pub first: usize,
    /// How it ended: between two for the player with the first move, among three and four for the first contender.
    pub result: Result,
    /// All moves, the opening included.
    pub moves: Vec<String>,
    /// Who lost it without the rules, if anybody.
    pub forfeit: Option<Forfeit>,
}

/// A game that goes on so long is a draw.
const LONGEST: usize = 600;

/// Plays a game from an opening; `None` when stopped. A contender that does not move, or moves illegally, forfeits it.
pub(crate) fn play(
    game: &str,
    seats: &[&Contender],
    opening_moves: &[String],
    opening: usize,
    first: usize,
    stop: &AtomicBool,
) -> Option<Played> {
    // Whose result is told.
    let teller = if seats.len() == 2 { Player::First } else { Player::ALL[first] };
    let mut table = sit_down(game, None).ok()?;
    let mut moves = Vec::new();
    for mv in opening_moves {
        table.play(mv).ok()?;
        moves.push(mv.clone());
    }
    let mut chairs: Vec<Seat<'_>> = seats.iter().map(|contender| Seat::new(contender, game)).collect();
    let won_by = |player: Player| if player == teller { Result::Win } else { Result::Loss };
    // Among three and four another player's forfeit counts as a win for the first contender.
    let lost_by = |player: Player| won_by(player).reversed();
    let mut forfeit = None;
    let result = loop {
        if stop.load(Relaxed) {
            return None;
        }
        if let Some(ending) = table.ending() {
            break match ending.outcome {
                Outcome::Draw => Result::Draw,
                Outcome::Win(player) => won_by(player),
            };
        }
        if moves.len() >= LONGEST {
            break Result::Draw;
        }
        let actor = table.actor();
        let seed = (opening * seats.len() + first) as u64 * 1_000 + moves.len() as u64;
        let clocks: Vec<_> = chairs.iter().map(Seat::clock).collect();
        let chosen = chairs[actor.index()].choose(&*table, &moves, &clocks, seed);
        let played = chosen.and_then(|mv| {
            let illegal = |_| Lapse { cause: Cause::Illegal, detail: quoted(&mv) };
            table.play(&mv).map_err(illegal)
        });
        if let Err(lapse) = played {
            forfeit = Some(lapse.of(actor));
            break lost_by(actor);
        }
        // Programs of others may write a move in another form than the one that `moves` lists.
        moves.extend(table.last_move());
    };
    Some(Played { opening, first, result, moves, forfeit })
}

/// The word that ends the moves of a game that somebody forfeited; no move is called so.
const FORFEIT: &str = "forfeit";

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = match self.result {
            Result::Win => "win",
            Result::Draw => "draw",
            Result::Loss => "loss",
        };
        write!(f, "opening {} first {} result {result} moves", self.opening, self.first)?;
        self.moves.iter().try_for_each(|mv| write!(f, " {mv}"))?;
        if let Some(forfeit) = &self.forfeit { write!(f, " {FORFEIT} {forfeit}") } else { Ok(()) }
    }
}

impl Played {
    /// Reads a line of a log; `None` for anything else, such as a line cut short.
    pub fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let ["opening", opening, "first", first, "result", result, "moves", moves @ ..] = &words[..] else {
            return None;
        };
        let result = match *result {
            "win" => Result::Win,
            "draw" => Result::Draw,
            "loss" => Result::Loss,
            _ => return None,
        };
        let (moves, forfeit) = match moves.iter().position(|&word| word == FORFEIT) {
            Some(at) => (&moves[..at], Some(Forfeit::read(&moves[at + 1..])?)),
            None => (moves, None),
        };
        let moves = moves.iter().filter(|mv| !mv.is_empty()).map(|&mv| mv.to_owned()).collect();
        Some(Self { opening: opening.parse().ok()?, first: first.parse().ok()?, result, moves, forfeit })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_log_is_read_back() {
        let moves = ["@c1n", "@c5s"].map(str::to_owned).to_vec();
        let forfeit =
            |cause, detail: &str| Some(Forfeit { player: Player::Second, cause, detail: detail.to_owned() });
        for forfeit in [None, forfeit(Cause::Illegal, "zz 9"), forfeit(Cause::NoMove, "")] {
            for moves in [moves.clone(), Vec::new()] {
                let played =
                    Played { opening: 3, first: 1, result: Result::Win, moves, forfeit: forfeit.clone() };
                assert_eq!(Played::read(&played.to_string()), Some(played));
            }
        }
        let line = "opening 3 first 1 result win moves @c1n @c5s forfeit 1 illegal zz9";
        assert!(Played::read(line).is_some_and(|played| played.to_string() == line));
        assert_eq!(Played::read("opening 3 first 1 result win moves @c1n forfeit 1 bored"), None);
    }
}
