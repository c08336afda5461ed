//! How the server is set up.

use crate::limits::Limits;
use std::net::SocketAddr;
use std::path::PathBuf;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it keeps what must outlive it.
    pub data: PathBuf,
    /// Where people reach it, as in `https://siliam.example`; without one, links name the address a page was opened at.
    pub public_url: Option<String>,
    /// Threads on which computers think.
    pub computers: usize,
    /// What one client may have and do.
    pub limits: Limits,
}

impl Settings {
    /// The usual ones.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { listen, data, public_url: None, computers: (cores / 2).max(1), limits: Limits::default() }
    }

    /// Whether people reach it over https.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The host of the public address.
    pub(crate) fn public_host(&self) -> Option<&str> {
        let url = self.public_url.as_deref()?;
        let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
        rest.split('/').next()
    }
}
