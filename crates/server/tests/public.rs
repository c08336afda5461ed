//! Public links, their pictures and the embedded board, asked without a socket.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt;
use siliam_record::{NodeId, Record, short};
use siliam_server::{Limits, Rate, Service, Settings};
use siliam_store::Memory;
use std::net::SocketAddr;
use tower::ServiceExt;

const PUBLIC: &str = "https://siliam.example";

/// A server; its answers to several requests share one memory.
fn house(public_url: Option<&str>, limits: Limits) -> Router {
    let settings = Settings {
        public_url: public_url.map(str::to_owned),
        limits,
        ..Settings::new(([127, 0, 0, 1], 0).into(), "unused".into())
    };
    Service::new(Memory::default(), settings).app()
}

async fn ask(house: &Router, path: &str, headers: &[(header::HeaderName, &str)]) -> Response<Body> {
    ask_from(house, [192, 0, 2, 1], path, headers).await
}

async fn ask_from(
    house: &Router,
    from: [u8; 4],
    path: &str,
    headers: &[(header::HeaderName, &str)],
) -> Response<Body> {
    let mut request = Request::get(path).extension(ConnectInfo(SocketAddr::from((from, 4000))));
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    let request = request.body(Body::empty()).expect("a plain request");
    house.clone().oneshot(request).await.expect("the service never fails")
}

async fn bytes(answer: Response<Body>) -> Vec<u8> {
    answer.into_body().collect().await.expect("the body is in memory").to_bytes().to_vec()
}

async fn text(answer: Response<Body>) -> String {
    String::from_utf8(bytes(answer).await).expect("text")
}

fn header(answer: &Response<Body>, name: header::HeaderName) -> String {
    answer.headers().get(name).map(|value| value.to_str().expect("plain").to_owned()).unwrap_or_default()
}

/// The short form of a game between two.
fn link(game: &str, names: [&str; 2], words: &str) -> String {
    let mut record = Record::new(game, None).expect("a game");
    record.follow(NodeId::ROOT, words.split_whitespace()).expect("legal");
    for (place, name) in names.iter().enumerate() {
        record.header.set_player(place, name);
    }
    short::write(&record).expect("short")
}

/// What a tag of a page says.
fn tag<'a>(page: &'a str, property: &str) -> Option<&'a str> {
    let (_, after) = page.split_once(&format!("<meta property=\"{property}\" content=\""))?;
    after.split('"').next()
}

#[tokio::test]
async fn a_public_link_is_the_page_with_tags_in_the_visitors_language() {
    let house = house(Some(PUBLIC), Limits::default());
    let link = link("siam", ["Léna", "Arthit"], "@c1n @c5s c1c2n");
    let path = format!("/g/{link}");
    let french = ask(&house, &path, &[(header::ACCEPT_LANGUAGE, "fr-CH, en;q=0.5")]).await;
    assert_eq!(french.status(), StatusCode::OK);
    assert_eq!(header(&french, header::CONTENT_TYPE), "text/html; charset=utf-8");
    assert_eq!(header(&french, header::VARY), "accept-language");
    assert!(header(&french, header::CONTENT_SECURITY_POLICY).contains("frame-ancestors 'none'"));
    let french = text(french).await;
    assert_eq!(tag(&french, "og:title"), Some("Siam\u{a0}: Léna – Arthit"));
    assert_eq!(tag(&french, "og:description"), Some("Après 3 coups. Aux Rhinocéros de jouer."));
    let image = format!("{PUBLIC}/g/{link}.png");
    assert_eq!(tag(&french, "og:image"), Some(image.as_str()));
    assert_eq!(
        (tag(&french, "og:image:width"), tag(&french, "og:image:height")),
        (Some("1200"), Some("630"))
    );
    assert!(french.contains("<div id=\"app\">") && french.contains("twitter:card"));
    // The tags stand in the head, and what the page loads is named from the root.
    assert!(french.find("og:title") < french.find("</head>"));
    assert!(french.contains("src=\"/assets/") && !french.contains("src=\"assets/"));

    let english = text(ask(&house, &format!("{path}?ply=1"), &[]).await).await;
    assert_eq!(tag(&english, "og:title"), Some("Siam: Léna – Arthit"));
    assert_eq!(tag(&english, "og:description"), Some("After one move. Rhinoceroses to move."));
    assert_eq!(tag(&english, "og:image"), Some(format!("{image}?ply=1").as_str()));
}

#[tokio::test]
async fn a_finished_game_tells_how_it_ended() {
    let house = house(Some(PUBLIC), Limits::default());
    let link = link("samliam-7", ["", ""], "d4se resigned-r");
    let page = text(ask(&house, &format!("/g/{link}"), &[]).await).await;
    assert_eq!(tag(&page, "og:title"), Some("Sam Liam 7×7"));
    assert_eq!(tag(&page, "og:description"), Some("Green wins after one move: Red resigned."));
}

#[tokio::test]
async fn without_a_public_address_there_is_no_image() {
    let house = house(None, Limits::default());
    let link = link("squaryd", ["", ""], "e2");
    let page = text(ask(&house, &format!("/g/{link}"), &[]).await).await;
    assert_eq!(tag(&page, "og:title"), Some("Squaryd"));
    assert_eq!((tag(&page, "og:image"), tag(&page, "og:url")), (None, None));
    assert!(!page.contains("twitter:card"));
    assert_eq!(ask(&house, &format!("/g/{link}.png"), &[]).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn names_and_comments_stay_text() {
    let house = house(Some(PUBLIC), Limits::default());
    let evil = "\"><script>alert(1)</script>&'";
    let mut record = Record::new("siam", None).expect("a game");
    let first = record.play(NodeId::ROOT, ["@c1n"]).expect("legal");
    record.remark_mut(first).set_comment(evil);
    record.header.set_player(0, evil);
    assert!(record.header.set_other("Event", evil));
    let link = short::write(&record).expect("short");
    let page = text(ask(&house, &format!("/g/{link}"), &[]).await).await;
    assert_eq!(
        page.matches("<script").count(),
        text(ask(&house, "/", &[]).await).await.matches("<script").count()
    );
    assert!(!page.contains("alert(1)</script>"));
    assert_eq!(
        tag(&page, "og:title"),
        Some("Siam: &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39; – ?")
    );
    let svg = text(ask(&house, &format!("/g/{link}.svg"), &[]).await).await;
    assert!(!svg.contains("script") && !svg.contains("alert"));
    let card = ask(&house, &format!("/g/{link}.png"), &[]).await;
    assert_eq!(card.status(), StatusCode::OK, "a name that cannot be cut is left out");
}

#[tokio::test]
async fn a_picture_is_a_card_that_is_remembered_under_its_tag() {
    let house = house(None, Limits::default());
    let link = link("samliam-6x7", ["Léna", "Tao"], "d4se d4nw");
    let path = format!("/g/{link}.png");
    let answer = ask(&house, &path, &[]).await;
    assert_eq!(header(&answer, header::CONTENT_TYPE), "image/png");
    assert_eq!(header(&answer, header::X_CONTENT_TYPE_OPTIONS), "nosniff");
    assert!(header(&answer, header::CONTENT_SECURITY_POLICY).starts_with("default-src 'none'"));
    assert_eq!(header(&answer, header::CACHE_CONTROL), "public, max-age=86400");
    let tag = header(&answer, header::ETAG);
    assert!(tag.starts_with('"') && tag.len() == 26, "{tag}");
    let card = bytes(answer).await;
    let side = |at: usize| u32::from_be_bytes(card[at..at + 4].try_into().expect("four bytes"));
    assert_eq!((&card[1..4], side(16), side(20)), (&b"PNG"[..], 1200, 630));
    let again = ask(&house, &path, &[(header::IF_NONE_MATCH, &tag)]).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert!(bytes(again).await.is_empty());

    let earlier = ask(&house, &format!("{path}?ply=1"), &[(header::IF_NONE_MATCH, &tag)]).await;
    assert_eq!(earlier.status(), StatusCode::OK);
    assert_ne!(header(&earlier, header::ETAG), tag);
    let beyond = ask(&house, &format!("{path}?ply=2000"), &[]).await;
    assert_eq!(header(&beyond, header::ETAG), tag, "beyond the end is the end");

    let svg = ask(&house, &format!("/g/{link}.svg"), &[]).await;
    assert_eq!(header(&svg, header::CONTENT_TYPE), "image/svg+xml");
    assert!(text(svg).await.starts_with("<svg "));

    let figures = text(ask(&house, "/metrics", &[]).await).await;
    assert!(figures.contains("siliam_drawn_total 4\n"), "remembered pictures are not drawn again");
}

#[tokio::test]
async fn hostile_links_cost_little_and_change_nothing() {
    let house = house(Some(PUBLIC), Limits::default());
    let good = link("siam", ["", ""], "@c1n");
    let damaged = format!("{}A", &good[..good.len() - 1]);
    let long = "A".repeat(40_000);
    let other = "Ag".to_owned() + &good[2..];
    for bad in
        ["x", "AA", &damaged, &long, &other, "%3Cscript%3E", "a%00b", "..%2f..%2fetc", &format!("{good}%20")]
    {
        let page = ask(&house, &format!("/g/{bad}"), &[]).await;
        assert_eq!(page.status(), StatusCode::NOT_FOUND, "{bad}");
        assert!(!text(page).await.contains("og:"), "{bad}");
        for ending in ["png", "svg"] {
            let picture = ask(&house, &format!("/g/{bad}.{ending}"), &[]).await;
            assert_eq!(picture.status(), StatusCode::NOT_FOUND, "{bad}");
        }
    }
    // What was read once and holds no game is not read again.
    let drawn = async || {
        let figures = text(ask(&house, "/metrics", &[]).await).await;
        figures.lines().find_map(|line| line.strip_prefix("siliam_drawn_total ").map(str::to_owned))
    };
    let before = drawn().await;
    assert_eq!(ask(&house, &format!("/g/{damaged}.png"), &[]).await.status(), StatusCode::NOT_FOUND);
    assert_eq!(drawn().await, before);
    for ply in ["-1", "x", "", "99999999999999999999"] {
        let picture = ask(&house, &format!("/g/{good}.svg?ply={ply}"), &[]).await;
        assert_eq!(picture.status(), StatusCode::OK, "{ply}");
    }
}

#[tokio::test]
async fn an_address_has_so_many_pictures_and_the_page_comes_all_the_same() {
    let few = Rate { burst: 2.0, per_second: 0.001 };
    let house = house(Some(PUBLIC), Limits { pictures: few, ..Limits::default() });
    let link = link("siam", ["", ""], "@c1n @c5s @e1n @a5s");
    let picture = |ply: usize| format!("/g/{link}.svg?ply={ply}");
    for (ply, status) in [(0, 200), (1, 200), (2, 429), (0, 200), (1, 200)] {
        assert_eq!(ask(&house, &picture(ply), &[]).await.status(), status, "{ply}");
    }
    let page = ask(&house, &format!("/g/{link}"), &[]).await;
    assert_eq!(page.status(), StatusCode::OK);
    assert_eq!(tag(&text(page).await, "og:title"), None);
    assert_eq!(ask_from(&house, [192, 0, 2, 2], &picture(2), &[]).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn only_the_embedded_board_may_be_shown_inside_other_pages() {
    let house = house(None, Limits::default());
    let link = link("siam", ["", ""], "@c1n");
    let embedded = ask(&house, &format!("/embed/{link}"), &[]).await;
    assert_eq!(embedded.status(), StatusCode::OK);
    let policy = header(&embedded, header::CONTENT_SECURITY_POLICY);
    let own = header(&ask(&house, "/", &[]).await, header::CONTENT_SECURITY_POLICY);
    assert!(own.ends_with("frame-ancestors 'none'"), "{own}");
    assert_eq!(policy, own.replace("frame-ancestors 'none'", "frame-ancestors *"));
    assert!(text(embedded).await.contains("<div id=\"app\">"));
    let broken = ask(&house, "/embed/%3Cscript%3E", &[]).await;
    assert_eq!(broken.status(), StatusCode::NOT_FOUND);
    for path in [&format!("/g/{link}")[..], "/embed", "/embed/", "/embedded/x", "/no/such/page"] {
        let answer = ask(&house, path, &[]).await;
        let policy = header(&answer, header::CONTENT_SECURITY_POLICY);
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
    }
}
