//! The program as a host runs it: a process with a data folder, real sockets, and ways to end it.

pub(crate) mod socket;
pub(crate) mod table;

use siliam_faults::{Folder, ForgetfulDisk, Forgetfulness};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, SystemTime};

/// Longer than anything takes here, even on a busy machine; whoever waits so long has failed.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Clients of tests do in a second what people do in an hour.
const NO_LIMITS: &str = "
[limits]
sockets_per_address = 18000
guests = { burst = 1e9, per_second = 1e9 }
greetings = { burst = 1e9, per_second = 1e9 }
frames = { burst = 1e9, per_second = 1e9 }
tables = { burst = 1e9, per_second = 1e9 }
tables_per_address = { burst = 1e9, per_second = 1e9 }
sayings = { burst = 1e9, per_second = 1e9 }
";

/// The program.
pub(crate) fn siliam() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_siliam"));
    command.env("LC_ALL", "en");
    command
}

/// Milliseconds since 1970, by the clock that the server reads too.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("after 1970");
    u64::try_from(since.as_millis()).expect("before the year 500 million")
}

/// A port that is free now. It is none that the system gives to clients, so a server can have it again after a restart.
fn free_port() -> u16 {
    static TRIED: AtomicU16 = AtomicU16::new(0);
    let process = u16::try_from(std::process::id() % 20_000).expect("a small number");
    loop {
        let port = 10_000 + (process + TRIED.fetch_add(1, Relaxed) * 7) % 20_000;
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
}

/// Where a server listens, what it keeps and how it is started.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    pub(crate) data: PathBuf,
    /// Its configuration and its log.
    folder: Folder,
    /// What its data are written to, where that is no usual disk.
    disk: Option<ForgetfulDisk>,
    started: AtomicU64,
    /// What is logged.
    filter: &'static str,
}

impl Host {
    /// A host whose data folder is made by the server.
    pub(crate) fn new() -> Self {
        let folder = Folder::new("hosted");
        let data = folder.join("data");
        Self::with(folder, data)
    }

    /// A host that keeps its data elsewhere.
    pub(crate) fn with_data(data: PathBuf) -> Self {
        Self::with(Folder::new("hosted"), data)
    }

    /// A host whose disk forgets what was not synced: after every other kill all of it, else a half.
    pub(crate) fn on(disk: ForgetfulDisk) -> Self {
        Self { disk: Some(disk), ..Self::new() }
    }

    /// A host who wants to know more, or less.
    pub(crate) fn logging(self, filter: &'static str) -> Self {
        Self { filter, ..self }
    }

    fn with(folder: Folder, data: PathBuf) -> Self {
        let address = (Ipv4Addr::LOCALHOST, free_port()).into();
        let host = Self { address, data, folder, disk: None, started: AtomicU64::new(0), filter: "info" };
        fs::write(host.config(), NO_LIMITS).expect("a configuration can be written");
        host
    }

    fn config(&self) -> PathBuf {
        self.folder.join("siliam.toml")
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// Everything that all servers of this host wrote to standard error.
    pub(crate) fn logged(&self) -> String {
        fs::read_to_string(self.log()).unwrap_or_default()
    }

    /// SQLite's log beside the database.
    pub(crate) fn log_beside(&self) -> PathBuf {
        PathBuf::from(format!("{}-wal", database(&self.data).display()))
    }

    /// `siliam serve` as it is started here.
    pub(crate) fn command(&self) -> Command {
        let mut command = siliam();
        command.args([
            "serve",
            "--computers",
            "1",
            "--listen",
            &self.address.to_string(),
            "--log",
            self.filter,
        ]);
        command.arg("--data").arg(&self.data).arg("--config").arg(self.config());
        if let Some(disk) = &self.disk {
            let seed = self.started.fetch_add(1, Relaxed);
            let some = Forgetfulness::Most { kept: 500, seed };
            disk.carry(&mut command, if seed.is_multiple_of(2) { Forgetfulness::All } else { some });
        }
        command
    }

    /// Starts a server; it may not be ready yet.
    pub(crate) fn spawn(&self) -> Server {
        let log = File::options().create(true).append(true).open(self.log()).expect("a log can be written");
        let child = self.command().stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn();
        Server { child: child.expect("the program starts"), address: self.address }
    }

    /// Starts a server and waits until it listens.
    pub(crate) fn start(&self) -> Server {
        let mut server = self.spawn();
        assert!(server.listens(), "the server does not start:\n{}", self.logged());
        server
    }

    /// Starts a server that cannot run; what it says, in one line, and its exit status.
    pub(crate) fn refused(&self) -> (String, Option<i32>) {
        let mut command = self.command();
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut server =
            Server { child: command.spawn().expect("the program starts"), address: self.address };
        assert!(!server.listens(), "it runs");
        let (mut said, status) = (String::new(), server.child.wait().expect("it ends"));
        server.child.stderr.take().expect("piped").read_to_string(&mut said).expect("text");
        let said: Vec<&str> = said.lines().filter(|line| line.starts_with("siliam: ")).collect();
        assert_eq!(said.len(), 1, "one line says what is wrong: {said:?}");
        (said[0].to_owned(), status.code())
    }

    /// `siliam backup`, and the copy put in the place of what was there, so that all of it is in one file.
    pub(crate) fn restore_a_copy(&self) {
        let copy = self.folder.join("copy.db");
        let made = siliam().arg("backup").arg(&copy).arg("--data").arg(&self.data).output();
        let made = made.expect("the program starts");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let file = database(&self.data).display().to_string();
        for log in [format!("{file}-wal"), format!("{file}-shm")] {
            let _ = fs::remove_file(log);
        }
        fs::copy(&copy, file).expect("it can be replaced");
        fs::remove_file(copy).expect("it was made");
    }

    /// `siliam store check`: what it says, and whether all is well.
    pub(crate) fn check(&self) -> (String, bool) {
        let checked = siliam().args(["store", "check", "--data"]).arg(&self.data).output();
        let checked = checked.expect("the program starts");
        let said = [checked.stdout, checked.stderr].concat();
        (String::from_utf8(said).expect("text"), checked.status.success())
    }
}

/// A running server, which ends with the test at the latest.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Waits for the line that says where it listens; `false` if it ended instead.
    pub(crate) fn listens(&mut self) -> bool {
        let stdout = self.child.stdout.as_mut().expect("piped");
        let mut line = String::new();
        // One byte at a time: what follows stays in the pipe.
        BufReader::with_capacity(1, stdout).read_line(&mut line).expect("text");
        line.contains(&self.address.to_string())
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let kill = Command::new("kill").args([&format!("-{name}"), &self.id().to_string()]).status();
        assert!(kill.expect("kill is there").success());
    }

    /// Asks it to end and waits until it has.
    pub(crate) fn stop(mut self) -> ExitStatus {
        self.signal("TERM");
        self.child.wait().expect("it ends")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A plain request; status and body.
pub(crate) fn request(address: SocketAddr, method: &str, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time");
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
    )
    .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body).to_owned();
    (status, body)
}

/// The database of a data folder.
pub(crate) fn database(data: &Path) -> PathBuf {
    data.join(siliam_store::DATABASE)
}
