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
        let line = |id, name, value| messages.with(id, &[(name, Arg::Text(value))]);
        let (url, near) = reached(address, settings.public_url.as_deref());
        let mut lines = vec![line("cli-serve-listening", "address", url)];
        lines.extend(near.into_iter().map(|near| line("cli-serve-near", "address", near)));
        lines.push(line("cli-serve-data", "folder", settings.data.display().to_string()));
        told = writeln!(out, "{}", lines.join("\n")).and_then(|()| out.flush());
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

/// Where the page is opened, and where others in its networks open it if the machine listens on all its addresses.
fn reached(address: SocketAddr, public_url: Option<&str>) -> (String, Vec<String>) {
    match public_url {
        Some(url) => (url.to_owned(), Vec::new()),
        // No address to open: it stands for all of the machine's.
        None if address.ip().is_unspecified() => {
            (format!("http://127.0.0.1:{}/", address.port()), siliam_server::near(address.port()))
        }
        None => (format!("http://{address}/"), Vec::new()),
    }
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
