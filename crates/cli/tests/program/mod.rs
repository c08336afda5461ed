//! The program as scripts run it, in English whatever the language of this machine.

use std::process::Command;

pub(crate) fn siliam() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_siliam"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}
