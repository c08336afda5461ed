//! The server, as clients reach it: plain requests and web sockets from one source address.

use anyhow::{Context, Result, ensure};
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// A connection.
pub(crate) type Web = WebSocketStream<TcpStream>;

/// Clients that connect at the same time.
const AT_ONCE: usize = 64;

/// The server.
pub(crate) struct House {
    server: SocketAddr,
    from: IpAddr,
    connecting: Semaphore,
}

impl House {
    pub(crate) fn new(server: SocketAddr, from: IpAddr) -> Self {
        Self { server, from, connecting: Semaphore::new(AT_ONCE) }
    }

    /// Waits until not too many others connect.
    pub(crate) async fn queue(&self) -> Result<SemaphorePermit<'_>> {
        Ok(self.connecting.acquire().await?)
    }

    async fn stream(&self) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.server).await.context("the server accepts connections")?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// A plain request with a body of JSON, if any; the answer's body.
    pub(crate) async fn post(&self, path: &str, body: &str) -> Result<String> {
        let mut stream = self.stream().await?;
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").context("an answer has a head")?;
        ensure!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        Ok(body.to_owned())
    }

    /// A WebSocket, with a token where one is needed.
    pub(crate) async fn open(&self, path: &str, token: Option<&str>) -> Result<Web> {
        let mut request = format!("ws://{}{path}", self.server).into_client_request()?;
        if let Some(token) = token {
            request.headers_mut().insert("authorization", HeaderValue::from_str(&format!("Bearer {token}"))?);
        }
        let config = WebSocketConfig::default().read_buffer_size(1024).write_buffer_size(0);
        let stream = self.stream().await?;
        let (web, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(web)
    }
}
