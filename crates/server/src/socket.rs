//! One WebSocket: frames in, frames out, its lag.

use crate::guests::{game_of, random};
use crate::hall::{Hall, Refused, now};
use crate::limits::Bucket;
use crate::live::{Ear, QUEUE, frame};
use crate::metrics::Metrics;
use crate::refusals::HouseRefusal;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use serde::Deserialize;
use siliam_core::Refusal;
use siliam_room::wire::{Ask, Said, Tell, You};
use siliam_room::{Act, Cause, Cursor, GameId, Name, Who};
use siliam_store::{Guest, Store, TokenHash};
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval_at, timeout};

/// How often a connection is asked whether it is still there; the answer tells its lag.
pub(crate) const PING: Duration = Duration::from_secs(15);
/// A first ping comes soon, so that the first moves are charged rightly too.
const FIRST_PING: Duration = Duration::from_millis(500);
/// A client that takes longer than this for one frame reads too slowly.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// How long we still read from a connection that we close.
const FAREWELL: Duration = Duration::from_secs(1);
/// Frames that cannot be read before the connection is closed.
pub(crate) const MALFORMED: u32 = 10;

/// A connection.
struct Socket<S> {
    hall: Arc<Hall<S>>,
    web: WebSocket,
    token: TokenHash,
    ear: Ear,
    watched: HashSet<GameId>,
    frames: Bucket,
    malformed: u32,
    /// When the last ping went out, until it is answered.
    pinged: Option<Instant>,
    /// How long the last answer took, in milliseconds.
    lag: u64,
}

/// What a frame that cannot be read is about, as far as that can be read: a client may be waiting for its answer.
#[derive(Default, Deserialize)]
struct About {
    id: Option<Cause>,
    game: Option<GameId>,
}

impl About {
    fn of(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }
}

/// Why a connection ends.
enum End {
    /// The client is gone.
    Gone,
    /// We close it and say why.
    Closed(HouseRefusal),
}

/// Serves a connection until it ends.
pub(crate) async fn serve<S: Store>(
    hall: Arc<Hall<S>>,
    web: WebSocket,
    client: IpAddr,
    token: TokenHash,
    guest: Guest,
) {
    let (queue, frames) = mpsc::channel(QUEUE);
    let ear = hall.ear(guest.id, client, queue);
    hall.metrics.sockets.fetch_add(1, Relaxed);
    let bucket = Bucket::full(hall.settings.limits.frames, Instant::now());
    let mut socket = Socket {
        web,
        token,
        ear,
        watched: HashSet::new(),
        frames: bucket,
        malformed: 0,
        pinged: None,
        lag: 0,
        hall,
    };
    let end = socket.run(guest.name, frames).await;
    let Socket { hall, mut web, ear, watched, .. } = socket;
    if let End::Closed(HouseRefusal::Slow) = end {
        Metrics::count(&hall.metrics.slow);
    }
    if let End::Closed(why) = end {
        let bye = frame(&Tell::Bye { why: Said::of(&why) });
        // A client may take the one for a ban, and the other for what it is: a reason to come back.
        let code = if let HouseRefusal::Stopping = why { close_code::AWAY } else { close_code::POLICY };
        let close = CloseFrame { code, reason: Utf8Bytes::from_static("") };
        let closing = async {
            let _ = web.send(Message::Text(bye)).await;
            let _ = web.send(Message::Close(Some(close))).await;
            // Frames that still arrive are read, or the system would discard our last ones.
            while let Some(Ok(_)) = web.recv().await {}
        };
        let _ = timeout(FAREWELL, closing).await;
    }
    hall.gone(&ear);
    hall.metrics.sockets.fetch_sub(1, Relaxed);
    for game in watched {
        hall.unwatch(ear.number, game).await;
    }
}

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

impl<S: Store> Socket<S> {
    async fn run(&mut self, name: Option<Name>, mut frames: mpsc::Receiver<Utf8Bytes>) -> End {
        let mut stopping = self.hall.stopping.subscribe();
        let full = Arc::clone(&self.ear.full);
        let mut ping = interval_at(tokio::time::Instant::now() + FIRST_PING, PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        if let Err(end) = self.hello(name).await {
            return end;
        }
        loop {
            let step = tokio::select! {
                // More is asked only once what waits is sent: answers to many questions at once must not fill the queue.
                message = self.web.recv(), if frames.is_empty() => match message {
                    Some(Ok(message)) => self.take(message).await,
                    Some(Err(_)) | None => Err(End::Gone),
                },
                Some(frame) = frames.recv() => self.send(Message::Text(frame)).await,
                () = full.notified() => Err(End::Closed(HouseRefusal::Slow)),
                _ = ping.tick() => self.ping().await,
                () = stopped(&mut stopping) => Err(End::Closed(HouseRefusal::Stopping)),
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn hello(&mut self, name: Option<Name>) -> Result<(), End> {
        let you = You { id: self.ear.person, name };
        self.tell(&Tell::Hello { you, now: now() }).await
    }

    async fn tell(&mut self, tell: &Tell) -> Result<(), End> {
        self.send(Message::Text(frame(tell))).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        tokio::select! {
            sent = timeout(PATIENCE, self.web.send(message)) => match sent {
                Ok(Ok(())) => Ok(()),
                Ok(Err(_)) => Err(End::Gone),
                Err(_) => Err(End::Closed(HouseRefusal::Slow)),
            },
            () = self.ear.full.notified() => Err(End::Closed(HouseRefusal::Slow)),
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        // The last ping was never answered: nobody is there.
        if self.pinged.replace(Instant::now()).is_some() {
            return Err(End::Gone);
        }
        self.send(Message::Ping(Bytes::new())).await
    }

    async fn take(&mut self, message: Message) -> Result<(), End> {
        // Pings and pongs are counted too: each costs us a turn, and a ping an answer.
        if !self.frames.take(self.hall.settings.limits.frames, Instant::now()) {
            Metrics::count(&self.hall.metrics.limited);
            return Err(End::Closed(HouseRefusal::Flood));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(_) => {
                if let Some(pinged) = self.pinged.take() {
                    self.lag = u64::try_from(pinged.elapsed().as_millis()).unwrap_or(u64::MAX);
                }
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => {
                return self.malformed(About::default(), "frames are text".to_owned()).await;
            }
        };
        match serde_json::from_str::<Ask>(&text) {
            Ok(ask) if ask.name().is_some_and(|name| !name.can_be_seen()) => {
                self.malformed(About::of(&text), "a name has letters that can be seen".to_owned()).await
            }
            // Boxed: it is large, and most connections wait most of the time.
            Ok(ask) => Box::pin(self.answer(ask)).await,
            Err(error) => self.malformed(About::of(&text), error.to_string()).await,
        }
    }

    async fn malformed(&mut self, about: About, why: String) -> Result<(), End> {
        Metrics::count(&self.hall.metrics.malformed);
        self.malformed += 1;
        let refusal = HouseRefusal::Malformed(why.chars().take(200).collect());
        if self.malformed > MALFORMED {
            return Err(End::Closed(refusal));
        }
        self.refuse(about.id, about.game, &refusal).await
    }

    async fn refuse(
        &mut self,
        id: Option<Cause>,
        game: Option<GameId>,
        why: &dyn Refusal,
    ) -> Result<(), End> {
        self.tell(&Tell::Refused { id, game, why: Said::of(why) }).await
    }

    async fn done(&mut self, id: Cause, game: GameId, done: Result<u64, Refused>) -> Result<(), End> {
        match done {
            Ok(number) => self.tell(&Tell::Done { id, game, number }).await,
            Err(refused) => self.refuse(Some(id), Some(game), refused.as_refusal()).await,
        }
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), End> {
        let person = self.ear.person;
        match ask {
            Ask::Watch { game, after } => {
                if self.watched.len() >= self.hall.settings.limits.watched && !self.watched.contains(&game) {
                    return self.refuse(None, Some(game), &HouseRefusal::Watching).await;
                }
                match self.hall.watch(&self.ear, game, after).await {
                    Ok(()) => {
                        self.watched.insert(game);
                        Ok(())
                    }
                    Err(refusal) => self.refuse(None, Some(game), &refusal).await,
                }
            }
            Ask::Unwatch { game } => {
                if self.watched.remove(&game) {
                    self.hall.unwatch(self.ear.number, game).await;
                }
                Ok(())
            }
            Ask::Create { id, name, terms, seats } => {
                let game = game_of(self.token, &String::from(id.clone()));
                let act = Act { cause: Some(id.clone()), ..Act::at(now()) };
                let (hall, by) = (Arc::clone(&self.hall), self.ear.clone());
                let made =
                    tokio::spawn(async move { hall.create(act, (&by, &name), terms, &seats, game).await });
                let made = made.await.unwrap_or_else(|_| Err(HouseRefusal::Storage.into()));
                self.done(id, game, made).await
            }
            Ask::Act { game, id, command } => {
                let fresh = Some(GameId::of_bytes(random()));
                let act = Act { now: now(), lag: self.lag, cause: Some(id.clone()), fresh };
                let done = self.hall.act(game, act, Who::Person(person), command).await;
                self.done(id, game, done).await
            }
            Ask::Say { game, text } => match self.hall.say(person, game, &text).await {
                Ok(()) => Ok(()),
                Err(refusal) => self.refuse(None, Some(game), &refusal).await,
            },
            Ask::List { after } => self.list(after).await,
            Ask::Rename { name } => match self.hall.store.rename(person, name.clone()).await {
                Ok(_) => self.hello(Some(name)).await,
                Err(_) => self.refuse(None, None, &HouseRefusal::Storage).await,
            },
        }
    }

    async fn list(&mut self, after: Option<Cursor>) -> Result<(), End> {
        match self.hall.list(self.ear.person, after).await {
            Ok(list) => self.tell(&list).await,
            Err(_) => self.refuse(None, None, &HouseRefusal::Storage).await,
        }
    }
}
