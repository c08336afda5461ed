//! How much of anything one client may have. `docs/hosting.md` lists the numbers.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

/// So many at once, and then so many a second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// Then each second.
    pub per_second: f64,
}

/// What one client may use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Sockets open at the same time, all clients together.
    pub sockets: usize,
    /// Sockets open at the same time from one address; a school shares one.
    pub sockets_per_address: usize,
    /// New guests from one address.
    pub guests: Rate,
    /// New web sockets from one address.
    pub greetings: Rate,
    /// Frames of one connection.
    pub frames: Rate,
    /// Tables created by one person, rematches too.
    pub tables: Rate,
    /// Tables created from one address.
    pub tables_per_address: Rate,
    /// Chat lines of one person.
    pub sayings: Rate,
    /// Public links read and pictures drawn for one address; cached answers do not count.
    pub pictures: Rate,
    /// Games that one connection watches.
    pub watched: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sockets: 18_000,
            sockets_per_address: 2000,
            guests: Rate { burst: 100.0, per_second: 2.0 },
            greetings: Rate { burst: 200.0, per_second: 20.0 },
            frames: Rate { burst: 80.0, per_second: 20.0 },
            tables: Rate { burst: 20.0, per_second: 0.1 },
            tables_per_address: Rate { burst: 60.0, per_second: 0.5 },
            sayings: Rate { burst: 5.0, per_second: 0.5 },
            pictures: Rate { burst: 60.0, per_second: 2.0 },
            watched: 64,
        }
    }
}

/// A token bucket: it fills at a rate, and each action takes one token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { level: rate.burst, at: now }
    }

    /// Takes a token; `false` where there is none.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * rate.per_second).min(rate.burst);
        self.at = now;
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }
}

/// A bucket for each of many clients; those that are full again are forgotten.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    of: HashMap<K, Bucket>,
    swept: Instant,
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, of: HashMap::new(), swept: Instant::now() }
    }

    /// Takes a token of a client; `false` where there is none.
    pub(crate) fn take(&mut self, key: K, now: Instant) -> bool {
        let rate = self.rate;
        let filling = Duration::from_secs_f64(rate.burst / rate.per_second.max(1e-3));
        if now.saturating_duration_since(self.swept) > filling {
            self.of.retain(|_, bucket| now.saturating_duration_since(bucket.at) <= filling);
            self.swept = now;
        }
        self.of.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number as the page writes it.
    fn written<N: ToString + Copy>(number: N) -> String {
        let digits = number.to_string();
        let first = digits.len() % 3;
        let groups = digits.as_bytes()[first..].chunks(3).map(String::from_utf8_lossy);
        let groups = std::iter::once(digits[..first].into()).chain(groups).filter(|group| !group.is_empty());
        groups.collect::<Vec<_>>().join(",")
    }

    #[test]
    fn the_page_for_hosts_tells_every_number() {
        let rate = |Rate { burst, per_second }| format!("{burst} at once, then {per_second} a second");
        let bytes = |number| format!("{} bytes", written(number));
        let seconds = |time: Duration| format!("{} seconds", time.as_secs_f64());
        let usual = Limits::default();
        let rows = [
            ("`sockets`", written(usual.sockets)),
            ("`sockets_per_address`", written(usual.sockets_per_address)),
            ("`guests`", rate(usual.guests)),
            ("`greetings`", rate(usual.greetings)),
            ("`frames`", rate(usual.frames)),
            ("`tables`", rate(usual.tables)),
            ("`tables_per_address`", rate(usual.tables_per_address)),
            ("open tables of one person that are shown", crate::lobby::EACH.to_string()),
            ("`sayings`", rate(usual.sayings)),
            ("`pictures`", rate(usual.pictures)),
            ("`watched`", written(usual.watched)),
            ("a frame", bytes(crate::routes::FRAME)),
            ("frames that cannot be read", crate::socket::MALFORMED.to_string()),
            ("frames that wait for one connection", written(crate::live::QUEUE)),
            ("bytes that wait in one socket", written(crate::routes::WRITE)),
            ("time to send the head of a request", seconds(crate::serving::PATIENCE)),
            ("size of the head of a request", bytes(crate::serving::HEAD)),
            ("time to take one frame", seconds(crate::socket::PATIENCE)),
            ("a ping", format!("every {}", seconds(crate::socket::PING))),
            ("a line said", format!("{} letters", crate::hall::SAYING)),
            ("lines of a game's talk kept", written(crate::live::SAYINGS)),
            (
                "time put down to the network",
                format!("{} and {} milliseconds", siliam_room::MOST_LAG, written(siliam_room::PURSE)),
            ),
            ("the server's heartbeat", format!("every {}", seconds(crate::waking::HEARTBEAT))),
            ("unnoticed sleep", seconds(Duration::from_millis(crate::waking::NAP))),
            ("waiting for answers at a stop", seconds(crate::serving::STOPPING)),
            ("pictures drawn at the same time", crate::drawers::AT_ONCE.to_string()),
            ("pictures that wait to be drawn", crate::drawers::WAITING.to_string()),
            ("pictures remembered", bytes(crate::drawers::REMEMBERED)),
            ("a picture of a link", {
                let (width, height) = crate::unfolding::CARD;
                format!("{} by {height} pixels", written(width))
            }),
        ];
        let page = include_str!("../../../docs/hosting.md");
        let table = page.split("\n## Limits").nth(1).expect("a chapter on limits");
        for (limit, number) in rows {
            let row = table.lines().find(|line| line.starts_with(&format!("| {limit}")));
            let row = row.unwrap_or_else(|| panic!("no row for {limit}"));
            let told = row.split(" | ").nth(1).unwrap_or_default();
            assert!(told.starts_with(&number), "{limit}: {number}, but the page says {told}");
        }
        assert!(
            siliam_room::Name::read(&"x".repeat(24)).is_some()
                && siliam_room::Name::read(&"x".repeat(25)).is_none()
        );
        assert!(table.contains("| a name | 24 letters |"));
        // Those that can be set, and no others, have names.
        let named = table.lines().filter(|line| line.starts_with("| `")).count();
        assert_eq!(named, 10, "every limit of the file");
    }

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let rate = Rate { burst: 3.0, per_second: 2.0 };
        let begin = Instant::now();
        let mut buckets = Buckets::new(rate);
        let mut taken = |after: u64| buckets.take("one", begin + Duration::from_millis(after));
        assert_eq!([0, 0, 0, 0].map(&mut taken), [true, true, true, false]);
        assert_eq!([400, 600, 700].map(&mut taken), [false, true, false]);
        assert_eq!([60_000, 60_000, 60_000, 60_000].map(&mut taken), [true, true, true, false]);
        assert!(buckets.take("other", begin));
    }
}
