//! How a command can fail.

use siliam_core::Arg;
use siliam_messages::{Messages, SystemError};
use std::io;
use std::process::ExitCode;

/// What ends a command early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The user's input is wrong; worded already, in one line.
    Input(String),
    /// Something could not be written.
    Output(io::Error),
    /// What is wrong has been told already.
    Told,
    /// Help or the version was asked for; not a failure at all.
    Shown(String),
}

impl Failure {
    /// A file cannot be used.
    pub(crate) fn of_file(file: &str, why: impl Into<Arg>, messages: &Messages) -> Self {
        let args = [("file", Arg::Text(file.to_owned())), ("why", why.into())];
        Self::Input(messages.with("cli-bad-file", &args))
    }

    /// A file cannot be read or written.
    pub(crate) fn of_system(file: &str, error: &io::Error, messages: &Messages) -> Self {
        Self::of_file(file, SystemError::from(error).arg(), messages)
    }

    /// Tells the user, and what the program ends with.
    pub(crate) fn report(self, messages: &Messages) -> ExitCode {
        match self {
            Self::Shown(text) => {
                anstream::print!("{text}");
                ExitCode::SUCCESS
            }
            Self::Told => ExitCode::from(2),
            Self::Input(why) => {
                anstream::eprintln!("siliam: {}", why.replace(char::is_control, " "));
                ExitCode::from(2)
            }
            // The reader closed the pipe, as in `siliam moves siam | head -1`.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => {
                let why = messages.with("cli-no-output", &[("why", SystemError::from(&error).arg())]);
                anstream::eprintln!("siliam: {why}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
