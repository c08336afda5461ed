//! The computer players: a bounded pool of threads that think about games, one question for each game at a time.

use crate::metrics::Metrics;
use siliam_catalog::sit_down;
use siliam_engine::{Asking, Level, Limits, Score, Style};
use siliam_room::{GameId, Offer, PersonId};
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex};
use tracing::error;

/// Positions that a computer looks at before it answers an offer of a draw.
const JUDGING: u64 = 40_000;
/// Memory of a judgement, in mebibytes.
const MEMORY: usize = 4;
/// A computer agrees to a draw when it stands this much worse than level, in hundredths; see `web/src/state/draw.ts`.
const BEHIND: i32 = -30;
/// After so many plies being no better than level is enough.
const LONG_GAME: usize = 80;

/// What a computer is asked.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// Whose table it is: people take turns at the pool, so that nobody's games hold up those of others.
    pub(crate) of: PersonId,
    /// In which game.
    pub(crate) game: GameId,
    /// After which event.
    pub(crate) number: u64,
    /// Whom.
    pub(crate) seat: u8,
    pub(crate) what: Asked,
    pub(crate) name: String,
    pub(crate) start: String,
    pub(crate) moves: Vec<String>,
}

/// For a move, or whether it agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Move { level: u8 },
    Draw,
}

/// What it says.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    Move(String),
    Answer(Offer, bool),
}

/// Games that wait for an answer, each with its latest question.
#[derive(Default)]
struct Waiting {
    /// People whose games wait, whoever is next first.
    turns: VecDeque<PersonId>,
    /// Games of each of them, the one that has waited longest first.
    order: HashMap<PersonId, VecDeque<GameId>>,
    questions: HashMap<GameId, Question>,
    closed: bool,
}

impl Waiting {
    /// Adds a question or replaces one that still waits; whether one more waits now.
    fn add(&mut self, question: Question) -> bool {
        let Question { of, game, .. } = question;
        if self.questions.insert(game, question).is_some() {
            return false;
        }
        let games = self.order.entry(of).or_default();
        if games.is_empty() {
            self.turns.push_back(of);
        }
        games.push_back(game);
        true
    }

    /// A question of whoever's turn it is; whoever has more waits for their next turn.
    fn take(&mut self) -> Option<Question> {
        let of = self.turns.pop_front()?;
        let games = self.order.get_mut(&of)?;
        let game = games.pop_front()?;
        if games.is_empty() {
            self.order.remove(&of);
        } else {
            self.turns.push_back(of);
        }
        self.questions.remove(&game)
    }
}

/// The threads and what waits for them.
pub(crate) struct Computers {
    waiting: Arc<(Mutex<Waiting>, Condvar)>,
}

impl Computers {
    /// Starts so many threads; `answered` is called by them.
    pub(crate) fn start(
        threads: usize,
        metrics: &Arc<Metrics>,
        answered: impl Fn(Question, Answer) + Send + Sync + 'static,
    ) -> Self {
        let waiting = Arc::new((Mutex::new(Waiting::default()), Condvar::new()));
        let answered = Arc::new(answered);
        for number in 0..threads.max(1) {
            let (waiting, answered, metrics) =
                (Arc::clone(&waiting), Arc::clone(&answered), Arc::clone(metrics));
            let work = move || {
                while let Some(question) = next(&waiting) {
                    // A bug in one game must not take the computers from all others.
                    let thought = catch_unwind(AssertUnwindSafe(|| think(&question)));
                    if thought.is_err() {
                        error!(game = %question.game, "a computer failed to think");
                    }
                    if let Ok(Some(answer)) = thought {
                        Metrics::count(&metrics.computed);
                        answered(question, answer);
                    }
                }
            };
            let thread = std::thread::Builder::new().name(format!("computer-{number}")).spawn(work);
            thread.expect("a thread can be started");
        }
        Self { waiting }
    }

    /// Asks about a game; replaces a question that still waits.
    pub(crate) fn ask(&self, question: Question) {
        let (waiting, more) = &*self.waiting;
        let mut waiting = waiting.lock().expect("no thread panics while waiting");
        if waiting.add(question) {
            more.notify_one();
        }
    }

    /// How many games wait.
    pub(crate) fn len(&self) -> usize {
        self.waiting.0.lock().expect("no thread panics while waiting").questions.len()
    }
}

impl Drop for Computers {
    fn drop(&mut self) {
        self.waiting.0.lock().expect("no thread panics while waiting").closed = true;
        self.waiting.1.notify_all();
    }
}

/// The next question; `None` when the pool is closed.
fn next((waiting, more): &(Mutex<Waiting>, Condvar)) -> Option<Question> {
    let mut waiting = waiting.lock().expect("no thread panics while waiting");
    loop {
        if waiting.closed {
            return None;
        }
        if let Some(question) = waiting.take() {
            return Some(question);
        }
        waiting = more.wait(waiting).expect("no thread panics while waiting");
    }
}

fn think(question: &Question) -> Option<Answer> {
    let mut table = sit_down(&question.name, Some(&question.start)).ok()?;
    question.moves.iter().try_for_each(|mv| table.play(mv).ok())?;
    match question.what {
        Asked::Move { level } => {
            let style = Style::Level { level: Level::of(level.into())?, seed: question.number };
            let advice = table.think(&Asking { style, ..Asking::default() }, &|_| 0.0, &mut |_| {})?;
            advice.line.into_iter().next().map(Answer::Move)
        }
        Asked::Draw => {
            let limits = Limits { nodes: JUDGING, ..Limits::default() };
            let asking = Asking { limits, mebibytes: MEMORY, ..Asking::default() };
            let advice = table.think(&asking, &|_| 0.0, &mut |_| {})?;
            let own = table.actor().index() == usize::from(question.seat);
            let behind = if question.moves.len() < LONG_GAME { BEHIND } else { 0 };
            Some(Answer::Answer(Offer::Draw, agrees(advice.score, own, table.facts().players.len(), behind)))
        }
    }
}

/// Whether a computer agrees; `own` where the score is that of its own move. With three or four one score does not tell the
/// others' chances, so a computer that is not to move declines.
fn agrees(score: Score, own: bool, players: usize, behind: i32) -> bool {
    match (own, players) {
        (true, _) => score <= Score::estimate(behind),
        (false, 2) => -score <= Score::estimate(behind),
        (false, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_take_turns_and_each_persons_games_go_in_order() {
        let [many, one] = [1, 2].map(|byte| PersonId::of_bytes([byte; 8]));
        let mut waiting = Waiting::default();
        let mut ask = |of, game| {
            let game = GameId::of_bytes([game; 8]);
            let (name, start, moves) = (String::new(), String::new(), Vec::new());
            waiting.add(Question { of, game, number: 1, seat: 0, what: Asked::Draw, name, start, moves })
        };
        assert_eq!([1, 2, 3, 1].map(|game| ask(many, game)), [true, true, true, false]);
        assert!(ask(one, 9));
        let order: Vec<_> = std::iter::from_fn(|| waiting.take()).map(|question| question.game).collect();
        assert_eq!(order, [1, 9, 2, 3].map(|game| GameId::of_bytes([game; 8])));
    }
}
