//! Another program's engine: started, asked, and ended with us.
//!
//! Nothing here waits for ever. Lines are read and written by threads of their own, so an engine that neither reads nor
//! writes costs no more than the time it is given. What it prints on standard error is thrown away.

use crate::line::Line;
use std::fmt;
use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines of an engine that wait to be read; one that says more has to wait.
const WAITING: usize = 256;
/// What an engine may take to end after `quit`.
const FAREWELL: Duration = Duration::from_millis(500);

/// An engine that runs.
pub struct Driver {
    child: Child,
    /// The lines to send; `None` once it is told to quit.
    orders: Option<Sender<String>>,
    lines: Receiver<Line>,
    /// What it may take for everything but a move.
    patience: Duration,
    /// The names of its options.
    options: Vec<String>,
    /// The last `info string` since it was asked, for the report when it does not answer.
    remark: Option<String>,
}

/// What an engine plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The move.
    pub mv: String,
    /// What it expects the others to play then.
    pub replies: Vec<String>,
    /// How long it took.
    pub took: Duration,
}

/// Why an engine does not answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breakdown {
    /// It could not be started; the system's words.
    NotStarted(String),
    /// It ended; how, where that is known.
    Ended(Option<String>),
    /// It said nothing in so many milliseconds.
    Silent {
        /// How long we waited.
        milliseconds: u128,
        /// Its last remark.
        remark: Option<String>,
    },
}

impl fmt::Display for Breakdown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(why) => f.write_str(why),
            Self::Ended(None) => f.write_str("it closed its output"),
            Self::Ended(Some(how)) => f.write_str(how),
            Self::Silent { milliseconds, remark: None } => write!(f, "{milliseconds} ms"),
            Self::Silent { milliseconds, remark: Some(remark) } => write!(f, "{milliseconds} ms ({remark})"),
        }
    }
}

impl std::error::Error for Breakdown {}

impl Driver {
    /// Starts a program with its arguments and waits until it says that it speaks UGI. For whatever is no move it may take
    /// as long as `patience`.
    pub fn start(program: &str, arguments: &[String], patience: Duration) -> Result<Self, Breakdown> {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| Breakdown::NotStarted(error.to_string()))?;
        let mut input = child.stdin.take().expect("its input is piped");
        let mut output = BufReader::new(child.stdout.take().expect("its output is piped"));
        let (orders, told) = channel::<String>();
        let (sender, lines) = sync_channel(WAITING);
        // Both threads end with the engine, or when nobody talks to it any more.
        thread::spawn(move || {
            for order in told {
                if writeln!(input, "{order}").and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        thread::spawn(move || {
            while let Some(line) = Line::read(&mut output) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let mut driver =
            Self { child, orders: Some(orders), lines, patience, options: Vec::new(), remark: None };
        driver.greet()?;
        Ok(driver)
    }

    fn greet(&mut self) -> Result<(), Breakdown> {
        self.say("ugi");
        let begun = Instant::now();
        loop {
            let line = self.next(begun, self.patience)?;
            if line.trim() == "ugiok" {
                return Ok(());
            }
            let name = line.trim().strip_prefix("option name ").and_then(|rest| rest.split_once(" type "));
            self.options.extend(name.map(|(name, _)| name.trim().to_owned()));
        }
    }

    /// Whether it has an option of this name.
    pub fn has_option(&self, name: &str) -> bool {
        self.options.iter().any(|option| option.eq_ignore_ascii_case(name))
    }

    /// Sets one of its options.
    pub fn set_option(&self, name: &str, value: &str) {
        self.say(&format!("setoption name {name} value {value}"));
    }

    /// Begins a new game and waits until the engine is ready.
    pub fn begin_game(&mut self) -> Result<(), Breakdown> {
        self.say("uginewgame");
        self.ready()
    }

    /// Asks for a move: `position` and `go` are what follows these words. It may take as long as `within`.
    pub fn ask(&mut self, position: &str, go: &str, within: Duration) -> Result<BestMove, Breakdown> {
        self.set_up(position)?;
        self.say(&format!("go {go}"));
        self.answer(within)
    }

    /// Lets it think about a position that is expected.
    pub fn ponder(&mut self, position: &str, go: &str) -> Result<(), Breakdown> {
        self.set_up(position)?;
        self.say(&format!("go ponder {go}"));
        Ok(())
    }

    /// Tells it that what it ponders about was played, and waits for its move.
    pub fn ponder_hit(&mut self, within: Duration) -> Result<BestMove, Breakdown> {
        self.say("ponderhit");
        self.answer(within)
    }

    /// Tells it that something else was played, and waits until it has stopped.
    pub fn stop(&mut self) -> Result<(), Breakdown> {
        self.say("stop");
        self.answer(self.patience).map(drop)
    }

    fn set_up(&mut self, position: &str) -> Result<(), Breakdown> {
        self.remark = None;
        self.say(&format!("position {position}"));
        self.ready()
    }

    /// Waits until it is ready; what it said before is passed over.
    fn ready(&mut self) -> Result<(), Breakdown> {
        self.say("isready");
        let begun = Instant::now();
        while self.next(begun, self.patience)?.trim() != "readyok" {}
        Ok(())
    }

    fn answer(&mut self, within: Duration) -> Result<BestMove, Breakdown> {
        let begun = Instant::now();
        loop {
            let line = self.next(begun, within)?;
            let words: Vec<&str> = line.split_whitespace().collect();
            let (mv, rest) = match &words[..] {
                ["bestmove", mv, rest @ ..] => (*mv, rest),
                ["bestmove"] => ("", &[][..]),
                _ => continue,
            };
            let replies = if let ["ponder", replies @ ..] = rest { replies } else { &[] };
            return Ok(BestMove {
                mv: mv.to_owned(),
                replies: replies.iter().map(|&mv| mv.to_owned()).collect(),
                took: begun.elapsed(),
            });
        }
    }

    /// The next line of text, if it comes in time.
    fn next(&mut self, begun: Instant, within: Duration) -> Result<String, Breakdown> {
        loop {
            let left = within.saturating_sub(begun.elapsed());
            if left.is_zero() {
                let remark = self.remark.take();
                return Err(Breakdown::Silent { milliseconds: within.as_millis(), remark });
            }
            match self.lines.recv_timeout(left) {
                Ok(Line::Text(line)) => {
                    if let Some(remark) = line.strip_prefix("info string ") {
                        let remark = remark.chars().filter(|letter| !letter.is_control());
                        self.remark = Some(remark.take(200).collect());
                    }
                    return Ok(line);
                }
                Ok(Line::NotText | Line::TooLong) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Breakdown::Ended(self.status())),
            }
        }
    }

    /// Tells it something, in one line. Where it is gone, that shows when it should answer.
    fn say(&self, order: &str) {
        let order = order.replace(char::is_control, " ");
        self.orders.iter().for_each(|orders| drop(orders.send(order.clone())));
    }

    /// How it ended, where it ends soon after its output.
    fn status(&mut self) -> Option<String> {
        for _ in 0..50 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            thread::sleep(Duration::from_millis(2));
        }
        None
    }
}

impl Drop for Driver {
    /// Asks it to end, ends it where it does not, and leaves no zombie.
    fn drop(&mut self) {
        self.say("quit");
        self.orders = None;
        let begun = Instant::now();
        while self.next(begun, FAREWELL).is_ok() {}
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
