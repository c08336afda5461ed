//! Guests: a random token in a cookie, its hash in the store. Nothing asks for a name or an address.

use crate::hall::{Hall, now, take};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use siliam_room::{GameId, PersonId};
use siliam_store::{Guest, Store, StoreError, TokenHash};
use std::net::IpAddr;

/// The cookie that holds the token.
const COOKIE_NAME: &str = "siliam";
/// A cookie lasts a year from each visit.
const YEAR: u64 = 365 * 24 * 60 * 60;

/// A guest's secret: 256 random bits. It is never written down and never shown.
pub(crate) struct Token([u8; 32]);

impl Token {
    fn random() -> Self {
        Self(random())
    }

    fn read(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        Some(Self(bytes.try_into().ok()?))
    }

    /// What a client sent: its cookie, or `Authorization: Bearer` from a program.
    pub(crate) fn sent(headers: &HeaderMap) -> Option<Self> {
        let bearer =
            headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        let cookie = cookies.flat_map(|line| line.split(';')).find_map(|cookie| {
            let (name, value) = cookie.trim().split_once('=')?;
            (name == COOKIE_NAME).then_some(value)
        });
        bearer.or(cookie).and_then(Self::read)
    }

    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }

    pub(crate) fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// The cookie for a new guest.
    pub(crate) fn cookie(&self, is_secure: bool) -> HeaderValue {
        let secure = if is_secure { "; Secure" } else { "" };
        let cookie =
            format!("{COOKIE_NAME}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", self.text());
        HeaderValue::from_str(&cookie).expect("a cookie of plain letters")
    }
}

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// The id of a game that a person creates with a command of this name: the same for the same command, and unguessable
/// by others, because it is derived from the token's hash.
pub(crate) fn game_of(token: TokenHash, cause: &str) -> GameId {
    let hash = Sha256::new().chain_update(b"game").chain_update(token.0).chain_update(cause).finalize();
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&hash[..8]);
    GameId::of_bytes(bytes)
}

/// A guest who is known by a token.
pub(crate) struct Known {
    pub(crate) token: Token,
    pub(crate) guest: Guest,
}

/// Why nobody became a guest.
pub(crate) enum NoGuest {
    Flood,
    Store,
}

impl<S: Store> Hall<S> {
    /// The guest who sent this, if they are known.
    pub(crate) async fn known(&self, headers: &HeaderMap) -> Result<Option<Known>, StoreError> {
        let Some(token) = Token::sent(headers) else { return Ok(None) };
        let guest = self.store.guest(token.hash()).await?;
        Ok(guest.map(|guest| Known { token, guest }))
    }

    /// Makes a new guest.
    pub(crate) async fn welcome(&self, from: IpAddr) -> Result<Known, NoGuest> {
        if !take(&self.counted.guests, from) {
            return Err(NoGuest::Flood);
        }
        let token = Token::random();
        let guest = Guest { id: PersonId::of_bytes(random()), name: None };
        self.store.add_guest(token.hash(), guest.clone(), now()).await.map_err(|error| {
            tracing::error!(%error, "a guest cannot be written");
            NoGuest::Store
        })?;
        Ok(Known { token, guest })
    }

    /// Whether a page of ours asks. Programs send no origin.
    pub(crate) fn is_ours(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(ORIGIN) else { return true };
        let Some(host) =
            origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host)
        else {
            return false;
        };
        let asked = headers.get(HOST).and_then(|host| host.to_str().ok());
        asked == Some(host) || self.settings.public_host() == Some(host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_from_cookie_or_header_and_nothing_else() {
        let token = Token::random();
        let sent = |name, value: String| {
            let mut headers = HeaderMap::new();
            headers.insert(name, HeaderValue::from_str(&value).expect("plain"));
            Token::sent(&headers).map(|token| token.hash())
        };
        let text = token.text();
        assert_eq!(sent(COOKIE, format!("a=b; siliam={text}; c=d")), Some(token.hash()));
        assert_eq!(sent(AUTHORIZATION, format!("Bearer {text}")), Some(token.hash()));
        for bad in ["siliam=", "siliam=abc", "xsiliam=abc", "siliam", "=", ";;;"] {
            assert_eq!(sent(COOKIE, bad.to_owned()), None, "{bad}");
        }
        assert_eq!(sent(COOKIE, format!("siliam={text}A")), None);
    }

    #[test]
    fn a_game_is_named_by_its_person_and_command() {
        assert_eq!(game_of(TokenHash([1; 32]), "a"), game_of(TokenHash([1; 32]), "a"));
        assert_ne!(game_of(TokenHash([1; 32]), "a"), game_of(TokenHash([1; 32]), "b"));
        assert_ne!(game_of(TokenHash([1; 32]), "a"), game_of(TokenHash([2; 32]), "a"));
    }
}
