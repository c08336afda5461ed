//! Puzzles out of games that levels play.

use crate::prover::{Found, Likeness, Prover, prover};
use crate::puzzle::{Puzzle, Task, UNSOLVED};
use crate::theme::theme;
use siliam_catalog::{Table, sit_down};
use siliam_core::{Rng, hash};
use siliam_engine::{Asking, Level, Style};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// What is to be made.
#[derive(Clone, Copy, Debug)]
pub struct Making<'a> {
    /// The game's id.
    pub game: &'a str,
    /// How many puzzles.
    pub count: usize,
    /// Other games for another seed; the same for the same.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// How far back from its end a game is looked at.
const BACK: usize = 14;
/// Puzzles whose first and last moves are the same teach nothing new after so many.
pub const SAME_IDEA: usize = 8;
/// Games with more plies than this are dropped.
const LONGEST_GAME: usize = 240;
/// The levels that play, and those that a puzzle is put to.
const PLAYING: u64 = 7;
/// A level solves a puzzle when it finds the move with each of these seeds.
const SEEDS: [u64; 2] = [1, 2];

/// What is known so far: games out of turn wait, so that the puzzles do not depend on who was quicker.
#[derive(Default)]
struct Kept {
    waiting: BTreeMap<u64, Option<(Likeness, Puzzle)>>,
    next: u64,
    seen: HashSet<String>,
    /// How many puzzles have each idea.
    ideas: HashMap<String, usize>,
    puzzles: Vec<Puzzle>,
}

/// Plays games until there are enough puzzles, or somebody stops it; `each` hears how many there are.
///
/// `None` where no puzzles are made of the game.
pub fn make(making: &Making<'_>, stop: &AtomicBool, each: &(dyn Fn(usize) + Sync)) -> Option<Vec<Puzzle>> {
    prover(making.game)?;
    let kept = Mutex::new(Kept::default());
    let games = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..making.threads.max(1) {
            scope.spawn(|| {
                let Some(mut prover) = prover(making.game) else { return };
                while !stop.load(Relaxed) {
                    let number = games.fetch_add(1, Relaxed);
                    let found = one_game(making, number, &mut *prover);
                    let mut kept = kept.lock().expect("nobody panics with it");
                    kept.add(number, found, making.count);
                    each(kept.puzzles.len());
                    if kept.puzzles.len() >= making.count {
                        stop.store(true, Relaxed);
                    }
                }
            });
        }
    });
    let mut puzzles = kept.into_inner().expect("nobody panics with it").puzzles;
    puzzles.sort_by(|a, b| (a.level, &a.theme, &a.position).cmp(&(b.level, &b.theme, &b.position)));
    Some(puzzles)
}

impl Kept {
    fn add(&mut self, number: u64, found: Option<(Likeness, Puzzle)>, count: usize) {
        self.waiting.insert(number, found);
        while let Some(found) = self.waiting.remove(&self.next) {
            self.next += 1;
            let Some((Likeness { position, idea }, puzzle)) = found else { continue };
            let had = |idea| self.ideas.get(idea).copied().unwrap_or_default();
            let is_new = idea.as_ref().is_none_or(|idea| had(idea) < SAME_IDEA);
            if self.puzzles.len() < count && is_new && self.seen.insert(position) {
                if let Some(idea) = idea {
                    *self.ideas.entry(idea).or_default() += 1;
                }
                self.puzzles.push(puzzle);
            }
        }
    }
}

/// One game, and the longest puzzle in it with its likeness.
fn one_game(making: &Making<'_>, number: u64, prover: &mut dyn Prover) -> Option<(Likeness, Puzzle)> {
    let mut table = played(making, number)?;
    let mut best: Option<(String, Found)> = None;
    for _ in 0..BACK {
        if !table.undo() {
            break;
        }
        let position = table.position();
        let longest = best.as_ref().map_or(0, |(_, found)| length(found));
        if let Some(found) = prover.find(&position).filter(|found| length(found) > longest) {
            best = Some((position, found));
        }
    }
    let (position, found) = best?;
    let theme = theme(making.game, &position, found.task, &found.line)?.to_owned();
    let level = level(making.game, &position, &found.line[0])?;
    let Found { task, line } = found;
    let puzzle = Puzzle { game: making.game.to_owned(), position, task, line, theme, level };
    Some((prover.likeness(&puzzle)?, puzzle))
}

/// A win is asked rather than a save of the same length.
fn length(found: &Found) -> u32 {
    match found.task {
        Task::Win(plies) => 2 * plies + 1,
        Task::Save(plies) => 2 * plies,
    }
}

/// A game at mixed levels after a few moves at random; `None` where it did not end.
fn played(making: &Making<'_>, number: u64) -> Option<Box<dyn Table>> {
    let mut rng = Rng::new(hash::key([making.seed, number, 0]));
    let mut table = sit_down(making.game, None).ok()?;
    for _ in 0..rng.below(5) {
        let moves = table.moves();
        let mv = moves.get(rng.index(moves.len()))?;
        table.play(mv).ok()?;
    }
    let levels: Vec<Level> =
        table.facts().letters.iter().filter_map(|_| Level::of(rng.below(PLAYING) + 1)).collect();
    for _ in 0..LONGEST_GAME {
        if table.ending().is_some() {
            return Some(table);
        }
        let style = Style::Level { level: levels[table.actor().index()], seed: number };
        let asking = Asking { style, ..Asking::default() };
        let advice = table.think(&asking, &|_| 0.0, &mut |_| {})?;
        table.play(advice.line.first()?).ok()?;
    }
    None
}

/// The lowest level that finds the move whatever its seed.
fn level(game: &str, position: &str, mv: &str) -> Option<u8> {
    let table = sit_down(game, Some(position)).ok()?;
    let finds = |level: Level| {
        SEEDS.iter().all(|&seed| {
            let asking = Asking { style: Style::Level { level, seed }, ..Asking::default() };
            let advice = table.think(&asking, &|_| 0.0, &mut |_| {});
            advice.is_some_and(|advice| advice.line.first().is_some_and(|first| first == mv))
        })
    };
    Some(Level::all().find(|&level| finds(level)).map_or(UNSOLVED, Level::number))
}
