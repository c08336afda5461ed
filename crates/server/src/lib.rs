//! The web server. For now it hands out the front end that is embedded in the program; online tables will join it.
//!
//! [`app`] is the whole service without a socket, for tests; [`run`] listens until it is asked to stop.

mod assets;
mod failure;

pub use failure::ServeError;

use axum::Router;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::net::TcpListener;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it keeps what must outlive it. Nothing yet: games played in the browser stay in the browser.
    pub data: Option<PathBuf>,
}

/// Everything the server answers.
pub fn app() -> Router {
    Router::new().fallback(assets::answer)
}

/// Listens until Ctrl-C or, on Unix, a polite request to end; `listening` is told the address once it is ready.
pub fn run(settings: &Settings, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::Broken)?;
    runtime.block_on(async {
        let refused = |error| ServeError::listening(settings.listen, error);
        let listener = TcpListener::bind(settings.listen).await.map_err(refused)?;
        listening(listener.local_addr().map_err(ServeError::Broken)?);
        serve(listener, asked_to_stop()).await.map_err(ServeError::Broken)
    })
}

/// Serves on a socket until `stop` is ready, then finishes the answers under way.
async fn serve(
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    axum::serve(listener, app()).with_graceful_shutdown(stop).await
}

async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
