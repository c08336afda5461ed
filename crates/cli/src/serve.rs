//! `siliam serve`: the game in the browser, and online tables.

mod config;

use crate::failure::Failure;
use clap::ArgMatches;
use siliam_core::Arg;
use siliam_messages::Messages;
use siliam_server::ServeError;
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use tracing_subscriber::EnvFilter;

/// Listens until it is asked to stop; without arguments, where the contract says.
pub(crate) fn run(
    matches: Option<&ArgMatches>,
    messages: &Messages,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (settings, log) = config::read(matches, messages)?;
    listen_to_the_log(&log);
    let mut told = Ok(());
    let tell = |address: SocketAddr| {
        let url = settings.public_url.clone().unwrap_or_else(|| format!("http://{address}/"));
        let listening = messages.with("cli-serve-listening", &[("address", Arg::Text(url))]);
        let folder = [("folder", Arg::Text(settings.data.display().to_string()))];
        let data = messages.with("cli-serve-data", &folder);
        told = writeln!(out, "{listening}\n{data}").and_then(|()| out.flush());
    };
    siliam_server::run(&settings, tell).map_err(|error| {
        Failure::Input(match error {
            ServeError::Taken(address) => {
                messages.with("cli-serve-taken", &[("address", Arg::Text(address.to_string()))])
            }
            ServeError::Store(error) => messages.refusal(&error),
            ServeError::NotListening(_, why) | ServeError::Broken(why) => {
                messages.with("cli-serve-failed", &[("why", Arg::Text(why.to_string()))])
            }
        })
    })?;
    Ok(told?)
}

/// Writes the log to standard error: in a terminal only what is wrong, elsewhere everything worth a line.
fn listen_to_the_log(log: &config::Log) {
    let usual = if io::stderr().is_terminal() { "warn" } else { "info" };
    let filter = log.filter.clone().unwrap_or_else(|| usual.to_owned());
    let lines = tracing_subscriber::fmt().with_writer(io::stderr).with_env_filter(EnvFilter::new(filter));
    let lines = lines.with_ansi(io::stderr().is_terminal()).with_target(false);
    // A second server in one process, as tests have it, writes to the first one's log.
    let _ = if log.json { lines.json().try_init() } else { lines.try_init() };
}
