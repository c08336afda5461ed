//! What the server answers over plain requests: the front end, guests, the way to a game, health and figures.

use crate::address::is_loopback;
use crate::assets;
use crate::guests::NoGuest;
use crate::hall::{Hall, take};
use crate::metrics::Metrics;
use crate::public;
use crate::serving::Place;
use crate::socket;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Extension, Json, Router};
use serde::Serialize;
use siliam_room::GameId;
use siliam_room::wire::You;
use siliam_store::Store;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Bytes in the largest frame that is read; a table with a position is below a tenth of it.
pub(crate) const FRAME: usize = 16 * 1024;
/// Bytes that a socket's buffer for reading starts with; the library's 128 KiB would be gigabytes for all.
const READ: usize = 2 * 1024;
/// Bytes that may wait in a socket to be written.
pub(crate) const WRITE: usize = 64 * 1024;

/// Everything the server answers.
pub(crate) fn app<S: Store>(hall: Arc<Hall<S>>) -> Router {
    Router::new()
        .route("/api/guest", post(guest::<S>))
        .route("/api/house", get(house::<S>))
        .route("/api/socket", any(open::<S>))
        .route("/j/{game}", get(join))
        .route("/g/{link}", get(public::game::<S>))
        .route("/embed/{link}", get(public::embed))
        .route("/health", get(health::<S>))
        .route("/metrics", get(metrics::<S>))
        .fallback(assets::answer)
        .with_state(hall)
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], text).into_response()
}

/// What a guest is told.
#[derive(Serialize)]
struct Welcome {
    you: You,
    /// For programs that keep no cookies; a page never sees it again.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// Makes the client a guest, unless they are one.
async fn guest<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    if !hall.is_ours(&headers) {
        return plain(StatusCode::FORBIDDEN, "this page is not ours\n");
    }
    let Ok(known) = hall.known(&headers).await else {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "nothing can be read at the moment\n");
    };
    let (known, fresh) = match known {
        Some(known) => (known, false),
        None => match hall.welcome(hall.settings.client(from, &headers)).await {
            Ok(known) => (known, true),
            Err(NoGuest::Flood) => {
                Metrics::count(&hall.metrics.limited);
                return plain(StatusCode::TOO_MANY_REQUESTS, "too many guests from this address\n");
            }
            Err(NoGuest::Store) => {
                return plain(StatusCode::SERVICE_UNAVAILABLE, "nothing can be kept at the moment\n");
            }
        },
    };
    let you = You { id: known.guest.id, name: known.guest.name.clone() };
    let token = fresh.then(|| known.token.text());
    let mut answer = Json(Welcome { you, token }).into_response();
    let cookie = known.token.cookie(hall.settings.is_secure());
    answer.headers_mut().insert(SET_COOKIE, cookie);
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// How friends reach this server, as far as it knows.
#[derive(Serialize)]
struct House<'a> {
    /// Where people reach it.
    public_url: Option<&'a str>,
    /// Whether the page was opened on a machine that serves nobody else.
    loopback: bool,
    /// The machine's addresses in its networks, with the port; only for a page that was opened on the machine itself.
    addresses: Vec<String>,
    /// What to run, so that friends in the same network reach it.
    command: String,
}

async fn house<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let settings = &hall.settings;
    // Behind a proxy everybody comes from this machine, but they ask for another host.
    let at_home = settings.public_url.is_none()
        && from.ip().to_canonical().is_loopback()
        && headers.get(HOST).and_then(|host| host.to_str().ok()).is_some_and(is_loopback);
    let house = House {
        public_url: settings.public_url.as_deref(),
        loopback: at_home && settings.listen.ip().is_loopback(),
        addresses: if at_home { near(settings.listen.port()) } else { Vec::new() },
        command: format!("siliam serve --listen 0.0.0.0:{}", settings.listen.port()),
    };
    ([(CACHE_CONTROL, "no-store")], Json(house)).into_response()
}

/// Where others in its networks reach a machine that listens on all its addresses.
pub fn near(port: u16) -> Vec<String> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let near = interfaces.iter().filter(|interface| !interface.is_loopback()).map(if_addrs::Interface::ip);
    near.filter(IpAddr::is_ipv4).map(|ip| format!("http://{ip}:{port}")).collect()
}

/// Opens the WebSocket of somebody who is a guest.
async fn open<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    place: Option<Extension<Arc<Place>>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !hall.is_ours(&headers) {
        return plain(StatusCode::FORBIDDEN, "this page is not ours\n");
    }
    let client = hall.settings.client(from, &headers);
    let place = match place {
        Some(Extension(place)) => place.speak_for(client, &hall.settings.limits).map(Some),
        // A test without sockets.
        None => Some(None),
    };
    let Some(place) = place.filter(|_| take(&hall.counted.greetings, client)) else {
        Metrics::count(&hall.metrics.limited);
        return plain(StatusCode::TOO_MANY_REQUESTS, "too many connections from this address\n");
    };
    match hall.known(&headers).await {
        Ok(Some(known)) => upgrade
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_write_buffer_size(WRITE)
            .max_message_size(FRAME)
            .max_frame_size(FRAME)
            .on_upgrade(async move |web| {
                socket::serve(hall, web, client, known.token.hash(), known.guest).await;
                // The socket is counted until here.
                drop(place);
            }),
        Ok(None) => plain(StatusCode::UNAUTHORIZED, "first ask for /api/guest\n"),
        Err(_) => plain(StatusCode::SERVICE_UNAVAILABLE, "nothing can be read at the moment\n"),
    }
}

/// The link that is sent to friends leads to the page that shows the game.
async fn join(Path(game): Path<String>) -> Response {
    match game.parse::<GameId>() {
        Ok(game) => {
            let to = HeaderValue::from_str(&format!("/#/j/{game}")).expect("an id has plain letters");
            (StatusCode::SEE_OTHER, [(LOCATION, to)]).into_response()
        }
        Err(_) => plain(StatusCode::NOT_FOUND, "there is no such game\n"),
    }
}

/// Whether games can be read and written.
async fn health<S: Store>(State(hall): State<Arc<Hall<S>>>) -> Response {
    match hall.store.last_beat().await {
        Ok(_) if hall.pulse.is_failing() => {
            plain(StatusCode::SERVICE_UNAVAILABLE, "the store cannot be written\n")
        }
        Ok(_) => plain(StatusCode::OK, "ok\n"),
        Err(_) => plain(StatusCode::SERVICE_UNAVAILABLE, "the store cannot be read\n"),
    }
}

async fn metrics<S: Store>(State(hall): State<Arc<Hall<S>>>) -> Response {
    let text = hall.metrics.text(hall.rooms(), hall.thinking());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4"), (CACHE_CONTROL, "no-store")], text).into_response()
}
