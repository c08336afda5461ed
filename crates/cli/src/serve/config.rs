//! What the server is told: by flags, else by the environment, else by a file, else as usual.

use crate::failure::Failure;
use clap::ArgMatches;
use serde::Deserialize;
use siliam_core::Arg;
use siliam_messages::Messages;
use siliam_server::{Limits, Rate, Settings};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use tracing_subscriber::EnvFilter;

/// What is logged.
pub(super) struct Log {
    /// As the crate `tracing-subscriber` reads it: `info`, `siliam_server=debug`.
    pub(super) filter: Option<String>,
    pub(super) json: bool,
}

/// What a configuration file may hold; `docs/hosting.md` explains it.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    listen: Option<SocketAddr>,
    data: Option<PathBuf>,
    public_url: Option<String>,
    proxies: Option<Vec<IpAddr>>,
    computers: Option<usize>,
    log: Option<String>,
    log_json: Option<bool>,
    #[serde(default)]
    limits: FileLimits,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileLimits {
    sockets: Option<usize>,
    sockets_per_address: Option<usize>,
    watched: Option<usize>,
    guests: Option<FileRate>,
    greetings: Option<FileRate>,
    frames: Option<FileRate>,
    tables: Option<FileRate>,
    tables_per_address: Option<FileRate>,
    sayings: Option<FileRate>,
    pictures: Option<FileRate>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileRate {
    burst: f64,
    per_second: f64,
}

impl FileLimits {
    /// A limit under which nobody could do anything, and what the file says of it.
    fn barring(&self) -> Option<(&'static str, String)> {
        let counts = [
            ("sockets", self.sockets),
            ("sockets_per_address", self.sockets_per_address),
            ("watched", self.watched),
        ];
        let rates = [
            ("guests", self.guests),
            ("greetings", self.greetings),
            ("frames", self.frames),
            ("tables", self.tables),
            ("tables_per_address", self.tables_per_address),
            ("sayings", self.sayings),
            ("pictures", self.pictures),
        ];
        let none = counts.into_iter().find(|&(_, count)| count == Some(0));
        let none = none.map(|(key, _)| (key, "0".to_owned()));
        let bars = |rate: FileRate| !(rate.burst >= 1.0 && rate.per_second > 0.0);
        let slow =
            rates.into_iter().find_map(|(key, rate)| rate.filter(|&rate| bars(rate)).map(|rate| (key, rate)));
        none.or_else(|| {
            slow.map(|(key, FileRate { burst, per_second })| {
                (key, format!("{{ burst = {burst}, per_second = {per_second} }}"))
            })
        })
    }

    fn limits(&self) -> Limits {
        let usual = Limits::default();
        let rate = |found: Option<FileRate>, usual: Rate| {
            found.map_or(usual, |FileRate { burst, per_second }| Rate { burst, per_second })
        };
        Limits {
            sockets: self.sockets.unwrap_or(usual.sockets),
            sockets_per_address: self.sockets_per_address.unwrap_or(usual.sockets_per_address),
            watched: self.watched.unwrap_or(usual.watched),
            guests: rate(self.guests, usual.guests),
            greetings: rate(self.greetings, usual.greetings),
            frames: rate(self.frames, usual.frames),
            tables: rate(self.tables, usual.tables),
            tables_per_address: rate(self.tables_per_address, usual.tables_per_address),
            sayings: rate(self.sayings, usual.sayings),
            pictures: rate(self.pictures, usual.pictures),
        }
    }
}

/// Reads everything the server is told.
pub(super) fn read(matches: Option<&ArgMatches>, messages: &Messages) -> Result<(Settings, Log), Failure> {
    let asked = Asked { matches, messages };
    let file = asked.file()?;
    let listen = asked.value("listen", file.listen)?.unwrap_or((Ipv4Addr::LOCALHOST, 7420).into());
    let data = match asked.value("data", file.data)? {
        Some(data) => data,
        None => siliam_store::data_folder().map_err(|error| Failure::Input(messages.refusal(&error)))?,
    };
    let public_url: Option<PublicUrl> =
        asked.value("public-url", asked.of_file("public_url", file.public_url)?)?;
    let mut settings = Settings::new(listen, data);
    settings.public_url = public_url.map(|PublicUrl(url)| url);
    settings.proxies = file.proxies.unwrap_or_default();
    let computers: Option<NonZeroUsize> = asked
        .value("computers", asked.of_file("computers", file.computers.map(|count| count.to_string()))?)?;
    settings.computers = computers.map_or(settings.computers, NonZeroUsize::get);
    settings.limits = file.limits.limits();
    if let Some((key, value)) = file.limits.barring() {
        return Err(asked.bad(key, &value));
    }
    let filter: Option<Filter> = asked.value("log", asked.of_file("log", file.log)?)?;
    let log = Log { filter: filter.map(|Filter(text)| text), json: file.log_json.unwrap_or(false) };
    Ok((settings, log))
}

/// A public address that will do, without the slash at its end.
struct PublicUrl(String);

impl FromStr for PublicUrl {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if is_address(text) { Ok(Self(text.trim_end_matches('/').to_owned())) } else { Err(()) }
    }
}

/// What is logged, in words that can be read.
struct Filter(String);

impl FromStr for Filter {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse::<EnvFilter>().map(|_| Self(text.to_owned())).map_err(|_| ())
    }
}

/// `http://…` or `https://…` with a host and nothing else: the page does not live under a path.
fn is_address(url: &str) -> bool {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let host = rest.map(|rest| rest.strip_suffix('/').unwrap_or(rest));
    let fits = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]_".contains(letter);
    host.is_some_and(|host| !host.is_empty() && host.chars().all(fits))
}

struct Asked<'a> {
    matches: Option<&'a ArgMatches>,
    messages: &'a Messages,
}

impl Asked<'_> {
    fn bad(&self, name: &str, value: &str) -> Failure {
        let args = [("found", Arg::Text(name.to_owned())), ("value", Arg::Text(value.to_owned()))];
        Failure::Input(self.messages.with("cli-bad-value", &args))
    }

    /// What flag or environment say; else the file's word.
    fn value<T: FromStr>(&self, id: &str, of_file: Option<T>) -> Result<Option<T>, Failure> {
        let flag = self.matches.and_then(|matches| matches.get_one::<String>(id).cloned());
        let variable = format!("SILIAM_{}", id.to_uppercase().replace('-', "_"));
        let (name, text) = match (flag, std::env::var(&variable)) {
            (Some(text), _) => (format!("--{id}"), text),
            (None, Ok(text)) => (variable, text),
            (None, Err(_)) => return Ok(of_file),
        };
        text.parse().map(Some).map_err(|_| self.bad(&name, &text))
    }

    /// What a key of the file says.
    fn of_file<T: FromStr>(&self, key: &str, text: Option<String>) -> Result<Option<T>, Failure> {
        text.map(|text| text.parse().map_err(|_| self.bad(key, &text))).transpose()
    }

    fn file(&self) -> Result<File, Failure> {
        let Some(path) = self.value::<PathBuf>("config", None)? else { return Ok(File::default()) };
        let shown = path.display().to_string();
        let refused = |why: String| {
            let args = [("file", Arg::Text(shown.clone())), ("why", Arg::Text(why))];
            Failure::Input(self.messages.with("cli-bad-file", &args))
        };
        let unreadable = |error| Failure::of_system(&shown, &error, self.messages);
        let text = std::fs::read_to_string(&path).map_err(unreadable)?;
        toml::from_str(&text).map_err(|error| {
            let line =
                error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            refused(format!("{line}: {}", error.message()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{File, FileLimits, is_address};
    use siliam_server::Limits;

    #[test]
    fn the_page_for_hosts_has_every_key_with_its_usual_value() {
        let page = include_str!("../../../../docs/hosting.md");
        let mut blocks = page.split("```toml\n").skip(1).filter_map(|block| block.split("```").next());
        let text = blocks.find(|block| block.contains("[limits]")).expect("a whole file");
        let File { listen, data, public_url, proxies, computers, log, log_json, limits } =
            toml::from_str(text).expect("it can be read");
        assert!(listen.is_some_and(|listen| listen.to_string() == "127.0.0.1:7420"));
        assert!(data.is_some() && proxies.is_some() && computers.is_some() && log.is_some());
        assert!(public_url.is_some_and(|url| is_address(&url)) && log_json == Some(false));
        assert_eq!(limits.limits(), Limits::default());
        let FileLimits { sockets, sockets_per_address, watched, .. } = limits;
        assert!(sockets.is_some() && sockets_per_address.is_some() && watched.is_some());
        let FileLimits { guests, greetings, frames, tables, tables_per_address, sayings, pictures, .. } =
            limits;
        let rates = [guests, greetings, frames, tables, tables_per_address, sayings, pictures];
        assert!(rates.iter().all(Option::is_some));
    }

    #[test]
    fn a_misspelt_key_is_no_key() {
        assert!(toml::from_str::<File>("listten = \"127.0.0.1:1\"").is_err());
        assert!(toml::from_str::<File>("[limits]\nframe = 1").is_err());
    }

    #[test]
    fn a_limit_that_bars_everybody_is_named() {
        let barring = |text: &str| toml::from_str::<FileLimits>(text).expect("a file").barring();
        assert_eq!(barring("sockets = 0"), Some(("sockets", "0".to_owned())));
        let slow = Some(("frames", "{ burst = -1, per_second = 0 }".to_owned()));
        assert_eq!(barring("frames = { burst = -1, per_second = 0 }"), slow);
        assert!(barring("guests = { burst = 1, per_second = nan }").is_some());
        assert_eq!(barring("sockets = 1\nframes = { burst = 1, per_second = 0.1 }"), None);
    }

    #[test]
    fn a_public_address_has_a_scheme_and_a_host() {
        for url in [
            "http://siliam.example",
            "https://siliam.example:8443",
            "http://[::1]:7420",
            "https://siliam.example/",
        ] {
            assert!(is_address(url), "{url}");
        }
        for url in [
            "siliam.example",
            "ftp://siliam.example",
            "https://",
            "https:///x",
            "https://a.example/siliam",
            "https://a b",
            "https://a\"b",
        ] {
            assert!(!is_address(url), "{url}");
        }
    }
}
