//! Proofs of puzzles, whatever the game.

use crate::duel::Duel;
use crate::many::Many;
use crate::puzzle::{Puzzle, Task};
use siliam_core::{Game, Outcome, Symmetric};
use siliam_samliam::{SamLiam3, SamLiam4, SamLiam6x7, SamLiam7, SamLiam9};
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;
use std::error::Error;
use std::fmt;

/// A position's one right move, proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What it does.
    pub task: Task,
    /// The move, and of a win what follows.
    pub line: Vec<String>,
}

/// Why a row is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is no such game.
    Game(String),
    /// The position is refused.
    Position(String),
    /// A move is refused.
    Move(String),
    /// The line is longer than the task, or does not end in the win.
    Line,
    /// The move is not the only one, or does not do what it should.
    NotOnly,
    /// The proof took more than it may.
    Unproven,
    /// It is named after another theme than that of its line.
    Theme(String),
    /// It looks like the one in an earlier line.
    Copy(usize),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => write!(f, "there are no puzzles of `{game}`"),
            Self::Position(why) => write!(f, "the position is refused: {why}"),
            Self::Move(why) => write!(f, "a move is refused: {why}"),
            Self::Line => f.write_str("the line does not end in the win that is asked for"),
            Self::NotOnly => f.write_str("the move is not the only one that does this"),
            Self::Unproven => f.write_str("the proof was given up"),
            Self::Theme(theme) => write!(f, "its theme is `{theme}`"),
            Self::Copy(line) => write!(f, "it is the puzzle of line {line}, turned or in other colours"),
        }
    }
}

impl Error for Flaw {}

/// Finds and proves the puzzles of one game.
pub trait Prover: Send {
    /// The one right move of a position, where it has one worth asking for and the proof is short enough.
    fn find(&mut self, position: &str) -> Option<Found>;

    /// Proves a puzzle again from the beginning.
    fn prove(&mut self, puzzle: &Puzzle) -> Result<(), Flaw>;

    /// A puzzle's line with the last defence that leaves the fewest ways to win; the line itself where that is its own.
    fn stubborn(&self, puzzle: &Puzzle) -> Result<Vec<String>, Flaw>;

    /// What a puzzle looks like, whichever way the board is turned and whoever has which colour; `None` where it cannot be
    /// read.
    fn likeness(&self, puzzle: &Puzzle) -> Option<Likeness>;
}

/// Texts that are the same for puzzles that look alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Likeness {
    /// Of its board and who is to move. Turns that were counted do not make another puzzle.
    pub position: String,
    /// Of the first and the last move of a win: the idea, as it is remembered.
    pub idea: Option<String>,
}

/// How much finding one position may take, and how much more proving it again.
const AGAIN: u64 = 20;

/// The prover of a game; `None` where no puzzles are made of it.
pub fn prover(game: &str) -> Option<Box<dyn Prover>> {
    Some(match game {
        "siam" => Box::new(Duel::<Siam>::new(NODES_SIAM, AGAIN)),
        "squaryd" => Box::new(Duel::<Squaryd>::new(NODES_SQUARYD, AGAIN)),
        "samliam" => Box::new(Duel::<SamLiam9>::new(NODES_SAM_LIAM, AGAIN)),
        "samliam-7" => Box::new(Duel::<SamLiam7>::new(NODES_SAM_LIAM, AGAIN)),
        "samliam-6x7" => Box::new(Duel::<SamLiam6x7>::new(NODES_SAM_LIAM, AGAIN)),
        "samliam-3p" => Box::new(Many::<SamLiam3>::new()),
        "samliam-4p" => Box::new(Many::<SamLiam4>::new()),
        _ => return None,
    })
}

/// Nodes for one position: about half a second each.
const NODES_SIAM: u64 = 1_500_000;
const NODES_SQUARYD: u64 = 300_000;
const NODES_SAM_LIAM: u64 = 150_000;

/// The least texts of all images.
pub(crate) fn likeness<G: Game + Symmetric>(rules: &G, puzzle: &Puzzle) -> Option<Likeness> {
    let position = rules.read_position(&puzzle.position).ok()?;
    let mut line = Vec::new();
    let mut now = position;
    for text in &puzzle.line {
        let mv = rules.read_move(&now, text).ok()?;
        line.push((now, mv));
        now = rules.play_unchecked(&now, mv);
    }
    let images = rules.images(&position);
    let board = |by| {
        let text = rules.write_position(&rules.image(&position, by));
        text.split(' ').take(2).collect::<Vec<_>>().join(" ")
    };
    let written = |&(before, mv): &(G::Position, G::Move), by| {
        rules.write_move(&rules.image(&before, by), rules.image_move(mv, by))
    };
    let ends = matches!(puzzle.task, Task::Win(_)).then(|| line.first().zip(line.last())).flatten();
    Some(Likeness {
        position: images.iter().map(|&by| board(by)).min()?,
        idea: ends.and_then(|(first, last)| {
            images.iter().map(|&by| format!("{} {}", written(first, by), written(last, by))).min()
        }),
    })
}

/// A puzzle's position and its first move, read; every move of the line is legal, and that of a win ends in it.
pub(crate) fn read<G: Game>(rules: &G, puzzle: &Puzzle) -> Result<(G::Position, G::Move), Flaw> {
    let position =
        rules.read_position(&puzzle.position).map_err(|error| Flaw::Position(error.to_string()))?;
    let mut now = position;
    let mut first = None;
    for text in &puzzle.line {
        let mv = rules.read_move(&now, text).map_err(|error| Flaw::Move(error.to_string()))?;
        now = rules.play_unchecked(&now, mv);
        first.get_or_insert(mv);
    }
    let first = first.ok_or_else(|| Flaw::Move("there is none".to_owned()))?;
    if let Task::Win(plies) = puzzle.task {
        let won = rules.outcome(&now) == Some(Outcome::Win(rules.actor(&position)));
        if puzzle.line.len() > plies as usize || !won {
            return Err(Flaw::Line);
        }
    }
    Ok((position, first))
}
