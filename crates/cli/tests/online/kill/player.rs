//! A client that plays at random, keeps a ledger of its own, and comes back whenever the server does.

use super::ledger::{Answered, Ledger};
use super::party::Party;
use crate::hosted::now;
use crate::hosted::socket::{Broken, Socket, cause};
use siliam_core::Rng;
use siliam_room::wire::{Ask, Tell};
use siliam_room::{Cause, Command, Event, GameId, Name, Offer, PersonId, Phase, Room, What};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use tokio::sync::{Notify, watch};

/// Refusals that a fair client meets: the game went on before it heard of it.
const FAIR: [&str; 8] = [
    "room-stale",
    "room-not-your-turn",
    "room-over",
    "room-offered",
    "room-no-offer",
    "room-nothing-back",
    "room-no-abort",
    "room-begun",
];

/// What all clients share with whoever kills the server.
pub(crate) struct World {
    pub(crate) address: SocketAddr,
    /// How many servers there were, the present one included.
    pub(crate) servers: watch::Sender<u64>,
    pub(crate) finishing: watch::Sender<bool>,
    pub(crate) sent: AtomicU64,
    pub(crate) acknowledged: AtomicU64,
    /// Something was sent or acknowledged.
    pub(crate) news: Notify,
    /// What everybody did last, for the message of a failure.
    pub(crate) doing: Mutex<BTreeMap<PersonId, String>>,
}

/// A command that is not answered yet.
struct Pending {
    id: Cause,
    ask: Ask,
    sent: u64,
    /// How many servers there had been then.
    servers: u64,
}

/// A proposal that stands.
struct Standing {
    offer: Offer,
    seat: u8,
    agreed: Vec<u8>,
}

/// A client.
pub(crate) struct Player {
    world: Arc<World>,
    party: Arc<Party>,
    is_leader: bool,
    token: String,
    me: PersonId,
    chance: Rng,
    ledger: Ledger,
    game: Option<GameId>,
    room: Option<Room>,
    standing: Vec<Standing>,
    pending: Option<Pending>,
    /// The number that was acknowledged last in this game; its events may still be on their way.
    acknowledged: u64,
    commands: usize,
    /// The server that was connected to last.
    server: u64,
    /// The last one that took and acknowledged something, for whoever waits until everybody goes on.
    pub(crate) served: watch::Sender<u64>,
}

impl Player {
    pub(crate) fn new(
        world: Arc<World>,
        party: Arc<Party>,
        is_leader: bool,
        (token, me): (String, PersonId),
        seed: u64,
    ) -> Self {
        Self {
            world,
            party,
            is_leader,
            token,
            me,
            chance: Rng::new(seed),
            ledger: Ledger::new(me),
            game: None,
            room: None,
            standing: Vec::new(),
            pending: None,
            acknowledged: 0,
            commands: 0,
            server: 0,
            served: watch::Sender::new(0),
        }
    }

    /// Plays until it is told to finish.
    pub(crate) async fn play(mut self) -> Ledger {
        while self.visit().await.is_err() {}
        self.ledger
    }

    /// Connects to the next server and stays as long as that lives.
    async fn visit(&mut self) -> Result<(), Broken> {
        let last = self.server;
        let mut servers = self.world.servers.subscribe();
        self.server = *servers.wait_for(|&server| server > last).await.expect("the world is there");
        let mut socket = Socket::open(self.world.address, &self.token).await?;
        assert_eq!(socket.you.id, self.me, "the server takes somebody for somebody else");
        if let Some(game) = self.game {
            socket.say(&Ask::Watch { game, after: self.known(game) }).await?;
        }
        if let Some(pending) = &self.pending {
            self.ledger.resent += 1;
            socket.say(&pending.ask).await?;
        }
        let mut news = self.party.news();
        let mut finishing = self.world.finishing.subscribe();
        loop {
            let is_finishing = *finishing.borrow_and_update();
            if is_finishing && self.pending.is_none() {
                return Ok(());
            }
            if !is_finishing {
                self.step(&mut socket).await?;
            }
            self.tell_what_it_does();
            tokio::select! {
                tell = socket.next() => self.hear(tell?),
                _ = news.changed() => {}
                _ = finishing.changed() => {}
            }
        }
    }

    fn tell_what_it_does(&self) {
        let pending = self.pending.as_ref().map(|pending| &pending.ask);
        let at =
            self.room.as_ref().map(|room| (room.number(), room.phase(), room.turn(), room.seat_of(self.me)));
        let name = self.room.as_ref().map(|room| &room.terms().game);
        let doing = format!("server {}, {:?} {name:?} {at:?}, pending {pending:?}", self.server, self.game);
        self.world.doing.lock().expect("nobody panics there").insert(self.me, doing);
    }

    /// How many events of a game are known.
    fn known(&self, game: GameId) -> u64 {
        self.ledger.seen.get(&game).map_or(0, |seen| seen.len() as u64)
    }

    async fn step(&mut self, socket: &mut Socket) -> Result<(), Broken> {
        let game = self.party.game();
        if game != self.game {
            if let Some(game) = self.game {
                socket.say(&Ask::Unwatch { game }).await?;
            }
            (self.game, self.room, self.acknowledged) = (game, None, 0);
            self.standing.clear();
            if let Some(game) = game {
                let seen = self.ledger.seen.get(&game).map_or(&[][..], Vec::as_slice);
                self.room = (!seen.is_empty()).then(|| Room::fold(seen).expect("it was folded before"));
                socket.say(&Ask::Watch { game, after: self.known(game) }).await?;
            }
        }
        if self.pending.is_some() {
            return Ok(());
        }
        let Some(ask) = self.next_ask() else { return Ok(()) };
        let sent = now();
        let (Ask::Create { id, .. } | Ask::Act { id, .. }) = &ask else { return socket.say(&ask).await };
        self.pending =
            Some(Pending { id: id.clone(), ask: ask.clone(), sent, servers: *self.world.servers.borrow() });
        self.world.sent.fetch_add(1, Relaxed);
        self.world.news.notify_one();
        socket.say(&ask).await?;
        let offers = matches!(ask, Ask::Act { command: Command::Offer { .. } | Command::Answer { .. }, .. });
        // A proposal that came too early may come in time when it is said again.
        if !offers && self.chance.below(20) == 0 {
            // Said twice, it is done once.
            socket.say(&ask).await?;
        }
        Ok(())
    }

    fn next_cause(&mut self) -> Cause {
        self.commands += 1;
        cause(&format!("k{}", self.commands))
    }

    fn act(&mut self, game: GameId, command: Command) -> Ask {
        Ask::Act { game, id: self.next_cause(), command }
    }

    fn name(&self) -> Name {
        Name::read(&self.me.to_string()).expect("an id is a name")
    }

    /// What this client wants to say now.
    fn next_ask(&mut self) -> Option<Ask> {
        let Some(game) = self.game else { return self.lay_table() };
        let room = self.room.as_ref().filter(|room| room.number() >= self.acknowledged)?;
        match (room.phase().clone(), room.seat_of(self.me)) {
            (Phase::Waiting, None) => {
                let name = self.name();
                Some(self.act(game, Command::Sit { seat: None, name, after: None }))
            }
            (Phase::Waiting, Some(_)) | (Phase::Running, None) => None,
            (Phase::Running, Some(seat)) => self.next_command(game, seat),
            (Phase::Over { .. }, seat) => self.after_the_end(game, seat),
        }
    }

    fn lay_table(&mut self) -> Option<Ask> {
        let (terms, seats) = (self.party.terms(), self.party.seats(self.commands));
        let name = self.name();
        self.is_leader.then(|| Ask::Create { id: self.next_cause(), name, terms, seats })
    }

    fn next_command(&mut self, game: GameId, seat: u8) -> Option<Ask> {
        let asked = |standing: &&Standing| standing.seat != seat && !standing.agreed.contains(&seat);
        if let Some(offer) = self.standing.iter().find(asked).map(|standing| standing.offer) {
            let accept = self.chance.below(2) == 0;
            return Some(self.act(game, Command::Answer { offer, accept }));
        }
        let room = self.room.as_ref().filter(|room| room.turn() == Some(seat))?;
        let (moves, after) = (room.table().moves(), room.number());
        let is_first = room.seats()[usize::from(seat)].turns == 0;
        // A computer that goes on in somebody's seat takes long, and whoever left waits for the end.
        let command = match self.chance.below(if room.seats().len() > 2 { 1000 } else { 200 }) {
            0..4 => Command::Offer { offer: Offer::Draw },
            4..8 if !is_first => Command::Offer { offer: Offer::TakeBack },
            8 => Command::Resign,
            9..12 if is_first => Command::Abort,
            12..16 => return Some(Ask::Say { game, text: format!("move {after}") }),
            _ => Command::Play { after, mv: moves[self.chance.index(moves.len())].clone() },
        };
        Some(self.act(game, command))
    }

    /// Another game with changed seats if everybody is still there, in half the cases; else a new table.
    fn after_the_end(&mut self, game: GameId, seat: Option<u8>) -> Option<Ask> {
        let room = self.room.as_ref()?;
        if let Some(next) = room.next() {
            self.party.go_on(Some(game), next);
            return None;
        }
        let people = room.summary().people().count();
        let stays = people == self.party.people() && game.to_string().as_bytes()[0].is_multiple_of(2);
        let Some(seat) = seat.filter(|_| stays) else { return self.lay_table() };
        let agrees = |standing: &Standing| standing.seat == seat || standing.agreed.contains(&seat);
        let has_agreed = self.standing.iter().any(agrees);
        (!has_agreed).then(|| self.act(game, Command::Offer { offer: Offer::Rematch }))
    }

    fn hear(&mut self, tell: Tell) {
        match tell {
            Tell::Events { game, after, events, .. } => self.hear_events(game, after, events),
            Tell::Done { id, game, number } => self.hear_answer(&id, game, Some(number)),
            Tell::Refused { id: Some(id), game: Some(game), why } => {
                assert!(FAIR.contains(&why.code.as_str()), "{game}: {id:?} is refused: {why:?}");
                self.hear_answer(&id, game, None);
            }
            Tell::Said { .. } => self.ledger.said += 1,
            Tell::Refused { .. } | Tell::Bye { .. } | Tell::List { .. } => {
                panic!("nobody asked for {tell:?}")
            }
            Tell::Hello { .. } | Tell::Here { .. } | Tell::Changed { .. } => {}
        }
    }

    fn hear_events(&mut self, game: GameId, after: u64, events: Vec<Event>) {
        let seen = self.ledger.seen.entry(game).or_default();
        assert_eq!(after, seen.len() as u64, "{game}: a gap, or events that were there are lost");
        if self.game == Some(game) {
            for event in &events {
                match &mut self.room {
                    Some(room) => room.apply(event).unwrap_or_else(|error| panic!("{game}: {error}")),
                    none => *none = Some(Room::fold(std::slice::from_ref(event)).expect("a first event")),
                }
                note(&mut self.standing, &event.what);
            }
        }
        seen.extend(events);
    }

    fn hear_answer(&mut self, id: &Cause, game: GameId, number: Option<u64>) {
        let Some(pending) = self.pending.take_if(|pending| pending.id == *id) else {
            let known = String::from(id.clone());
            let before = self.ledger.answered.iter().rev().find(|answered| answered.cause == known);
            let before = before.unwrap_or_else(|| panic!("{game}: {id:?} was never sent"));
            assert_eq!((before.game, before.number), (game, number), "{id:?} is answered in two ways");
            return;
        };
        let cause = String::from(id.clone());
        self.ledger.answered.push(Answered { cause, game, number, sent: pending.sent, heard: now() });
        let Some(number) = number else { return };
        if self.game == Some(game) {
            self.acknowledged = number;
        }
        if matches!(pending.ask, Ask::Create { .. }) {
            self.party.go_on(self.game, game);
        }
        self.served.send_replace(pending.servers);
        self.world.acknowledged.fetch_add(1, Relaxed);
        self.world.news.notify_one();
    }
}

/// Which proposals stand after an event.
fn note(standing: &mut Vec<Standing>, what: &What) {
    match *what {
        What::Offered { seat, offer } => standing.push(Standing { offer, seat, agreed: Vec::new() }),
        What::Answered { offer, accepted: false, .. } => standing.retain(|standing| standing.offer != offer),
        What::Answered { seat, offer, .. } => {
            let same = standing.iter_mut().filter(|standing| standing.offer == offer);
            same.for_each(|standing| standing.agreed.push(seat));
        }
        What::Started | What::Played { .. } | What::TookBack { .. } | What::Ended { .. } => standing.clear(),
        What::Resigned { seat, .. } | What::Flagged { seat, .. } => {
            standing.retain(|standing| standing.seat != seat);
        }
        _ => {}
    }
}
