//! Going on after a sleep: of the process, which was stopped or killed, or of the whole machine.
//!
//! Clocks stand still for as long as nobody was there to take a move. What is known of that is the heartbeat: in the store
//! for the process, in memory for a machine that was suspended, or whose clock was put forward.

use crate::hall::{Hall, Refused, now};
use crate::live::Live;
use crate::refusals::HouseRefusal;
use siliam_room::{Act, Command, GameId, Moment, Who};
use siliam_store::{Listed, MOST_LISTED, Store, StoreError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::task::JoinSet;
use tracing::{error, info, warn};

/// How often the store hears that the server is awake.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(2);
/// A process without a heartbeat for so many milliseconds was suspended. On a busy machine a heartbeat may be late; that does no
/// harm: players are given that time back.
pub(crate) const NAP: u64 = 5000;

/// When the server was awake.
#[derive(Default)]
pub(crate) struct Pulse {
    /// The last heartbeat; 0 before the first one.
    felt: AtomicU64,
    /// Held while the time of a suspension is given back.
    waking: tokio::sync::Mutex<()>,
    /// The last heartbeat could not be written.
    is_failing: AtomicBool,
}

impl Pulse {
    pub(crate) fn is_failing(&self) -> bool {
        self.is_failing.load(Relaxed)
    }

    /// Since when the server slept, if it did.
    fn nap(&self, now: Moment) -> Option<Moment> {
        let felt = Moment(self.felt.load(Relaxed));
        (felt.0 > 0 && now.since(felt) > NAP).then_some(felt)
    }
}

impl<S: Store> Hall<S> {
    /// Resumes the games that ran when the server stopped, with their clocks as they were then, and says how many.
    pub(crate) async fn wake(self: &Arc<Self>) -> Result<usize, StoreError> {
        let awake = self.store.last_beat().await?;
        let woken = self.wake_since(awake).await?;
        // Only now: a server that is killed before this must wake the same games again.
        self.store.beat(now()).await?;
        self.pulse.felt.store(now().0, Relaxed);
        Ok(woken)
    }

    async fn wake_since(self: &Arc<Self>, awake: Option<Moment>) -> Result<usize, StoreError> {
        let mut woken = 0;
        let mut last = None;
        loop {
            let games = self.store.house_games(last, MOST_LISTED).await?;
            let Some(end) = games.last() else { return Ok(woken) };
            last = Some(end.game);
            woken += games.len();
            // Read beforehand: nobody is charged for the time that reading takes.
            let read = self.read_all(&games).await;
            // All at once, so that they share commits.
            let mut waking = JoinSet::new();
            for listed in games {
                let hall = Arc::clone(self);
                waking.spawn(async move { hall.wake_one(listed, awake).await });
            }
            while let Some(woken) = waking.join_next().await {
                woken.unwrap_or(Ok(()))?;
            }
            for (game, live) in read {
                drop(live);
                self.forget(game);
            }
        }
    }

    /// Reads games into memory; one that cannot be read is reported when it is woken.
    async fn read_all(self: &Arc<Self>, games: &[Listed]) -> Vec<(GameId, Arc<Live>)> {
        let mut reading = JoinSet::new();
        for &Listed { game, .. } in games {
            let hall = Arc::clone(self);
            reading.spawn(async move { Some((game, hall.live(game).await.ok()?)) });
        }
        reading.join_all().await.into_iter().flatten().collect()
    }

    async fn wake_one(self: &Arc<Self>, listed: Listed, awake: Option<Moment>) -> Result<(), StoreError> {
        let Listed { game, summary } = listed;
        // Nothing was asleep before the last event.
        let awake = awake.unwrap_or(summary.changed).max(summary.changed);
        let slept = now().since(awake);
        let woken = if summary.deadline.is_some() && slept > 0 {
            self.act_awake(game, Act::at(now()), Who::House, Command::Pause(slept)).await.map(drop)
        } else {
            self.look_at(game).await.map_err(Refused::from)
        };
        match woken {
            Ok(()) => Ok(()),
            Err(Refused::Store(error)) => Err(error),
            // One damaged game must not keep the others from being played.
            Err(refused) => {
                error!(%game, refusal = %refused.as_refusal(), "a running game cannot be woken");
                Ok(())
            }
        }
    }

    /// Sets the clock of a game that is not in memory, and asks its computers.
    pub(crate) async fn look_at(&self, game: GameId) -> Result<(), HouseRefusal> {
        let live = self.live(game).await?;
        if let Some(room) = &*live.room.lock().await {
            self.look_after(game, room);
        }
        drop(live);
        self.forget(game);
        Ok(())
    }

    /// Gives all players back the time of a suspension that ends now, before anything is charged.
    pub(crate) async fn rouse(self: &Arc<Self>) {
        if self.pulse.nap(now()).is_none() {
            return;
        }
        let _waking = self.pulse.waking.lock().await;
        // Somebody else may have done it while we waited.
        let Some(felt) = self.pulse.nap(now()) else { return };
        match self.wake_since(Some(felt)).await {
            Ok(games) => info!(games, seconds = now().since(felt) / 1000, "the server slept"),
            Err(error) => warn!(%error, "the server slept, and clocks cannot be put right"),
        }
        self.pulse.felt.store(now().0, Relaxed);
    }

    /// Tells the store again and again that the server is awake, so that clocks stand still while it is not.
    pub(crate) async fn beat(self: Arc<Self>) {
        let mut interval = tokio::time::interval(HEARTBEAT);
        loop {
            interval.tick().await;
            self.rouse().await;
            let now = now();
            self.pulse.felt.store(now.0, Relaxed);
            let beaten = self.store.beat(now).await;
            let failed_before = self.pulse.is_failing.swap(beaten.is_err(), Relaxed);
            match beaten {
                Err(error) if !failed_before => error!(%error, "nothing can be written"),
                Ok(()) if failed_before => info!("everything can be written again"),
                _ => {}
            }
        }
    }
}
