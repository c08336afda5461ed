//! The front end, embedded in the program, plain and packed.
//!
//! Names under `assets/` hold a hash of their content, so they may be kept for ever; everything else is asked for again
//! and answered with 304 while it is unchanged. Both forms of a file have a tag of their own, made from the bytes sent.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Uri};

/// All files by name, as `build.rs` prepared them.
static FILES: &[File] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the front end.
struct File {
    name: &'static str,
    content_type: &'static str,
    plain: Form,
    /// With gzip, where that is worth it.
    packed: Option<Form>,
}

/// What is sent of a file.
struct Form {
    tag: &'static str,
    bytes: &'static [u8],
}

impl File {
    fn named(name: &str) -> Option<&'static Self> {
        FILES.binary_search_by_key(&name, |file| file.name).ok().map(|index| &FILES[index])
    }
}

/// Only our own files may run; WebAssembly may be compiled; a style attribute may place a piece. Who may show the page
/// inside theirs is said last.
macro_rules! policy {
    ($ancestors:literal) => {
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; ",
            "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; ",
            "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ",
            $ancestors
        )
    };
}

const POLICY: &str = policy!("'none'");
/// The small board that other pages show.
const EMBEDDED: &str = policy!("*");

/// Answers any request for a file. A path that names none gets the front end with status 404, which says so politely.
pub(crate) async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        let mut answer = response(StatusCode::METHOD_NOT_ALLOWED, Body::empty());
        answer.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return answer;
    }
    let asked = uri.path().trim_start_matches('/');
    let name = if asked.is_empty() { "index.html" } else { asked };
    match File::named(name) {
        Some(file) => found(file, StatusCode::OK, &headers),
        // A missing file of the front end is no page.
        None if name.starts_with("assets/") => response(StatusCode::NOT_FOUND, Body::empty()),
        None => match File::named("index.html") {
            Some(page) => found(page, StatusCode::NOT_FOUND, &headers),
            None => response(StatusCode::NOT_FOUND, Body::empty()),
        },
    }
}

/// The page, with tags in its head where there are any.
pub(crate) fn page(status: StatusCode, tags: Option<&str>, asked: &HeaderMap) -> Response<Body> {
    let Some(page) = File::named("index.html") else {
        return response(StatusCode::NOT_FOUND, Body::empty());
    };
    let whole = std::str::from_utf8(page.plain.bytes).ok().and_then(|text| text.split_once("</head>"));
    let (Some(tags), Some((head, body))) = (tags, whole) else { return found(page, status, asked) };
    let mut answer = response(status, Body::from(format!("{}\n{tags}  </head>{body}", head.trim_end())));
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(page.content_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(VARY, HeaderValue::from_static("accept-language"));
    answer
}

/// The page, for others to show inside theirs.
pub(crate) fn embedded(status: StatusCode, asked: &HeaderMap) -> Response<Body> {
    let mut answer = page(status, None, asked);
    answer.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(EMBEDDED));
    answer
}

fn found(file: &File, status: StatusCode, asked: &HeaderMap) -> Response<Body> {
    let packed = file.packed.as_ref().filter(|_| accepts_gzip(asked));
    let form = packed.unwrap_or(&file.plain);
    let unchanged = status == StatusCode::OK && knows(asked, form.tag);
    let mut answer = if unchanged {
        response(StatusCode::NOT_MODIFIED, Body::empty())
    } else {
        response(status, Body::from(form.bytes))
    };
    let mut set = |name: HeaderName, value: &'static str| {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    };
    set(CONTENT_TYPE, file.content_type);
    let lasting = file.name.starts_with("assets/");
    set(CACHE_CONTROL, if lasting { "public, max-age=31536000, immutable" } else { "no-cache" });
    set(ETAG, form.tag);
    set(VARY, "accept-encoding");
    if packed.is_some() && !unchanged {
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

/// Whether the client has what the tag names; one that a proxy made weak will do.
pub(crate) fn knows(asked: &HeaderMap, tag: &str) -> bool {
    entries(asked, IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

/// Whether gzip is named, or else anything, with a quality above zero.
fn accepts_gzip(asked: &HeaderMap) -> bool {
    let quality = |wanted: &[&str]| {
        entries(asked, ACCEPT_ENCODING).find_map(|entry| {
            let (coding, parameters) = entry.split_once(';').unwrap_or((entry, ""));
            let coding = coding.trim();
            wanted.iter().any(|name| coding.eq_ignore_ascii_case(name)).then(|| quality_of(parameters))
        })
    };
    quality(&["gzip", "x-gzip"]).or_else(|| quality(&["*"])).is_some_and(|quality| quality > 0.0)
}

/// `q=0.5` among the parameters; 1 when there is none, 0 when it cannot be read.
pub(crate) fn quality_of(parameters: &str) -> f32 {
    let value = parameters.split(';').find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        name.trim().eq_ignore_ascii_case("q").then(|| value.trim())
    });
    value.map_or(1.0, |value| value.parse().unwrap_or(0.0))
}

/// The entries of a header that is a list, over all its lines.
pub(crate) fn entries(asked: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = asked.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}
