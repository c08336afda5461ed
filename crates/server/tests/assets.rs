//! The embedded front end, asked without a socket.

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use flate2::read::GzDecoder;
use http_body_util::BodyExt;
use siliam_server::{Service, Settings};
use siliam_store::Memory;
use std::fs;
use std::io::Read;
use tower::ServiceExt;

async fn get(path: &str, headers: &[(header::HeaderName, &str)]) -> Response<Body> {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    let request = request.body(Body::empty()).expect("a plain request");
    ask(request).await
}

async fn ask(request: Request<Body>) -> Response<Body> {
    let settings = Settings::new(([127, 0, 0, 1], 0).into(), "unused".into());
    let service = Service::new(Memory::default(), settings);
    service.app().oneshot(request).await.expect("the service never fails")
}

const GZIP: &[(header::HeaderName, &str)] = &[(header::ACCEPT_ENCODING, "gzip")];

async fn bytes(answer: Response<Body>) -> Vec<u8> {
    answer.into_body().collect().await.expect("the body is in memory").to_bytes().to_vec()
}

async fn text(answer: Response<Body>) -> String {
    String::from_utf8(bytes(answer).await).expect("a page is text")
}

fn header(answer: &Response<Body>, name: header::HeaderName) -> String {
    answer.headers().get(name).map(|value| value.to_str().expect("plain").to_owned()).unwrap_or_default()
}

#[tokio::test]
async fn the_front_page_is_html_asked_for_again_each_time() {
    let answer = get("/", &[]).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(header(&answer, header::CONTENT_TYPE), "text/html; charset=utf-8");
    assert_eq!(header(&answer, header::CACHE_CONTROL), "no-cache");
    assert!(header(&answer, header::CONTENT_SECURITY_POLICY).contains("default-src 'none'"));
    let tag = header(&answer, header::ETAG);
    assert!(text(answer).await.contains("<title>"));
    let again = get("/", &[(header::IF_NONE_MATCH, &tag)]).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert!(text(again).await.is_empty());
}

#[tokio::test]
async fn what_the_front_page_asks_for_is_there_and_lasts() {
    let page = text(get("/", &[]).await).await;
    let named: Vec<_> = page.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(!named.is_empty());
    for path in named {
        let answer = get(path, &[]).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert!(header(&answer, header::CACHE_CONTROL).contains("immutable"));
    }
}

#[tokio::test]
async fn gzip_is_sent_to_whom_accepts_it_and_to_nobody_else() {
    for accepted in ["gzip, br", "br;q=1.0, GZIP;q=0.5", "x-gzip", "*", "br;q=0, *;q=0.1"] {
        let answer = get("/", &[(header::ACCEPT_ENCODING, accepted)]).await;
        assert_eq!(header(&answer, header::CONTENT_ENCODING), "gzip", "{accepted}");
    }
    for refused in ["", "br", "gzip;q=0", "gzip; Q=0.000, br", "*;q=0", "*, gzip;q=0", "gzipped", "gzip;q=x"]
    {
        let answer = get("/", &[(header::ACCEPT_ENCODING, refused)]).await;
        assert_eq!(header(&answer, header::CONTENT_ENCODING), "", "{refused}");
        assert!(text(answer).await.contains("<title>"), "{refused}");
    }
    assert_eq!(header(&get("/", &[]).await, header::CONTENT_ENCODING), "");
}

#[tokio::test]
async fn a_packed_file_unpacks_to_the_plain_one() {
    let page = text(get("/", &[]).await).await;
    for path in ["/", &named(&page, ".js")] {
        let plain = bytes(get(path, &[]).await).await;
        let packed = bytes(get(path, GZIP).await).await;
        assert!(packed.len() < plain.len(), "{path}");
        let mut unpacked = Vec::new();
        GzDecoder::new(&packed[..]).read_to_end(&mut unpacked).expect("gzip");
        assert!(unpacked == plain, "{path}");
    }
}

#[tokio::test]
async fn each_encoding_has_a_tag_of_its_own() {
    let plain = header(&get("/", &[]).await, header::ETAG);
    let answer = get("/", GZIP).await;
    let packed = header(&answer, header::ETAG);
    assert_ne!(plain, packed);
    assert_eq!(header(&answer, header::VARY), "accept-encoding");

    let asked = async |encoding: &str, known: &str| {
        let answer = get("/", &[(header::ACCEPT_ENCODING, encoding), (header::IF_NONE_MATCH, known)]).await;
        assert_eq!(header(&answer, header::VARY), "accept-encoding");
        answer.status()
    };
    assert_eq!(asked("gzip", &packed).await, StatusCode::NOT_MODIFIED);
    assert_eq!(asked("gzip", &plain).await, StatusCode::OK);
    assert_eq!(asked("identity", &plain).await, StatusCode::NOT_MODIFIED);
    assert_eq!(asked("identity", &packed).await, StatusCode::OK);
    assert_eq!(asked("gzip", &format!("\"other\", W/{packed}")).await, StatusCode::NOT_MODIFIED);
    assert_eq!(asked("gzip", "*").await, StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn every_kind_of_file_has_its_type() {
    let page = text(get("/", &[]).await).await;
    for (path, expected) in [
        (named(&page, ".js"), "text/javascript; charset=utf-8"),
        (named(&page, ".css"), "text/css; charset=utf-8"),
        (named(&page, ".svg"), "image/svg+xml"),
        (a_module(), "application/wasm"),
    ] {
        let answer = get(&path, &[]).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&answer, header::CONTENT_TYPE), expected, "{path}");
    }
}

/// The first path with this ending that the page names.
fn named(page: &str, ending: &str) -> String {
    page.split('"').find(|part| part.ends_with(ending)).expect("the page names one").to_owned()
}

/// Some WebAssembly module of the build; the page itself names none.
fn a_module() -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/assets");
    let names = fs::read_dir(folder).expect("the build is there");
    let mut paths = names.map(|entry| entry.expect("a file").path());
    let module = paths.find(|path| path.extension().is_some_and(|ending| ending == "wasm"));
    format!("/assets/{}", module.expect("a module").file_name().expect("a name").display())
}

#[tokio::test]
async fn a_broken_link_gets_the_front_end_and_says_404() {
    let answer = get("/no/such/page", &[]).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    assert!(text(answer).await.contains("<title>"));
    assert_eq!(get("/assets/no-such-file.js", &[]).await.status(), StatusCode::NOT_FOUND);
    assert_eq!(get("/../Cargo.toml", &[]).await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn only_reading_is_allowed() {
    let request = Request::post("/").body(Body::empty()).expect("a plain request");
    let answer = ask(request).await;
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
}
