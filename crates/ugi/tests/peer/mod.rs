//! A program that talks to a session in another thread, line by line.

use siliam_ugi::{Session, listen};
use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// A test that waits so long has failed.
const FOR_EVER: Duration = Duration::from_mins(2);

/// The other end of a conversation.
pub(crate) struct Peer {
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<Vec<u8>>,
    /// What was read and is no whole line yet.
    begun: Vec<u8>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

impl Peer {
    /// Begins a conversation with a session.
    pub(crate) fn of(session: Session) -> Self {
        let (input, said) = channel();
        let (answers, output) = channel();
        let thread = thread::spawn(move || {
            let input = BufReader::new(Ear { said, rest: Vec::new() });
            listen(session, input, &mut Mouth(answers))
        });
        Self { input: Some(input), output, begun: Vec::new(), thread: Some(thread) }
    }

    pub(crate) fn say(&self, line: &str) {
        let input = self.input.as_ref().expect("the input is open");
        // Where the session has ended, that shows when it should answer.
        let _ = input.send(format!("{line}\n").into_bytes());
    }

    /// The next line of the answer; `None` when the conversation is over.
    pub(crate) fn hear(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.begun.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.begun.drain(..=end).collect();
                return Some(String::from_utf8(line).expect("text").trim_end().to_owned());
            }
            match self.output.recv_timeout(FOR_EVER) {
                Ok(bytes) => self.begun.extend(bytes),
                Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => return None,
                Err(std::sync::mpsc::RecvTimeoutError::Timeout) => panic!("no answer comes"),
            }
        }
    }

    /// The lines up to one that begins like this, that one included.
    pub(crate) fn hear_until(&mut self, begins: &[&str]) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.hear().unwrap_or_else(|| panic!("it ended before any of {begins:?}: {lines:?}"));
            let last = begins.iter().any(|begin| line.starts_with(begin));
            lines.push(line);
            if last {
                return lines;
            }
        }
    }

    /// Ends the input, and gives what is answered until the conversation is over.
    pub(crate) fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest = std::iter::from_fn(|| self.hear()).collect();
        let ended = self.thread.take().expect("it ends once").join().expect("it does not panic");
        ended.expect("everything could be written");
        rest
    }
}

struct Ear {
    said: Receiver<Vec<u8>>,
    rest: Vec<u8>,
}

impl Read for Ear {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            self.rest = self.said.recv().unwrap_or_default();
        }
        let count = into.len().min(self.rest.len());
        into[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

struct Mouth(Sender<Vec<u8>>);

impl Write for Mouth {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.send(bytes.to_vec()).map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
