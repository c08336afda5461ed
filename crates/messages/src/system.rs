//! What the operating system refuses, in our words where it is usual.

use siliam_core::{Arg, Tell};
use std::fmt;
use std::io::{self, ErrorKind};

/// Why the system does not do what was asked of a file or a program, as a part of a sentence that names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemError {
    kind: ErrorKind,
    /// How the system says it, in English.
    own: String,
}

impl SystemError {
    /// Reads what [`Display`](fmt::Display) writes: the system's words end with the number of the error.
    pub fn read(own: &str) -> Self {
        let number = own.rsplit_once("(os error ").and_then(|(_, number)| number.strip_suffix(')'));
        let error = number.and_then(|number| number.parse().ok()).map(io::Error::from_raw_os_error);
        Self { kind: error.map_or(ErrorKind::Other, |error| error.kind()), own: own.to_owned() }
    }

    /// To be shown in a message.
    pub fn arg(&self) -> Arg {
        match self.kind {
            ErrorKind::NotFound => Arg::Term("system-not-found"),
            ErrorKind::PermissionDenied => Arg::Term("system-permission"),
            ErrorKind::IsADirectory => Arg::Term("system-folder"),
            ErrorKind::AlreadyExists => Arg::Term("system-exists"),
            ErrorKind::StorageFull => Arg::Term("system-full"),
            _ => Arg::Text(self.own.clone()),
        }
    }
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> Self {
        Self { kind: error.kind(), own: error.to_string() }
    }
}

impl fmt::Display for SystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.own)
    }
}

impl Tell for SystemError {
    fn tell(&self, name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
        args.push((name, self.arg()));
    }
}

#[cfg(test)]
mod tests {
    use super::SystemError;
    use crate::{Lang, Messages};
    use siliam_core::Arg;
    use std::io::{self, ErrorKind};

    #[test]
    fn usual_errors_of_the_system_are_worded_in_both_languages() {
        let kinds = [
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::IsADirectory,
            ErrorKind::AlreadyExists,
            ErrorKind::StorageFull,
        ];
        for kind in kinds {
            let Arg::Term(id) = SystemError::from(&io::Error::from(kind)).arg() else {
                panic!("{kind} is worded")
            };
            assert!(Lang::ALL.iter().all(|&lang| Messages::new(lang, []).has(id)), "{id}");
        }
        let missing = std::fs::read("/nowhere/at/all").expect_err("there is no such file");
        let missing = SystemError::from(&missing);
        assert_eq!(SystemError::read(&missing.to_string()), missing);
        assert_eq!(SystemError::read("exit status: 7").arg(), Arg::Text("exit status: 7".to_owned()));
    }
}
