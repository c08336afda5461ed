//! Sockets: a bounded number at once, and none that stays silent for long.

use crate::address::counted;
use crate::hall::{Hall, now};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::routes;
use crate::socket::stopped;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use siliam_store::Store;
use std::collections::HashMap;
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::Service;
use tracing::warn;

/// A client that has not sent the head of a request by then is disconnected.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// Bytes in the largest head of a request.
pub(crate) const HEAD: usize = 16 * 1024;
/// How long a stop waits for answers under way.
pub(crate) const STOPPING: Duration = Duration::from_secs(5);

/// Sockets open from each address.
#[derive(Default)]
struct Sockets {
    of: Mutex<HashMap<IpAddr, usize>>,
    all: AtomicUsize,
}

/// One socket of an address, until it is dropped.
pub(crate) struct Place {
    sockets: Arc<Sockets>,
    /// Counted for this address; `None` for a proxy, which speaks for many.
    from: Option<IpAddr>,
    /// A stop waits until all of these are dropped.
    open: mpsc::Sender<()>,
}

impl Sockets {
    fn take(
        self: &Arc<Self>,
        from: Option<IpAddr>,
        limits: &Limits,
        open: &mpsc::Sender<()>,
    ) -> Option<Arc<Place>> {
        if self.all.load(Relaxed) >= limits.sockets {
            return None;
        }
        if let Some(from) = from {
            let mut of = self.of.lock().expect("no thread panics among sockets");
            let from_there = of.entry(from).or_default();
            if *from_there >= limits.sockets_per_address {
                return None;
            }
            *from_there += 1;
        }
        self.all.fetch_add(1, Relaxed);
        Some(Arc::new(Place { sockets: Arc::clone(self), from, open: open.clone() }))
    }
}

impl Place {
    /// The place of the client behind a proxy; `None` where that client has enough sockets.
    pub(crate) fn speak_for(self: Arc<Self>, client: IpAddr, limits: &Limits) -> Option<Arc<Self>> {
        if self.from.is_some() {
            return Some(self);
        }
        self.sockets.take(Some(counted(client)), limits, &self.open)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.sockets.all.fetch_sub(1, Relaxed);
        let Some(from) = self.from else { return };
        let mut of = self.sockets.of.lock().expect("no thread panics among sockets");
        if let Some(count) = of.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                of.remove(&from);
            }
        }
    }
}

/// Serves until `stop` is ready, then notifies everybody and finishes the requests under way.
pub(crate) async fn serve<S: Store>(
    hall: Arc<Hall<S>>,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
) {
    let app = routes::app(Arc::clone(&hall));
    let sockets = Arc::new(Sockets::default());
    let (open, mut closed) = mpsc::channel(1);
    let limits = hall.settings.limits;
    let beating = tokio::spawn(Arc::clone(&hall).beat());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, from)) => match sockets.take(hall.settings.counted(from.ip()), &limits, &open) {
                Some(place) => answer(stream, from, place, &app, hall.stopping.subscribe()),
                // Dropping the stream closes it.
                None => Metrics::count(&hall.metrics.limited),
            },
            Err(error) => {
                // Out of descriptors, most likely: let some go first.
                warn!(%error, "a connection cannot be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    hall.stopping.send_replace(true);
    drop(open);
    let _ = tokio::time::timeout(STOPPING, closed.recv()).await;
    beating.abort();
    let _ = hall.store.beat(now()).await;
}

fn answer(
    stream: TcpStream,
    from: SocketAddr,
    place: Arc<Place>,
    app: &Router,
    mut stopping: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let app = app.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(Arc::clone(&place));
        app.clone().call(request)
    });
    tokio::spawn(async move {
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(PATIENCE)
            .max_buf_size(HEAD)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = pin!(connection);
        // Whatever a client does wrong ends its connection and nothing else.
        tokio::select! {
            _ = connection.as_mut() => {}
            () = stopped(&mut stopping) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    });
}
