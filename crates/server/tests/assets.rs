//! The embedded front end, asked without a socket.

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt;
use tower::ServiceExt;

async fn get(path: &str, headers: &[(header::HeaderName, &str)]) -> Response<Body> {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    let request = request.body(Body::empty()).expect("a plain request");
    siliam_server::app().oneshot(request).await.expect("the service never fails")
}

async fn text(answer: Response<Body>) -> String {
    let bytes = answer.into_body().collect().await.expect("the body is in memory").to_bytes();
    String::from_utf8(bytes.to_vec()).expect("a page is text")
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
async fn gzip_is_sent_to_whom_accepts_it() {
    let answer = get("/", &[(header::ACCEPT_ENCODING, "gzip, br")]).await;
    assert_eq!(header(&answer, header::CONTENT_ENCODING), "gzip");
    assert_eq!(header(&get("/", &[]).await, header::CONTENT_ENCODING), "");
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
    let answer = siliam_server::app().oneshot(request).await.expect("the service never fails");
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
}
