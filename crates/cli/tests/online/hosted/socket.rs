//! A client's end of the wire, in the server's own words.

use super::PATIENCE;
use futures_util::{SinkExt, StreamExt};
use siliam_room::wire::{Ask, Tell, You};
use siliam_room::{Cause, GameId};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

/// A connection broke: the server is gone.
#[derive(Debug)]
pub(crate) struct Broken;

/// A connection whose first frame was read.
pub(crate) struct Socket {
    web: WebSocketStream<TcpStream>,
    pub(crate) you: You,
}

/// A new guest's token.
pub(crate) async fn guest(address: SocketAddr) -> Result<String, Broken> {
    let mut stream = TcpStream::connect(address).await.map_err(|_| Broken)?;
    let request = format!(
        "POST /api/guest HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.map_err(|_| Broken)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(|_| Broken)?;
    let body =
        answer.split_once("\r\n\r\n").filter(|(head, _)| head.starts_with("HTTP/1.1 200")).ok_or(Broken)?.1;
    let body: serde_json::Value = serde_json::from_str(body).map_err(|_| Broken)?;
    Ok(body["token"].as_str().expect("a new guest is told a token").to_owned())
}

impl Socket {
    /// Connects a guest.
    pub(crate) async fn open(address: SocketAddr, token: &str) -> Result<Self, Broken> {
        let stream = TcpStream::connect(address).await.map_err(|_| Broken)?;
        let _ = stream.set_nodelay(true);
        let mut request = format!("ws://{address}/api/socket").into_client_request().expect("an address");
        let bearer = HeaderValue::from_str(&format!("Bearer {token}")).expect("a plain token");
        request.headers_mut().insert("authorization", bearer);
        let opening = timeout(PATIENCE, tokio_tungstenite::client_async(request, stream)).await;
        let (mut web, _) = opening.expect("the server answers").map_err(|_| Broken)?;
        match next(&mut web).await? {
            Tell::Hello { you, .. } => Ok(Self { web, you }),
            other => panic!("the first frame is {other:?}"),
        }
    }

    /// Connects somebody new.
    pub(crate) async fn stranger(address: SocketAddr) -> Self {
        let token = guest(address).await.expect("anybody may become a guest");
        Self::open(address, &token).await.expect("a guest may connect")
    }

    pub(crate) async fn say(&mut self, ask: &Ask) -> Result<(), Broken> {
        let text = serde_json::to_string(ask).expect("a frame is plain data");
        self.web.send(Message::text(text)).await.map_err(|_| Broken)
    }

    /// The next frame.
    pub(crate) async fn next(&mut self) -> Result<Tell, Broken> {
        next(&mut self.web).await
    }

    /// The answer to a command: the number of its last event, or the code of a refusal. Other frames are passed over.
    pub(crate) async fn answer(&mut self, to: &Cause) -> Result<Result<(GameId, u64), String>, Broken> {
        loop {
            match timeout(PATIENCE, self.next()).await.expect("the server answers")? {
                Tell::Done { id, game, number } if id == *to => return Ok(Ok((game, number))),
                Tell::Refused { id: Some(id), why, .. } if id == *to => return Ok(Err(why.code)),
                _ => {}
            }
        }
    }

    /// Says something and waits for the answer.
    pub(crate) async fn ask(&mut self, ask: &Ask) -> Result<(GameId, u64), String> {
        let (Ask::Create { id, .. } | Ask::Act { id, .. }) = ask else { panic!("{ask:?} has no answer") };
        self.say(ask).await.expect("the server reads");
        self.answer(id).await.expect("the server answers")
    }

    /// Everything of a game.
    pub(crate) async fn log(&mut self, game: GameId) -> Result<Vec<siliam_room::Event>, String> {
        self.say(&Ask::Watch { game, after: 0 }).await.expect("the server reads");
        let mut log = Vec::new();
        loop {
            match timeout(PATIENCE, self.next()).await.expect("the server answers").expect("it is there") {
                // What was on its way when watching ended the last time.
                Tell::Events { game: of, after, .. } if of == game && log.is_empty() && after > 0 => {}
                Tell::Events { game: of, after, events, .. } if of == game => {
                    assert_eq!(after, log.len() as u64, "a gap in {game}");
                    log.extend(events);
                }
                // Who is there is told when everything else was.
                Tell::Here { game: of, .. } if of == game => {
                    self.say(&Ask::Unwatch { game }).await.expect("the server reads");
                    return Ok(log);
                }
                Tell::Refused { game: Some(of), why, .. } if of == game => return Err(why.code),
                _ => {}
            }
        }
    }
}

async fn next(web: &mut WebSocketStream<TcpStream>) -> Result<Tell, Broken> {
    loop {
        match web.next().await {
            Some(Ok(Message::Text(text))) => {
                return Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")));
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Broken),
            Some(Ok(_)) => {}
        }
    }
}

/// What a client calls a command.
pub(crate) fn cause(text: &str) -> Cause {
    Cause::read(text).expect("letters, digits and dashes")
}
