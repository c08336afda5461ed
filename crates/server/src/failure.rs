//! Why the server cannot run.

use siliam_store::StoreError;
use std::error::Error;
use std::fmt;
use std::io;
use std::net::SocketAddr;

/// Why the server cannot run.
#[derive(Debug)]
pub enum ServeError {
    /// Another program listens there.
    Taken(SocketAddr),
    /// The system does not let us listen there.
    NotListening(SocketAddr, io::Error),
    /// What must outlive the server cannot be read or written.
    Store(StoreError),
    /// Something else of the system failed.
    Broken(io::Error),
}

impl ServeError {
    pub(crate) fn listening(address: SocketAddr, error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::AddrInUse => Self::Taken(address),
            _ => Self::NotListening(address, error),
        }
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken(address) => write!(f, "another program listens on {address}"),
            Self::NotListening(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Self::Store(error) => error.fmt(f),
            Self::Broken(error) => write!(f, "the server failed: {error}"),
        }
    }
}

impl Error for ServeError {}
