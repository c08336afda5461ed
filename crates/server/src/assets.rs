//! The front end, embedded in the program.
//!
//! Names under `assets/` hold a hash of their content, so they may be kept for ever; everything else is asked for again
//! and answered with 304 while it is unchanged.

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Uri};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::{LazyLock, Mutex};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// Only our own files may run; WebAssembly may be compiled; a style attribute may place a piece.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Answers any request for a file. A path that names none gets the front end with status 404, which says so politely.
pub(crate) async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        let mut answer = response(StatusCode::METHOD_NOT_ALLOWED, Body::empty());
        answer.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return answer;
    }
    let asked = uri.path().trim_start_matches('/');
    let name = if asked.is_empty() { "index.html" } else { asked };
    match Dist::get(name) {
        Some(file) => found(name, &file, StatusCode::OK, &headers),
        // A missing file of the front end is no page.
        None if name.starts_with("assets/") => response(StatusCode::NOT_FOUND, Body::empty()),
        None => match Dist::get("index.html") {
            Some(page) => found("index.html", &page, StatusCode::NOT_FOUND, &headers),
            None => response(StatusCode::NOT_FOUND, Body::empty()),
        },
    }
}

fn found(name: &str, file: &EmbeddedFile, status: StatusCode, asked: &HeaderMap) -> Response<Body> {
    let tag = tag(file);
    let lasting = name.starts_with("assets/");
    let known = asked.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let unchanged = status == StatusCode::OK && known.is_some_and(|known| known.contains(tag.as_str()));
    let packed = is_text(name) && accepts_gzip(asked);
    let (status, body) = match (unchanged, packed) {
        (true, _) => (StatusCode::NOT_MODIFIED, Bytes::new()),
        (false, true) => (status, gzipped(name, file)),
        (false, false) => (status, Bytes::from(file.data.to_vec())),
    };
    let mut answer = response(status, Body::from(body));
    let headers = answer.headers_mut();
    let mut set = |name: HeaderName, value: &str| {
        headers.insert(name, HeaderValue::from_str(value).expect("our headers are plain ASCII"));
    };
    set(CONTENT_TYPE, content_type(name));
    set(CACHE_CONTROL, if lasting { "public, max-age=31536000, immutable" } else { "no-cache" });
    set(ETAG, &tag);
    set(VARY, "accept-encoding");
    if packed && !unchanged {
        set(CONTENT_ENCODING, "gzip");
    }
    answer
}

/// An answer with the headers that all have.
fn response(status: StatusCode, body: Body) -> Response<Body> {
    let mut answer = Response::new(body);
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    answer
}

fn tag(file: &EmbeddedFile) -> String {
    let mut tag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..12] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag + "\""
}

fn accepts_gzip(asked: &HeaderMap) -> bool {
    asked
        .get(ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("gzip"))
}

fn is_text(name: &str) -> bool {
    matches!(extension(name), "html" | "js" | "css" | "svg" | "json" | "wasm" | "txt" | "webmanifest")
}

fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn content_type(name: &str) -> &'static str {
    match extension(name) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Each file is packed once and kept.
fn gzipped(name: &str, file: &EmbeddedFile) -> Bytes {
    static PACKED: LazyLock<Mutex<HashMap<String, Bytes>>> = LazyLock::new(Mutex::default);
    let mut packed = PACKED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    packed
        .entry(name.to_owned())
        .or_insert_with(|| {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            let written = encoder.write_all(&file.data).and_then(|()| encoder.finish());
            Bytes::from(written.expect("writing to memory succeeds"))
        })
        .clone()
}
