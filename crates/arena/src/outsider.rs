//! Engines of other programs, which speak UGI.

use crate::contender::Time;
use crate::forfeit::Lapse;
use siliam_core::Player;
use siliam_engine::Clock;
use siliam_ugi::{BestMove, Breakdown, Driver};
use std::time::Duration;

/// An engine as it is described: `ugi=PROGRAM ARGUMENTS…[:SETTINGS]`.
#[derive(Clone, Debug)]
pub(crate) struct Outsider {
    program: String,
    arguments: Vec<String>,
    /// What it is told by `setoption`.
    options: Vec<(String, String)>,
    /// Limits that are sent along with its time.
    limits: Vec<String>,
    /// What it may take beyond its time.
    patience: Duration,
}

/// What an engine may take beyond its time where nothing is said.
const PATIENCE: Duration = Duration::from_secs(10);

impl Outsider {
    /// Reads what follows `ugi=`, with how its time is limited and whether it ponders.
    pub(crate) fn read(text: &str) -> Option<(Self, Time, bool)> {
        let (command, settings) = parted(text);
        let mut words = words(command)?.into_iter();
        let mut outsider = Self {
            program: words.next()?,
            arguments: words.collect(),
            options: Vec::new(),
            limits: Vec::new(),
            patience: PATIENCE,
        };
        let (mut time, mut ponders) = (Time::Free, false);
        let mut clock = Clock { left: 0, increment: 0 };
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            let (name, value) = setting.split_once('=')?;
            if let Some(option) = name.strip_prefix("option.") {
                outsider.options.push((option.to_owned(), value.to_owned()));
                continue;
            }
            let number: u64 = value.parse().ok()?;
            match name {
                "time" => time = Time::PerMove(number),
                "clock" => clock.left = number,
                "increment" => clock.increment = number,
                "nodes" | "depth" => outsider.limits.push(format!("{name} {number}")),
                "ponder" => ponders = number > 0,
                "patience" => outsider.patience = Duration::from_millis(number),
                _ => return None,
            }
        }
        if clock.left > 0 {
            time = Time::Game(clock);
        }
        if time == Time::Free && outsider.limits.is_empty() {
            time = Time::PerMove(100);
        }
        Some((outsider, time, ponders))
    }

    /// Starts the program for one game.
    pub(crate) fn start(&self, game: &str, ponders: bool) -> Result<Playing, Lapse> {
        let mut driver = Driver::start(&self.program, &self.arguments, self.patience)?;
        // An engine that has no such option knows only one game; its moves will show which.
        if driver.has_option("Game") {
            driver.set_option("Game", game);
        }
        if ponders && driver.has_option("Ponder") {
            driver.set_option("Ponder", "true");
        }
        for (name, value) in &self.options {
            driver.set_option(name, value);
        }
        driver.begin_game()?;
        Ok(Playing { driver, pondered: None })
    }

    /// What follows `go`: the limits, and every player's clock where this one has a clock. A player without a clock is
    /// said to have the same.
    pub(crate) fn go(&self, time: Time, seat: Player, clocks: &[Option<Clock>]) -> String {
        let mut words = self.limits.clone();
        match time {
            Time::Free => {}
            Time::PerMove(milliseconds) => words.push(format!("movetime {milliseconds}")),
            Time::Game(clock) => {
                let own = clocks[seat.index()].unwrap_or(clock);
                for (number, theirs) in (1..).zip(clocks) {
                    let Clock { left, increment } = theirs.unwrap_or(own);
                    words.push(format!("p{number}time {left} p{number}inc {increment}"));
                }
            }
        }
        words.join(" ")
    }

    /// How long we wait for an answer.
    pub(crate) fn within(&self, time: Time, own: Option<Clock>) -> Duration {
        match (time, own) {
            (Time::Game(clock), own) => Duration::from_millis(own.unwrap_or(clock).left),
            (Time::PerMove(milliseconds), _) => {
                Duration::from_millis(milliseconds).saturating_add(self.patience)
            }
            (Time::Free, _) => self.patience,
        }
    }
}

/// An engine in one game.
pub(crate) struct Playing {
    driver: Driver,
    /// The moves of the game that it ponders about.
    pondered: Option<Vec<String>>,
}

impl Playing {
    /// Asks for a move after those that were played.
    pub(crate) fn ask(
        &mut self,
        played: &[String],
        go: &str,
        within: Duration,
    ) -> Result<BestMove, Breakdown> {
        match self.pondered.take() {
            Some(expected) if expected == played => return self.driver.ponder_hit(within),
            Some(_) => self.driver.stop()?,
            None => {}
        }
        self.driver.ask(&position(played), go, within)
    }

    /// Lets it think about what it expects to be played.
    pub(crate) fn ponder(&mut self, expected: Vec<String>, go: &str) -> Result<(), Breakdown> {
        self.driver.ponder(&position(&expected), go)?;
        self.pondered = Some(expected);
        Ok(())
    }
}

/// What follows `position`.
fn position(played: &[String]) -> String {
    if played.is_empty() { "startpos".to_owned() } else { format!("startpos moves {}", played.join(" ")) }
}

/// The command line and the settings: what follows the last colon outside of quotes, if it is a list of `name=value`.
fn parted(text: &str) -> (&str, &str) {
    let mut quoted = false;
    let mut colon = None;
    for (place, letter) in text.char_indices() {
        quoted ^= letter == '"';
        if letter == ':' && !quoted {
            colon = Some(place);
        }
    }
    let settings = colon.map(|colon| (&text[..colon], &text[colon + 1..]));
    let is_list = |settings: &str| settings.split(',').all(|setting| setting.contains('='));
    settings.filter(|(_, settings)| is_list(settings)).unwrap_or((text, ""))
}

/// The words of a command line, parted by spaces; double quotes hold words together. `None` where one is never closed.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for letter in command.chars() {
        match letter {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => words.extend(word.take()),
            letter => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    (!quoted).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_follow_the_last_colon() {
        let whole = |text| (text, "");
        assert_eq!(parted("siliam ugi:nodes=5,time=3"), ("siliam ugi", "nodes=5,time=3"));
        assert_eq!(parted("siliam ugi siam:ban:nodes=5"), ("siliam ugi siam:ban", "nodes=5"));
        for text in ["siliam ugi siam:ban", r"C:\engine.exe", "siliam", r#"engine "a:b=c""#] {
            assert_eq!(parted(text), whole(text));
        }
    }

    #[test]
    fn quotes_hold_words_together() {
        let own = |words: &[&str]| Some(words.iter().map(|&word| word.to_owned()).collect());
        assert_eq!(words("  siliam  ugi "), own(&["siliam", "ugi"]));
        assert_eq!(words(r#""my engine" --name="a b" """#), own(&["my engine", "--name=a b", ""]));
        assert_eq!(words(r#"my "engine"#), None);
        assert!(Outsider::read(":nodes=3").is_none() && Outsider::read("engine:speed=3").is_none());
    }

    #[test]
    fn limits_and_clocks_are_sent_in_ugis_words() {
        let go = |text: &str, clocks: &[Option<Clock>]| {
            let (outsider, time, _) = Outsider::read(text).expect("a description");
            outsider.go(time, Player::First, clocks)
        };
        let clock = |left| Some(Clock { left, increment: 7 });
        assert_eq!(go("engine", &[None, None]), "movetime 100");
        assert_eq!(go("engine:nodes=50", &[None, None]), "nodes 50");
        assert_eq!(go("engine:depth=3,time=20", &[None, None]), "depth 3 movetime 20");
        assert_eq!(
            go("engine:clock=900,increment=7", &[clock(800), None, clock(500)]),
            "p1time 800 p1inc 7 p2time 800 p2inc 7 p3time 500 p3inc 7"
        );
    }
}
