//! A conversation over an input and an output.
//!
//! Three threads: one reads lines, one searches, and the one that was called obeys and is the only one to write. So a
//! search hears `stop` at once, and lines never run into each other.

use crate::command::Command;
use crate::line::Line;
use crate::mistake::Mistake;
use crate::searching::{Pace, Searching};
use crate::session::{Answer, Session, error_line};
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

/// Events that wait in the channel; a sender waits when it is full.
const WAITING: usize = 64;

/// What happens in a conversation.
enum Event {
    Line(Line),
    /// The input is over.
    End,
    /// The search has something to tell.
    Told(String),
    /// The search is over.
    Searched(Option<String>),
}

/// Obeys lines until `quit`, or until the input ends; a search that is under way then is stopped and answers first.
///
/// Fails only where the output cannot be written.
pub fn listen(
    session: Session,
    mut input: impl BufRead + Send + 'static,
    output: &mut dyn Write,
) -> io::Result<()> {
    let (sender, events) = sync_channel(WAITING);
    let lines = sender.clone();
    // Nobody waits for this thread: it may hang in a read that never ends.
    thread::spawn(move || {
        while let Some(line) = Line::read(&mut input) {
            let last = matches!(&line, Line::Text(text) if is_quit(text));
            if lines.send(Event::Line(line)).is_err() || last {
                return;
            }
        }
        let _ = lines.send(Event::End);
    });
    let mut conversation = Conversation { session, sender, output, search: None, ends: false };
    let held = conversation.hold(&events);
    // A search that is still under way must not wait for somebody to hear it.
    drop(events);
    held
}

fn is_quit(line: &str) -> bool {
    matches!(Command::read(line), Ok(Some(Command::Quit)))
}

/// A search under way.
struct UnderWay {
    pace: Arc<Pace>,
    thread: Option<JoinHandle<()>>,
    /// Its answer, which is held back while it ponders.
    answer: Option<String>,
    /// Whether it was told to stop; lines that come later wait for its answer.
    stopped: bool,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.pace.stop();
        if let Some(Err(panic)) = self.thread.take().map(JoinHandle::join)
            && !thread::panicking()
        {
            std::panic::resume_unwind(panic);
        }
    }
}

struct Conversation<'a> {
    session: Session,
    sender: SyncSender<Event>,
    output: &'a mut dyn Write,
    search: Option<UnderWay>,
    /// Whether nothing more is heard.
    ends: bool,
}

impl Conversation<'_> {
    fn hold(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        // What was said after `stop`, before the answer.
        let mut waiting = VecDeque::new();
        while !(self.ends && self.search.is_none()) {
            let is_stopped = self.search.as_ref().is_some_and(|search| search.stopped);
            let next = if is_stopped { None } else { waiting.pop_front() };
            // The conversation holds a sender itself, so the channel is never closed.
            let event = next.unwrap_or_else(|| events.recv().expect("somebody may still send"));
            match event {
                Event::Line(_) | Event::End if self.ends => {}
                Event::Line(_) | Event::End if is_stopped => waiting.push_back(event),
                Event::Line(line) => self.hear(line)?,
                Event::End => self.end(),
                Event::Told(line) => self.write(&[line])?,
                // The search panicked; the panic is passed on here.
                Event::Searched(None) => self.search = None,
                Event::Searched(answer) => {
                    if let Some(search) = &mut self.search {
                        search.answer = answer;
                    }
                }
            }
            self.deliver()?;
        }
        Ok(())
    }

    fn hear(&mut self, line: Line) -> io::Result<()> {
        match self.understand(line) {
            Err(mistake) => return self.write(&[error_line(&mistake)]),
            Ok(Answer::Lines(lines)) => return self.write(&lines),
            Ok(Answer::Search(search)) => self.begin(*search),
            Ok(Answer::Stop) => self.stop(),
            Ok(Answer::PonderHit) => self.search.iter().for_each(|search| search.pace.ponder_hit()),
            Ok(Answer::Quit) => self.end(),
        }
        Ok(())
    }

    fn end(&mut self) {
        self.ends = true;
        self.stop();
    }

    fn understand(&mut self, line: Line) -> Result<Answer, Mistake> {
        let text = match line {
            Line::Text(text) => text,
            Line::NotText => return Err(Mistake::NotText),
            Line::TooLong => return Err(Mistake::TooLong),
        };
        match Command::read(&text)? {
            None => Ok(Answer::Lines(Vec::new())),
            Some(command) if self.search.is_none() || command.is_heard_while_searching() => {
                self.session.obey(command)
            }
            Some(_) => Err(Mistake::Searching),
        }
    }

    fn begin(&mut self, search: Searching) {
        /// Tells that the search is over, also when it panics.
        struct Over(SyncSender<Event>, Option<String>);
        impl Drop for Over {
            fn drop(&mut self) {
                let _ = self.0.send(Event::Searched(self.1.take()));
            }
        }
        let (pace, sender) = (search.pace(), self.sender.clone());
        let thread = thread::spawn(move || {
            let mut over = Over(sender.clone(), None);
            // A closed channel means that the search was stopped.
            over.1 = Some(search.run(&mut |line| drop(sender.send(Event::Told(line)))));
        });
        self.search = Some(UnderWay { pace, thread: Some(thread), answer: None, stopped: false });
    }

    fn stop(&mut self) {
        if let Some(search) = &mut self.search {
            search.pace.stop();
            search.stopped = true;
        }
    }

    /// Writes the move of a search that is over and need not wait for it to be expected.
    fn deliver(&mut self) -> io::Result<()> {
        let is_due = |search: &&mut UnderWay| search.answer.is_some() && !search.pace.is_pondering();
        let Some(answer) = self.search.as_mut().filter(is_due).and_then(|search| search.answer.take()) else {
            return Ok(());
        };
        self.search = None;
        self.write(&[answer])
    }

    fn write(&mut self, lines: &[String]) -> io::Result<()> {
        for line in lines {
            writeln!(self.output, "{line}")?;
        }
        self.output.flush()
    }
}
