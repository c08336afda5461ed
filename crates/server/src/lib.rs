//! The web server: the front end, which is embedded in the program, and the online tables.
//!
//! [`Service`] is the whole service without a socket, for tests; [`run`] listens until it is asked to stop.

mod address;
mod assets;
mod computers;
mod drawers;
mod failure;
mod guests;
mod hall;
mod limits;
mod live;
mod lobby;
mod metrics;
mod public;
mod refusals;
mod routes;
mod serving;
mod settings;
mod socket;
mod timers;
mod unfolding;
mod waking;

pub use failure::ServeError;
pub use limits::{Limits, Rate};
pub use refusals::HouseRefusal;
pub use routes::near;
pub use settings::Settings;
pub use unfolding::MESSAGES;

use axum::Router;
use hall::Hall;
use siliam_store::{Sqlite, Store};
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tracing::info;

/// The whole service on a store, without a socket.
pub struct Service<S>(Arc<Hall<S>>);

impl<S: Store> Service<S> {
    /// Opens the hall on a store; needs a runtime.
    pub fn new(store: S, settings: Settings) -> Self {
        Self(Hall::open(store, settings))
    }

    /// Resumes the games that were running when the server last stopped, and says how many.
    pub async fn wake(&self) -> Result<usize, ServeError> {
        self.0.wake().await.map_err(ServeError::Store)
    }

    /// All routes, for requests that carry the address they come from.
    pub fn app(&self) -> Router {
        routes::app(Arc::clone(&self.0))
    }

    /// Serves on a socket until `stop` is ready, then tells everybody and finishes what is under way.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        serving::serve(self.0, listener, stop).await;
    }
}

/// Listens until Ctrl-C or, on Unix, a polite request to end; `listening` is told the address once it is ready.
pub fn run(settings: &Settings, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::Broken)?;
    runtime.block_on(async {
        // The port first: a second server that is started by mistake must not disturb the first one's data.
        let refused = |error| ServeError::listening(settings.listen, error);
        let listener = TcpListener::bind(settings.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(ServeError::Broken)?;
        let store = Sqlite::open(&settings.data).await.map_err(ServeError::Store)?;
        let service = Service::new(store, Settings { listen: address, ..settings.clone() });
        let woken = service.wake().await?;
        info!(%address, games = woken, "the server is awake");
        let stop = asked_to_stop();
        listening(address);
        let hall = Arc::clone(&service.0);
        service.serve(listener, stop).await;
        hall.store.close().await;
        info!("the server stops");
        Ok(())
    })
}

/// Ready at Ctrl-C or, on Unix, at SIGTERM. Both are listened for from the call on, not from the first poll: a program that
/// has read the address may send one at once.
fn asked_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let mut requests = {
        use tokio::signal::unix::{SignalKind, signal};
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok())
    };
    async move {
        #[cfg(unix)]
        if let [Some(interrupt), Some(terminate)] = &mut requests {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}
