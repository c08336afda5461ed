//! All games: read from the store when they are needed, changed one command at a time, dropped when nobody watches.
//!
//! Invariant: an event is told to anybody only after the store has it on disk. Appending is the lock: a room in memory is
//! only a cache; when another process has appended first, the room is read again and the command decided again.

use crate::computers::{Answer, Asked, Computers, Question};
use crate::drawers::Drawers;
use crate::limits::Buckets;
use crate::live::{Ear, Live, frame};
use crate::metrics::Metrics;
use crate::refusals::HouseRefusal;
use crate::settings::Settings;
use crate::timers::Timers;
use crate::waking::Pulse;
use siliam_core::Refusal;
use siliam_room::wire::{Row, Tell};
use siliam_room::{
    Act, Command, Event, GameId, Moment, Name, PersonId, Room, RoomRefusal, Terms, What, Who, Wish, is_plain,
};
use siliam_store::{Appended, Batch, Store, StoreError};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::{Duration, Instant, SystemTime};
use tracing::{error, info, warn};

/// Events in one frame; a long game is sent in several.
const EVENTS_A_FRAME: usize = 200;
/// How often a command is decided again because another process was quicker.
const TRIES: usize = 10;
/// Letters in the longest line that is said.
pub(crate) const SAYING: usize = 200;
/// After so many milliseconds the server retries an event of its own (a flag, a computer's move): no client will.
const AGAIN: u64 = 1000;

/// What is counted by person or address.
pub(crate) struct Counted {
    pub(crate) guests: Mutex<Buckets<IpAddr>>,
    pub(crate) greetings: Mutex<Buckets<IpAddr>>,
    pub(crate) tables: Mutex<Buckets<PersonId>>,
    pub(crate) tables_per_address: Mutex<Buckets<IpAddr>>,
    pub(crate) sayings: Mutex<Buckets<PersonId>>,
    pub(crate) pictures: Mutex<Buckets<IpAddr>>,
}

/// All games, and everybody who is connected.
pub(crate) struct Hall<S> {
    pub(crate) store: S,
    pub(crate) settings: Settings,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) counted: Counted,
    pub(crate) stopping: tokio::sync::watch::Sender<bool>,
    pub(crate) pulse: Pulse,
    pub(crate) drawers: Drawers,
    timers: Timers,
    rooms: Mutex<HashMap<GameId, Arc<Live>>>,
    /// The connections of each person.
    people: Mutex<HashMap<PersonId, Vec<Ear>>>,
    ears: AtomicU64,
    computers: OnceLock<Computers>,
}

/// Now, by this machine's clock.
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Moment(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Refused {
    House(HouseRefusal),
    Room(RoomRefusal),
    /// It could not be written.
    Store(StoreError),
}

impl Refused {
    pub(crate) fn as_refusal(&self) -> &dyn Refusal {
        match self {
            Self::House(refusal) => refusal,
            Self::Room(refusal) => refusal,
            // The details of a disk error go to the log, for the host alone.
            Self::Store(_) => &HouseRefusal::Storage,
        }
    }
}

impl From<HouseRefusal> for Refused {
    fn from(refusal: HouseRefusal) -> Self {
        Self::House(refusal)
    }
}

impl From<RoomRefusal> for Refused {
    fn from(refusal: RoomRefusal) -> Self {
        Self::Room(refusal)
    }
}

impl<S: Store> Hall<S> {
    /// Opens the hall and its computers.
    pub(crate) fn open(store: S, settings: Settings) -> Arc<Self> {
        let limits = settings.limits;
        let metrics = Arc::default();
        let hall = Arc::new(Self {
            store,
            drawers: Drawers::new(&metrics),
            metrics,
            counted: Counted {
                guests: Mutex::new(Buckets::new(limits.guests)),
                greetings: Mutex::new(Buckets::new(limits.greetings)),
                tables: Mutex::new(Buckets::new(limits.tables)),
                tables_per_address: Mutex::new(Buckets::new(limits.tables_per_address)),
                sayings: Mutex::new(Buckets::new(limits.sayings)),
                pictures: Mutex::new(Buckets::new(limits.pictures)),
            },
            stopping: tokio::sync::watch::Sender::new(false),
            pulse: Pulse::default(),
            timers: Timers::default(),
            rooms: Mutex::default(),
            people: Mutex::default(),
            ears: AtomicU64::new(0),
            computers: OnceLock::new(),
            settings,
        });
        let (weak, runtime) = (Arc::downgrade(&hall), tokio::runtime::Handle::current());
        let answered = move |question: Question, answer: Answer| {
            runtime.spawn(Self::computer_answers(Weak::clone(&weak), question, answer));
        };
        let computers = Computers::start(hall.settings.computers, &hall.metrics, answered);
        let _ = hall.computers.set(computers);
        tokio::spawn(Self::watch_clocks(Arc::downgrade(&hall)));
        hall
    }

    /// Flags players whose time has run out, for as long as the hall is open.
    async fn watch_clocks(hall: Weak<Self>) {
        while let Some(open) = hall.upgrade() {
            let game = open.timers.next(now).await;
            tokio::spawn(async move {
                // A move may have come in between; then there is another deadline.
                let flagged = open.act(game, Act::at(now()), Who::House, Command::Flag).await;
                if matches!(flagged, Err(Refused::Store(_))) {
                    open.timers.set(game, Some(now().plus(AGAIN)));
                }
            });
        }
    }

    /// A game, read from the store where it is not in memory.
    pub(crate) async fn live(&self, game: GameId) -> Result<Arc<Live>, HouseRefusal> {
        let known = self.rooms.lock().expect("no thread panics among rooms").get(&game).cloned();
        if let Some(live) = known {
            return Ok(live);
        }
        let room = self.read(game).await?;
        let mut rooms = self.rooms.lock().expect("no thread panics among rooms");
        // Somebody else may have read it meanwhile; there is one of each.
        Ok(Arc::clone(rooms.entry(game).or_insert_with(|| Arc::new(Live::new(game, Some(room))))))
    }

    async fn read(&self, game: GameId) -> Result<Room, HouseRefusal> {
        let rows = self.store.read(game, 0).await.map_err(|error| {
            error!(%game, %error, "a game cannot be read");
            HouseRefusal::Damaged
        })?;
        if rows.is_empty() {
            return Err(HouseRefusal::NoGame);
        }
        let events: Vec<Event> = rows.into_iter().map(|(_, event)| event).collect();
        Room::fold(&events).map_err(|error| {
            error!(%game, %error, "a game cannot be folded");
            HouseRefusal::Damaged
        })
    }

    /// Forgets a game that nobody looks at.
    pub(crate) fn forget(&self, game: GameId) {
        let mut rooms = self.rooms.lock().expect("no thread panics among rooms");
        // Rooms are taken under the same lock, so nobody holds the one that is removed here.
        if rooms.get(&game).is_some_and(|live| Arc::strong_count(live) == 1 && live.is_alone()) {
            rooms.remove(&game);
        }
    }

    pub(crate) fn rooms(&self) -> usize {
        self.rooms.lock().expect("no thread panics among rooms").len()
    }

    pub(crate) fn thinking(&self) -> usize {
        self.computers.get().map_or(0, Computers::len)
    }

    /// Carries out a command; the number of its last event, which is on disk.
    ///
    /// It goes on to its end even if the client is gone.
    pub(crate) async fn act(
        self: &Arc<Self>,
        game: GameId,
        act: Act,
        who: Who,
        command: Command,
    ) -> Result<u64, Refused> {
        self.rouse().await;
        self.act_awake(game, act, who, command).await
    }

    /// The same where it is known that the server did not sleep.
    pub(crate) async fn act_awake(
        self: &Arc<Self>,
        game: GameId,
        act: Act,
        who: Who,
        command: Command,
    ) -> Result<u64, Refused> {
        let hall = Arc::clone(self);
        let done = tokio::spawn(async move {
            let begun = Instant::now();
            let done = hall.carry_out(game, &act, &who, &command).await;
            hall.metrics.command(begun, &done);
            hall.forget(game);
            done
        });
        done.await.unwrap_or_else(|_| Err(HouseRefusal::Storage.into()))
    }

    async fn carry_out(
        self: &Arc<Self>,
        game: GameId,
        act: &Act,
        who: &Who,
        command: &Command,
    ) -> Result<u64, Refused> {
        let live = self.live(game).await?;
        let mut held = live.room.lock().await;
        for _ in 0..TRIES {
            let room = match &mut *held {
                Some(room) => room,
                empty => empty.insert(self.read(game).await?),
            };
            if let (Who::Person(person), Some(cause)) = (who, &act.cause)
                && let Some(number) = room.answered(*person, cause)
            {
                return Ok(number);
            }
            let before = room.number();
            let events = room.decide(act, who, command)?;
            // A rematch is another table.
            if let Who::Person(person) = who
                && events.iter().any(|event| matches!(event.what, What::Rematched { .. }))
                && !take(&self.counted.tables, *person)
            {
                return Err(HouseRefusal::Flood.into());
            }
            for event in &events {
                if let Err(error) = room.apply(event) {
                    error!(%game, %error, "a decision cannot be applied");
                    *held = None;
                    return Err(HouseRefusal::Damaged.into());
                }
            }
            let mut batches =
                vec![Batch { game, after: before, events: events.clone(), summary: room.summary() }];
            batches.extend(Self::rematch(room, act, &events));
            let written: usize = batches.iter().map(|batch| batch.events.len()).sum();
            // Until the commit nobody else sees the room: it is locked.
            match self.store.append(batches).await {
                Ok(Appended::Done) => {
                    self.metrics.events.fetch_add(written as u64, Relaxed);
                    self.tell(&live, room, before, events);
                    return Ok(room.number());
                }
                Ok(Appended::Conflict { .. }) => *held = None,
                Err(error) => {
                    *held = None;
                    Metrics::count(&self.metrics.failures);
                    error!(%game, %error, "an event cannot be written");
                    return Err(Refused::Store(error));
                }
            }
        }
        warn!(%game, "other processes were quicker every time");
        Err(HouseRefusal::Storage.into())
    }

    /// The rows of a rematch.
    fn rematch(room: &Room, act: &Act, events: &[Event]) -> Option<Batch> {
        let game = events.iter().find_map(|event| match event.what {
            What::Rematched { game } => Some(game),
            _ => None,
        })?;
        let events = room.rematch(&Act::at(act.now));
        let summary = Room::fold(&events).ok()?.summary();
        Some(Batch { game, after: 0, events, summary })
    }

    /// Broadcasts events that are on disk, sets the clock and asks the computers.
    fn tell(self: &Arc<Self>, live: &Live, room: &Room, after: u64, events: Vec<Event>) {
        let next =
            room.next().filter(|_| events.iter().any(|event| matches!(event.what, What::Rematched { .. })));
        let presence = events.iter().any(|event| {
            matches!(
                event.what,
                What::Seated { .. }
                    | What::Stood { .. }
                    | What::Changed { .. }
                    | What::Resigned { .. }
                    | What::Flagged { .. }
            )
        });
        live.tell(&frame(&Tell::Events { game: live.id, after, events, now: now() }));
        if presence {
            live.tell_presence(room);
        }
        self.tell_people(live, room);
        self.look_after(live.id, room);
        if let Some(next) = next {
            let hall = Arc::clone(self);
            tokio::spawn(async move { hall.look_at(next).await });
        }
    }

    /// Sends players the changed row, over their connections that do not watch the game.
    fn tell_people(&self, live: &Live, room: &Room) {
        let summary = room.summary();
        let people = self.people.lock().expect("no thread panics among people");
        let ears = summary.people().filter_map(|person| people.get(&person)).flatten();
        let mut changed = None;
        for ear in ears.filter(|ear| !live.hears(ear.number)) {
            let row = || Row { id: live.id, summary: summary.clone() };
            let frame = changed.get_or_insert_with(|| frame(&Tell::Changed { row: row() }));
            ear.tell(frame.clone());
        }
    }

    /// Sets the clock of a game and asks the computers that sit there.
    pub(crate) fn look_after(&self, game: GameId, room: &Room) {
        self.timers.set(game, room.deadline());
        let Some(computers) = self.computers.get() else { return };
        let ask = |seat, what| {
            let table = room.table();
            let (name, start, moves) = (table.name(), table.start(), table.played());
            computers.ask(Question {
                of: room.creator(),
                game,
                number: room.number(),
                seat,
                what,
                name,
                start,
                moves,
            });
        };
        if let Some(&seat) = room.computers_asked().first() {
            ask(seat, Asked::Draw);
        } else if let (Some(seat), Some(level)) = (room.turn(), room.computer_to_move()) {
            ask(seat, Asked::Move { level });
        }
    }

    async fn computer_answers(hall: Weak<Self>, question: Question, answer: Answer) {
        let Question { game, number, seat, .. } = question;
        let command = match answer {
            Answer::Move(mv) => Command::Play { after: number, mv },
            Answer::Answer(offer, accept) => Command::Answer { offer, accept },
        };
        while let Some(open) = hall.upgrade() {
            // A game that went on meanwhile has asked again.
            let done = open.act(game, Act::at(now()), Who::Computer(seat), command.clone()).await;
            drop(open);
            if !matches!(done, Err(Refused::Store(_))) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(AGAIN)).await;
        }
    }

    /// Creates a table. The same command of the same person is the same table.
    pub(crate) async fn create(
        self: &Arc<Self>,
        act: Act,
        by: (&Ear, &Name),
        terms: Terms,
        seats: &[Wish],
        game: GameId,
    ) -> Result<u64, Refused> {
        let begun = Instant::now();
        let created = self.created(act, by, terms, seats, game).await;
        self.metrics.command(begun, &created);
        created
    }

    async fn created(
        self: &Arc<Self>,
        act: Act,
        (by, name): (&Ear, &Name),
        terms: Terms,
        seats: &[Wish],
        game: GameId,
    ) -> Result<u64, Refused> {
        let person = by.person;
        match self.read(game).await {
            // A game's id is derived from its creator and their command, so this is the same command again.
            Ok(room) if room.creator() == person => {
                return Ok(act.cause.and_then(|cause| room.answered(person, &cause)).unwrap_or(1));
            }
            Err(HouseRefusal::NoGame) => {}
            // Two people whose games have the same id of 60 bits: no accident.
            Ok(_) | Err(_) => return Err(HouseRefusal::NoGame.into()),
        }
        if !take(&self.counted.tables, person) || !take(&self.counted.tables_per_address, by.client) {
            return Err(HouseRefusal::Flood.into());
        }
        let events = Room::create(&act, (person, name), terms, seats)?;
        let room = Room::fold(&events).map_err(|_| HouseRefusal::Damaged)?;
        let batch = Batch { game, after: 0, events, summary: room.summary() };
        let number = room.number();
        match self.store.append(vec![batch]).await {
            Ok(Appended::Done) => {
                self.metrics.events.fetch_add(number, Relaxed);
                info!(%game, name = %room.terms().game, "a table was created");
                self.look_after(game, &room);
                Ok(number)
            }
            Ok(Appended::Conflict { .. }) => Err(HouseRefusal::NoGame.into()),
            Err(error) => {
                Metrics::count(&self.metrics.failures);
                error!(%game, %error, "a table cannot be written");
                Err(HouseRefusal::Storage.into())
            }
        }
    }

    /// Sends a connection every event of a game after a number, and then each new one.
    pub(crate) async fn watch(&self, ear: &Ear, game: GameId, after: u64) -> Result<(), HouseRefusal> {
        let live = self.live(game).await?;
        // No event can come in between: writing one needs the room's lock.
        let mut held = live.room.lock().await;
        let room = match &mut *held {
            Some(room) => room,
            empty => empty.insert(self.read(game).await?),
        };
        let rows = self.store.read(game, after).await.map_err(|_| HouseRefusal::Damaged)?;
        let mut first = after.min(room.number());
        let mut events = rows.into_iter().map(|(_, event)| event).peekable();
        loop {
            let some: Vec<Event> = events.by_ref().take(EVENTS_A_FRAME).collect();
            let count = some.len() as u64;
            ear.tell(frame(&Tell::Events { game, after: first, events: some, now: now() }));
            first += count;
            if events.peek().is_none() {
                break;
            }
        }
        live.add(ear);
        live.tell_presence(room);
        Ok(())
    }

    /// Stops sending a connection the events of a game.
    pub(crate) async fn unwatch(&self, ear: u64, game: GameId) {
        let known = self.rooms.lock().expect("no thread panics among rooms").get(&game).cloned();
        if let Some(live) = known {
            if live.remove(ear)
                && let Some(room) = &*live.room.lock().await
            {
                live.tell_presence(room);
            }
            drop(live);
            self.forget(game);
        }
    }

    /// Says something in a game.
    pub(crate) async fn say(&self, person: PersonId, game: GameId, text: &str) -> Result<(), HouseRefusal> {
        let said = self.said(person, game, text).await;
        // It may have been read from the store for this alone.
        self.forget(game);
        said
    }

    async fn said(&self, person: PersonId, game: GameId, text: &str) -> Result<(), HouseRefusal> {
        let text = text.trim();
        if !(1..=SAYING).contains(&text.chars().count()) || !is_plain(text) {
            return Err(HouseRefusal::Saying);
        }
        let live = self.live(game).await?;
        let held = live.room.lock().await;
        let name = held.as_ref().and_then(|room| {
            room.seats().iter().find_map(|seat| match &seat.sitter {
                Some(siliam_room::Sitter::Person { id, name }) if *id == person => Some(name.clone()),
                _ => None,
            })
        });
        let name = name.ok_or(HouseRefusal::Silent)?;
        if !take(&self.counted.sayings, person) {
            return Err(HouseRefusal::Flood);
        }
        live.say(person, name, text.to_owned(), now());
        Ok(())
    }

    /// A connection of a person, known until [`Hall::gone`].
    pub(crate) fn ear(
        &self,
        person: PersonId,
        client: IpAddr,
        queue: tokio::sync::mpsc::Sender<axum::extract::ws::Utf8Bytes>,
    ) -> Ear {
        let ear =
            Ear { number: self.ears.fetch_add(1, Relaxed), person, client, queue, full: Arc::default() };
        self.people
            .lock()
            .expect("no thread panics among people")
            .entry(person)
            .or_default()
            .push(ear.clone());
        ear
    }

    /// Whether somebody has a page open.
    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.people.lock().expect("no thread panics among people").contains_key(&person)
    }

    pub(crate) fn gone(&self, ear: &Ear) {
        let mut people = self.people.lock().expect("no thread panics among people");
        if let Some(ears) = people.get_mut(&ear.person) {
            ears.retain(|known| known.number != ear.number);
            if ears.is_empty() {
                people.remove(&ear.person);
            }
        }
    }
}

/// Takes one from somebody's bucket.
pub(crate) fn take<K: std::hash::Hash + Eq>(buckets: &Mutex<Buckets<K>>, key: K) -> bool {
    buckets.lock().expect("no thread panics among buckets").take(key, Instant::now())
}
