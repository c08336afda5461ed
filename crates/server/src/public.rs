//! Games for everybody: the page behind a public link, its picture, and the small board that other pages show.

use crate::assets;
use crate::drawers::{Key, Made, NoAnswer};
use crate::hall::{Hall, take};
use crate::metrics::Metrics;
use crate::unfolding::Unfolding;
use axum::body::Body;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use siliam_messages::Lang;
use siliam_record::short;
use siliam_store::Store;
use std::net::SocketAddr;
use std::sync::Arc;

/// The policy for pictures: they load nothing and run nothing.
const POLICY: &str = "default-src 'none'; frame-ancestors *";

/// A picture's form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Png,
    Svg,
}

/// `/g/<short form>`, with `.png` or `.svg` its picture.
pub(crate) async fn game<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let ply = ply_of(&uri);
    if let Some(link) = name.strip_suffix(".png") {
        picture(&hall, from, link, ply, Form::Png, &headers).await
    } else if let Some(link) = name.strip_suffix(".svg") {
        picture(&hall, from, link, ply, Form::Svg, &headers).await
    } else {
        page(&hall, from, &name, ply, &headers).await
    }
}

/// `/embed/<short form>`: the page, which other pages may show inside theirs. What the link holds the page reads itself.
pub(crate) async fn embed(Path(link): Path<String>, headers: HeaderMap) -> Response {
    let status = if is_link(&link) { StatusCode::OK } else { StatusCode::NOT_FOUND };
    assets::embedded(status, &headers)
}

/// Whether a word has the letters and the length of a short form.
fn is_link(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    !text.is_empty() && text.len() <= 2 * short::MOST_BYTES && text.bytes().all(fits)
}

/// `?ply=12`; nothing that is no number.
fn ply_of(uri: &Uri) -> Option<usize> {
    let ply: usize = uri.query()?.split('&').find_map(|part| part.strip_prefix("ply="))?.parse().ok()?;
    // No link holds more, so whatever is beyond is one picture.
    Some(ply.min(short::MOST_MOVES))
}

/// The language that a visitor likes best among ours; English where they name neither.
fn lang_of(headers: &HeaderMap) -> Lang {
    let mut best: Option<(f32, Lang)> = None;
    for entry in assets::entries(headers, ACCEPT_LANGUAGE) {
        let (code, parameters) = entry.split_once(';').unwrap_or((entry, ""));
        let quality = assets::quality_of(parameters);
        if let Some(lang) = Lang::of_code(code.trim())
            && quality > best.map_or(0.0, |(quality, _)| quality)
        {
            best = Some((quality, lang));
        }
    }
    best.map_or(Lang::English, |(_, lang)| lang)
}

/// The page with tags for programs that show links. They are an extra: where they cannot be had the page comes without.
async fn page<S: Store>(
    hall: &Hall<S>,
    from: SocketAddr,
    link: &str,
    ply: Option<usize>,
    headers: &HeaderMap,
) -> Response {
    if !is_link(link) {
        return assets::page(StatusCode::NOT_FOUND, None, headers);
    }
    let lang = lang_of(headers);
    let key = Key::of(&["tags", link, &asked(ply), lang.code()]);
    let (owned, house) = (link.to_owned(), hall.settings.public_url.clone());
    let draw = move || {
        let unfolding = Unfolding::read(&owned, ply)?;
        Some(unfolding.tags(lang, &owned, ply, house.as_deref()).into_bytes())
    };
    let client = hall.settings.client(from, headers);
    match hall.drawers.answer(key, || take(&hall.counted.pictures, client), draw).await {
        Ok(Some(tags)) => assets::page(StatusCode::OK, Some(&String::from_utf8_lossy(&tags.bytes)), headers),
        Ok(None) => assets::page(StatusCode::NOT_FOUND, None, headers),
        Err(_) => {
            Metrics::count(&hall.metrics.limited);
            assets::page(StatusCode::OK, None, headers)
        }
    }
}

async fn picture<S: Store>(
    hall: &Hall<S>,
    from: SocketAddr,
    link: &str,
    ply: Option<usize>,
    form: Form,
    headers: &HeaderMap,
) -> Response {
    let absent = || plain(StatusCode::NOT_FOUND, "this link holds no game\n");
    if !is_link(link) {
        return absent();
    }
    let kind = if form == Form::Png { "png" } else { "svg" };
    let key = Key::of(&[kind, link, &asked(ply)]);
    let owned = link.to_owned();
    let draw = move || {
        let unfolding = Unfolding::read(&owned, ply)?;
        match form {
            Form::Png => unfolding.card(),
            Form::Svg => Some(unfolding.svg().into_bytes()),
        }
    };
    let client = hall.settings.client(from, headers);
    match hall.drawers.answer(key, || take(&hall.counted.pictures, client), draw).await {
        Ok(Some(made)) => drawn(&made, form, headers),
        Ok(None) => absent(),
        Err(why) => {
            Metrics::count(&hall.metrics.limited);
            match why {
                NoAnswer::Flood => {
                    plain(StatusCode::TOO_MANY_REQUESTS, "too many pictures for this address\n")
                }
                NoAnswer::Busy => {
                    plain(StatusCode::SERVICE_UNAVAILABLE, "too many pictures are being drawn\n")
                }
            }
        }
    }
}

/// A ply as part of a key.
fn asked(ply: Option<usize>) -> String {
    ply.map_or_else(|| "last".to_owned(), |ply| ply.to_string())
}

/// An answer with a picture, or that the client has it already.
fn drawn(made: &Made, form: Form, headers: &HeaderMap) -> Response {
    let mut answer = if assets::knows(headers, &made.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(made.bytes.clone()))
    };
    let kind = if form == Form::Png { "image/png" } else { "image/svg+xml" };
    let set = answer.headers_mut();
    set.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    // The same link is the same picture, until the program draws otherwise.
    set.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=86400"));
    set.insert(ETAG, HeaderValue::from_str(&made.tag).expect("a tag has plain letters"));
    set.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    set.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    answer
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_liked_best_among_ours() {
        let lang = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(text));
            lang_of(&headers)
        };
        assert_eq!(lang("fr-CH, fr;q=0.9, en;q=0.8"), Lang::French);
        assert_eq!(lang("en;q=0.3, fr;q=0.7"), Lang::French);
        assert_eq!(lang("de, en-GB;q=0.5, fr;q=0.4"), Lang::English);
        assert_eq!(lang("fr;q=0, de"), Lang::English);
        assert_eq!(lang_of(&HeaderMap::new()), Lang::English);
    }

    #[test]
    fn plies_are_numbers_within_bounds() {
        let ply = |text: &str| ply_of(&text.parse().expect("an address"));
        assert_eq!(ply("/g/x?ply=3"), Some(3));
        assert_eq!(ply("/g/x?a=b&ply=0"), Some(0));
        assert_eq!(ply("/g/x?ply=99999"), Some(short::MOST_MOVES));
        assert_eq!(ply("/g/x?ply=-1"), None);
        assert_eq!(ply("/g/x?ply=99999999999999999999999999"), None);
        assert_eq!(ply("/g/x"), None);
    }
}
