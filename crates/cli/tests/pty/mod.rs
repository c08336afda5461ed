//! A program in a pseudo-terminal: keys go in, and what a screen would show is read. Whoever waits has a deadline.

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use std::ffi::OsStr;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::process::{Child, ExitStatus};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Nothing that is waited for takes so long, however busy the machine is.
const DEADLINE: Duration = Duration::from_mins(1);

pub const UP: &str = "\x1b[A";
pub const DOWN: &str = "\x1b[B";
pub const RIGHT: &str = "\x1b[C";
pub const LEFT: &str = "\x1b[D";
pub const ENTER: &str = "\r";
pub const PAGE_UP: &str = "\x1b[5~";
pub const CTRL_C: &str = "\x03";

/// A program in a pseudo-terminal.
pub struct InTerminal {
    pty: Arc<Pty>,
    child: Child,
    parser: vt100::Parser,
    /// Everything that was written.
    pub written: Vec<u8>,
    heard: Receiver<Vec<u8>>,
}

fn size(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("a size")
}

impl InTerminal {
    /// Starts a program on a terminal of 80 columns and 24 lines, with these variables beside the usual ones.
    pub fn start<A: AsRef<OsStr>>(
        program: impl AsRef<OsStr>,
        arguments: &[A],
        variables: &[(&str, &str)],
    ) -> Self {
        let (pty, pts) = open().expect("a pseudo-terminal");
        pty.resize(Size::new(24, 80)).expect("a size");
        let mut command = Command::new(program).args(arguments);
        for name in ["COLORTERM", "NO_COLOR", "LC_ALL", "LC_MESSAGES"] {
            command = command.env_remove(name);
        }
        command = command.env("TERM", "xterm-256color").env("LANG", "C");
        let child = command.envs(variables.iter().copied()).spawn(pts).expect("the program starts");
        let pty = Arc::new(pty);
        let (tell, heard) = mpsc::channel();
        let reading = Arc::clone(&pty);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // The end of the program is an error here, or no byte.
            while let Ok(read @ 1..) = (&*reading).read(&mut bytes) {
                if tell.send(bytes[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        let parser = vt100::Parser::new(size(24), size(80), 0);
        Self { pty, child, parser, written: Vec::new(), heard }
    }

    pub fn send(&mut self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).expect("somebody reads");
    }

    /// Types a line and ends it.
    pub fn enter(&mut self, line: &str) {
        self.send(&format!("{line}{ENTER}"));
    }

    pub fn resize(&mut self, lines: u16, columns: u16) {
        self.parser.set_size(size(lines), size(columns));
        self.pty.resize(Size::new(lines, columns)).expect("a size");
    }

    pub fn screen(&self) -> &vt100::Screen {
        self.parser.screen()
    }

    /// What is on the screen, line breaks and spaces gathered, so that a sentence is found wherever it was broken.
    pub fn text(&self) -> String {
        self.screen().contents().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn hear(&mut self, bytes: &[u8]) {
        self.parser.process(bytes);
        self.written.extend_from_slice(bytes);
    }

    /// Waits until the screen is as wanted.
    pub fn until(&mut self, wanted: &str, is_there: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !is_there(self) {
            let left = DEADLINE.saturating_sub(begun.elapsed());
            match self.heard.recv_timeout(left) {
                Ok(bytes) => self.hear(&bytes),
                Err(error) => panic!("waited for {wanted} ({error}):\n{}", self.screen().contents()),
            }
        }
    }

    /// Waits until a text is on the screen.
    pub fn until_text(&mut self, wanted: &str) {
        let gathered = wanted.split_whitespace().collect::<Vec<_>>().join(" ");
        self.until(wanted, |terminal| terminal.text().contains(&gathered));
    }

    /// Waits until the program has ended and all that it wrote was read.
    pub fn until_end(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            match self.heard.recv_timeout(DEADLINE.saturating_sub(begun.elapsed())) {
                Ok(bytes) => self.hear(&bytes),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("it goes on:\n{}", self.screen().contents()),
            }
        }
        self.child.wait().expect("it has ended")
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        let kill = format!("kill -{name} {}", self.child.id());
        let status = std::process::Command::new("sh").args(["-c", &kill]).status().expect("a shell");
        assert!(status.success(), "{kill}");
    }

    /// The screen has been given back: its first page, with a cursor.
    pub fn is_given_back(&self) -> bool {
        !self.screen().alternate_screen() && !self.screen().hide_cursor()
    }

    /// The numbers of all sequences of styles that were written.
    pub fn styles(&self) -> Vec<Vec<u16>> {
        let text = String::from_utf8_lossy(&self.written).into_owned();
        let sequence = |part: &str| {
            let body = &part[..part.find(|letter: char| !(letter.is_ascii_digit() || letter == ';'))?];
            part[body.len()..]
                .starts_with('m')
                .then(|| body.split(';').map(|n| n.parse().unwrap_or(0)).collect())
        };
        text.split("\x1b[").skip(1).filter_map(sequence).collect()
    }
}

impl Drop for InTerminal {
    fn drop(&mut self) {
        // A test that failed leaves nothing running behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
