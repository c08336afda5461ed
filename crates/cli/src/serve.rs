//! `siliam serve`: the game in the browser.

use crate::failure::Failure;
use clap::ArgMatches;
use siliam_core::Arg;
use siliam_messages::Messages;
use siliam_server::{ServeError, Settings};
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// Listens until it is asked to stop; without arguments, where the contract says.
pub(crate) fn run(
    matches: Option<&ArgMatches>,
    messages: &Messages,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let asked = |matches: &ArgMatches| matches.get_one::<SocketAddr>("listen").copied();
    let settings = Settings {
        listen: matches.and_then(asked).unwrap_or((Ipv4Addr::LOCALHOST, 7420).into()),
        data: matches.and_then(|matches| matches.get_one::<PathBuf>("data").cloned()),
    };
    let mut told = Ok(());
    let tell = |address: SocketAddr| {
        let args = [("address", Arg::Text(format!("http://{address}/")))];
        told = writeln!(out, "{}", messages.with("cli-serve-listening", &args)).and_then(|()| out.flush());
    };
    siliam_server::run(&settings, tell).map_err(|error| {
        Failure::Input(match error {
            ServeError::Taken(address) => {
                messages.with("cli-serve-taken", &[("address", Arg::Text(address.to_string()))])
            }
            ServeError::NotListening(_, why) | ServeError::Broken(why) => {
                messages.with("cli-serve-failed", &[("why", Arg::Text(why.to_string()))])
            }
        })
    })?;
    Ok(told?)
}
