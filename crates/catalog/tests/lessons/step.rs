//! A step played through the rules.

use crate::form::rulings;
use crate::lesson::{Goal, Lesson, Step, Touches, Turn, Wrong};
use crate::proof::{answer, wins, wins_after_all};
use crate::touching::{Led, Touching};
use siliam_catalog::{Table, sit_down};
use siliam_conform::times_as_much;
use siliam_core::{Player, Refusal};
use std::collections::HashSet;

/// The table as the step's learner finds it.
fn seat(lesson: &Lesson, step: &Step) -> Result<Box<dyn Table>, String> {
    let mut table =
        sit_down(lesson.game_of(step), step.start.as_deref()).map_err(|error| format!("start: {error}"))?;
    play(&mut *table, "before", &step.before)?;
    match table.ending() {
        None => Ok(table),
        Some(_) => Err("the game is over before the learner moves".to_owned()),
    }
}

fn play(table: &mut dyn Table, what: &str, moves: &[String]) -> Result<(), String> {
    for mv in moves {
        table.play(mv).map_err(|error| format!("{what} {mv}: {error}"))?;
    }
    Ok(())
}

fn take_back(table: &mut dyn Table, moves: usize) {
    for _ in 0..moves {
        table.undo();
    }
}

/// Everything that is wrong with a step.
pub(crate) fn faults(lesson: &Lesson, step: &Step) -> Vec<String> {
    let mut table = match seat(lesson, step) {
        Ok(table) => table,
        Err(fault) => return vec![fault],
    };
    let mut faults = Vec::new();
    for watch in &step.watch {
        let before = table.played().len();
        faults.extend(play(&mut *table, "watch", &watch.play).err());
        let played = table.played().len() - before;
        take_back(&mut *table, played);
    }
    // Listed once: in the second phase of Sam Liam there are thousands.
    let begun = Begun { step, touchable: Touching::at(&*table).moves().map(str::to_owned).collect() };
    faults.extend(solved(&mut *table, &begun).err());
    for wrong in &step.wrong {
        faults.extend(tried(&mut *table, &begun, wrong));
    }
    faults
}

/// A step at its beginning, and the moves that touches can complete there.
struct Begun<'a> {
    step: &'a Step,
    touchable: HashSet<String>,
}

/// The ruling that refuses a move; `None` where it is legal, and where no ruling is named.
fn ruling_against(table: &mut dyn Table, mv: &str) -> Option<&'static str> {
    match table.play(mv) {
        Ok(()) => {
            table.undo();
            None
        }
        Err(error) => error.ruling(),
    }
}

/// Whether the goal can be reached, and the solution does.
fn solved(table: &mut dyn Table, begun: &Begun<'_>) -> Result<(), String> {
    let step = begun.step;
    match &step.goal {
        Goal::Refused(ruling) => refused(table, ruling, &step.solution),
        Goal::Line(turns) => followed(table, turns, &step.solution),
        Goal::Win(moves) => won(table, begun, *moves),
        Goal::Play(_) | Goal::Kind(_) => {
            let [mv] = &step.solution[..] else { return Err("the solution is not one move".to_owned()) };
            let reached = reaches(table, begun, mv, wins).map_err(|error| format!("solution {error}"))?;
            if let Goal::Play(moves) = &step.goal {
                for mv in moves {
                    reaches(table, begun, mv, wins).map_err(|error| format!("goal {error}"))?;
                }
            }
            if reached { Ok(()) } else { Err(format!("the solution {mv} does not reach the goal")) }
        }
    }
}

/// Moves of one wrong try that the fast tier plays.
const SAMPLE: usize = 4;

/// Whether a player wins with so many moves more.
type Wins = fn(&mut dyn Table, Player, usize) -> bool;

/// Whether a first move reaches the goal, or the way to it.
fn reaches(table: &mut dyn Table, begun: &Begun<'_>, mv: &str, wins: Wins) -> Result<bool, String> {
    let player = table.actor();
    if !begun.touchable.contains(mv) {
        return Err(format!("{mv} cannot be touched"));
    }
    table.play(mv).map_err(|error| format!("{mv}: {error}"))?;
    let reached = match &begun.step.goal {
        Goal::Play(moves) => moves.iter().any(|right| right == mv),
        Goal::Kind(kind) => table.deed().is_some_and(|deed| deed.kind == kind),
        Goal::Refused(_) => false,
        Goal::Line(turns) => {
            matches!(turns.first(), Some(Turn::Learner(moves)) if moves.iter().any(|right| right == mv))
        }
        Goal::Win(moves) => wins(table, player, moves.saturating_sub(1)),
    };
    table.undo();
    Ok(reached)
}

/// The solution of "why does this fail": touches whose move a ruling refuses.
fn refused(table: &mut dyn Table, ruling: &str, touches: &[String]) -> Result<(), String> {
    let led = Touching::at(table).follow(touches);
    let by = match led {
        Led::On(_) => return Err(format!("the solution {touches:?} stops halfway")),
        Led::Nowhere(end) => end.reason.ruling,
        Led::Move(mv) => ruling_against(table, &mv),
    };
    if by == Some(ruling) {
        return Ok(());
    }
    Err(format!("the solution {touches:?} is not refused by {ruling}, but by {}", by.unwrap_or("none")))
}

/// A scripted line: whatever the learner chooses of what is offered, every answer is legal.
fn followed(table: &mut dyn Table, turns: &[Turn], solution: &[String]) -> Result<(), String> {
    let offered: Vec<&Vec<String>> = turns
        .iter()
        .filter_map(|turn| match turn {
            Turn::Learner(moves) => Some(moves),
            Turn::Answer(_) => None,
        })
        .collect();
    if offered.len() != solution.len() {
        return Err(format!("the solution has {} moves for {} of the line", solution.len(), offered.len()));
    }
    if let Some((_, mv)) = offered.iter().zip(solution).find(|(moves, mv)| !moves.contains(mv)) {
        return Err(format!("the solution {mv} does not reach the goal"));
    }
    if !matches!(turns, [Turn::Learner(_), .., Turn::Learner(_)] | [Turn::Learner(_)]) {
        return Err("a line begins and ends with the learner".to_owned());
    }
    let learner = table.actor();
    follow(table, turns, learner)
}

fn follow(table: &mut dyn Table, turns: &[Turn], learner: Player) -> Result<(), String> {
    let Some((turn, rest)) = turns.split_first() else { return Ok(()) };
    let (moves, acts) = match turn {
        Turn::Learner(moves) => (&moves[..], true),
        Turn::Answer(mv) => (std::slice::from_ref(mv), false),
    };
    for mv in moves {
        if (table.actor() == learner) != acts {
            return Err(format!("line {mv}: it is not for that side to act"));
        }
        if acts && !Touching::at(table).completes(mv) {
            return Err(format!("line {mv}: it cannot be touched"));
        }
        play(table, "line", std::slice::from_ref(mv))?;
        let followed = follow(table, rest, learner);
        table.undo();
        followed?;
    }
    Ok(())
}

/// A win: the first move wins against any defence, the solution against the page's.
fn won(table: &mut dyn Table, begun: &Begun<'_>, moves: usize) -> Result<(), String> {
    let solution = &begun.step.solution[..];
    let [first, ..] = solution else { return Err("there is no solution".to_owned()) };
    if solution.len() > moves {
        return Err(format!("the solution has {} moves, {moves} are allowed", solution.len()));
    }
    let learner = table.actor();
    if !reaches(table, begun, first, wins).map_err(|error| format!("solution {error}"))? {
        return Err(format!("{first} is not proven to win with {moves} moves of the learner"));
    }
    let before = table.played().len();
    for mv in solution {
        while table.ending().is_none() && table.actor() != learner {
            let answer = answer(table).ok_or("the engine has no answer")?;
            table.play(&answer).map_err(|error| format!("answer {answer}: {error}"))?;
        }
        table.play(mv).map_err(|error| format!("solution {mv} of {:?}: {error}", table.played()))?;
    }
    // A solution may show only the beginning, if what is left is won as surely.
    let is_won = wins(table, learner, moves - solution.len());
    let line = table.played()[before..].join(" ");
    let played = table.played().len() - before;
    take_back(table, played);
    if is_won { Ok(()) } else { Err(format!("the solution does not win: {line}")) }
}

/// A wrong try must be possible and must not reach the goal, else its sentence is never said.
fn tried(table: &mut dyn Table, begun: &Begun<'_>, wrong: &Wrong) -> Vec<String> {
    let step = begun.step;
    // In the fast tier a few moves speak for all those that share a sentence.
    let most = if times_as_much() > 1 { usize::MAX } else { SAMPLE };
    let moves = wrong.play.iter().flatten().take(most);
    let mut faults: Vec<_> = moves.filter_map(|mv| played(table, begun, mv)).collect();
    faults.extend(wrong.touch.as_ref().and_then(|touches| touched(table, step, touches)));
    faults.extend(wrong.refused.as_ref().and_then(|ruling| met(table, step, ruling)));
    faults
}

fn played(table: &mut dyn Table, begun: &Begun<'_>, mv: &str) -> Option<String> {
    if !begun.touchable.contains(mv) {
        return Some(format!("wrong try {mv} cannot be touched: name its touches"));
    }
    let reached = match &begun.step.goal {
        Goal::Refused(ruling) => ruling_against(table, mv) == Some(ruling),
        // A move that is refused reaches nothing else.
        _ => reaches(table, begun, mv, wins_after_all).unwrap_or(false),
    };
    reached.then(|| format!("wrong try {mv} reaches the goal"))
}

fn touched(table: &dyn Table, step: &Step, touches: &Touches) -> Option<String> {
    let touches = touches.as_slice();
    let touching = Touching::at(table);
    if let Some(touch) = touches.iter().find(|touch| !touching.has_place(touch)) {
        return Some(format!("{touch} is no place of the board"));
    }
    let ends = touching.dead_ends_at(touches);
    let joined = touches.join(" ");
    if touches.is_empty() || ends.is_empty() {
        return Some(format!("{joined} is no touch that leads nowhere"));
    }
    let Goal::Refused(ruling) = &step.goal else { return None };
    let reached = ends.iter().all(|end| end.reason.ruling == Some(ruling));
    reached.then(|| format!("wrong try {joined} reaches the goal"))
}

fn met(table: &mut dyn Table, step: &Step, ruling: &str) -> Option<String> {
    if !rulings(table.facts()).contains(&ruling) {
        return Some(format!("{ruling} is no ruling of {}", table.facts().id));
    }
    if matches!(&step.goal, Goal::Refused(goal) if goal == ruling) {
        return Some(format!("a wrong try refused by {ruling} reaches the goal"));
    }
    let touching = Touching::at(table);
    let tries: Vec<String> = touching.moves().map(str::to_owned).collect();
    let is_met = touching.dead_ends().any(|end| end.reason.ruling == Some(ruling));
    let is_met = is_met || tries.iter().any(|mv| ruling_against(table, mv) == Some(ruling));
    (!is_met).then(|| format!("no try here is refused by {ruling}"))
}
