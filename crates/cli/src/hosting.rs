//! `siliam backup` and `siliam store`: what hosts run beside the server, or without one.

use crate::failure::Failure;
use crate::progress::Progress;
use clap::ArgMatches;
use siliam_core::Arg;
use siliam_messages::Messages;
use siliam_store::{Step, StoreError};
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

/// Copies the database while a server may be using it.
pub(crate) fn backup(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let worded = |error: StoreError| Failure::Input(messages.refusal(&error));
    let file = matches.get_one::<PathBuf>("file").expect("the command line asks for a file");
    let data = data(matches).map_err(worded)?;
    let mut progress = Progress::new();
    let copied = siliam_store::backup(&data, file, |done, of| progress.show(done, of));
    let bytes = runtime()?.block_on(copied).map_err(worded)?;
    drop(progress);
    let args = [("file", Arg::Text(file.display().to_string())), ("bytes", Arg::Text(bytes.to_string()))];
    writeln!(out, "{}", messages.with("cli-backup-done", &args))?;
    Ok(())
}

/// Runs what was asked of the store.
pub(crate) fn store(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().expect("the command line asks for what to do");
    match name {
        "check" => check(matches, messages, out),
        _ => unreachable!("the command line knows no other command"),
    }
}

/// Reads everything and tells what is wrong, each fault in a line on standard error.
// Counts of games are far below 2⁵², where `f64` begins to round.
#[allow(clippy::cast_precision_loss)]
fn check(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let worded = |error: StoreError| Failure::Input(messages.refusal(&error));
    let data = data(matches).map_err(worded)?;
    let mut progress = Progress::new();
    let begun = Instant::now();
    let checked = siliam_store::check(&data, |step| match step {
        Step::Progress { done, of } => progress.show(done, of),
        Step::Fault(fault) => {
            progress.wipe();
            // What stands in a damaged row is anything.
            anstream::eprintln!("{}", messages.refusal(fault).replace(char::is_control, " "));
        }
    });
    let checked = runtime()?.block_on(checked).map_err(worded)?;
    drop(progress);
    let seconds = begun.elapsed().as_secs_f64();
    let rate = checked.games as f64 / seconds.max(1e-9);
    let siliam_store::Checked { games, events, guests, faults } = checked;
    writeln!(
        out,
        "games {games} events {events} guests {guests} faults {faults} seconds {seconds:.2} games/s {rate:.0}"
    )?;
    if faults > 0 { Err(Failure::Told) } else { Ok(()) }
}

/// Where the data are: by the flag, else by the environment, as the server is told, else where the system wants them.
fn data(matches: &ArgMatches) -> Result<PathBuf, StoreError> {
    let flag = matches.get_one::<PathBuf>("data").cloned();
    let named = flag.or_else(|| std::env::var_os("SILIAM_DATA").map(PathBuf::from));
    named.map_or_else(siliam_store::data_folder, Ok)
}

/// One thread is enough: nothing here is done twice at the same time.
fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}
