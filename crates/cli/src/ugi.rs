//! `siliam ugi`: the engine for other programs, over standard input and output.

use crate::failure::Failure;
use clap::ArgMatches;
use siliam_messages::Messages;
use siliam_ugi::{Session, listen};
use std::io::{self, BufReader, Write};

/// The game where none is asked for.
const USUAL: &str = "siam";

/// Speaks UGI until it is told to quit or its input ends.
pub(crate) fn run(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let game = matches.get_one::<String>("game").map_or(USUAL, String::as_str);
    let session = Session::new(game).map_err(|error| Failure::Input(messages.refusal(&error)))?;
    Ok(listen(session, BufReader::new(io::stdin()), out)?)
}
