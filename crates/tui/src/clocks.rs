//! Clocks: the time each player has left. Time is handed in, as what has gone by since the sitting began.

use siliam_core::Player;
use std::fmt;
use std::time::Duration;

/// What each player has for a game, and what every move adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRule {
    /// At the start.
    pub initial: Duration,
    /// Added by every move.
    pub increment: Duration,
}

/// No clock has more minutes.
const MOST_MINUTES: u64 = 600;
/// No move adds more seconds.
const MOST_SECONDS: u64 = 600;

impl ClockRule {
    /// Reads minutes and seconds, as in `10+5` or `10`.
    pub fn read(text: &str) -> Option<Self> {
        let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
        let number = |text: &str, most: u64| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|&number: &u64| digits && number <= most)
        };
        let minutes = number(minutes, MOST_MINUTES).filter(|&minutes| minutes > 0)?;
        let seconds = number(seconds, MOST_SECONDS)?;
        Some(Self { initial: Duration::from_mins(minutes), increment: Duration::from_secs(seconds) })
    }
}

impl fmt::Display for ClockRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.initial.as_secs() / 60, self.increment.as_secs())
    }
}

/// What is left at least when play goes on after a flag fell, or a move with its increment was taken back.
const REPRIEVE: Duration = Duration::from_secs(10);

/// The clocks of a game.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    rule: ClockRule,
    left: Vec<Duration>,
    /// Until when time was taken off.
    spent_until: Duration,
}

impl Clocks {
    pub(crate) fn new(rule: ClockRule, players: usize) -> Self {
        Self { rule, left: vec![rule.initial; players], spent_until: Duration::ZERO }
    }

    pub(crate) fn rule(&self) -> ClockRule {
        self.rule
    }

    pub(crate) fn left(&self, player: Player) -> Duration {
        self.left[player.index()]
    }

    pub(crate) fn set_left(&mut self, player: Player, left: Duration) {
        self.left[player.index()] = left;
    }

    /// Takes the time gone by off the clock that runs; whether it has run out.
    pub(crate) fn spend(&mut self, now: Duration, running: Option<Player>) -> bool {
        let gone = now.saturating_sub(self.spent_until);
        self.spent_until = now;
        let Some(player) = running else { return false };
        let left = &mut self.left[player.index()];
        *left = left.saturating_sub(gone);
        left.is_zero()
    }

    pub(crate) fn moved(&mut self, player: Player) {
        self.left[player.index()] += self.rule.increment;
    }

    /// A move was taken back. The time spent stays spent, or thinking would be free; the increment is taken off again, or
    /// one could gain time by moving to and fro. It leaves every player a few seconds at least.
    pub(crate) fn unmoved(&mut self, player: Player) {
        let left = &mut self.left[player.index()];
        *left = left.saturating_sub(self.rule.increment).max((*left).min(REPRIEVE));
    }

    /// Play goes on after a flag fell: nobody is without time.
    pub(crate) fn reprieve(&mut self) {
        for left in &mut self.left {
            *left = (*left).max(REPRIEVE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ClockRule, Clocks};
    use siliam_core::Player;
    use std::time::Duration;

    #[test]
    fn a_clock_is_minutes_and_seconds() {
        for (text, written) in [("10+5", "10+5"), ("3", "3+0"), ("600+600", "600+600")] {
            assert_eq!(ClockRule::read(text).map(|rule| rule.to_string()).as_deref(), Some(written));
        }
        for text in ["", "0+5", "+5", "10+", "10+5+5", "-1", "601", "1+601", "1.5", "99999999999999999999"] {
            assert_eq!(ClockRule::read(text), None, "{text}");
        }
    }

    #[test]
    fn time_is_taken_off_the_clock_that_runs_and_moves_add_to_it() {
        let seconds = Duration::from_secs;
        let mut clocks = Clocks::new(ClockRule::read("1+5").expect("a clock"), 2);
        assert!(!clocks.spend(seconds(7), None), "nobody's time");
        assert!(!clocks.spend(seconds(17), Some(Player::Second)));
        assert_eq!(clocks.left(Player::Second), seconds(50));
        assert_eq!(clocks.left(Player::First), seconds(60));
        clocks.moved(Player::Second);
        clocks.unmoved(Player::Second);
        assert_eq!(clocks.left(Player::Second), seconds(50), "to and fro gains nothing");
        assert!(clocks.spend(seconds(77), Some(Player::First)), "the flag falls");
        clocks.unmoved(Player::First);
        assert_eq!(clocks.left(Player::First), Duration::ZERO);
        clocks.reprieve();
        assert_eq!(clocks.left(Player::First), seconds(10));
        clocks.unmoved(Player::First);
        assert_eq!(clocks.left(Player::First), seconds(10), "not below a few seconds");
    }
}
