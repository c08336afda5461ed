//! The program `siliam`: every command of the contract in one binary.
//!
//! Bad input ends with exit status 2 and one line on standard error; a reader that closes the pipe ends it quietly.

mod arguments;
mod board;
mod commands;
mod failure;
mod hosting;
mod matches;
mod page;
mod picture;
mod play;
mod progress;
mod puzzles;
mod records;
mod serve;
mod ugi;

use failure::Failure;
use siliam_messages::{Lang, Messages};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let lang =
        arguments::lang(&arguments).unwrap_or_else(|| Lang::of_environment(|name| std::env::var(name).ok()));
    let messages = commands::messages(lang);
    let outcome = arguments::read(arguments, &messages).and_then(|command| run(&command, &messages));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&messages),
    }
}

fn run(command: &clap::ArgMatches, messages: &Messages) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    commands::run(command, messages, &mut out)?;
    Ok(out.flush()?)
}
