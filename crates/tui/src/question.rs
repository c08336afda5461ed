//! Questions to a computer: a move in its seat, a hint, whether it agrees to a draw. The caller passes the time.

// Milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

use crate::seat::Strength;
use siliam_catalog::{Advice, Table, TableError, sit_down};
use siliam_core::{Outcome, Player};
use siliam_engine::{Asking, Clock, Score, Style, Verdict};

/// Thinking time for a move in a game without clocks, in milliseconds.
const THINK_MS: u64 = 1500;
/// How long it thinks about a hint.
const HINT_MS: u64 = 1000;
/// How long each computer thinks about an offer.
const JUDGE_MS: u64 = 400;
/// Memory for tables of one think.
const MEBIBYTES: usize = 64;

/// A game so far, as a table can be set up anew from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The game's name with its options.
    pub name: String,
    /// The position text it began from.
    pub start: String,
    /// The moves played.
    pub moves: Vec<String>,
}

impl Line {
    /// A table at which so many of its moves were played.
    pub(crate) fn table_after(&self, plies: usize) -> Result<Box<dyn Table>, TableError> {
        let mut table = sit_down(&self.name, Some(&self.start))?;
        for mv in self.moves.iter().take(plies) {
            table.play(mv)?;
        }
        Ok(table)
    }
}

/// What is asked about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// The move of a computer of this strength, with this clock if there is one.
    Move(Strength, Option<Clock>),
    /// What the engine would play in a person's place.
    Hint,
    /// Which of these computers does not agree to a draw.
    Draw(Vec<Player>),
}

/// A question with a number that no other has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// An answer with another number comes too late.
    pub number: u64,
    /// The game so far.
    pub line: Line,
    /// What is asked.
    pub matter: Matter,
    /// Decides the errors of levels.
    pub seed: u64,
}

/// What a computer answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It plays this.
    Move(String),
    /// It would play this, for this reason.
    Hint(String, Verdict),
    /// The first who hopes for more; `None` when all agree to a draw.
    Draw(Option<Player>),
    /// It has nothing to say.
    Nothing,
}

/// Whether to stop, and the milliseconds gone by since the question was asked.
pub struct Watch<'a> {
    /// Asked now and then, from any thread.
    pub stopped: &'a (dyn Fn() -> bool + Sync),
    /// Milliseconds since some moment, from any thread.
    pub now: &'a (dyn Fn() -> u64 + Sync),
}

impl Question {
    /// Thinks about it.
    pub fn answer(&self, watch: &Watch<'_>) -> Answer {
        let Ok(table) = self.line.table_after(usize::MAX) else { return Answer::Nothing };
        let answer = match &self.matter {
            Matter::Move(strength, clock) => self.choose(&*table, *strength, *clock, watch).map(Answer::Move),
            Matter::Hint => {
                let advice = full_think(&*table, HINT_MS, watch);
                advice.and_then(|advice| {
                    let verdict = advice.score.verdict();
                    Some(Answer::Hint(advice.line.into_iter().next()?, verdict))
                })
            }
            Matter::Draw(computers) => Some(Answer::Draw(who_declines(table, computers, watch))),
        };
        answer.unwrap_or(Answer::Nothing)
    }

    fn choose(
        &self,
        table: &dyn Table,
        strength: Strength,
        clock: Option<Clock>,
        watch: &Watch<'_>,
    ) -> Option<String> {
        let advice = match strength {
            // A level asks no clock: it ends by itself, soon.
            Strength::Level(level) => {
                let asking = Asking { style: Style::Level { level, seed: self.seed }, ..Asking::default() };
                table.think(&asking, &|_| 0.0, &mut |_| {})
            }
            Strength::Full => {
                let most = clock.map_or(THINK_MS, |clock| clock.budget().most.min(THINK_MS));
                full_think(table, most, watch)
            }
        };
        advice?.line.into_iter().next()
    }
}

/// What the engine finds in so many milliseconds.
fn full_think(table: &dyn Table, most: u64, watch: &Watch<'_>) -> Option<Advice> {
    let begun = (watch.now)();
    let spent = || (watch.now)().saturating_sub(begun) as f64 / most.max(1) as f64;
    let gauge = |_| if (watch.stopped)() { 1.0 } else { spent() };
    let asking = Asking { mebibytes: MEBIBYTES, plays_on: true, ..Asking::default() };
    table.think(&asking, &gauge, &mut |_| {})
}

/// A computer agrees when it thinks that it stands this much worse than level, in hundredths: one that is level plays on, or
/// every game could be drawn at once.
const BEHIND: i32 = -30;
/// After so many plies being no better than level is enough.
const LONG_GAME: usize = 80;

/// Whether a computer that thinks this of its own chances agrees to a draw after so many plies.
fn agrees(verdict: Verdict, plies: usize) -> bool {
    match verdict {
        Verdict::Win(_) => false,
        Verdict::Loss(_) => true,
        Verdict::Estimate(value) => value <= if plies < LONG_GAME { BEHIND } else { 0 },
    }
}

/// The first of the computers that does not agree to a draw.
///
/// The engine's score is for the player to move. Of two players the other one has the opposite score; of more, the best
/// moves are tried on the table until everybody has had a turn.
fn who_declines(mut table: Box<dyn Table>, computers: &[Player], watch: &Watch<'_>) -> Option<Player> {
    let players = table.facts().players.len();
    let plies = table.played().len();
    let mut asked = computers.to_vec();
    for _ in 0..4 * players {
        if asked.is_empty() {
            return None;
        }
        if let Some(ending) = table.ending() {
            // The best moves ended the game before everybody had the move.
            return match ending.outcome {
                Outcome::Win(winner) => Some(winner).filter(|winner| asked.contains(winner)),
                Outcome::Draw => None,
            };
        }
        let actor = table.actor();
        // Without an opinion nobody agrees.
        let Some(advice) = full_think(&*table, JUDGE_MS, watch) else { return asked.first().copied() };
        let of_actor = Some((actor, advice.score));
        let of_other = (players == 2).then(|| (actor.opponent(), -advice.score));
        for (player, score) in of_actor.into_iter().chain(of_other) {
            let was_asked = asked.contains(&player);
            asked.retain(|&other| other != player);
            if was_asked && !agrees(Score::verdict(score), plies) {
                return Some(player);
            }
        }
        let mv = advice.line.first()?;
        table.play(mv).ok()?;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Answer, Line, Matter, Question, Watch};
    use super::{agrees, who_declines};
    use crate::seat::Strength;
    use siliam_catalog::sit_down;
    use siliam_core::Player;
    use siliam_engine::{Level, Verdict};

    /// Nobody stops, and no time goes by until the engine has looked around a little.
    fn asked(question: &Question) -> Answer {
        use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
        let asked = AtomicU64::new(0);
        question.answer(&Watch { stopped: &|| false, now: &|| asked.fetch_add(100, Relaxed) })
    }

    fn question(position: &str, matter: Matter) -> Question {
        let line = Line { name: "siam".to_owned(), start: position.to_owned(), moves: vec![] };
        Question { number: 1, line, matter, seed: 0 }
    }

    const WON: &str = "5/5/1#2#/2S2/2#2 e 6 00";

    #[test]
    fn a_level_and_the_engine_take_a_win_and_a_hint_says_so() {
        let level = Strength::Level(Level::of(3).expect("a level"));
        for strength in [level, Strength::Full] {
            let answer = asked(&question(WON, Matter::Move(strength, None)));
            assert_eq!(answer, Answer::Move("c2^".to_owned()));
        }
        let hint = asked(&question(WON, Matter::Hint));
        assert_eq!(hint, Answer::Hint("c2^".to_owned(), Verdict::Win(1)));
    }

    #[test]
    fn a_computer_about_to_win_declines_and_one_about_to_lose_agrees() {
        let offer = |player| asked(&question(WON, Matter::Draw(vec![player])));
        assert_eq!(offer(Player::First), Answer::Draw(Some(Player::First)));
        assert_eq!(offer(Player::Second), Answer::Draw(None));
        assert!(!agrees(Verdict::Estimate(0), 10) && agrees(Verdict::Estimate(0), 90));
    }

    #[test]
    fn with_three_players_everybody_is_asked_for_themselves() {
        // Red closes a square at once.
        let text = "9/9/9/9/9/9/rse,rsw,7/rne,8/9 r 0";
        let table = sit_down("samliam-3p", Some(text)).expect("a position");
        let watch = Watch { stopped: &|| true, now: &|| 0 };
        assert_eq!(who_declines(table, &[Player::First], &watch), Some(Player::First));
    }

    #[test]
    fn what_is_no_game_gets_no_answer() {
        assert_eq!(asked(&question("nonsense", Matter::Hint)), Answer::Nothing);
    }
}
