//! Killed at random instants and started again, the server has everything that it acknowledged, once, and everybody plays on.
//!
//! The deep tier plays 200 games with 400 clients through 300 kills, the fast one fewer.

mod clocks;
mod ledger;
mod party;
mod player;

use crate::hosted::socket::{Socket, guest};
use crate::hosted::{Host, PATIENCE, Server, now};
use clocks::Away;
use ledger::{Ledger, Logs};
use party::{PEOPLE_OF_TEN, Party};
use player::{Player, World};
use siliam_core::Rng;
use siliam_faults::ForgetfulDisk;
use std::collections::hash_map::Entry;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{Notify, watch};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::timeout;

/// How much is tried.
#[derive(Clone, Copy)]
struct Scale {
    parties: usize,
    kills: u64,
}

const FAST: Scale = Scale { parties: 40, kills: 5 };
const DEEP: Scale = Scale { parties: 200, kills: 300 };
/// The most commands between two kills.
const BETWEEN: u64 = 2500;

impl Scale {
    fn of_this_tier() -> Self {
        if siliam_conform::times_as_much() > 1 { DEEP } else { FAST }
    }
}

/// When a server is killed.
enum Instant {
    /// When so many more commands were acknowledged.
    Acknowledged(u64),
    /// When so many more commands were sent.
    Sent(u64),
    /// As soon as it has its port, when it may still be waking its games.
    Waking,
}

/// For so long the server is away once: longer than its heartbeat, so that one sees whether clocks stand still.
const LONG_AWAY: Duration = Duration::from_millis(3500);

/// Whoever kills the server.
struct Reaper {
    host: Arc<Host>,
    world: Arc<World>,
    chance: Rng,
    server: Option<Server>,
    aways: Vec<Away>,
    was_long_away: bool,
    kills: u64,
}

impl Reaper {
    async fn kill_and_restart(&mut self) {
        let instant = match self.chance.below(8) {
            0 => Instant::Waking,
            1..4 => Instant::Sent(1 + self.chance.below(BETWEEN)),
            _ => Instant::Acknowledged(1 + self.chance.below(BETWEEN)),
        };
        match instant {
            Instant::Acknowledged(more) => self.wait(&self.world.acknowledged, more).await,
            Instant::Sent(more) => self.wait(&self.world.sent, more).await,
            Instant::Waking => {}
        }
        let from = self.kill();
        if matches!(instant, Instant::Waking) {
            self.server = Some(self.host.spawn());
            while TcpStream::connect(self.world.address).await.is_err() {
                tokio::task::yield_now().await;
            }
            self.kill();
        }
        if self.kills > 1 && !std::mem::replace(&mut self.was_long_away, true) {
            tokio::time::sleep(LONG_AWAY).await;
        }
        self.start().await;
        self.aways.push(Away { from, until: now() });
        self.world.servers.send_modify(|servers| *servers += 1);
    }

    async fn start(&mut self) {
        let host = Arc::clone(&self.host);
        self.server = Some(spawn_blocking(move || host.start()).await.expect("it starts"));
    }

    /// The moment just before.
    fn kill(&mut self) -> u64 {
        self.kills += 1;
        let at = now();
        self.server.take().expect("it runs").kill();
        at
    }

    async fn wait(&self, counter: &AtomicU64, more: u64) {
        let until = counter.load(Relaxed) + more;
        let enough = async {
            while counter.load(Relaxed) < until {
                self.world.news.notified().await;
            }
        };
        timeout(PATIENCE, enough).await.expect("play goes on");
    }
}

/// Makes guests of everybody and sets them down to play.
async fn players(world: &Arc<World>, parties: usize) -> (JoinSet<Ledger>, Vec<watch::Receiver<u64>>) {
    let (mut playing, mut served) = (JoinSet::new(), Vec::new());
    for number in 0..parties {
        let party = Arc::new(Party::new(number));
        for place in 0..party.people() {
            let token = guest(world.address).await.expect("anybody may become a guest");
            let me = Socket::open(world.address, &token).await.expect("a guest may connect").you.id;
            let seed = 1000 * number as u64 + place as u64;
            let player = Player::new(Arc::clone(world), Arc::clone(&party), place == 0, (token, me), seed);
            served.push(player.served.subscribe());
            playing.spawn(player.play());
        }
    }
    (playing, served)
}

/// What each client did last, for whoever must find out why it does not go on.
fn doing(world: &World) -> Vec<String> {
    let doing = world.doing.lock().expect("nobody panics there");
    doing.iter().map(|(player, doing)| format!("{player}: {doing}")).collect()
}

/// Every game that anybody knows of, and those that came of them, as a stranger sees them in the end.
async fn logs(world: &World, ledgers: &[Ledger]) -> Logs {
    let mut stranger = Socket::stranger(world.address).await;
    let mut games: Vec<_> = ledgers.iter().flat_map(|ledger| ledger.seen.keys().copied()).collect();
    games.extend(ledgers.iter().flat_map(|ledger| ledger.answered.iter().map(|answered| answered.game)));
    let mut logs = Logs::new();
    while let Some(game) = games.pop() {
        if let Entry::Vacant(unknown) = logs.entry(game) {
            let log = stranger.log(game).await.unwrap_or_else(|code| panic!("{game}: {code}"));
            games.extend(log.iter().filter_map(|event| match event.what {
                siliam_room::What::Rematched { game } => Some(game),
                _ => None,
            }));
            unknown.insert(log);
        }
    }
    logs
}

async fn kill_again_and_again(host: Host, seed: u64, what: &str) {
    let Scale { parties, kills } = Scale::of_this_tier();
    let world = Arc::new(World {
        address: host.address,
        servers: watch::Sender::new(0),
        finishing: watch::Sender::new(false),
        sent: AtomicU64::new(0),
        acknowledged: AtomicU64::new(0),
        news: Notify::new(),
        doing: Mutex::default(),
    });
    let host = Arc::new(host);
    let mut reaper = Reaper {
        host: Arc::clone(&host),
        world: Arc::clone(&world),
        chance: Rng::new(seed),
        server: None,
        aways: Vec::new(),
        was_long_away: false,
        kills: 0,
    };
    reaper.start().await;
    let (mut playing, mut served) = players(&world, parties).await;
    assert_eq!(playing.len() * 10, parties * PEOPLE_OF_TEN, "two clients a game");
    world.servers.send_modify(|servers| *servers += 1);
    while reaper.kills < kills {
        tokio::select! {
            () = reaper.kill_and_restart() => {}
            Some(ended) = playing.join_next() => panic!("a client ended: {:?}", ended.err()),
        }
    }
    let last = *world.servers.borrow();
    let everybody = async {
        for served in &mut served {
            served.wait_for(|&server| server == last).await.expect("they play");
        }
    };
    let gone_on = tokio::select! {
        waited = timeout(PATIENCE, everybody) => waited.is_ok(),
        Some(ended) = playing.join_next() => panic!("a client ended: {:?}", ended.err()),
    };
    if !gone_on {
        let left = served.iter().filter(|served| *served.borrow() != last).count();
        panic!("{left} clients do not go on:\n{}", doing(&world).join("\n"));
    }
    world.finishing.send_replace(true);
    let ledgers = timeout(PATIENCE, playing.join_all()).await.expect("every command is answered");
    let logs = logs(&world, &ledgers).await;
    assert!(reaper.server.take().expect("it runs").stop().success(), "it ends as it was asked to");
    judge(&ledgers, &logs, &reaper, what);
    let (said, whole) = host.check();
    assert!(whole && said.contains(&format!("games {} ", logs.len())), "{said}");
}

fn judge(ledgers: &[Ledger], logs: &Logs, reaper: &Reaper, what: &str) {
    for ledger in ledgers {
        ledger.compare(logs);
    }
    ledger::none_twice_or_half(logs);
    let charged = clocks::compare(logs, &reaper.aways);
    let count = |of: fn(&Ledger) -> u64| ledgers.iter().map(of).sum::<u64>();
    let acknowledged = count(|ledger| ledger.done() as u64);
    let resent = count(|ledger| ledger.resent);
    // Not captured: whoever runs the tests wants to see the figures.
    let _ = writeln!(
        std::io::stderr(),
        "{what}: {} clients, {} games, {} events, {acknowledged} acknowledged, {} refused, {resent} sent again, {} kills, \
         {} moves on clocks, {} of them across a restart (up to {} ms), {} heard in chats",
        ledgers.len(),
        logs.len(),
        logs.values().map(Vec::len).sum::<usize>(),
        count(|ledger| (ledger.answered.len() - ledger.done()) as u64),
        reaper.kills,
        charged.moves,
        charged.interrupted,
        charged.longest,
        count(|ledger| ledger.said),
    );
    assert!(resent > 0, "no command was under way at any kill");
    assert!(charged.longest > 3000, "no clock stood still while the server was away");
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    kill_again_and_again(Host::new(), 0x51_11A3, "killed").await;
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_disk_forgets_what_was_not_synced() {
    if let Some(disk) = ForgetfulDisk::new() {
        kill_again_and_again(Host::on(disk), 0xD15C, "killed on a disk that forgets").await;
    }
}
