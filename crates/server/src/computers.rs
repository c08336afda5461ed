//! The computer players: a bounded pool of threads that think about games, one question for each game at a time.

use crate::metrics::Metrics;
use siliam_catalog::sit_down;
use siliam_engine::{Asking, Level, Limits, Score, Style};
use siliam_room::{GameId, Offer};
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
    order: VecDeque<GameId>,
    questions: HashMap<GameId, Question>,
    closed: bool,
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
        let game = question.game;
        if waiting.questions.insert(game, question).is_none() {
            waiting.order.push_back(game);
            more.notify_one();
        }
    }

    /// How many games wait.
    pub(crate) fn len(&self) -> usize {
        self.waiting.0.lock().expect("no thread panics while waiting").order.len()
    }
}

impl Drop for Computers {
    fn drop(&mut self) {
        self.waiting.0.lock().expect("no thread panics while waiting").closed = true;
        self.waiting.1.notify_all();
    }
}

/// The game that has waited longest; `None` when the pool is closed.
fn next((waiting, more): &(Mutex<Waiting>, Condvar)) -> Option<Question> {
    let mut waiting = waiting.lock().expect("no thread panics while waiting");
    loop {
        if waiting.closed {
            return None;
        }
        if let Some(game) = waiting.order.pop_front() {
            return waiting.questions.remove(&game);
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
