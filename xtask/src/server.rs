//! A server of ours or of others, which ends with what uses it.

use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running server.
pub(crate) struct Server {
    child: Child,
    /// Kept, so that it may go on printing.
    _printed: BufReader<ChildStdout>,
    /// Where it listens, as `127.0.0.1:7420`.
    pub(crate) address: String,
}

impl Server {
    /// Starts `siliam serve` on a free port, with empty data and this configuration under a folder.
    pub(crate) fn siliam(siliam: &Path, folder: &Path, config: &str) -> Result<Self> {
        let (data, file, log) = (folder.join("data"), folder.join("siliam.toml"), folder.join("log"));
        if data.exists() {
            fs::remove_dir_all(&data)?;
        }
        fs::create_dir_all(folder)?;
        fs::write(&file, config)?;
        let mut serve = Command::new(siliam);
        serve.args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--log", "warn"]);
        serve.arg("--data").arg(data).arg("--config").arg(file).stderr(File::create(&log)?);
        let (mut server, line) = Self::start(&mut serve)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let Some(address) = address else {
            bail!("the server does not start: {}", fs::read_to_string(&log)?)
        };
        server.address.push_str(address);
        Ok(server)
    }

    /// Starts any program and waits for the first line that it prints.
    pub(crate) fn start(command: &mut Command) -> Result<(Self, String)> {
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = child.with_context(|| format!("{command:?} does not start"))?;
        let (mut line, mut printed) = (String::new(), BufReader::new(child.stdout.take().context("piped")?));
        printed.read_line(&mut line)?;
        Ok((Self { child, _printed: printed, address: String::new() }, line))
    }

    /// Kilobytes of memory in use.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("a running process")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }

    /// Seconds of processor time spent so far.
    pub(crate) fn processor_time(&self) -> Result<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields: Vec<&str> = stat.rsplit(") ").next().context("a running process")?.split(' ').collect();
        let ticks: f64 = fields[11].parse::<f64>()? + fields[12].parse::<f64>()?;
        // A hundredth of a second each, on every Linux.
        Ok(ticks / 100.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
