//! One game of a match, and its line in the log.

use crate::Contender;
use crate::seat::Seat;
use siliam_catalog::sit_down;
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
    /// How it ended: between two for whoever had the first move, among three and four for the first contender.
    pub result: Result,
    /// All moves, the opening included.
    pub moves: Vec<String>,
}

/// A game that goes on so long is a draw.
const LONGEST: usize = 600;

/// Plays a game from an opening; `None` when stopped. A contender that does not move, or moves illegally, loses.
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
    let mut chairs: Vec<Seat<'_>> = seats.iter().map(|contender| Seat::new(contender)).collect();
    let won_by = |player: Player| if player == teller { Result::Win } else { Result::Loss };
    // Among three and four nobody else is there to win by another's fault: it counts for whoever is measured.
    let lost_by = |player: Player| won_by(player).reversed();
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
        let Some(mv) = chairs[actor.index()].choose(&*table, &moves, seed) else { break lost_by(actor) };
        if table.play(&mv).is_err() {
            break lost_by(actor);
        }
        moves.push(mv);
    };
    Some(Played { opening, first, result, moves })
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = match self.result {
            Result::Win => "win",
            Result::Draw => "draw",
            Result::Loss => "loss",
        };
        write!(
            f,
            "opening {} first {} result {result} moves {}",
            self.opening,
            self.first,
            self.moves.join(" ")
        )
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
        let moves = moves.iter().map(|&mv| mv.to_owned()).collect();
        Some(Self { opening: opening.parse().ok()?, first: first.parse().ok()?, result, moves })
    }
}
