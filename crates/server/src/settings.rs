//! How the server is set up.

use crate::address::{client, counted};
use crate::limits::Limits;
use axum::http::HeaderMap;
use std::net::{IpAddr, SocketAddr};
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
    /// Proxies whose `X-Forwarded-For` is believed; no other's is.
    pub proxies: Vec<IpAddr>,
    /// Threads on which computers think.
    pub computers: usize,
    /// What one client may have and do.
    pub limits: Limits,
}

impl Settings {
    /// The defaults.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let computers = (cores / 2).max(1);
        Self { listen, data, public_url: None, proxies: Vec::new(), computers, limits: Limits::default() }
    }

    /// The client of a request, as limits count them.
    pub(crate) fn client(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        counted(client(peer.ip(), headers, &self.proxies))
    }

    /// How the other end of a socket is counted; a proxy is not, since it stands for many clients.
    pub(crate) fn counted(&self, peer: IpAddr) -> Option<IpAddr> {
        (!self.proxies.contains(&peer.to_canonical())).then(|| counted(peer))
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
