//! A server on a socket of its own, and clients that speak JSON with it.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use siliam_server::{Limits, Service, Settings};
use siliam_store::{Memory, Store};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than anything takes here; whoever waits so long has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    stopped: tokio::task::JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(Memory::default(), Limits::default()).await
    }

    pub(crate) async fn with<S: Store>(store: S, limits: Limits) -> Self {
        Self::behind(&[], store, limits).await
    }

    /// A server that believes proxies.
    pub(crate) async fn behind<S: Store>(proxies: &[IpAddr], store: S, limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let settings =
            Settings { limits, proxies: proxies.to_vec(), ..Settings::new(address, "unused".into()) };
        let service = Service::new(store, settings);
        service.wake().await.expect("the store can be read");
        let (stop, asked) = oneshot::channel();
        let stopped = tokio::spawn(service.serve(listener, async {
            let _ = asked.await;
        }));
        Self { address, stop: Some(stop), stopped }
    }

    /// Stops it politely.
    pub(crate) async fn close(mut self) {
        let _ = self.stop.take().expect("open").send(());
        timeout(PATIENCE, self.stopped).await.expect("it stops").expect("it does not panic");
    }

    /// Somebody new, with their first frame.
    pub(crate) async fn client(&self) -> (Client, Value) {
        let token = self.guest().await;
        let mut client = self.connect(&token).await.expect("a guest may connect");
        let hello = client.next().await;
        (client, hello)
    }

    /// A new guest's token.
    pub(crate) async fn guest(&self) -> String {
        let (status, body) = self.request("POST", "/api/guest", &[]).await;
        assert_eq!(status, 200, "{body}");
        let body: Value = serde_json::from_str(&body).expect("JSON");
        body["token"].as_str().expect("a token").to_owned()
    }

    pub(crate) async fn connect(&self, token: &str) -> Result<Client, Error> {
        self.connect_with(&[("authorization", &format!("Bearer {token}"))]).await
    }

    pub(crate) async fn connect_with(&self, headers: &[(&'static str, &str)]) -> Result<Client, Error> {
        let mut request =
            format!("ws://{}/api/socket", self.address).into_client_request().expect("an address");
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).expect("plain"));
        }
        let (web, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Client { web })
    }

    /// A plain request; status and body.
    pub(crate) async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> (u16, String) {
        self.ask(method, path, &self.address.to_string(), headers).await
    }

    /// Asks for a page by another name of the host.
    pub(crate) async fn get(&self, path: &str, host: &str) -> (u16, String) {
        self.ask("GET", path, host, &[]).await
    }

    async fn ask(&self, method: &str, path: &str, host: &str, headers: &[(&str, &str)]) -> (u16, String) {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        let mut text =
            format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: 0\r\n");
        for (name, value) in headers {
            text.extend([name, ": ", value, "\r\n"]);
        }
        text.push_str("\r\n");
        stream.write_all(text.as_bytes()).await.expect("it reads");
        let mut answer = Vec::new();
        let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("it answers");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body).to_owned();
        (status, body)
    }
}

/// A connection.
pub(crate) struct Client {
    pub(crate) web: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Client {
    pub(crate) async fn say(&mut self, frame: &Value) {
        self.raw(&frame.to_string()).await;
    }

    pub(crate) async fn raw(&mut self, text: &str) {
        self.web.send(Message::text(text)).await.expect("the server reads");
    }

    /// The next frame; fails where the connection ends.
    pub(crate) async fn next(&mut self) -> Value {
        self.frame().await.expect("a frame")
    }

    /// The next frame; `None` where the connection ends.
    pub(crate) async fn frame(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.web.next()).await.expect("the server answers") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("JSON")),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next frame of a type; others are passed over.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().await;
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// Sends a command and waits for its answer: `done` or `refused`.
    pub(crate) async fn act(&mut self, game: &str, id: &str, command: Value) -> Value {
        self.say(&json!({"do": "act", "game": game, "id": id, "command": command})).await;
        self.answer(id).await
    }

    /// What a command was answered with.
    pub(crate) async fn answer(&mut self, id: &str) -> Value {
        loop {
            let frame = self.next().await;
            if frame["id"] == id && (frame["type"] == "done" || frame["type"] == "refused") {
                return frame;
            }
        }
    }

    /// Lays a table; its name.
    pub(crate) async fn create(&mut self, id: &str, terms: Value, seats: Value) -> String {
        self.say(&json!({"do": "create", "id": id, "name": "Léna", "terms": terms, "seats": seats})).await;
        let done = self.answer(id).await;
        assert_eq!(done["type"], "done", "{done}");
        done["game"].as_str().expect("a name").to_owned()
    }
}
